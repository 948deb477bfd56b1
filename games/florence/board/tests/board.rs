//! The drawing of Florence, at the decisions of its golden games.

use drawing::testing::{adds_up, conforms, golden, keeps_secrets, snapshots};
use florence::Florence;
use florence_board::FlorenceBoard;
use kit::Journal;
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");
const SNAPSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn game(name: &str) -> Journal<Florence> {
    let found = golden(GOLDEN).into_iter().find(|(other, _)| other == name);
    found.unwrap_or_else(|| panic!("there is no golden game {name}")).1
}

#[test]
fn each_legal_answer_has_exactly_one_place_alone_against_strozzi() {
    for name in ["solo-random", "solo-harder"] {
        conforms::<FlorenceBoard>(&game(name), &TEXTS);
    }
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_two_and_three_players() {
    for name in ["two-random", "three-greedy"] {
        conforms::<FlorenceBoard>(&game(name), &TEXTS);
    }
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_four_and_five_players() {
    for name in ["four-random", "five-greedy"] {
        conforms::<FlorenceBoard>(&game(name), &TEXTS);
    }
}

#[test]
fn no_drawing_tells_a_seat_or_the_public_what_others_hold() {
    for name in ["three-greedy", "four-random"] {
        keeps_secrets::<FlorenceBoard>(&game(name), &TEXTS, 5);
    }
}

#[test]
fn the_final_count_adds_up_to_the_standing() {
    for name in ["solo-harder", "two-random", "five-greedy"] {
        let table = game(name);
        adds_up::<FlorenceBoard>(&table.at(table.ply()), &TEXTS);
    }
}

#[test]
fn the_board_looks_as_it_did() {
    let three = game("three-greedy");
    snapshots::<FlorenceBoard>(SNAPSHOTS, "three", &three, &TEXTS, &[60, three.ply() / 2, three.ply()]);
    let solo = game("solo-greedy");
    snapshots::<FlorenceBoard>(SNAPSHOTS, "solo", &solo, &TEXTS, &[solo.ply() / 2]);
}
