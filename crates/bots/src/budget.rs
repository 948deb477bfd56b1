//! How long a bot may think.

use std::time::{Duration, Instant};

/// How long a bot may think. Levels that do not search take what they need.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Budget {
    /// What the level takes by itself.
    Usual,
    Time(Duration),
    /// Positions played and judged. The same seed and number give the same thought on any machine.
    Nodes(u64),
}

/// A budget being spent.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Meter {
    begun: Instant,
    limit: Limit,
    spent: u64,
}

#[derive(Copy, Clone, Debug)]
enum Limit {
    Time(Duration),
    Nodes(u64),
}

impl Meter {
    /// `usual` is taken when the budget leaves it open.
    pub fn start(budget: Budget, usual: Duration) -> Meter {
        let limit = match budget {
            Budget::Usual => Limit::Time(usual),
            Budget::Time(time) => Limit::Time(time),
            Budget::Nodes(limit) => Limit::Nodes(limit),
        };
        Meter { begun: Instant::now(), limit, spent: 0 }
    }

    /// One of several equal parts; time runs for all at once.
    pub fn part(self, of: u64) -> Meter {
        match self.limit {
            Limit::Time(_) => self,
            Limit::Nodes(limit) => Meter { limit: Limit::Nodes(limit.div_ceil(of.max(1))), ..self },
        }
    }

    pub fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    pub fn is_spent(&self) -> bool {
        match self.limit {
            Limit::Time(time) => self.begun.elapsed() >= time,
            Limit::Nodes(limit) => self.spent >= limit,
        }
    }

    /// A part of all that was given, in nodes; by the clock at most `most`.
    pub fn share(&self, of: u64, most: u64) -> u64 {
        if let Limit::Nodes(limit) = self.limit { (limit / of).min(most) } else { most }
    }

    /// How often what was done since `before` could be done with the whole budget.
    pub fn fits(&self, before: &Meter, since: Instant) -> f32 {
        match self.limit {
            Limit::Time(time) => time.as_secs_f32() / since.elapsed().as_secs_f32().max(1e-7),
            Limit::Nodes(limit) => limit as f32 / (self.spent - before.spent).max(1) as f32,
        }
    }
}
