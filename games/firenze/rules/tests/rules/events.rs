//! Chapter 11: every event.

use crate::table::*;
use firenze::{Colour, Firenze};
use kit::Turn;
use serde_json::{Value, json};

/// Seat 0 takes this event, which has no bricks on it.
fn take(event: &str, players: Value) -> Scenario<Firenze> {
    let mut table = table(2, json!({"row": row(&[(event, "")]), "players": players}));
    table.play(0, "take 1");
    table
}

#[test]
fn tribute_takes_two_bricks_of_everybody_or_what_he_has() {
    // §11.1
    let mut table1 = take("tribute", json!({"0": {"store": bricks("wwg")}, "1": {"store": bricks("p")}}));
    assert_eq!(table1.legal(0), ["pay white 1", "pay white 2"]);
    table1.play(0, "pay white 1");
    assert_eq!([store(&table1, 0), store(&table1, 1)], [tally("w"), tally("")]);
    assert_eq!(table1.game().bag.of(Colour::Purple), 8);
}

#[test]
fn luxury_tax_takes_a_brick_for_each_tower_and_never_more_than_there_are() {
    // §11.2
    let three = json!([tower("white", 1), tower("white", 2), tower("green", 3)]);
    let two = json!([tower("white", 1), tower("red", 2)]);
    let players = json!({"0": {"store": bricks("wwwww"), "towers": three}, "1": {"store": bricks("y"), "towers": two}});
    let table1 = take("luxury_tax", players);
    assert_eq!([store(&table1, 0), store(&table1, 1)], [tally("ww"), tally("")]);
    // No tower, no tax.
    let table2 = take("luxury_tax", json!({"0": {"store": bricks("wg")}, "1": {"store": bricks("wg")}}));
    assert_eq!([store(&table2, 0), store(&table2, 1)], [tally("wg"), tally("wg")]);
}

#[test]
fn flood_leaves_five_bricks_even_to_the_owner_of_a_warehouse() {
    // §11.3
    let players = json!({
        "0": {"store": bricks("wwwwwww"), "cards": hand(&["warehouse"])},
        "1": {"store": bricks("wwwww")},
    });
    let table1 = take("flood", players);
    assert_eq!([store(&table1, 0).len(), store(&table1, 1).len()], [5, 5]);
    let mut table2 = take("flood", json!({"1": {"store": bricks("wwwyyyggg")}}));
    assert_eq!(table2.asked(), 1);
    table2.play(1, "pay white 1").play(1, "pay yellow 3");
    assert_eq!(store(&table2, 1), tally("wwggg"));
}

#[test]
fn warehouse_fire_takes_half_rounded_down_of_the_taker_alone() {
    // §11.4
    for (held, left) in [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4)] {
        let players = json!({"0": {"store": bricks(&many('w', held))}, "1": {"store": bricks("gggg")}});
        let table = take("warehouse_fire", players);
        assert_eq!(store(&table, 0).len(), left, "of {held}");
        assert_eq!(store(&table, 1), tally("gggg"));
    }
}

#[test]
fn collapse_takes_a_brick_off_one_of_the_takers_towers() {
    // §11.5
    let towers = json!([tower("white", 3), tower("green", 4)]);
    let mut table1 = take("collapse", json!({"0": {"towers": towers}, "1": {"towers": [tower("red", 2)]}}));
    assert_eq!(table1.legal(0), ["crumble 1", "crumble 2"]);
    let bag = table1.game().bag.of(Colour::Green);
    table1.play(0, "crumble 2");
    assert_eq!(site(&table1, 0), [("white", 3), ("green", 3)]);
    assert_eq!(site(&table1, 1), [("red", 2)]);
    assert_eq!(table1.game().bag.of(Colour::Green), bag + 1);
    let table2 = take("collapse", json!({"1": {"towers": [tower("red", 2)]}}));
    assert_eq!(table2.turn(), Turn::Chance, "without a tower nothing happens");
}

#[test]
fn earthquake_takes_a_brick_off_a_tower_of_everybody() {
    // §11.6
    let towers = json!([tower("white", 3), tower("green", 1)]);
    let mut table1 = take("earthquake", json!({"0": {"towers": towers}, "1": {"towers": [tower("red", 2), tower("blue", 2)]}}));
    table1.play(0, "crumble 2");
    assert_eq!(table1.asked(), 1);
    table1.play(1, "crumble 1");
    assert_eq!(site(&table1, 0), [("white", 3)]);
    assert_eq!(site(&table1, 1), [("red", 1), ("blue", 2)]);
    // Who has no tower is left out.
    let mut table2 = take("earthquake", json!({"1": {"towers": [tower("red", 2), tower("blue", 2)]}}));
    assert_eq!(table2.asked(), 1);
    table2.play(1, "crumble 2");
    assert_eq!(site(&table2, 1), [("red", 2), ("blue", 1)]);
}

#[test]
fn delivery_brings_three_bricks_or_what_there_is() {
    // §11.7
    let mut table1 = take("delivery", json!({}));
    assert_eq!(table1.turn(), Turn::Chance);
    table1.chance("draw purple").chance("draw purple").chance("draw white");
    assert_eq!(store(&table1, 0), tally("wpp"));
    assert!(table1.outcomes()[0].starts_with("deal"));
    // Two bricks in the bag.
    let big = format!("{}{}{}", many('w', 24), many('y', 18), many('g', 15));
    let more = format!("{}{}{}", many('r', 12), many('b', 10), many('p', 7));
    let mut table2 = take("delivery", json!({"0": {"store": bricks(&big)}, "1": {"store": bricks(&more)}}));
    table2.chance("draw white").chance("draw purple");
    assert!(table2.game().bag.is_empty());
    assert!(table2.outcomes()[0].starts_with("deal"));
}
