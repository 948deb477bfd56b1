//! The commands, one file each.

mod arena;
mod backup;
mod bench;
mod engine;
mod fit_forecast;
mod ladder;
mod lessons;
mod play;
mod provenance;
mod replay;
mod reports;
mod rules;
mod serve;
mod tune;

use crate::error::CliError;
use clap::{Parser, Subcommand};

/// Five board games of Florence: play them, study them, let programs play them.
#[derive(Parser, Debug)]
#[command(name = "signoria", version)]
pub struct Program {
    #[command(subcommand)]
    command: Option<Command>,
}

impl Program {
    /// Is its output all that matters? Not so the site: it goes on, whoever stopped reading what it said at its start.
    pub fn speaks(&self) -> bool {
        match &self.command {
            None | Some(Command::Serve(_)) => false,
            // A program at the table that ends must not end this one: it is told of.
            Some(Command::Arena(arena)) => !arena.seats_programs(),
            Some(Command::Ladder(ladder)) => !ladder.seats_programs(),
            Some(_) => true,
        }
    }
}

#[derive(Subcommand, Debug)]
enum Command {
    /// The site, to be played in a browser (what happens without a command)
    Serve(serve::Serve),
    /// A copy of the site's store, also while it runs
    Backup(backup::Backup),
    /// What people said is wrong
    Reports(reports::Reports),
    /// A game in the terminal, with bots in the other seats
    Play(play::Play),
    /// The protocol for programs: one JSON object a line in, one a line out
    Engine(engine::Engine),
    /// A record told in sentences, checked answer by answer
    Replay(replay::Replay),
    /// The rules of a game in our own words
    Rules(rules::Rules),
    /// The lessons of all games; `lessons check` plays them
    Lessons(lessons::Lessons),
    /// Every figure of a game with where it comes from
    Provenance(provenance::Provenance),
    /// Random play against the clock: decisions and games a second, size of a state
    Bench(bench::Bench),
    /// Bots against each other: shares of victory with intervals, scores, times
    Arena(arena::Arena),
    /// All pairs of bots, and their ratings
    Ladder(ladder::Ladder),
    /// Better weights for a game's evaluation, found by play
    Tune(tune::Tune),
    /// Weights with which a game's evaluation predicts how games end, fitted to played games
    #[command(alias = "foretell")]
    FitForecast(fit_forecast::FitForecast),
}

pub fn run(program: Program) -> Result<(), CliError> {
    match program.command {
        Some(Command::Serve(command)) => command.run(),
        Some(Command::Backup(command)) => command.run(),
        Some(Command::Reports(command)) => command.run(),
        Some(Command::Play(command)) => command.run(),
        Some(Command::Engine(command)) => command.run(),
        Some(Command::Replay(command)) => command.run(),
        Some(Command::Rules(command)) => command.run(),
        Some(Command::Lessons(command)) => command.run(),
        Some(Command::Provenance(command)) => command.run(),
        Some(Command::Bench(command)) => command.run(),
        Some(Command::Arena(command)) => command.run(),
        Some(Command::Ladder(command)) => command.run(),
        Some(Command::Tune(command)) => command.run(),
        Some(Command::FitForecast(command)) => command.run(),
        None => serve::Serve::default().run(),
    }
}

/// Reads a language's code, for the commands that speak.
fn lang(code: &str) -> Result<words::Lang, String> {
    words::Lang::from_code(code).ok_or_else(|| "there are: en, fr, nl".to_string())
}
