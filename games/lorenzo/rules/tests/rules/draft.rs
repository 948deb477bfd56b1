//! §12.1 to §12.5: the leader draft, its secrets and its undo.

use crate::table::{Look, Scenario, Table};
use kit::{Game, Rng, Seat, Seats, Turn, Viewer};

/// Leaders in the order of the box; in turn order everybody is dealt every third of them.
const BOX: [&str; 12] = [
    "francesco-sforza",
    "ludovico-ariosto",
    "filippo-brunelleschi",
    "federico-da-montefeltro",
    "girolamo-savonarola",
    "giovanni-dalle-bande-nere",
    "sandro-botticelli",
    "michelangelo-buonarroti",
    "ludovico-iii-gonzaga",
    "leonardo-da-vinci",
    "pico-della-mirandola",
    "sisto-iv",
];

/// Three players before their first choice: seat 0 has leaders 0, 3, 6, 9 of the list, seat 1 has 1, 4, 7, 10, seat 2 the others.
fn dealt() -> Table {
    let mut table = Scenario::with(3, &[("leaders", "on")]);
    table.chance("first 0").chance("tile 1-1").chance("tile 2-1").chance("tile 3-1");
    for leader in BOX {
        table.chance(&format!("deal {leader}"));
    }
    table
}

#[test]
fn without_the_option_there_are_no_leaders_and_with_it_four_of_twenty_each() {
    // §12.1
    let mut without = Table::new(2);
    without.chance_by_seed(1);
    assert!(!without.public().leaders && without.view(0).secrets.is_empty());
    let mut table: Table = Scenario::with(3, &[("leaders", "on")]);
    table.chance("first 0").chance("tile 1-1").chance("tile 2-1").chance("tile 3-1");
    assert_eq!(table.outcomes().len(), 20);
    let table = dealt();
    assert_eq!(table.view(1).secrets[0].packet, [BOX[1], BOX[4], BOX[7], BOX[10]]);
    let view = serde_json::to_string(&table.game().view(Viewer::Referee)).unwrap();
    assert!(!view.contains("santa-rita")); // the others stay unseen
}

#[test]
fn everybody_keeps_one_and_passes_the_rest_to_the_right_until_all_have_four() {
    // §12.2
    let mut table = dealt();
    assert_eq!(table.turn(), Turn::Ask(Seats::all(3)));
    table.play(0, &format!("keep {}", BOX[0])).play(1, &format!("keep {}", BOX[1])).play(2, &format!("keep {}", BOX[2]));
    table.chance("pass-on");
    // To the right is the seat before: seat 1 passed to seat 0, seat 0 to seat 2.
    assert_eq!(table.view(0).secrets[0].packet, [BOX[4], BOX[7], BOX[10]]);
    assert_eq!(table.view(2).secrets[0].packet, [BOX[3], BOX[6], BOX[9]]);
    table.play(0, &format!("keep {}", BOX[4])).play(1, &format!("keep {}", BOX[5])).play(2, &format!("keep {}", BOX[3]));
    table.chance("pass-on");
    assert_eq!(table.view(0).secrets[0].packet, [BOX[8], BOX[11]]);
    table.play(0, &format!("keep {}", BOX[8])).play(1, &format!("keep {}", BOX[6])).play(2, &format!("keep {}", BOX[7]));
    table.chance("pass-on"); // the last card is kept without a question
    // Leader 9 went from seat 0 to 2 and 1 to 0, where it was the last.
    assert_eq!(table.view(0).secrets[0].hand, [BOX[0], BOX[4], BOX[8], BOX[9]]);
    assert!(table.public().players.iter().all(|player| player.leaders_in_hand == 4 && player.leaders_in_packet == 0));
}

#[test]
fn a_choice_is_secret_changes_nothing_and_can_be_taken_back() {
    // §12.3
    let mut table = dealt();
    let before = [table.view(1), table.view(2)];
    table.play(0, &format!("keep {}", BOX[0]));
    assert_eq!(table.view(0).secrets[0].keeps, Some(BOX[0]));
    assert_eq!(table.view(0).secrets[0].hand, [""; 0]); // held, not done
    for (seat, before) in [1, 2].into_iter().zip(&before) {
        let mut now = table.view(seat);
        assert!(now.players[0].has_chosen);
        now.players[0].has_chosen = false;
        assert_eq!(&now, before); // that seat 0 has chosen is all the others learn
    }
    table.play(1, &format!("keep {}", BOX[1]));
    table.undo(0).play(0, &format!("keep {}", BOX[9])).play(2, &format!("keep {}", BOX[2])).chance("pass-on");
    assert_eq!(table.view(0).secrets[0].hand, [BOX[9]]);
}

#[test]
fn each_player_knows_what_he_passed_on() {
    // §12.4
    let mut table = dealt();
    table.play(0, &format!("keep {}", BOX[0])).play(1, &format!("keep {}", BOX[1])).play(2, &format!("keep {}", BOX[2]));
    table.chance("pass-on");
    assert_eq!(table.view(0).secrets[0].passed, [BOX[3], BOX[6], BOX[9]]);
    // A shuffle of what he has not seen leaves those cards where they are.
    let mut other = table.game().clone();
    other.redeal(Seat(0), &mut Rng::new(5));
    assert_eq!(other.view(Viewer::Seat(Seat(0))), table.view(0));
    assert_eq!(other.view(Viewer::Seat(Seat(2))).secrets[0].packet, [BOX[3], BOX[6], BOX[9]]);
    assert_ne!(other.view(Viewer::Seat(Seat(2))).secrets[0].hand, [BOX[2]]); // unlike the card he never saw
}

#[test]
fn hands_are_secret_and_discarded_and_played_leaders_are_open() {
    // §12.5
    let begin = crate::table::scene(2).leaders().goods(0, "coin 18").hand(0, &["girolamo-savonarola", "santa-rita"]).hand(1, &["sisto-iv"]);
    let mut table = begin.turn(0);
    let seen = serde_json::to_string(&table.view(1)).unwrap();
    assert!(!seen.contains("santa-rita") && !seen.contains("savonarola") && seen.contains("sisto-iv"));
    assert_eq!(table.public().players[0].leaders_in_hand, 2);
    table.play(0, "play girolamo-savonarola").play(0, "discard santa-rita").play(0, "privilege 3");
    assert_eq!(table.view(1).players[0].played, ["girolamo-savonarola"]);
    assert_eq!(table.view(1).players[0].discarded, ["santa-rita"]);
    assert_eq!(table.goods(0), "coin 20");
}

#[test]
fn a_redeal_hangs_on_luck_and_not_on_what_lay_there() {
    // §12.5
    let table = dealt();
    let mut first = table.game().clone();
    first.redeal(Seat(0), &mut Rng::new(1));
    let (mut again, mut anew) = (first.clone(), table.game().clone());
    again.redeal(Seat(0), &mut Rng::new(2));
    anew.redeal(Seat(0), &mut Rng::new(2));
    assert!(first != anew && again == anew);
}
