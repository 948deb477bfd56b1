//! `signoria provenance GAME`: every figure with where it comes from.

use crate::error::{CliError, read};
use clap::Args;
use std::collections::BTreeMap;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Provenance {
    game: String,
    /// Only figures whose source begins with this word: rules, published, recalled, designed
    #[arg(long, value_name = "WORD")]
    only: Option<String>,
    /// The figures of this patch on the built-in edition
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl Provenance {
    pub fn run(self) -> Result<(), CliError> {
        let title = shelf::title(&self.game)?;
        let patch = self.edition.as_deref().map(read).transpose()?;
        let edition = title.figures(patch.as_deref())?;
        println!("# {} edition {} {}", title.id, edition.id, edition.hash);
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for figure in kit::provenance::figures(edition.json) {
            let source = figure.provenance.unwrap_or_else(|| "unknown".to_string());
            let word = source.split([' ', ',', '(']).next().unwrap_or_default().to_string();
            if self.only.as_ref().is_none_or(|only| *only == word) {
                println!("{}\t{}\t{source}", figure.path, figure.value);
            }
            *counts.entry(word).or_default() += 1;
        }
        let counts: Vec<_> = counts.iter().map(|(word, n)| format!("{word} {n}")).collect();
        println!("# {}", counts.join(", "));
        Ok(())
    }
}
