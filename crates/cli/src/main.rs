//! The program `signoria`. Each command is a file in `commands/`.

#![expect(clippy::print_stdout, reason = "this is the program that talks to the terminal")]

mod bouts;
mod commands;
mod entry;
mod failure;
mod protocol;
mod seating;
mod sheet;
mod stop;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let program = commands::Program::parse();
    match commands::run(program) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("signoria: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
