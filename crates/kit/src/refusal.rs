//! Why an answer is not taken, or cannot be taken back. In both cases nothing has changed.

use crate::{Phrase, Seat, Who, Why};
use std::fmt;

/// Why an answer was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    Over,
    NotAsked(Who),
    /// A well-formed answer, but not to the present question.
    NoAnswerHere,
    Why(Why),
}

impl Refusal {
    pub fn rule(&self) -> &'static str {
        match self {
            Refusal::Why(why) => why.rule,
            _ => "",
        }
    }

    /// The messages of the first three are the site's own.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::NotAsked(Who::Seat(seat)) => Phrase::new("refusal-not-asked").with("seat", *seat),
            Refusal::NotAsked(Who::Chance) => Phrase::new("refusal-chance-not-asked"),
            Refusal::NoAnswerHere => Phrase::new("refusal-no-answer-here"),
            Refusal::Why(why) => why.phrase(),
        }
    }
}

/// Why an answer cannot be taken back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has not answered anything yet.
    Nothing,
    /// Chance has answered since.
    Chance,
    /// Another seat has answered since.
    Seat(Seat),
}

impl NoUndo {
    pub fn phrase(self) -> Phrase {
        match self {
            NoUndo::Nothing => Phrase::new("no-undo-nothing"),
            NoUndo::Chance => Phrase::new("no-undo-chance"),
            NoUndo::Seat(seat) => Phrase::new("no-undo-seat").with("seat", seat),
        }
    }
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoUndo::Nothing => f.write_str("this seat has nothing to take back"),
            NoUndo::Chance => f.write_str("chance has answered since"),
            NoUndo::Seat(seat) => write!(f, "seat {seat} has answered since"),
        }
    }
}
