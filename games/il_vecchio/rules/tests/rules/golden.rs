//! Finished games, some as readable playthroughs. `cargo xtask golden il_vecchio` writes them anew; read the diff.

use il_vecchio::IlVecchio;
use testkit::{Golden, Players};

const GAMES: &[Golden] = &[
    Golden { name: "two-greedy", seats: 2, options: &[], seed: 1, players: Players::Greedy },
    Golden { name: "two-random", seats: 2, options: &[], seed: 2, players: Players::Random },
    Golden { name: "three-greedy", seats: 3, options: &[], seed: 3, players: Players::Greedy },
    Golden { name: "three-greedy-random-start", seats: 3, options: &[("middlemen_start", "random")], seed: 4, players: Players::Greedy },
    Golden { name: "four-greedy", seats: 4, options: &[], seed: 5, players: Players::Greedy },
    Golden {
        name: "four-greedy-less-luck",
        seats: 4,
        options: &[("free_reinforcement", "on"), ("no_events", "on")],
        seed: 6,
        players: Players::Greedy,
    },
];

/// Those that are written out, to be read; the others are kept as digests.
const WALKS: &[&str] = &["two-greedy", "four-greedy-less-luck"];

#[test]
fn golden_games_replay_to_the_same_end() {
    testkit::golden::<IlVecchio>(env!("CARGO_MANIFEST_DIR"), &words::texts!("../../../lang"), GAMES, WALKS);
}

#[test]
fn the_tree_of_answers_has_its_size() {
    testkit::perft::<IlVecchio>(env!("CARGO_MANIFEST_DIR"));
}
