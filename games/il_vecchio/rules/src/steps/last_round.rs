//! §9.2: each family has one double turn, then the game is over.

use super::{Double, Reveal};
use crate::{Event, IlVecchio};
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastRound {
    pub seat: Seat,
    /// Families that have not had their double turn.
    pub left: u8,
}

impl kit::Step<IlVecchio> for LastRound {
    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, log: &mut L) {
        let LastRound { seat, left } = self;
        if left == 0 {
            return game.tell_the_end(log);
        }
        game.push(LastRound { seat: seat.next(game.seats), left: left - 1 });
        game.push(Double { seat });
        log.tell(|| Event::TurnBegins { seat });
        // §9.3: before the choice to pass.
        game.push(Reveal { seat, bonus: true });
    }
}
