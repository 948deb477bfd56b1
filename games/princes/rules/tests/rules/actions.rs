//! §5, the actions.

use crate::table::*;
use kit::Seat;
use princes::{Building, Freedom};
use serde_json::json;

const FIVE_BONUSES: [&str; 5] = ["each_lake", "each_park", "each_forest", "each_jester", "each_builder"];
const FIVE_PROFESSIONS: [&str; 5] = ["poet", "painter", "jurist", "composer", "sculptor"];

#[test]
fn each_prince_has_one_turn_of_two_actions_clockwise_and_may_do_fewer() {
    // §5.1
    let mut table = auction(3, BASE, 1, json!({}));
    table.play(0, "giveup").play(1, "giveup").play(2, "giveup");
    assert_eq!(table.asked(), 0);
    table.play(0, "freedom travel").play(0, "build tower").play(0, "place 0 0 0");
    assert_eq!(table.asked(), 1, "two actions are a turn");
    table.play(1, "end");
    assert_eq!(table.asked(), 2);
    table.play(2, "freedom opinion").play(2, "end");
    assert_eq!(table.public().round, 2);
}

#[test]
fn a_freedom_and_a_profession_card_are_for_once_a_turn_the_rest_for_each_action() {
    // §5.2
    let mut table = turn(3, BASE, 1, 0, json!({}));
    table.play(0, "freedom travel").refused(0, "freedom opinion", "5.2");
    let mut table = turn(3, BASE, 1, 0, json!({}));
    table.play(0, "profession");
    draw(&mut table, &FIVE_PROFESSIONS);
    table.play(0, "keep poet").play(0, "asis").refused(0, "profession", "5.2");
    let mut table = turn(3, BASE, 1, 0, json!({}));
    table.play(0, "build tower").play(0, "place 0 0 0").play(0, "build chapel").play(0, "place 0 0 2");
    assert_eq!(table.game().prince(Seat(0)).land.owned.len(), 2);
    let mut table = turn(3, BASE, 1, 0, json!({}));
    table.play(0, "bonus");
    draw(&mut table, &FIVE_BONUSES);
    table.play(0, "keep each_lake").play(0, "asis").play(0, "bonus");
    let mut table = turn(3, BASE, 1, 0, json!({"0": {"jesters": 4, "hand": ["poet", "painter"]}}));
    table.play(0, "work poet").play(0, "prestige 0").play(0, "work painter").play(0, "prestige 0");
    assert_eq!(table.asked(), 1);
}

#[test]
fn a_turn_ends_by_itself_when_all_can_see_that_nothing_can_be_done() {
    // §5.3
    let mut table = turn(3, BASE, 1, 0, json!({"1": {"florins": 0}, "2": {"florins": 0, "hand": ["poet"]}}));
    table.play(0, "end");
    assert_eq!(table.asked(), 2, "seat 1 has no money and no card");
    assert_eq!(table.legal(2), ["end"], "that the hand of seat 2 can do nothing is nobody's business");
    assert!(kit::Game::waits_when_forced(table.game()));
}

#[test]
fn a_freedom_costs_300_must_be_in_stock_and_is_never_owned_twice() {
    // §5.4
    let princes = json!({"0": {"freedoms": ["travel"]}, "1": {"freedoms": ["opinion"]}, "2": {"freedoms": ["opinion"]}});
    let mut table = turn(3, BASE, 1, 0, princes);
    table.refused(0, "freedom travel", "5.4").refused(0, "freedom opinion", "5.4");
    table.play(0, "freedom religion");
    assert_eq!(florins(&table, 0), 3200);
    assert!(table.game().prince(Seat(0)).freedoms.contains(Freedom::Religion));
    assert_eq!(table.public().freedoms["religion"], 1);
}

#[test]
fn a_building_is_paid_for_placed_and_scores_three() {
    // §5.5
    let mut table = turn(3, BASE, 1, 0, json!({}));
    table.play(0, "build university");
    assert_eq!((florins(&table, 0), prestige(&table, 0)), (2800, 0));
    table.play(0, "place 0 0 0");
    assert_eq!(prestige(&table, 0), 3);
    assert_eq!(table.public().buildings["university"], 2);
    table.refused(0, "build university", "5.5");
    let everywhere = json!({"buildings": {"chapel": at(0, 0, 0)}});
    let table = turn(4, BASE, 1, 0, json!({"1": everywhere, "2": everywhere, "3": everywhere}));
    table.refused(0, "build chapel", "5.5");
}

#[test]
fn a_tile_may_be_turned_and_flipped_and_lies_wholly_on_the_grid() {
    // §5.6: an opera has eight pictures, a laboratory two, a lake one.
    let turns = |table: &Table| {
        let mut seen: Vec<String> = table.legal(0).iter().map(|t| t.split(' ').nth(1).unwrap_or_default().to_string()).collect();
        seen.dedup();
        seen.len()
    };
    for (building, pictures, places) in [("opera", 8, 194), ("laboratory", 2, 38), ("studio", 4, 80), ("library", 8, 149)] {
        let mut table = turn(3, BASE, 1, 0, json!({"0": {"builders": 2}}));
        table.play(0, &format!("build {building}"));
        assert_eq!((turns(&table), table.legal(0).len()), (pictures, places), "{building}");
        table.not_offered(0, "place 0 6 6");
    }
}

#[test]
fn tiles_never_overlap() {
    // §5.7
    let princes = json!({"0": {"builders": 2, "landscapes": [garden("lake", 0, 2, 2)], "buildings": {"chapel": at(0, 0, 0)}}});
    let mut table = turn(3, BASE, 1, 0, princes);
    table.play(0, "build tower");
    table.refused(0, "place 0 1 2", "5.7").refused(0, "place 0 0 0", "5.7").not_offered(0, "place 0 4 0");
    assert!(table.is_legal(0, "place 1 0 1"), "the chapel's shape leaves that corner free");
}

