//! `signoria engine`: the protocol on standard input and output.

use crate::failure::{Failure, read};
use crate::protocol::{Line, Lines, Session};
use clap::Args;
use serde_json::json;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Engine {
    /// Figures for the games that are started: a JSON patch on the built-in edition
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl Engine {
    pub fn run(self) -> Result<(), Failure> {
        let mut session = Session::new(self.edition.as_deref().map(read).transpose()?);
        let mut lines = Lines(io::stdin().lock());
        let mut out = BufWriter::new(io::stdout().lock());
        while let Some(line) = lines.next().map_err(|e| Failure(format!("standard input: {e}")))? {
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

/// A seed nobody chose. The standard library's hash keys are random in each process, and new for each state made.
pub fn fresh_seed() -> u64 {
    // 53 bits, so that every JSON reader gives it back unchanged.
    RandomState::new().build_hasher().finish() >> 11
}
