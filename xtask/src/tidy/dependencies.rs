//! Dependencies go one way.

use crate::tree;
use std::path::Path;

/// Our own crates that a crate may depend on. Rules crates and boards are added by their folders.
const MAY_USE: &[(&str, &[&str])] = &[
    ("crates/kit", &[]),
    ("crates/words", &["kit"]),
    ("crates/bots", &["kit"]),
    ("crates/testkit", &["bots", "kit", "words"]),
    // `bots` play the games that a board's tests look at (feature `testing`).
    ("crates/drawing", &["bots", "kit", "words"]),
    ("crates/shelf", &["bots", "drawing", "kit", "words", "GAMES"]),
    ("crates/lessons", &["kit", "shelf", "words"]),
    ("crates/web", &["bots", "drawing", "kit", "lessons", "shelf", "words"]),
    ("crates/cli", &["bots", "kit", "lessons", "shelf", "web", "words"]),
    ("crates/fuzzing", &["cli", "kit", "shelf", "testkit", "web"]),
    ("crates/python", &["bots", "kit", "shelf", "words"]),
    // It speaks HTTP to a running site and never to the site's code; the shelf only reads the records that come out.
    ("crates/torture", &["kit", "shelf"]),
    ("xtask", &["kit"]),
];

/// What rules are made of besides the kit.
const RULES_MAY_USE: &[&str] = &["kit", "serde", "serde_json"];

/// Rules are pure: no clock, disk, network, thread, random generator.
const NOT_IN_RULES: &[&str] = &["std::time", "std::fs", "std::net", "std::thread", "std::env", "std::io", " rand::", "unsafe "];

pub fn check(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    let games: Vec<String> = tree::games(root).iter().map(|path| tree::name(path)).collect();
    let ours: Vec<String> = MAY_USE.iter().map(|(path, _)| tree::name(Path::new(path))).chain(games.iter().cloned()).collect();
    for (folder, may_use) in MAY_USE {
        for used in used(&root.join(folder).join("Cargo.toml")).iter().filter(|used| ours.contains(used)) {
            let allowed = may_use.contains(&used.as_str()) || (may_use.contains(&"GAMES") && games.contains(used));
            if !allowed {
                complaints.push(format!("{folder}: depends on {used}, which is above it"));
            }
        }
    }
    for game in tree::games(root) {
        for used in used(&game.join("rules/Cargo.toml")).iter().filter(|used| !RULES_MAY_USE.contains(&used.as_str())) {
            complaints.push(format!("games/{}/rules: depends on {used}; rules depend on the kit alone", tree::name(&game)));
        }
        complaints.extend(impure(root, &game.join("rules/src")));
        let board = used(&game.join("board/Cargo.toml"));
        for used in board.iter().filter(|used| ours.contains(used) && !["kit", "words", "drawing"].contains(&used.as_str())) {
            if *used != tree::name(&game) {
                complaints.push(format!("games/{}/board: depends on {used}", tree::name(&game)));
            }
        }
    }
    complaints
}

fn impure(root: &Path, source: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for path in tree::files(source, &["rs"]) {
        for (number, line) in tree::read(&path).lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
            for word in NOT_IN_RULES.iter().filter(|word| line.contains(*word)) {
                complaints.push(format!("{}:{}: `{}` in rules, which are pure", tree::shown(root, &path), number + 1, word.trim()));
            }
        }
    }
    complaints
}

/// The names under `[dependencies]`.
fn used(manifest: &Path) -> Vec<String> {
    let text = tree::read(manifest);
    let section = text.lines().skip_while(|line| line.trim() != "[dependencies]").skip(1).take_while(|line| !line.starts_with('['));
    let name = |line: &str| line.split(['=', '.', ' ']).next().unwrap_or_default().to_string();
    section.filter(|line| !line.trim().is_empty() && !line.starts_with('#')).map(name).collect()
}
