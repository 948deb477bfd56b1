//! Finished games, some as readable playthroughs. `cargo xtask golden bottega` writes them anew; read the diff.

use bottega::Bottega;
use testkit::{Golden, Players};

const GAMES: &[Golden] = &[
    Golden { name: "two-random", seats: 2, options: &[], seed: 1, players: Players::Random },
    Golden { name: "four-greedy-patrons", seats: 4, options: &[("patrons", "on")], seed: 2, players: Players::Greedy },
];

/// Those that are written out, to be read; the others are kept as digests.
const WALKS: &[&str] = &["two-random", "four-greedy-patrons"];

#[test]
fn golden_games_replay_to_the_same_end() {
    testkit::golden::<Bottega>(env!("CARGO_MANIFEST_DIR"), &words::texts!("../../../lang"), GAMES, WALKS);
}

#[test]
fn the_tree_of_answers_has_its_size() {
    testkit::perft::<Bottega>(env!("CARGO_MANIFEST_DIR"));
}
