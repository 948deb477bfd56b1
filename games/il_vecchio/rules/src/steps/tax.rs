//! §8.4 and §8.5: the tax goes round the table.

use super::Pay;
use crate::effects::Source;
use crate::{Event, IlVecchio};
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tax {
    pub seat: Seat,
    /// Families that have not been asked.
    pub left: u8,
}

impl kit::Step<IlVecchio> for Tax {
    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, log: &mut L) {
        let Tax { seat, left } = self;
        if left == 0 {
            return;
        }
        game.push(Tax { seat: seat.next(game.seats), left: left - 1 });
        if game.can_pay(seat, &game.edition.tax) {
            game.push(Pay { seat, source: Source::Tax });
        } else {
            log.tell(|| Event::Untaxed { seat });
        }
    }
}
