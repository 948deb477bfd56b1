//! §1, the set-up.

use crate::table::*;
use kit::{Seat, Turn};
use princes::{Item, Landscape, Princes};
use serde_json::json;
use testkit::Scenario;

const HANDS: [&str; 12] = [
    "poet",
    "painter",
    "jurist",
    "composer",
    "sculptor",
    "botanist",
    "alchemist",
    "astronomer",
    "theologian",
    "goldsmith",
    "physician",
    "dramatist",
];

/// Three princes with four cards each, seat 1 first.
fn dealt() -> Table {
    let mut table = Scenario::<Princes>::new(3);
    draw(&mut table, &HANDS);
    table.chance("first 1");
    table
}

#[test]
fn two_princes_begin_with_2500_florins_and_more_with_3500() {
    // §1.1
    for (seats, start) in [(2, 2500), (3, 3500), (4, 3500), (5, 3500)] {
        let table = Scenario::<Princes>::new(seats);
        for seat in 0..seats {
            assert_eq!((florins(&table, seat), prestige(&table, seat)), (start, 0));
        }
    }
    assert!(kit::Setup::of::<Princes>(1).is_err());
    assert!(kit::Setup::of::<Princes>(6).is_err());
}

#[test]
fn four_professions_are_dealt_and_one_returned_in_any_order_of_answering() {
    // §1.2
    let mut table = dealt();
    assert_eq!(table.turn(), Turn::Ask([Seat(0), Seat(1), Seat(2)].into_iter().collect()));
    assert_eq!(table.legal(0), ["return jurist", "return composer", "return painter", "return poet"]);
    table.play(2, "return theologian").play(0, "return jurist");
    assert_eq!(table.game().prince(Seat(2)).hand.len(), 4, "nothing moves until all have answered");
    table.undo(2).play(2, "return goldsmith").play(1, "return botanist");
    for seat in 0..3 {
        assert_eq!(table.game().prince(Seat(seat)).hand.len(), 3);
    }
    assert_eq!(table.public().piles["profession"].cards, 21 - 9);
}

#[test]
fn only_its_owner_knows_which_card_was_returned() {
    // §1.3
    let mut table = dealt();
    table.play(0, "return jurist");
    assert_eq!(serde_json::to_value(table.view(1).scene).unwrap()["own"], json!(null));
    assert_eq!(serde_json::to_value(table.view(0).scene).unwrap()["own"], json!("jurist"));
    table.play(1, "return botanist").play(2, "return goldsmith");
    let somewhere = |seat: u8| serde_json::to_value(&table.view(seat).piles["profession"].somewhere).unwrap();
    assert_eq!(somewhere(0), json!(["jurist"]));
    assert_eq!(somewhere(1), json!(["botanist"]));
    assert_eq!(table.public().piles["profession"].somewhere, []);
}

#[test]
fn there_are_as_many_copies_of_a_freedom_as_princes_less_one() {
    // §1.4
    for (seats, copies) in [(3, 2), (4, 3), (5, 4)] {
        let view = Scenario::<Princes>::new(seats).public();
        assert!(view.freedoms.values().all(|n| *n == copies), "{seats} princes");
    }
}

#[test]
fn for_two_princes_two_different_freedoms_get_a_second_copy() {
    // §1.5
    let mut table = Scenario::<Princes>::new(2);
    draw(&mut table, &HANDS[..8]);
    assert_eq!(table.outcomes(), ["extra travel", "extra religion", "extra opinion"]);
    table.chance("extra religion");
    assert_eq!(table.outcomes(), ["extra travel", "extra opinion"]);
    table.chance("extra travel");
    assert_eq!(table.outcomes(), ["first 0", "first 1"]);
    let freedoms = table.public().freedoms;
    assert_eq!((freedoms["travel"], freedoms["religion"], freedoms["opinion"]), (2, 2, 1));
}

#[test]
fn the_harder_game_of_two_has_four_freedoms() {
    // §1.6
    let mut table = Scenario::<Princes>::with(2, &[("freedoms_2p", "4")]);
    draw(&mut table, &HANDS[..8]);
    table.chance("extra opinion");
    assert_eq!(table.outcomes(), ["first 0", "first 1"]);
    assert_eq!(table.public().freedoms.values().sum::<u8>(), 4);
    let options = [("freedoms_2p".to_string(), "4".to_string())];
    assert!(kit::Setup::read::<Princes>(3, &options).is_err(), "the option is for two alone");
}

#[test]
fn the_stock_is_what_the_box_holds() {
    // §1.7
    let table = Scenario::<Princes>::new(4);
    let stock = [
        (Item::Forest, 6),
        (Item::Lake, 6),
        (Item::Park, 6),
        (Item::Jester, 7),
        (Item::Builder, 6),
        (Item::PrestigeCard, 14),
        (Item::RecruitingCard, 5),
    ];
    for (item, count) in stock {
        assert_eq!(table.game().left(item), count, "{item}");
    }
    let view = table.public();
    assert_eq!(view.buildings.len(), 10);
    assert!(view.buildings.values().all(|n| *n == 3));
    assert_eq!(view.piles["bonus"].cards, 20);
}

#[test]
fn chance_names_the_first_player_and_the_next_seat_is_first_next_round() {
    // §1.8
    let mut table = dealt();
    assert_eq!(table.public().first, Seat(1));
    table.play(0, "return jurist").play(1, "return botanist").play(2, "return goldsmith");
    assert_eq!((table.asked(), table.public().round), (1, 1));
    let next = position(3, BASE, 1, json!([{"step": "round"}]), json!({})).patch(json!({}));
    assert_eq!((next.asked(), next.public().round), (1, 2), "seat 0 was first in round 1");
}

#[test]
fn a_land_has_43_free_squares_and_the_palace_in_the_bottom_left_corner() {
    // §1.9
    let table = auction(3, BASE, 1, json!({}));
    let land = &table.game().prince(Seat(0)).land;
    assert_eq!(land.free_squares(), 43);
    let palace = [(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2)];
    for row in 0..7 {
        for column in 0..7 {
            let taken = land.taken & princes::shape::square(row, column) != 0;
            assert_eq!(taken, palace.contains(&(row, column)), "row {row}, column {column}");
        }
    }
    assert_eq!(land.gardens.iter().filter(|g| g.kind == Landscape::Forest).count(), 0);
}

#[test]
fn the_game_is_seven_rounds_of_auctions_actions_and_the_best_work() {
    // §1.10
    let mut table = auction(2, BASE, 6, json!({"0": {"best": 20}}));
    table.play(0, "giveup").play(1, "giveup");
    assert_eq!(table.asked(), 0, "after the auctions the first player acts");
    table.play(0, "end").play(1, "end");
    assert_eq!(scored(&table, 0, "best"), 3);
    assert_eq!((table.public().round, table.asked()), (7, 1));
    table.play(1, "giveup").play(0, "giveup").play(1, "end").play(0, "end");
    assert!(table.is_over());
}
