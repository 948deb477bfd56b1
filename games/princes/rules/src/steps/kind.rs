//! With two princes the buyer of a landscape names its kind (§3.12).

use super::purchase::give_landscape;
use crate::Choice;
use crate::event::Event;
use crate::ids::Landscape;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    pub seat: Seat,
}

impl kit::Step<Princes> for Kind {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(Landscape::ALL.iter().copied().map(Choice::Kind));
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Kind(kind) = choice else { return Ok(()) };
        ensure(game.left(kind.item()) > 0, || Why::new("3.12", "why-none-left"))?;
        game.takes(self.seat, kind.item())
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, _: &mut L) {
        if let Choice::Kind(kind) = choice {
            give_landscape(game, self.seat, kind);
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-kind")
    }
}
