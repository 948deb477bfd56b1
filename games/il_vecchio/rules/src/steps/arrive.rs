//! §1.12 and §1.14: the first members come to Tuscany, one family after the other.

use super::{Dice, Zone};
use crate::{Event, IlVecchio};
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrive {
    pub seat: Seat,
    /// Families that have not placed in this round.
    pub left: u8,
    /// The first round rolls for the zone, the second chooses it.
    pub rolled: bool,
}

impl kit::Step<IlVecchio> for Arrive {
    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, _: &mut L) {
        if self.left == 0 {
            return;
        }
        let Arrive { seat, rolled, left } = self;
        game.push(Arrive { seat: seat.next(game.seats), left: left - 1, rolled });
        let setup = &game.edition.setup;
        let members = if rolled { setup.members_by_roll } else { setup.members_by_choice };
        let members = members.min(game.family(seat).reserve);
        match (members, rolled) {
            (0, _) => {}
            (_, true) => game.push(Dice { seat, members, setup: true, shown: 0 }),
            (_, false) => game.push(Zone { seat, members }),
        }
    }
}
