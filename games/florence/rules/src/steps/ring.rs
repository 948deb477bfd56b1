//! §4.1: who passes lays the ring on a location.

use super::side;
use crate::choice::Choice;
use crate::event::Event;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayRing {
    pub seat: Seat,
}

impl Florence {
    pub(crate) fn ring_at(&self, place: Place) -> bool {
        self.players.iter().any(|player| player.ring == Some(place))
    }
}

impl Step<Florence> for LayRing {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Place::all().map(Choice::Ring));
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Ring(place) = choice else { return Ok(()) };
        ensure(!game.ring_at(place), || Why::new("4.1", "why-ring").figure(place.number()))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Ring(place) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.player_mut(side(self.seat)).ring = Some(place);
        let by = game.by(side(self.seat));
        log.tell(|| Event::RingLaid { by, place });
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-ring")
    }
}
