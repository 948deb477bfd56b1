//! A game on the shelf: what it is, and how a table of it is set up.

use crate::lesson::{Lesson, Past};
use crate::table::{Sat, Table};
use crate::{Contest, Pace, Played, contest, lesson, pace};
use kit::{Edition, Evaluate, Match, OptionSpec, Printing, Record, Setup, Silent, Weights};
use serde_json::Value;
use std::fmt;
use std::time::Duration;
use words::Texts;

/// A game before it is played. Made by [`Title::of`]; everything behind it is the game's own.
pub struct Title {
    pub id: &'static str,
    pub rules_version: u32,
    pub seats: &'static [u8],
    pub texts: Texts,
    /// `games/<game>/README.md`, `README.fr.md`, `README.nl.md`: the rules in our own words, the same numbers in each.
    pub rules: Texts,
    /// `games/<game>/emblem.svg`: a picture of ours for lists of games, in the theme's colours.
    pub emblem: &'static str,
    options: fn() -> &'static [OptionSpec],
    figures: fn(Option<&str>) -> Result<Figures, ShelfError>,
    sit: fn(&Seating<'_>, Start<'_>) -> Sitting,
    open: fn(Option<&str>, &Record) -> Sitting,
    pace: fn(&Seating<'_>, Duration) -> Result<Pace, ShelfError>,
    contest: fn(&Seating<'_>, &Contest) -> Result<Played, ShelfError>,
    weights: fn() -> &'static Weights,
    learn: Learn,
    #[cfg(feature = "boards")]
    pub(crate) board: crate::board::Drawn,
}

/// Learns from games; the second argument hears of progress.
type Learn = fn(&Past<'_>, &mut dyn FnMut(u64)) -> Result<Lesson, ShelfError>;

/// A table, or why there is none.
type Sitting = Result<Box<dyn Table>, ShelfError>;

/// How people sit down.
#[derive(Copy, Clone, Debug)]
pub struct Seating<'a> {
    pub seats: u8,
    pub options: &'a [(String, String)],
    /// The text of a patch on the newest edition (what `--edition FILE` holds).
    pub edition: Option<&'a str>,
}

/// Where a table begins.
#[derive(Copy, Clone, Debug)]
pub enum Start<'a> {
    Beginning,
    /// A whole position.
    Position(&'a Value),
    /// A merge patch on a fresh game's position.
    Patch(&'a Value),
}

/// An edition's name, hash and file.
pub struct Figures {
    pub id: &'static str,
    pub hash: &'static str,
    pub json: &'static Value,
}

/// What went wrong, in words for the person who asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShelfError(pub String);

impl fmt::Display for ShelfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ShelfError {}

fn error(e: impl fmt::Display) -> ShelfError {
    ShelfError(e.to_string())
}

impl Title {
    /// The entry of a game: its type, its `lang` files, its README in three languages, its picture.
    pub const fn of<G: Evaluate>(texts: Texts, rules: Texts, emblem: &'static str) -> Title {
        Title {
            id: G::ID,
            rules_version: G::RULES,
            seats: G::SEATS,
            texts,
            rules,
            emblem,
            options: G::options,
            figures: figures::<G>,
            sit: sit::<G>,
            open: open::<G>,
            pace: pace::measure::<G>,
            contest: contest::play::<G>,
            weights: G::weights,
            learn: lesson::learn::<G>,
            #[cfg(feature = "boards")]
            board: crate::board::Drawn::by::<drawing::plain::Plain<G>>(),
        }
    }

    /// The game with a board of its own in place of the plain one.
    #[cfg(feature = "boards")]
    pub const fn drawn_by<B: drawing::Board>(self) -> Title
    where
        B::Game: Evaluate,
    {
        Title { board: crate::board::Drawn::by::<B>(), ..self }
    }

    pub fn options(&self) -> &'static [OptionSpec] {
        (self.options)()
    }

    /// The figures of the newest edition, or of it with a patch (the text of an `--edition` file).
    pub fn figures(&self, patch: Option<&str>) -> Result<Figures, ShelfError> {
        (self.figures)(patch)
    }

    /// A new table.
    pub fn sit(&self, seating: &Seating<'_>, start: Start<'_>) -> Sitting {
        (self.sit)(seating, start)
    }

    /// A table from its record, replayed and checked.
    pub fn open(&self, edition: Option<&str>, record: &Record) -> Sitting {
        (self.open)(edition, record)
    }

    /// Random legal play for about that long, timed.
    pub fn pace(&self, seating: &Seating<'_>, time: Duration) -> Result<Pace, ShelfError> {
        (self.pace)(seating, time)
    }

    /// One game between bots.
    pub fn contest(&self, seating: &Seating<'_>, contest: &Contest) -> Result<Played, ShelfError> {
        (self.contest)(seating, contest)
    }

    /// What the game's evaluation can be tuned by.
    pub fn weights(&self) -> &'static Weights {
        (self.weights)()
    }

    /// The weights with which the evaluation would have foretold games best. `each` hears of every game and then of every round.
    pub fn learn(&self, past: &Past<'_>, each: &mut dyn FnMut(u64)) -> Result<Lesson, ShelfError> {
        (self.learn)(past, each)
    }
}

pub(crate) fn edition<G: Evaluate>(patch: Option<&str>) -> Result<&'static Printing<G::Edition>, ShelfError> {
    let editions = G::Edition::editions();
    match patch {
        None => Ok(editions.current()),
        Some(text) => editions.patched(text).map_err(|e| ShelfError(format!("edition: {e}"))),
    }
}

fn figures<G: Evaluate>(patch: Option<&str>) -> Result<Figures, ShelfError> {
    let printing = edition::<G>(patch)?;
    Ok(Figures { id: &printing.id, hash: &printing.hash, json: &printing.json })
}

fn sit<G: Evaluate>(seating: &Seating<'_>, start: Start<'_>) -> Sitting {
    let setup = Setup::read::<G>(seating.seats, seating.options).map_err(error)?;
    let edition = edition::<G>(seating.edition)?;
    let game = match start {
        Start::Beginning => return Ok(Box::new(Sat(Match::<G>::new(edition, setup, &mut Silent)))),
        Start::Position(json) => kit::position::from_json::<G>(edition, &setup, json),
        Start::Patch(json) => kit::position::from_patch::<G>(edition, &setup, json),
    };
    let game = game.map_err(|e| ShelfError(format!("position: {e}")))?;
    Ok(Box::new(Sat(Match::from_position(setup, game))))
}

fn open<G: Evaluate>(patch: Option<&str>, record: &Record) -> Sitting {
    if patch.is_some() {
        // Interned now, so that the record finds it by its hash.
        edition::<G>(patch)?;
    }
    Match::<G>::replay(record).map(|table| Box::new(Sat(table)) as Box<dyn Table>).map_err(error)
}