#[test]
fn without_two_builders_buildings_touch_by_corners_only_and_landscapes_never_matter() {
    // §5.8: the chapel covers the squares (2,2), (3,2) and (3,3); a lake lies at its right, one column away.
    let princes = json!({"0": {"buildings": {"chapel": at(0, 2, 2)}, "landscapes": [garden("lake", 0, 2, 5)]}});
    let mut table = turn(3, BASE, 1, 0, princes);
    table.play(0, "build tower");
    table.refused(0, "place 0 2 4", "5.8"); // beside (3,3)
    table.refused(0, "place 1 4 0", "5.8"); // beside the palace
    assert!(table.is_legal(0, "place 0 0 4"), "only its corner touches (3,3), and the lake does not matter");
    assert!(table.is_legal(0, "place 0 4 4"), "a corner of (3,3)");
    assert!(table.is_legal(0, "place 1 1 3"), "a corner of (2,2), and an edge of the lake");
}

#[test]
fn a_building_without_a_place_is_not_offered() {
    // §5.9: tower and chapel leave no room for a laboratory that touches nothing.
    let princes = json!({"0": {"buildings": {"chapel": at(0, 2, 4), "tower": at(0, 0, 0)}}});
    let table = turn(3, BASE, 1, 0, princes);
    table.refused(0, "build laboratory", "5.9");
    let princes = json!({"0": {"builders": 2, "buildings": {"chapel": at(0, 2, 4), "tower": at(0, 0, 0)}}});
    assert!(turn(3, BASE, 1, 0, princes).is_legal(0, "build laboratory"), "with two builders it may touch");
    assert!(!table.game().prince(Seat(0)).land.owned.contains(Building::Laboratory));
}

#[test]
fn a_profession_card_costs_300_and_is_one_of_five() {
    // §5.10
    let mut table = turn(3, BASE, 1, 0, json!({"0": {"jesters": 3}}));
    table.play(0, "profession");
    draw(&mut table, &FIVE_PROFESSIONS);
    assert_eq!(table.legal(0), ["keep jurist", "keep composer", "keep sculptor", "keep painter", "keep poet"]);
    table.play(0, "keep poet").play(0, "asis");
    assert_eq!(florins(&table, 0), 3200);
    assert_eq!((table.view(1).princes[0].hand.len(), table.view(1).princes[0].hand_size), (0, 1));
    assert!(table.is_legal(0, "work poet"), "it may be used in the same turn");
}

#[test]
fn a_bonus_card_costs_300_and_is_one_of_five() {
    // §5.11
    let mut table = turn(3, BASE, 1, 0, json!({}));
    table.play(0, "bonus");
    draw(&mut table, &FIVE_BONUSES);
    table.play(0, "keep each_park").play(0, "asis");
    assert_eq!(florins(&table, 0), 3200);
    assert_eq!(table.view(0).princes[0].bonuses.len(), 1);
    assert_eq!((table.view(1).princes[0].bonuses.len(), table.view(1).princes[0].bonus_count), (0, 1));
}

/// A table whose profession pile holds exactly these cards in this order; the rest lies before seat 2.
fn pile(under: &[&str]) -> Table {
    let others: Vec<&str> = princes::Profession::ALL.iter().map(|p| p.word()).filter(|p| !under.contains(p)).collect();
    let table = turn(3, BASE, 1, 0, json!({"2": {"table": others}}));
    table.patch(json!({"professions": {"shuffled": [], "under": under}}))
}

#[test]
fn of_fewer_than_five_all_are_looked_at_and_an_empty_pile_closes_the_action() {
    // §5.12
    let mut table = pile(&["poet", "painter"]);
    table.play(0, "profession");
    assert_eq!(table.outcomes(), ["draw poet"]);
    draw(&mut table, &["poet", "painter"]);
    assert_eq!(table.legal(0), ["keep painter", "keep poet"], "exactly one is kept");
    table.play(0, "keep painter");
    assert_eq!(table.public().piles["profession"].cards, 1, "the other went back under the pile by itself");
    let mut table = pile(&["poet"]);
    table.play(0, "profession").chance("draw poet").play(0, "keep poet").play(0, "end");
    table.refused(1, "profession", "5.12");
}

#[test]
fn the_rest_goes_under_the_pile_in_the_choosers_order() {
    // §5.13
    let five = ["poet", "painter", "jurist", "composer", "sculptor", "botanist"];
    let under = |table: &Table, seat: u8| serde_json::to_value(&table.view(seat).piles["profession"].under).unwrap();
    let mut table = pile(&five);
    table.play(0, "profession");
    draw(&mut table, &five[..5]);
    table.play(0, "keep poet").play(0, "asis");
    assert_eq!(under(&table, 0), json!([null, "painter", "jurist", "composer", "sculptor"]));
    assert_eq!(under(&table, 1), json!([null, null, null, null, null]));
    let mut table = pile(&five);
    table.play(0, "profession");
    draw(&mut table, &five[..5]);
    table.play(0, "keep poet").play(0, "under composer").not_offered(0, "asis");
    table.play(0, "under painter").play(0, "under sculptor");
    assert_eq!(under(&table, 0), json!([null, "composer", "painter", "sculptor", "jurist"]));
    table.play(0, "end").play(1, "profession");
    assert_eq!(table.outcomes(), ["draw botanist"], "no pile is reshuffled: the next is the one on top");
    draw(&mut table, &["botanist", "composer"]);
    assert_eq!(under(&table, 0), json!(["painter", "sculptor", "jurist"]));
}
