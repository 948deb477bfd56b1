//! Cards and pieces that nobody sees in order: shuffled cards and bags.

use crate::Rng;
use serde::{Deserialize, Serialize};

/// Counts of like pieces, drawn blindly: a cloth bag of bricks, or a shuffled deck with several copies of a card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const KINDS: usize>(pub [u8; KINDS]);

impl<const KINDS: usize> Bag<KINDS> {
    pub fn len(&self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|n| *n == 0)
    }

    /// The kinds that can be drawn; the weight of each is its count.
    pub fn kinds(&self) -> impl Iterator<Item = usize> {
        (0..KINDS).filter(|k| self.0[*k] > 0)
    }

    /// False when there is none left.
    pub fn take(&mut self, kind: usize) -> bool {
        match self.0[kind].checked_sub(1) {
            Some(rest) => {
                self.0[kind] = rest;
                true
            }
            None => false,
        }
    }

    pub fn put(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// A kind with the chance of its count; `None` when empty.
    pub fn sample(&self, rng: &mut Rng) -> Option<usize> {
        let mut point = rng.below(self.len() as usize) as u32;
        self.kinds().find(|k| {
            let n = u32::from(self.0[*k]);
            let here = point < n;
            point = point.wrapping_sub(n);
            here
        })
    }
}

impl<const KINDS: usize> Default for Bag<KINDS> {
    fn default() -> Self {
        Bag([0; KINDS])
    }
}

/// A set of up to 128 cards, each of its own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<u8>", into = "Vec<u8>")]
pub struct CardSet(u128);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);

    /// The cards `0..n`.
    pub const fn first(n: u8) -> CardSet {
        CardSet(if n >= 128 { u128::MAX } else { (1 << n) - 1 })
    }

    pub const fn contains(self, card: u8) -> bool {
        card < 128 && self.0 & (1 << card) != 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn add(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// False when it was not in the set.
    pub const fn take(&mut self, card: u8) -> bool {
        let had = self.contains(card);
        if had {
            self.0 &= !(1 << card);
        }
        had
    }

    /// From the lowest id up.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(card)
        })
    }

    /// Evenly one of them.
    pub fn sample(self, rng: &mut Rng) -> Option<u8> {
        self.iter().nth(rng.below(self.len() as usize))
    }

    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = CardSet::NONE;
        cards.into_iter().filter(|c| *c < 128).for_each(|c| set.add(c));
        set
    }
}

impl From<Vec<u8>> for CardSet {
    fn from(cards: Vec<u8>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<u8> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
}
