//! Finished games, some as readable playthroughs. `cargo xtask golden lorenzo` writes them anew; read the diff.

use lorenzo::Lorenzo;
use testkit::{Golden, Players};

const ADVANCED: &[(&str, &str)] = &[("leaders", "on"), ("bonus_tiles", "advanced")];

const GAMES: &[Golden] = &[
    Golden { name: "two-greedy", seats: 2, options: &[], seed: 1, players: Players::Greedy },
    Golden { name: "three-random", seats: 3, options: &[], seed: 2, players: Players::Random },
    Golden { name: "four-random", seats: 4, options: &[], seed: 3, players: Players::Random },
    Golden { name: "two-leaders-random", seats: 2, options: &[("leaders", "on")], seed: 4, players: Players::Random },
    Golden { name: "three-advanced-tiles", seats: 3, options: &[("bonus_tiles", "advanced")], seed: 5, players: Players::Greedy },
    Golden { name: "four-advanced-greedy", seats: 4, options: ADVANCED, seed: 6, players: Players::Greedy },
];

/// Those that are written out, to be read; the others are kept as digests.
const WALKS: &[&str] = &["two-greedy", "four-advanced-greedy"];

#[test]
fn golden_games_replay_to_the_same_end() {
    testkit::golden::<Lorenzo>(env!("CARGO_MANIFEST_DIR"), &words::texts!("../../../lang"), GAMES, WALKS);
}

#[test]
fn the_tree_of_answers_has_its_size() {
    testkit::perft::<Lorenzo>(env!("CARGO_MANIFEST_DIR"));
}
