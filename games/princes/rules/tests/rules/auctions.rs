//! §3, the auctions.

use crate::table::*;
use kit::{Follow, Game, Seat};
use princes::{Choice, Item};
use serde_json::json;

#[test]
fn an_opening_bid_is_200_and_300_for_two_princes() {
    // §3.1
    let mut table = auction(3, BASE, 1, json!({}));
    table.play(0, "open jester").play(1, "pass").play(2, "pass");
    assert_eq!(florins(&table, 0), 3300);
    let mut table = auction(2, BASE, 1, json!({}));
    table.play(0, "open jester").play(1, "pass");
    assert_eq!(florins(&table, 0), 2200);
}

#[test]
fn raises_are_of_100_clockwise_and_a_pass_is_for_this_item() {
    // §3.2
    let mut table = auction(3, BASE, 1, json!({}));
    table.play(0, "open jester");
    assert_eq!(table.asked(), 1);
    assert_eq!(table.legal(1), ["raise", "pass"]);
    table.play(1, "pass").play(2, "raise").play(0, "raise").play(2, "raise");
    assert_eq!(table.asked(), 0, "who passed is not asked again, and nobody against himself");
    table.play(0, "pass");
    assert_eq!(florins(&table, 2), 3500 - 500);
    table.play(0, "open builder");
    assert_eq!(table.asked(), 1, "a pass holds for one item only");
}

#[test]
fn a_bid_given_ahead_raises_to_its_sum_and_not_beyond() {
    // §3.2
    let mut table = auction(3, BASE, 1, json!({}));
    assert!(table.game().standing_orders(Seat(1)).is_empty(), "nothing is auctioned yet");
    table.play(0, "open jester");
    let offered: Vec<String> = table.game().standing_orders(Seat(1)).into_iter().map(|order| order.id).collect();
    assert_eq!((&*offered[0], offered.len()), ("raise-to-300 jester 1", 12), "who is asked passes by answering");
    let follow = |table: &Table, order: &str| table.game().follow(Seat(1), order);
    let order = "raise-to-500 jester 1";
    assert_eq!(follow(&table, order), Follow::Answer(Choice::Raise));
    table.play(1, "raise");
    assert_eq!(follow(&table, order), Follow::Waits);
    table.play(2, "raise").play(0, "pass");
    assert_eq!(follow(&table, order), Follow::Answer(Choice::Raise), "to 500 exactly");
    table.play(1, "raise").play(2, "raise");
    assert_eq!(follow(&table, order), Follow::Ended, "600 is for the prince to decide");
    for other in ["raise-to-900 builder 1", "raise-to-900 jester 2", "raise-to-x jester 1", "give all", ""] {
        assert_eq!(follow(&table, other), Follow::Ended, "{other}");
    }
}

#[test]
fn a_pass_given_ahead_is_for_this_item_only() {
    // §3.2
    let mut table = auction(3, BASE, 1, json!({}));
    table.play(0, "open jester");
    let order = table.game().standing_orders(Seat(2)).pop().unwrap().id;
    assert_eq!((&*order, table.game().follow(Seat(2), &order)), ("pass jester 1", Follow::Waits));
    table.play(1, "raise");
    assert_eq!(table.game().follow(Seat(2), &order), Follow::Answer(Choice::Pass));
    table.play(2, "pass");
    assert_eq!(table.game().follow(Seat(2), &order), Follow::Ended);
    assert!(table.game().standing_orders(Seat(2)).is_empty(), "who has passed cannot come back");
}

#[test]
fn the_winner_alone_pays() {
    // §3.3
    let mut table = auction(3, BASE, 1, json!({}));
    table.play(0, "open builder").play(1, "raise").play(2, "pass").play(0, "raise").play(1, "pass");
    assert_eq!((florins(&table, 0), florins(&table, 1), florins(&table, 2)), (3100, 3500, 3500));
    assert_eq!(table.game().prince(Seat(0)).builders, 1);
}

