//! Chapter 7: phase 4.

use crate::table::*;
use firenze::{Colour, Firenze};
use serde_json::json;

fn building(letters: &str, towers: serde_json::Value) -> Scenario<Firenze> {
    table(2, json!({"steps": at("build"), "players": {"0": {"store": bricks(letters), "towers": towers}}}))
}

#[test]
fn a_tower_that_was_not_raised_is_torn_down() {
    // §7.1
    let mut table = building("w", json!([tower("white", 2), tower("green", 4), tower("blue", 5)]));
    table.play(0, "raise 1 3").play(0, "done");
    assert_eq!(site(&table, 0), [("white", 3)]);
}

#[test]
fn half_of_a_ruin_rounded_up_goes_to_the_bag() {
    // §7.2: Holger's red tower of three among others.
    for (height, lost, back) in [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (7, 4, 3)] {
        let mut table = building("w", json!([tower("red", height)]));
        let bag = table.game().bag.of(Colour::Red);
        table.play(0, "done");
        assert_eq!(table.game().bag.of(Colour::Red) - bag, lost, "of {height}");
        assert_eq!(store(&table, 0).of(Colour::Red), back, "of {height}");
        assert_eq!(site(&table, 0), []);
    }
}

#[test]
fn a_tower_begun_in_this_turn_is_no_ruin() {
    // §7.3
    let mut table = building("wg", json!([]));
    table.play(0, "begin white 1").play(0, "begin green 1");
    assert_eq!(site(&table, 0), [("white", 1), ("green", 1)]);
}

#[test]
fn ruins_are_looked_for_in_the_owners_own_turn_only() {
    // §7.1
    let set = json!({
        "steps": at("build"),
        "players": {"0": {"store": bricks("w")}, "1": {"towers": [tower("purple", 3)]}},
    });
    let mut table = table(2, set);
    table.play(0, "done");
    assert_eq!(site(&table, 1), [("purple", 3)]);
}

#[test]
fn a_tower_without_its_last_brick_is_gone_and_no_ruin() {
    // §7.4
    let set = json!({
        "row": row(&[("collapse", "")]),
        "players": {"0": {"towers": [tower("purple", 1)]}},
    });
    let mut table = table(2, set);
    table.play(0, "take 1").play(0, "crumble 1");
    assert_eq!(site(&table, 0), []);
    assert_eq!(table.game().bag.of(Colour::Purple), 8);
}
