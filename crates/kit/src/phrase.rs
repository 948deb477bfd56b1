//! What is said to people, before any language: a message key and what stands in it.
//!
//! Rules never hold a sentence. They name a Fluent message of the game's `lang/` files and the values in it; `words` makes
//! the sentence in en, fr or nl.

use crate::Seat;
use std::borrow::Cow;

/// A message key with its named values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    pub key: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
}

/// A value inside a phrase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    Number(i64),
    /// The person at that seat, by the name they go by at the table.
    Seat(Seat),
    /// A thing with a name of its own, or a part of the sentence.
    Phrase(Phrase),
    /// Several of them, joined the way the language joins ("a, b and c").
    List(Vec<Phrase>),
}

impl Phrase {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// The name of a thing with an id, such as `card-57`: `Phrase::name("card", 57)`.
    pub fn name(kind: &str, id: impl std::fmt::Display) -> Phrase {
        Phrase::new(format!("{kind}-{id}"))
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// Whether the sentence depends on who sits where.
    pub fn names_anybody(&self) -> bool {
        self.args.iter().any(|(_, value)| match value {
            Arg::Number(_) => false,
            Arg::Seat(_) => true,
            Arg::Phrase(phrase) => phrase.names_anybody(),
            Arg::List(list) => list.iter().any(Phrase::names_anybody),
        })
    }
}

macro_rules! number {
    ($($t:ty),*) => { $( impl From<$t> for Arg { fn from(n: $t) -> Arg { Arg::Number(n.into()) } } )* };
}
number!(u8, i8, u16, i16, u32, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(list: Vec<Phrase>) -> Arg {
        Arg::List(list)
    }
}
