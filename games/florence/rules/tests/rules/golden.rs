//! Finished games, some as readable playthroughs. `cargo xtask golden florence` writes them anew; read the diff.

use florence::Florence;
use testkit::{Golden, Players};

const EASIER: &[(&str, &str)] = &[
    ("brag_1_2_3", "on"),
    ("one_time_less", "on"),
    ("no_time_for_brag_cards", "on"),
    ("no_setup_guards", "on"),
    ("half_giovanni_if_unpaid", "on"),
];

const HARDER: &[(&str, &str)] = &[
    ("no_bonus_turns_if_you_pass_first", "on"),
    ("card_6_vp_per_time", "on"),
    ("one_time_more", "on"),
    ("strozzi_first_pass_time", "on"),
    ("strozzi_objective", "on"),
    ("strozzi_bodyguards_block_you", "on"),
];

const GAMES: &[Golden] = &[
    Golden { name: "two-greedy", seats: 2, options: &[], seed: 1, players: Players::Greedy },
    Golden { name: "two-random", seats: 2, options: &[], seed: 2, players: Players::Random },
    Golden { name: "three-greedy", seats: 3, options: &[], seed: 3, players: Players::Greedy },
    Golden { name: "four-random", seats: 4, options: &[], seed: 4, players: Players::Random },
    Golden { name: "five-greedy", seats: 5, options: &[], seed: 5, players: Players::Greedy },
    Golden { name: "solo-greedy", seats: 1, options: &[], seed: 6, players: Players::Greedy },
    Golden { name: "solo-easier", seats: 1, options: EASIER, seed: 7, players: Players::Greedy },
    Golden { name: "solo-harder", seats: 1, options: HARDER, seed: 8, players: Players::Greedy },
    Golden { name: "solo-random", seats: 1, options: &[], seed: 9, players: Players::Random },
];

/// Those that are written out, to be read; the others are kept as digests.
const WALKS: &[&str] = &["solo-greedy", "five-greedy"];

#[test]
fn golden_games_replay_to_the_same_end() {
    testkit::golden::<Florence>(env!("CARGO_MANIFEST_DIR"), &words::texts!("../../../lang"), GAMES, WALKS);
}

#[test]
fn the_tree_of_answers_has_its_size() {
    testkit::perft::<Florence>(env!("CARGO_MANIFEST_DIR"));
}
