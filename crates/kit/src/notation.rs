//! One notation: every answer has a short text form of lower-case words and digits with single spaces between.
//!
//! A game lists its answers once, with [`choices!`](crate::choices); writing and reading both come from that list. Values
//! inside an answer are [`Word`]s: numbers, [`word_enum!`](crate::word_enum)s and [`id!`](crate::id)s have theirs already.

use crate::Seat;
use std::fmt;

/// An answer of a game: a small `Copy` value with a text form. Made by [`choices!`](crate::choices).
pub trait Choice<E>: Copy + Ord + std::hash::Hash + fmt::Debug + Send + Sync + 'static {
    fn write(self, edition: &E, out: &mut String);
    fn read(text: &str, edition: &E) -> Result<Self, NotationError>;
}

/// A value that stands in an answer as one or more words.
pub trait Word<E>: Copy {
    fn write(self, edition: &E, out: &mut String);
    fn read(words: &mut WordReader<'_>, edition: &E) -> Result<Self, NotationError>;
}

/// Why a text is not an answer. Says what was expected, so that the writer can mend it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError(pub String);

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotationError {}

/// The words of an answer, read one after the other.
pub struct WordReader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> WordReader<'a> {
    /// Only the form that `write` gives is read: one text for one answer, everywhere.
    pub fn new(text: &'a str) -> Result<Self, NotationError> {
        let tidy = text.len() <= 200
            && !text.is_empty()
            && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b' ' || b == b'_' || b == b'-')
            && text.split(' ').all(|w| !w.is_empty());
        if tidy {
            Ok(WordReader { text, rest: text })
        } else {
            let shown: String = text.chars().take(40).collect();
            Err(NotationError(format!("`{shown}`: an answer is lower-case words and digits with single spaces between")))
        }
    }

    pub fn next(&mut self, expected: &str) -> Result<&'a str, NotationError> {
        if self.rest.is_empty() {
            return Err(NotationError(format!("`{}`: {expected} is missing at the end", self.text)));
        }
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest;
        Ok(word)
    }

    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub fn wrong(&self, word: &str, expected: &str) -> NotationError {
        NotationError(format!("`{}`: `{word}` where {expected} should be", self.text))
    }

    pub fn end(&self) -> Result<(), NotationError> {
        if self.rest.is_empty() { Ok(()) } else { Err(NotationError(format!("`{}`: `{}` is too much", self.text, self.rest))) }
    }
}

macro_rules! number_word {
    ($($t:ty),*) => { $(
        impl<E> Word<E> for $t {
            fn write(self, _: &E, out: &mut String) {
                out.push_str(&self.to_string());
            }
            fn read(words: &mut WordReader<'_>, _: &E) -> Result<Self, NotationError> {
                let word = words.next("a number")?;
                word.parse().ok().filter(|n: &$t| n.to_string() == word).ok_or_else(|| words.wrong(word, "a number"))
            }
        }
    )* };
}
number_word!(u8, i8, u16, i16, u32, i32);

impl<E> Word<E> for Seat {
    fn write(self, edition: &E, out: &mut String) {
        self.0.write(edition, out);
    }
    fn read(words: &mut WordReader<'_>, edition: &E) -> Result<Self, NotationError> {
        u8::read(words, edition).map(Seat)
    }
}

/// A closed list of things with a word each. [`word_enum!`](crate::word_enum) implements it.
pub trait WordEnum: Copy + Eq + Ord + std::hash::Hash + fmt::Debug + Send + Sync + 'static {
    const ALL: &'static [Self];
    fn word(self) -> &'static str;
    fn from_word(word: &str) -> Option<Self>;
    /// The place in [`WordEnum::ALL`].
    fn index(self) -> usize;
}

