//! §2.2: the council tile that lies face down is turned up at the start of the turn. Its owner does it: nobody else knows it.

use crate::{Choice, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    pub seat: Seat,
    /// Not for a start tile (§1.11).
    pub bonus: bool,
}

impl kit::Step<IlVecchio> for Reveal {
    fn asks(&self, game: &IlVecchio) -> Asks {
        if game.family(self.seat).face_down.is_some() { Asks::one(self.seat) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.family(self.seat).face_down.map(Choice::Reveal));
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, _: Choice, log: &mut L) {
        game.turn_up(self.seat, self.bonus, log);
    }

    fn proceed<L: Log<Event>>(self, _: &mut IlVecchio, _: &mut L) {}

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-reveal")
    }
}
