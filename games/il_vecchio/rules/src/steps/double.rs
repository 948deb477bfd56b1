//! §9.4: the double turn is taken whole or passed whole.

use super::Turn;
use crate::{Choice, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Double {
    pub seat: Seat,
}

impl kit::Step<IlVecchio> for Double {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Play, Choice::Pass]);
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        let seat = self.seat;
        if choice == Choice::Pass {
            game.family_mut(seat).passed = true;
            log.tell(|| Event::Passed { seat, points: game.edition.end.pass_points });
        } else {
            let actions = game.edition.end.actions;
            game.push(Turn { seat, actions });
        }
    }

    fn question(&self, game: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-double").with("points", game.edition.end.pass_points)
    }
}
