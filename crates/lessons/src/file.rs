//! The form of a lesson's file, `games/<game>/lessons/<id>.toml`. CONTRIBUTING.md ("How to write a lesson") says the same for people.

use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LessonForm {
    /// How long it takes, as told to people.
    pub minutes: u8,
    pub seats: u8,
    /// The seat of the person who learns.
    #[serde(default)]
    pub seat: u8,
    /// What the other players are called, in the order of their seats.
    pub rivals: Vec<String>,
    /// The options of the table, as a record writes them.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Answers from the beginning of the game to where the lesson begins, as a record writes them: chance's too.
    #[serde(default)]
    pub opening: String,
    pub station: Vec<StationForm>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StationForm {
    pub id: String,
    /// `opening`, or a record of the folder (`middle.game`); nothing: it goes on where the station before ended.
    pub from: Option<String>,
    /// With a record: after how many answers. Nothing: after all of them.
    pub ply: Option<usize>,
    /// A merge patch on the position, as JSON.
    pub patch: Option<String>,
    /// Answers given before the person is asked.
    #[serde(default)]
    pub play: String,
    pub task: Vec<TaskForm>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct TaskForm {
    /// Part of its texts' keys; needed where a station has several tasks.
    #[serde(default)]
    pub id: String,
    /// What is lit: answers, `#ID` for an element of the drawing, `inspect:KEY` for a thing with an inspection. Nothing: what is accepted.
    pub light: Option<Vec<String>>,
    /// The answers that are right.
    pub accept: Vec<String>,
    /// Answers that the rules allow and the lesson does not want, by the name of their sentence.
    #[serde(default)]
    pub wrong: BTreeMap<String, Vec<String>>,
    /// Answers that the rules refuse and that have a sentence of their own.
    #[serde(default)]
    pub refused: BTreeMap<String, Vec<String>>,
    /// What rivals and chance answer after it.
    #[serde(default)]
    pub then: String,
}
