//! The settings of a bot: level, budget, threads, weights.

use crate::search::SearchPolicy;
use crate::{Budget, Greedy, Judge, Level, Search};
use kit::Evaluate;
use std::sync::Arc;

/// What a bot is made from.
#[derive(Clone, Debug)]
pub struct Player {
    pub level: Level,
    pub budget: Budget,
    /// Trees filled side by side by a level that searches.
    pub threads: usize,
    /// Weights of the evaluation instead of the released ones, in the game's order.
    pub weights: Option<Arc<[f32]>>,
    /// The same for the forecast behind a leaf.
    pub forecast: Option<Arc<[f32]>>,
    pub policy: SearchPolicy,
}

impl Player {
    pub fn of(level: Level) -> Player {
        Player { level, budget: Budget::Usual, threads: 1, weights: None, forecast: None, policy: SearchPolicy::default() }
    }

    pub(crate) fn judge(&self) -> Judge {
        let judge = Judge::released();
        let judge = if let Some(weights) = &self.weights { judge.playing_by(weights) } else { judge };
        if let Some(forecast) = &self.forecast { judge.forecasting_by(forecast) } else { judge }
    }

    /// How many positions a level that does not search may judge.
    pub(crate) fn positions(&self) -> usize {
        if let Budget::Nodes(nodes) = self.budget { nodes as usize } else { Greedy::default().budget }
    }

    /// The searcher of a level that searches.
    pub(crate) fn search<G: Evaluate>(&self) -> Option<Search<G>> {
        let usual = Budget::Time(self.level.usual()?);
        let budget = if self.budget == Budget::Usual { usual } else { self.budget };
        let policy = SearchPolicy { peek: self.level == Level::Cheater, ..self.policy };
        Some(Search::new(budget, policy, self.judge(), self.threads))
    }
}
