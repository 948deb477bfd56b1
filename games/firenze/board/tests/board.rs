//! The drawing of Firenze, at the decisions of its golden games.

use drawing::testing::{added_up, adds_up, attributes, conforms, draw, draw_journal, golden, played, snapshots, speak, viewers};
use drawing::unnamed_marks::unnamed_marks;
use firenze::Firenze;
use firenze_board::FirenzeBoard;
use kit::{Game, Journal};
use words::{Lang, Texts, texts};

const TEXTS: Texts = texts!("../../lang");
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/golden");
const SNAPSHOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots");

fn game(name: &str) -> Journal<Firenze> {
    let found = golden(GOLDEN).into_iter().find(|(other, _)| other == name);
    found.unwrap_or_else(|| panic!("there is no golden game {name}")).1
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_two_players() {
    conforms::<FirenzeBoard>(&game("two-dead-colour"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_three_players() {
    conforms::<FirenzeBoard>(&game("three-ended-by-0"), &TEXTS);
}

#[test]
fn each_legal_answer_has_exactly_one_place_with_four_players_and_the_campanile() {
    conforms::<FirenzeBoard>(&game("four-campanile-dice"), &TEXTS);
}

// §2.9: the players cover contracts before the first turn.
#[test]
fn each_legal_answer_has_exactly_one_place_where_the_players_place_the_seals() {
    let table = played::<Firenze>(3, &[("neutral_placement", "chosen"), ("neutral_seals", "7")], 3, true);
    let seals = (0..table.ply()).take_while(|ply| table.at(*ply).row.len() < 6).count();
    conforms::<FirenzeBoard>(&table.cut(seals + 60), &TEXTS);
    let words = speak(Lang::En, &TEXTS);
    let asked = (0..seals).map(|ply| table.at(ply)).find(|game| matches!(game.turn(), kit::Turn::Ask(_))).unwrap();
    let kit::Turn::Ask(seats) = asked.turn() else { unreachable!("somebody is asked") };
    let drawn = draw::<FirenzeBoard>(&asked, kit::Viewer::Seat(seats.iter().next().unwrap()), &words);
    let (places, covered) = (attributes(&drawn, "data-answer"), attributes(&drawn, "data-refused"));
    assert_eq!((places.len(), covered.len()), (32, 4), "all contracts but the four balconies");
}

// §7.1: who stops building hears how many towers fall by it, on the button and in the list of answers.
#[test]
fn going_on_says_how_many_towers_fall() {
    let words = speak(Lang::En, &TEXTS);
    let mut told = 0;
    for (name, table) in golden::<Firenze>(GOLDEN) {
        for ply in 0..table.ply() {
            let game = table.at(ply);
            let Some(firenze::steps::Step::Build(_)) = game.top() else { continue };
            let kit::Turn::Ask(_) = game.turn() else { continue };
            let falling = game.player(game.active).towers.iter().filter(|tower| !tower.safe).count();
            let drawn = draw::<FirenzeBoard>(&game, kit::Viewer::Seat(game.active), &words);
            let button = drawn.split("data-answer=\"done\"").nth(1).and_then(|rest| rest.split("</button>").next()).unwrap();
            let said = match falling {
                0 => continue,
                1 => "1 tower falls".to_string(),
                n => format!("{n} towers fall"),
            };
            assert!(button.contains(&format!(">{said}<")), "{name}, ply {ply}: {button}");
            let listed = words.say(&game.phrase(firenze::Choice::Done), &[]);
            assert!(listed.contains(&said), "{name}, ply {ply}: {listed}");
            told += 1;
        }
    }
    assert!(told > 50, "only {told}");
}

// Chapter 16.
#[test]
fn the_final_count_adds_up_line_by_line() {
    for (_, table) in golden::<Firenze>(GOLDEN) {
        adds_up::<FirenzeBoard>(table.game(), &TEXTS);
        added_up(&draw_journal::<FirenzeBoard>(&table, kit::Viewer::Public, &speak(Lang::En, &TEXTS)), table.game());
    }
}

// §8.8: what was earned on the way is told again, tile by tile and church by church.
#[test]
fn the_final_count_names_the_level_tiles_and_churches() {
    let words = speak(Lang::En, &TEXTS);
    for (name, table) in golden::<Firenze>(GOLDEN) {
        let drawn = draw_journal::<FirenzeBoard>(&table, kit::Viewer::Public, &words);
        for key in ["levels", "churches", "campanile"] {
            let line = words.text(&format!("score-{key}"));
            let Some(row) = drawn.split(&format!("<th scope=\"row\">{line}</th>")).nth(1).and_then(|rest| rest.split("</tr>").next())
            else {
                continue;
            };
            for (score, cell) in table.game().standing(kit::Viewer::Public).scores.iter().zip(row.split("<td>").skip(1)) {
                let points = score.sources.iter().find(|(source, _)| *source == key).map_or(0, |(_, n)| *n);
                assert!(points == 0 || cell.contains("aria-label"), "{name}, {line}: {cell}");
            }
        }
    }
}

// §16.7
#[test]
fn a_tie_at_the_top_says_that_the_victory_is_shared() {
    let table = game("two-ended-by-0");
    let words = speak(Lang::En, &TEXTS);
    let told = |prestige: [i16; 2]| {
        let mut position = table.game().position();
        for (player, n) in position.players.iter_mut().zip(prestige) {
            player.prestige = [(firenze::scoring::Source::Contracts, n)].into_iter().collect();
        }
        let game = Firenze::from_position(table.game().edition(), table.setup(), position).unwrap();
        draw::<FirenzeBoard>(&game, kit::Viewer::Public, &words)
    };
    assert!(told([40, 40]).contains("the victory is shared"));
    assert!(!told([41, 40]).contains("the victory is shared"));
}

// §1.1: a brick that leaves one place comes to another, the bag too; so each is a piece of its own and can glide.
#[test]
fn every_brick_is_a_piece_of_its_own_in_the_bag_as_well() {
    let table = game("four-campanile-dice");
    let words = speak(Lang::En, &TEXTS);
    for ply in (40..=table.ply()).step_by(29) {
        let game = table.at(ply);
        let drawn = draw::<FirenzeBoard>(&game, kit::Viewer::Public, &words);
        let ids: Vec<String> = attributes(&drawn, "id").into_iter().filter(|id| id.starts_with("b-")).collect();
        assert_eq!(ids.len(), usize::from(game.edition().bricks.len()), "ply {ply}");
        let in_bag = ids.iter().filter(|id| id.starts_with("b-bag-")).count();
        assert_eq!(in_bag, usize::from(game.bag.len()), "ply {ply}");
    }
}

// §6.6: one click pays what is asked colour by colour.
#[test]
fn every_answer_of_a_whole_payment_is_legal_when_its_turn_comes() {
    assert!(whole(&game("four-campanile-dice"), "ask-pay") > 20);
}

// §4.3: one click lays a brick on each card to the left of the one taken.
#[test]
fn every_answer_of_a_whole_spread_is_legal_when_its_turn_comes() {
    let spreads: usize = golden::<Firenze>(GOLDEN).iter().map(|(_, table)| whole(table, "ask-lay")).sum();
    assert!(spreads > 40, "only {spreads}");
}

/// How many chains are drawn where this is asked. Each of their answers goes to that question, and none is left over.
fn whole(table: &Journal<Firenze>, key: &str) -> usize {
    let words = speak(Lang::En, &TEXTS);
    let mut paid = 0;
    for ply in 0..table.ply() {
        let game = table.at(ply);
        let kit::Turn::Ask(seats) = game.turn() else { continue };
        let Some(seat) = seats.iter().next().filter(|seat| game.question(*seat).is_some_and(|asked| asked.key.starts_with(key))) else {
            continue;
        };
        for chain in attributes(&draw::<FirenzeBoard>(&game, kit::Viewer::Seat(seat), &words), "data-chain") {
            let mut then = game.clone();
            for line in chain.lines() {
                let choice = then.read(line).unwrap_or_else(|e| panic!("ply {ply}, {line}: {e:?}"));
                let mut legal = Vec::new();
                then.legal(seat.into(), &mut legal);
                assert!(
                    legal.contains(&choice) && then.question(seat).is_some_and(|asked| asked.key.starts_with(key)),
                    "ply {ply}: {line} of {chain:?}"
                );
                then.play(seat.into(), choice, &mut kit::Silent);
                // What has no alternative is answered by the table itself.
                then.legal(seat.into(), &mut legal);
                while let [only] = legal[..] {
                    then.play(seat.into(), only, &mut kit::Silent);
                    then.legal(seat.into(), &mut legal);
                }
            }
            paid += 1;
        }
    }
    paid
}

// §4.3: a brick on a card means that colour up to there, so it lies on the last card of its run.
#[test]
fn a_run_of_bricks_is_laid_on_the_card_where_it_ends() {
    let words = speak(Lang::En, &TEXTS);
    let mut laid = 0;
    for (name, table) in golden::<Firenze>(GOLDEN) {
        for ply in 0..table.ply() {
            let game = table.at(ply);
            let kit::Turn::Ask(seats) = game.turn() else { continue };
            let Some(seat) = seats.iter().next() else { continue };
            let Some(firenze::steps::Step::Lay(step)) = game.top() else { continue };
            let drawn = draw::<FirenzeBoard>(&game, kit::Viewer::Seat(seat), &words);
            let slots: Vec<&str> = drawn.split("class=\"rc ").skip(1).collect();
            for (nth, slot) in slots.iter().enumerate() {
                let slot = slot.split("class=\"sum\"").next().unwrap_or_default();
                for answer in attributes(slot, "data-answer") {
                    let Ok(firenze::Choice::Lay(_, n)) = game.read(&answer) else { continue };
                    assert_eq!(nth + 1, usize::from(step.next + n) - 1, "{name}, ply {ply}: {answer}");
                    laid += 1;
                }
            }
        }
    }
    assert!(laid > 100, "only {laid}");
}

#[test]
fn nothing_is_shown_in_signs_or_letters_that_has_no_name() {
    let all: Vec<_> = Lang::ALL.iter().map(|lang| speak(*lang, &TEXTS)).collect();
    for (name, table) in golden::<Firenze>(GOLDEN) {
        for (nth, ply) in (0..=table.ply()).step_by(53).chain([table.ply()]).enumerate() {
            let game = table.at(ply);
            for viewer in viewers(game.seats()) {
                let unnamed_marks = unnamed_marks(&draw::<FirenzeBoard>(&game, viewer, &all[nth % all.len()]));
                assert!(unnamed_marks.is_empty(), "{name}, ply {ply}, {viewer:?}: {unnamed_marks:#?}");
            }
        }
    }
}

#[test]
fn the_board_looks_as_it_did() {
    // Early, in mid-game, at the end. Everything is open, so seats differ only in what they may do.
    let two = game("two-ended-by-0");
    snapshots::<FirenzeBoard>(SNAPSHOTS, "two", &two, &TEXTS, &[80, two.ply() / 2, two.ply()]);
    let four = game("four-campanile-dice");
    snapshots::<FirenzeBoard>(SNAPSHOTS, "four", &four, &TEXTS, &[four.ply() / 2]);
}
