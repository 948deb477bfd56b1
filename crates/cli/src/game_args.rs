//! The flags of every command that starts a game: players, options, edition.

use crate::error::{CliError, read};
use clap::Args;
use shelf::{Seating, Title};
use std::path::PathBuf;

#[derive(Args, Debug, Clone, Default)]
pub struct GameArgs {
    /// How many sit down (the game's smallest table of two or more by default)
    #[arg(long, value_name = "N")]
    pub seats: Option<u8>,
    /// An option of the game, such as leaders=on; may be given several times
    #[arg(long = "option", value_name = "ID=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// Figures to play with: a JSON patch on the built-in edition
    #[arg(long, value_name = "FILE")]
    pub edition: Option<PathBuf>,
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (id, value) = text.split_once('=').ok_or("an option is given as ID=VALUE")?;
    Ok((id.trim().to_string(), value.trim().to_string()))
}

impl GameArgs {
    /// The text of the edition file.
    pub fn edition_text(&self) -> Result<Option<String>, CliError> {
        self.edition.as_deref().map(read).transpose()
    }

    pub fn seats_for(&self, title: &Title) -> u8 {
        self.seats.unwrap_or_else(|| title.seats.iter().copied().find(|n| *n >= 2).unwrap_or(1))
    }

    pub fn seating<'a>(&'a self, title: &Title, edition: Option<&'a str>) -> Seating<'a> {
        Seating { seats: self.seats_for(title), options: &self.options, edition }
    }
}
