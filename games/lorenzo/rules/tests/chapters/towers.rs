//! §4: towers.

use crate::table::{Look, scene};
use lorenzo::{Kind, Resource};

#[test]
fn the_floors_ask_for_one_three_five_and_seven() {
    // §4.1
    for (floor, value) in [(1, 1), (2, 3), (3, 5), (4, 7)] {
        let space = format!("territory-{floor}");
        let mut table =
            scene(2).dice(value.min(6), 1, 1).goods(0, if value == 7 { "servant 1" } else { "" }).floor(&space, "village").turn(0);
        table.go(0, "black", &space);
        assert_eq!(table.cards(0, Kind::Territory), ["village"]);
        let mut table = scene(2).dice(value - 1, 1, 1).floor(&space, "village").turn(0);
        if value > 1 {
            table.play(0, "member black").refused(0, &format!("place {space}"), "3.3");
        }
    }
}

#[test]
fn a_player_has_one_coloured_member_in_a_tower_and_the_neutral_one_apart() {
    // §4.2
    let begin = |member: &str| {
        let begin = scene(2).goods(0, "coin 9 servant 9").member(0, member, "character-1");
        begin.floor("character-2", "warlord").turn_at(0, 3)
    };
    let mut table = begin("white");
    table.play(0, "member black").refused(0, "place character-2", "4.2");
    let mut table = begin("white");
    table.go(0, "neutral", "character-2");
    let mut table = begin("neutral");
    table.go(0, "black", "character-2");
    // Another player's member is no hindrance.
    let begin = scene(2).goods(0, "coin 9").member(1, "white", "character-1").floor("character-2", "warlord");
    begin.turn_at(0, 3).go(0, "black", "character-2");
}

#[test]
fn a_floor_without_a_card_cannot_be_chosen() {
    // §4.3
    let mut table = scene(2).goods(0, "coin 20").floor("character-1", "abbess").floor("territory-1", "woods").turn(0);
    table.play(0, "member orange").refused(0, "place building-1", "4.3").refused(0, "place territory-2", "4.3");
    table.play(0, "place character-1").refused(0, "take building-1", "4.3"); // nor by an extra action
    assert_eq!(table.legal(0), ["take territory-1", "decline"]);
}

#[test]
fn a_second_member_in_a_tower_pays_three_coins() {
    // §4.4
    let begin = |coins: &str| scene(2).goods(0, coins).member(1, "black", "territory-2").floor("territory-1", "village").turn_at(0, 3);
    let mut table = begin("coin 3");
    table.go(0, "black", "territory-1");
    assert_eq!(table.goods(0), "");
    let mut table = begin("coin 2");
    table.play(0, "member black").refused(0, "place territory-1", "4.4");
    // One's own member counts too.
    let own = scene(2).goods(0, "coin 3 servant 1").member(0, "black", "territory-2").floor("territory-1", "village");
    let mut table = own.turn_at(0, 3);
    table.go(0, "neutral", "territory-1");
    assert_eq!(table.goods(0), "");
    // The first in a tower pays nothing.
    let mut table = scene(2).floor("territory-1", "village").turn(0);
    table.go(0, "black", "territory-1");
}

#[test]
fn the_third_and_fourth_floor_give_wood_stone_military_or_coins() {
    // §4.5
    let rows = [
        ("territory", "village", "", ["wood 1", "wood 2"]),
        ("character", "stonemason", "coin 4", ["stone 1", "stone 2"]),
        ("building", "chapel", "wood 2", ["military 1 faith 1", "military 2 faith 1"]),
        ("venture", "fighting-heresies", "military 5", ["coin 1 military 2 faith 2", "coin 2 military 2 faith 2"]),
    ];
    for (tower, card, price, gains) in rows {
        for (floor, gain) in [3, 4].into_iter().zip(gains) {
            let space = format!("{tower}-{floor}");
            let held = format!("{price} servant 1");
            let mut table = scene(2).dice(6, 1, 1).goods(0, held.trim()).floor(&space, card).turn(0);
            table.go(0, "black", &space);
            let servants = if floor == 4 { "" } else { "servant 1" };
            assert_eq!(table.goods(0), crate::table::sum(&[gain, servants]), "{space}");
        }
        let mut table = scene(2).dice(6, 1, 1).goods(0, price).floor(&format!("{tower}-2"), card).turn(0);
        table.go(0, "black", &format!("{tower}-2"));
        assert_eq!(table.has(0, Resource::Wood) + table.has(0, Resource::Stone) + table.has(0, Resource::Coin), 0, "{tower} 2");
    }
}

#[test]
fn the_floors_coins_may_pay_the_card_but_not_the_fee() {
    // §4.6
    // Hiring recruits costs 4 coins; the fourth floor gives 2.
    let begin = |coins: &str| scene(2).dice(6, 1, 1).goods(0, &format!("{coins} servant 1")).floor("venture-4", "hiring-recruits");
    let mut table = begin("coin 2").turn(0);
    table.go(0, "black", "venture-4");
    assert_eq!(table.goods(0), "military 5");
    // With a fee of 3 the 2 coins of the floor come too late.
    let mut table = begin("coin 2").member(1, "black", "venture-1").turn_at(0, 3);
    table.play(0, "member black").refused(0, "place venture-4", "4.4");
    let mut table = begin("coin 5").member(1, "black", "venture-1").turn_at(0, 3);
    table.go(0, "black", "venture-4");
    assert_eq!(table.goods(0), "military 5");
}

#[test]
fn the_military_of_the_floor_comes_before_the_card_and_that_of_the_card_after() {
    // §4.6
    // A territory's own military does not help to lay it into the third slot.
    let begin = |military: &str| scene(2).goods(0, military).cards(0, &["woods", "village"]).floor("territory-1", "monastery").turn(0);
    let mut table = begin("military 2");
    table.play(0, "member black").refused(0, "place territory-1", "5.1");
    begin("military 3").go(0, "black", "territory-1");
}

#[test]
fn a_placement_that_cannot_be_finished_is_not_legal() {
    // §4.7
    let mut table = scene(2).goods(0, "wood 3 stone 3").floor("building-1", "cathedral").turn(0);
    table.play(0, "member black").refused(0, "place building-1", "5.2");
    assert!(!table.is_legal(0, "place building-1"));
}

#[test]
fn nobody_owns_more_than_six_cards_of_a_kind() {
    // §4.8
    let six = ["warlord", "dame", "knight", "farmer", "artisan", "preacher"];
    let mut table = scene(2).goods(0, "coin 9").cards(0, &six).floor("character-1", "hero").turn(0);
    table.play(0, "member black").refused(0, "place character-1", "4.8");
    let mut table = scene(2).goods(0, "coin 9").cards(0, &six[..5]).floor("character-1", "scholar").turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(table.cards(0, Kind::Character).len(), 6);
}
