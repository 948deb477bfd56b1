//! Chapters 2 and 3: the turn and travel.

use crate::table::*;
use il_vecchio::{Good, Province, Tile, Track};
use kit::Seat;
use serde_json::json;

#[test]
fn one_action_then_the_next_player_clockwise() {
    // §2.1
    let mut table = turn(3, json!({"families": {"0": {"standing": {"prato": 1}}}}));
    table.refused(0, "end", "2.1");
    table.play(0, "recover");
    assert_eq!(table.asked(), 1);
    table.play(1, "recover");
    assert_eq!(table.asked(), 2);
}

#[test]
fn recovery_is_always_possible() {
    // §2.1
    let mut table = turn(2, json!({"families": {"0": {"lying": {"prato": 12}}}}));
    assert_eq!(table.legal(0), ["recover"], "no member stands, none is in reserve, and nothing is owned");
    table.play(0, "recover");
    assert_eq!(standing(&table, 0, "prato"), 12);
}

#[test]
fn a_second_action_is_not_to_be_had() {
    // §2.1
    let mut table = turn(2, json!({"families": {"0": {"standing": {"prato": 2}, "provinces": ["milan_florins"]}}}));
    table.play(0, "recover").not_offered(0, "recover").not_offered(0, "reinforce");
    assert_eq!(table.legal(0), ["use milan_florins", "end"]);
}

#[test]
fn a_council_tile_is_turned_up_at_the_start_of_the_turn_with_its_bonus() {
    // §2.2
    let mut table = start_of_turn(2, json!({"families": {"0": {"standing": {"pistoia": 1}, "face_down": "council_florins"}}}));
    assert!(!table.view(1).families[0].council.contains(&Tile::Treasurer));
    table.play(0, "reveal council_florins");
    assert_eq!(florins(&table, 0), 4);
    assert!(table.view(1).families[0].council.contains(&Tile::Treasurer));
    table.play(0, "city pistoia").play(0, "stay").play(0, "middleman").play(0, "take florin 5");
    assert_eq!(florins(&table, 0), 13, "and it improves the action");
}

#[test]
fn any_number_of_province_tiles_before_and_after_the_action() {
    // §2.3
    let tiles = json!(["milan_florins", "venice_scroll", "venice_knight", "venice_abbot"]);
    let mut table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "provinces": tiles}}}));
    table.play(0, "use milan_florins").play(0, "use venice_scroll").play(0, "recover");
    table.play(0, "use venice_knight").play(0, "use venice_abbot");
    assert_eq!((florins(&table, 0), scrolls(&table, 0), followers(&table, 0)), (7, 1, [0, 1, 1]));
    assert_eq!(table.asked(), 1, "with no tile left to use the turn ends by itself");
}

#[test]
fn province_tiles_are_not_used_within_an_action() {
    // §2.3
    let mut table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "provinces": ["milan_florins"], "goods": {"bishop": 1}}}}));
    table.play(0, "city prato").not_offered(0, "use milan_florins");
    table.play(0, "stay").not_offered(0, "use milan_florins");
    table.play(0, "bishop");
    assert!(table.is_legal(0, "use milan_florins"));
}

#[test]
fn a_price_changing_tile_waits_for_a_seizure() {
    // §2.3
    let tiles = json!(["milan_any_colours", "papal_no_coins"]);
    let table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "provinces": tiles}}}));
    table.refused(0, "use milan_any_colours", "2.3").refused(0, "use papal_no_coins", "2.3");
}

#[test]
fn a_used_tile_is_of_no_more_use() {
    // §2.4
    let mut table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "provinces": ["milan_florins"]}}}));
    table.play(0, "use milan_florins").not_offered(0, "use milan_florins");
    let family = table.game().family(Seat(0));
    assert!(family.used.contains(Province::Florins) && family.face_up().is_empty());
    assert_eq!(table.public().families[0].used, [Province::Florins]);
}

#[test]
fn a_tile_is_used_only_if_its_effect_is_possible_in_full() {
    // §2.5
    let tiles = json!([
        "milan_scroll_for_followers",
        "milan_follower_for_scrolls",
        "venice_florin_per_member",
        "venice_roll_member",
        "papal_double",
        "papal_florins_for_follower_and_scroll",
        "papal_free_member"
    ]);
    let poor = json!({"provinces": tiles, "goods": {"florin": 4}});
    let table =
        turn(2, json!({"tracks": {"venice": [0, 0, 0, 0], "milan": [0, 0, 0, 0], "council": [0, 0, 0, 0]}, "families": {"0": poor}}));
    assert_eq!(reserve(&table, 0), 0);
    for tile in tiles.as_array().unwrap() {
        table.refused(0, &format!("use {}", tile.as_str().unwrap()), "2.5");
    }
}

#[test]
fn a_tile_may_be_used_in_the_turn_it_is_won() {
    // §2.6
    let mut table = turn(3, json!({"families": {"0": {"standing": {"vicchio": 1}, "goods": {"florin": 2, "assassin": 1}}}}));
    table.play(0, "seize venice").play(0, "stay").play(0, "claim venice_scroll").play(0, "use venice_scroll");
    assert_eq!(scrolls(&table, 0), 1);
}

