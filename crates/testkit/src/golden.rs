//! Golden games: finished records that must replay to the same end, and readable playthroughs.
//!
//! With `BLESS=1` in the environment (`cargo xtask golden GAME`) the files are written anew; otherwise they are compared. A `.game` dropped
//! into the folder by hand is replayed too.

use bots::{Bot, Greedy, Random, sit_down};
use kit::{Edition, Evaluate, Event, Game, Match, Record, Rng, Seat, Setup, Silent, Turn, Viewer, Who};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use words::{Lang, Texts, Words};

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

/// How far a playthrough is written out; the record itself is always whole.
const WALK_PLIES: usize = 120;

/// Writes or checks the golden games in `folder/golden`.
#[track_caller]
pub fn golden<G: Evaluate>(folder: &str, texts: &Texts, games: &[Golden]) {
    let folder = Path::new(folder).join("golden");
    if blessing() {
        for golden in games {
            let table = play::<G>(golden);
            write(&folder.join(format!("{}.game", golden.name)), &table.record().write());
            write(&folder.join(format!("{}.walk", golden.name)), &playthrough(&table, texts));
        }
    }
    for golden in games {
        let path = folder.join(format!("{}.game", golden.name));
        assert!(path.exists(), "{} is missing: run `cargo xtask golden {}`", path.display(), G::ID);
    }
    for path in records(&folder) {
        let table = replay::<G>(&path);
        let walk = path.with_extension("walk");
        if walk.exists() {
            compare(&walk, &playthrough(&table, texts), G::ID);
        }
    }
}

