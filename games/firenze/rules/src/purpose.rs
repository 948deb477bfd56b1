//! What bricks are given up for.

use crate::card::Card;
use crate::phrases::card_name;
use kit::Phrase;
use serde::Serialize;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// What was built in this turn (§6.6).
    Building,
    /// An event (chapter 11). A position of an older version may not say which.
    Event {
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// The limit at the end of the turn (§9.5).
    StoreLimit,
    /// A brick of the row (§5.1).
    Exchange,
}

impl Purpose {
    /// A message of this purpose: `ask-pay` becomes `ask-pay-building`.
    pub(crate) fn said_in(self, key: &str) -> Phrase {
        match self {
            Purpose::Building => Phrase::new(format!("{key}-building")),
            Purpose::Event { card: Some(card) } => Phrase::new(format!("{key}-card")).with("card", card_name(card)),
            Purpose::Event { card: None } => Phrase::new(format!("{key}-event")),
            Purpose::StoreLimit => Phrase::new(format!("{key}-limit")),
            Purpose::Exchange => Phrase::new(format!("{key}-exchange")),
        }
    }
}
