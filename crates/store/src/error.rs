//! What can go wrong with the store.

use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The change builds on a version that is not the newest: somebody was quicker, or the copy in memory is old.
    Outdated,
    /// It could not be read or written, in words for the keeper of the site.
    Failed(String),
}

impl StoreError {
    pub fn failed(reason: impl fmt::Display) -> StoreError {
        StoreError::Failed(reason.to_string())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Outdated => f.write_str("the table has moved on since this change was made"),
            StoreError::Failed(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Failed(format!("store: {error}"))
    }
}
