//! `signoria ladder`: all pairs of bots, and a rating table.

use crate::bot_match_args::BotMatchArgs;
use crate::bot_spec::{self, BotSpec};
use crate::error::CliError;
use crate::progress;
use clap::Args;
use shelf::{Pairing, Rating, Seating, Tournament, ratings};
use std::sync::atomic::Ordering;

#[derive(Args, Debug)]
pub struct Ladder {
    /// The game
    game: String,
    /// The bots that meet
    #[arg(long, value_name = "A,B,C", default_value = "random,novice,apprentice,master")]
    bots: String,
    /// How many games each pair plays
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    #[command(flatten)]
    match_args: BotMatchArgs,
    /// One JSON document instead of a table
    #[arg(long)]
    json: bool,
}

impl Ladder {
    /// Whether bots of other programs take part.
    pub fn seats_programs(&self) -> bool {
        bot_spec::names_programs(&self.bots)
    }

    pub fn run(self) -> Result<(), CliError> {
        let title = shelf::title(&self.game)?;
        let specs = BotSpec::list(&self.bots, title, self.match_args.budget_args.budget())?;
        let edition = self.match_args.game_args.edition_text()?;
        let seating = self.match_args.game_args.seating(title, edition.as_deref());
        if seating.seats != 2 {
            return Err(CliError(format!("a ladder is played in pairs: --seats 2, and {} is played by {:?}", self.game, title.seats)));
        }
        let stop = progress::stop_on_ctrl_c()?;
        let pairs: Vec<(usize, usize)> = (0..specs.len()).flat_map(|a| (a + 1..specs.len()).map(move |b| (a, b))).collect();
        let bar = progress::bar(self.games * pairs.len() as u64);
        let mut pairings = Vec::new();
        for (a, b) in pairs {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            bar.set_message(format!("{} - {}", specs[a].name, specs[b].name));
            let standings = self.tournament(title, seating, [&specs[a], &specs[b]]).play(&stop, |_, _, _| bar.inc(1))?;
            let [first, _] = &standings.tallies[..] else { continue };
            pairings.push(Pairing { a, b, points: first.wins, games: first.seats as f64 });
        }
        bar.finish_and_clear();
        // No program has to be told anything any more: who has read enough of the table may go.
        sigpipe::reset();
        self.print(&specs, &pairings);
        Ok(())
    }

    fn tournament<'a>(&self, title: &'a shelf::Title, seating: Seating<'a>, pair: [&BotSpec; 2]) -> Tournament<'a> {
        let players = pair.iter().map(|e| e.player.clone()).collect();
        Tournament {
            title,
            seating,
            players,
            games: self.games,
            seed: self.match_args.seed,
            threads: self.match_args.threads,
            record: false,
        }
    }

    fn print(&self, specs: &[BotSpec], pairings: &[Pairing]) {
        let rated = ratings(specs.len(), pairings);
        let mut order: Vec<usize> = (0..specs.len()).collect();
        order.sort_by(|x, y| rated[*y].elo.total_cmp(&rated[*x].elo));
        if self.json {
            let rows: Vec<_> = order.iter().map(|n| row(&specs[*n], rated[*n], &results(*n, pairings, specs))).collect();
            println!("{}", serde_json::json!({ "game": self.game, "ratings": rows }));
            return;
        }
        println!("{}: {} games a pair", self.game, self.games);
        println!("bot                              Elo    +-   points against");
        for nth in order {
            let against: Vec<_> =
                results(nth, pairings, specs).into_iter().map(|(name, points, games)| format!("{name} {points:.1}/{games:.0}")).collect();
            println!("{:<30} {:>5.0} {:>5.0}   {}", specs[nth].name, rated[nth].elo, rated[nth].half, against.join(", "));
        }
    }
}

fn row(entry: &BotSpec, rating: Rating, results: &[(String, f64, f64)]) -> serde_json::Value {
    let against: Vec<_> =
        results.iter().map(|(name, points, games)| serde_json::json!({ "bot": name, "points": points, "games": games })).collect();
    serde_json::json!({ "bot": entry.name, "elo": rating.elo, "half_interval": rating.half, "against": against })
}

/// Whom it met, its points and the games.
fn results(nth: usize, pairings: &[Pairing], specs: &[BotSpec]) -> Vec<(String, f64, f64)> {
    let mine = pairings.iter().filter_map(|p| match nth {
        n if n == p.a => Some((p.b, p.points, p.games)),
        n if n == p.b => Some((p.a, p.games - p.points, p.games)),
        _ => None,
    });
    mine.map(|(other, points, games)| (specs[other].name.clone(), points, games)).collect()
}
