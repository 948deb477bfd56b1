//! `signoria engine`: the protocol on standard input and output.

use crate::error::{CliError, read};
use clap::Args;
use cli::protocol::{Line, Lines, Session};
use serde_json::json;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Engine {
    /// Figures for the games that are started: a JSON patch on the built-in edition
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl Engine {
    pub fn run(self) -> Result<(), CliError> {
        let mut session = Session::new(self.edition.as_deref().map(read).transpose()?);
        let mut lines = Lines(io::stdin().lock());
        let mut out = BufWriter::new(io::stdout().lock());
        while let Some(line) = lines.read().map_err(|e| CliError(format!("standard input: {e}")))? {
            let answer = match line {
                Line::Text(text) => session.answer(&text),
                Line::TooLong => json!({"error": "the line is longer than 16 MiB"}),
                Line::NotUtf8 => json!({"error": "the line is not UTF-8"}),
            };
            // Nobody reads any more: that is the end, not a fault.
            if writeln!(out, "{answer}").and_then(|()| out.flush()).is_err() {
                return Ok(());
            }
        }
        Ok(())
    }
}
