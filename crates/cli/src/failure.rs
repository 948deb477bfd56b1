//! What a command says when it cannot go on.

use std::fmt;

/// A sentence for the person at the terminal.
#[derive(Debug)]
pub struct Failure(pub String);

impl Failure {
    pub fn exit_code(&self) -> u8 {
        2
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<shelf::ShelfError> for Failure {
    fn from(error: shelf::ShelfError) -> Failure {
        Failure(error.0)
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Failure {
        Failure(message)
    }
}

/// Reads a text file a person named.
pub fn read(path: &std::path::Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|e| Failure(format!("{}: {e}", path.display())))
}
