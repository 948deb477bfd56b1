//! What a game's tests call.
//!
//! * [`conformance`]: all the laws of the design, on random walks of every seat count and option. One line a game.
//! * [`Scenario`]: a game in a chosen situation, to try a rule by hand; reads like the rulebook's examples.
//! * [`broken_positions`]: what a wrong file can do. One line a game.
//! * [`golden()`]: finished games that must replay, and playthroughs a reviewer reads.
//! * [`bots_do_not_peek`]: no bot's thought depends on what its seat has not seen.
//! * `Scenario::every_bot`, `Scenario::no_bot_answers`: positions with answers that no bot above a novice may give.
//! * [`trapdoor`]: a game that panics on command.
//! * [`caught`], [`shortest`]: from a long input that shows a fault to a short one.
//! * [`perft`], [`deepest_stack`], [`greedy_beats_random`], [`greedy_games_end`], [`forecasts_are_sensible`]: what else a game's tests check.

mod blunder;
mod digest;
mod golden;
mod laws;
mod no_peeking;
mod playthrough;
#[cfg(test)]
mod sack;
mod scenario;
mod setups;
mod shrink;
pub mod trapdoor;
pub mod walk;
mod whole_games;

pub use golden::{Golden, Players, golden, perft};
pub use laws::{broken_positions, conformance};
pub use no_peeking::bots_do_not_peek;
pub use scenario::Scenario;
pub use setups::setups;
pub use shrink::{Fault, caught, shortest};
pub use whole_games::{deepest_stack, forecasts_are_sensible, greedy_beats_random, greedy_games_end};
