//! `idle`: what a table costs while nobody moves. See `torture::idle`.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use clap::Parser;
use std::path::PathBuf;
use std::process::ExitCode;
use tokio::runtime::Builder;
use torture::folder::Folder;
use torture::idle::{IdlePlan, IdleReport};
use torture::server::{Allowances, MANY_FILES, Opening, Program, Server};

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
    /// The program `signoria`; by itself the one beside this program
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// One JSON document
    #[arg(long)]
    json: bool,
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

fn main() -> ExitCode {
    let given = Idle::parse();
    let json = given.json;
    match given.run() {
        Ok(report) => {
            match serde_json::to_string(&report) {
                Ok(document) if json => println!("{document}"),
                _ => println!("{report}"),
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("idle: {error}");
            ExitCode::FAILURE
        }
    }
}

impl Idle {
    fn run(self) -> Result<IdleReport, String> {
        let title = shelf::title(&self.game).map_err(|e| e.0)?;
        let folder = Folder::new("idle")?;
        let program = self.program.clone().map_or_else(Program::find, Program::at)?;
        let opening = Opening { files: MANY_FILES, ..Opening::new(&folder.data(), Allowances::Boundless) };
        let server = Server::start(&program, &opening)?;
        let (to, pid) = (server.address, server.pid());
        let plan = IdlePlan { to, pid, title, tables: self.tables, answers: self.answers, seed: self.seed };
        let runtime = Builder::new_current_thread().enable_all().build().map_err(|e| e.to_string())?;
        runtime.block_on(plan.run())
    }
}
