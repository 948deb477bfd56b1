//! The drawing of The Princes of Florence, at the decisions of its golden games.

use drawing::Board;
use drawing::art;
use drawing::testing::{added_up, adds_up, attributes, conforms, draw, draw_journal, golden, keeps_secrets, snapshots, speak, viewers};
use drawing::unnamed_marks::unnamed_marks;
use kit::{Game, Journal, Seat, Viewer};
use princes::Princes;
use princes_board::PrincesBoard;
use words::{Lang, Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");
const SNAPSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn game(name: &str) -> Journal<Princes> {
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
        added_up(&draw_journal::<PrincesBoard>(&table, Viewer::Public, &speak(Lang::En, &TEXTS)), table.game());
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
        let drawn = draw_journal::<PrincesBoard>(&table, Viewer::Public, &words);
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
        let worked = |line: &&kit::Entry<princes::Princes>| matches!(line.choice, princes::Choice::Work(_) | princes::Choice::Princess);
        done += table.entries().filter(worked).count();
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
                let unnamed_marks = unnamed_marks(&draw::<PrincesBoard>(&game, viewer, &all[nth % all.len()]));
                assert!(unnamed_marks.is_empty(), "{name}, ply {ply}, {viewer:?}: {unnamed_marks:#?}");
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
fn asked(table: &Journal<Princes>, key: &str) -> String {
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
        let handles = drawn.matches(" handle\"").count();
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
fn prestige_beyond_the_end_of_the_track_makes_it_longer() {
    let table = game("two");
    let game = table.at(table.ply() / 2);
    let mut position = game.position();
    position.princes[0].points.insert(princes::Source::Works, 137);
    position.princes[0].points.retain(|source, _| *source == princes::Source::Works);
    let game = Princes::from_position(game.edition(), table.setup(), position).unwrap();
    let drawn = draw::<PrincesBoard>(&game, Viewer::Public, &speak(Lang::En, &TEXTS));
    assert!(drawn.contains("<span>140</span>"), "the track ends before 137");
    assert!(attributes(&drawn, "aria-label").iter().any(|label| label.contains("prestige 137")));
}

/// Every component of the edition, by its word.
fn components() -> Vec<&'static str> {
    use princes::{Bonus, Building, Character, Freedom, Item, Landscape, Prestige, Profession};
    let mut all: Vec<&'static str> = Profession::ALL.iter().map(|card| card.word()).collect();
    all.extend(Building::ALL.iter().map(|building| building.word()));
    all.extend(Landscape::ALL.iter().map(|kind| kind.word()));
    all.extend(Item::ALL.iter().map(|item| item.word()));
    all.extend(Freedom::ALL.iter().map(|freedom| freedom.word()));
    all.extend(Bonus::ALL.iter().map(|card| card.word()));
    all.extend(Prestige::ALL.iter().map(|card| card.word()));
    all.extend(Character::ALL.iter().map(|character| character.word()));
    all.push("palace");
    all
}

#[test]
fn every_component_has_a_picture_and_every_picture_composes() {
    let sheet = art::sheet_of(&PrincesBoard::ART, PrincesBoard::made_drawings());
    let faults: Vec<String> = sheet.faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{faults:#?}");
    let missing: Vec<&str> = components().into_iter().filter(|word| !sheet.scenes.contains(&word.replace('_', "-").as_str())).collect();
    assert!(missing.is_empty(), "no scene for {missing:?}");
    assert!(sheet.face.is_some(), "the game has no face");
}

#[test]
fn every_icon_and_piece_that_is_drawn_is_in_a_style_sheet() {
    let sheets = format!("{}{}", art::shared_sheet().css, art::sheet_of(&PrincesBoard::ART, PrincesBoard::made_drawings()).css);
    let drawn_of = |class: &str| ["i-", "t-", "g-", "m-", "s-"].iter().any(|kind| class.starts_with(kind) && class.len() > kind.len());
    let words = speak(Lang::En, &TEXTS);
    let mut seen = std::collections::BTreeSet::new();
    for name in ["two", "five-both-random", "four-both", "three-cooperation"] {
        let table = game(name);
        for ply in (0..=table.ply()).step_by(7) {
            let game = table.at(ply);
            for viewer in viewers(game.seats()) {
                let drawn = draw::<PrincesBoard>(&game, viewer, &words);
                for classes in attributes(&drawn, "class").into_iter().filter(|classes| !classes.contains("offer")) {
                    seen.extend(classes.split(' ').filter(|class| drawn_of(class)).map(ToString::to_string));
                }
            }
        }
    }
    let missing: Vec<&String> =
        seen.iter().filter(|class| !sheets.contains(&format!(".{class}{{")) && !sheets.contains(&format!(".{class}."))).collect();
    assert!(seen.len() > 100 && missing.is_empty(), "{missing:?} of {}", seen.len());
}

#[test]
fn an_answer_says_a_sum_or_a_name_once() {
    // Seen once: "raise to 300 300", and a card to keep that was called by its name twice.
    let words = speak(Lang::En, &TEXTS);
    let cards: Vec<String> = princes::Profession::ALL.iter().map(|card| words.text(&format!("profession-{card}"))).collect();
    let (mut sums, mut names) = (0, 0);
    for (name, table) in golden::<Princes>(GOLDEN) {
        for ply in 0..table.ply() {
            let game = table.at(ply);
            let Some(seat) = Seat::all(game.seats()).find(|seat| game.turn().asks((*seat).into())) else { continue };
            let drawn = draw::<PrincesBoard>(&game, Viewer::Seat(seat), &words);
            for button in drawn.split("<button ").skip(1).map(|rest| rest.split("</button>").next().unwrap_or_default()) {
                let Some(answer) = attributes(&format!("<button {button}"), "data-answer").pop() else { continue };
                let label = attributes(&format!("<button {button}"), "aria-label").pop().unwrap_or_default();
                if answer == "raise" {
                    let sum: String = label.chars().filter(char::is_ascii_digit).collect();
                    let shown = button.split_once('>').map_or("", |(_, inside)| inside);
                    assert_eq!(shown.matches(&sum).count(), 1, "{name}, ply {ply}: {shown}");
                    assert_eq!(label, format!("raise to {sum} florins"));
                    sums += 1;
                }
                if ["keep", "return", "work", "under"].iter().any(|word| answer.starts_with(word)) {
                    for card in cards.iter().filter(|card| label.contains(card.as_str())) {
                        assert_eq!(label.matches(card.as_str()).count(), 1, "{name}, ply {ply}: {label}");
                        names += 1;
                    }
                }
            }
        }
    }
    assert!(sums > 100 && names > 100, "{sums} raises, {names} cards");
}

#[test]
fn one_square_of_a_land_is_a_stop_of_the_tab_key_and_arrows_do_the_rest() {
    let drawn = asked(&game("two"), "ask-place");
    for turn in drawn.split("class=\"places turn-").skip(1) {
        let handles: Vec<&str> = turn.split("<button ").skip(1).filter(|button| button.contains(" handle\"")).collect();
        let stops = handles.iter().filter(|button| !button.split('>').next().is_some_and(|tag| tag.contains("tabindex=\"-1\""))).count();
        let places = handles.iter().filter(|button| button.split('>').next().is_some_and(|tag| tag.contains("data-answer="))).count();
        assert_eq!(stops, usize::from(places > 0));
    }
}
