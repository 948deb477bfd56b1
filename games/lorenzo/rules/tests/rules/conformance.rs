//! The laws every game keeps, and the other promises of this one.

use lorenzo::{DEEPEST, Lorenzo};

#[test]
fn the_laws_hold_for_every_seat_count_and_option() {
    testkit::conformance::<Lorenzo>(&words::texts!("../../../lang"));
}

#[test]
fn a_broken_position_is_refused_or_can_be_played() {
    testkit::broken_positions::<Lorenzo>(1);
}

#[test]
fn random_play_nearly_reaches_the_deepest_stack() {
    // A turn with leaders in an even round: the hero's privilege, with his extra action waiting below it.
    testkit::deepest_stack::<Lorenzo>(DEEPEST - 1);
}

#[test]
fn the_greedy_bot_beats_random_play() {
    testkit::greedy_beats_random::<Lorenzo>(100, 95);
}

#[test]
fn games_between_greedy_bots_come_to_an_end() {
    testkit::greedy_games_end::<Lorenzo>(40);
}

#[test]
fn what_the_search_foresees_is_sensible_play() {
    testkit::forecasts_are_sensible::<Lorenzo>(12, 80);
}
