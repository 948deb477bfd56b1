//! Finished games, some as readable playthroughs. `cargo xtask golden firenze` writes them anew; read the diff.
//!
//! Uniformly random players hardly ever finish a tower, so these are played by the greedy bot: for each number of players, one game
//! for each player who may place his last seal first; and one for each variant.

use firenze::Firenze;
use kit::{Journal, Record, Seat};
use testkit::{Golden, Players};

const CAMPANILE: &[(&str, &str)] = &[("campanile", "on")];
const DICE: &[(&str, &str)] = &[("campanile", "on"), ("neutral_placement", "dice"), ("neutral_seals", "7")];
const DEAD: &[(&str, &str)] = &[("neutral_placement", "dead_colour")];

const fn game(name: &'static str, seats: u8, options: &'static [(&'static str, &'static str)], seed: u64) -> Golden {
    Golden { name, seats, options, seed, players: Players::Greedy }
}

/// Each with the seat that places its last seal first.
const GAMES: &[(Golden, u8)] = &[
    (game("two-ended-by-0", 2, &[], 0), 0),
    (game("two-ended-by-1", 2, &[], 2), 1),
    (game("three-ended-by-0", 3, &[], 0), 0),
    (game("three-ended-by-1", 3, &[], 2), 1),
    (game("three-ended-by-2", 3, &[], 5), 2),
    (game("four-ended-by-0", 4, &[], 2), 0),
    (game("four-ended-by-1", 4, &[], 4), 1),
    (game("four-ended-by-2", 4, &[], 7), 2),
    (game("four-ended-by-3", 4, &[], 6), 3),
    (game("three-campanile", 3, CAMPANILE, 2), 2),
    (game("four-campanile-dice", 4, DICE, 0), 1),
    (game("two-dead-colour", 2, DEAD, 0), 1),
];

/// Those that are written out, to be read; the others are kept as digests.
const WALKS: &[&str] = &["two-ended-by-0", "four-campanile-dice"];

#[test]
fn golden_games_replay_to_the_same_end() {
    let games: Vec<Golden> = GAMES.iter().map(|(g, _)| game(g.name, g.seats, g.options, g.seed)).collect();
    testkit::golden::<Firenze>(env!("CARGO_MANIFEST_DIR"), &words::texts!("../../../lang"), &games, WALKS);
}

#[test]
fn for_each_number_of_players_each_of_them_ends_a_game() {
    // §16.2
    for (golden, ender) in GAMES {
        let path = format!("{}/golden/{}.game", env!("CARGO_MANIFEST_DIR"), golden.name);
        let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let record = Record::parse(&text).unwrap_or_else(|e| panic!("{path}: {e}"));
        let table = Journal::<Firenze>::replay(&record).unwrap_or_else(|e| panic!("{path}: {e}"));
        assert_eq!(table.game().ender, Some(Seat(*ender)), "{path}");
        assert_eq!(table.game().player(Seat(*ender)).seals, 0, "{path}");
    }
}

#[test]
fn the_tree_of_answers_has_its_size() {
    testkit::perft::<Firenze>(env!("CARGO_MANIFEST_DIR"));
}
