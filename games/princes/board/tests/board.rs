//! The drawing of The Princes of Florence, at the decisions of its golden games.

use drawing::testing::{adds_up, conforms, golden, keeps_secrets, snapshots};
use kit::Match;
use princes::Princes;
use princes_board::PrincesBoard;
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");
const SNAPSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn game(name: &str) -> Match<Princes> {
    let found = golden(GOLDEN).into_iter().find(|(other, _)| other == name);
    found.unwrap_or_else(|| panic!("there is no golden game {name}")).1
}

#[test]
fn each_legal_answer_has_exactly_one_place_without_expansions() {
    for name in ["two", "three-random"] {
        conforms::<PrincesBoard>(&game(name), &TEXTS);
    }
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_muse_and_princess() {
    conforms::<PrincesBoard>(&game("four-muse"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_across_borders() {
    for name in ["two-cooperation", "three-cooperation"] {
        conforms::<PrincesBoard>(&game(name), &TEXTS);
    }
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_both_expansions() {
    conforms::<PrincesBoard>(&game("five-both-random"), &TEXTS);
}

#[test]
fn no_drawing_tells_a_seat_or_the_public_what_others_hold() {
    for name in ["three", "four-both"] {
        keeps_secrets::<PrincesBoard>(&game(name), &TEXTS, 11);
    }
}

#[test]
fn the_final_count_adds_up_to_the_standing() {
    for name in ["two", "five-muse", "four-both"] {
        let table = game(name);
        adds_up::<PrincesBoard>(&table.at(table.ply()), &TEXTS);
    }
}

#[test]
fn the_board_looks_as_it_did() {
    let three = game("three");
    snapshots::<PrincesBoard>(SNAPSHOTS, "three", &three, &TEXTS, &[three.ply() / 2, three.ply()]);
    let both = game("four-both");
    snapshots::<PrincesBoard>(SNAPSHOTS, "four-both", &both, &TEXTS, &[both.ply() / 2]);
}
