//! The game on one page: its goal, the course of a round as a row of pictures, what brings points, what beginners miss.
//!
//! A summary is data, `games/<game>/summary`: `summary.toml` is its structure ([`SummaryForm`]), `en.ftl`, `fr.ftl` and `nl.ftl` its
//! texts, whose keys follow from the ids. Figures are the edition's: a text says `{ figure-fee }`, never a number of its own.

use crate::lesson::LessonError;
use crate::summary_file::{ColumnForm, ScaleForm, SummaryForm, TableForm};
use serde_json::{Value, json};
use shelf::{TITLES, Title};
use std::fmt::Write;
use std::sync::LazyLock;
use words::{Lang, Words};

pub struct Summary {
    pub title: &'static Title,
    pub form: SummaryForm,
    /// The edition that figures are taken from.
    edition: &'static Value,
    /// By language: the words of the site, of the game and of its summary.
    words: Vec<Words>,
    /// By language: the summary's own file of texts.
    sources: Vec<String>,
}

/// A row of the table of points: what is counted, and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// A number, or the name of a picture.
    pub mark: Mark,
    pub worth: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    Number(String),
    Picture(String),
}

/// Those of all games that have one. One that cannot be read is left out here; a test says why.
static SUMMARIES: LazyLock<Vec<Summary>> = LazyLock::new(|| TITLES.iter().filter_map(|title| Summary::of(title).ok()).collect());

/// The summary of one game.
pub fn summary(title: &Title) -> Option<&'static Summary> {
    SUMMARIES.iter().find(|summary| summary.title.id == title.id)
}

impl Summary {
    /// The summary that is in the program.
    pub fn of(title: &'static Title) -> Result<Summary, LessonError> {
        let files: Vec<(String, String)> = title.summary_files().map(|file| (file.name.to_string(), file.text.to_string())).collect();
        Summary::read(title, &files)
    }

    /// The summary of a folder: its files by name.
    pub fn read(title: &'static Title, files: &[(String, String)]) -> Result<Summary, LessonError> {
        let find = |name: &str| {
            let found = files.iter().find(|(file, _)| file == name).map(|(_, text)| text.as_str());
            found.ok_or_else(|| LessonError(format!("{name} is missing")))
        };
        let form: SummaryForm = toml::from_str(find("summary.toml")?).map_err(|error| LessonError(format!("summary.toml: {error}")))?;
        let edition = title.figures(None).map_err(|error| LessonError(error.to_string()))?.json;
        let mut figures = String::new();
        for (name, path) in &form.figures {
            let figure = figure_at(edition, path);
            let figure =
                figure.ok_or_else(|| LessonError(format!("summary.toml: figure `{name}`: the edition has no number at `{path}`")))?;
            let _ = writeln!(figures, "figure-{name} = {figure}");
        }
        let mut words = Vec::new();
        let mut sources = Vec::new();
        for lang in Lang::ALL {
            let own = find(&format!("{lang}.ftl"))?;
            words.push(Words::with(lang, &[title.texts.of(lang), &figures, own]).map_err(LessonError)?);
            sources.push(own.to_string());
        }
        Ok(Summary { title, form, edition, words, sources })
    }

    pub fn words(&self, lang: Lang) -> &Words {
        // As many as languages, in their order.
        &self.words[lang as usize]
    }

    /// The summary's own file of texts.
    pub(crate) fn source(&self, lang: Lang) -> &str {
        &self.sources[lang as usize]
    }

    /// The picture with which a chapter of the rules opens.
    pub fn picture_of_chapter(&self, number: &str) -> Option<&str> {
        self.form.chapters.get(number).map(String::as_str)
    }

    /// The steps of a scale; empty where the edition has no such list.
    pub fn steps(&self, scale: &ScaleForm) -> Vec<Step> {
        let Some(of) = value_at(self.edition, &scale.of) else { return Vec::new() };
        let step = |mark: Mark, worth: Option<String>| worth.map(|worth| Step { mark, worth });
        if !scale.marks.is_empty() {
            let marked = |(key, picture): &(String, String)| step(Mark::Picture(picture.clone()), value_at(of, key).and_then(plain));
            return scale.marks.iter().filter_map(marked).collect();
        }
        let Value::Array(entries) = of else { return Vec::new() };
        let first = scale.first.unwrap_or(0);
        let entries = entries.iter().zip(first..);
        let steps = entries.filter_map(|(entry, nth)| match (&scale.mark, &scale.worth) {
            (Some(mark), Some(worth)) => step(Mark::Number(value_at(entry, mark).and_then(plain)?), value_at(entry, worth).and_then(plain)),
            _ => step(Mark::Number(nth.to_string()), plain(entry)),
        });
        steps.filter(|step| step.worth != "0").collect()
    }

