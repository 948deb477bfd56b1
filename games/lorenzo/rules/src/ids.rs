//! Numbers of components. In answers, positions and views they are the words of the edition, such as `gold-mine`.

use crate::Edition;
use kit::notation::{NotationError, Word, WordReader};

macro_rules! component_id {
    ($(#[$meta:meta])* $name:ident, $list:ident, $what:literal) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub u8);

        impl $name {
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub fn word(self, edition: &Edition) -> &str {
                &edition.$list[self.index()].id
            }

            pub fn from_word(word: &str, edition: &Edition) -> Option<Self> {
                edition.$list.iter().position(|component| component.id == word).map(|index| $name(index as u8))
            }
        }

        impl Word<Edition> for $name {
            fn write(self, edition: &Edition, out: &mut String) {
                out.push_str(self.word(edition));
            }
            fn read(words: &mut WordReader<'_>, edition: &Edition) -> Result<Self, NotationError> {
                let word = words.next($what)?;
                Self::from_word(word, edition).ok_or_else(|| words.wrong(word, $what))
            }
        }
    };
}

component_id!(
    /// A development card.
    CardId, cards, "a card's id"
);
component_id!(
    /// An excommunication tile.
    TileId, tiles, "an excommunication tile's id"
);
component_id!(LeaderId, leaders, "a leader's id");
component_id!(
    /// A face of a personal bonus tile.
    BonusId, bonus_tiles, "a bonus tile's id"
);
