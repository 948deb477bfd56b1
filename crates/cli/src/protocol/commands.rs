//! Before a game: the list of games, and the ways to start one.

use super::{Answer, Fault, Playing, Request, Session, lang};
use kit::{OptionKind, OptionSpec, Record};
use serde_json::{Map, Value, json};
use shelf::{Seating, Start, TITLES};
use std::collections::HashMap;
use words::Words;

pub fn games(request: &Request) -> Answer {
    let lang = lang(request)?;
    let list = TITLES.iter().map(|title| {
        let name = Words::new(lang, Some(&title.texts)).map_or_else(|_| title.id.to_string(), |words| words.text("title"));
        let options: Vec<Value> = title.options().iter().map(option).collect();
        json!({"id": title.id, "name": name, "seats": title.seats, "options": options})
    });
    Ok(object(json!({"games": list.collect::<Vec<_>>()})))
}

fn option(spec: &OptionSpec) -> Value {
    match spec.kind {
        OptionKind::Bool { default } => {
            json!({"id": spec.id, "kind": "bool", "values": [false, true], "default": default, "seats": spec.seats})
        }
        OptionKind::Choice { values, default } => {
            json!({"id": spec.id, "kind": "choice", "values": values, "default": default, "seats": spec.seats})
        }
    }
}

pub fn new(session: &mut Session, request: &Request) -> Answer {
    let title = shelf::title(request.word("game")?).map_err(|e| e.0)?;
    let (seats, options) = (request.seats()?, request.options()?);
    let seating = Seating { seats, options: &options, edition: session.edition.as_deref() };
    let mut driver = Driver::read(request, Chance::Seed)?;
    let drawn = driver.seed.is_none() && driver.chance == Chance::Seed;
    if drawn {
        driver.seed = Some(crate::fresh_seed());
    }
    let table = title.new_table(&seating, Start::Beginning).map_err(|e| e.0)?;
    let mut answer = driver.start(session, table);
    if drawn {
        answer.insert("seed".to_string(), json!(driver.seed));
    }
    Ok(answer)
}

pub fn load(session: &mut Session, request: &Request) -> Answer {
    let title = shelf::title(request.word("game")?).map_err(|e| e.0)?;
    let (seats, options) = (request.seats()?, request.options()?);
    let seating = Seating { seats, options: &options, edition: session.edition.as_deref() };
    let start = match (request.get("position"), request.get("patch")) {
        (Some(position), None) => Start::Position(position),
        (None, Some(patch)) => Start::Patch(patch),
        _ => return Err(Fault::from("either `position` or `patch` is needed")),
    };
    let driver = Driver::read(request, Chance::Ask)?;
    let table = title.new_table(&seating, start).map_err(|e| e.0)?;
    Ok(driver.start(session, table))
}

pub fn open(session: &mut Session, request: &Request) -> Answer {
    let record = Record::parse(request.word("record")?).map_err(|e| e.to_string())?;
    let title = shelf::title(&record.game).map_err(|e| e.0)?;
    let driver = Driver::read(request, Chance::Ask)?;
    let table = title.open(session.edition.as_deref(), &record).map_err(|e| e.0)?;
    Ok(driver.start(session, table))
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Chance {
    Seed,
    Ask,
}

/// How the driver of a table behaves.
struct Driver {
    chance: Chance,
    seed: Option<u64>,
    auto: bool,
    max_plies: usize,
}

impl Driver {
    /// Without a word about chance, a seed answers it; without a seed either, it is as `otherwise` says.
    fn read(request: &Request, otherwise: Chance) -> Result<Driver, Fault> {
        let seed = request.number("seed")?;
        let chance = match request.maybe_word("chance")? {
            Some("seed") => Chance::Seed,
            Some("ask") => Chance::Ask,
            Some(_) => return Err(Fault::from("`chance` is \"seed\" or \"ask\"")),
            None if seed.is_some() => Chance::Seed,
            None => otherwise,
        };
        if chance == Chance::Seed && seed.is_none() && otherwise == Chance::Ask {
            return Err(Fault::from("`seed` is missing"));
        }
        let max_plies = request.number("max_plies")?.map_or(usize::MAX, |n| usize::try_from(n).unwrap_or(usize::MAX));
        Ok(Driver { chance, seed, auto: request.flag("auto")?, max_plies })
    }

    fn start(&self, session: &mut Session, table: Box<dyn shelf::Table>) -> Map<String, Value> {
        let seed = if self.chance == Chance::Seed { self.seed } else { None };
        let playing = session.playing.insert(Playing {
            table,
            seed,
            auto: self.auto,
            max_plies: self.max_plies,
            words: HashMap::new(),
            bots: Vec::new(),
        });
        playing.answer_unasked();
        playing.turn()
    }
}

pub fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
