//! Points by source, and who won.

use crate::Seat;
use serde::Serialize;

/// The standing of a game, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Scores {
    pub over: bool,
    /// In seat order; a rival the rules themselves play (Strozzi) comes last.
    pub scores: Vec<Score>,
    /// Once the game is over. More than one: a shared victory. None: the rival won.
    pub winners: Vec<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Absent for a rival.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// A rival's message key, such as `strozzi`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival: Option<&'static str>,
    pub total: i32,
    /// What the total is made of: message `score-…` and points, in the order of the game's scoring table.
    #[serde(serialize_with = "in_order")]
    pub sources: Vec<(&'static str, i32)>,
}

impl Score {
    pub fn of(seat: Seat, sources: Vec<(&'static str, i32)>) -> Score {
        Score { seat: Some(seat), rival: None, total: sources.iter().map(|s| s.1).sum(), sources }
    }

    pub fn rival(name: &'static str, sources: Vec<(&'static str, i32)>) -> Score {
        Score { seat: None, rival: Some(name), total: sources.iter().map(|s| s.1).sum(), sources }
    }
}

impl Scores {
    pub fn total(&self, seat: Seat) -> i32 {
        self.scores.iter().find(|s| s.seat == Some(seat)).map_or(0, |s| s.total)
    }
}

fn in_order<S: serde::Serializer>(sources: &[(&'static str, i32)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(sources.iter().copied())
}
