//! Chapter 5: phase 2.

use crate::table::*;
use serde_json::json;

fn exchange(row_cards: &[(&str, &str)], letters: &str) -> Scenario<firenze::Firenze> {
    table(2, json!({"steps": at("trade"), "row": row(row_cards), "players": {"0": {"store": bricks(letters)}}}))
}

#[test]
fn daniela_lays_three_bricks_on_the_wholesaler_and_takes_the_blue_one() {
    // §5.1: the example of the rulebook.
    let mut table = exchange(&[("princess", "ww"), ("wholesaler", "wygb"), ("masons", "r")], "wwyygr");
    table.play(0, "exchange 2 blue");
    table.play(0, "pay white 1").play(0, "pay yellow 1").play(0, "pay red 1");
    assert_eq!(on_card(&table, 2), tally("wwyygr"));
    assert_eq!(store(&table, 0), tally("wygb"));
}

#[test]
fn any_three_bricks_pay_for_any_brick_of_the_row() {
    // §5.1
    let mut table = exchange(&[("princess", "p"), ("masons", "wb")], "wwwwg");
    assert_eq!(table.legal(0), ["exchange 1 purple", "exchange 2 white", "exchange 2 blue", "done"]);
    table.play(0, "exchange 1 purple");
    // One answer says a colour and how many: three white, or two white and then the green one.
    assert_eq!(table.legal(0), ["pay white 2", "pay white 3"]);
    table.play(0, "pay white 3");
    assert_eq!(store(&table, 0), tally("wgp"));
    assert_eq!(on_card(&table, 1), tally("www"));
}

#[test]
fn the_brick_taken_lay_there_before() {
    // §5.2
    let mut table = exchange(&[("princess", ""), ("masons", "p")], "www");
    table.not_offered(0, "exchange 1 white");
    table.play(0, "exchange 2 purple");
    // Nothing to choose among three white bricks.
    assert_eq!(on_card(&table, 2), tally("www"));
    assert_eq!(store(&table, 0), tally("p"));
}

#[test]
fn the_card_just_laid_out_may_be_used() {
    // §5.2
    let mut table = table(2, json!({"players": {"0": {"store": bricks("www")}}}));
    table.play(0, "take 1").chance("deal spy");
    for _ in 0..4 {
        table.chance("draw purple");
    }
    assert!(table.is_legal(0, "exchange 6 purple"));
}

#[test]
fn three_bricks_are_needed_before_the_exchange() {
    // §5.3
    let set = json!({
        "steps": at("trade"),
        "players": {"0": {"store": bricks("ww"), "cards": hand(&["masons"])}},
    });
    let table = table(2, set);
    table.refused(0, "exchange 1 yellow", "5.3");
    assert_eq!(table.legal(0), ["play masons", "done"]);
}

#[test]
fn one_exchange_a_turn_and_none_is_allowed_too() {
    // §5.4
    let mut table1 = exchange(&[("princess", "pp"), ("masons", "b")], "wwwwwwwww");
    table1.play(0, "exchange 1 purple");
    table1.not_offered(0, "exchange 1 purple");
    assert!(table1.is_legal(0, "begin purple 1"), "building is next");
    let mut table2 = exchange(&[("princess", "pp"), ("masons", "b")], "www");
    table2.play(0, "done");
    assert_eq!(store(&table2, 0), tally("www"));
    assert!(table2.is_legal(0, "begin white 1"));
}
