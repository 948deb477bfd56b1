//! The levels a person can choose.

use std::time::Duration;

/// How well a bot plays. Its words are the messages `level-ID` and `level-ID-about`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal answer: the yardstick.
    Random,
    /// Legal and loosely sensible.
    Novice,
    /// The best end of its own turn by the game's evaluation.
    Apprentice,
    /// Searches for about 200 ms a decision.
    Master,
    /// Searches for about 2 s a decision.
    Grandmaster,
    /// A master that sees everything. Measures what knowledge is worth; no table seats it.
    Cheater,
}

impl Level {
    /// The levels that can be seated, from the weakest up.
    pub const ALL: &'static [Level] = &[Level::Random, Level::Novice, Level::Apprentice, Level::Master, Level::Grandmaster];

    /// Its name in protocols and on command lines.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
            Level::Cheater => "cheater",
        }
    }

    /// A level that can be seated. `cheater` is none.
    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.id() == id)
    }

    /// A level that can be measured: `cheater` too.
    pub fn measured(id: &str) -> Option<Level> {
        Level::from_id(id).or((id == Level::Cheater.id()).then_some(Level::Cheater))
    }

    /// What it thinks for when nobody says otherwise; `None`: it does not search.
    pub const fn usual(self) -> Option<Duration> {
        match self {
            Level::Master | Level::Cheater => Some(Duration::from_millis(200)),
            Level::Grandmaster => Some(Duration::from_secs(2)),
            Level::Random | Level::Novice | Level::Apprentice => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cheater_is_measured_and_never_seated() {
        assert_eq!(Level::from_id("cheater"), None);
        assert_eq!(Level::measured("cheater"), Some(Level::Cheater));
    }
}
