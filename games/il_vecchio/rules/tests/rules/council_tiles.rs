//! Chapter 12: each council tile, improving its action and turned up.

use crate::table::*;
use il_vecchio::{Good, Track};
use serde_json::{Value, json};

/// Seat 0 has this tile open, and a member in this city.
fn open(tile: &str, city: &str, goods: Value) -> Table {
    turn(3, json!({"families": {"0": {"standing": {city: 1}, "goods": goods, "council": [tile]}}}))
}

/// The same after the action of that city, up to the choice of goods.
fn acted(tile: &str, city: &str, goods: Value) -> Table {
    let mut table = open(tile, city, goods);
    table.play(0, &format!("city {city}")).play(0, "stay").play(0, "middleman");
    table
}

/// Seat 0 turns this tile up at the start of its turn.
fn turned_up(tile: &str) -> Table {
    let mut table = start_of_turn(3, json!({"families": {"0": {"standing": {"prato": 1}, "face_down": tile}}}));
    table.play(0, &format!("reveal {tile}"));
    table
}

#[test]
fn the_scribe_sells_one_more_scroll_for_a_florin() {
    // §12.1
    let mut table = acted("council_scroll", "pistoia", json!({"florin": 3}));
    table.play(0, "take scroll 1");
    assert_eq!(table.legal(0), ["pay florin 1", "skip"]);
    table.play(0, "pay florin 1");
    assert_eq!((scrolls(&table, 0), florins(&table, 0), table.asked()), (2, 2, 1), "once an action");
    let mut table = acted("council_scroll", "pistoia", json!({"florin": 3}));
    table.play(0, "take scroll 1").play(0, "skip");
    assert_eq!((scrolls(&table, 0), florins(&table, 0)), (1, 3));
    let mut poor = acted("council_scroll", "pistoia", json!({}));
    poor.play(0, "take scroll 1");
    assert_eq!(poor.asked(), 1, "without a florin nothing is offered");
    let mut other = acted("council_scroll", "pistoia", json!({"florin": 3}));
    other.play(0, "take florin 5");
    assert_eq!(other.asked(), 1, "only a scroll is answered");
    assert_eq!(scrolls(&turned_up("council_scroll"), 0), 1, "turned up it costs nothing");
}

#[test]
fn the_treasurer_adds_four_florins_in_brown_towns() {
    // §12.2
    let mut table = acted("council_florins", "pistoia", json!({}));
    table.play(0, "take florin 5");
    assert_eq!(florins(&table, 0), 9);
    let mut green = open("council_florins", "carmignano", json!({}));
    green.play(0, "city carmignano").play(0, "stay").play(0, "lie carmignano");
    assert_eq!(florins(&green, 0), 3, "not in green ones");
    assert_eq!(florins(&turned_up("council_florins"), 0), 4);
}

#[test]
fn the_paymaster_gives_two_florins_for_any_follower() {
    // §12.3
    for city in ["reggello", "mensano", "greve"] {
        assert_eq!(florins(&acted("council_follower_florins", city, json!({})), 0), 2, "{city}");
    }
    assert_eq!(florins(&turned_up("council_follower_florins"), 0), 2);
}

#[test]
fn prior_marshal_and_spymaster_add_their_follower() {
    // §12.4 §12.5 §12.6
    let cases = [
        ("council_abbot", "greve", [0, 0, 2], [0, 0, 1]),
        ("council_knight", "mensano", [0, 2, 0], [0, 1, 0]),
        ("council_assassin", "reggello", [2, 0, 0], [1, 0, 0]),
    ];
    for (tile, city, improved, revealed) in cases {
        assert_eq!(followers(&acted(tile, city, json!({})), 0), improved, "{tile}");
        assert_eq!(followers(&turned_up(tile), 0), revealed, "{tile}");
    }
    assert_eq!(followers(&acted("council_abbot", "mensano", json!({})), 0), [0, 1, 0], "another colour is not answered");
}

#[test]
fn carter_and_chaplain_answer_carts_and_bishops() {
    // §12.7 §12.8
    let goods = |table: &Table| (held(table, 0, Good::Bishop), held(table, 0, Good::Cart), florins(table, 0));
    let mut table = acted("council_carts", "fiesole", json!({}));
    table.play(0, "take cart 2");
    assert_eq!(goods(&table), (1, 2, 2));
    let mut table = acted("council_carts", "fiesole", json!({}));
    table.play(0, "take bishop 2");
    assert_eq!(goods(&table), (2, 0, 0), "bishops are not answered by the carter");
    let mut table = acted("council_bishops", "fiesole", json!({}));
    table.play(0, "take bishop 2");
    assert_eq!(goods(&table), (2, 1, 2));
    assert_eq!(goods(&turned_up("council_carts")), (1, 0, 2));
    assert_eq!(goods(&turned_up("council_bishops")), (0, 1, 2));
}

