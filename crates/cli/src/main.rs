//! The program `signoria`. Each command is a file in `commands/`.

#![expect(clippy::print_stdout, reason = "this is the program that talks to the terminal")]

mod bot_match_args;
mod bot_spec;
mod commands;
mod engine_program;
mod error;
mod game_args;
mod outline;
mod progress;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let program = commands::Program::parse();
    if program.speaks() {
        // Rust would panic where `signoria rules lorenzo | head` has read enough; other programs just end.
        sigpipe::reset();
    }
    match commands::run(program) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("signoria: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}
