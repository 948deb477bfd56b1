//! §1.12 and §1.14: the first members come to Tuscany, one family after the other.

use super::{Dice, Zone};
use crate::{Event, IlVecchio};
use kit::serde::{Deserialize, Serialize};
use kit::{Asks, Log, Phrase, Seat, Who};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(crate = "kit::serde")]
pub struct Arrive {
    pub seat: Seat,
    /// Families that have not placed in this round.
    pub left: u8,
    /// The first round rolls for the zone, the second chooses it.
    pub rolled: bool,
}

impl kit::Step<IlVecchio> for Arrive {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::Nobody
    }

    fn answer<L: Log<Event>>(self, _: &mut IlVecchio, _: Who, _: crate::Choice, _: &mut L) {}

    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, _: &mut L) {
        if self.left == 0 {
            return;
        }
        let Arrive { seat, rolled, left } = self;
        game.push(Arrive { seat: seat.next(game.seats), left: left - 1, rolled });
        let setup = &game.edition.setup;
        match (rolled, setup.members_by_roll, setup.members_by_choice) {
            (true, members @ 1.., _) => game.push(Dice { seat, members, setup: true, shown: 0 }),
            (false, _, members @ 1..) => game.push(Zone { seat, members }),
            _ => {}
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-nothing")
    }
}
