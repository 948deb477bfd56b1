//! Taking back an answer is as if it had not been given.

use kit::{Game, Journal, Who};

/// Takes the answer just given back, compares, and gives it again.
#[track_caller]
pub fn undo_is_the_identity<G: Game>(table: &mut Journal<G>, who: Who, choice: G::Choice, before: &G) {
    let Who::Seat(seat) = who else { return };
    let after = table.game().clone();
    let ply = table.ply();
    table.undo(seat, false).unwrap_or_else(|e| panic!("the last answer cannot be taken back: {e}"));
    assert!(table.game() == before, "undo of {choice:?} does not lead back at {:?}", before.steps());
    table.submit(who, choice).unwrap_or_else(|e| panic!("after undo the answer is refused: {e:?}"));
    assert!(*table.game() == after, "the answer given again leads elsewhere");
    assert_eq!(table.ply(), ply);
}
