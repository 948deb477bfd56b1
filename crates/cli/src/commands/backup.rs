//! `signoria backup FILE`: a copy of the store, also while the site runs.

use crate::error::CliError;
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Backup {
    /// The file to write; it must not exist yet
    file: PathBuf,
    /// The folder of the store
    #[arg(long, default_value = "data", value_name = "DIR")]
    data: PathBuf,
}

impl Backup {
    pub fn run(self) -> Result<(), CliError> {
        store::backup(&self.data, &self.file).map_err(|e| CliError(e.to_string()))?;
        println!("{} is a whole store; to go back to it, put it into a folder of its own as signoria.sqlite", self.file.display());
        Ok(())
    }
}