/// Writes or checks `golden/perft.txt`: the number of answer sequences from positions in mid-game.
#[track_caller]
pub fn perft<G: Game>(folder: &str) {
    let path = Path::new(folder).join("golden/perft.txt");
    let mut out = String::from("# seats ply depth sequences: random play from seed 1 up to that ply, then every sequence of answers\n");
    for seats in G::SEATS {
        let setup = Setup::of::<G>(*seats).unwrap_or_else(|e| panic!("{e}"));
        let mut table = Match::<G>::new(G::Edition::editions().current(), setup, &mut Silent);
        let mut rng = Rng::new(1);
        for ply in 0..=240 {
            if ply % 60 == 0 {
                let depth = if ply == 0 { 2 } else { 3 };
                let _ = writeln!(out, "{seats} {ply} {depth} {}", kit::perft::perft(table.game(), depth));
            }
            let Some((who, choice)) = crate::walk::next(&table, &mut rng) else { break };
            table.submit(who, choice, &mut Silent).unwrap_or_else(|e| panic!("{e:?}"));
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

#[track_caller]
fn compare(path: &Path, now: &str, game: &str) {
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    if let Some((line, (a, b))) = kept.lines().zip(now.lines()).enumerate().find(|(_, (a, b))| a != b) {
        let (path, line) = (path.display(), line + 1);
        panic!("{path}:{line} has changed:\n  kept: {a}\n  now:  {b}\nIf it should, run `cargo xtask golden {game}` and read the diff.");
    }
    assert_eq!(kept.lines().count(), now.lines().count(), "{} is longer or shorter now", path.display());
}

fn play<G: Evaluate>(golden: &Golden) -> Match<G> {
    let options: Vec<_> = golden.options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
    let setup = Setup::read::<G>(golden.seats, &options).unwrap_or_else(|e| panic!("{}: {e}", golden.name));
    let mut table = Match::new(G::Edition::editions().current(), setup, &mut Silent);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(golden.seats)
        .map(|_| match golden.players {
            Players::Random => Box::new(Random) as Box<dyn Bot<G>>,
            Players::Greedy => Box::new(Greedy { budget: 200 }),
        })
        .collect();
    assert!(sit_down(&mut table, &mut bots, golden.seed, 20_000), "{} does not end", golden.name);
    table
}

#[track_caller]
fn replay<G: Game>(path: &Path) -> Match<G> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let record = Record::parse(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    Match::replay(&record).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Every decision with its legal answers, what was answered, what it brought about, and what changed in each seat's view.
fn playthrough<G: Game>(table: &Match<G>, texts: &Texts) -> String {
    let words = Words::new(Lang::En, Some(texts)).unwrap_or_else(|e| panic!("{e}"));
    let mut game = table.at(0);
    let mut viewers: Vec<Viewer> = Seat::all(game.seats()).map(Viewer::Seat).collect();
    viewers.push(Viewer::Public);
    let mut seen: Vec<BTreeMap<String, Value>> = viewers.iter().map(|_| BTreeMap::new()).collect();
    let mut out = String::new();
    changes(&game, &viewers, &mut seen, &mut out);
    for (ply, answer) in table.answers().iter().enumerate().take(WALK_PLIES) {
        let mut legal = Vec::new();
        game.legal(answer.who, &mut legal);
        let asked = match answer.who {
            Who::Seat(seat) => game.question(seat).map(|q| words.tell(&q)).unwrap_or_default(),
            Who::Chance => "chance".to_string(),
        };
        let listed: Vec<_> = legal.iter().take(30).map(|c| game.write(*c)).collect();
        let more = if legal.len() > 30 { format!(" … {} in all", legal.len()) } else { String::new() };
        let _ = writeln!(out, "\n[{ply}] {}: {asked}\n    of {}{more}", answer.who, listed.join(" | "));
        let _ = writeln!(out, "    > {} ({})", game.write(answer.choice), words.tell(&game.phrase(answer.choice)));
        let mut events = Vec::new();
        game.play(answer.who, answer.choice, &mut events);
        for event in events.iter().filter_map(|e| e.seen_by(Viewer::Public)) {
            let _ = writeln!(out, "    ~ {}", words.tell(&event.phrase()));
        }
        changes(&game, &viewers, &mut seen, &mut out);
    }
    if game.turn() == Turn::Over || table.ply() > WALK_PLIES {
        let scores = table.game().standing(Viewer::Referee);
        let _ = writeln!(out, "\nthe end after {} answers:", table.ply());
        for score in &scores.scores {
            let _ = writeln!(out, "    {:?} {} = {:?}", score.seat.map(|s| s.0), score.total, score.sources);
        }
    }
    out
}

/// What each viewer sees anew; a change that all see is written once.
fn changes<G: Game>(game: &G, viewers: &[Viewer], seen: &mut [BTreeMap<String, Value>], out: &mut String) {
    let mut lines: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (nth, viewer) in viewers.iter().enumerate() {
        let mut flat = BTreeMap::new();
        flatten(&serde_json::to_value(game.view(*viewer)).unwrap_or(Value::Null), String::new(), &mut flat);
        for (path, value) in &flat {
            if seen[nth].get(path) != Some(value) {
                lines.entry(format!("{path} = {value}")).or_default().push(nth);
            }
        }
        for path in seen[nth].keys().filter(|path| !flat.contains_key(*path)) {
            lines.entry(format!("{path} gone")).or_default().push(nth);
        }
        seen[nth] = flat;
    }
    for (line, who) in lines {
        let names: Vec<_> = who.iter().map(|n| if *n + 1 == viewers.len() { "public".to_string() } else { n.to_string() }).collect();
        let names = if who.len() == viewers.len() { "all".to_string() } else { names.join(",") };
        let _ = writeln!(out, "      {names}: {line}");
    }
}

/// Short lists stay on one line, so that a playthrough can be read.
fn flatten(value: &Value, path: String, out: &mut BTreeMap<String, Value>) {
    let join = |key: &str| if path.is_empty() { key.to_string() } else { format!("{path}.{key}") };
    match value {
        Value::Object(fields) if !fields.is_empty() => fields.iter().for_each(|(key, child)| flatten(child, join(key), out)),
        Value::Array(entries) if entries.iter().any(|e| e.is_object() || e.is_array()) => {
            entries.iter().enumerate().for_each(|(i, child)| flatten(child, join(&i.to_string()), out));
        }
        _ => {
            out.insert(path, value.clone());
        }
    }
}
