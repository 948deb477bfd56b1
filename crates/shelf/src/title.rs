//! A game on the shelf: what it is, and how a table of it is set up.

use crate::forecast_fit::{FitSettings, FittedForecast};
use crate::typed_table::TypedTable;
use crate::{Contest, PlayRate, Played, Shown, Table, contest, forecast_fit, play_rate};
use kit::{Edition, Evaluate, Journal, LoadedEdition, OptionSpec, Record, Setup, Weights};
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
    /// Where it lies in the tree (`games/lorenzo`); empty for a game that is in no folder of ours.
    pub(crate) folder: &'static str,
    options: fn() -> &'static [OptionSpec],
    figures: fn(Option<&str>) -> Result<Figures, ShelfError>,
    new_table: fn(&Seating<'_>, Start<'_>) -> TableResult,
    open: fn(Option<&str>, &Record) -> TableResult,
    reopen: fn(&Record) -> Result<ReopenedTable, ShelfError>,
    play_rate: fn(&Seating<'_>, Duration) -> Result<PlayRate, ShelfError>,
    contest: fn(&Seating<'_>, &Contest) -> Result<Played, ShelfError>,
    weights: fn(u8) -> &'static Weights,
    fit_forecast: FitForecast,
    #[cfg(feature = "boards")]
    pub(crate) board: crate::board::Drawn,
}

/// Fits weights to played games; the second argument is called with the progress.
type FitForecast = fn(&FitSettings<'_>, &mut dyn FnMut(u64)) -> Result<FittedForecast, ShelfError>;

/// A table, or why there is none.
type TableResult = Result<Box<dyn Table>, ShelfError>;

/// How people new_table down.
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

/// A table as far as its record could be played.
pub struct ReopenedTable {
    pub table: Box<dyn Table>,
    /// Why it goes no further, in words for the keeper of the site; `None`: all of it was played.
    pub stopped: Option<String>,
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
    /// The entry of a game: its type, its `lang` files, its README in three languages.
    pub const fn of<G: Evaluate>(texts: Texts, rules: Texts) -> Title {
        Title {
            id: G::ID,
            rules_version: G::RULES,
            seats: G::SEATS,
            texts,
            rules,
            folder: "",
            options: G::options,
            figures: figures::<G>,
            new_table: new_table::<G>,
            open: open::<G>,
            reopen: reopen::<G>,
            play_rate: play_rate::measure::<G>,
            contest: contest::play::<G>,
            weights: G::weights,
            fit_forecast: forecast_fit::fit::<G>,
            #[cfg(feature = "boards")]
            board: crate::board::Drawn::by::<drawing::plain::Plain<G>>(),
        }
    }

    /// The game with what lies in its folder for people to read: its lessons, its summary, its rulings.
    pub const fn in_folder(self, folder: &'static str) -> Title {
        Title { folder, ..self }
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
    pub fn new_table(&self, seating: &Seating<'_>, start: Start<'_>) -> TableResult {
        (self.new_table)(seating, start)
    }

    /// A table from its record, replayed and checked.
    pub fn open(&self, edition: Option<&str>, record: &Record) -> TableResult {
        (self.open)(edition, record)
    }

    /// A table from its record by whatever rules version, played as far as its answers are legal today.
    pub fn reopen(&self, record: &Record) -> Result<ReopenedTable, ShelfError> {
        (self.reopen)(record)
    }

    /// Random legal play for about that long, timed.
    pub fn play_rate(&self, seating: &Seating<'_>, time: Duration) -> Result<PlayRate, ShelfError> {
        (self.play_rate)(seating, time)
    }

    /// One game between bots.
    pub fn contest(&self, seating: &Seating<'_>, contest: &Contest) -> Result<Played, ShelfError> {
        (self.contest)(seating, contest)
    }

    /// What the game's evaluation can be tuned by, as it is released for a table of so many.
    pub fn weights(&self, seats: u8) -> &'static Weights {
        (self.weights)(seats)
    }

    /// The weights with which the evaluation predicts best how games end. `each` is called after every game and then after every round.
    pub fn fit_forecast(&self, settings: &FitSettings<'_>, each: &mut dyn FnMut(u64)) -> Result<FittedForecast, ShelfError> {
        (self.fit_forecast)(settings, each)
    }
}

pub(crate) fn edition<G: Evaluate>(patch: Option<&str>) -> Result<&'static LoadedEdition<G::Edition>, ShelfError> {
    let editions = G::Edition::editions();
    match patch {
        None => Ok(editions.current()),
        Some(text) => editions.patched(text).map_err(|e| ShelfError(format!("edition: {e}"))),
    }
}

fn figures<G: Evaluate>(patch: Option<&str>) -> Result<Figures, ShelfError> {
    let loaded = edition::<G>(patch)?;
    Ok(Figures { id: &loaded.id, hash: &loaded.hash, json: &loaded.json })
}

fn new_table<G: Evaluate>(seating: &Seating<'_>, start: Start<'_>) -> TableResult {
    let setup = Setup::read::<G>(seating.seats, seating.options).map_err(error)?;
    let edition = edition::<G>(seating.edition)?;
    let game = match start {
        Start::Beginning => return Ok(Box::new(TypedTable(Journal::<G>::new(edition, setup), Shown::Now))),
        Start::Position(json) => kit::position::from_json::<G>(edition, &setup, json),
        Start::Patch(json) => kit::position::from_patch::<G>(edition, &setup, json),
    };
    let game = game.map_err(|e| ShelfError(format!("position: {e}")))?;
    Ok(Box::new(TypedTable(Journal::from_position(setup, game), Shown::Now)))
}

fn open<G: Evaluate>(patch: Option<&str>, record: &Record) -> TableResult {
    if patch.is_some() {
        // Interned now, so that the record finds it by its hash.
        edition::<G>(patch)?;
    }
    Journal::<G>::replay(record).map(|table| Box::new(TypedTable(table, Shown::Now)) as Box<dyn Table>).map_err(error)
}

fn reopen<G: Evaluate>(record: &Record) -> Result<ReopenedTable, ShelfError> {
    let reopened = Journal::<G>::reopen(record).map_err(error)?;
    let stopped = reopened.stopped.map(|reason| reason.to_string());
    Ok(ReopenedTable { table: Box::new(TypedTable(reopened.journal, Shown::Now)), stopped })
}
