//! The drawing of Lorenzo il Magnifico, at the decisions of its golden games.

use drawing::testing::{conforms, golden, keeps_secrets, snapshots};
use kit::Match;
use lorenzo::Lorenzo;
use lorenzo_board::LorenzoBoard;
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");
const SNAPSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn game(name: &str) -> Match<Lorenzo> {
    let found = golden(GOLDEN).into_iter().find(|(other, _)| other == name);
    found.unwrap_or_else(|| panic!("there is no golden game {name}")).1
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_two_players() {
    conforms::<LorenzoBoard>(&game("two-greedy"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_three_players_and_advanced_tiles() {
    conforms::<LorenzoBoard>(&game("three-advanced-tiles"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_four_players() {
    conforms::<LorenzoBoard>(&game("four-random"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_leaders() {
    conforms::<LorenzoBoard>(&game("two-leaders-random"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_everything() {
    conforms::<LorenzoBoard>(&game("four-advanced-greedy"), &TEXTS);
}

#[test]
fn no_drawing_tells_a_seat_or_the_public_what_others_hold() {
    for name in ["two-leaders-random", "four-advanced-greedy"] {
        keeps_secrets::<LorenzoBoard>(&game(name), &TEXTS, 7);
    }
}

#[test]
fn the_board_looks_as_it_did() {
    // In the draft, in the first round, in mid-game, at the end.
    snapshots::<LorenzoBoard>(SNAPSHOTS, "leaders", &game("two-leaders-random"), &TEXTS, &[14, 60, 200]);
    let whole = game("four-advanced-greedy");
    snapshots::<LorenzoBoard>(SNAPSHOTS, "four", &whole, &TEXTS, &[240, whole.ply()]);
}
