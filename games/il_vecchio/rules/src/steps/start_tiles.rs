//! §1.10: each family is dealt council tiles in turn; when all have kept one, the stack is shuffled.

use super::Look;
use crate::{Event, IlVecchio, Track};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartTiles {
    pub seat: Seat,
    /// Families that have not been dealt to.
    pub left: u8,
}

impl kit::Step<IlVecchio> for StartTiles {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::Nobody
    }

    fn answer<L: Log<Event>>(self, _: &mut IlVecchio, _: Who, _: crate::Choice, _: &mut L) {}

    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, _: &mut L) {
        if self.left == 0 {
            game.council.shuffle();
            return;
        }
        game.push(StartTiles { seat: self.seat.next(game.seats), left: self.left - 1 });
        let tiles = game.edition.setup.council_deal;
        Look::begin(game, self.seat, Track::Council, tiles, true);
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-nothing")
    }
}
