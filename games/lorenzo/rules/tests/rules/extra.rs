//! §9: extra actions.

use crate::table::{Look, scene};
use lorenzo::{Kind, Resource};

#[test]
fn an_extra_action_places_nobody_and_asks_only_for_the_card() {
    // §9.1
    // His coloured member stands in the territory tower, and another on the very floor whose card is left.
    let begin = scene(2).goods(0, "coin 7").member(0, "white", "territory-2").member(1, "black", "territory-1");
    let mut table = begin.floor("character-1", "captain").floor("territory-1", "woods").turn_at(0, 3);
    table.go(0, "black", "character-1").play(0, "take territory-1");
    assert_eq!(table.cards(0, Kind::Territory), ["woods"]);
    let standing = table.public().players[0].members.iter().filter(|m| m.space.is_some()).count();
    assert_eq!(standing, 2); // white, and black beside the captain
}

#[test]
fn the_fee_is_due_in_an_extra_action_also_for_the_member_just_placed() {
    // §9.2
    let begin = |coins: &str| scene(2).goods(0, coins).floor("character-1", "patron").floor("character-2", "warlord").turn(0);
    let mut table = begin("coin 5"); // 3 for the patron, 2 left: the fee of 3 is too much
    table.go(0, "black", "character-1").refused(0, "take character-2", "4.4");
    let mut table = begin("coin 6");
    table.go(0, "black", "character-1").play(0, "take character-2"); // the warlord is free by the patron's discount
    assert_eq!(table.goods(0), "military 3");
}

#[test]
fn floor_bonus_servants_cards_and_penalties_count_in_an_extra_action() {
    // §9.3
    // Captain: 6, the warlord's 2, less 4: value 4 and a servant for the third floor, which gives 1 wood.
    let begin = scene(2).goods(0, "coin 4 servant 1").cards(0, &["warlord"]).excommunicated(0, "2-1");
    let mut table = begin.floor("character-1", "captain").floor("territory-3", "village").floor("territory-4", "woods").turn(0);
    table.go(0, "black", "character-1").but_not(0, "take territory-4", "3.3").play(0, "take territory-3");
    assert_eq!(table.goods(0), "wood 1 military 2");
}

#[test]
fn what_changes_members_does_not_count_in_an_extra_action() {
    // §9.4
    // Lucrezia's +2 does not lift the hero's 6 to 7, and tile 1-7 does not lower it to 5.
    let begin = scene(2).leaders().played(0, &["lucrezia-borgia"]).goods(0, "coin 9 wood 9").excommunicated(0, "1-7");
    let begin = begin.floor("character-1", "captain").floor("territory-3", "village").floor("territory-4", "woods");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").but_not(0, "take territory-4", "3.3").play(0, "take territory-3");
}

#[test]
fn the_discount_of_the_action_is_added_to_the_others() {
    // §9.5
    let begin = scene(2).goods(0, "coin 3").cards(0, &["stonemason"]).floor("character-1", "architect").floor("building-1", "residence");
    let mut table = begin.goods(0, "coin 4").turn(0);
    table.go(0, "black", "character-1").play(0, "take building-1"); // 2 stone, less 1 and less 1
    assert_eq!(table.goods(0), "vp 1");
}

#[test]
fn an_extra_action_may_lead_to_another() {
    // §9.6
    let begin = scene(2).goods(0, "coin 12 servant 2").floor("character-1", "patron").floor("character-2", "hero");
    let mut table = begin.floor("venture-1", "improving-the-canals").turn(0);
    table.go(0, "black", "character-1").play(0, "take character-2").play(0, "privilege 3"); // fee 3, hero 4 - 2
    table.play(0, "take venture-1").play(0, "servants 0"); // 2 servants and 3 coins, then a harvest of 4
    assert_eq!(table.goods(0), "coin 3 wood 1 stone 1 servant 1"); // 12 - 3 - 3 - 2 + 2 - 3
    assert_eq!(table.cards(0, Kind::Venture), ["improving-the-canals"]);
}

#[test]
fn an_extra_action_may_be_declined() {
    // §9.7
    let mut table = scene(2).goods(0, "coin 4").floor("character-1", "captain").floor("territory-1", "woods").turn(0);
    table.go(0, "black", "character-1").play(0, "decline");
    assert!(table.cards(0, Kind::Territory).is_empty());
    assert_eq!(table.asked(), 1);
    let mut table = scene(2).goods(0, "coin 4").floor("character-1", "cardinal").turn(0);
    table.go(0, "black", "character-1").play(0, "decline");
    assert_eq!(table.goods(0), "faith 2");
}

#[test]
fn below_value_one_nothing_happens() {
    // §9.8
    // Tile 1-6 lowers the roads' production of 3 to 0: not even the bonus tile pays.
    let begin = scene(2).goods(0, "coin 4 servant 4").cards(0, &["garden"]).excommunicated(0, "1-6");
    let mut table = begin.floor("venture-1", "improving-the-roads").turn(0);
    table.go(0, "black", "venture-1").play(0, "servants 0");
    assert_eq!(table.goods(0), "servant 1");
}

#[test]
fn servants_lift_an_extra_harvest_and_the_bonus_tile_pays() {
    // §9.9
    let begin = scene(2).goods(0, "coin 4 servant 2").cards(0, &["city", "forest"]).floor("character-1", "cardinal");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").play(0, "servants 1"); // 5: the forest, not the city
    assert_eq!(table.goods(0), "wood 4 stone 1 servant 2 faith 2");
}

#[test]
fn farmers_count_in_the_extra_harvests_of_cards_and_not_of_leaders() {
    // §9.10
    let begin = scene(2).goods(0, "coin 4").cards(0, &["farmer", "city"]).floor("character-1", "cardinal");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").play(0, "servants 0").play(0, "privilege 5"); // 4 + 2 reaches the city
    assert_eq!(table.has(0, Resource::Faith), 3);
    // Francesco Sforza: 1, and the farmer does not make it 3.
    let begin = scene(2).leaders().goods(0, "servant 2").cards(0, &["farmer", "village"]).played(0, &["francesco-sforza"]);
    let mut table = begin.turn(0);
    table.play(0, "use francesco-sforza").play(0, "servants 0");
    assert_eq!(table.goods(0), "wood 1 stone 1 servant 3");
}
