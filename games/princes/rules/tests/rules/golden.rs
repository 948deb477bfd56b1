//! Finished games, some as readable playthroughs. `cargo xtask golden princes` writes them anew; read the diff.

use princes::Princes;
use testkit::{Golden, Players};

const MUSE: &[(&str, &str)] = &[("muse", "on")];
const COOPERATION: &[(&str, &str)] = &[("cooperation", "on")];
const BOTH: &[(&str, &str)] = &[("muse", "on"), ("cooperation", "on")];

const fn greedy(name: &'static str, seats: u8, options: &'static [(&'static str, &'static str)], seed: u64) -> Golden {
    Golden { name, seats, options, seed, players: Players::Greedy }
}

const GAMES: &[Golden] = &[
    greedy("two", 2, &[], 1),
    greedy("two-four-freedoms", 2, &[("freedoms_2p", "4")], 2),
    greedy("three", 3, &[], 3),
    greedy("four", 4, &[], 4),
    greedy("five", 5, &[], 5),
    greedy("two-muse", 2, MUSE, 6),
    greedy("three-muse", 3, MUSE, 7),
    greedy("four-muse", 4, MUSE, 8),
    greedy("five-muse", 5, MUSE, 9),
    greedy("two-cooperation", 2, COOPERATION, 10),
    greedy("three-cooperation", 3, COOPERATION, 11),
    greedy("four-cooperation", 4, COOPERATION, 12),
    greedy("five-cooperation", 5, COOPERATION, 13),
    greedy("four-both", 4, BOTH, 14),
    Golden { name: "five-both-random", seats: 5, options: BOTH, seed: 15, players: Players::Random },
    Golden { name: "three-random", seats: 3, options: &[], seed: 16, players: Players::Random },
];

/// Those that are written out, to be read; the others are kept as digests.
const WALKS: &[&str] = &["two-muse", "five-both-random"];

#[test]
fn golden_games_replay_to_the_same_end() {
    testkit::golden::<Princes>(env!("CARGO_MANIFEST_DIR"), &words::texts!("../../../lang"), GAMES, WALKS);
}

#[test]
fn the_tree_of_answers_has_its_size() {
    testkit::perft::<Princes>(env!("CARGO_MANIFEST_DIR"));
}
