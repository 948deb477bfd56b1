//! The constants of the search algorithm.

use kit::{Evaluate, SearchDepth, SearchParams, StopPoint};

/// How the search chooses what to explore: constants of the algorithm, the same for all games. What a game asks of any search is
/// [`SearchParams`]; an `Option` here overrides it, for measurements. [`SearchPolicy::default`] is what the levels play with; `README.md` says
/// what was tried.
#[derive(Copy, Clone, Debug)]
pub struct SearchPolicy {
    /// How much is explored, in units of the spread of the margins met.
    pub explore: f32,
    /// How much an answer's average elsewhere counts, fading with visits (MAST).
    pub averages: f32,
    /// A question to chance has at most `chance_width * sqrt(visits)` different outcomes in the tree.
    pub chance_width: f32,
    /// At first only this many answers with the best evaluation are tried; the number grows with the square root of the visits.
    pub width: f32,
    /// Which part of an answer's value is the best value of what the same seat can do next; the rest is the average of what was tried.
    pub best_share: f32,
    /// How much an answer that was tried seldom loses in the final comparison, in units of the spread.
    pub caution: f32,
    /// Iterations play on less far where the budget would not suffice for this many of them.
    pub min_iterations: f32,
    /// Positions that are evaluated to give the answers to a new question their prior value.
    pub prior_positions: usize,
    /// How many visits the prior value counts for (progressive bias); `None`, here and below: what the game asks for ([`SearchParams`]).
    pub prior_visits: Option<f32>,
    /// How far an iteration plays on after the present turn, at most: all iterations of a thought end at the same point of the game.
    pub depth: Option<SearchDepth>,
    /// Positions that are evaluated to find the best end of a turn behind a leaf.
    pub turn_positions: Option<usize>,
    /// Where an iteration stops.
    pub stop: Option<StopPoint>,
    /// The search sees what its seat may not know. For measurements only.
    pub peek: bool,
}

impl Default for SearchPolicy {
    fn default() -> Self {
        SearchPolicy {
            explore: 0.5,
            averages: 0.5,
            chance_width: 1.5,
            width: 6.0,
            best_share: 0.7,
            caution: 0.5,
            min_iterations: 30.0,
            prior_positions: 30,
            prior_visits: None,
            depth: None,
            turn_positions: None,
            stop: None,
            peek: false,
        }
    }
}

impl SearchPolicy {
    /// How far and how thoroughly it looks ahead in a game.
    pub(crate) fn params<G: Evaluate>(&self) -> SearchParams {
        let own = G::SEARCH_PARAMS;
        SearchParams {
            turn_positions: self.turn_positions.unwrap_or(own.turn_positions),
            depth: self.depth.unwrap_or(own.depth),
            prior_visits: self.prior_visits.unwrap_or(own.prior_visits).max(f32::EPSILON),
            stop: self.stop.unwrap_or(own.stop),
        }
    }
}
