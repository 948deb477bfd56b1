//! §1: what is on the table before the first turn.

use crate::table::{Look, Scenario, Table, scene};
use kit::{Game, Seat, Setup};
use lorenzo::{Lorenzo, Member};

/// A fresh table after the first seat and the excommunication tiles.
fn opened(seats: u8, first: u8) -> Table {
    let mut table = Table::new(seats);
    table.chance(&format!("first {first}")).chance("tile 1-2").chance("tile 2-3").chance("tile 3-4");
    table
}

#[test]
fn two_three_or_four_play() {
    // §1.1
    assert_eq!(Lorenzo::SEATS, [2, 3, 4]);
    for seats in [0, 1, 5] {
        assert!(Setup::of::<Lorenzo>(seats).is_err());
    }
}

#[test]
fn any_seat_may_be_first_and_the_order_goes_clockwise_from_it() {
    // §1.2
    assert_eq!(Table::new(3).outcomes(), ["first 0", "first 1", "first 2"]);
    assert_eq!(opened(4, 2).public().order, [Seat(2), Seat(3), Seat(0), Seat(1)]);
}

#[test]
fn everybody_starts_with_two_wood_two_stone_and_three_servants() {
    // §1.3
    let table = Table::new(4);
    for seat in 0..4 {
        assert_eq!(table.goods(seat), "wood 2 stone 2 servant 3");
    }
}

#[test]
fn coins_go_from_five_to_eight_by_turn_order() {
    // §1.4
    let table = opened(4, 1);
    let coins: Vec<i16> = (0..4).map(|seat| table.has(seat, lorenzo::Resource::Coin)).collect();
    assert_eq!(coins, [8, 5, 6, 7]);
}

#[test]
fn everybody_has_three_coloured_members_and_a_neutral_one_at_home() {
    // §1.5
    let table = Table::new(2);
    let members = &table.public().players[0].members;
    assert_eq!(members.iter().map(|m| m.member).collect::<Vec<_>>(), [Member::Black, Member::White, Member::Orange, Member::Neutral]);
    assert!(members.iter().all(|m| m.space.is_none()));
}

#[test]
fn one_of_seven_tiles_of_each_period_lies_open() {
    // §1.6
    let mut table = Table::new(2);
    table.chance("first 0");
    assert_eq!(table.outcomes(), ["tile 1-1", "tile 1-2", "tile 1-3", "tile 1-4", "tile 1-5", "tile 1-6", "tile 1-7"]);
    table.chance("tile 1-7");
    assert!(table.outcomes().contains(&"tile 2-1".to_string()));
    table.chance("tile 2-1").chance("tile 3-6");
    assert_eq!(table.public().tiles, ["1-7", "2-1", "3-6"]);
}

#[test]
fn the_towers_are_filled_from_the_bottom_up_with_cards_of_the_period() {
    // §1.7 §2.2
    let mut table = opened(2, 0);
    let first = table.outcomes();
    assert_eq!(first.len(), 8);
    assert!(first.contains(&"draw city".to_string()) && !first.contains(&"draw gold-mine".to_string()));
    table.chance("draw city");
    assert_eq!(table.public().towers[0].cards, [Some("city"), None, None, None]);
    assert_eq!(table.outcomes().len(), 7);
    for card in ["woods", "village", "forest"] {
        table.chance(&format!("draw {card}"));
    }
    assert!(table.outcomes().contains(&"draw warlord".to_string())); // the character tower comes next
}

#[test]
fn the_second_round_of_a_period_brings_the_other_four_cards_of_each_kind() {
    // §1.7
    let mut table = opened(2, 0);
    table.chance_by_seed(3);
    let first: Vec<_> = table.public().towers.iter().flat_map(|tower| tower.cards.clone()).flatten().collect();
    while table.public().round == 1 {
        let seat = table.asked();
        let answer = table.legal(seat)[0].clone();
        table.play(seat, &answer);
    }
    assert_eq!(table.outcomes().len(), 4);
    table.chance_by_seed(3);
    let second: Vec<_> = table.public().towers.iter().flat_map(|tower| tower.cards.clone()).flatten().collect();
    assert_eq!((first.len(), second.len()), (16, 16));
    assert!(second.iter().all(|card| !first.contains(card)));
}

#[test]
fn with_two_players_half_the_market_and_both_large_spaces_are_closed() {
    // §1.8
    let mut table = scene(2).turn(0);
    table.play(0, "member orange");
    for space in ["market-3", "market-4", "harvest-large", "production-large"] {
        table.refused(0, &format!("place {space}"), "1.8");
    }
    assert_eq!(table.legal(0), ["place market-1", "place market-2", "place harvest-single", "place production-single", "place council"]);
}

#[test]
fn with_three_players_only_half_the_market_is_closed_and_with_four_nothing() {
    // §1.9
    let mut table = scene(3).turn(0);
    table.play(0, "member orange").refused(0, "place market-3", "1.8").refused(0, "place market-4", "1.8");
    assert!(table.is_legal(0, "place harvest-large") && table.is_legal(0, "place production-large"));
    let mut table = scene(4).turn(0);
    table.play(0, "member orange");
    assert_eq!(table.legal(0).len(), 9);
}

#[test]
fn everybody_has_the_standard_bonus_tile_unless_the_advanced_ones_are_chosen() {
    // §1.10 §13.1
    assert!(Table::new(3).public().players.iter().all(|player| player.bonus_tile == Some("standard")));
    let advanced = Scenario::<Lorenzo>::with(3, &[("bonus_tiles", "advanced")]);
    assert!(advanced.public().players.iter().all(|player| player.bonus_tile.is_none()));
}
