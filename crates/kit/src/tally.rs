//! Counts of like things, in place. Written as `{"white": 3}`, without what there is none of.

use crate::notation::WordEnum;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// So many of each kind: bricks by colour, cards by name. `N` is the number of kinds.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tally<K, const N: usize> {
    counts: [u8; N],
    kind: PhantomData<K>,
}

impl<K: WordEnum, const N: usize> Tally<K, N> {
    pub const NONE: Self = Tally { counts: [0; N], kind: PhantomData };

    pub fn of(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    pub fn has(&self, kind: K) -> bool {
        self.of(kind) > 0
    }

    pub fn len(&self) -> u8 {
        self.counts.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|n| *n == 0)
    }

    /// More than fits in a byte is in no box; a document that says so is refused when the pieces are counted.
    pub fn add(&mut self, kind: K, n: u8) {
        let count = &mut self.counts[kind.index()];
        *count = count.saturating_add(n);
    }

    /// # Panics
    /// When there are fewer, which the rules rule out before they take.
    pub fn take(&mut self, kind: K, n: u8) {
        let count = &mut self.counts[kind.index()];
        debug_assert!(*count >= n, "taking more than there is");
        *count = count.saturating_sub(n);
    }

    pub fn add_all(&mut self, other: &Self) {
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine = mine.saturating_add(theirs);
        }
    }

    /// The kinds there are, in order, each with its count.
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> {
        K::ALL.iter().zip(&self.counts).filter(|(_, n)| **n > 0).map(|(kind, n)| (*kind, *n))
    }

    /// What is missing from `whole`; the first kind of which there is too much otherwise.
    pub fn missing_from(&self, whole: &Self) -> Result<Self, K> {
        let mut rest = Self::NONE;
        for &kind in K::ALL {
            rest.counts[kind.index()] = whole.of(kind).checked_sub(self.of(kind)).ok_or(kind)?;
        }
        Ok(rest)
    }

    /// The kind of the piece that stands at a place when all are laid out in order: a fair draw for an even place.
    pub fn nth(&self, place: usize) -> Option<K> {
        let mut rest = place;
        for (kind, n) in K::ALL.iter().zip(&self.counts) {
            if rest < usize::from(*n) {
                return Some(*kind);
            }
            rest -= usize::from(*n);
        }
        None
    }
}

impl<K: WordEnum, const N: usize> Default for Tally<K, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: WordEnum, const N: usize> FromIterator<(K, u8)> for Tally<K, N> {
    fn from_iter<I: IntoIterator<Item = (K, u8)>>(counts: I) -> Self {
        let mut tally = Self::NONE;
        for (kind, n) in counts {
            tally.add(kind, n);
        }
        tally
    }
}

impl<K: WordEnum, const N: usize> Serialize for Tally<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(kind, n)| (kind.word(), n)))
    }
}

/// No box holds more than 100 of a kind; anything above would overflow a sum.
const MOST: u8 = 100;

impl<'de, K: WordEnum, const N: usize> Deserialize<'de> for Tally<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tally = Self::NONE;
        let mut total = 0u32;
        // `null` is none: a merge patch can't take a key away.
        for (word, n) in BTreeMap::<String, Option<u8>>::deserialize(deserializer)? {
            let n = n.unwrap_or(0);
            let kind = K::from_word(&word).ok_or_else(|| D::Error::custom(format!("`{word}` is not known here")))?;
            total += u32::from(n);
            if n > MOST || total > u32::from(u8::MAX) {
                return Err(D::Error::custom(format!("{n} of `{word}` is more than any box holds")));
            }
            tally.add(kind, n);
        }
        Ok(tally)
    }
}
