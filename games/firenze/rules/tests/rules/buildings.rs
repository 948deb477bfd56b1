//! Chapter 13: every building.

use crate::table::*;
use firenze::{Card, Firenze};
use kit::{Seat, Turn};
use serde_json::json;

fn owner(phase: &str, card: &str, letters: &str) -> Scenario<Firenze> {
    table(2, json!({"steps": at(phase), "players": {"0": {"store": bricks(letters), "cards": hand(&[card])}}}))
}

#[test]
fn a_workshop_makes_building_one_cheaper() {
    // §13.1
    let mut table = owner("build", "workshop", "wwwww");
    let costs: Vec<_> = (1..=6).map(|n| table.game().build_cost(n)).collect();
    assert_eq!(costs, [0, 0, 0, 2, 5, 9]);
    table.play(0, "begin white 3").play(0, "done");
    assert_eq!(store(&table, 0), tally("ww"));
}

#[test]
fn masons_and_workshop_add_up() {
    // §13.2
    let set = json!({"steps": at("build"), "players": {"0": {"store": bricks("wwwwwww"), "cards": hand(&["workshop", "masons"])}}});
    let mut table = table(2, set);
    table.play(0, "play masons");
    let costs: Vec<_> = (1..=6).map(|n| table.game().build_cost(n)).collect();
    assert_eq!(costs, [0, 0, 0, 0, 2, 6]);
    table.play(0, "begin white 5");
    assert_eq!(store(&table, 0), tally(""), "five placed, two paid");
}

#[test]
fn a_warehouse_holds_fifteen_bricks() {
    // §13.3
    let table1 = owner("card_limit", "warehouse", &many('w', 15));
    assert_eq!(store(&table1, 0).len(), 15);
    let table2 = owner("card_limit", "warehouse", &many('w', 17));
    assert_eq!(store(&table2, 0).len(), 15);
    assert_eq!(table2.game().active, Seat(1));
}

#[test]
fn a_trading_house_makes_the_exchange_cost_two() {
    // §13.4
    let mut table = owner("trade", "trading_house", "ww");
    table.play(0, "exchange 1 yellow");
    assert_eq!(store(&table, 0), tally("y"));
    assert_eq!(on_card(&table, 1), tally("ww"));
}

#[test]
fn a_brickyard_brings_a_brick_with_each_later_card() {
    // §13.5
    let set = json!({"row": row(&[("spy", "ww")]), "players": {"0": {"cards": hand(&["brickyard"])}}});
    let mut table1 = table(2, set);
    table1.play(0, "take 1");
    table1.chance("draw purple");
    assert_eq!(store(&table1, 0), tally("wwp"));
    assert!(table1.outcomes()[0].starts_with("deal"), "one brick, then the row");
    // Not with the Brickyard itself.
    let mut table2 = table(2, json!({"row": row(&[("brickyard", "ww")])}));
    table2.play(0, "take 1");
    assert_eq!(holds(&table2, 0, Card::Brickyard), 1);
    assert!(table2.outcomes()[0].starts_with("deal"));
    assert_eq!(table2.turn(), Turn::Chance);
}
