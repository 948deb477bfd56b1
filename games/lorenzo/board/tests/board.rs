//! The drawing of Lorenzo il Magnifico.

use drawing::testing::{conforms, keeps_secrets, played};
use lorenzo::Lorenzo;
use lorenzo_board::LorenzoBoard;
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");

#[test]
fn each_legal_answer_has_exactly_one_place_for_two_to_four_players() {
    for seats in [2, 3, 4] {
        conforms::<LorenzoBoard>(&played::<Lorenzo>(seats, &[], u64::from(seats), true), &TEXTS);
    }
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_leaders_and_advanced_bonus_tiles() {
    for seats in [2, 4] {
        let options = [("leaders", "on"), ("bonus_tiles", "advanced")];
        conforms::<LorenzoBoard>(&played::<Lorenzo>(seats, &options, 40 + u64::from(seats), false), &TEXTS);
    }
}

#[test]
fn no_drawing_tells_a_seat_or_the_public_what_others_hold() {
    keeps_secrets::<LorenzoBoard>(&played::<Lorenzo>(4, &[("leaders", "on")], 3, false), &TEXTS, 3);
}
