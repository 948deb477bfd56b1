//! Typed options of a game: one table, one fallible reader.

use serde_json::{Map, Value};
use std::fmt;

/// An option as the game offers it. Its texts are the messages `option-ID`, `option-ID-about` and, for each value of a choice,
/// `option-ID-VALUE`.
#[derive(Copy, Clone, Debug)]
pub struct OptionSpec {
    pub id: &'static str,
    pub kind: OptionKind,
    /// The seat counts it exists for.
    pub seats: &'static [u8],
}

#[derive(Copy, Clone, Debug)]
pub enum OptionKind {
    Bool { default: bool },
    Choice { values: &'static [&'static str], default: &'static str },
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    Bool(bool),
    Choice(&'static str),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Bool(on) => f.write_str(if *on { "on" } else { "off" }),
            OptionValue::Choice(value) => f.write_str(value),
        }
    }
}

impl OptionSpec {
    pub fn default(&self) -> OptionValue {
        match self.kind {
            OptionKind::Bool { default } => OptionValue::Bool(default),
            OptionKind::Choice { default, .. } => OptionValue::Choice(default),
        }
    }

    /// Every value it can take.
    pub fn values(&self) -> Vec<OptionValue> {
        match self.kind {
            OptionKind::Bool { .. } => vec![OptionValue::Bool(false), OptionValue::Bool(true)],
            OptionKind::Choice { values, .. } => values.iter().map(|v| OptionValue::Choice(v)).collect(),
        }
    }

    fn read(&self, text: &str) -> Option<OptionValue> {
        match self.kind {
            OptionKind::Bool { .. } => match text {
                "on" | "true" => Some(OptionValue::Bool(true)),
                "off" | "false" => Some(OptionValue::Bool(false)),
                _ => None,
            },
            OptionKind::Choice { values, .. } => values.iter().find(|v| **v == text).map(|v| OptionValue::Choice(v)),
        }
    }
}

/// How many sit down and what they agreed on: validated, every option of the seat count with a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub seats: u8,
    picked: Vec<(&'static str, OptionValue)>,
}

/// An option that cannot be had, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError(pub String);

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for OptionError {}

impl Setup {
    /// All options at their defaults.
    pub fn of<G: crate::Game>(seats: u8) -> Result<Setup, OptionError> {
        Setup::read::<G>(seats, &[])
    }

    /// The one reader of options.
    pub fn read<G: crate::Game>(seats: u8, asked: &[(String, String)]) -> Result<Setup, OptionError> {
        if !G::SEATS.contains(&seats) {
            return Err(OptionError(format!("{} is played by {} players, not by {seats}", G::ID, list(G::SEATS))));
        }
        let mut setup =
            Setup { seats, picked: G::options().iter().filter(|o| o.seats.contains(&seats)).map(|o| (o.id, o.default())).collect() };
        for (nth, (id, text)) in asked.iter().enumerate() {
            if asked[..nth].iter().any(|(earlier, _)| earlier == id) {
                return Err(OptionError(format!("option {id} is given twice")));
            }
            let Some(spec) = G::options().iter().find(|o| o.id == id) else {
                let known: Vec<_> = G::options().iter().map(|o| o.id).collect();
                return Err(OptionError(format!("{} has no option {id}; it has: {}", G::ID, known.join(", "))));
            };
            let Some(slot) = setup.picked.iter_mut().find(|(have, _)| have == id) else {
                let counts = list(spec.seats);
                return Err(OptionError(format!("option {id} exists for {counts} players only, not for {seats}")));
            };
            slot.1 = spec.read(text).ok_or_else(|| {
                let values: Vec<_> = spec.values().iter().map(ToString::to_string).collect();
                OptionError(format!("option {id} cannot be {text}; it can be: {}", values.join(", ")))
            })?;
        }
        G::check_options(&setup)?;
        Ok(setup)
    }

    /// The same from a JSON object, as the protocol gives it.
    pub fn from_json<G: crate::Game>(seats: u8, options: &Map<String, Value>) -> Result<Setup, OptionError> {
        let asked: Result<Vec<_>, _> = options
            .iter()
            .map(|(id, value)| match value {
                Value::Bool(on) => Ok((id.clone(), on.to_string())),
                Value::String(text) => Ok((id.clone(), text.clone())),
                Value::Number(n) => Ok((id.clone(), n.to_string())),
                _ => Err(OptionError(format!("option {id} must be true, false, a word or a number"))),
            })
            .collect();
        Setup::read::<G>(seats, &asked?)
    }

    pub fn picked(&self) -> &[(&'static str, OptionValue)] {
        &self.picked
    }

    /// Whether a yes-or-no option is on. Options that do not exist for this seat count are off.
    pub fn is_on(&self, id: &str) -> bool {
        self.picked.iter().any(|(have, value)| *have == id && *value == OptionValue::Bool(true))
    }

    /// The word picked for a choice; empty where it does not exist for this seat count.
    pub fn word(&self, id: &str) -> &'static str {
        self.picked
            .iter()
            .find_map(|(have, value)| match value {
                OptionValue::Choice(word) if *have == id => Some(*word),
                _ => None,
            })
            .unwrap_or("")
    }
}

fn list(counts: &[u8]) -> String {
    let words: Vec<_> = counts.iter().map(ToString::to_string).collect();
    words.join(", ")
}
