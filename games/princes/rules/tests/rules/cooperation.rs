//! §9, Cooperation. A place on a border is told in the frame of the prince whose top edge it is: rows 7 to 13 are his own land,
//! rows 0 to 6 the land beyond.

use crate::table::*;
use kit::Seat;
use princes::Building;
use princes::shape::square;
use serde_json::{Value, json};

fn taken(table: &Table, seat: u8) -> u64 {
    let fresh = turn(4, COOPERATION, 1, 0, json!({})).game().prince(Seat(0)).land.taken;
    table.game().prince(Seat(seat)).land.taken & !fresh
}

/// Offers a building to a partner up to the price.
fn offer(table: &mut Table, seat: u8, building: &str, partner: u8, place: &str, price: u16) {
    table.play(seat, &format!("joint {building}")).play(seat, &format!("partner {partner}"));
    table.play(seat, place).play(seat, &format!("price {price}"));
}

#[test]
fn the_top_of_a_land_meets_the_right_of_the_next() {
    // §9.1: above column 3 lies row 3 of the rightmost column.
    let mut table = turn(4, COOPERATION, 1, 0, json!({}));
    offer(&mut table, 0, "tower", 1, "place 0 6 3", 0);
    table.play(1, "accept");
    assert_eq!(taken(&table, 0), square(0, 3) | square(1, 3));
    assert_eq!(taken(&table, 1), square(3, 6));
    // Two squares beyond: k = 0 and k = 1 above column 1 are rows 5, columns 6 and 5.
    let mut table = turn(4, COOPERATION, 1, 0, json!({}));
    offer(&mut table, 0, "tower", 1, "place 0 5 1", 0);
    table.play(1, "accept");
    assert_eq!(taken(&table, 0), square(0, 1));
    assert_eq!(taken(&table, 1), square(5, 6) | square(5, 5));
    // The other neighbour: the border is the top of seat 3 and the right of seat 0.
    let mut table = turn(4, COOPERATION, 1, 0, json!({}));
    offer(&mut table, 0, "tower", 3, "place 0 6 2", 0);
    table.play(3, "accept");
    assert_eq!((taken(&table, 3), taken(&table, 0)), (square(0, 2) | square(1, 2), square(4, 6)));
}

#[test]
fn two_princes_share_one_border_and_the_rest_is_wall() {
    // §9.2: without a builder nothing of one's own stands at a border, but it may stand at a wall.
    let mut table = turn(2, COOPERATION, 1, 0, json!({}));
    table.play(0, "build tower").refused(0, "place 0 0 3", "9.7");
    assert!(table.is_legal(0, "place 0 2 6"), "the right side of seat 0 is a wall");
    let mut table = turn(2, COOPERATION, 1, 1, json!({}));
    table.play(1, "build tower").refused(1, "place 0 2 6", "9.7");
    assert!(table.is_legal(1, "place 0 0 3"), "the top of seat 1 is a wall");
    for (seats, partners) in [(2, vec!["partner 1"]), (3, vec!["partner 1", "partner 2"]), (5, vec!["partner 1", "partner 4"])] {
        let mut table = turn(seats, COOPERATION, 1, 0, json!({}));
        table.play(0, "joint tower");
        assert_eq!(table.legal(0), partners);
    }
}

#[test]
fn a_joint_building_lies_in_both_lands() {
    // §9.3: a tower crosses the border in two ways above each of seven columns.
    let mut table = turn(4, COOPERATION, 1, 0, json!({}));
    table.play(0, "joint tower").play(0, "partner 1");
    assert_eq!(table.legal(0).len(), 14);
    table.not_offered(0, "place 0 7 3").not_offered(0, "place 0 4 3");
    let base = turn(4, BASE, 1, 0, json!({}));
    base.not_offered(0, "joint tower");
}

#[test]
fn a_joint_building_belongs_to_both_and_is_one_tile() {
    // §9.4
    let chapel = json!({"buildings": {"chapel": at(0, 3, 3)}});
    let mut table = turn(4, COOPERATION, 1, 0, json!({"1": chapel, "0": {"hand": ["astronomer"]}, "3": {"hand": ["organ_builder"]}}));
    table.play(0, "joint chapel").refused(0, "partner 1", "9.4");
    let table = turn(4, COOPERATION, 1, 0, json!({"0": chapel}));
    table.refused(0, "joint chapel", "5.5");
    let mut table = turn(4, COOPERATION, 1, 0, json!({"0": {"hand": ["astronomer"]}, "1": {"hand": ["poet"]}}));
    let before = table.view(0).princes[0].values["astronomer"];
    offer(&mut table, 0, "tower", 1, "place 0 6 3", 0);
    table.play(1, "accept");
    assert_eq!(table.view(0).princes[0].values["astronomer"], before + 4);
    assert!(table.game().prince(Seat(1)).land.owned.contains(Building::Tower));
    assert_eq!(table.public().buildings["tower"], 2);
    table.refused(0, "build tower", "5.5");
}

