//! What a game tells the bots about itself: the weights of its evaluation, and how a search should look ahead in it.
//!
//! Weights are data that a tuner may change, never a second copy of a figure in code.

use crate::DocumentError;
use serde_json::Value;

/// The weights of an evaluation by name, with the values that are released.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    pub names: &'static [&'static str],
    pub values: Vec<f32>,
}

/// How a search should look ahead in a game. These values belong to the game and were found by play, like the weights; how the search itself
/// works is `bots::SearchPolicy`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SearchParams {
    /// Positions that must be evaluated to find a sensible end of a turn. A game that needs few of them gets more iterations in the same time;
    /// an evaluation that counts what is under way as if it had come about needs few.
    pub turn_positions: usize,
    /// How far an iteration plays on before the position is evaluated, at most. Playing further adds more randomness than knowledge.
    pub depth: SearchDepth,
    /// How many visits the evaluation of an answer counts for before the answer has been tried.
    pub prior_visits: f32,
    /// Where in the last of these turns an iteration stops.
    pub stop: StopPoint,
}

/// How far a search plays on.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SearchDepth {
    /// Rounds of the game where it counts them, otherwise a turn of each seat.
    Rounds(u32),
    /// Turns, however many sit at the table, though not less than one of each seat.
    Turns(u32),
}

impl SearchDepth {
    /// A fraction of this depth, at least one round or turn.
    #[must_use]
    pub fn part(self, part: f32) -> SearchDepth {
        let of = |whole: u32| ((whole as f32 * part) as u32).max(1);
        match self {
            SearchDepth::Rounds(rounds) => SearchDepth::Rounds(of(rounds)),
            SearchDepth::Turns(turns) => SearchDepth::Turns(of(turns)),
        }
    }
}

/// Where in its last turn an iteration of a search stops and the position is evaluated.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum StopPoint {
    /// At the first question to chance in the turn: an evaluation that counts what is under way already sees what was intended.
    BeforeChance,
    /// When the turn is over and nothing is under way.
    BetweenTurns,
}

impl SearchParams {
    pub const DEFAULT: SearchParams =
        SearchParams { turn_positions: 30, depth: SearchDepth::Rounds(4), prior_visits: 8.0, stop: StopPoint::BeforeChance };
}

/// For games whose evaluation has nothing to tune.
pub static NO_WEIGHTS: Weights = Weights { names: &[], values: Vec::new() };

impl Weights {
    /// Reads `{"weights": {"coin": 0.4, ...}}`: every name once, no other.
    pub fn read(names: &'static [&'static str], text: &str) -> Result<Weights, DocumentError> {
        let json: Value = serde_json::from_str(text).map_err(|e| DocumentError::new("", format!("not JSON: {e}")))?;
        let Some(given) = json.get("weights").and_then(Value::as_object) else {
            return Err(DocumentError::new("weights", "an object with a number for each weight is missing"));
        };
        if let Some(unknown) = given.keys().find(|key| !names.contains(&key.as_str())) {
            return Err(DocumentError::new(format!("weights.{unknown}"), format!("no such weight; there are: {}", names.join(", "))));
        }
        let value = |name: &&str| {
            let number = given.get(*name).and_then(Value::as_f64).filter(|n| n.is_finite());
            number.map(|n| n as f32).ok_or_else(|| DocumentError::new(format!("weights.{name}"), "a number is missing"))
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

/// The weights of a game as a struct of numbers, read from its `data/evaluation.json`.
///
/// `kit::evaluation_weights! { pub struct EvalWeights = "../data/evaluation.json" and "../data/forecast.json" { coin, tempo } }` gives `EvalWeights::released(seats)` for
/// [`Evaluate::weights`](crate::Evaluate::weights), `EvalWeights::forecast()` for [`Evaluate::forecast`](crate::Evaluate::forecast) (where there is
/// a second file; `"a.json", from 3 seats "b.json"` names weights for larger tables) and `EvalWeights::of(slice)` for [`Evaluate::evaluate_with`](crate::Evaluate::evaluate_with). Paths are as for `include_str!`.
#[macro_export]
macro_rules! evaluation_weights {
    ($(#[$meta:meta])* $vis:vis struct $name:ident = $file:literal $(, from $from:literal seats $larger:literal)? $(and $forecast:literal)? { $( $(#[$fmeta:meta])* $field:ident ),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, Default)]
        $vis struct $name { $( $(#[$fmeta])* $vis $field: f32 ),+ }

        impl $name {
            const NAMES: &'static [&'static str] = &[$( stringify!($field) ),+];

            /// Those for a table of so many.
            $vis fn released(seats: u8) -> &'static $crate::Weights {
                $(
                    static LARGER: std::sync::LazyLock<$crate::Weights> =
                        std::sync::LazyLock::new(|| $crate::Weights::built_in($name::NAMES, include_str!($larger)));
                    if seats >= $from {
                        return &LARGER;
                    }
                )?
                let _any = seats;
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
