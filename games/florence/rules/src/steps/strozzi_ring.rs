//! §12.13: the human chooses a location for Strozzi's ring.

use crate::choice::Choice;
use crate::event::Event;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrozziRing {}

impl Step<Florence> for StrozziRing {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(Seat(0))
    }

    fn candidates(&self, _: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Place::all().map(Choice::Ring));
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Ring(place) = choice else { return Ok(()) };
        ensure(!game.ring_at(place), || Why::new("12.12", "why-ring").figure(place.number()))?;
        ensure(game.strozzi_swap(place).is_some(), || Why::new("12.12", "why-strozzi-no-swap").figure(place.number()))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Ring(place) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.lay_strozzi_ring(place, log);
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-strozzi-ring")
    }
}