#[test]
fn each_square_is_judged_by_the_builders_of_its_own_land() {
    // §9.5: Red (seat 0) has one builder, Grey (seat 1) three. Red's tower stands in his column 1, Grey's in his row 1, which
    // lies above Red's column 5.
    let red = json!({"builders": 1, "buildings": {"tower": at(0, 1, 1)}});
    let grey = json!({"builders": 3, "buildings": {"tower": at(1, 1, 3)}});
    let mut table = turn(4, COOPERATION, 1, 0, json!({"0": red, "1": grey}));
    table.play(0, "joint chapel").play(0, "partner 1");
    // Chapel, turn 0: an upper square, and two side by side below it.
    assert!(table.is_legal(0, "place 0 6 3"), "touches nothing");
    table.refused(0, "place 0 6 0", "9.5"); // (0,1) of Red lies beside his tower
    assert!(table.is_legal(0, "place 0 6 5"), "Grey may build beside his own");
    let mut table = turn(4, COOPERATION, 1, 0, json!({"0": {"builders": 3}, "1": {"builders": 1, "buildings": {"tower": at(1, 1, 3)}}}));
    table.play(0, "joint chapel").play(0, "partner 1").refused(0, "place 0 6 5", "9.5"); // Grey's builders count there, not Red's
    let mut table = table.patch(json!({}));
    table.play(0, "place 0 6 3").play(0, "price 0").play(1, "refuse");
    table.play(0, "joint hospital").play(0, "partner 1").refused(0, "place 0 5 4", "5.7"); // Grey's tower lies there
    // A square of Red opposite Grey's tower needs two builders of Red.
    let touching = json!({"builders": 3, "buildings": {"tower": at(1, 1, 4)}});
    let mut table = turn(4, COOPERATION, 1, 0, json!({"0": {"builders": 1}, "1": touching}));
    table.play(0, "joint chapel").play(0, "partner 1").refused(0, "place 0 6 4", "9.5");
    let mut table = turn(4, COOPERATION, 1, 0, json!({"0": {"builders": 2}, "1": touching}));
    table.play(0, "joint chapel").play(0, "partner 1");
    assert!(table.is_legal(0, "place 0 6 4"));
}

#[test]
fn a_joint_building_that_touches_nothing_needs_no_builder() {
    // §9.6
    let mut table = turn(4, COOPERATION, 1, 0, json!({}));
    offer(&mut table, 0, "workshop", 1, "place 0 5 2", 300);
    table.play(1, "accept");
    assert_eq!(taken(&table, 0), square(0, 2), "one square is enough on one side");
    assert_eq!(taken(&table, 1).count_ones(), 6);
}

#[test]
fn a_building_of_ones_own_at_a_border_needs_one_builder_and_two_opposite_a_building() {
    // §9.7: Grey's tower lies at his right edge in row 1, opposite Red's column 5.
    let grey = json!({"buildings": {"tower": at(1, 1, 4)}});
    for (builders, free, faced) in [(0, false, false), (1, true, false), (2, true, true)] {
        let mut table = turn(4, COOPERATION, 1, 0, json!({"0": {"builders": builders}, "1": grey}));
        table.play(0, "build chapel");
        assert_eq!(table.is_legal(0, "place 0 0 2"), free, "{builders} builders at the border");
        assert_eq!(table.is_legal(0, "place 0 0 5"), faced, "{builders} builders opposite a building");
        if !faced {
            table.refused(0, "place 0 0 5", "9.7");
        }
        assert!(table.is_legal(0, "place 0 2 3"), "inside the land nothing is asked");
    }
}

