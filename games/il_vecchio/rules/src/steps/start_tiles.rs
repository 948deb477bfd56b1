//! §1.10: each family is dealt council tiles in turn; when all have kept one, the stack is shuffled.

use super::Look;
use crate::{Event, IlVecchio, Track};
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartTiles {
    pub seat: Seat,
    /// Families that have not been dealt to.
    pub left: u8,
}

impl kit::Step<IlVecchio> for StartTiles {
    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, _: &mut L) {
        if self.left == 0 {
            game.council.shuffle();
            return;
        }
        game.push(StartTiles { seat: self.seat.next(game.seats), left: self.left - 1 });
        let tiles = game.edition.setup.council_deal;
        Look::begin(game, self.seat, Track::Council, tiles, true);
    }
}
