//! A playthrough: what a referee would read of a game, at its beginning, in its middle and at its end.

use kit::{Event, Game, Journal, Seat, Telling, Viewer, Who};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::ops::Range;
use words::{Lang, Texts, Words};

/// A part of a view that is not longer than this, as JSON, stands on one line.
const ONE_LINE: usize = 90;

/// How many answers are told at the beginning, in the middle and at the end.
const BEGINNING: usize = 30;
const MIDDLE: usize = 20;
const END: usize = 20;

/// The plies that are written out.
fn chosen(plies: usize) -> Vec<Range<usize>> {
    if plies <= BEGINNING + MIDDLE + END {
        return std::iter::once(0..plies).collect();
    }
    let middle = ((plies - MIDDLE) / 2).clamp(BEGINNING, plies - END - MIDDLE);
    vec![0..BEGINNING, middle..middle + MIDDLE, plies - END..plies]
}

/// The chosen parts of a game, then its result.
pub fn write<G: Game>(table: &Journal<G>, texts: &Texts) -> String {
    let mut teller = Teller::new(table, texts);
    let mut out = teller.changes();
    let mut told = 0;
    for range in chosen(table.ply()) {
        if range.start > told {
            let _ = writeln!(out, "\n… {} answers …", range.start - told);
            while teller.ply < range.start {
                teller.play(false);
            }
            teller.changes();
        }
        told = range.end;
        while teller.ply < range.end {
            out += &teller.play(true);
            out += &teller.changes();
        }
    }
    let _ = writeln!(out, "\nthe end after {} answers:", table.ply());
    for score in &table.game().standing(Viewer::Referee).scores {
        let _ = writeln!(out, "    {:?} {} = {:?}", score.seat.map(|s| s.0), score.total, score.sources);
    }
    out
}

/// One answer of a game, with what it changed for each viewer.
pub fn moment<G: Game>(table: &Journal<G>, texts: &Texts, ply: usize) -> String {
    let mut teller = Teller::new(table, texts);
    while teller.ply < ply {
        teller.play(false);
    }
    teller.changes();
    let told = teller.play(true);
    told + &teller.changes()
}

/// Everybody who looks at a table of `seats`: each seat, then the public.
pub fn viewers(seats: u8) -> Vec<Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect()
}

/// Tells a game answer by answer.
struct Teller<'a, G: Game> {
    table: &'a Journal<G>,
    words: Words,
    game: G,
    ply: usize,
    viewers: Vec<Viewer>,
    /// What each viewer has been told of its view, by path.
    seen: Vec<BTreeMap<String, Value>>,
}

impl<'a, G: Game> Teller<'a, G> {
    fn new(table: &'a Journal<G>, texts: &Texts) -> Self {
        let game = table.at(0);
        let viewers = viewers(game.seats());
        let seen = viewers.iter().map(|_| BTreeMap::new()).collect();
        Teller { table, words: Words::new(Lang::En, Some(texts)).unwrap_or_else(|e| panic!("{e}")), game, ply: 0, viewers, seen }
    }

    /// The next decision with its legal answers, what was answered, and what it brought about; nothing unless it is `told`.
    fn play(&mut self, told: bool) -> String {
        let mut out = String::new();
        let Some(answer) = self.table.entry(self.ply) else { return out };
        let mut events = Vec::new();
        if told {
            let mut legal = Vec::new();
            self.game.legal(answer.who, &mut legal);
            let asked = match answer.who {
                Who::Seat(seat) => self.game.question(seat).map(|q| self.words.tell(&q)).unwrap_or_default(),
                Who::Chance => "chance".to_string(),
            };
            let listed: Vec<_> = legal.iter().take(30).map(|c| self.game.write(*c)).collect();
            let more = if legal.len() > 30 { format!(" … {} in all", legal.len()) } else { String::new() };
            let _ = writeln!(out, "\n[{}] {}: {asked}\n    of {}{more}", self.ply, answer.who, listed.join(" | "));
            let _ = writeln!(out, "    > {} ({})", self.game.write(answer.choice), self.words.tell(&self.game.phrase(answer.choice)));
        }
        self.game.play(answer.who, answer.choice, &mut events);
        self.ply += 1;
        if told {
            for event in events.iter().filter_map(|e| e.seen_by(Viewer::Public)).filter(|e| e.telling() != Telling::Part) {
                let _ = writeln!(out, "    ~ {}", self.words.tell(&event.phrase()));
            }
        }
        out
    }

    /// What each viewer sees anew; a change that all see is written once.
    fn changes(&mut self) -> String {
        let mut lines: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (nth, viewer) in self.viewers.iter().enumerate() {
            let mut flat = BTreeMap::new();
            flatten(&serde_json::to_value(self.game.view(*viewer)).unwrap_or(Value::Null), String::new(), &mut flat);
            for (path, value) in &flat {
                if self.seen[nth].get(path) != Some(value) {
                    lines.entry(format!("{path} = {value}")).or_default().push(nth);
                }
            }
            for path in self.seen[nth].keys().filter(|path| !flat.contains_key(*path)) {
                lines.entry(format!("{path} gone")).or_default().push(nth);
            }
            self.seen[nth] = flat;
        }
        let mut out = String::new();
        for (line, who) in lines {
            let names: Vec<_> = who.iter().map(|n| name(self.viewers[*n])).collect();
            let names = if who.len() == self.viewers.len() { "all".to_string() } else { names.join(",") };
            let _ = writeln!(out, "      {names}: {line}");
        }
        out
    }
}

/// A viewer as playthroughs call it.
pub fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Public => "public".to_string(),
        Viewer::Referee => "referee".to_string(),
    }
}

/// What fits on one line stays there, so that a playthrough can be read.
fn flatten(value: &Value, path: String, out: &mut BTreeMap<String, Value>) {
    let join = |key: &str| if path.is_empty() { key.to_string() } else { format!("{path}.{key}") };
    match value {
        Value::Object(fields) if path.is_empty() || value.to_string().len() > ONE_LINE => {
            fields.iter().for_each(|(key, child)| flatten(child, join(key), out));
        }
        Value::Array(entries) if entries.iter().any(|e| e.is_object() || e.is_array()) && value.to_string().len() > ONE_LINE => {
            entries.iter().enumerate().for_each(|(i, child)| flatten(child, join(&i.to_string()), out));
        }
        _ => {
            out.insert(path, value.clone());
        }
    }
}
