//! Why something could not be done at a table. Nothing has changed then.

use kit::{NoUndo, Seat};
use shelf::Refused;
use std::fmt;
use store::StoreError;

#[derive(Clone, PartialEq, Debug)]
pub enum TableError {
    NoTable,
    /// The page showed an older state.
    Outdated,
    /// Another process wrote to this table first.
    SomebodyQuicker,
    NotYourSeat,
    NoSuchSeat,
    SeatTaken,
    /// One person may take one of the seats that are free for anybody.
    OneSeatEach,
    /// The person in that seat has not left.
    StillHere,
    /// Seats are still free.
    NotBegun,
    AlreadyBegun,
    Over,
    /// Before the end there is no rematch.
    NotOver,
    /// Somebody has still to say that the turn is over.
    TurnNotEnded(Seat),
    /// Other people play here: nothing is taken back over their heads.
    NotAlone,
    /// Other people play here: nobody else's advice is asked.
    NoAdvice,
    /// A post without an answer in it.
    NothingAnswered,
    Refused(Refused),
    NoUndo(NoUndo),
    TooManyTables,
    /// The options exclude each other, or do not exist.
    BadOptions(String),
    /// The store did not take it.
    Store(String),
    /// The operating system gave no randomness.
    NoRandomness(String),
    /// The record in the store cannot be played.
    Unreadable(String),
    /// A bug of ours: the keeper of the site has a report.
    Broken,
    /// More is waiting at this table than it can take.
    Busy,
    /// The owner of the table ended before it came to this: ask again.
    OwnerEnded,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for TableError {}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> TableError {
        match error {
            StoreError::Outdated => TableError::SomebodyQuicker,
            StoreError::Failed(reason) => TableError::Store(reason),
        }
    }
}

impl TableError {
    /// After these the copy in memory may differ from the store: the owner ends, and the next request opens the table anew.
    pub(crate) fn ends_owner(&self) -> bool {
        matches!(self, TableError::Store(_) | TableError::SomebodyQuicker | TableError::Broken)
    }
}
