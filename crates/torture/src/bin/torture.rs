//! `torture`: what the world may do to a site. See the library's page.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use clap::{Parser, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use torture::scenarios::{ALL, Form, Scenario, Trial};
use torture::server::Program;

/// Does to a site of its own what the world may do to one, and says what was lost
#[derive(Parser)]
struct Torture {
    /// One scenario, or all of them
    what: What,
    /// A few seconds each
    #[arg(long)]
    short: bool,
    /// One JSON document a line
    #[arg(long)]
    json: bool,
    /// The program `signoria`; by itself the one beside this program
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Another number, another course of things
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Of one scenario: how many kills, failed writes, rounds or attempts, or for how many seconds
    #[arg(long, value_name = "N", visible_aliases = ["kills", "failures", "rounds", "attempts", "seconds"])]
    amount: Option<u64>,
}

#[derive(Copy, Clone, ValueEnum)]
enum What {
    All,
    Kill,
    Stop,
    Writes,
    Disk,
    Freeze,
    Second,
    Slow,
    Flood,
    Churn,
}

impl What {
    fn scenarios(self) -> Vec<Scenario> {
        match self {
            What::All => ALL.to_vec(),
            What::Kill => vec![Scenario::Kill],
            What::Stop => vec![Scenario::Stop],
            What::Writes => vec![Scenario::Writes],
            What::Disk => vec![Scenario::Disk],
            What::Freeze => vec![Scenario::Freeze],
            What::Second => vec![Scenario::Second],
            What::Slow => vec![Scenario::Slow],
            What::Flood => vec![Scenario::Flood],
            What::Churn => vec![Scenario::Churn],
        }
    }
}

fn main() -> ExitCode {
    let given = Torture::parse();
    let program = match given.program.map_or_else(Program::find, Program::at) {
        Ok(program) => program,
        Err(error) => {
            eprintln!("torture: {error}");
            return ExitCode::from(2);
        }
    };
    let form = if given.short { Form::Short } else { Form::Long };
    let trial = Trial { program, form, seed: given.seed, amount: given.amount };
    let runtime = match tokio::runtime::Runtime::new() {
        Ok(runtime) => runtime,
        Err(error) => {
            eprintln!("torture: {error}");
            return ExitCode::from(2);
        }
    };
    let mut passed = true;
    for scenario in given.what.scenarios() {
        let outcome = runtime.block_on(scenario.run(&trial));
        passed &= outcome.passed();
        match serde_json::to_string(&outcome) {
            Ok(document) if given.json => println!("{document}"),
            _ => println!("{outcome}"),
        }
    }
    if passed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
