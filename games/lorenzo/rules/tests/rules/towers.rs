//! §4: towers.

use crate::table::{Look, Table, say, scene};
use kit::{Game, Seat, Viewer};
use lorenzo::{Choice, Kind, Member, Resource, Space};

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

#[test]
fn who_cannot_pay_fee_and_price_together_hears_both() {
    // §4.4, §5.2: the Scholar costs 4, the fee is 3, and 6 coins would do for either.
    let table = || {
        let begin = scene(2).goods(0, "coin 6").member(1, "black", "character-2").floor("character-1", "scholar");
        let mut table = begin.turn_at(0, 3);
        table.play(0, "member black");
        table
    };
    table().refused(0, "place character-1", "5.2");
    let refusals = table().game().refusals(Seat(0), 30);
    let (_, why) = refusals.iter().find(|(choice, _)| *choice == Choice::Place(Space::Character1)).unwrap();
    assert_eq!((why.key, why.figures()), ("why-coin-after-fee", &[4, 3, 6][..]));
    // What is missing besides coins is still told as it is.
    let mut table = scene(2).goods(0, "coin 6").member(1, "black", "building-2").floor("building-1", "chapel").turn_at(0, 3);
    table.play(0, "member black");
    let refusals = table.game().refusals(Seat(0), 30);
    let (_, why) = refusals.iter().find(|(choice, _)| *choice == Choice::Place(Space::Building1)).unwrap();
    assert_eq!((why.key, why.figures()), ("why-wood", &[2, 0][..]));
}

#[test]
fn drawings_hear_what_each_member_would_pay_and_get_on_a_floor_before_it_is_chosen() {
    // §3.4, §4.4, §4.5, §5.1, §5.5
    let begin = scene(2).dice(5, 1, 1).goods(0, "coin 9 servant 4 military 3").cards(0, &["woods", "village", "stonemason"]);
    let begin = begin.member(1, "black", "territory-1").floor("territory-4", "forest").floor("building-3", "marketplace");
    let mut table = begin.turn_at(0, 3);
    let reach = |table: &Table, member: Member, space: Space| {
        let view = table.game().view(Viewer::Seat(Seat(0)));
        view.reach.into_iter().find(|reach| reach.member == Some(member) && reach.space == space).unwrap()
    };
    let black = reach(&table, Member::Black, Space::Territory4);
    assert_eq!((black.value, black.servants, black.refused), (5, 2, None));
    let taking = black.taking.unwrap();
    assert_eq!((say(&taking.fee), say(&taking.bonus), taking.military, taking.prices.len()), ("coin 3".into(), "wood 2".into(), 3, 0));
    let white = reach(&table, Member::White, Space::Territory4);
    assert_eq!((white.servants, white.refused.map(|why| why.rule)), (6, Some("3.3")));
    // The Stonemason adds 2 in this tower, and takes 1 wood or 1 stone off: which is still to be said.
    let mason = reach(&table, Member::Black, Space::Building3);
    assert_eq!((mason.value, mason.servants), (7, 0));
    assert_eq!(say(&mason.taking.unwrap().prices[0]), "wood 2 stone 1");
    table.play(0, "member black");
    assert_eq!(table.game().view(Viewer::Seat(Seat(0))).reach.len(), Space::ALL.len(), "one member is in hand now");
}
