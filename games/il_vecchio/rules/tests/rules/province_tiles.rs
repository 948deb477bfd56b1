//! Chapter 11: each province tile, for what it does. "Any colours" and "No florins" are in `provinces.rs`.

use crate::table::*;
use il_vecchio::{Good, Province, Track};
use kit::Seat;
use serde_json::{Value, json};

/// Seat 0 has this tile and these goods, and a member in Prato.
fn with(tile: &str, goods: Value) -> Table {
    turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "goods": goods, "provinces": [tile]}}}))
}

#[track_caller]
fn is_used(table: &Table, tile: Province) {
    assert!(table.game().family(Seat(0)).used.contains(tile));
}

#[test]
fn scholars_levy_turns_a_scroll_into_two_followers() {
    // §11.1
    let mut table = with("milan_scroll_for_followers", json!({"scroll": 1}));
    table.play(0, "use milan_scroll_for_followers");
    assert_eq!(table.legal(0).len(), 6, "two of three colours in any mixture");
    table.play(0, "take assassin 1 abbot 1");
    assert_eq!((scrolls(&table, 0), followers(&table, 0)), (0, [1, 0, 1]));
    is_used(&table, Province::ScrollForFollowers);
}

#[test]
fn bankers_chest_gives_six_florins() {
    // §11.2
    let mut table = with("milan_florins", json!({}));
    table.play(0, "use milan_florins");
    assert_eq!(florins(&table, 0), 6);
    is_used(&table, Province::Florins);
}

#[test]
fn clerks_turn_a_follower_into_two_scrolls() {
    // §11.4
    let mut table = with("milan_follower_for_scrolls", json!({"knight": 1, "abbot": 1}));
    table.play(0, "use milan_follower_for_scrolls");
    assert_eq!(table.legal(0), ["pay abbot 1", "pay knight 1"]);
    table.play(0, "pay abbot 1");
    assert_eq!((scrolls(&table, 0), followers(&table, 0)), (2, [0, 1, 0]));
}

#[test]
fn recruits_are_a_follower_of_any_colour() {
    // §11.5
    for (answer, expected) in [("take assassin 1", [1, 0, 0]), ("take knight 1", [0, 1, 0]), ("take abbot 1", [0, 0, 1])] {
        let mut table = with("milan_follower", json!({}));
        table.play(0, "use milan_follower").play(0, answer);
        assert_eq!(followers(&table, 0), expected);
    }
}

#[test]
fn the_escort_is_a_bishop_and_a_cart() {
    // §11.6
    let mut table = with("milan_bishop_and_cart", json!({}));
    table.play(0, "use milan_bishop_and_cart");
    assert_eq!((held(&table, 0, Good::Bishop), held(&table, 0, Good::Cart)), (1, 1));
}

#[test]
fn venice_gives_a_scroll_and_each_follower() {
    // §11.7 §11.8 §11.9 §11.10
    for (tile, scroll, expected) in [
        ("venice_scroll", 1, [0, 0, 0]),
        ("venice_knight", 0, [0, 1, 0]),
        ("venice_assassin", 0, [1, 0, 0]),
        ("venice_abbot", 0, [0, 0, 1]),
    ] {
        let mut table = with(tile, json!({}));
        table.play(0, &format!("use {tile}"));
        assert_eq!((scrolls(&table, 0), followers(&table, 0)), (scroll, expected), "{tile}");
        table.not_offered(0, &format!("use {tile}"));
    }
}

#[test]
fn family_money_is_a_florin_for_each_member_in_a_city() {
    // §11.11
    let family = json!({"standing": {"prato": 2, "florence": 1}, "lying": {"colle": 1}, "provinces": ["venice_florin_per_member"]});
    let mut table = turn(2, json!({"tracks": {"venice": [0], "council": [0]}, "families": {"0": family}}));
    table.play(0, "use venice_florin_per_member");
    assert_eq!(florins(&table, 0), 4, "Florence counts, tracks do not");
}

#[test]
fn a_newcomer_is_rolled_for_and_may_act_at_once() {
    // §11.12
    let mut table = turn(2, json!({"families": {"0": {"provinces": ["venice_roll_member"]}}}));
    table.play(0, "use venice_roll_member").chance("die 1").chance("die 2");
    assert_eq!(table.legal(0), ["place empoli", "place pescia", "place carmignano", "place pistoia"]);
    table.play(0, "place pistoia").play(0, "city pistoia").play(0, "stay").play(0, "middleman").play(0, "take scroll 1");
    assert_eq!(scrolls(&table, 0), 1);
}

#[test]
fn a_newcomers_seven_is_free() {
    // §11.12 §7.2
    let mut table = turn(2, json!({"families": {"0": {"provinces": ["venice_roll_member"]}}}));
    table.play(0, "use venice_roll_member").chance("die 2").chance("die 5").play(0, "place florence");
    assert_eq!(standing(&table, 0, "florence"), 1);
}

