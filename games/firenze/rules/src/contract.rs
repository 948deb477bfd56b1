//! Contracts (§1.2): a colour and an exact height.

use crate::colour::{COLOURS, Colour};
use kit::notation::{NotationError, Word, WordReader};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The lowest and the highest contract of a tower.
pub const LOWEST: u8 = 3;
pub const HIGHEST: u8 = 8;
/// Contracts in a tower, and on the board.
pub const HEIGHTS: usize = 6;
pub const CONTRACTS: usize = COLOURS * HEIGHTS;

/// A contract of the board, written `green 5`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Contract(u8);

impl Contract {
    /// `None` for a height that no contract asks for.
    pub fn new(colour: Colour, height: u8) -> Option<Contract> {
        let floor = height.checked_sub(LOWEST).filter(|_| height <= HIGHEST)?;
        Some(Contract(colour as u8 * HEIGHTS as u8 + floor))
    }

    /// From white 3 to purple 8.
    pub fn all() -> impl DoubleEndedIterator<Item = Contract> {
        (0..CONTRACTS as u8).map(Contract)
    }

    /// A tower's contracts, from the lowest up.
    pub fn of(colour: Colour) -> impl DoubleEndedIterator<Item = Contract> {
        (0..HEIGHTS as u8).map(move |floor| Contract(colour as u8 * HEIGHTS as u8 + floor))
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn colour(self) -> Colour {
        Colour::at(self.index() / HEIGHTS)
    }

    pub const fn height(self) -> u8 {
        self.0 % HEIGHTS as u8 + LOWEST
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.height())
    }
}

impl<E> Word<E> for Contract {
    fn write(self, _: &E, out: &mut String) {
        out.push_str(&self.to_string());
    }
    fn read(words: &mut WordReader<'_>, edition: &E) -> Result<Self, NotationError> {
        let colour = Colour::read(words, edition)?;
        let height = u8::read(words, edition)?;
        Contract::new(colour, height).ok_or_else(|| words.wrong(&height.to_string(), "a height from 3 to 8"))
    }
}

impl Serialize for Contract {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Contract {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.split_once(' ')
            .and_then(|(colour, height)| Contract::new(Colour::from_word(colour)?, height.parse().ok()?))
            .ok_or_else(|| D::Error::custom(format!("`{text}` is no contract; write one like `green 5`")))
    }
}
