//! An answer that can be tried, and why it is refused if it is.

use kit::{Phrase, Refusal};
use serde_json::Value;

/// An answer that can be tried: its text, its words, and why it is refused if it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    pub text: String,
    pub phrase: Phrase,
    pub refused: Option<Refused>,
}

/// Why an answer is not taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    /// The number in the game's rules; empty when it is no matter of rules.
    pub rule: &'static str,
    pub reason: Reason,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    Phrase(Phrase),
    /// The text cannot be read at all; says what was expected.
    NotationError(String),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused { rule: refusal.rule(), reason: Reason::Phrase(refusal.phrase()) }
    }
}

/// One event as a viewer learns it: typed for programs, a phrase for people.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    pub json: Value,
    pub phrase: Phrase,
}