#[test]
fn who_has_bought_is_out_for_the_round() {
    // §3.4
    let mut table = auction(3, BASE, 1, json!({}));
    table.play(0, "open builder").play(1, "raise").play(2, "pass").play(0, "pass");
    table.play(0, "open jester");
    assert_eq!(table.asked(), 2, "seat 1 has bought");
}

#[test]
fn of_each_pile_one_is_sold_a_round_and_an_empty_pile_is_closed() {
    // §3.5
    let mut table = auction(3, BASE, 1, json!({"2": {"recruiting_in_hand": 5}}));
    table.refused(0, "open recruiting_card", "3.5");
    table.play(0, "open builder").play(1, "pass").play(2, "pass");
    table.refused(1, "open builder", "3.5");
    assert!(table.is_legal(1, "open jester"));
}

#[test]
fn an_opener_who_did_not_buy_opens_again() {
    // §3.6
    let mut table = auction(4, BASE, 1, json!({}));
    table.play(0, "open jester").play(1, "pass").play(2, "raise").play(3, "pass").play(0, "pass");
    assert_eq!(table.asked(), 0);
    table.play(0, "open builder").play(1, "pass").play(3, "pass");
    assert_eq!(table.asked(), 1, "the opener bought: the next free prince clockwise opens");
}

#[test]
fn who_gives_up_an_opening_buys_nothing_this_round() {
    // §3.7
    let mut table = auction(3, BASE, 1, json!({"1": {"florins": 0}}));
    table.play(0, "giveup");
    assert_eq!(table.asked(), 1);
    assert_eq!(table.legal(1), ["giveup"], "who can pay for nothing can only give up");
    table.play(1, "giveup");
    assert_eq!(table.asked(), 2);
    table.not_offered(2, "open jester");
    assert!(table.is_legal(2, "take jester"));
}

#[test]
fn the_last_free_prince_takes_an_item_at_the_opening_price_or_nothing() {
    // §3.8
    let mut table = auction(2, BASE, 1, json!({"1": {"florins": 300}}));
    table.play(0, "giveup");
    assert_eq!(table.legal(1), ["take landscape", "take jester", "take builder", "take prestige_card", "take recruiting_card", "giveup"]);
    let mut other = table.patch(json!({}));
    table.play(1, "take jester");
    assert_eq!((florins(&table, 1), table.game().prince(Seat(1)).jesters), (0, 1));
    other.play(1, "giveup");
    assert_eq!(florins(&other, 1), 300);
    let poor = auction(2, BASE, 1, json!({"1": {"florins": 200}}));
    let mut poor = poor.patch(json!({}));
    poor.play(0, "giveup").refused(1, "take jester", "2.3");
}

/// A land in which only three squares in a row are free.
fn full_land() -> serde_json::Value {
    let buildings = json!({
        "chapel": at(0, 0, 0), "opera": at(1, 0, 1), "workshop": at(0, 2, 4), "university": at(0, 4, 3), "tower": at(0, 4, 6),
    });
    let landscapes = json!([garden("forest", 0, 0, 4), garden("forest", 1, 2, 0), garden("lake", 0, 2, 2)]);
    json!({"buildings": buildings, "landscapes": landscapes})
}

#[test]
fn a_landscape_without_room_is_neither_opened_nor_raised_for() {
    // §3.9
    let mut table = auction(3, BASE, 2, json!({"0": full_land(), "1": full_land()}));
    table.refused(0, "open park", "3.9").refused(0, "open lake", "3.9").refused(0, "open forest", "3.9");
    table.play(0, "giveup");
    table.refused(1, "open park", "3.9");
    let mut table = auction(3, BASE, 2, json!({"1": full_land()}));
    table.play(0, "open park").refused(1, "raise", "3.9");
    assert_eq!(table.legal(1), ["pass"]);
}

