//! Where time comes from, what it is paid for, and why a card is drawn: the "why" of what is told.

use crate::choice::card_name;
use crate::choice::noble_name;
use crate::pieces::{Kind, Noble};
use kit::Phrase;
use serde::Serialize;

/// Where time comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Income {
    Round,
    /// For passing first (§4.3, §14.9).
    FirstPass,
    /// A turn after passing (§4.4).
    Bonus,
    /// A scandal card that was discarded (§7.4).
    Discard,
    /// A card that gives time itself (§7.17).
    Card(Kind),
    /// Instead of a card: the hand is full (§7.5).
    FullHand,
    /// Instead of a card: there is none left (§7.6).
    NoCards,
    /// Instead of a card, which Strozzi never keeps (§12.18).
    StrozziCard,
    /// An own bodyguard on the street (§6.6).
    Bodyguard,
}

impl Income {
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            Income::Round => Phrase::new("why-time-round"),
            Income::FirstPass => Phrase::new("why-time-first-pass"),
            Income::Bonus => Phrase::new("why-time-bonus"),
            Income::Discard => Phrase::new("why-time-discard"),
            Income::Card(kind) => card_name(kind),
            Income::FullHand => Phrase::new("why-time-full-hand"),
            Income::NoCards => Phrase::new("why-time-no-cards"),
            Income::StrozziCard => Phrase::new("why-time-strozzi-card"),
            Income::Bodyguard => Phrase::new("why-time-bodyguard"),
        }
    }
}

/// What time is paid for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Deploy,
    Promote,
    Move,
    Hurry,
    Brag,
    Gift(Noble),
    Card(Kind),
    /// One of Giovanni's rewards.
    Reward,
    StrozziCard,
}

impl Purpose {
    pub(crate) fn phrase(self) -> Phrase {
        match self {
            Purpose::Deploy => Phrase::new("for-deploying"),
            Purpose::Promote => Phrase::new("for-promoting"),
            Purpose::Move => Phrase::new("for-moving"),
            Purpose::Hurry => Phrase::new("for-hurrying"),
            Purpose::Brag => Phrase::new("for-bragging"),
            Purpose::Gift(noble) => Phrase::new("for-a-gift").with("noble", noble_name(noble)),
            Purpose::Card(kind) => card_name(kind),
            Purpose::Reward => Phrase::new("for-the-reward"),
            Purpose::StrozziCard => Phrase::new("for-his-card"),
        }
    }
}

/// What gives a player a scandal card (§8.3, §8.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Brag,
    Spy,
}

/// What decided between players with equally many VP (§11.4).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Decided {
    /// VP alone.
    Vp,
    Members(u8),
    Gifts(u8),
    /// Nothing: victory is shared.
    Nothing,
}
