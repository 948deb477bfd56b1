//! The plain board, with the sample game: what every game without a board of its own gets.

use bottega::Bottega;
use drawing::plain::Plain;
use drawing::testing::{conforms, golden, keeps_secrets};
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../../xtask/template/lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../xtask/template/rules/golden");

#[test]
fn each_legal_answer_has_exactly_one_place_on_the_plain_board() {
    for (_, table) in golden::<Bottega>(GOLDEN) {
        conforms::<Plain<Bottega>>(&table, &TEXTS);
    }
}

#[test]
fn the_plain_board_keeps_secrets() {
    // Only with patrons does anybody have something to hide.
    let games = golden::<Bottega>(GOLDEN);
    let (_, table) = games.iter().find(|(name, _)| name == "four-greedy-patrons").expect("the golden game with patrons");
    keeps_secrets::<Plain<Bottega>>(table, &TEXTS, 1);
}
