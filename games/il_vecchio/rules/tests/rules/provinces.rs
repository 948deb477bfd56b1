//! Chapter 5: seizing a province.

use crate::table::*;
use il_vecchio::{Cause, Event, Province, Track};
use kit::Seat;
use serde_json::{Value, json};

fn at(city: &str, goods: Value, provinces: Value) -> Table {
    turn(3, json!({"families": {"0": {"standing": {city: 1}, "goods": goods, "provinces": provinces}}}))
}

/// The rulebook's example: from Prato to Vernio for 1 florin, a knight and an abbot and 5 florins for the space, which bears a crest;
/// after the event the player chooses a tile. (The example calls the abbot a bishop.)
#[test]
fn a_member_travels_to_vernio_and_takes_milan() {
    // §5.1 §5.3 §5.5 §8.1
    let goods = json!({"florin": 6, "knight": 1, "abbot": 1, "bishop": 1});
    let families = json!({"0": {"standing": {"prato": 1}, "goods": goods}});
    let mut table = turn(3, json!({"tracks": {"milan": [1, 2]}, "families": families}));
    table.play(0, "seize milan").play(0, "walk prato");
    assert_eq!((florins(&table, 0), followers(&table, 0)), (0, [0, 0, 0]));
    assert_eq!(row(&table, Track::Milan), [1, 2, 0]);
    table.chance("crest middlemen");
    assert_eq!(crests(&table, 0), 1);
    assert!(middleman(&table, "dicomano"), "the event is carried out");
    assert_eq!(table.legal(0).len(), 6);
    table.play(0, "claim milan_florins");
    assert_eq!(table.game().family(Seat(0)).provinces.iter().collect::<Vec<_>>(), [Province::Florins]);
    assert_eq!(table.game().provinces_left(Track::Milan).len(), 5);
    assert_eq!(held(&table, 0, il_vecchio::Good::Bishop), 1, "a bishop is no follower");
}

#[test]
fn each_region_has_its_red_town() {
    // §5.1
    for (region, gate) in [("milan", "vernio"), ("venice", "vicchio"), ("papal_states", "sovicille")] {
        let goods = json!({"florin": 9, "assassin": 2, "knight": 1, "abbot": 1});
        let mut table = at(gate, goods, json!([]));
        table.play(0, &format!("seize {region}"));
        assert_eq!(table.legal(0), ["stay"]);
        table.play(0, "stay");
        assert_eq!(standing(&table, 0, gate), if region == "papal_states" { 1 } else { 0 }, "the papal price is still to be chosen");
    }
}

#[test]
fn the_member_leaves_the_map_for_the_track() {
    // §5.1
    let mut table = at("vicchio", json!({"florin": 2, "assassin": 1}), json!([]));
    table.play(0, "seize venice").play(0, "stay");
    assert_eq!((standing(&table, 0, "vicchio"), reserve(&table, 0), row(&table, Track::Venice)), (0, 11, vec![0]));
    assert_eq!(table.legal(0).len(), 6, "one of the region's tiles");
    table.not_offered(0, "claim milan_florins");
}

#[test]
fn venice_costs_an_assassin() {
    // §5.2
    at("vicchio", json!({"florin": 9, "knight": 3, "abbot": 3}), json!([])).refused(0, "seize venice", "5.2");
    let mut table = at("vicchio", json!({"florin": 2, "assassin": 2}), json!([]));
    table.play(0, "seize venice").play(0, "stay");
    assert_eq!((followers(&table, 0), florins(&table, 0)), ([1, 0, 0], 0));
}

#[test]
fn milan_costs_a_knight_and_an_abbot() {
    // §5.3
    at("vernio", json!({"florin": 9, "knight": 2, "bishop": 2}), json!([])).refused(0, "seize milan", "5.3");
    at("vernio", json!({"florin": 9, "abbot": 2}), json!([])).refused(0, "seize milan", "5.3");
    let mut table = at("vernio", json!({"florin": 3, "knight": 1, "abbot": 1}), json!([]));
    table.play(0, "seize milan").play(0, "stay");
    assert_eq!((followers(&table, 0), florins(&table, 0)), ([0, 0, 0], 0));
}

#[test]
fn the_papal_states_cost_two_of_one_colour_and_one_of_another() {
    // §5.4
    for goods in [json!({"florin": 9, "assassin": 3}), json!({"florin": 9, "assassin": 1, "knight": 1, "abbot": 1})] {
        at("sovicille", goods, json!([])).refused(0, "seize papal_states", "5.4");
    }
    let mut table = at("sovicille", json!({"florin": 4, "assassin": 2, "knight": 2}), json!([]));
    table.play(0, "seize papal_states").play(0, "stay");
    assert_eq!(table.legal(0), ["pay assassin 1 knight 2", "pay assassin 2 knight 1"]);
    table.refused(0, "pay knight 2 abbot 1", "5.4");
    table.play(0, "pay assassin 1 knight 2");
    assert_eq!((followers(&table, 0), florins(&table, 0)), ([1, 0, 0], 0));
    assert_eq!(row(&table, Track::PapalStates), [0]);
}

