//! A Merchant still unused after the next auctions pays the rank by itself (§8.16).

use crate::event::Event;
use crate::ids::{Character, Source};
use crate::state::Princes;
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MerchantDue {}

impl MerchantDue {
    pub fn pay<L: Log<Event>>(game: &mut Princes, log: &mut L) {
        let holder = Seat::all(game.seats).find(|s| game.prince(*s).character == Some(Character::Merchant));
        if let Some(seat) = holder {
            game.take_rank(seat, log);
        }
    }
}

impl Princes {
    /// The Merchant's prestige; he goes back (§8.13).
    pub(crate) fn take_rank<L: Log<Event>>(&mut self, seat: Seat, log: &mut L) {
        let points = self.rank(seat);
        self.prince_mut(seat).character = None;
        self.score(seat, Source::Merchant, points, log);
    }
}

impl kit::Step<Princes> for MerchantDue {
    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        MerchantDue::pay(game, log);
    }
}
