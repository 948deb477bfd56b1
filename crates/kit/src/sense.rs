//! Weights of a game's evaluation: data that a tuner may change, never a second copy of a figure in code.

use crate::PlaceError;
use serde_json::Value;

/// The weights of an evaluation by name, with the values that are released.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    pub names: &'static [&'static str],
    pub values: Vec<f32>,
}

/// How a search looks ahead in a game: found by play, like the weights.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Foresight {
    /// Positions a seat must look at to find a sensible end of its turn. The fewer suffice, the more is seen in the same time; an evaluation
    /// that counts what is under way as if it had come about makes it few.
    pub look: usize,
    /// How far it is played on before a position is judged, at most. Luck blurs more than it shows where it is far.
    pub ahead: Ahead,
    /// How many games played on the evaluation's word on an answer weighs.
    pub prior: f32,
    /// Where it stops in the last of those turns.
    pub judged: Moment,
}

/// A stretch of a game to come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ahead {
    /// Rounds of the game where it counts them, otherwise a turn of each seat.
    Rounds(u32),
    /// Turns, however many sit at the table, though not less than one of each seat.
    Turns(u32),
}

impl Ahead {
    /// The part of it that lies nearest.
    #[must_use]
    pub fn part(self, part: f32) -> Ahead {
        let of = |whole: u32| ((whole as f32 * part) as u32).max(1);
        match self {
            Ahead::Rounds(rounds) => Ahead::Rounds(of(rounds)),
            Ahead::Turns(turns) => Ahead::Turns(of(turns)),
        }
    }
}

/// When a position is judged.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Moment {
    /// At chance's first word in the turn, where an evaluation that counts what is under way sees what was meant.
    BeforeChance,
    /// When the turn is over and nothing is under way.
    BetweenTurns,
}

impl Foresight {
    pub const USUAL: Foresight = Foresight { look: 30, ahead: Ahead::Rounds(4), prior: 8.0, judged: Moment::BeforeChance };
}

/// For games whose evaluation has nothing to tune.
pub static NO_WEIGHTS: Weights = Weights { names: &[], values: Vec::new() };

impl Weights {
    /// Reads `{"weights": {"coin": 0.4, ...}}`: every name once, no other.
    pub fn read(names: &'static [&'static str], text: &str) -> Result<Weights, PlaceError> {
        let json: Value = serde_json::from_str(text).map_err(|e| PlaceError::new("", format!("not JSON: {e}")))?;
        let Some(given) = json.get("weights").and_then(Value::as_object) else {
            return Err(PlaceError::new("weights", "an object with a number for each weight is missing"));
        };
        if let Some(unknown) = given.keys().find(|key| !names.contains(&key.as_str())) {
            return Err(PlaceError::new(format!("weights.{unknown}"), format!("no such weight; there are: {}", names.join(", "))));
        }
        let value = |name: &&str| {
            let number = given.get(*name).and_then(Value::as_f64).filter(|n| n.is_finite());
            number.map(|n| n as f32).ok_or_else(|| PlaceError::new(format!("weights.{name}"), "a number is missing"))
        };
        Ok(Weights { names, values: names.iter().map(value).collect::<Result<_, _>>()? })
    }

    /// A file that is part of the program.
    ///
    /// # Panics
    /// When it is broken, which every test of the game's bots would show.
    pub fn built_in(names: &'static [&'static str], text: &str) -> Weights {
        match Weights::read(names, text) {
            Ok(weights) => weights,
            Err(error) => panic!("the built-in weights do not load: {error}"),
        }
    }

    /// The file that [`Weights::read`] reads.
    pub fn write(&self) -> String {
        let mut lines: Vec<String> = Vec::new();
        for (name, value) in self.names.iter().zip(&self.values) {
            lines.push(format!("    \"{name}\": {}", (f64::from(*value) * 1e4).round() / 1e4));
        }
        format!("{{\n  \"weights\": {{\n{}\n  }}\n}}\n", lines.join(",\n"))
    }
}

/// The weights of a game as a struct of numbers, read from its `data/sense.json`.
///
/// `kit::sense! { pub struct Sense = "../data/sense.json" and "../data/forecast.json" { coin, tempo } }` gives `Sense::released()` for
/// [`Evaluate::weights`](crate::Evaluate::weights), `Sense::forecast()` for [`Evaluate::forecast`](crate::Evaluate::forecast) (where there is
/// a second file) and `Sense::of(slice)` for [`Evaluate::evaluate_with`](crate::Evaluate::evaluate_with). Paths are as for `include_str!`.
#[macro_export]
macro_rules! sense {
    ($(#[$meta:meta])* $vis:vis struct $name:ident = $file:literal $(and $forecast:literal)? { $( $(#[$fmeta:meta])* $field:ident ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, Default)]
        $vis struct $name { $( $(#[$fmeta])* $vis $field: f32 ),+ }

        impl $name {
            const NAMES: &'static [&'static str] = &[$( stringify!($field) ),+];

            $vis fn released() -> &'static $crate::Weights {
                static RELEASED: std::sync::LazyLock<$crate::Weights> =
                    std::sync::LazyLock::new(|| $crate::Weights::built_in($name::NAMES, include_str!($file)));
                &RELEASED
            }

            $(
                $vis fn forecast() -> &'static $crate::Weights {
                    static FORECAST: std::sync::LazyLock<$crate::Weights> =
                        std::sync::LazyLock::new(|| $crate::Weights::built_in($name::NAMES, include_str!($forecast)));
                    &FORECAST
                }
            )?

            /// The struct of a list in the order of the fields; what is missing counts as 0.
            $vis fn of(values: &[f32]) -> $name {
                let mut values = values.iter().copied();
                $name { $( $field: values.next().unwrap_or(0.0) ),+ }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_what_they_write() {
        let weights = Weights { names: &["coin", "tempo"], values: vec![0.25, -3.0] };
        assert_eq!(Weights::read(weights.names, &weights.write()), Ok(weights));
    }

    #[test]
    fn a_missing_or_unknown_weight_is_refused_by_name() {
        let missing = Weights::read(&["coin", "tempo"], r#"{"weights": {"coin": 1}}"#).unwrap_err();
        assert_eq!(missing.path, "weights.tempo");
        let unknown = Weights::read(&["coin"], r#"{"weights": {"coin": 1, "coal": 2}}"#).unwrap_err();
        assert_eq!(unknown.path, "weights.coal");
    }
}