/// Lists a game's answers once: the text's first word, the variant, its values.
///
/// ```
/// # struct Edition;
/// kit::choices! {
///     /// Everything that can be answered in this game.
///     pub enum Choice for Edition {
///         /// Chance: the die shows.
///         "roll" Roll(pips: u8),
///         "pass" Pass,
///     }
/// }
/// use kit::notation::Choice as _;
/// let mut text = String::new();
/// Choice::Roll(4).write(&Edition, &mut text);
/// assert_eq!(text, "roll 4");
/// assert_eq!(Choice::read("pass", &Edition), Ok(Choice::Pass));
/// assert!(Choice::read("roll four", &Edition).is_err());
/// ```
#[macro_export]
macro_rules! choices {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident for $edition:ty {
            $( $(#[$vmeta:meta])* $verb:literal $variant:ident $( ( $($arg:ident : $ty:ty),+ $(,)? ) )? ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $name {
            $( $(#[$vmeta])* $variant $( ( $($ty),+ ) )? ),+
        }

        impl $crate::notation::Choice<$edition> for $name {
            #[allow(unused_variables, reason = "an answer without values needs no edition")]
            fn write(self, edition: &$edition, out: &mut String) {
                match self {
                    $( $name::$variant $( ( $($arg),+ ) )? => {
                        out.push_str($verb);
                        $( $( out.push(' '); <$ty as $crate::notation::Word<$edition>>::write($arg, edition, out); )+ )?
                    } )+
                }
            }

            #[allow(unused_variables, reason = "an answer without values needs no edition")]
            fn read(text: &str, edition: &$edition) -> Result<Self, $crate::notation::NotationError> {
                let mut words = $crate::notation::WordReader::new(text)?;
                let verb = words.next("an answer")?;
                let choice = match verb {
                    $( $verb => $name::$variant $( ( $( <$ty as $crate::notation::Word<$edition>>::read(&mut words, edition)? ),+ ) )?, )+
                    _ => return Err(words.wrong(verb, concat!("one of" $(, " ", $verb)+))),
                };
                words.end()?;
                Ok(choice)
            }
        }
    };
}

/// An enum whose variants are words in notation, positions and views alike.
///
/// ```
/// kit::word_enum! { pub enum Colour { Red = "red", Blue = "blue" } }
/// assert_eq!(Colour::ALL.len(), 2);
/// assert_eq!(Colour::Blue.word(), "blue");
/// assert_eq!(Colour::from_word("red"), Some(Colour::Red));
/// assert_eq!(Colour::Blue.index(), 1);
/// ```
#[macro_export]
macro_rules! word_enum {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident { $( $(#[$vmeta:meta])* $variant:ident = $word:literal ),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, $crate::serde::Serialize, $crate::serde::Deserialize)]
        #[serde(crate = "kit::serde")]
        $vis enum $name {
            $( $(#[$vmeta])* #[serde(rename = $word)] $variant ),+
        }

        impl $name {
            $vis const ALL: &'static [$name] = &[ $( $name::$variant ),+ ];

            $vis const fn word(self) -> &'static str {
                match self { $( $name::$variant => $word ),+ }
            }

            $vis fn from_word(word: &str) -> Option<Self> {
                match word { $( $word => Some($name::$variant), )+ _ => None }
            }

            $vis const fn index(self) -> usize {
                self as usize
            }

            /// # Panics
            /// When there is no such variant.
            #[track_caller]
            $vis fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }

        impl $crate::notation::WordEnum for $name {
            const ALL: &'static [$name] = $name::ALL;
            fn word(self) -> &'static str {
                $name::word(self)
            }
            fn from_word(word: &str) -> Option<Self> {
                $name::from_word(word)
            }
            fn index(self) -> usize {
                $name::index(self)
            }
        }

        impl<E> $crate::notation::Word<E> for $name {
            fn write(self, _: &E, out: &mut String) {
                out.push_str(self.word());
            }
            fn read(words: &mut $crate::notation::WordReader<'_>, _: &E) -> Result<Self, $crate::notation::NotationError> {
                let expected = concat!("one of" $(, " ", $word)+);
                let word = words.next(expected)?;
                Self::from_word(word).ok_or_else(|| words.wrong(word, expected))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}

/// A numbered component: a `u8` that is not to be mixed up with another. Only numbers that the edition knows are read.
///
/// ```
/// pub struct Edition { cards: Vec<u8> }
/// impl Edition { fn has_card(&self, n: u8) -> bool { usize::from(n) < self.cards.len() } }
/// kit::id! { pub struct Card("a card's number", Edition::has_card) for Edition }
/// ```
#[macro_export]
macro_rules! id {
    ( $(#[$meta:meta])* $vis:vis struct $name:ident($what:literal, $valid:path) for $edition:ty ) => {
        $(#[$meta])*
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, $crate::serde::Serialize, $crate::serde::Deserialize)]
        #[serde(crate = "kit::serde", transparent)]
        $vis struct $name(pub u8);

        impl $name {
            $vis const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }

        impl $crate::notation::Word<$edition> for $name {
            fn write(self, edition: &$edition, out: &mut String) {
                $crate::notation::Word::write(self.0, edition, out);
            }
            fn read(words: &mut $crate::notation::WordReader<'_>, edition: &$edition) -> Result<Self, $crate::notation::NotationError> {
                let word = words.next($what)?;
                word.parse().ok()
                    .filter(|n: &u8| n.to_string() == word && $valid(edition, *n))
                    .map($name)
                    .ok_or_else(|| words.wrong(word, $what))
            }
        }
    };
}
