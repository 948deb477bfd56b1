//! The drawing of Il Vecchio, at the decisions of its golden games.

use drawing::testing::{adds_up, conforms, golden, keeps_secrets, snapshots};
use il_vecchio::{Choice, IlVecchio};
use il_vecchio_board::IlVecchioBoard;
use kit::{Game as _, Journal};
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");
const SNAPSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn game(name: &str) -> Journal<IlVecchio> {
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

// §10.1 to §10.7.
#[test]
fn the_final_count_adds_up_line_by_line() {
    for (_, table) in golden::<IlVecchio>(GOLDEN) {
        adds_up::<IlVecchioBoard>(table.game(), &TEXTS);
    }
}

// A family's members are alike: what leaves one place and comes to another must be told apart from those that stay.
#[test]
fn an_answer_moves_members_without_renaming_the_others() {
    let table = game("four-greedy");
    let words = drawing::testing::speak(words::Lang::En, &TEXTS);
    let members = |ply: usize| -> std::collections::BTreeSet<String> {
        let drawn = drawing::testing::draw::<IlVecchioBoard>(&table.at(ply), kit::Viewer::Public, &words);
        drawing::testing::attributes(&drawn, "id").into_iter().filter(|id| id.starts_with("m-")).collect()
    };
    let mut moved = 0;
    for (ply, answer) in table.entries().enumerate().filter(|(_, answer)| matches!(answer.choice, Choice::Walk(_) | Choice::Cart(_))) {
        let (before, after) = (members(ply), members(ply + 1));
        let gone: Vec<_> = before.difference(&after).collect();
        let come: Vec<_> = after.difference(&before).collect();
        assert_eq!((gone.len(), come.len()), (1, 1), "ply {ply}, {:?}: {gone:?} became {come:?}", answer.choice);
        moved += 1;
    }
    assert!(moved > 10, "only {moved} journeys");
}

/// The same as the server: what is without choice is answered by itself.
fn settle(game: &mut IlVecchio, seat: kit::Seat) -> Vec<Choice> {
    loop {
        let mut legal = Vec::new();
        if !matches!(game.turn(), kit::Turn::Ask(seats) if seats.contains(seat)) {
            return legal;
        }
        game.legal(seat.into(), &mut legal);
        match legal[..] {
            [only] => game.play(seat.into(), only, &mut kit::Silent),
            _ => return legal,
        }
    }
}

// §3.1: who travels is said with the place. What follows must answer the journey, and never another question.
#[test]
fn a_place_that_goes_on_with_who_travels_answers_the_journey_and_nothing_else() {
    let words = drawing::testing::speak(words::Lang::En, &TEXTS);
    let (mut walked, mut stayed) = (0, 0);
    for name in ["two-greedy", "four-greedy"] {
        let table = game(name);
        for ply in 0..table.ply() {
            let game = table.at(ply);
            let kit::Turn::Ask(seats) = game.turn() else { continue };
            let Some(seat) = seats.iter().next() else { continue };
            let drawn = drawing::testing::draw::<IlVecchioBoard>(&game, kit::Viewer::Seat(seat), &words);
            for chain in drawing::testing::attributes(&drawn, "data-chain") {
                let (first, then) = chain.split_once('\n').unwrap();
                let mut after = game.clone();
                after.play(seat.into(), game.read(first).unwrap(), &mut kit::Silent);
                let legal = settle(&mut after, seat);
                let goes = after.read(then).unwrap();
                let journey = !legal.is_empty() && after.question(seat).is_some_and(|asked| asked.key == "ask-journey");
                assert_eq!(legal.contains(&goes), journey, "{name}, ply {ply}: {chain:?} among {legal:?}");
                walked += usize::from(journey && matches!(goes, Choice::Walk(_)));
                stayed += usize::from(journey && goes == Choice::Stay);
            }
        }
    }
    assert!(walked > 100 && stayed > 20, "{walked} walk, {stayed} stay");
}

#[test]
fn the_board_looks_as_it_did() {
    let two = game("two-greedy");
    snapshots::<IlVecchioBoard>(SNAPSHOTS, "two", &two, &TEXTS, &[two.ply() / 2]);
    let four = game("four-greedy");
    snapshots::<IlVecchioBoard>(SNAPSHOTS, "four", &four, &TEXTS, &[40, four.ply() / 2, four.ply()]);
}
