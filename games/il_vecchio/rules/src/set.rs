//! Small sets in one word: cities, province tiles, Florence tiles.

use crate::{City, Province, Tile};
use std::fmt;
use std::marker::PhantomData;

/// What can stand in a [`Set`]: numbered below 32.
pub trait Member: Copy + fmt::Debug {
    fn number(self) -> usize;
    fn at(number: usize) -> Self;
}

impl Member for City {
    fn number(self) -> usize {
        self.index()
    }
    fn at(number: usize) -> City {
        City(number as u8)
    }
}

impl Member for Province {
    fn number(self) -> usize {
        self.index()
    }
    fn at(number: usize) -> Province {
        Province::at(number)
    }
}

impl Member for Tile {
    fn number(self) -> usize {
        self.index()
    }
    fn at(number: usize) -> Tile {
        Tile::at(number)
    }
}

/// A set of `T` as bits.
pub struct Set<T>(u32, PhantomData<T>);

pub type Cities = Set<City>;
pub type Provinces = Set<Province>;
pub type Tiles = Set<Tile>;

impl<T: Member> Set<T> {
    pub const NONE: Set<T> = Set(0, PhantomData);

    pub const fn from_bits(bits: u32) -> Set<T> {
        Set(bits, PhantomData)
    }

    pub const fn bits(self) -> u32 {
        self.0
    }

    pub fn one(value: T) -> Set<T> {
        Set(1 << value.number(), PhantomData)
    }

    pub fn contains(self, value: T) -> bool {
        self.0 >> value.number() & 1 != 0
    }

    pub fn add(&mut self, value: T) {
        self.0 |= 1 << value.number();
    }

    pub fn remove(&mut self, value: T) {
        self.0 &= !(1 << value.number());
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
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

    /// From the lowest number up.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            (number < 32).then(|| T::at(number))
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
impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        values.into_iter().fold(Set::NONE, |set, value| set.or(Set::one(value)))
    }
}
