//! `signoria bench`: how fast each game goes.

use crate::error::CliError;
use crate::game_args::GameArgs;
use clap::Args;
use shelf::{PlayRate, Seating, TITLES, Title};
use std::time::Duration;

#[derive(Args, Debug)]
pub struct Bench {
    /// The games to measure (all by default)
    games: Vec<String>,
    /// One JSON document instead of a table
    #[arg(long)]
    json: bool,
    /// How long each row is measured
    #[arg(long, default_value_t = 2.0, value_name = "S")]
    seconds: f64,
    #[command(flatten)]
    game_args: GameArgs,
}

impl Bench {
    pub fn run(self) -> Result<(), CliError> {
        if !(0.01..=3600.0).contains(&self.seconds) {
            return Err(CliError("--seconds takes a number from 0.01 to 3600".to_string()));
        }
        let titles: Vec<&Title> = match &self.games[..] {
            [] => TITLES.iter().collect(),
            ids => ids.iter().map(|id| shelf::title(id)).collect::<Result<_, _>>()?,
        };
        let edition = self.game_args.edition_text()?;
        let mut rows = Vec::new();
        for title in titles {
            let counts: Vec<u8> = self.game_args.seats.map_or(title.seats.to_vec(), |n| vec![n]);
            for seats in counts {
                let seating = Seating { seats, options: &self.game_args.options, edition: edition.as_deref() };
                let play_rate = title.play_rate(&seating, Duration::from_secs_f64(self.seconds))?;
                if !self.json {
                    if rows.is_empty() {
                        println!("{HEAD}");
                    }
                    println!("{}", line(&play_rate));
                }
                rows.push(play_rate);
            }
        }
        if self.json {
            println!("{}", serde_json::json!({ "games": rows }));
        }
        Ok(())
    }
}

const HEAD: &str = "game        seats   decisions/s     games/s  plies/game  unfinished  bytes  clone ns  options";

fn line(play_rate: &PlayRate) -> String {
    format!(
        "{:<11} {:>5} {:>13.0} {:>11.1} {:>11.1} {:>11} {:>6} {:>9.0}  {}",
        play_rate.game,
        play_rate.seats,
        play_rate.decisions_per_s,
        play_rate.games_per_s,
        play_rate.plies_per_game,
        play_rate.unfinished,
        play_rate.state_bytes,
        play_rate.clone_ns,
        play_rate.options
    )
}
