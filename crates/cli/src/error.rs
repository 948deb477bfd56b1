//! The error that ends a command: a sentence for the person at the terminal.

use std::fmt;

/// A sentence for the person at the terminal.
#[derive(Debug)]
pub struct CliError(pub String);

impl CliError {
    pub fn exit_code(&self) -> u8 {
        2
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<shelf::ShelfError> for CliError {
    fn from(error: shelf::ShelfError) -> CliError {
        CliError(error.0)
    }
}

impl From<String> for CliError {
    fn from(message: String) -> CliError {
        CliError(message)
    }
}

/// Reads a text file a person named.
pub fn read(path: &std::path::Path) -> Result<String, CliError> {
    std::fs::read_to_string(path).map_err(|e| CliError(format!("{}: {e}", path.display())))
}
