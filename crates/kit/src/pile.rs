//! Cards that nobody sees in order: piles and bags.

use crate::{List, Rng, Seats};
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

/// A card in a known place of a pile, and who knows it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Placed {
    pub card: u8,
    pub seen_by: Seats,
}

/// A face-down pile: shuffled cards on top (a set: nobody knows their order, so there is none until chance draws), and
/// under them cards that were put there one by one, in their order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pile<const N: usize> {
    pub shuffled: CardSet,
    /// The next to come after the shuffled ones stands first.
    pub under: List<Placed, N>,
}

impl<const N: usize> Pile<N> {
    pub fn len(&self) -> usize {
        self.shuffled.len() as usize + self.under.len()
    }

    pub fn is_empty(&self) -> bool {
        self.shuffled.is_empty() && self.under.is_empty()
    }

    /// What chance may turn up next: any of the shuffled cards, or the one card that is next in order.
    pub fn next(&self) -> CardSet {
        if self.shuffled.is_empty() { self.under.first().map(|p| p.card).into_iter().collect() } else { self.shuffled }
    }

    /// Takes the card that chance named out of the pile; false when it cannot be the next.
    pub fn take(&mut self, card: u8) -> bool {
        if !self.shuffled.is_empty() {
            return self.shuffled.take(card);
        }
        let next = self.under.first().is_some_and(|p| p.card == card);
        if next {
            self.under.remove(0);
        }
        next
    }

    /// Puts a card under the pile, in sight of `seen_by` alone.
    pub fn put_under(&mut self, card: u8, seen_by: Seats) {
        self.under.push(Placed { card, seen_by });
    }

    pub fn cards(&self) -> CardSet {
        self.shuffled.or(self.under.iter().map(|p| p.card).collect())
    }

    pub fn sample(&self, rng: &mut Rng) -> Option<u8> {
        self.next().sample(rng)
    }
}
