//! What a game's tests call.
//!
//! * [`conformance`]: all the laws of the design, on random walks of every seat count and option. One line a game.
//! * [`Bench`]: a table to try a rule by hand; reads like the rulebook's examples.
//! * [`golden`]: finished games that must replay, and playthroughs a reviewer reads.
//! * [`bots_do_not_peek`]: no bot's thought hangs on what its seat has not seen.
//! * [`perft`], [`deepest_stack`], [`greedy_beats_random`], [`greedy_games_end`], [`forecasts_are_sensible`]: the other promises of a game.

mod bench;
mod golden;
mod honesty;
mod laws;
mod measure;
mod setups;
mod walk;

pub use bench::Bench;
pub use golden::{Golden, Players, golden, perft};
pub use honesty::bots_do_not_peek;
pub use laws::conformance;
pub use measure::{deepest_stack, forecasts_are_sensible, greedy_beats_random, greedy_games_end};
pub use setups::setups;
