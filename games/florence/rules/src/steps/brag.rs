//! §5 and the card Brag Anywhere (§7.18): where the player brags.
//! Also carried out here: §5.6.

use super::action::has_effect;
use super::side;
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::Source;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BragAt {
    pub seat: Seat,
    /// By the card Brag Anywhere: no member is needed.
    pub card: bool,
}

impl BragAt {
    /// `less`: cards still in hand that will have left it by then.
    pub(crate) fn possible(self, game: &Florence, less: u8) -> Result<(), Why> {
        ensure(game.families[self.seat.index()].markers > 0, || Why::new("5.2", "why-no-marker"))?;
        let somewhere = Place::all().any(|place| self.may_brag(game, place, less).is_ok());
        if self.card { has_effect(somewhere) } else { ensure(somewhere, || Why::new("5.1", "why-nowhere-to-brag")) }
    }

    fn may_brag(self, game: &Florence, place: Place, less: u8) -> Result<(), Why> {
        let side = side(self.seat);
        ensure(self.card || game.is_at(side, place), || Why::new("5.1", "why-not-there").figure(place.number()))?;
        ensure(!game.brag_marker_of(side, place), || Why::new("5.2", "why-own-marker").figure(place.number()))?;
        if game.brags[place.index()][0].is_none() {
            return Ok(()); // the bottom box will do for any VP
        }
        let vp = game.brag_vp(side, place, less);
        ensure(game.brag_box(place, vp).is_some(), || Why::new("5.5", "why-no-box").figure(vp))
    }
}

impl Step<Florence> for BragAt {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Place::all().map(Choice::At));
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::At(place) = choice else { return Ok(()) };
        self.may_brag(game, place, 0)
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::At(place) = choice else { return kit::impossible_answer!(self, who, choice) };
        let side = side(self.seat);
        let vp = game.brag_vp(side, place, 0);
        let (Some(level), Some(tile)) = (game.brag_box(place, vp), game.tiles[place.index()]) else { return };
        let family = game.family(side);
        game.families[family.index()].markers -= 1;
        game.brags[place.index()][level] = Some(family);
        let by = game.by(side);
        log.tell(|| Event::Bragged { by, tile, place, level: level as u8, vp });
        game.score(side, Source::Brag, vp, log);
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-brag")
    }
}
