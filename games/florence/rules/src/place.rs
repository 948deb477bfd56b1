//! Where things stand: the nine locations, and the thirty shields where guards are put.

use crate::{Edition, Noble};
use kit::notation::{NotationError, Word, WordReader};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;

/// How many locations the board has. The edition's board is checked against it.
pub const PLACES: usize = 9;
/// How many streets with a shield.
pub const STREETS: usize = 12;
/// A shield on every street, at every brag tile and at every queue.
pub const SHIELDS: usize = STREETS + 2 * PLACES;

/// A location. People count from 1, arrays from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Place(u8);

impl Place {
    /// The location with this number on the board; `None` unless it is 1 to 9.
    pub const fn numbered(number: u8) -> Option<Place> {
        if number >= 1 && number as usize <= PLACES { Some(Place(number - 1)) } else { None }
    }

    /// The `index`-th location, counted from 0; an index past the last gives the last.
    pub const fn at(index: usize) -> Place {
        Place(if index < PLACES { index as u8 } else { PLACES as u8 - 1 })
    }

    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Place> + ExactSizeIterator {
        (0..PLACES as u8).map(Place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place {}", self.number())
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Place::numbered(number).ok_or_else(|| D::Error::custom(format!("{number} is no location: they are 1 to 9")))
    }
}

impl Word<Edition> for Place {
    fn write(self, edition: &Edition, out: &mut String) {
        self.number().write(edition, out);
    }
    fn read(words: &mut WordReader<'_>, _: &Edition) -> Result<Self, NotationError> {
        let word = words.next("a location")?;
        let place = word.parse().ok().and_then(Place::numbered).filter(|p| p.to_string() == word);
        place.ok_or_else(|| words.wrong(word, "a location from 1 to 9"))
    }
}

/// A shield: first the streets in the order of the edition, then the brag tiles, then the queues.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shield {
    /// On the street between two locations, the lower number first, for a bodyguard.
    Street(Place, Place),
    /// At a brag tile, for a spy.
    Brag(Place),
    /// At a queue, for a bouncer.
    Queue(Place),
}

impl Shield {
    /// All thirty, in order.
    pub fn all(edition: &Edition) -> impl Iterator<Item = Shield> {
        (0..STREETS as u8)
            .map(|street| edition.shield_on(street))
            .chain(Place::all().map(Shield::Brag))
            .chain(Place::all().map(Shield::Queue))
    }

    /// All of one noble, in order.
    pub fn of(noble: Noble, edition: &Edition) -> impl Iterator<Item = Shield> {
        Shield::all(edition).filter(move |shield| shield.noble() == noble)
    }

    pub const fn noble(self) -> Noble {
        match self {
            Shield::Street(..) => Noble::Cosimo,
            Shield::Brag(_) => Noble::Contessina,
            Shield::Queue(_) => Noble::Giovanni,
        }
    }

    /// Its place in the state's array. The edition makes no shield on a street that is not there.
    pub fn index(self, edition: &Edition) -> usize {
        match self {
            Shield::Street(a, b) => edition.street_between(a, b).map_or(0, usize::from),
            Shield::Brag(place) => STREETS + place.index(),
            Shield::Queue(place) => STREETS + PLACES + place.index(),
        }
    }

    /// Where a noble's shields lie in the state's array.
    pub(crate) const fn span(noble: Noble) -> std::ops::Range<usize> {
        match noble {
            Noble::Cosimo => 0..STREETS,
            Noble::Contessina => STREETS..STREETS + PLACES,
            Noble::Giovanni => STREETS + PLACES..SHIELDS,
        }
    }

    pub fn from_text(text: &str, edition: &Edition) -> Option<Shield> {
        Shield::all(edition).find(|shield| shield.to_string() == text)
    }
}

/// As in notation and positions: `street 4-5`, `brag 5`, `queue 5`.
impl fmt::Display for Shield {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shield::Street(a, b) => write!(f, "street {a}-{b}"),
            Shield::Brag(place) => write!(f, "brag {place}"),
            Shield::Queue(place) => write!(f, "queue {place}"),
        }
    }
}

impl Serialize for Shield {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Word<Edition> for Shield {
    fn write(self, _: &Edition, out: &mut String) {
        out.push_str(&self.to_string());
    }
    fn read(words: &mut WordReader<'_>, edition: &Edition) -> Result<Self, NotationError> {
        let site = words.next("street, brag or queue")?;
        let which = words.next("a street or location")?;
        let shield = Shield::from_text(&format!("{site} {which}"), edition);
        shield.ok_or_else(|| words.wrong(which, "a shield such as `street 4-5` or `queue 5`"))
    }
}
