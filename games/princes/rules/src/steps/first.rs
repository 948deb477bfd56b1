//! Set-up: chance names the first player of round 1 (§1.8).

use crate::Choice;
use crate::event::Event;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Rng, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct First {}

impl kit::Step<Princes> for First {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(Seat::all(game.seats).map(Choice::First));
    }

    fn sample(&self, game: &Princes, rng: &mut Rng) -> Option<Choice> {
        Some(Choice::First(Seat(rng.below(usize::from(game.seats)) as u8)))
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        if let Choice::First(seat) = choice {
            game.first = seat;
            log.tell(|| Event::First { seat });
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-first")
    }
}
