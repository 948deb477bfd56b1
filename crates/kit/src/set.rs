//! Sets of the things in a box, in one word: `Copy`, no heap.

use crate::error::{DocumentError, require};
use crate::notation::WordEnum;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// One of a short list of things that are numbered from 0. Every [`WordEnum`] is; ids with fewer than 32 values may be, too.
pub trait Numbered: Copy + 'static {
    /// How many there are, at most 32.
    const COUNT: usize;
    fn number(self) -> usize;
    fn numbered(number: usize) -> Self;
}

impl<T: WordEnum> Numbered for T {
    const COUNT: usize = T::ALL.len();
    fn number(self) -> usize {
        self.index()
    }
    fn numbered(number: usize) -> T {
        T::ALL[number]
    }
}

/// A set of up to 32 things, in one word.
pub struct Set<T>(u32, PhantomData<T>);

impl<T: Numbered> Set<T> {
    pub const NONE: Set<T> = Set(0, PhantomData);

    /// Everything there is.
    pub const ALL: Set<T> = Set(if T::COUNT >= 32 { u32::MAX } else { (1 << T::COUNT) - 1 }, PhantomData);

    pub fn one(thing: T) -> Set<T> {
        Set(1 << thing.number(), PhantomData)
    }

    pub fn contains(self, thing: T) -> bool {
        self.0 >> thing.number() & 1 != 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn add(&mut self, thing: T) {
        self.0 |= 1 << thing.number();
    }

    pub fn remove(&mut self, thing: T) {
        self.0 &= !(1 << thing.number());
    }

    #[must_use]
    pub fn with(mut self, thing: T) -> Set<T> {
        self.add(thing);
        self
    }

    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }

    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }

    #[must_use]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }

    /// Those that come later in the list than `thing`; all when there is none.
    #[must_use]
    pub fn after(self, thing: Option<T>) -> Set<T> {
        thing.map_or(self, |thing| Set(self.0 & (!1u32 << thing.number()), PhantomData))
    }

    /// Takes these out of the set of what is not placed yet, each once. `path` is where a document lists them.
    pub fn take_out(&mut self, path: &str, things: &[T]) -> Result<Set<T>, DocumentError>
    where
        T: fmt::Display,
    {
        for thing in things {
            require(self.contains(*thing), path, format!("{thing} is in two places"))?;
            self.remove(*thing);
        }
        Ok(things.iter().copied().collect())
    }

    /// In the order of the list.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let number = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(T::numbered(number))
        })
    }
}

// Written out, because derives would ask the same of `T`.
impl<T> Copy for Set<T> {}
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Set<T> {}
impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        things.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Numbered + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Numbered + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Numbered + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
