//! `idle`: what a table costs while nobody moves. See `torture::idle`.

use clap::Parser;
use std::process::ExitCode;
use tokio::runtime::Builder;
use torture::arguments::RunArguments;
use torture::folder::Folder;
use torture::idle::{IdlePlan, IdleReport};

/// Leaves tables of a site on this machine alone and says what memory each takes
#[derive(Parser)]
struct Idle {
    #[arg(long, default_value_t = 200, value_name = "N")]
    tables: u64,
    #[arg(long, default_value = "lorenzo", value_name = "GAME")]
    game: String,
    /// Answers of people at each table before it is left alone
    #[arg(long, default_value_t = 40, value_name = "N")]
    answers: usize,
    #[command(flatten)]
    run: RunArguments,
}

fn main() -> ExitCode {
    let given = Idle::parse();
    given.run.end("idle", given.measure())
}

impl Idle {
    fn measure(&self) -> Result<IdleReport, String> {
        let title = shelf::title(&self.game).map_err(|e| e.0)?;
        let folder = Folder::new("idle")?;
        let server = self.run.open_for_many(&folder)?;
        let (to, pid) = (server.address, server.pid());
        let plan = IdlePlan { to, pid, title, tables: self.tables, answers: self.answers, seed: self.run.seed };
        let runtime = Builder::new_current_thread().enable_all().build().map_err(|e| e.to_string())?;
        runtime.block_on(plan.run())
    }
}
