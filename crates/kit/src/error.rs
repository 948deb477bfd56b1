//! Errors that name the place.

use std::fmt;

/// What is wrong in a document, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceError {
    /// Dotted, such as `seats.0.coins`; empty for the whole.
    pub path: String,
    pub message: String,
}

/// A contradiction in a position or a patch.
pub type PositionError = PlaceError;

/// A figure of an edition that cannot be.
pub type EditionError = PlaceError;

impl PlaceError {
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> PlaceError {
        PlaceError { path: path.into(), message: message.into() }
    }
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() { f.write_str(&self.message) } else { write!(f, "{}: {}", self.path, self.message) }
    }
}

impl std::error::Error for PlaceError {}
