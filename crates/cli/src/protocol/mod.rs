//! The engine protocol: one JSON object a line in, one a line out. What UCI is for chess. It trusts its caller (it shows positions and
//! records with every secret), but never dies of bad input.
//!
//! [`Session`] holds the one table of a caller; the commands are in `commands.rs` (before and around a game) and `table.rs` (in
//! a game).

mod commands;
mod lines;
mod request;
mod table;

pub use lines::{Line, Lines};

use bots::{Budget, Level};
use kit::Seat;
use request::Request;
use serde_json::{Map, Value, json};
use shelf::{Table, Thinker};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use words::{Lang, Words};

/// What a command answers, or what was wrong.
type Answer = Result<Map<String, Value>, Fault>;

/// What was wrong, for the caller.
#[derive(Debug)]
pub struct Fault {
    text: String,
    /// The rule that refuses an answer.
    rule: Option<&'static str>,
}

impl<T: Into<String>> From<T> for Fault {
    fn from(text: T) -> Fault {
        Fault { text: text.into(), rule: None }
    }
}

/// One caller's engine.
#[derive(Default)]
pub struct Session {
    /// The text of `--edition FILE`.
    edition: Option<String>,
    playing: Option<Playing>,
}

/// The table and how its driver behaves.
struct Playing {
    table: Box<dyn Table>,
    /// `None`: chance is asked of the caller.
    seed: Option<u64>,
    /// Answers without alternative are given by the driver.
    auto: bool,
    max_plies: usize,
    /// Messages by language.
    words: HashMap<Lang, Arc<Words>>,
    /// The bots that have been asked for, one for each seat at most.
    bots: Vec<(BotSeat, Box<dyn Thinker>)>,
}

/// Which bot sits where.
#[derive(Copy, Clone, PartialEq, Eq)]
struct BotSeat {
    seat: Seat,
    level: Level,
    budget: Budget,
}

impl Session {
    pub fn new(edition: Option<String>) -> Session {
        Session { edition, playing: None }
    }

    /// Answers one line. Never panics: a bug of ours is reported like any other fault, and the table stands as it stood.
    pub fn answer(&mut self, line: &str) -> Value {
        let value: Value = match serde_json::from_str(line) {
            Ok(value) => value,
            Err(_) if line.trim().is_empty() => return json!({"error": "an empty line; one JSON object a line is expected"}),
            Err(error) => return json!({"error": format!("not JSON: {error}")}),
        };
        let Value::Object(fields) = value else {
            return json!({"error": "one JSON object a line is expected, such as {\"cmd\":\"games\"}"});
        };
        let id = fields.get("id").cloned();
        let request = Request::new(fields);
        let before = self.playing.as_ref().map(|p| p.table.ply());
        let answered = catch_unwind(AssertUnwindSafe(|| self.dispatch(&request))).unwrap_or_else(|_| {
            self.recover(before);
            Err(Fault::from("this is a bug of ours: please report it with the record (cmd record); the table stands as before"))
        });
        let mut answer = answered.unwrap_or_else(|fault| {
            let mut answer = Map::new();
            answer.insert("error".to_string(), Value::String(fault.text));
            if let Some(rule) = fault.rule.filter(|rule| !rule.is_empty()) {
                answer.insert("rule".to_string(), Value::from(rule));
            }
            answer
        });
        if let Some(id) = id {
            answer.insert("id".to_string(), id);
        }
        Value::Object(answer)
    }

    /// The recorded answers are whole whatever happened in the middle of one: play them again.
    fn recover(&mut self, before: Option<usize>) {
        if let (Some(playing), Some(ply)) = (&mut self.playing, before)
            && let Ok(table) = catch_unwind(AssertUnwindSafe(|| playing.table.at(ply)))
        {
            playing.table = table;
            // A bot may have been interrupted in the middle of a thought.
            playing.bots.clear();
        }
    }

    fn dispatch(&mut self, request: &Request) -> Answer {
        match request.word("cmd")? {
            "games" => commands::games(request),
            "new" => commands::new(self, request),
            "load" => commands::load(self, request),
            "open" => commands::open(self, request),
            "legal" => table::legal(self.playing()?, request),
            "why" => table::why(self.playing_mut()?, request),
            "play" => table::play(self.playing_mut()?, request),
            "view" => table::view(self.playing()?, request),
            "position" => table::position(self.playing()?),
            "undo" => table::undo(self.playing_mut()?, request),
            "record" => table::record(self.playing()?),
            "scores" => table::scores(self.playing()?, request),
            "bot" => table::bot(self.playing_mut()?, request),
            "playout" => table::playout(self.playing()?, request),
            other => {
                let shown: String = other.chars().take(40).collect();
                Err(Fault::from(format!(
                    "there is no command `{shown}`; there are: games, new, load, open, legal, why, play, view, position, undo, record, scores, bot, playout"
                )))
            }
        }
    }

    fn playing(&self) -> Result<&Playing, Fault> {
        self.playing.as_ref().ok_or_else(|| Fault::from("no game has been started: send new, load or open first"))
    }

    fn playing_mut(&mut self) -> Result<&mut Playing, Fault> {
        self.playing.as_mut().ok_or_else(|| Fault::from("no game has been started: send new, load or open first"))
    }
}

/// The language a caller asked for; English by itself.
fn lang(request: &Request) -> Result<Lang, Fault> {
    match request.maybe_word("lang")? {
        None => Ok(Lang::En),
        Some(code) => Lang::from_code(code).ok_or_else(|| Fault::from("lang is one of en, fr, nl")),
    }
}
