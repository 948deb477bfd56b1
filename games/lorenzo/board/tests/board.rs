//! The drawing of Lorenzo il Magnifico, at the decisions of its golden games.

use drawing::testing::{adds_up, conforms, golden, keeps_secrets, snapshots};
use kit::{Game, Journal, Seat, Viewer};
use lorenzo::{Choice, Lorenzo, Resource};
use lorenzo_board::LorenzoBoard;
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");
const SNAPSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn game(name: &str) -> Journal<Lorenzo> {
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

// §11.4 to §11.11.
#[test]
fn the_final_count_adds_up_line_by_line() {
    for (_, table) in golden::<Lorenzo>(GOLDEN) {
        adds_up::<LorenzoBoard>(table.game(), &TEXTS);
    }
}

// §3.3, §3.4.
#[test]
fn the_servants_shown_on_a_space_are_enough_where_it_is_open_and_too_many_where_the_value_is_refused() {
    let table = game("four-advanced-greedy");
    let (mut open, mut refused) = (0, 0);
    for ply in 0..table.ply() {
        let game = table.at(ply);
        for seat in Seat::all(game.seats()).filter(|seat| game.turn().asks((*seat).into())) {
            let view = game.view(Viewer::Seat(seat));
            let held = view.players[seat.index()].goods.get(Resource::Servant);
            let servants = |choice: Choice| {
                let (Choice::Place(space) | Choice::Take(space)) = choice else { return None };
                view.reach.iter().find(|reach| reach.space == space).map(|reach| reach.servants)
            };
            let mut legal = Vec::new();
            game.legal(seat.into(), &mut legal);
            for n in legal.into_iter().filter_map(servants) {
                assert!(n <= held, "ply {ply}: {n} servants of {held}");
                open += 1;
            }
            let too_low = game.refusals(seat, 200).into_iter().filter(|(_, why)| why.key == "why-value");
            for n in too_low.filter_map(|(choice, _)| servants(choice)) {
                assert!(n > held, "ply {ply}: {n} servants of {held}");
                refused += 1;
            }
        }
    }
    assert!(open > 100 && refused > 100, "{open} open, {refused} refused");
}

#[test]
fn the_board_looks_as_it_did() {
    // In the draft, in the first round, in mid-game, at the end.
    snapshots::<LorenzoBoard>(SNAPSHOTS, "leaders", &game("two-leaders-random"), &TEXTS, &[14, 60, 200]);
    let whole = game("four-advanced-greedy");
    snapshots::<LorenzoBoard>(SNAPSHOTS, "four", &whole, &TEXTS, &[240, whole.ply()]);
}
