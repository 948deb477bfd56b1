//! A lesson read from its file: stations, each with the position it opens and the tasks it gives.

use crate::file::{LessonForm, StationForm, TaskForm};
use crate::light::Light;
use crate::pattern::{self, Pattern};
use crate::script::{self, Script};
use kit::{Record, Seat, Who};
use serde_json::Value;
use shelf::{Offer, Seating, Start, Table, Title};
use std::fmt;
use std::sync::OnceLock;

/// In keys and addresses: what comes after the last station.
pub const END: &str = "end";

pub struct Lesson {
    pub title: &'static Title,
    pub id: String,
    pub minutes: u8,
    /// The seat of the person who learns.
    pub seat: Seat,
    pub seats: u8,
    /// What the other players are called, in the order of their seats.
    rivals: Vec<String>,
    options: Vec<(String, String)>,
    opening: Script,
    pub stations: Vec<Station>,
}

/// A position, a few words, and something to do.
pub struct Station {
    pub id: String,
    from: From,
    patch: Option<Value>,
    play: Script,
    pub tasks: Vec<Task>,
    /// The table as it opens; made when it is first asked for.
    start: OnceLock<Result<Box<dyn Table>, String>>,
}

/// Where a station's position comes from.
enum From {
    Opening,
    Before,
    Record { record: Box<Record>, ply: usize },
}

/// One answer that is asked for.
pub struct Task {
    /// Empty where the station has no other.
    pub id: String,
    pub light: Vec<Light>,
    pub accept: Vec<Pattern>,
    /// Sentences for answers that the rules allow, and for some that they refuse.
    pub wrong: Vec<Sentence>,
    pub refused: Vec<Sentence>,
    then: Script,
}

/// The name of a sentence and the answers it is said to.
pub struct Sentence {
    pub name: String,
    pub answers: Vec<Pattern>,
}

/// What is wrong with a lesson, for its author.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError(pub String);

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for LessonError {}

impl Lesson {
    /// Reads a file. `record` finds another file of the folder by its name.
    pub fn read<'a>(title: &'static Title, id: &str, toml: &str, record: impl Fn(&str) -> Option<&'a str>) -> Result<Lesson, LessonError> {
        let form: LessonForm = toml::from_str(toml).map_err(|error| LessonError(error.to_string().trim_end().to_string()))?;
        let wrong = |what: String| LessonError(what);
        if form.seat >= form.seats || form.rivals.len() + 1 != usize::from(form.seats) {
            return Err(wrong(format!("{} seats need {} rivals", form.seats, form.seats.saturating_sub(1))));
        }
        let opening = Script::parse(&form.opening).map_err(|error| wrong(format!("opening, {error}")))?;
        let mut stations: Vec<Station> = Vec::new();
        for station in form.station {
            let name = station.id.clone();
            let station =
                Station::read(station, stations.is_empty(), &record).map_err(|what| wrong(format!("station `{name}`: {what}")))?;
            if stations.iter().any(|other| other.id == station.id) {
                return Err(wrong(format!("station `{name}`: there are two of this name")));
            }
            if station.id == END {
                return Err(wrong(format!("station `{name}`: that name is the lesson's own")));
            }
            stations.push(station);
        }
        Ok(Lesson {
            title,
            id: id.to_string(),
            minutes: form.minutes,
            seat: Seat(form.seat),
            seats: form.seats,
            rivals: form.rivals,
            options: form.options.into_iter().collect(),
            opening,
            stations,
        })
    }

    /// The names of all at the table, by seat.
    pub fn names(&self, own: &str) -> Vec<String> {
        let mut names = self.rivals.clone();
        names.insert(self.seat.index().min(names.len()), own.to_string());
        names
    }

    pub fn station(&self, id: &str) -> Option<usize> {
        self.stations.iter().position(|station| station.id == id)
    }

    /// The key of a text: `first-title`, `first-towers-text`, `first-towers-pick-do`.
    pub fn key(&self, parts: &[&str]) -> String {
        let parts = parts.iter().filter(|part| !part.is_empty());
        std::iter::once(&self.id.as_str()).chain(parts).copied().collect::<Vec<_>>().join("-")
    }

    /// The table as the station opens.
    pub fn start(&self, nth: usize) -> Result<&dyn Table, LessonError> {
        let station = self.stations.get(nth).ok_or_else(|| LessonError(format!("there is no station {nth}")))?;
        let start = station.start.get_or_init(|| self.open(nth, station).map_err(|error| error.to_string()));
        match start {
            Ok(table) => Ok(table.as_ref()),
            Err(what) => Err(LessonError(what.clone())),
        }
    }

    fn open(&self, nth: usize, station: &Station) -> Result<Box<dyn Table>, LessonError> {
        let at = |what: String| LessonError(format!("station `{}`: {what}", station.id));
        let mut table = match &station.from {
            From::Opening => self.opened()?,
            From::Before => self.end(nth.checked_sub(1).ok_or_else(|| at("there is none before it".to_string()))?)?,
            From::Record { record, ply } => self.title.open(None, record).map_err(|error| at(error.to_string()))?.at(*ply),
        };
        if let Some(patch) = &station.patch {
            let mut position = table.position();
            kit::patch::apply_keeping_null(&mut position, patch).map_err(|error| at(format!("patch: {error}")))?;
            table = self.title.new_table(&self.seating(), Start::Position(&position)).map_err(|error| at(format!("patch: {error}")))?;
        }
        station.play.play(table.as_mut()).map_err(|what| at(format!("play, {what}")))?;
        Ok(table)
    }

    fn seating(&self) -> Seating<'_> {
        Seating { seats: self.seats, options: &self.options, edition: None }
    }

    fn opened(&self) -> Result<Box<dyn Table>, LessonError> {
        let mut table = self.title.new_table(&self.seating(), Start::Beginning).map_err(|error| LessonError(error.to_string()))?;
        self.opening.play(table.as_mut()).map_err(|what| LessonError(format!("opening, {what}")))?;
        Ok(table)
    }

    /// The table once all tasks of the station were answered: with the first answer that each accepts.
    fn end(&self, nth: usize) -> Result<Box<dyn Table>, LessonError> {
        let mut table = self.start(nth)?.copy();
        for task in &self.stations[nth].tasks {
            let at = |what: String| LessonError(format!("station `{}`: {what}", self.stations[nth].id));
            let answer = task.first_accepted(&table.offers(self.seat)).ok_or_else(|| at(task.nothing_accepted()))?;
            task.carry_out(self.seat, &answer, table.as_mut()).map_err(at)?;
        }
        Ok(table)
    }
}

