//! Points by source, and who won.

use crate::{Phrase, Seat};
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

    /// "Anna: 82 (territories 10, goods left 2)": the total and what it is made of, in the messages `score-total` and `score-part`.
    pub fn phrase(&self) -> Phrase {
        let part =
            |(source, n): &(&'static str, i32)| Phrase::new("score-part").with("source", Phrase::name("score", source)).with("n", *n);
        let parts: Vec<Phrase> = self.sources.iter().filter(|(_, n)| *n != 0).map(part).collect();
        let said = Phrase::new(if parts.is_empty() { "score-total-bare" } else { "score-total" }).with("total", self.total);
        let said = match (self.seat, self.rival) {
            (Some(seat), _) => said.with("who", seat),
            (None, rival) => said.with("who", Phrase::new(rival.unwrap_or_default())),
        };
        if parts.is_empty() { said } else { said.with("parts", parts) }
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
