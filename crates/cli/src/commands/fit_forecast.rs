//! `signoria fit-forecast`: weights with which a game's evaluation predicts best how games end, fitted by least squares on games of apprentices.

use crate::error::CliError;
use crate::progress;
use clap::Args;
use kit::Weights;
use shelf::{FitSettings, Seating};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct FitForecast {
    /// The game
    game: String,
    /// Games to learn from; one in five is only checked against
    #[arg(long, default_value_t = 800, value_name = "N")]
    games: u64,
    /// How many sit at the tables, which take turns (all the game allows, from two on)
    #[arg(long, value_delimiter = ',', value_name = "N,N")]
    seats: Vec<u8>,
    /// How often all weights are moved
    #[arg(long, default_value_t = 30, value_name = "N")]
    rounds: u64,
    /// The first seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the weights go, ready for --bots master:forecast=FILE or the game's data/forecast.json
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl FitForecast {
    pub fn run(self) -> Result<(), CliError> {
        let title = shelf::title(&self.game)?;
        let names = title.weights(2).names;
        if names.is_empty() {
            return Err(CliError(format!("the evaluation of {} has no weights to learn", self.game)));
        }
        let seats = if self.seats.is_empty() { title.seats.iter().copied().filter(|n| *n > 1).collect() } else { self.seats };
        let tables: Vec<_> = seats.iter().map(|seats| Seating { seats: *seats, options: &[], edition: None }).collect();
        let stop = progress::stop_on_ctrl_c()?;
        let bar = progress::bar(self.games + self.rounds);
        let settings = FitSettings { tables: &tables, games: self.games, seed: self.seed, rounds: self.rounds, stop: &stop };
        let fitted = title.fit_forecast(&settings, &mut |done| bar.set_position(done))?;
        bar.finish_and_clear();
        let place = self.out.display();
        std::fs::write(&self.out, Weights { names, values: fitted.weights }.write()).map_err(|e| CliError(format!("{place}: {e}")))?;
        let (before, after) = (fitted.before, fitted.after);
        println!("{} positions between turns; mean square error of the lead at the end, on games not learnt from:", fitted.positions);
        println!("  knowing nothing {:.1}, by the points so far {:.1}", before.nothing, before.points);
        println!("  by the weights found by play {:.1}, by these {:.1}; they are in {place}", before.evaluation, after.evaluation);
        Ok(())
    }
}
