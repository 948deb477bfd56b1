//! `signoria bench`: how fast each game goes.

use crate::failure::Failure;
use crate::seating::SeatingArgs;
use clap::Args;
use shelf::{Pace, Seating, TITLES, Title};
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
    seating: SeatingArgs,
}

impl Bench {
    pub fn run(self) -> Result<(), Failure> {
        if !(0.01..=3600.0).contains(&self.seconds) {
            return Err(Failure("--seconds takes a number from 0.01 to 3600".to_string()));
        }
        let titles: Vec<&Title> = match &self.games[..] {
            [] => TITLES.iter().collect(),
            ids => ids.iter().map(|id| shelf::title(id)).collect::<Result<_, _>>()?,
        };
        let edition = self.seating.edition_text()?;
        let mut rows = Vec::new();
        for title in titles {
            let counts: Vec<u8> = self.seating.seats.map_or(title.seats.to_vec(), |n| vec![n]);
            for seats in counts {
                let seating = Seating { seats, options: &self.seating.options, edition: edition.as_deref() };
                let pace = title.pace(&seating, Duration::from_secs_f64(self.seconds))?;
                if !self.json {
                    if rows.is_empty() {
                        println!("{HEAD}");
                    }
                    println!("{}", line(&pace));
                }
                rows.push(pace);
            }
        }
        if self.json {
            println!("{}", serde_json::json!({ "games": rows }));
        }
        Ok(())
    }
}

const HEAD: &str = "game        seats   decisions/s     games/s  plies/game  unfinished  bytes  clone ns  options";

fn line(pace: &Pace) -> String {
    format!(
        "{:<11} {:>5} {:>13.0} {:>11.1} {:>11.1} {:>11} {:>6} {:>9.0}  {}",
        pace.game,
        pace.seats,
        pace.decisions_per_s,
        pace.games_per_s,
        pace.plies_per_game,
        pace.unfinished,
        pace.state_bytes,
        pace.clone_ns,
        pace.options
    )
}
