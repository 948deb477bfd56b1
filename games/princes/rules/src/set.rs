//! Cards of the piles, and the empty slots of inline lists.

use crate::ids::{Bonus, Building, Card, Character, Freedom, Item, Landscape, Prestige, Profession, Sort};
use kit::WordEnum;

pub use kit::Set;

macro_rules! empty_slots {
    ($($ty:ident),+ $(,)?) => { $(
        /// The empty slot of an inline list; never seen.
        impl Default for $ty {
            fn default() -> Self { $ty::ALL[0] }
        }
    )+ };
}
empty_slots!(Profession, Building, Landscape, Freedom, Item, Bonus, Prestige, Character);

/// A card of a pile, as its own type and as [`Card`].
pub trait PileCard: WordEnum + Default {
    const SORT: Sort;
    fn card(self) -> Card;
    fn of(card: Card) -> Option<Self>;
}

macro_rules! pile_cards {
    ($($ty:ident),+) => { $(
        impl PileCard for $ty {
            const SORT: Sort = Sort::$ty;
            fn card(self) -> Card { Card::$ty(self) }
            fn of(card: Card) -> Option<Self> {
                match card { Card::$ty(card) => Some(card), _ => None }
            }
        }
    )+ };
}
pile_cards!(Profession, Bonus, Prestige);
