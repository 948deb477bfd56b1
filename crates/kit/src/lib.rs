//! What every game of Signoria stands on.
//!
//! Start with [`Game`], the contract, and [`Step`], what a rule looks like. A game is a value with a [`Stack`] of steps; chance is
//! an actor that answers like a player; [`Journal`] adds the answers given so far, undo and replay; [`Edition`]s are the figures in the box.
//! No I/O happens here, and nothing in here knows a particular game.

pub mod chapter;
pub mod edition;
pub mod error;
pub mod evaluation;
pub mod figures;
pub mod game;
pub mod journal;
pub mod list;
pub mod notation;
pub mod options;
pub mod patch;
pub mod perft;
pub mod phrase;
pub mod pile;
pub mod position;
pub mod provenance;
pub mod random;
pub mod record;
pub mod refusal;
pub mod rulebook;
pub mod scores;
pub mod seat;
pub mod set;
pub mod stack;
pub mod standing_order;
pub mod step;
pub mod tally;
pub mod verdicts;
pub mod why;

/// For the macros, so that games need not depend on it by themselves.
pub use serde;
pub use serde_json;

pub use chapter::{Chapter, RoundNumber, Telling, TurnOf};
pub use edition::{Edition, Editions, LoadedEdition};
pub use error::{DocumentError, EditionError, PositionError, require};
pub use evaluation::{SearchDepth, SearchParams, StopPoint, Weights};
pub use figures::FigureReader;
pub use game::{Evaluate, Event, Game, Log, Silent};
pub use journal::{Entry, Journal, Reopened, TurnBy, TurnSpan};
pub use list::List;
pub use notation::{Choice, NotationError, Word, WordEnum, WordReader};
pub use options::{OptionError, OptionKind, OptionSpec, OptionValue, Setup};
pub use phrase::{Arg, Phrase};
pub use pile::{Bag, CardSet};
pub use random::Rng;
pub use record::{Record, RecordError};
pub use refusal::{NoUndo, Refusal};
pub use scores::{Score, Scores};
pub use seat::{MOST_SEATS, Seat, Seats, Turn, Viewer, Who};
pub use set::{Numbered, Set};
pub use stack::Stack;
pub use standing_order::{Follow, StandingOrder};
pub use step::{Asks, Step};
pub use tally::Tally;
pub use verdicts::{Verdict, Verdicts};
pub use why::{Why, ensure};
