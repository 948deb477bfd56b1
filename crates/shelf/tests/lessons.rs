//! What evaluations learn from games that are over.

use shelf::{Lesson, Past, Seating};
use std::sync::atomic::AtomicBool;

fn lesson(games: u64, rounds: u64) -> Lesson {
    let title = shelf::title("il_vecchio").expect("it is on the shelf");
    let tables = [2, 4].map(|seats| Seating { seats, options: &[], edition: None });
    let stop = AtomicBool::new(false);
    title.learn(&Past { tables: &tables, games, seed: 3, rounds, stop: &stop }, &mut |_| ()).expect("games can be played")
}

#[test]
fn what_was_learnt_foretells_games_that_were_not_learnt_from_better() {
    let lesson = lesson(40, 3);
    assert!(lesson.positions > 200);
    assert!(lesson.before.foretold < lesson.before.nothing, "{:?}", lesson.before);
    assert!(lesson.after.foretold < lesson.before.foretold, "{:?}, then {:?}", lesson.before, lesson.after);
    assert_eq!(lesson.after.nothing, lesson.before.nothing);
}

#[test]
fn the_same_games_teach_the_same() {
    assert_eq!(lesson(6, 1).weights, lesson(6, 1).weights);
}

#[test]
fn no_rounds_leave_the_weights_as_they_are() {
    assert_eq!(lesson(2, 0).weights, shelf::title("il_vecchio").expect("it is on the shelf").weights().values);
}
