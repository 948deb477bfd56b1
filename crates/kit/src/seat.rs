//! Who sits at the table, who answers, who looks on.

use serde::{Deserialize, Serialize};
use std::fmt;

/// No game here seats more than five; sets of seats are one byte.
pub const MOST_SEATS: usize = 5;

/// A place at the table, counted clockwise from 0.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour to the left, that is the next clockwise, at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// The neighbour to the right.
    pub const fn previous(self, seats: u8) -> Seat {
        Seat((self.0 + seats - 1) % seats)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }

    /// All seats of a table clockwise, beginning with this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |i| Seat((self.0 + i) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats in one byte.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub const fn all(seats: u8) -> Seats {
        Seats(((1u16 << seats) - 1) as u8)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |s| self.contains(*s))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Seats past the eighth do not exist; a file that names one gets a set without it.
impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().filter(|s| s.0 < 8).collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

/// Who gives an answer: a seat, or chance (written `*`).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    Seat(Seat),
    Chance,
}

impl Who {
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Who::Seat(seat) => Some(seat),
            Who::Chance => None,
        }
    }
}

impl From<Seat> for Who {
    fn from(seat: Seat) -> Self {
        Who::Seat(seat)
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Seat(seat) => seat.fmt(f),
            Who::Chance => f.write_str("*"),
        }
    }
}

/// Who looks at the table. The referee sees everything.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    Public,
    Referee,
}

impl Viewer {
    /// May this viewer know what only `seat` knows?
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(viewer) => viewer == seat,
            Viewer::Public => false,
            Viewer::Referee => true,
        }
    }

    /// May this viewer know what all of `seats`, each for itself, know?
    pub fn among(self, seats: Seats) -> bool {
        match self {
            Viewer::Seat(viewer) => seats.contains(viewer),
            Viewer::Public => false,
            Viewer::Referee => true,
        }
    }
}

/// Whom the game is waiting for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    Ask(Seats),
    Chance,
    Over,
}

impl Turn {
    pub fn asks(self, who: Who) -> bool {
        match (self, who) {
            (Turn::Ask(seats), Who::Seat(seat)) => seats.contains(seat),
            (Turn::Chance, Who::Chance) => true,
            _ => false,
        }
    }
}
