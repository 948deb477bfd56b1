//! §4, what the items do.

use crate::table::*;
use kit::Seat;
use princes::{Item, Profession};
use serde_json::json;

#[test]
fn a_landscape_is_placed_at_once_and_may_touch_anything() {
    // §4.1: the chapel stands at the top left, the palace at the bottom left.
    let princes = json!({"0": {"buildings": {"chapel": at(0, 0, 0)}}});
    let mut table = auction(3, BASE, 2, princes);
    table.play(0, "open forest").play(1, "pass").play(2, "pass");
    assert_eq!(table.asked(), 0);
    assert!(table.is_legal(0, "place 0 3 0"), "beside the palace");
    assert!(table.is_legal(0, "place 1 0 2"), "beside the chapel, turned");
    table.refused(0, "place 0 0 0", "5.7");
    table.play(0, "place 0 3 0");
    assert_eq!(table.game().left(Item::Forest), 5);
    assert_eq!(table.game().prince(Seat(0)).land.free_squares(), 43 - 3 - 6);
}

#[test]
fn the_second_and_third_landscape_of_a_kind_score_three_and_another_kind_nothing() {
    // §4.2: one who has a lake and takes a forest scores nothing; a second lake scores 3, a third again.
    let lakes = |n: u8| -> Vec<_> { (0..n).map(|i| garden("lake", 0, 0, 2 * i)).collect() };
    for (owned, item, points) in [(0, "lake", 0), (1, "forest", 0), (1, "park", 0), (1, "lake", 3), (2, "lake", 3)] {
        let mut table = auction(3, BASE, 4, json!({"0": {"landscapes": lakes(owned)}}));
        table.play(0, &format!("open {item}")).play(1, "pass").play(2, "pass").play(0, "place 0 2 3");
        assert_eq!(prestige(&table, 0), points, "{owned} lakes, then a {item}");
    }
}

#[test]
fn each_jester_adds_two_to_a_work() {
    // §4.3
    for (jesters, value) in [(0, 1), (1, 3), (3, 7)] {
        let table = turn(3, BASE, 1, 0, json!({"0": {"jesters": jesters, "hand": ["poet"]}}));
        assert_eq!(table.view(0).princes[0].values["poet"], value);
    }
}

#[test]
fn builders_make_buildings_cheaper() {
    // §4.4
    for (builders, cost) in [(0, 700), (1, 300), (2, 300), (3, 0)] {
        let mut table = turn(3, BASE, 1, 0, json!({"0": {"builders": builders}}));
        table.play(0, "build tower").play(0, "place 0 0 0");
        assert_eq!(florins(&table, 0), 3500 - cost, "{builders} builders");
    }
}

#[test]
fn two_builders_let_buildings_touch() {
    // §4.5
    for (builders, may) in [(0, false), (1, false), (2, true), (3, true)] {
        let princes = json!({"0": {"builders": builders, "buildings": {"chapel": at(0, 0, 0)}}});
        let mut table = turn(3, BASE, 1, 0, princes);
        table.play(0, "build tower");
        assert_eq!(table.is_legal(0, "place 0 0 2"), may, "beside the chapel with {builders} builders");
        assert_eq!(table.is_legal(0, "place 1 4 0"), may, "beside the palace with {builders} builders");
    }
}

#[test]
fn the_second_and_third_builder_score_three() {
    // §4.6
    for (owned, points) in [(0, 0), (1, 3), (2, 3)] {
        let mut table = auction(3, BASE, 2, json!({"0": {"builders": owned}}));
        table.play(0, "open builder").play(1, "pass").play(2, "pass");
        assert_eq!(prestige(&table, 0), points, "builder {}", owned + 1);
    }
}

#[test]
fn a_prestige_card_is_one_of_five_and_only_its_owner_sees_it() {
    // §4.7
    let mut table = auction(3, BASE, 1, json!({}));
    table.play(0, "open prestige_card").play(1, "pass").play(2, "pass");
    draw(&mut table, &["most_lakes", "most_parks", "most_works", "three_freedoms", "most_jesters"]);
    assert_eq!(table.legal(0).len(), 5);
    table.play(0, "keep three_freedoms").play(0, "asis");
    assert_eq!(table.view(0).princes[0].cards.len(), 1);
    assert_eq!((table.view(1).princes[0].cards.len(), table.view(1).princes[0].card_count), (0, 1));
    assert_eq!(table.game().left(Item::PrestigeCard), 13);
}

