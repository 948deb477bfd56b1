//! What a gain comes from.

use crate::edition::MOST_CARDS;
use crate::event::amounts;
use crate::goods::Goods;
use crate::places::{Space, Work};
use kit::{List, Phrase, Seat};
use serde::Serialize;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Coins by the first turn order (§1.4).
    TurnOrder,
    /// The bonus of a floor (§4.5).
    Floor {
        space: Space,
    },
    /// An immediate effect.
    Card {
        card: &'static str,
    },
    /// An immediate effect that counts cards or points (§5.10).
    Counting {
        card: &'static str,
    },
    /// A market space or the council palace.
    Space {
        space: Space,
    },
    /// A whole harvest or production: the cards that gave something without an exchange, and the bonus tile.
    Work {
        work: Work,
        value: i16,
        cards: List<&'static str, MOST_CARDS>,
        bonus_tile: bool,
    },
    Privilege,
    Leader {
        leader: &'static str,
    },
    /// The points for so much faith (§10.3).
    FaithTrack,
}

impl Source {
    /// The whole sentence of a gain: what came, from where, and what became of the rest.
    pub(crate) fn phrase(&self, seat: Seat, goods: &Goods, less: &Goods, lost: &Goods) -> Phrase {
        let mut notes = Vec::new();
        if !less.is_empty() {
            notes.push(Phrase::new("note-less").with("goods", amounts(less)));
        }
        if !lost.is_empty() {
            notes.push(Phrase::new("note-lost").with("goods", amounts(lost)));
        }
        if let (Source::Work { value, .. }, true, true) = (self, goods.is_empty(), notes.is_empty()) {
            notes.push(Phrase::new("note-nothing-works").with("value", *value));
        }
        if let (Source::Counting { .. }, true, true) = (self, goods.is_empty(), notes.is_empty()) {
            notes.push(Phrase::new("note-nothing-counted"));
        }
        let said = Phrase::new(if notes.is_empty() { "event-gains" } else { "event-gains-noted" });
        let said = said.with("seat", seat).with("goods", amounts(goods)).with("source", self.name());
        if notes.is_empty() { said } else { said.with("notes", notes) }
    }

    fn name(&self) -> Phrase {
        match self {
            Source::TurnOrder => Phrase::new("source-turn-order"),
            Source::Floor { space } => Phrase::new("source-floor").with("floor", space.floor() as u8 + 1),
            Source::Card { card } | Source::Counting { card } => Phrase::new("source-card").with("card", Phrase::name("card", card)),
            Source::Space { space } => Phrase::name("source", space),
            Source::Work { work, cards, bonus_tile, .. } => {
                let mut workers: Vec<Phrase> = cards.iter().map(|card| Phrase::name("card", card)).collect();
                if *bonus_tile {
                    workers.push(Phrase::new("the-bonus-tile"));
                }
                if workers.is_empty() { Phrase::name("source", work) } else { Phrase::name("source-of", work).with("cards", workers) }
            }
            Source::Privilege => Phrase::new("source-privilege"),
            Source::Leader { leader } => Phrase::new("source-leader").with("leader", Phrase::name("leader", leader)),
            Source::FaithTrack => Phrase::new("source-faith-track"),
        }
    }
}
