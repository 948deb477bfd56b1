//! Chapter 8: phase 5.

use crate::table::*;
use firenze::{Colour, Contract, Event, Firenze, Seal};
use kit::Seat;
use serde_json::json;

fn contract(colour: Colour, height: u8) -> Contract {
    Contract::new(colour, height).expect("a contract")
}

fn handing_in(towers: serde_json::Value, more: serde_json::Value) -> Scenario<Firenze> {
    let mut set = json!({"steps": at("contracts"), "players": {"0": {"towers": towers}}});
    for (field, value) in more.as_object().expect("fields") {
        set[field] = value.clone();
    }
    table(2, set)
}

#[test]
fn holger_hands_in_two_towers_and_keeps_one() {
    // §8.1, §8.2, §8.4, §8.5 and §8.7: the example of the rulebook. Yellow 3 is covered already.
    let towers = json!([tower("white", 6), tower("yellow", 3), tower("green", 6)]);
    let mut table = handing_in(towers, json!({"seals": seals(&[("yellow 3", 1)])}));
    let (white, green) = (table.game().bag.of(Colour::White), table.game().bag.of(Colour::Green));
    table.play(0, "fulfil 3");
    // Six green floors: 5, and 2 more for the first tower of six.
    assert_eq!((earned(&table, 0, "contracts"), earned(&table, 0, "levels")), (5, 2));
    assert_eq!(table.game().seal_on(contract(Colour::Green, 6)), Some(Seal::Of(Seat(0))));
    assert_eq!(table.game().bag.of(Colour::Green), green + 6);
    assert_eq!(table.game().level_left(6), None);
    table.refused(0, "fulfil 2", "8.3");
    assert_eq!(table.game().due(), 0);
    table.play(0, "fulfil 1");
    // Balcony I: 7, without another level bonus.
    assert_eq!((earned(&table, 0, "balconies"), prestige(&table, 0)), (7, 14));
    assert_eq!(table.game().bag.of(Colour::White), white + 6);
    assert_eq!(table.game().player(Seat(0)).seals, 7);
    // From now on balcony II, a red tower, is open; the yellow tower stays.
    assert_eq!(table.game().due(), 1);
    assert_eq!(table.game().balconies[1].map(Contract::colour), Some(Colour::Red));
    assert_eq!(site(&table, 0), [("yellow", 3)]);
    assert_eq!(table.game().active, Seat(1), "the yellow contract is covered, so nothing is left to ask");
}

#[test]
fn the_height_must_be_exact() {
    // §8.1
    let table = handing_in(json!([tower("green", 2), tower("green", 4), tower("green", 9)]), json!({}));
    assert_eq!(table.legal(0), ["fulfil 2", "done"]);
    table.refused(0, "fulfil 1", "8.1").refused(0, "fulfil 3", "8.1");
}

#[test]
fn a_finished_tower_may_be_left_to_grow() {
    // §8.1
    let mut table = handing_in(json!([tower("green", 5)]), json!({}));
    table.play(0, "done");
    assert_eq!(site(&table, 0), [("green", 5)]);
    assert_eq!(prestige(&table, 0), 0);
}

#[test]
fn a_contract_pays_takes_a_seal_and_returns_the_bricks() {
    // §8.2
    let mut table = handing_in(json!([tower("green", 5)]), json!({}));
    let bag = table.game().bag.of(Colour::Green);
    table.play(0, "fulfil 1");
    assert_eq!(earned(&table, 0, "contracts"), 4);
    assert_eq!(table.game().seal_on(contract(Colour::Green, 5)), Some(Seal::Of(Seat(0))));
    assert_eq!(table.game().player(Seat(0)).seals, 8);
    assert_eq!(table.game().bag.of(Colour::Green), bag + 5);
    assert_eq!(site(&table, 0), []);
}

#[test]
fn of_two_equal_towers_one_fulfils_the_contract_and_the_other_goes_on() {
    // §8.3
    let set = json!({"players": {"0": {"towers": [tower("blue", 3), tower("blue", 3), tower("red", 3)]}}});
    let mut table = handing_in(json!([]), set);
    assert_eq!(table.legal(0), ["fulfil 1", "fulfil 3", "done"]);
    table.play(0, "fulfil 1");
    table.refused(0, "fulfil 1", "8.3");
    table.play(0, "done");
    assert_eq!(site(&table, 0), [("red", 3), ("blue", 3)]);
}

#[test]
fn contracts_of_a_turn_come_in_any_order() {
    // §8.4
    for order in [["fulfil 1", "fulfil 1", "fulfil 1"], ["fulfil 3", "fulfil 2", "fulfil 1"], ["fulfil 2", "fulfil 2", "fulfil 1"]] {
        let mut table = handing_in(json!([tower("white", 3), tower("green", 4), tower("blue", 5)]), json!({}));
        for answer in order {
            table.play(0, answer);
        }
        // 1 and 3 and 6, and 1 for the first tower of five.
        assert_eq!(prestige(&table, 0), 11);
    }
}

