//! Nothing appears and nothing is lost.

use kit::{Event, Game};
use std::collections::BTreeMap;

#[track_caller]
pub fn counts_are_constant<G: Game>(at_first: &[(&'static str, u32)], game: &G) {
    assert_eq!(game.pieces(), at_first, "pieces of the box appeared or got lost at {:?}", game.steps());
}

#[track_caller]
pub fn the_bank_changes_by_what_events_name<G: Game>(before: &[(&'static str, i64)], game: &G, events: &[G::Event]) {
    let mut expected: BTreeMap<&str, i64> = before.iter().copied().collect();
    for event in events {
        event.bank(&mut |name, n| *expected.entry(name).or_default() += n);
    }
    let now: BTreeMap<&str, i64> = game.holdings().into_iter().collect();
    assert_eq!(now, expected, "holdings are not what the events say: {events:?}");
}