#[test]
fn once_more_repeats_a_used_tile_also_of_the_same_turn() {
    // §11.13
    let family =
        json!({"standing": {"prato": 1}, "provinces": ["papal_reuse", "milan_florins", "venice_knight"], "used": ["venice_knight"]});
    let mut table = turn(2, json!({"families": {"0": family}}));
    assert!(table.is_legal(0, "reuse venice_knight"));
    table.not_offered(0, "reuse milan_florins").not_offered(0, "reuse papal_reuse");
    table.play(0, "use milan_florins").play(0, "reuse milan_florins");
    assert_eq!(florins(&table, 0), 12);
    is_used(&table, Province::Reuse);
    is_used(&table, Province::Florins);
    table.not_offered(0, "reuse venice_knight");
}

#[test]
fn once_more_needs_a_used_tile_whose_effect_is_possible() {
    // §11.13 §2.5
    let family = json!({"provinces": ["papal_reuse", "milan_scroll_for_followers"], "used": ["milan_scroll_for_followers"]});
    turn(2, json!({"families": {"0": family}})).refused(0, "reuse milan_scroll_for_followers", "2.5");
}

#[test]
fn once_more_repeats_a_price_tile_for_the_seizure_under_way() {
    // §11.13
    let family = json!({"standing": {"vicchio": 1}, "goods": {"assassin": 1}, "provinces": ["papal_reuse", "papal_no_coins"], "used": ["papal_no_coins"]});
    let mut table = turn(3, json!({"families": {"0": family}}));
    table.refused(0, "reuse papal_no_coins", "2.3");
    table.play(0, "seize venice").refused(0, "settle", "3.6");
    table.play(0, "reuse papal_no_coins").play(0, "stay");
    assert_eq!(row(&table, Track::Venice), [0]);
    is_used(&table, Province::Reuse);
}

#[test]
fn once_more_and_a_price_tile_may_serve_together() {
    // §11.13 §5.9
    let tiles = json!(["papal_reuse", "papal_no_coins", "milan_any_colours"]);
    let family = json!({"standing": {"vicchio": 1}, "goods": {"abbot": 1}, "provinces": tiles, "used": ["papal_no_coins"]});
    let mut table = turn(3, json!({"families": {"0": family}}));
    table.play(0, "seize venice").in_any_order(0, &["use milan_any_colours", "reuse papal_no_coins"]);
    table.play(0, "use milan_any_colours").play(0, "reuse papal_no_coins").play(0, "stay").play(0, "pay abbot 1");
    assert_eq!(row(&table, Track::Venice), [0]);
}

#[test]
fn double_turns_a_follower_or_scroll_into_two_alike() {
    // §11.14
    let mut table = with("papal_double", json!({"knight": 1, "scroll": 1}));
    table.play(0, "use papal_double");
    assert_eq!(table.legal(0), ["pay knight 1", "pay scroll 1"]);
    table.play(0, "pay knight 1");
    let offers = table.legal(0);
    assert_eq!(offers.len(), 7, "six pairs of followers or two scrolls");
    assert!(!offers.iter().any(|o| o.contains("scroll 1")), "not one of each");
    table.play(0, "take scroll 2");
    assert_eq!((scrolls(&table, 0), followers(&table, 0)), (3, [0, 0, 0]));
    let mut table = with("papal_double", json!({"scroll": 1}));
    table.play(0, "use papal_double").play(0, "pay scroll 1").play(0, "take assassin 1 knight 1");
    assert_eq!((scrolls(&table, 0), followers(&table, 0)), (0, [1, 1, 0]));
}

#[test]
fn patronage_turns_five_florins_into_a_follower_and_a_scroll() {
    // §11.16
    with("papal_florins_for_follower_and_scroll", json!({"florin": 4})).refused(0, "use papal_florins_for_follower_and_scroll", "2.5");
    let mut table = with("papal_florins_for_follower_and_scroll", json!({"florin": 5}));
    table.play(0, "use papal_florins_for_follower_and_scroll").play(0, "take scroll 1 knight 1");
    assert_eq!((florins(&table, 0), scrolls(&table, 0), followers(&table, 0)), (0, 1, [0, 1, 0]));
}

#[test]
fn papal_favour_is_a_follower_a_scroll_or_five_florins() {
    // §11.17
    let mut table = with("papal_choice", json!({}));
    table.play(0, "use papal_choice");
    assert_eq!(table.legal(0), ["take abbot 1", "take knight 1", "take assassin 1", "take scroll 1", "take florin 5"]);
    table.play(0, "take florin 5");
    assert_eq!(florins(&table, 0), 5);
}

#[test]
fn an_envoy_comes_anywhere_without_dice_and_may_act_at_once() {
    // §11.18
    let family = json!({"goods": {"scroll": 2, "florin": 3}, "provinces": ["papal_free_member"]});
    let mut table = turn(2, json!({"families": {"0": family}}));
    table.play(0, "use papal_free_member");
    assert_eq!(table.legal(0).len(), 32);
    table.play(0, "place florence").play(0, "office council").play(0, "stay");
    assert_eq!(row(&table, Track::Council), [0]);
}
