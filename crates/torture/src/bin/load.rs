//! `load`: how long people wait at many tables. See `torture::load`.

use clap::Parser;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;
use tokio::runtime::Builder;
use torture::arguments::RunArguments;
use torture::folder::Folder;
use torture::load::{Others, Pages, Plan, Report};
use torture::server::Server;

/// Plays at many tables of a site on this machine and says how long people wait
#[derive(Parser)]
struct Load {
    #[arg(long, default_value_t = 200, value_name = "N")]
    tables: u64,
    /// For how long is measured, after all tables have come
    #[arg(long, default_value_t = 60, value_name = "N")]
    seconds: u64,
    /// One game only
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// One person among bots instead of people only
    #[arg(long)]
    bots: bool,
    /// Pages are asked for again and again instead of followed live
    #[arg(long)]
    no_streams: bool,
    /// The shortest and the longest thought, in milliseconds
    #[arg(long, num_args = 2, default_values_t = [1000, 3000], value_name = "MS")]
    think: Vec<u64>,
    /// Tables that come in a second
    #[arg(long, default_value_t = 50, value_name = "N")]
    ramp: u64,
    /// Threads of this program
    #[arg(long, default_value_t = 1, value_name = "N")]
    threads: usize,
    /// A site that is running already on this machine, started with large allowances
    #[arg(long, value_name = "ADDRESS:PORT")]
    site: Option<SocketAddr>,
    /// The process of that site
    #[arg(long, value_name = "N", requires = "site")]
    pid: Option<u32>,
    #[command(flatten)]
    run: RunArguments,
}

fn main() -> ExitCode {
    let given = Load::parse();
    given.run.end("load", given.measure())
}

impl Load {
    fn measure(&self) -> Result<Report, String> {
        let games = match &self.game {
            Some(id) => vec![shelf::title(id).map_err(|e| e.0)?],
            None => shelf::TITLES.iter().collect(),
        };
        let folder = Folder::new("load")?;
        let server = match self.site {
            Some(_) => None,
            None => Some(self.run.open_for_many(&folder)?),
        };
        let to = self.site.or(server.as_ref().map(|server| server.address)).ok_or("there is no site")?;
        let millis = |nth: usize| Duration::from_millis(self.think.get(nth).copied().unwrap_or(1000));
        let plan = Plan {
            to,
            pid: self.pid.or(server.as_ref().map(Server::pid)),
            tables: self.tables,
            seconds: self.seconds,
            ramp: self.ramp,
            games,
            others: if self.bots { Others::Bots } else { Others::People },
            pages: if self.no_streams { Pages::Asked } else { Pages::Live },
            think: (millis(0), millis(1)),
            seed: self.run.seed,
        };
        let runtime = match self.threads {
            0 | 1 => Builder::new_current_thread().enable_all().build(),
            threads => Builder::new_multi_thread().worker_threads(threads).enable_all().build(),
        };
        runtime.map_err(|e| e.to_string())?.block_on(plan.run())
    }
}
