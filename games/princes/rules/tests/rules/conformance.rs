//! The laws every game keeps.

use princes::Princes;

#[test]
fn the_laws_hold_for_every_seat_count_and_option() {
    testkit::conformance::<Princes>(&words::texts!("../../../lang"));
}

#[test]
fn a_broken_position_is_refused_or_can_be_played() {
    testkit::broken_positions::<Princes>(1);
}

#[test]
fn the_deepest_stack_is_reached() {
    testkit::deepest_stack::<Princes>(princes::DEPTH);
}

#[test]
fn the_greedy_bot_beats_random_play() {
    testkit::greedy_beats_random::<Princes>(100, 95);
}

#[test]
fn games_between_greedy_bots_come_to_an_end() {
    testkit::greedy_games_end::<Princes>(20);
}

#[test]
fn what_the_search_foresees_is_sensible_play() {
    testkit::forecasts_are_sensible::<Princes>(10, 80);
}