    /// The cells of a table, row by row, in that language.
    pub fn rows(&self, table: &TableForm, lang: Lang) -> Vec<Vec<String>> {
        let words = self.words(lang);
        let cell = |entry: &Value, column: &ColumnForm| match (&column.words, value_at(entry, &column.field)) {
            (Some(kind), Some(Value::String(id))) => Some(words.text(&format!("{kind}-{id}"))),
            _ => figure_at(entry, &column.field),
        };
        let row = |entry: &Value| -> Vec<String> {
            table.columns.iter().map(|column| cell(entry, column).unwrap_or_else(|| NOTHING.to_string())).collect()
        };
        match value_at(self.edition, &table.of) {
            Some(Value::Array(entries)) => entries.iter().map(row).collect(),
            Some(Value::Object(fields)) => fields.iter().map(|(key, value)| row(&json!({ "key": key, "value": value }))).collect(),
            _ => Vec::new(),
        }
    }
}

/// What stands in a cell where an entry has nothing to say.
pub(crate) const NOTHING: &str = "–";

/// The number or the numbers at a path, as people read them. With `*` for a place in a list: what stands there in each of its entries.
fn figure_at(value: &Value, path: &str) -> Option<String> {
    match path.split_once(".*.") {
        Some((list, field)) => {
            let entries = value_at(value, list)?.as_array()?;
            Some(entries.iter().map(|entry| figure_at(entry, field)).collect::<Option<Vec<_>>>()?.join(", "))
        }
        None => value_at(value, path).and_then(plain),
    }
}

/// What stands at a dotted path: fields, places in a list from 0 on, or the `id` of a list's entry.
fn value_at<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, part| match value {
        Value::Array(entries) => match part.parse::<usize>() {
            Ok(nth) => entries.get(nth),
            Err(_) => entries.iter().find(|entry| entry.get("id").and_then(Value::as_str) == Some(part)),
        },
        other => other.get(part),
    })
}

/// A number, or a row of them; a row of pairs as `20 / 4, 12 / 2`.
fn plain(value: &Value) -> Option<String> {
    let is_pairs = |entries: &[Value]| entries.iter().any(Value::is_array);
    match value {
        Value::Number(number) => Some(number.to_string()),
        Value::Array(entries) if is_pairs(entries) => {
            Some(entries.iter().map(|pair| Some(plain(pair)?.replace(", ", " / "))).collect::<Option<Vec<_>>>()?.join(", "))
        }
        Value::Array(entries) => Some(entries.iter().map(plain).collect::<Option<Vec<_>>>()?.join(", ")),
        // The names of a table's things that are numbers.
        Value::String(text) if text.bytes().all(|b| b.is_ascii_digit()) => Some(text.clone()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_figure_is_found_by_its_path_in_the_edition() {
        let edition = json!({"board": {"fee": 3, "floors": [1, 3, 5]}, "tiles": [{"id": "low", "vp": 2}, {"id": "high", "vp": 7}]});
        let figure = |path: &str| figure_at(&edition, path);
        assert_eq!(figure("board.fee").as_deref(), Some("3"));
        assert_eq!(figure("board.floors").as_deref(), Some("1, 3, 5"));
        assert_eq!(figure("board.floors.2").as_deref(), Some("5"));
        assert_eq!(figure("tiles.high.vp").as_deref(), Some("7"));
        assert_eq!(figure("tiles.none.vp"), None);
        assert_eq!(figure("board"), None, "not a number");
        assert_eq!(figure("tiles.*.vp").as_deref(), Some("2, 7"), "of each");
        assert_eq!(plain(&json!([[20, 4], [12, 2]])).as_deref(), Some("20 / 4, 12 / 2"));
    }
}
