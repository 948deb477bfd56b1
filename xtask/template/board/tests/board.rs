//! The drawing of Bottega, at the decisions of games that bots play.

use bottega::Bottega;
use bottega_board::BottegaBoard;
use drawing::testing::{adds_up, conforms, keeps_secrets, played};
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");

#[test]
fn each_legal_answer_has_exactly_one_spot() {
    for seats in [2, 3, 4] {
        conforms::<BottegaBoard>(&played::<Bottega>(seats, &[], 1, false), &TEXTS);
    }
}

#[test]
fn no_drawing_tells_a_seat_or_the_public_what_others_hold() {
    keeps_secrets::<BottegaBoard>(&played::<Bottega>(4, &[("patrons", "on")], 2, true), &TEXTS, 1);
}

#[test]
fn the_final_scores_add_up_to_the_standing() {
    let table = played::<Bottega>(3, &[("patrons", "on")], 3, true);
    adds_up::<BottegaBoard>(table.game(), &TEXTS);
}
