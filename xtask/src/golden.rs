//! Golden files anew.

use crate::tree;
use std::path::Path;
use std::process::Command;

pub fn run(root: &Path, games: &[&str]) -> Result<(), String> {
    let all: Vec<String> = tree::games(root).iter().map(|path| tree::name(path)).collect();
    let games: Vec<String> = if games.is_empty() { all } else { games.iter().map(ToString::to_string).collect() };
    for game in games {
        bless(root, &game)?;
        if root.join("games").join(&game).join("board/tests").exists() {
            test(root, &format!("{game}-board"), "board", "the_board_looks_as_it_did")?;
        }
        println!("{game}: golden files written; read `git diff`");
    }
    Ok(())
}

/// The golden test itself writes, with `BLESS` set.
pub fn bless(folder: &Path, game: &str) -> Result<(), String> {
    test(folder, game, "rules", "golden::")
}

fn test(folder: &Path, package: &str, program: &str, filter: &str) -> Result<(), String> {
    let status = Command::new(env!("CARGO"))
        .args(["test", "-q", "-p", package, "--test", program, filter])
        .env("BLESS", "1")
        .env("CARGO_TARGET_DIR", tree::target())
        .current_dir(folder)
        .status()
        .map_err(|e| format!("cargo could not be started: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{package}: the test that writes failed; see above")) }
}
