//! The flags of commands in which bots meet: the budget of a decision, the seed, how many games at once, at which table.

use crate::game_args::GameArgs;
use bots::Budget;
use clap::Args;
use std::time::Duration;

#[derive(Args, Debug)]
pub struct BotMatchArgs {
    #[command(flatten)]
    pub budget_args: BudgetArgs,
    /// The first seed
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Games played side by side
    #[arg(long, default_value_t = 1, value_name = "T")]
    pub threads: usize,
    #[command(flatten)]
    pub game_args: GameArgs,
}

/// How long bots that search think.
#[derive(Args, Debug, Clone, Copy)]
pub struct BudgetArgs {
    /// Milliseconds a decision for bots that search
    #[arg(long, conflicts_with = "nodes")]
    ms: Option<u64>,
    /// Positions a decision for bots that search: the same on any machine
    #[arg(long)]
    nodes: Option<u64>,
}

impl BudgetArgs {
    pub fn budget(self) -> Budget {
        match (self.ms, self.nodes) {
            (Some(ms), _) => Budget::Time(Duration::from_millis(ms)),
            (None, Some(nodes)) => Budget::Nodes(nodes),
            (None, None) => Budget::Usual,
        }
    }
}