#[test]
fn a_bonus_brings_no_further_bonus() {
    // §4.9
    let family = json!({"standing": {"fiesole": 1}, "council": ["council_carts", "council_bishops"]});
    let mut table = turn(2, json!({"families": {"0": family}}));
    table.play(0, "city fiesole").play(0, "stay").play(0, "middleman").play(0, "take cart 2");
    assert_eq!((held(&table, 0, Good::Bishop), held(&table, 0, Good::Cart), florins(&table, 0)), (1, 2, 2));
}

#[test]
fn the_physician_may_roll_for_a_member_after_recovery() {
    // §12.9
    let mut table = open("council_recover", "prato", json!({}));
    table.play(0, "recover");
    assert_eq!((florins(&table, 0), table.legal(0)), (1, vec!["roll".to_string(), "skip".to_string()]));
    table.play(0, "roll").chance("die 2").chance("die 2").play(0, "place empoli");
    assert_eq!(standing(&table, 0, "empoli"), 1);
    let mut table = open("council_recover", "prato", json!({}));
    table.play(0, "recover").play(0, "skip");
    assert_eq!((reserve(&table, 0), table.asked()), (11, 1));
    let mut revealed = turned_up("council_recover");
    assert_eq!(revealed.legal(0), ["roll", "skip"], "turned up it is voluntary too");
    revealed.play(0, "roll").chance("die 2").chance("die 2").play(0, "place empoli");
    assert!(revealed.is_legal(0, "recover"));
}

#[test]
fn the_patron_sends_a_follower_for_an_office() {
    // §12.10
    for track in ["council", "nobility"] {
        let mut table = open("council_office_follower", "florence", json!({"scroll": 2, "florin": 3}));
        table.play(0, &format!("office {track}")).play(0, "stay").play(0, "take abbot 1");
        assert_eq!(followers(&table, 0), [0, 0, 1]);
        assert_eq!(table.outcomes().len(), if track == "council" { 11 } else { 12 }, "then the tiles are drawn");
    }
    let mut revealed = turned_up("council_office_follower");
    revealed.play(0, "take assassin 1");
    assert_eq!(followers(&revealed, 0), [1, 0, 0]);
    let mut seized = open("council_office_follower", "vicchio", json!({"assassin": 1, "florin": 2}));
    seized.play(0, "seize venice").play(0, "stay");
    assert_eq!(seized.legal(0).len(), 6, "a province is not answered");
}

#[test]
fn the_chronicler_gives_a_scroll_for_a_province() {
    // §12.11
    let mut table = open("council_province_scroll", "vicchio", json!({"assassin": 1, "florin": 2}));
    table.play(0, "seize venice").play(0, "stay");
    assert_eq!(scrolls(&table, 0), 1);
    assert_eq!(scrolls(&turned_up("council_province_scroll"), 0), 1);
}

#[test]
fn the_captain_places_two_members_after_one_roll() {
    // §12.12
    let mut table = open("council_reinforce", "prato", json!({}));
    table.play(0, "reinforce").chance("die 2").chance("die 2").play(0, "place castel_fiorentino").play(0, "place empoli");
    assert_eq!((standing(&table, 0, "castel_fiorentino"), standing(&table, 0, "empoli"), table.asked()), (1, 1, 1));
    let mut apart = open("council_reinforce", "prato", json!({}));
    apart.play(0, "reinforce").chance("die 2").chance("die 2").in_any_order(0, &["place castel_fiorentino", "place empoli"]);
    apart.play(0, "place empoli");
    assert!(apart.is_left_to_the_seat(), "the second member is placed by the player too");
    let mut together = open("council_reinforce", "prato", json!({}));
    together.play(0, "reinforce").chance("die 2").chance("die 2").play(0, "place empoli").play(0, "place empoli");
    assert_eq!(standing(&together, 0, "empoli"), 2);
    let mut seven = open("council_reinforce", "prato", json!({}));
    seven.play(0, "reinforce").chance("die 6").chance("die 1").play(0, "place florence").play(0, "place stia");
    assert_eq!((standing(&seven, 0, "florence"), standing(&seven, 0, "stia")), (1, 1));
}

#[test]
fn the_captain_places_one_if_one_is_left() {
    // §12.12
    let mut table = turn(2, json!({"families": {"0": {"standing": {"prato": 11}, "council": ["council_reinforce"]}}}));
    table.play(0, "reinforce").chance("die 2").chance("die 2").play(0, "place empoli");
    assert_eq!((reserve(&table, 0), table.asked()), (0, 1));
}

#[test]
fn the_captain_turned_up_rolls_for_one_member() {
    // §12.12
    let mut table = turned_up("council_reinforce");
    table.chance("die 2").chance("die 2").play(0, "place empoli");
    assert_eq!(reserve(&table, 0), 10);
    assert!(table.is_legal(0, "recover"), "one member only");
}

#[test]
fn gains_come_by_themselves() {
    // §12.13
    let table = acted("council_knight", "mensano", json!({}));
    assert_eq!(table.asked(), 1, "nothing is asked");
    let table = turned_up("council_carts");
    assert!(table.is_legal(0, "recover"));
    assert_eq!(row(&table, Track::Council), Vec::<u8>::new());
}
