//! What every game of Signoria stands on.
//!
//! Start with [`Game`], the contract, and [`Step`], what a rule looks like. A game is a value with a [`Stack`] of steps; chance is
//! an actor that answers like a player; [`Match`] adds the record, undo and replay; [`Edition`]s are the figures in the box.
//! No I/O happens here, and nothing in here knows a particular game.

pub mod edition;
pub mod error;
pub mod game;
mod held;
pub mod list;
pub mod luck;
pub mod match_play;
pub mod notation;
pub mod options;
pub mod patch;
pub mod perft;
pub mod phrase;
pub mod pile;
pub mod position;
pub mod provenance;
pub mod record;
pub mod scores;
pub mod seat;
pub mod sense;
pub mod stack;
pub mod step;
pub mod why;

/// For the macros, so that games need not depend on it by themselves.
pub use serde;
pub use serde_json;

pub use edition::{Edition, Editions, Printing};
pub use error::{EditionError, PlaceError, PositionError};
pub use game::{Evaluate, Event, Game, Log, Silent};
pub use list::List;
pub use luck::Rng;
pub use match_play::{Answer, Match, NoUndo, Refusal};
pub use notation::{Choice, Misread, Word, Words};
pub use options::{OptionError, OptionKind, OptionSpec, OptionValue, Setup};
pub use phrase::{Arg, Phrase};
pub use pile::{Bag, CardSet, Pile, Placed};
pub use record::{Record, RecordError};
pub use scores::{Score, Scores};
pub use seat::{MOST_SEATS, Seat, Seats, Turn, Viewer, Who};
pub use sense::{Ahead, Foresight, Moment, Weights};
pub use stack::Stack;
pub use step::{Asks, Step};
pub use why::{Why, ensure};
