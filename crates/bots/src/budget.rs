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
pub(crate) enum Meter {
    Until(Instant),
    Nodes { spent: u64, limit: u64 },
}

impl Meter {
    /// `usual` is taken when the budget leaves it open.
    pub fn start(budget: Budget, usual: Duration) -> Meter {
        match budget {
            Budget::Usual => Meter::Until(Instant::now() + usual),
            Budget::Time(time) => Meter::Until(Instant::now() + time),
            Budget::Nodes(limit) => Meter::Nodes { spent: 0, limit },
        }
    }

    /// One of several equal parts; time runs for all at once.
    pub fn part(self, of: u64) -> Meter {
        match self {
            Meter::Until(_) => self,
            Meter::Nodes { spent, limit } => Meter::Nodes { spent, limit: limit.div_ceil(of.max(1)) },
        }
    }

    pub fn spend(&mut self, nodes: u64) {
        if let Meter::Nodes { spent, .. } = self {
            *spent += nodes;
        }
    }

    pub fn is_spent(&self) -> bool {
        match self {
            Meter::Until(end) => Instant::now() >= *end,
            Meter::Nodes { spent, limit } => spent >= limit,
        }
    }
}
