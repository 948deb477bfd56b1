//! A bot in a seat without the game's type.

use crate::Table;
use crate::typed_table::TypedTable;
use bots::Budget;
use kit::{Evaluate, Rng, Seat};

/// A bot in one seat of one table. It keeps its thinking between the small answers of a turn, so it is asked again and again rather than
/// made anew.
pub trait Thinker: Send {
    /// What it thinks of the table as it stands; `None` when its seat is not asked.
    fn think(&mut self, table: &dyn Table, seed: u64) -> Option<Outcome>;
    /// How long it may think from now on. Levels that do not search take what they need.
    fn set_budget(&mut self, budget: Budget);
}

/// A bot's thought, in texts.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    pub choice: String,
    pub value: Vec<f32>,
    /// Answer, visits, expected margin; best first.
    pub considered: Vec<(String, u64, f32)>,
    /// The points each seat may expect after each of them; empty where it was not looked into.
    pub expected: Vec<Vec<f32>>,
    /// How the bot expects play to go on, up to the next chance.
    pub line: Vec<(Seat, String)>,
}

pub(crate) struct TypedThinker<G: Evaluate> {
    pub seat: Seat,
    pub bot: bots::Thinker<G>,
}

impl<G: Evaluate> Thinker for TypedThinker<G> {
    fn set_budget(&mut self, budget: Budget) {
        self.bot.set_budget(budget);
    }

    fn think(&mut self, table: &dyn Table, seed: u64) -> Option<Outcome> {
        let table = table.as_any().downcast_ref::<TypedTable<G>>()?;
        // What others have answered to the same question is still a secret.
        let shown = table.0.without_held(self.seat);
        let game = shown.as_ref().unwrap_or(table.0.game());
        let thought = self.bot.think(game, self.seat, &mut Rng::new(seed))?;
        let write = |choice| game.write(choice);
        Some(Outcome {
            choice: write(thought.choice),
            value: thought.value,
            expected: thought.considered.iter().map(|c| c.scores.clone()).collect(),
            line: thought.line.into_iter().map(|(seat, choice)| (seat, write(choice))).collect(),
            considered: thought.considered.into_iter().map(|c| (write(c.choice), c.visits, c.value)).collect(),
        })
    }
}
