//! Golden files anew.

use crate::tree;
use std::path::Path;
use std::process::Command;

pub fn run(root: &Path, games: &[&str]) -> Result<(), String> {
    let all: Vec<String> = tree::games(root).iter().map(|path| tree::name(path)).collect();
    let games: Vec<String> = if games.is_empty() { all } else { games.iter().map(ToString::to_string).collect() };
    for game in games {
        bless(root, &game)?;
        println!("{game}: golden files written; read `git diff`");
    }
    Ok(())
}

/// The golden test itself writes, with `BLESS` set.
pub fn bless(folder: &Path, game: &str) -> Result<(), String> {
    let status = Command::new(env!("CARGO"))
        .args(["test", "-q", "-p", game, "--test", "golden"])
        .env("BLESS", "1")
        .current_dir(folder)
        .status()
        .map_err(|e| format!("cargo could not be started: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{game}: the golden test failed; see above")) }
}