/// Seat 1 has the poet and the painter on the table, seat 0 the jurist; seat 2 holds the composer.
fn people() -> serde_json::Value {
    json!({"0": {"table": ["jurist"]}, "1": {"table": ["poet", "painter"]}, "2": {"hand": ["composer"]}})
}

#[test]
fn a_recruiting_card_is_used_when_bought_or_kept() {
    // §4.8
    let mut table = auction(3, BASE, 3, people());
    table.play(0, "open recruiting_card").play(1, "pass").play(2, "pass");
    assert_eq!(table.legal(0), ["recruit painter", "recruit poet", "later"]);
    table.play(0, "later");
    assert_eq!(table.view(1).princes[0].recruiting_in_hand, 1);
    let mut first = auction(3, BASE, 1, json!({}));
    first.play(0, "open recruiting_card").play(1, "pass").play(2, "pass");
    assert_eq!(first.asked(), 1, "nobody has a card face up: it can only be kept");
}

#[test]
fn recruiting_takes_an_open_card_of_another_and_leaves_the_recruiting_card() {
    // §4.9
    let mut table = auction(3, BASE, 3, people());
    table.play(0, "open recruiting_card").play(1, "pass").play(2, "pass");
    table.not_offered(0, "recruit jurist").not_offered(0, "recruit composer");
    table.play(0, "recruit poet");
    let game = table.game();
    assert!(game.prince(Seat(0)).hand.contains(Profession::Poet));
    assert!(!game.prince(Seat(1)).table.contains(Profession::Poet));
    assert_eq!((game.prince(Seat(1)).left, game.prince(Seat(0)).recruiters), (1, 0));
    assert_eq!(table.view(2).princes[0].hand, [Profession::Poet], "everybody saw who has it now");
}

#[test]
fn recruiting_in_ones_turn_is_no_action_and_may_be_repeated() {
    // §4.10
    let mut princes = people();
    princes["2"]["recruiting_in_hand"] = json!(2);
    let mut table = turn(3, BASE, 3, 2, princes);
    table.play(2, "recruit poet").play(2, "recruit jurist");
    table.play(2, "bonus");
    draw(&mut table, &["each_lake", "each_park", "each_forest", "each_jester", "each_builder"]);
    table.play(2, "keep each_lake").play(2, "asis");
    table.play(2, "freedom travel");
    assert_ne!(table.turn(), kit::Turn::Ask(kit::Seats::one(Seat(2))), "two actions are done and no recruiting card is left");
    // Never in another's turn.
    let mut princes = people();
    princes["2"]["recruiting_in_hand"] = json!(1);
    turn(3, BASE, 3, 0, princes).not_offered(2, "recruit poet");
    // After the last action the turn stays open as long as a recruiting card can be used.
    let mut princes = people();
    princes["2"]["recruiting_in_hand"] = json!(1);
    let mut table = turn(3, BASE, 3, 2, princes);
    table.play(2, "freedom travel").play(2, "build chapel").play(2, "place 0 0 0");
    assert_eq!(table.legal(2), ["recruit jurist", "recruit painter", "recruit poet", "end"]);
}

#[test]
fn a_used_recruiting_card_counts_for_its_victim_as_card_and_work() {
    // §4.11
    let mut princes = people();
    princes["0"]["recruiting_in_hand"] = json!(1);
    princes["1"]["hand"] = json!(["sculptor"]);
    let mut table = turn(3, BASE, 3, 0, princes);
    let before = table.view(1).princes[1].values["sculptor"];
    table.play(0, "recruit poet");
    assert_eq!(table.view(1).princes[1].values["sculptor"], before, "it still counts as a card");
    assert_eq!(table.game().prince(Seat(1)).works(), 2, "and as a work");
    assert_eq!(table.game().prince(Seat(0)).people(), 2, "nobody's number of cards changes");
    table.not_offered(1, "recruit jurist");
}

#[test]
fn a_recruited_card_may_be_won_back_once_it_has_worked_again() {
    // §4.12
    let princes = json!({
        "0": {"recruiting_in_hand": 1, "jesters": 4}, "1": {"table": ["poet"], "recruiting_in_hand": 1},
    });
    let mut table = turn(3, BASE, 1, 0, princes);
    table.play(0, "recruit poet").play(0, "work poet").play(0, "prestige 0").play(0, "end");
    table.play(1, "recruit poet");
    assert!(table.game().prince(Seat(1)).hand.contains(Profession::Poet));
    assert_eq!((table.game().prince(Seat(0)).left, table.game().prince(Seat(1)).left), (1, 1));
    assert_eq!(table.public().princes[1].hand, [Profession::Poet]);
}
