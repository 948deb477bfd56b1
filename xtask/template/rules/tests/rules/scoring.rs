//! §3, with figures worked out by hand.

use bottega::Bottega;
use kit::Seat;
use serde_json::json;
use testkit::Scenario;

/// Two players after the last round: red 2 and 6 and a red patron against gold 5.
fn the_end() -> Scenario<Bottega> {
    let players = json!([
        {"coins": 7, "patron": "red", "commissions": [0, 3]},
        {"coins": 2, "patron": "blue", "commissions": [6]},
    ]);
    Scenario::patched(2, &[("patrons", "on")], json!({"steps": [], "players": players, "pile": null, "patrons_left": null}))
}

#[test]
fn commissions_of_the_patrons_colour_count_two_more() {
    // §3.1
    let scores = the_end().scores();
    assert_eq!(scores.scores[0].sources[..2], [("commissions", 8), ("patron", 4)]);
    assert_eq!(scores.scores[1].sources[..2], [("commissions", 5), ("patron", 0)]);
}

#[test]
fn three_coins_are_a_point() {
    // §3.2
    let scores = the_end().scores();
    assert_eq!(scores.scores[0].sources[2], ("coins", 2));
    assert_eq!(scores.scores[1].sources[2], ("coins", 0));
}

#[test]
fn most_points_win_and_a_tie_is_shared() {
    // §3.3
    assert_eq!(the_end().scores().winners, [Seat(0)]);
    let tied = json!({"steps": [], "players": {"0": {"coins": 3}, "1": {"coins": 5}}});
    assert_eq!(Scenario::<Bottega>::patched(2, &[], tied).scores().winners, [Seat(0), Seat(1)]);
}
