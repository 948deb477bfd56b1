//! `signoria arena`: bots against each other, with intervals.

use crate::bot_match_args::BotMatchArgs;
use crate::bot_spec::{self, BotSpec};
use crate::error::CliError;
use crate::progress;
use clap::Args;
use shelf::{BotResult, Played, Standings, Tournament};
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Arena {
    /// The game
    game: String,
    /// The bots, such as master,apprentice or master:nodes=5000,master:nodes=500; the last takes the seats that are left. A program that
    /// speaks the engine protocol, such as an older build of this one: cmd:level=master:"./old engine"
    #[arg(long, value_name = "A,B[,C]")]
    bots: String,
    /// How many games; each seed is played once for every rotation of the seats
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: u64,
    #[command(flatten)]
    match_args: BotMatchArgs,
    /// One JSON document instead of a table
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Comma-separated lines instead of a table
    #[arg(long)]
    csv: bool,
    /// Keeps the records of the games in this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

impl Arena {
    /// Whether bots of other programs take part.
    pub fn seats_programs(&self) -> bool {
        bot_spec::names_programs(&self.bots)
    }

    pub fn run(self) -> Result<(), CliError> {
        let title = shelf::title(&self.game)?;
        let specs = BotSpec::list(&self.bots, title, self.match_args.budget_args.budget())?;
        let edition = self.match_args.game_args.edition_text()?;
        let seats = self.match_args.game_args.seats.unwrap_or_else(|| self.match_args.game_args.seats_for(title).max(specs.len() as u8));
        let seating = shelf::Seating { seats, options: &self.match_args.game_args.options, edition: edition.as_deref() };
        let tournament = Tournament {
            title,
            seating,
            players: specs.iter().map(|e| e.player.clone()).collect(),
            games: self.games,
            seed: self.match_args.seed,
            threads: self.match_args.threads,
            record: self.record.is_some(),
        };
        if let Some(folder) = &self.record {
            std::fs::create_dir_all(folder).map_err(|e| CliError(format!("{}: {e}", folder.display())))?;
        }
        let stop = progress::stop_on_ctrl_c()?;
        let bar = progress::bar(self.games);
        let mut kept = Ok(());
        let standings = tournament.play(&stop, |game, played, so_far| {
            if kept.is_ok() {
                kept = self.keep(game, played);
            }
            bar.set_message(leader(&specs, so_far));
            bar.inc(1);
        })?;
        bar.finish_and_clear();
        kept?;
        // No program has to be told anything any more: who has read enough of the table may go.
        sigpipe::reset();
        self.print(&specs, &standings, seats);
        Ok(())
    }

    fn keep(&self, game: u64, played: &Played) -> Result<(), CliError> {
        let (Some(folder), Some(record)) = (&self.record, &played.record) else { return Ok(()) };
        let path = folder.join(format!("{}-{game:05}.game", self.game));
        std::fs::write(&path, record).map_err(|e| CliError(format!("{}: {e}", path.display())))
    }

    fn print(&self, specs: &[BotSpec], standings: &Standings, seats: u8) {
        let rows: Vec<BotResult> = specs.iter().zip(&standings.tallies).map(|(e, t)| t.result(&e.name, seats)).collect();
        if self.json {
            println!(
                "{}",
                serde_json::json!({ "game": self.game, "seats": seats, "games": standings.games, "unfinished": standings.unfinished, "bots": rows })
            );
        } else if self.csv {
            println!("game,seats,games,bot,held,wins,share,low,high,fair,mean_score,winning_score,p50_ms,p99_ms");
            rows.iter().for_each(|row| println!("{}", csv(&self.game, seats, standings.games, row)));
        } else {
            println!("{} at {seats}, {} games, {} unfinished", self.game, standings.games, standings.unfinished);
            println!("{HEAD}");
            rows.iter().for_each(|row| println!("{}", line(row)));
            rows.iter().for_each(|row| println!("{}: {}", row.bot, sources(row)));
        }
    }
}

const HEAD: &str = "bot                            held     wins   share   95 % interval   fair    mean  winning   p50 ms   p99 ms";

fn line(row: &BotResult) -> String {
    format!(
        "{:<30} {:>4} {:>8.1} {:>6.1}% {:>6.1}-{:>5.1}% {:>6.1}% {:>7.1} {:>8.1} {:>8.2} {:>8.2}",
        row.bot,
        row.seats,
        row.wins,
        100.0 * row.share,
        100.0 * row.low,
        100.0 * row.high,
        100.0 * row.fair,
        row.mean_score,
        row.winning_score,
        row.p50_ms,
        row.p99_ms
    )
}

fn csv(game: &str, seats: u8, games: u64, row: &BotResult) -> String {
    format!(
        "{game},{seats},{games},{},{},{},{:.4},{:.4},{:.4},{:.4},{:.2},{:.2},{:.3},{:.3}",
        row.bot, row.seats, row.wins, row.share, row.low, row.high, row.fair, row.mean_score, row.winning_score, row.p50_ms, row.p99_ms
    )
}

fn sources(row: &BotResult) -> String {
    let parts: Vec<_> = row.sources.iter().map(|(source, points)| format!("{source} {points:.1}")).collect();
    parts.join(", ")
}

fn leader(specs: &[BotSpec], so_far: &Standings) -> String {
    let share = |nth: usize| so_far.tallies[nth].wins / so_far.tallies[nth].seats.max(1) as f64;
    let first = specs.first().map_or("", |e| e.name.as_str());
    format!("{first} {:.0} %", 100.0 * share(0))
}
