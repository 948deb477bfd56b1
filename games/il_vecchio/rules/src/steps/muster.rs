//! §8.7 and §8.8: the family event goes round the table.

use super::Yielding;
use crate::{Event, IlVecchio};
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Muster {
    pub seat: Seat,
    /// Families that have not been asked.
    pub left: u8,
}

impl kit::Step<IlVecchio> for Muster {
    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, log: &mut L) {
        let Muster { seat, left } = self;
        if left == 0 {
            return;
        }
        game.push(Muster { seat: seat.next(game.seats), left: left - 1 });
        if !game.family(seat).present().is_empty() {
            game.push(Yielding { seat });
        } else {
            log.tell(|| Event::Unmustered { seat });
        }
    }
}
