//! Chapter 14: every celebration, counted at the end of a game.

use crate::table::*;
use firenze::{Card, Firenze};
use kit::Seat;
use serde_json::json;

/// Four players; seat 0 has placed its six seals and ended the game, seat 3 is at the end of its last turn.
fn the_end(placed: &[(&str, u8)], cards: serde_json::Value) -> Scenario<Firenze> {
    let mut all = vec![("purple 3", 0), ("purple 4", 0), ("purple 5", 0), ("blue 3", 0), ("blue 4", 0), ("blue 5", 0)];
    all.extend(placed);
    let set = json!({"steps": at("end_turn"), "active": 3, "ender": 0, "seals": seals(&all), "players": {"1": {"cards": cards}}});
    let table = table(4, set);
    assert!(table.is_over());
    table
}

#[test]
fn recognition_counts_seals_on_small_contracts() {
    // §14.1
    let placed = [("white 3", 1), ("yellow 4", 1), ("green 4", 1), ("red 3", 2), ("white 8", 1)];
    let table = the_end(&placed, hand(&["recognition"]));
    assert_eq!(earned(&table, 1, "celebrations"), 3);
    let twice = the_end(&placed, hand(&["recognition", "recognition"]));
    assert_eq!(earned(&twice, 1, "celebrations"), 6);
}

#[test]
fn the_monument_goes_to_the_player_with_the_most_seals() {
    // §14.2
    let set = json!({
        "row": row(&[("monument", "ww")]),
        "seals": seals(&[("white 3", 1), ("white 4", 1), ("yellow 3", 0)]),
    });
    let mut table1 = table(2, set);
    table1.play(0, "take 1");
    assert_eq!((holds(&table1, 0, Card::Monument), holds(&table1, 1, Card::Monument)), (0, 1));
    assert_eq!(store(&table1, 0), tally("ww"), "the bricks stay with the taker");
    // Tied: the taker chooses, himself if he likes. Neutral seals are nobody's.
    let set = json!({
        "row": row(&[("monument", "ww")]),
        "seals": {"white 3": {"of": 0}, "white 4": {"of": 2}, "yellow 3": "neutral"},
    });
    let mut table2 = table(3, set);
    table2.play(0, "take 1");
    assert_eq!(table2.legal(0), ["honour 0", "honour 2"]);
    table2.play(0, "honour 0");
    assert_eq!(holds(&table2, 0, Card::Monument), 1);
    // At the start all are tied at none.
    let mut table3 = table(3, json!({"row": row(&[("monument", "ww")])}));
    table3.play(0, "take 1");
    assert_eq!(table3.legal(0), ["honour 0", "honour 1", "honour 2"]);
    assert_eq!(earned(&the_end(&[], hand(&["monument"])), 1, "celebrations"), 3);
}

#[test]
fn a_banquet_is_worth_three() {
    // §14.3
    assert_eq!(earned(&the_end(&[], hand(&["banquet"])), 1, "celebrations"), 3);
}

#[test]
fn a_jubilee_counts_colours_with_a_seal() {
    // §14.4
    let placed = [("white 3", 1), ("white 4", 1), ("green 4", 1), ("blue 8", 1)];
    assert_eq!(earned(&the_end(&placed, hand(&["jubilee"])), 1, "celebrations"), 3);
}

#[test]
fn a_scandal_costs_three_and_prestige_may_fall_below_nothing() {
    // §14.5, §1.12
    let table = the_end(&[], hand(&["scandal", "scandal"]));
    assert_eq!(earned(&table, 1, "celebrations"), -6);
    assert_eq!(prestige(&table, 1), -6);
}

#[test]
fn envy_costs_one_for_each_majority_won() {
    // §14.6
    let placed = [("white 3", 1), ("yellow 4", 1), ("green 4", 2), ("purple 8", 1)];
    let table = the_end(&placed, hand(&["envy"]));
    // White and yellow; in purple seat 0 has more seals.
    assert_eq!((earned(&table, 1, "majorities"), earned(&table, 1, "celebrations")), (5, -2));
    assert_eq!(table.scores().winners, [Seat(0)]);
}
