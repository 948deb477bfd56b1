//! §4.8, §4.9 and the card Family Reception (§7.10): where the débutante goes.

use super::action::{has_effect, roomy};
use super::{has_room, side};
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::{Rank, Side};
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeployAt {
    pub seat: Seat,
    /// By the card Family Reception.
    pub card: bool,
}

/// Is an own donna or maestro there to receive the débutante?
fn is_received(game: &Florence, side: Side, place: Place) -> bool {
    game.queue(place).iter().any(|m| game.side_of(m.family) == side && m.rank > Rank::Debutante)
}

impl DeployAt {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        let side = side(self.seat);
        ensure(game.in_supply(side, Rank::Debutante), || Why::new("4.9", "why-no-debutante"))?;
        if self.card {
            has_effect(roomy(game).any(|place| is_received(game, side, place)))
        } else {
            ensure(roomy(game).next().is_some(), || Why::new("2.4", "why-all-full"))
        }
    }
}

impl Step<Florence> for DeployAt {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Place::all().map(Choice::At));
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::At(place) = choice else { return Ok(()) };
        let received = !self.card || is_received(game, side(self.seat), place);
        ensure(received, || Why::new("7.10", "why-not-received").figure(place.number()))?;
        has_room(game, place)
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::At(place) = choice else { return kit::impossible_answer!(self, who, choice) };
        let family = game.family(side(self.seat));
        game.deploy(family, Rank::Debutante, place, false, log);
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-deploy")
    }
}
