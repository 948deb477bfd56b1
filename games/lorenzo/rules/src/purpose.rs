//! What a payment is for.

use crate::event::amounts;
use crate::goods::Goods;
use crate::places::Kind;
use kit::{Phrase, Seat};
use serde::Serialize;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// Servants that lift an action from one value to another (§3.4).
    Value { from: i16, to: i16 },
    /// The fee for a tower in which somebody stands (§4.4).
    Fee { tower: Kind },
    Price {
        card: &'static str,
        /// What discounts took off the printed price (§5.5).
        #[serde(skip_serializing_if = "Goods::is_empty")]
        saved: Goods,
    },
    /// What a card gives for it when everything arrives (§6.7).
    Exchange { card: &'static str, gain: Goods },
    /// Faith that goes back to 0 with the support of the Church (§10.3).
    Support,
    /// What the player names for an excommunication tile (§10.8).
    Tile { tile: &'static str },
}

impl Purpose {
    pub(crate) fn phrase(&self, seat: Seat, goods: &Goods) -> Phrase {
        let pays = |key: &'static str| Phrase::new(key).with("seat", seat).with("goods", amounts(goods));
        match self {
            Purpose::Value { from, to } => pays("event-pays-value").with("from", *from).with("to", *to),
            Purpose::Fee { tower } => pays("event-pays-fee").with("tower", Phrase::name("tower", tower)),
            Purpose::Price { card, saved } if saved.is_empty() => pays("event-pays-price").with("card", Phrase::name("card", card)),
            Purpose::Price { card, saved } => {
                pays("event-pays-price-discounted").with("card", Phrase::name("card", card)).with("saved", amounts(saved))
            }
            Purpose::Exchange { card, gain } => {
                pays("event-pays-exchange").with("card", Phrase::name("card", card)).with("gain", amounts(gain))
            }
            Purpose::Support => pays("event-pays-support"),
            Purpose::Tile { tile } => pays("event-pays-tile").with("tile", Phrase::name("tile", tile)),
        }
    }
}
