//! The drawing of Il Vecchio, at the decisions of its golden games.

use drawing::testing::{conforms, golden, keeps_secrets, snapshots};
use il_vecchio::IlVecchio;
use il_vecchio_board::IlVecchioBoard;
use kit::Match;
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");
const SNAPSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn game(name: &str) -> Match<IlVecchio> {
    let found = golden(GOLDEN).into_iter().find(|(other, _)| other == name);
    found.unwrap_or_else(|| panic!("there is no golden game {name}")).1
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_two_players() {
    conforms::<IlVecchioBoard>(&game("two-greedy"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_three_players_and_middlemen_by_lot() {
    conforms::<IlVecchioBoard>(&game("three-greedy-random-start"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_four_players() {
    conforms::<IlVecchioBoard>(&game("four-greedy-less-luck"), &TEXTS);
}

#[test]
fn no_drawing_tells_a_seat_or_the_public_what_others_hold() {
    for name in ["three-greedy", "four-greedy"] {
        keeps_secrets::<IlVecchioBoard>(&game(name), &TEXTS, 7);
    }
}

#[test]
fn the_board_looks_as_it_did() {
    let two = game("two-greedy");
    snapshots::<IlVecchioBoard>(SNAPSHOTS, "two", &two, &TEXTS, &[two.ply() / 2]);
    let four = game("four-greedy");
    snapshots::<IlVecchioBoard>(SNAPSHOTS, "four", &four, &TEXTS, &[40, four.ply() / 2, four.ply()]);
}
