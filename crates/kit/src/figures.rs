//! Reading an edition file. Every value knows its path, so every error names it; and a figure that nothing reads is refused.

use crate::EditionError;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Keys that may stand in any object of an edition file and are not figures.
const REMARK_KEYS: [&str; 4] = ["provenance", "about", "note", "notes"];

/// Reads a whole file with `read`, then refuses what it has not read. `remarks` are paths of the released file that describe the box and that
/// no rule needs (see [`Edition::REMARKS`](crate::Edition::REMARKS)).
pub fn read_all<T>(
    json: &Value,
    remarks: &[&str],
    read: impl FnOnce(&FigureReader<'_>) -> Result<T, EditionError>,
) -> Result<T, EditionError> {
    let json = without_remarks(json);
    let unread = RefCell::new(BTreeMap::new());
    note_leaves(&json, &Path::default(), &mut unread.borrow_mut());
    let file = FigureReader { json: Some(&json), path: Path::default(), unread: &unread };
    let figures = read(&file)?;
    file.at("edition").tick_off();
    match unread.take().into_values().find(|shown| !is_remark(shown, remarks)) {
        Some(shown) => Err(EditionError::new(shown, "no rule reads this figure")),
        None => Ok(figures),
    }
}

/// Is this the key of a remark, wherever it stands?
pub(crate) fn is_remark_key(key: &str) -> bool {
    REMARK_KEYS.contains(&key)
}

/// Does one of the patterns name this dotted path or something above it? `*` stands for any one part.
pub fn is_remark(path: &str, remarks: &[&str]) -> bool {
    remarks.iter().any(|pattern| {
        let mut parts = path.split('.');
        pattern.split('.').all(|wanted| parts.next().is_some_and(|part| wanted == "*" || wanted == part))
    })
}

/// The document without the keys that are remarks wherever they stand.
fn without_remarks(json: &Value) -> Value {
    match json {
        Value::Object(fields) => {
            let kept = fields.iter().filter(|(key, _)| !is_remark_key(key));
            Value::Object(kept.map(|(key, value)| (key.clone(), without_remarks(value))).collect())
        }
        Value::Array(entries) => Value::Array(entries.iter().map(without_remarks).collect()),
        _ => json.clone(),
    }
}

/// Where a value stands: by keys and indices, and as people say it, with entries of lists named by their `id` or `number`.
#[derive(Clone, Default)]
struct Path {
    pointer: String,
    shown: String,
}

impl Path {
    fn then(&self, key: &str, name: &str) -> Path {
        let dot = if self.shown.is_empty() { "" } else { "." };
        Path { pointer: format!("{}/{key}", self.pointer), shown: format!("{}{dot}{name}", self.shown) }
    }
}

fn name(entry: &Value, index: usize) -> String {
    match entry.get("id").or_else(|| entry.get("number")) {
        Some(Value::String(id)) => id.clone(),
        Some(Value::Number(number)) => number.to_string(),
        _ => index.to_string(),
    }
}

fn children<'a>(json: &'a Value, path: &Path) -> Vec<(Path, &'a Value)> {
    match json {
        Value::Object(fields) => fields.iter().map(|(key, value)| (path.then(key, key), value)).collect(),
        Value::Array(entries) => {
            let child = |(index, entry): (usize, &'a Value)| (path.then(&index.to_string(), &name(entry, index)), entry);
            entries.iter().enumerate().map(child).collect()
        }
        _ => Vec::new(),
    }
}

fn note_leaves(json: &Value, path: &Path, leaves: &mut BTreeMap<String, String>) {
    let below = children(json, path);
    if below.is_empty() {
        leaves.insert(path.pointer.clone(), path.shown.clone());
    }
    below.iter().for_each(|(path, value)| note_leaves(value, path, leaves));
}

/// A value of an edition file, or the place where one is missing.
#[derive(Clone)]
pub struct FigureReader<'a> {
    json: Option<&'a Value>,
    path: Path,
    /// The figures that nobody has read yet: pointer and shown path.
    unread: &'a RefCell<BTreeMap<String, String>>,
}