#[test]
fn balconies_are_fulfilled_in_order_and_the_next_may_follow_at_once() {
    // §8.5
    let mut table = handing_in(json!([tower("white", 6), tower("green", 7), tower("red", 5)]), json!({}));
    assert_eq!(table.legal(0), ["fulfil 1", "done"]);
    table.play(0, "fulfil 1");
    assert_eq!(table.legal(0), ["fulfil 2", "done"], "II is red");
    table.play(0, "fulfil 2");
    table.play(0, "fulfil 1"); // III is green
    // 7, 9 and 12.
    assert_eq!(earned(&table, 0, "balconies"), 28);
    assert_eq!(table.game().due(), 3);
}

#[test]
fn a_balcony_that_is_not_due_closes_its_contract() {
    // §8.6
    let table = handing_in(json!([tower("red", 5), tower("red", 4)]), json!({}));
    table.refused(0, "fulfil 1", "8.6");
    assert!(table.is_legal(0, "fulfil 2"));
}

#[test]
fn the_first_contract_of_a_height_earns_its_level_tile() {
    // §8.7
    for (height, bonus) in [(3, 0), (4, 0), (5, 1), (6, 2), (7, 3), (8, 4)] {
        let mut table = handing_in(json!([tower("yellow", height)]), json!({}));
        table.play(0, "fulfil 1");
        assert_eq!(earned(&table, 0, "levels"), bonus, "height {height}");
    }
    // Once only, whoever was first; a neutral seal is nobody's.
    let mut second = handing_in(json!([tower("yellow", 8)]), json!({"seals": seals(&[("blue 8", 1)])}));
    second.play(0, "fulfil 1");
    assert_eq!(earned(&second, 0, "levels"), 0);
    let mut first = handing_in(json!([tower("yellow", 8)]), json!({"seals": {"blue 8": "neutral"}}));
    first.play(0, "fulfil 1");
    assert_eq!(earned(&first, 0, "levels"), 4);
    // A balcony counts too.
    let mut balcony = handing_in(json!([tower("white", 6)]), json!({}));
    balcony.play(0, "fulfil 1");
    assert_eq!(earned(&balcony, 0, "levels"), 2);
}

#[test]
fn one_contract_is_paid_for_everything_it_meets() {
    // §8.8: the last of nine seals, on a balcony of seven floors with two churches waiting.
    let placed = ["white 6", "red 5", "white 3", "white 4", "white 5", "yellow 3", "yellow 4", "yellow 5"];
    let placed: Vec<_> = placed.iter().map(|c| (*c, 0)).collect();
    let more = json!({"seals": seals(&placed), "churches": {"santa_croce": 1, "san_miniato": 1}});
    let mut table = handing_in(json!([tower("green", 7)]), more);
    table.play(0, "fulfil 1");
    assert_eq!(earned(&table, 0, "balconies"), 12);
    assert_eq!(earned(&table, 0, "levels"), 3);
    assert_eq!(earned(&table, 0, "churches"), 6);
    assert_eq!(earned(&table, 0, "last_seal"), 5);
    let order: Vec<_> = table.events().iter().map(std::mem::discriminant).collect();
    let last = std::mem::discriminant(&Event::LastSeal { seat: Seat(0), prestige: 5 });
    assert_eq!(order.iter().position(|e| *e == last), Some(4), "after contract, level and two churches");
}

#[test]
fn without_a_seal_no_contract_is_fulfilled() {
    // §8.9
    let placed = ["white 3", "white 4", "white 5", "yellow 3", "yellow 4", "yellow 5", "green 3", "green 4"];
    let placed: Vec<_> = placed.iter().map(|c| (*c, 0)).collect();
    let towers = json!([tower("blue", 3), tower("blue", 4), tower("purple", 3)]);
    let mut table1 = handing_in(towers.clone(), json!({"seals": seals(&placed)}));
    table1.play(0, "fulfil 1");
    // The ninth was the last: the same turn is over for contracts.
    assert_eq!(table1.game().active, Seat(1));
    assert_eq!(site(&table1, 0), [("blue", 4), ("purple", 3)]);
    // Nor later: with somebody's turn still to come.
    let mut all = placed;
    all.push(("blue 3", 0));
    let more = json!({
        "seals": seals(&all), "ender": 0, "active": 0,
        "players": {"0": {"towers": [tower("blue", 4)], "cards": hand(&["spy"])}, "1": {"store": bricks("w")}},
    });
    handing_in(json!([]), more).refused(0, "fulfil 1", "8.9");
}
