//! Sets of components in one word, and the trait that lets generic code number them.

use crate::ids::{Bonus, Building, Card, Character, Freedom, Item, Landscape, Prestige, Profession, Sort};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A component that exists once or is one of a short list of kinds.
pub trait Member: Copy + Eq + Ord + fmt::Debug + Default + 'static {
    const COUNT: usize;
    fn index(self) -> usize;
    fn at(index: usize) -> Self;
}

macro_rules! members {
    ($($ty:ty: $first:expr),+ $(,)?) => { $(
        impl Member for $ty {
            const COUNT: usize = <$ty>::ALL.len();
            fn index(self) -> usize { <$ty>::index(self) }
            fn at(index: usize) -> Self { <$ty>::at(index) }
        }
        /// The empty slot of an inline list; never seen.
        impl Default for $ty {
            fn default() -> Self { $first }
        }
    )+ };
}
members! {
    Profession: Profession::Mathematician, Building: Building::University, Landscape: Landscape::Forest,
    Freedom: Freedom::Travel, Item: Item::Forest, Bonus: Bonus::EachBuilding, Prestige: Prestige::MostBuildings,
    Character: Character::Muse,
}

/// A card of a pile, as its own type and as [`Card`].
pub trait PileCard: Member {
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

/// A set of up to 32 components.
#[derive(PartialEq, Eq, Hash)]
pub struct Set<T>(u32, PhantomData<T>);

impl<T> Copy for Set<T> {}
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}

impl<T: Member> Set<T> {
    pub const NONE: Set<T> = Set(0, PhantomData);

    pub fn all() -> Self {
        Set((1 << T::COUNT) - 1, PhantomData)
    }

    pub fn contains(self, member: T) -> bool {
        self.0 & (1 << member.index()) != 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn add(&mut self, member: T) {
        self.0 |= 1 << member.index();
    }

    pub fn remove(&mut self, member: T) {
        self.0 &= !(1 << member.index());
    }

    #[must_use]
    pub fn with(mut self, member: T) -> Self {
        self.add(member);
        self
    }

    pub fn and(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }

    pub fn or(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }

    pub fn minus(self, other: Self) -> Self {
        Set(self.0 & !other.0, PhantomData)
    }

    /// Those that come later in the list than `member`; all when there is none.
    #[must_use]
    pub fn after(self, member: Option<T>) -> Self {
        member.map_or(self, |m| Set(self.0 & (!1u32 << m.index()), PhantomData))
    }

    /// In the order of the list.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(T::at(index))
        })
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
