//! Errors that name the place.

use std::fmt;

/// What is wrong in a document, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DocumentError {
    /// Dotted, such as `seats.0.coins`; empty for the whole.
    pub path: String,
    pub message: String,
}

/// A contradiction in a position or a patch.
pub type PositionError = DocumentError;

/// A figure of an edition that cannot be.
pub type EditionError = DocumentError;

impl DocumentError {
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> DocumentError {
        DocumentError { path: path.into(), message: message.into() }
    }
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() { f.write_str(&self.message) } else { write!(f, "{}: {}", self.path, self.message) }
    }
}

impl std::error::Error for DocumentError {}

/// An error about the value at `path`, unless the condition holds.
pub fn require(holds: bool, path: impl Into<String>, message: impl Into<String>) -> Result<(), DocumentError> {
    if holds { Ok(()) } else { Err(DocumentError::new(path, message)) }
}
