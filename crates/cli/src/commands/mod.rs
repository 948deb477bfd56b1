//! The commands, one file each.

mod bench;

use crate::failure::Failure;
use clap::{Parser, Subcommand};

/// Five board games of Florence: play them, study them, let programs play them.
#[derive(Parser, Debug)]
#[command(name = "signoria", version)]
pub struct Program {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Random play against the clock: decisions and games a second, size of a state
    Bench(bench::Bench),
}

pub fn run(program: Program) -> Result<(), Failure> {
    match program.command {
        Some(Command::Bench(command)) => command.run(),
        None => Ok(()),
    }
}
