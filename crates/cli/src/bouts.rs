//! The flags of commands in which bots meet: how long they think, from which luck, how many games at once, at which table.

use crate::seating::SeatingArgs;
use bots::Budget;
use clap::Args;
use std::time::Duration;

#[derive(Args, Debug)]
pub struct Bouts {
    #[command(flatten)]
    pub thinking: Thinking,
    /// The first seed
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Games played side by side
    #[arg(long, default_value_t = 1, value_name = "T")]
    pub threads: usize,
    #[command(flatten)]
    pub seating: SeatingArgs,
}

/// How long bots that search think.
#[derive(Args, Debug, Clone, Copy)]
pub struct Thinking {
    /// Milliseconds a decision for bots that search
    #[arg(long, conflicts_with = "nodes")]
    ms: Option<u64>,
    /// Positions a decision for bots that search: the same on any machine
    #[arg(long)]
    nodes: Option<u64>,
}

impl Thinking {
    pub fn budget(self) -> Budget {
        match (self.ms, self.nodes) {
            (Some(ms), _) => Budget::Time(Duration::from_millis(ms)),
            (None, Some(nodes)) => Budget::Nodes(nodes),
            (None, None) => Budget::Usual,
        }
    }
}
