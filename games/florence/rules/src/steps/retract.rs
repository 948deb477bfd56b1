//! The card Retract Brag (§7.15): which marker comes back.

use super::action::has_effect;
use super::side;
use crate::choice::Choice;
use crate::event::Event;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RetractBrag {
    pub seat: Seat,
}

impl RetractBrag {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        has_effect(Place::all().any(|place| game.brag_marker_of(side(self.seat), place)))
    }
}

impl Step<Florence> for RetractBrag {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Place::all().filter(|place| game.brag_marker_of(side(self.seat), *place)).map(Choice::At));
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::At(place) = choice else { return kit::impossible_answer!(self, who, choice) };
        let family = game.family(side(self.seat));
        for slot in game.brags[place.index()].iter_mut().filter(|slot| **slot == Some(family)) {
            *slot = None;
            game.families[family.index()].markers += 1;
        }
        let by = game.by(side(self.seat));
        log.tell(|| Event::Retracted { by, place });
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-retract")
    }
}
