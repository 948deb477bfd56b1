//! The project's own chores. `cargo xtask` lists them.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

mod golden;
mod new_game;
mod tidy;
mod tree;

use std::process::ExitCode;

const HELP: &str = "cargo xtask CHORE
  tidy               lengths, dependency direction, licences, rules without a test or a translation, games not on the shelf, missing messages
  new-game NAME      a folder games/NAME that already passes conformance, and its line on the shelf
  golden [GAME ...]  writes digests, playthroughs, perft files and snapshots of boards anew, plays missing games (all games by default); read the diff";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match &words[..] {
        ["tidy"] => tidy::run(&tree::root()),
        ["new-game", name] => new_game::run(&tree::root(), name),
        ["golden", games @ ..] => golden::run(&tree::root(), games),
        _ => Err(HELP.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
