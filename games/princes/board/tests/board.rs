//! The drawing of The Princes of Florence, at the decisions of its golden games.

use drawing::testing::{added_up, adds_up, attributes, conforms, draw, draw_match, golden, keeps_secrets, snapshots, speak, viewers};
use drawing::unsaid::unsaid;
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
        added_up(&draw_match::<PrincesBoard>(&table, Viewer::Public, &speak(Lang::En, &TEXTS)), table.game());
    }
}

/// The cells of a line of the final count.
fn cells<'a>(drawn: &'a str, line: &str) -> Vec<&'a str> {
    let row = drawn.split(&format!("<th scope=\"row\">{line}</th>")).nth(1).and_then(|rest| rest.split("</tr>").next());
    row.unwrap_or_else(|| panic!("there is no line {line}")).split("<td>").skip(1).collect()
}

// §6.9: of each work as much of its pay as its prince liked became prestige.
#[test]
fn the_final_count_takes_every_line_apart_and_names_each_work() {
    let words = speak(Lang::En, &TEXTS);
    let (mut told, mut done, mut parts) = (0, 0, 0);
    for (name, table) in golden::<Princes>(GOLDEN) {
        let drawn = draw_match::<PrincesBoard>(&table, Viewer::Public, &words);
        let view = table.game().view(Viewer::Public);
        for source in princes::Source::ALL {
            let line = words.text(&format!("draw-source-{source}"));
            if view.princes.iter().all(|prince| prince.points[source.word()] == 0) {
                continue;
            }
            for (prince, cell) in view.princes.iter().zip(cells(&drawn, &line)) {
                let said = attributes(cell, "aria-label");
                assert!(prince.points[source.word()] == 0 || !said.is_empty(), "{name}: {line} is not taken apart: {cell}");
                parts += said.len();
                if *source == princes::Source::Works {
                    told += said.iter().map(|said| said.matches("a work worth").count()).sum::<usize>();
                }
            }
        }
        let worked = |line: &&kit::Answer<princes::Choice>| matches!(line.choice, princes::Choice::Work(_) | princes::Choice::Princess);
        done += table.answers().iter().filter(worked).count();
    }
    assert_eq!(told, done, "works told and done");
    assert!(parts > 100, "only {parts}");
}

// §7.5: in a tie the richest wins, else the victory is shared.
#[test]
fn a_tie_at_the_top_says_what_decided_it() {
    let table = game("two");
    let words = speak(Lang::En, &TEXTS);
    let told = |florins: [i32; 2]| {
        let mut position = table.game().position();
        for (prince, florins) in position.princes.iter_mut().zip(florins) {
            prince.points.clear();
            prince.points.insert(princes::Source::Works, 40);
            prince.florins = florins;
        }
        let game = Princes::from_position(table.game().edition(), table.setup(), position).unwrap();
        draw::<PrincesBoard>(&game, Viewer::Public, &words)
    };
    assert!(told([300, 700]).contains("player 1 300 florins and player 2 700 florins: player 2 wins"));
    assert!(told([500, 500]).contains("the victory is shared"));
    assert!(!draw::<PrincesBoard>(table.game(), Viewer::Public, &words).contains("class=\"tie\""));
}

#[test]
fn nothing_is_shown_in_signs_or_letters_that_has_no_name() {
    let all: Vec<_> = Lang::ALL.iter().map(|lang| speak(*lang, &TEXTS)).collect();
    for (name, table) in golden::<Princes>(GOLDEN) {
        for (nth, ply) in (0..=table.ply()).step_by(53).chain([table.ply()]).enumerate() {
            let game = table.at(ply);
            for viewer in viewers(game.seats()) {
                let unsaid = unsaid(&draw::<PrincesBoard>(&game, viewer, &all[nth % all.len()]));
                assert!(unsaid.is_empty(), "{name}, ply {ply}, {viewer:?}: {unsaid:#?}");
            }
        }
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
