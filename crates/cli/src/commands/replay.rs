//! `signoria replay FILE`: a record told in sentences, checked answer by answer.

use crate::error::{CliError, read};
use crate::outline::outline;
use clap::Args;
use kit::{Phrase, Record, Turn, Viewer};
use shelf::Table;
use std::path::PathBuf;
use words::{Lang, Words};

#[derive(Args, Debug)]
pub struct Replay {
    /// A `.game` file
    file: PathBuf,
    /// Stop after this many answers and show the table there
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// The language of the sentences: en, fr or nl
    #[arg(long, default_value = "en", value_parser = super::lang)]
    lang: Lang,
    /// Only check the record and print the result
    #[arg(long)]
    quiet: bool,
    /// The edition patch the game was played with, if it was not a built-in edition
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl Replay {
    pub fn run(self) -> Result<(), CliError> {
        let name = self.file.display().to_string();
        let record = Record::parse(&read(&self.file)?).map_err(|e| CliError(format!("{name}: {e}")))?;
        let title = shelf::title(&record.game).map_err(|e| CliError(format!("{name}: {e}")))?;
        let edition = self.edition.as_deref().map(read).transpose()?;
        let whole = title.open(edition.as_deref(), &record).map_err(|e| CliError(format!("{name}: {e}")))?;
        let words = Words::new(self.lang, Some(&title.texts))?;
        let names = names(whole.setup().seats, &words);
        let end = self.at.unwrap_or(whole.ply()).min(whole.ply());
        if !self.quiet {
            tell(whole.as_ref(), end, &words, &names);
        }
        let shown = whole.at(end);
        if self.at.is_some() {
            println!("\n{}", outline(&shown.view(Viewer::Referee), &words, &names));
        }
        print_scores(shown.as_ref(), &words, &names);
        Ok(())
    }
}

/// What people are called where nobody has said a name: the same in log, table and standing.
pub fn names(seats: u8, words: &Words) -> Vec<String> {
    (1..=seats).map(|n| words.tell(&Phrase::new("play-name").with("n", n))).collect()
}

fn tell(whole: &dyn Table, end: usize, words: &Words, names: &[String]) {
    for (ply, answer) in whole.answers_from(0).iter().enumerate().take(end) {
        println!("[{ply}] {} {}", answer.who, answer.text);
        whole.sentences(ply, Viewer::Referee).iter().for_each(|said| println!("      {}", words.say(said, names)));
    }
}

/// The standing of every seat by source, and who won.
pub fn print_scores(table: &dyn Table, words: &Words, names: &[String]) {
    let scores = table.scores(Viewer::Referee);
    println!("\n{}", words.text(if table.turn() == Turn::Over { "scores-final" } else { "scores-now" }));
    for score in &scores.scores {
        let star = if score.seat.is_some_and(|s| scores.winners.contains(&s)) { " *" } else { "" };
        println!("  {}{star}", words.say(&score.phrase(), names));
    }
}