#[test]
fn only_the_acting_member_travels() {
    // §3.1
    let mut table = turn(2, json!({"families": {"0": {"standing": {"carmignano": 2, "colle": 1}, "goods": {"florin": 1}}}}));
    table.play(0, "city pistoia").play(0, "walk carmignano").play(0, "middleman").play(0, "take scroll 1");
    assert_eq!((standing(&table, 0, "carmignano"), standing(&table, 0, "colle"), lying(&table, 0, "pistoia")), (1, 1, 1));
}

/// The rulebook's example: from Sesto to Vicchio it is 2 florins or 1 cart.
#[test]
fn sesto_to_vicchio_costs_two_florins_or_a_cart() {
    // §3.2 §3.3
    let start = |cart: u8| {
        let goods = json!({"florin": 4, "assassin": 1, "cart": cart});
        turn(3, json!({"families": {"0": {"standing": {"sesto": 1}, "goods": goods}}}))
    };
    let mut walking = start(0);
    walking.play(0, "seize venice").refused(0, "cart sesto", "3.3");
    walking.play(0, "walk sesto");
    assert_eq!(florins(&walking, 0), 0, "2 for the way and 2 for the space");
    let mut riding = start(1);
    riding.play(0, "seize venice").play(0, "cart sesto");
    assert_eq!((florins(&riding, 0), held(&riding, 0, Good::Cart)), (2, 0));
    assert_eq!(row(&riding, Track::Venice), [0]);
}

#[test]
fn the_shortest_way_is_found() {
    // §3.2
    let table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}}}}));
    let edition = kit::Game::edition(table.game());
    let far = |a: &str, b: &str| edition.map.distance(edition.city(a).unwrap(), edition.city(b).unwrap());
    assert_eq!((far("sesto", "vicchio"), far("carmignano", "pistoia"), far("prato", "vernio")), (2, 1, 1));
    assert_eq!(far("prato", "florence"), 2, "over Carmignano");
    assert_eq!(far("prato", "prato"), 0);
    let longest = edition.map.distance.iter().flatten().max();
    assert_eq!(longest, Some(&7));
}

#[test]
fn a_way_longer_than_the_purse_is_refused() {
    // §3.2
    let mut table = turn(2, json!({"families": {"0": {"standing": {"colle": 1, "carmignano": 1}, "goods": {"florin": 1}}}}));
    table.refused(0, "city reggello", "3.2");
    table.play(0, "city pistoia").refused(0, "walk colle", "3.2");
    assert_eq!(table.legal(0), ["walk carmignano"]);
}

#[test]
fn a_cart_goes_to_any_city_with_florence() {
    // §3.3
    let mut table = turn(2, json!({"families": {"0": {"standing": {"peccioli": 1}, "goods": {"cart": 1, "scroll": 2, "florin": 3}}}}));
    table.play(0, "office council").play(0, "cart peccioli");
    assert_eq!(row(&table, Track::Council), [0]);
    assert_eq!(florins(&table, 0), 0, "only the additional cost");
}

#[test]
fn who_is_there_already_pays_nothing() {
    // §3.4
    let mut table = turn(2, json!({"families": {"0": {"standing": {"pistoia": 1}, "goods": {"cart": 1, "florin": 3}}}}));
    table.play(0, "city pistoia").play(0, "stay");
    assert_eq!((florins(&table, 0), held(&table, 0, Good::Cart)), (3, 1));
}

#[test]
fn a_lying_member_neither_travels_nor_acts() {
    // §3.5
    let rich = json!({"florin": 20, "cart": 2, "scroll": 2, "assassin": 1, "knight": 1, "abbot": 1, "bishop": 1});
    let table = turn(2, json!({"families": {"0": {"lying": {"pistoia": 1, "vicchio": 1, "florence": 1}, "goods": rich}}}));
    table.refused(0, "city pistoia", "3.5").refused(0, "seize venice", "3.5").refused(0, "office council", "3.5");
    let mut table = turn(2, json!({"families": {"0": {"standing": {"colle": 1}, "lying": {"pistoia": 1}, "goods": {"florin": 9}}}}));
    table.play(0, "city pistoia").not_offered(0, "stay");
    assert_eq!(table.legal(0), ["walk colle"]);
}

#[test]
fn way_and_price_must_be_payable_together() {
    // §3.6
    let goods = |florins: u8| json!({"florin": florins, "assassin": 1});
    let at_sesto = |florins: u8| turn(3, json!({"families": {"0": {"standing": {"sesto": 1}, "goods": goods(florins)}}}));
    at_sesto(3).refused(0, "seize venice", "3.2");
    assert!(at_sesto(4).is_legal(0, "seize venice"));
    let at_gate = turn(3, json!({"families": {"0": {"standing": {"vicchio": 1}, "goods": goods(1)}}}));
    at_gate.refused(0, "seize venice", "3.6");
}

#[test]
fn nothing_the_action_brings_pays_for_it() {
    // §3.6
    let council = json!(["council_florins"]);
    let table = turn(2, json!({"families": {"0": {"standing": {"colle": 1}, "council": council}}}));
    table.refused(0, "city pistoia", "3.2");
}