#[test]
fn landscapes_need_no_builder_at_a_border_and_never_cross_it() {
    // §9.8
    let mut table = auction(4, COOPERATION, 1, json!({"1": {"landscapes": [garden("park", 0, 1, 4)]}}));
    table.play(0, "open park").play(1, "pass").play(2, "pass").play(3, "pass");
    assert!(table.is_legal(0, "place 0 0 4"), "at the border");
    assert_eq!(table.legal(0).len(), 58, "as many places as without borders");
    // A landscape opposite asks for nothing more than the border itself.
    let mut table = turn(4, COOPERATION, 1, 0, json!({"0": {"builders": 1}, "1": {"landscapes": [garden("park", 0, 1, 4)]}}));
    table.play(0, "build chapel");
    assert!(table.is_legal(0, "place 0 0 5"));
}

#[test]
fn the_example_of_the_joint_workshop() {
    // §9.9: Red has one builder, Grey three; Grey pays 500. Red pays 300 to the bank and is 200 better off.
    let mut table = turn(4, COOPERATION, 1, 0, json!({"0": {"builders": 1}, "1": {"builders": 3}}));
    offer(&mut table, 0, "workshop", 1, "place 0 5 2", 500);
    table.play(1, "accept");
    assert_eq!((florins(&table, 0), florins(&table, 1)), (3700, 3000));
    assert_eq!((prestige(&table, 0), prestige(&table, 1)), (3, 3));
    // The active player needs the cost before his partner pays.
    let table = turn(4, COOPERATION, 1, 0, json!({"0": {"florins": 600}}));
    table.refused(0, "joint workshop", "2.3");
}

#[test]
fn only_the_active_player_spends_an_action() {
    // §9.10
    let mut table = turn(4, COOPERATION, 1, 0, json!({}));
    offer(&mut table, 0, "tower", 1, "place 0 6 3", 0);
    table.play(1, "accept").play(0, "freedom travel");
    assert_eq!(table.asked(), 1);
    table.play(1, "freedom travel").play(1, "build chapel").play(1, "place 0 2 2");
    assert_eq!(table.asked(), 2, "the partner had both his actions");
}

#[test]
fn prices_are_one_list_for_all_and_who_cannot_pay_refuses() {
    // §9.11
    let mut table = turn(4, COOPERATION, 1, 0, json!({"1": {"florins": 200, "points": {"works": 1}}}));
    table.play(0, "joint tower").play(0, "partner 1").play(0, "place 0 6 3");
    let prices: Vec<String> = (0..=15).map(|n| format!("price {}", n * 100)).collect();
    assert_eq!(table.legal(0), prices);
    table.play(0, "price 400").refused(1, "accept", "2.3");
    assert_eq!(table.legal(1), ["refuse"]);
    assert!(kit::Game::waits_when_forced(table.game()));
    table.play(1, "refuse");
    offer(&mut table, 0, "tower", 1, "place 0 6 3", 300);
    table.play(1, "accept");
    assert_eq!((florins(&table, 1), scored(&table, 1, "spent")), (0, -1));
}

#[test]
fn a_refusal_costs_nothing_and_three_offers_are_made_at_most_none_twice() {
    // §9.12
    let mut table = turn(4, COOPERATION, 1, 0, json!({}));
    offer(&mut table, 0, "tower", 1, "place 0 6 3", 700);
    table.play(1, "refuse");
    table.play(0, "joint tower").play(0, "partner 1").play(0, "place 0 6 3").refused(0, "price 700", "9.12");
    table.play(0, "price 600").play(1, "refuse");
    offer(&mut table, 0, "chapel", 3, "place 0 6 3", 0);
    table.play(3, "refuse").refused(0, "joint opera", "9.12");
    table.play(0, "freedom travel").play(0, "bonus"); // both actions are still there
}

#[test]
fn with_both_expansions_agreed_payments_are_in_florins() {
    // §9.13
    let mut table = turn(4, BOTH, 1, 0, json!({"1": {"florins": 200, "points": {"works": 9}}}));
    offer(&mut table, 0, "tower", 1, "place 0 6 3", 300);
    table.refused(1, "accept", "8.1");
}

#[test]
fn a_joint_building_counts_for_prestige_cards_and_free_squares_of_both() {
    // §9.4
    let joint = |border: u8| json!({"spot": {"turn": 0, "row": 5, "column": 2}, "border": border});
    let prince = |cards: Value| json!({"buildings": {"workshop": joint(0)}, "cards": cards});
    let table = the_end(4, COOPERATION, json!({"0": prince(json!(["most_buildings"])), "1": prince(json!(["fewest_free_squares"]))}));
    assert_eq!((prestige(&table, 0), prestige(&table, 1)), (3, 8), "tied with the partner, who covers six squares");
}
