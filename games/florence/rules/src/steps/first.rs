//! §1.12: chance names the first player.

use super::DealObjective;
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::Side;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstPlayer {}

impl Step<Florence> for FirstPlayer {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Seat::all(game.seats).map(Choice::First));
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::First(seat) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.first = Side(seat.0);
        log.tell(|| Event::First { seat });
        game.push(DealObjective { seat: Seat(0) });
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-first-player")
    }
}
