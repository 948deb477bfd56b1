//! The form of a summary's file, `games/<game>/summary/summary.toml`. CONTRIBUTING.md ("How to write a summary") says the same for people.

use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SummaryForm {
    /// Figures that texts may name, `{ figure-NAME }`: where they stand in the edition.
    #[serde(default)]
    pub figures: BTreeMap<String, String>,
    /// The course of a round, from left to right.
    pub station: Vec<StationForm>,
    /// What brings points.
    pub points: Vec<PointsForm>,
    /// The five things beginners miss.
    pub missed: Vec<MissedForm>,
    /// Tables of the edition that the rules do not print.
    #[serde(default)]
    pub table: Vec<TableForm>,
    /// The pictures with which the chapters of the rules open, by the chapters' numbers.
    pub chapters: BTreeMap<String, String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StationForm {
    pub id: String,
    /// A scene of the game's art: its class.
    pub picture: String,
    /// Icons and pieces that stand before it.
    #[serde(default)]
    pub pieces: Vec<String>,
    /// It is chosen in place of the station before it, not after it.
    #[serde(default)]
    pub or: bool,
    pub rules: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PointsForm {
    pub id: String,
    pub icon: String,
    /// A row of figures. Without one the text `summary-points-ID-worth` says what it is worth.
    pub scale: Option<ScaleForm>,
    pub rules: Vec<String>,
}

/// A list of the edition as steps, each with what is counted and what it is worth; steps that are worth nothing are left out.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScaleForm {
    /// Where the list stands.
    pub of: String,
    /// The number of a plain list's first entry; 0 if it is not said.
    pub first: Option<usize>,
    /// Of a list of things: the field that counts.
    pub mark: Option<String>,
    /// Of a list of things: the field that is the worth.
    pub worth: Option<String>,
    /// Of things by name: which, in which order, and the picture of each.
    #[serde(default)]
    pub marks: Vec<(String, String)>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MissedForm {
    pub id: String,
    pub icon: String,
    pub rules: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TableForm {
    pub id: String,
    /// Where the list stands, a row an entry.
    pub of: String,
    pub columns: Vec<ColumnForm>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ColumnForm {
    pub id: String,
    pub field: String,
    /// What an id in this column is called: the message `WORDS-ID`.
    pub words: Option<String>,
}
