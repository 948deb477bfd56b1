//! The drawing of The Princes of Florence, at the decisions of its golden games.

use drawing::testing::{adds_up, attributes, conforms, draw, golden, keeps_secrets, snapshots, speak};
use kit::{Game, Match, Seat, Viewer};
use princes::Princes;
use princes_board::PrincesBoard;
use words::{Lang, Texts, texts};

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

/// The drawing for whoever is asked this first.
fn asked(table: &Match<Princes>, key: &str) -> String {
    let words = speak(Lang::En, &TEXTS);
    let asks =
        |game: &Princes, seat: Seat| game.turn().asks(seat.into()) && game.question(seat).is_some_and(|question| question.key == key);
    let found = (0..table.ply()).map(|ply| table.at(ply)).find_map(|game| {
        let seat = Seat::all(game.seats()).find(|seat| asks(&game, *seat))?;
        Some(draw::<PrincesBoard>(&game, Viewer::Seat(seat), &words))
    });
    found.unwrap_or_else(|| panic!("{key} is never asked"))
}

#[test]
fn a_tile_has_a_ghost_on_every_square_in_every_turn_green_or_red_with_its_reason() {
    // §5.6 to §5.8; across a border §9.3, §9.5.
    // Of a strip as many rows are shown on either side of the border as the tile can reach.
    for (name, key, step) in [("two", "ask-place", 49), ("three-cooperation", "ask-site", 14)] {
        let drawn = asked(&game(name), key);
        let turns = attributes(&drawn, "data-turned").len();
        let squares = attributes(&drawn, "data-square").len();
        let handles = drawn.matches(" handle\" role=\"button\"").count();
        assert!(turns > 0 && squares > 0 && squares.is_multiple_of(step * turns), "{name}: {squares} squares in {turns} turns");
        assert_eq!(handles, squares, "{name}");
        let green = attributes(&drawn, "data-answer").iter().filter(|answer| answer.starts_with("place ")).count();
        assert!(green > 0 && green < handles, "{name}: {green} of {handles}");
        assert!(attributes(&drawn, "data-rule").iter().all(|rule| rule.starts_with("5.") || rule.starts_with("9.")), "{name}");
    }
}

#[test]
fn four_quarter_turns_and_two_flips_bring_a_tile_back() {
    let drawn = asked(&game("two"), "ask-place");
    let numbers = |name: &str| -> Vec<usize> { attributes(&drawn, name).iter().map(|n| n.parse().unwrap()).collect() };
    let (turned, flipped) = (numbers("data-turned"), numbers("data-flipped"));
    for turn in 0..turned.len() {
        assert_eq!((0..4).fold(turn, |now, _| turned[now]), turn, "{turned:?}");
        assert_eq!(flipped[flipped[turn]], turn, "{flipped:?}");
    }
}

#[test]
fn prestige_beyond_the_end_of_the_track_is_shown_truly_as_a_lap() {
    let table = game("two");
    let game = table.at(table.ply() / 2);
    let mut position = game.position();
    position.princes[0].points.insert(princes::Source::Works, 137);
    position.princes[0].points.retain(|source, _| *source == princes::Source::Works);
    let game = Princes::from_position(game.edition(), table.setup(), position).unwrap();
    let drawn = draw::<PrincesBoard>(&game, Viewer::Public, &speak(Lang::En, &TEXTS));
    // A hundred cells: the marker stands on 37 and carries the lap.
    assert!(drawn.contains(">+100</text>"), "no lap is shown");
    assert!(attributes(&drawn, "aria-label").iter().any(|label| label.contains("prestige 137")));
}