#[test]
fn pay_place_bonus_crest_tile_in_this_order() {
    // §5.5
    let goods = json!({"florin": 3, "assassin": 1});
    let families = json!({"0": {"standing": {"vicchio": 1}, "goods": goods, "council": ["council_province_scroll"]}});
    let mut table = turn(3, json!({"tracks": {"venice": [1, 1]}, "families": families}));
    table.play(0, "seize venice").play(0, "stay");
    let order: Vec<_> = table.events().iter().map(std::mem::discriminant).collect();
    let (seat, goods) = (Seat(0), il_vecchio::Bundle::NOTHING);
    let expected = [
        Event::Paid { seat, goods, cause: Cause::Start },
        Event::Paid { seat, goods, cause: Cause::Start },
        Event::Entered { seat, track: Track::Venice, place: 3, points: 0 },
        Event::Took { seat, goods, cause: Cause::Start },
    ];
    assert_eq!(order, expected.map(|e| std::mem::discriminant(&e)));
    assert_eq!(scrolls(&table, 0), 1, "the bonus comes before the event");
    table.chance("crest tax");
    assert_eq!(table.legal(0), ["pay scroll 1"], "so it can pay the tax");
    table.play(0, "pay scroll 1");
    assert!(table.is_legal(0, "claim venice_knight"), "and the tile comes last");
}

#[test]
fn a_full_track_is_closed_before_the_last_round() {
    // §5.6
    let goods = json!({"florin": 9, "assassin": 1, "scroll": 2});
    let families = json!({"0": {"standing": {"vicchio": 1, "florence": 1}, "goods": goods}});
    let three = json!({"tracks": {"venice": [1, 1, 1, 2, 2, 2], "council": [1, 1, 1, 2, 2, 2]}, "families": families});
    let table = turn(3, three);
    table.refused(0, "seize venice", "5.6").refused(0, "office council", "5.6");
    let two = turn(2, json!({"tracks": {"venice": [1, 1, 1, 1, 1]}, "families": families}));
    two.refused(0, "seize venice", "5.6");
    let open = turn(3, json!({"tracks": {"venice": [1, 1, 1, 1, 1]}, "families": families}));
    assert!(open.is_legal(0, "seize venice"), "with three players there are six spaces");
}

#[test]
fn any_colours_takes_the_same_number_of_any_followers() {
    // §5.7 §11.3
    let tile = json!(["milan_any_colours"]);
    let mut table = at("vernio", json!({"florin": 3, "assassin": 3}), tile.clone());
    table.play(0, "seize milan").refused(0, "settle", "5.3");
    table.play(0, "use milan_any_colours").play(0, "stay");
    assert_eq!(table.legal(0), ["pay assassin 2"]);
    table.play(0, "pay assassin 2");
    assert_eq!(followers(&table, 0), [1, 0, 0]);
    assert!(table.game().family(Seat(0)).used.contains(Province::AnyColours));
    let mut papal = at("sovicille", json!({"florin": 4, "assassin": 1, "knight": 1, "abbot": 1}), tile);
    papal.play(0, "seize papal_states").play(0, "use milan_any_colours").play(0, "stay");
    assert_eq!(papal.legal(0), ["pay assassin 1 knight 1 abbot 1"]);
}

#[test]
fn no_florins_spares_the_space_but_not_the_way() {
    // §5.8 §11.15
    let tile = json!(["papal_no_coins"]);
    let mut table = at("sesto", json!({"florin": 2, "assassin": 1}), tile.clone());
    table.play(0, "seize venice").refused(0, "settle", "3.2");
    table.play(0, "use papal_no_coins").play(0, "walk sesto");
    assert_eq!((florins(&table, 0), row(&table, Track::Venice)), (0, vec![0]));
    at("sesto", json!({"florin": 1, "assassin": 1}), tile).refused(0, "seize venice", "3.6");
}

#[test]
fn both_tiles_may_serve_one_seizure_and_each_only_one() {
    // §5.9
    let mut table = at("vernio", json!({"abbot": 2}), json!(["milan_any_colours", "papal_no_coins"]));
    table.play(0, "seize milan");
    assert_eq!(table.legal(0), ["use milan_any_colours", "use papal_no_coins"], "only both together suffice");
    assert_eq!(table.searched(0), ["use milan_any_colours"], "a search names tiles in their order");
    table.in_any_order(0, &["use milan_any_colours", "use papal_no_coins"]);
    table.play(0, "use papal_no_coins");
    assert_eq!(table.legal(0), ["use milan_any_colours"]);
    assert!(table.is_left_to_the_seat(), "no tile is turned down by itself");
    table.play(0, "use milan_any_colours").play(0, "stay").play(0, "pay abbot 2");
    assert_eq!(row(&table, Track::Milan), [0]);
    assert!(table.game().family(Seat(0)).face_up().is_empty());
}

#[test]
fn a_second_tile_may_follow_until_somebody_sets_out() {
    // §5.9: neither is needed; who names the later tile first may still name the other.
    let begin = || {
        let mut table =
            at("vernio", json!({"abbot": 2, "knight": 2, "assassin": 2, "florin": 20}), json!(["milan_any_colours", "papal_no_coins"]));
        table.play(0, "seize milan");
        table
    };
    begin().in_any_order(0, &["use milan_any_colours", "use papal_no_coins"]);
    let mut table = begin();
    table.play(0, "use papal_no_coins");
    assert_eq!(table.legal(0), ["use milan_any_colours", "stay"]);
    assert_eq!(table.searched(0), ["stay"]);
    assert!(table.is_left_to_the_seat());
}

#[test]
fn the_price_may_be_settled_without_a_tile() {
    // §5.9
    let mut table = at("vicchio", json!({"florin": 2, "assassin": 1}), json!(["papal_no_coins"]));
    table.play(0, "seize venice");
    assert_eq!(table.legal(0), ["use papal_no_coins", "settle"]);
    table.play(0, "settle").play(0, "stay");
    assert_eq!(florins(&table, 0), 0);
    assert!(!table.game().family(Seat(0)).face_up().is_empty());
}
