//! The laws every game keeps, and what this one promises of itself.

use firenze::Firenze;

#[test]
fn the_laws_hold_for_every_seat_count_and_option() {
    testkit::conformance::<Firenze>(&words::texts!("../../../lang"));
}

#[test]
fn a_broken_position_is_refused_or_can_be_played() {
    testkit::broken_positions::<Firenze>(1);
}

#[test]
fn the_deepest_stack_is_reached() {
    testkit::deepest_stack::<Firenze>(firenze::steps::DEPTH);
}

#[test]
fn the_greedy_bot_beats_random_play() {
    testkit::greedy_beats_random::<Firenze>(40, 95);
}

#[test]
fn games_between_greedy_bots_come_to_an_end() {
    testkit::greedy_games_end::<Firenze>(6);
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Firenze>() <= 1024, "{}", size_of::<Firenze>());
}

#[test]
fn what_the_search_foresees_is_sensible_play() {
    testkit::forecasts_are_sensible::<Firenze>(4, 80);
}
