//! Golden games: finished records that must replay to the same end.
//!
//! Beside each `.game` stands a `.digest`, which notices any change at any ply; beside some a `.walk`, the playthrough that a reviewer reads.
//! With `BLESS=1` in the environment (`cargo xtask golden GAME`) digests and playthroughs are written anew and missing games are played; otherwise
//! they are compared. A `.game` dropped into the folder by hand is replayed too.

use crate::{digest, playthrough};
use bots::{Bot, Greedy, Random, play_game};
use kit::{Edition, Evaluate, Game, Journal, Record, Rng, Seat, Setup};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use words::Texts;

/// A golden game that the kit can play by itself.
pub struct Golden {
    pub name: &'static str,
    pub seats: u8,
    pub options: &'static [(&'static str, &'static str)],
    pub seed: u64,
    pub players: Players,
}

#[derive(Copy, Clone)]
pub enum Players {
    Random,
    Greedy,
}

/// Writes or checks the golden games in `folder/golden`. Those in `walks` are also kept as playthroughs, to be read.
#[track_caller]
pub fn golden<G: Evaluate>(folder: &str, texts: &Texts, games: &[Golden], walks: &[&str]) {
    let folder = Path::new(folder).join("golden");
    if blessing() {
        for golden in games {
            // A record that is there is a promise: it is never played anew. Remove it by hand if it must be.
            let path = folder.join(format!("{}.game", golden.name));
            if !path.exists() {
                write(&path, &play::<G>(golden).record().write());
            }
        }
        for path in records(&folder) {
            write(&path.with_extension("digest"), &digest::write(&replay::<G>(&path)));
        }
    }
    for golden in games {
        let path = folder.join(format!("{}.game", golden.name));
        assert!(path.exists(), "{} is missing: run `cargo xtask golden {}`", path.display(), G::ID);
    }
    for path in records(&folder) {
        let table = replay::<G>(&path);
        let kept = path.with_extension("digest");
        if let Err(difference) = digest::compare(&std::fs::read_to_string(&kept).unwrap_or_default(), &table, texts) {
            panic!("{}: {difference}\n{}", kept.display(), mend(G::ID));
        }
    }
    for name in walks {
        let (game, walk) = (folder.join(format!("{name}.game")), folder.join(format!("{name}.walk")));
        let now = playthrough::write(&replay::<G>(&game), texts);
        if blessing() {
            write(&walk, &now);
        }
        compare(&walk, &now, G::ID);
    }
}

/// Writes or checks `golden/perft.txt`: the number of answer sequences from positions in mid-game.
#[track_caller]
pub fn perft<G: Game>(folder: &str) {
    let path = Path::new(folder).join("golden/perft.txt");
    let mut out = String::from("# seats ply depth sequences: random play from seed 1 up to that ply, then every sequence of answers\n");
    for seats in G::SEATS {
        let setup = Setup::of::<G>(*seats).unwrap_or_else(|e| panic!("{e}"));
        let mut table = Journal::<G>::new(G::Edition::editions().current(), setup);
        let mut rng = Rng::new(1);
        for ply in 0..=240 {
            if ply % 60 == 0 {
                let depth = if ply == 0 { 2 } else { 3 };
                let _ = writeln!(out, "{seats} {ply} {depth} {}", kit::perft::perft(table.game(), depth));
            }
            let Some((who, choice)) = crate::walk::next_searched(&table, &mut rng) else { break };
            table.submit(who, choice).unwrap_or_else(|e| panic!("{e:?}"));
        }
    }
    if blessing() {
        write(&path, &out);
    }
    compare(&path, &out, G::ID);
}

fn blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

fn write(path: &Path, text: &str) {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    }
    std::fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
}

fn records(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "game")).collect();
    paths.sort();
    paths
}

fn mend(game: &str) -> String {
    format!("If it should be so, run `cargo xtask golden {game}` and read the diff.")
}

#[track_caller]
fn compare(path: &Path, now: &str, game: &str) {
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    if let Some((line, (a, b))) = kept.lines().zip(now.lines()).enumerate().find(|(_, (a, b))| a != b) {
        let (path, line) = (path.display(), line + 1);
        panic!("{path}:{line} has changed:\n  kept: {a}\n  now:  {b}\n{}", mend(game));
    }
    assert_eq!(kept.lines().count(), now.lines().count(), "{} is longer or shorter now", path.display());
}

fn play<G: Evaluate>(golden: &Golden) -> Journal<G> {
    let options: Vec<_> = golden.options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    let setup = Setup::read::<G>(golden.seats, &options).unwrap_or_else(|e| panic!("{}: {e}", golden.name));
    let mut table = Journal::new(G::Edition::editions().current(), setup);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(golden.seats)
        .map(|_| match golden.players {
            Players::Random => Box::new(Random) as Box<dyn Bot<G>>,
            Players::Greedy => Box::new(Greedy { budget: 200 }),
        })
        .collect();
    assert!(play_game(&mut table, &mut bots, golden.seed, 20_000), "{} does not end", golden.name);
    table
}

#[track_caller]
fn replay<G: Game>(path: &Path) -> Journal<G> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let record = Record::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    Journal::replay(&record).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}