impl<'a> FigureReader<'a> {
    /// The value below, by its dotted path. It may be missing: reading it says so.
    pub fn at(&self, path: &str) -> FigureReader<'a> {
        let mut here = self.clone();
        for key in path.split('.') {
            here = FigureReader { json: here.json.and_then(|json| json.get(key)), path: here.path.then(key, key), ..here };
        }
        here
    }

    /// The value, typed. An error inside it names the exact place.
    pub fn get<T: DeserializeOwned>(&self) -> Result<T, EditionError> {
        let json = self.json.ok_or_else(|| self.error("is missing"))?;
        let mut ignored = Vec::new();
        let mut track = serde_path_to_error::Track::new();
        let tracked = serde_path_to_error::Deserializer::new(json, &mut track);
        let value = serde_ignored::deserialize(tracked, |path| ignored.push(path.to_string()));
        let value = value.map_err(|error| EditionError::new(self.place(&track.path()).shown, error.to_string()))?;
        let mut skipped = BTreeMap::new();
        for path in ignored {
            // `?` is how `serde_ignored` writes the inside of an `Option` or a newtype.
            let parts = path.split('.').filter(|part| *part != "?");
            let reader = parts.fold(self.clone(), |reader, part| reader.child(part));
            if let Some(json) = reader.json {
                note_leaves(json, &reader.path, &mut skipped);
            }
        }
        // What has been read by somebody else is read.
        skipped.retain(|pointer, _| self.unread.borrow().contains_key(pointer));
        self.tick_off();
        self.unread.borrow_mut().extend(skipped);
        Ok(value)
    }

    /// The value at a path below, typed.
    pub fn read<T: DeserializeOwned>(&self, path: &str) -> Result<T, EditionError> {
        self.at(path).get()
    }

    /// The value at a path below; `None` where it is missing or `null`.
    pub fn read_if_there<T: DeserializeOwned>(&self, path: &str) -> Result<Option<T>, EditionError> {
        let there = self.at(path);
        if there.json.is_none() { Ok(None) } else { there.get() }
    }

    /// Whether there is a value at all.
    pub fn is_there(&self) -> bool {
        self.json.is_some()
    }

    /// The entries of a list.
    pub fn entries(&self) -> Result<Vec<FigureReader<'a>>, EditionError> {
        match self.json {
            Some(json @ Value::Array(_)) => Ok(self.below(json)),
            _ => Err(self.error("a list is needed")),
        }
    }

    /// The fields of an object, by name.
    pub fn fields(&self) -> Result<Vec<(&'a str, FigureReader<'a>)>, EditionError> {
        match self.json {
            Some(json @ Value::Object(fields)) => Ok(fields.keys().map(String::as_str).zip(self.below(json)).collect()),
            _ => Err(self.error("an object is needed")),
        }
    }

    /// The entries of a list of components, in the order of these words: each is there exactly once, by its `id`, and nothing else is.
    pub fn by_id(&self, words: impl IntoIterator<Item = &'static str>) -> Result<Vec<FigureReader<'a>>, EditionError> {
        let entries = self.entries()?;
        let mut found = Vec::new();
        for word in words {
            let mut named = entries.iter().filter(|entry| entry.at("id").json.and_then(Value::as_str) == Some(word));
            let (Some(entry), None) = (named.next(), named.next()) else {
                return Err(EditionError::new(self.path.then(word, word).shown, "is missing, or stands there twice"));
            };
            entry.at("id").tick_off();
            found.push(entry.clone());
        }
        self.require(entries.len() == found.len(), format!("{} entries where there should be {}", entries.len(), found.len()))?;
        Ok(found)
    }

    /// An error about this value.
    pub fn error(&self, message: impl Into<String>) -> EditionError {
        EditionError::new(&self.path.shown, message)
    }

    /// An error about this value, unless the condition holds.
    pub fn require(&self, holds: bool, message: impl Into<String>) -> Result<(), EditionError> {
        if holds { Ok(()) } else { Err(self.error(message)) }
    }

    /// A figure that the rules are built on, or that stands elsewhere in the file too: any other value than this one is refused.
    pub fn fixed<T: DeserializeOwned + PartialEq + std::fmt::Display>(&self, path: &str, value: T) -> Result<(), EditionError> {
        let figure = self.at(path);
        figure.require(figure.get::<T>()? == value, format!("the rules, or another figure, need {value} here"))
    }

    /// Its path, as people say it.
    pub fn path(&self) -> &str {
        &self.path.shown
    }

    fn below(&self, json: &'a Value) -> Vec<FigureReader<'a>> {
        // An empty list or object has been read once it is known to be empty.
        self.unread.borrow_mut().remove(&self.path.pointer);
        children(json, &self.path).into_iter().map(|(path, value)| FigureReader { json: Some(value), path, unread: self.unread }).collect()
    }

    /// The value under one key or index.
    fn child(&self, key: &str) -> FigureReader<'a> {
        match self.json {
            Some(Value::Array(entries)) => {
                let index = key.parse().unwrap_or(usize::MAX);
                let entry = entries.get(index);
                let name = entry.map_or_else(|| key.to_string(), |entry| name(entry, index));
                FigureReader { json: entry, path: self.path.then(key, &name), ..*self }
            }
            _ => self.at(key),
        }
    }

    fn place(&self, path: &serde_path_to_error::Path) -> Path {
        use serde_path_to_error::Segment;
        let step = |reader: FigureReader<'a>, segment: &Segment| match segment {
            Segment::Seq { index } => reader.child(&index.to_string()),
            Segment::Map { key } => reader.child(key),
            Segment::Enum { .. } | Segment::Unknown => reader,
        };
        path.iter().fold(self.clone(), step).path
    }

    fn tick_off(&self) {
        let below = format!("{}/", self.path.pointer);
        self.unread.borrow_mut().retain(|pointer, _| *pointer != self.path.pointer && !pointer.starts_with(&below));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Deserialize, Debug)]
    struct Card {
        cost: u8,
    }

    fn cards(json: &Value, remarks: &[&str]) -> Result<Vec<u8>, EditionError> {
        read_all(json, remarks, |file| {
            file.at("cards").by_id(["inn", "mill"])?.iter().map(|card| card.get::<Card>().map(|card| card.cost)).collect()
        })
    }

    #[test]
    fn entries_come_in_our_order_and_remarks_are_no_figures() {
        let file = json!({"edition": "x-1", "cards": [{"id": "mill", "cost": 2}, {"id": "inn", "cost": 1, "note": "recalled"}]});
        assert_eq!(cards(&file, &[]), Ok(vec![1, 2]));
    }

    #[test]
    fn an_error_inside_a_value_names_the_exact_place() {
        let file = json!({"cards": [{"id": "inn", "cost": 1}, {"id": "mill", "cost": 1000}]});
        assert_eq!(cards(&file, &[]).unwrap_err().path, "cards.mill.cost");
        assert_eq!(cards(&json!({"cards": [{"id": "inn", "cost": 1}]}), &[]).unwrap_err().path, "cards.mill");
    }

    #[test]
    fn a_figure_that_nothing_reads_is_refused_by_name_unless_it_is_a_known_remark() {
        let file = json!({"cards": [{"id": "inn", "cost": 1, "colour": "red"}, {"id": "mill", "cost": 2}], "year": 2001});
        assert_eq!(cards(&file, &["year"]).unwrap_err().path, "cards.inn.colour");
        assert_eq!(cards(&file, &["year", "cards.*.colour"]), Ok(vec![1, 2]));
        assert_eq!(cards(&file, &["cards.*.colour"]).unwrap_err().path, "year");
    }
}