impl Station {
    fn read<'a>(form: StationForm, is_first: bool, record: &impl Fn(&str) -> Option<&'a str>) -> Result<Station, String> {
        let from = match form.from.as_deref() {
            None if is_first => From::Opening,
            None => From::Before,
            Some("opening") => From::Opening,
            Some(file) => {
                let text = record(file).ok_or_else(|| format!("there is no {file} in the folder"))?;
                let record = Record::parse(text).map_err(|error| format!("{file}, {error}"))?;
                From::Record { ply: form.ply.unwrap_or(record.answers.len()), record: Box::new(record) }
            }
        };
        let patch = form.patch.as_deref().map(serde_json::from_str).transpose().map_err(|error| format!("patch: {error}"))?;
        let play = Script::parse(&form.play).map_err(|error| format!("play, {error}"))?;
        let tasks: Vec<Task> = form.task.into_iter().map(Task::read).collect::<Result<_, _>>()?;
        let ids: Vec<&str> = tasks.iter().map(|task| task.id.as_str()).collect();
        if tasks.is_empty() || tasks.len() > 1 && (1..ids.len()).any(|n| ids[n..].contains(&ids[n - 1])) {
            return Err("it needs a task; each of several needs an id of its own".to_string());
        }
        Ok(Station { id: form.id, from, patch, play, tasks, start: OnceLock::new() })
    }
}

impl Task {
    fn read(form: TaskForm) -> Result<Task, String> {
        let patterns = |list: &[String]| -> Vec<Pattern> { list.iter().map(|text| Pattern::new(text)).collect() };
        let sentences = |table: std::collections::BTreeMap<String, Vec<String>>| -> Vec<Sentence> {
            table.into_iter().map(|(name, answers)| Sentence { name, answers: patterns(&answers) }).collect()
        };
        let then = Script::parse(&form.then).map_err(|error| format!("task `{}`, then, {error}", form.id))?;
        Ok(Task {
            light: form.light.as_ref().unwrap_or(&form.accept).iter().map(|text| Light::parse(text)).collect(),
            accept: patterns(&form.accept),
            wrong: sentences(form.wrong),
            refused: sentences(form.refused),
            then,
            id: form.id,
        })
    }

    pub fn accepts(&self, notation: &str) -> bool {
        pattern::any(&self.accept, notation)
    }

    /// The answer with which a lesson goes on: the first pattern's first.
    pub fn first_accepted(&self, offers: &[Offer]) -> Option<String> {
        let legal = |pattern: &Pattern| offers.iter().find(|offer| offer.refused.is_none() && pattern.matches(&offer.text));
        self.accept.iter().find_map(legal).map(|offer| offer.text.clone())
    }

    pub fn nothing_accepted(&self) -> String {
        let wanted: Vec<&str> = self.accept.iter().map(Pattern::text).collect();
        format!("task `{}`: none of the accepted answers ({}) is legal", self.id, wanted.join(", "))
    }

    /// The answer, and what the others answer to it.
    pub fn carry_out(&self, seat: Seat, answer: &str, table: &mut dyn Table) -> Result<(), String> {
        let at = |what: String| format!("task `{}`: {what}", self.id);
        table.submit(Who::Seat(seat), answer).map_err(|refused| at(format!("`{answer}`: {}", script::reason(&refused))))?;
        self.then.play(table).map_err(|what| at(format!("after `{answer}`, then, {what}")))
    }
}
