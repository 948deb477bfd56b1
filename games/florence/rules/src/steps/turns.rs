//! §3.4: turn after turn, clockwise, until all have passed.
//! Also carried out here: §4.7.

use super::{Action, Bonus, Drive, StrozziTurn};
use crate::event::Event;
use crate::pieces::Side;
use crate::state::Florence;
use crate::strozzi::Adjustment;
use kit::{Log, Seat, Step};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turns {
    /// Whose turn comes next.
    pub next: Side,
}

impl Florence {
    pub(crate) fn all_passed(&self) -> bool {
        self.sides().all(|side| self.player(side).passed > 0)
    }
}

impl Step<Florence> for Turns {
    fn proceed<L: Log<Event>>(self, game: &mut Florence, _: &mut L) {
        if game.all_passed() {
            return game.push(Drive {});
        }
        let side = self.next;
        game.push(Turns { next: Side((side.0 + 1) % game.side_count()) });
        let seat = Seat(side.0);
        let passed = game.player(side).passed;
        if game.is_strozzi(side) {
            game.push(StrozziTurn {});
        } else if passed == 0 {
            game.push(Action { seat });
        } else if !(passed == 1 && game.adjust.has(Adjustment::NoBonusTurns)) {
            game.push(Bonus { seat }); // §14.6 takes it away
        }
    }
}
