//! Chapter 4: the city action.

use crate::table::*;
use il_vecchio::Good;
use serde_json::{Value, json};

/// Seat 0 stands in a city, with these goods.
fn at(city: &str, goods: Value) -> Table {
    turn(2, json!({"families": {"0": {"standing": {city: 1}, "goods": goods}}}))
}

/// The rulebook's example: from Carmignano to Pistoia for 1 florin; the middleman goes to Dicomano, the member lies down, and the
/// player takes 5 florins.
#[test]
fn a_member_travels_to_pistoia_and_takes_five_florins() {
    // §4.1 §4.4 §3.2
    let mut table = at("carmignano", json!({"florin": 1}));
    table.play(0, "city pistoia").play(0, "walk carmignano");
    assert_eq!(florins(&table, 0), 0);
    table.play(0, "middleman").play(0, "take florin 5");
    assert!(middleman(&table, "dicomano") && !middleman(&table, "pistoia"));
    assert_eq!((standing(&table, 0, "pistoia"), lying(&table, 0, "pistoia")), (0, 1));
    assert_eq!(florins(&table, 0), 5);
}

#[test]
fn a_middleman_goes_round_his_ring() {
    // §4.1
    let mut place = "pistoia";
    for next in ["dicomano", "figline", "colle", "san_miniato", "pistoia"] {
        let mut table = turn(2, json!({"middlemen": {"brown": place}, "families": {"0": {"standing": {place: 1}}}}));
        table.play(0, &format!("city {place}")).play(0, "stay").play(0, "middleman");
        assert!(middleman(&table, next), "from {place} to {next}");
        place = next;
    }
}

#[test]
fn a_bishop_spares_middleman_and_member() {
    // §4.2
    let mut table = at("colle", json!({"bishop": 1}));
    table.play(0, "city colle").play(0, "stay").refused(0, "middleman", "4.3");
    table.play(0, "bishop").play(0, "take scroll 1");
    assert!(middleman(&table, "pistoia"), "nobody moved");
    assert_eq!((standing(&table, 0, "colle"), lying(&table, 0, "colle")), (1, 0));
    assert_eq!((held(&table, 0, Good::Bishop), scrolls(&table, 0)), (0, 1));
}

#[test]
fn a_bishop_may_be_paid_although_the_middleman_is_there() {
    // §4.2
    let mut table = at("pistoia", json!({"bishop": 1}));
    table.play(0, "city pistoia").play(0, "stay");
    assert_eq!(table.legal(0), ["middleman", "bishop"]);
    table.play(0, "bishop").play(0, "take florin 5");
    assert!(middleman(&table, "pistoia"));
    assert_eq!(standing(&table, 0, "pistoia"), 1);
}

#[test]
fn without_middleman_and_bishop_a_symbol_town_is_closed() {
    // §4.3
    at("colle", json!({"florin": 9, "cart": 1})).refused(0, "city colle", "4.3").refused(0, "city empoli", "4.3");
}

#[test]
fn brown_towns_give_five_florins_or_a_scroll() {
    // §4.4
    let mut table = at("pistoia", json!({}));
    table.play(0, "city pistoia").play(0, "stay").play(0, "middleman");
    assert_eq!(table.legal(0), ["take scroll 1", "take florin 5"]);
    table.play(0, "take scroll 1");
    assert_eq!((florins(&table, 0), scrolls(&table, 0)), (0, 1));
}

#[test]
fn black_grey_and_white_towns_give_their_follower() {
    // §4.5
    for (city, expected) in [("reggello", [1, 0, 0]), ("mensano", [0, 1, 0]), ("greve", [0, 0, 1])] {
        let mut table = at(city, json!({}));
        table.play(0, &format!("city {city}")).play(0, "stay").play(0, "middleman");
        assert_eq!(followers(&table, 0), expected, "{city}");
        assert_eq!(table.asked(), 1);
    }
}

#[test]
fn purple_towns_give_two_bishops_or_two_carts() {
    // §4.6
    for (answer, bishops, carts) in [("take bishop 2", 2, 0), ("take cart 2", 0, 2)] {
        let mut table = at("fiesole", json!({}));
        table.play(0, "city fiesole").play(0, "stay").play(0, "middleman").play(0, answer);
        assert_eq!((held(&table, 0, Good::Bishop), held(&table, 0, Good::Cart)), (bishops, carts));
    }
}

#[test]
fn green_towns_give_three_florins_and_the_member_lies_down_or_a_bishop_is_paid() {
    // §4.7
    for city in ["carmignano", "ponte_a_sieve", "poggibonsi"] {
        let mut table = at(city, json!({"bishop": 1}));
        table.play(0, &format!("city {city}")).play(0, "stay");
        let lie = format!("lie {city}");
        assert_eq!(table.legal(0), ["bishop", &lie]);
        table.play(0, &lie);
        assert_eq!((florins(&table, 0), lying(&table, 0, city), held(&table, 0, Good::Bishop)), (3, 1, 1));
        let mut table = at(city, json!({"bishop": 1}));
        table.play(0, &format!("city {city}")).play(0, "stay").play(0, "bishop");
        assert_eq!((florins(&table, 0), standing(&table, 0, city), held(&table, 0, Good::Bishop)), (3, 1, 0));
    }
}

#[test]
fn red_towns_and_florence_have_no_city_action() {
    // §4.8
    for city in ["vernio", "vicchio", "sovicille", "florence"] {
        at(city, json!({"bishop": 1, "florin": 9, "cart": 1})).not_offered(0, &format!("city {city}"));
    }
}

#[test]
fn two_council_tiles_may_answer_one_action() {
    // §4.9
    let council = json!(["council_follower_florins", "council_assassin"]);
    let mut table = turn(2, json!({"families": {"0": {"standing": {"reggello": 1}, "council": council}}}));
    table.play(0, "city reggello").play(0, "stay").play(0, "middleman");
    assert_eq!((followers(&table, 0), florins(&table, 0)), ([2, 0, 0], 2));
}

#[test]
fn goods_from_tiles_bring_no_council_bonus() {
    // §4.9
    let council = json!(["council_follower_florins", "council_assassin", "council_scroll", "council_florins"]);
    let provinces = json!(["venice_assassin", "venice_scroll", "milan_florins"]);
    let mut table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "council": council, "provinces": provinces}}}));
    table.play(0, "use venice_assassin").play(0, "use venice_scroll").play(0, "use milan_florins");
    assert_eq!((followers(&table, 0), scrolls(&table, 0), florins(&table, 0)), ([1, 0, 0], 1, 6));
}
