//! Where in a game an answer falls, for people who follow it or look back: the round, the part of it, whose turn.

use crate::{Phrase, Seat};

/// The round and the part of it. Everybody at the table may know it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chapter {
    pub round: RoundNumber,
    /// A part of the round that has a name: `auctions` is the game's message `part-auctions`.
    pub part: Option<&'static str>,
}

/// Which round it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum RoundNumber {
    /// Before the first.
    SetUp,
    /// From 1; `of` so many, if the rules fix their number.
    Nth { n: u16, of: Option<u16> },
    /// The rules count none: a journal counts how often the turn has gone round the table.
    Uncounted,
}

impl Chapter {
    pub const SET_UP: Chapter = Chapter { round: RoundNumber::SetUp, part: None };
    pub const UNCOUNTED: Chapter = Chapter { round: RoundNumber::Uncounted, part: None };

    /// A round of a game that has so many.
    pub fn round_of(n: impl Into<u16>, of: impl Into<u16>) -> Chapter {
        Chapter { round: RoundNumber::Nth { n: n.into(), of: Some(of.into()) }, part: None }
    }

    /// The same with its part named.
    #[must_use]
    pub const fn part(self, part: &'static str) -> Chapter {
        Chapter { part: Some(part), ..self }
    }

    /// "Round 2 of 7, auctions". The messages are the site's; the part's is the game's.
    pub fn phrase(self) -> Phrase {
        let round = match self.round {
            RoundNumber::SetUp => Phrase::new("chapter-set-up"),
            RoundNumber::Nth { n, of: Some(of) } => Phrase::new("chapter-round-of").with("n", n).with("of", of),
            RoundNumber::Nth { n, of: None } => Phrase::new("chapter-round").with("n", n),
            RoundNumber::Uncounted => Phrase::new("chapter-play"),
        };
        match self.part {
            Some(part) => Phrase::new("chapter-part").with("round", round).with("part", Phrase::name("part", part)),
            None => round,
        }
    }
}

/// Whose turn a question belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TurnOf {
    /// Of whoever is asked. Chance goes on with the turn before it, unless a new chapter has begun.
    Asked,
    /// Of this seat, whoever is asked in the middle of it. `nth` tells two turns apart that one seat has in a row.
    Seat { seat: Seat, nth: u8 },
    /// Still of the turn before: what was bought is put in its place.
    Same,
    /// Of nobody at the table: the rules play a rival.
    Table,
}

/// How much of a turn an event tells.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Telling {
    /// What a turn is told by in one line.
    Main,
    /// What follows from it, such as a payment.
    Detail,
    /// One of many that another event tells as a whole, such as a brick of several drawn for a card. Programs hear it; people read the whole.
    Part,
    /// A new turn or round begins with it: it and whatever the same answer told after it belong to what comes next.
    Opening,
}
