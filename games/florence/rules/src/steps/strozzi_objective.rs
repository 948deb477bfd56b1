//! §14.10: Strozzi's objective is turned up at the end.

use super::Finish;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::{Florence, STROZZI};
use kit::{Asks, Log, Phrase, Seat, Step, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnObjective {}

impl Step<Florence> for TurnObjective {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.objectives_left().map(Choice::Objective));
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, _: &mut L) {
        let Choice::Objective(card) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.player_mut(STROZZI).objective = Some(card); // scored with the others
        game.push(Finish {});
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-strozzi-objective")
    }
}