#[test]
fn nobody_bids_for_a_fourth_builder() {
    // §3.10
    let mut table = auction(3, BASE, 2, json!({"0": {"builders": 3}, "1": {"builders": 2}}));
    table.refused(0, "open builder", "3.10");
    table.play(0, "giveup").play(1, "open builder").play(2, "pass");
    assert_eq!(table.game().prince(Seat(1)).builders, 3);
    let mut table = auction(3, BASE, 2, json!({"1": {"builders": 3}}));
    table.play(0, "open builder").refused(1, "raise", "3.10");
}

#[test]
fn jesters_and_cards_can_be_taken_by_everyone() {
    // §3.11
    let mut prince = full_land();
    prince["builders"] = json!(3);
    prince["jesters"] = json!(5);
    let table = auction(3, BASE, 2, json!({"0": prince}));
    assert_eq!(table.legal(0), ["open jester", "open prestige_card", "open recruiting_card", "giveup"]);
}

#[test]
fn for_two_princes_landscapes_are_one_pile_and_the_winner_names_the_kind() {
    // §3.12
    let mut table = auction(2, BASE, 2, json!({"1": full_land()}));
    table.not_offered(0, "open forest");
    table.play(0, "open landscape");
    table.refused(1, "raise", "3.12");
    table.play(1, "pass");
    assert_eq!(table.legal(0), ["kind forest", "kind lake", "kind park"]);
    table.play(0, "kind lake");
    assert_eq!(table.game().left(Item::Lake), 6 - 1 - 1);
    table.play(0, "place 0 0 0");
    table.refused(1, "take landscape", "3.5");
    let without = json!({"0": {"landscapes": [
        garden("lake", 0, 0, 0), garden("lake", 0, 0, 2), garden("lake", 0, 0, 4), garden("lake", 0, 2, 0), garden("lake", 0, 2, 2),
        garden("lake", 0, 2, 4),
    ]}});
    let mut table = auction(2, BASE, 7, without);
    table.play(0, "open landscape").play(1, "pass").refused(0, "kind lake", "3.12");
}

#[test]
fn nobody_bids_beyond_his_means() {
    // §3.13
    let mut table = auction(3, BASE, 1, json!({"1": {"florins": 200, "points": {"works": 1}}, "2": {"florins": 200}}));
    table.play(0, "open jester").play(1, "raise").refused(2, "raise", "2.3");
    table.play(2, "pass").play(0, "raise");
    table.refused(1, "raise", "2.3");
}

#[test]
fn the_example_of_four_princes() {
    // §3.1 to §3.8: Anne 0, Bruno 1, Christian 2, David 3.
    let mut table = auction(4, BASE, 1, json!({}));
    table.play(0, "open park").play(1, "pass").play(2, "pass").play(3, "pass").play(0, "place 0 0 0");
    assert_eq!(florins(&table, 0), 3500 - 200);
    table.play(1, "open jester").play(2, "raise").play(3, "raise");
    assert_eq!(table.asked(), 1, "Anne has bought");
    table.play(1, "raise").play(2, "raise").play(3, "raise").play(1, "pass").play(2, "pass");
    assert_eq!((florins(&table, 3), table.game().prince(Seat(3)).jesters), (3500 - 700, 1));
    table.play(1, "open forest").play(2, "raise").play(1, "raise").play(2, "raise").play(1, "raise").play(2, "pass");
    table.play(1, "place 0 0 0");
    assert_eq!(florins(&table, 1), 3500 - 600);
    assert_eq!(table.legal(2), ["take lake", "take builder", "take prestige_card", "take recruiting_card", "giveup"]);
    table.play(2, "take prestige_card");
    assert_eq!(florins(&table, 2), 3500 - 200);
    draw(&mut table, &["most_lakes", "most_parks", "most_works", "three_freedoms", "most_jesters"]);
    table.play(2, "keep most_works").play(2, "asis");
    assert_eq!(table.asked(), 0, "the auctions are over");
}
