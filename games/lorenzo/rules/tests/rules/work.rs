//! §6: harvest and production.

use crate::table::{Look, scene};
use lorenzo::Resource;

#[test]
fn the_large_space_takes_three_off_the_value() {
    // §6.1
    // 5 - 3 = 2: the woods at 2 work, the village at 3 does not.
    let begin = scene(3).dice(5, 4, 3).cards(0, &["woods", "village"]).member(1, "black", "harvest-single");
    let mut table = begin.turn_at(0, 4);
    table.play(0, "member black").but_not(0, "place harvest-single", "3.8").play(0, "place harvest-large");
    assert_eq!(table.goods(0), "wood 2 stone 1 servant 1");
}

#[test]
fn one_coloured_member_in_an_area_both_spaces_together() {
    // §6.2
    let begin = || scene(3).goods(0, "servant 5").member(0, "black", "harvest-single");
    let mut table = begin().turn_at(0, 4);
    table.play(0, "member orange").refused(0, "place harvest-large", "6.2");
    assert!(table.is_legal(0, "place production-large")); // another area
    let mut table = begin().turn_at(0, 4);
    table.play(0, "member neutral");
    assert!(table.is_legal(0, "place harvest-large"));
}

#[test]
fn the_value_must_be_at_least_one_after_everything() {
    // §6.3
    let begin = |held: &str| scene(3).dice(3, 1, 1).goods(0, held).turn(0);
    let mut table = begin("");
    table.play(0, "member black").refused(0, "place production-large", "3.3");
    let mut table = begin("servant 1");
    table.go(0, "black", "production-large"); // 3 - 3 + 1: no choice left
    assert_eq!(table.goods(0), "coin 2 military 1");
}

#[test]
fn all_cards_up_to_the_value_work_and_no_others() {
    // §6.4
    let begin = scene(2).dice(4, 1, 1).cards(0, &["commercial-hub", "gravel-pit", "forest"]);
    let mut table = begin.turn(0);
    table.go(0, "black", "harvest-single");
    assert_eq!(table.goods(0), "coin 1 wood 1 stone 3 servant 1"); // 1 and 4 work, 5 does not
}

#[test]
fn the_standard_bonus_tile_pays_with_every_harvest_and_production() {
    // §6.5
    let mut table = scene(2).dice(1, 1, 1).turn(0);
    table.go(0, "black", "harvest-single");
    assert_eq!(table.goods(0), "wood 1 stone 1 servant 1");
    let mut table = scene(2).dice(1, 1, 1).turn(0);
    table.go(0, "black", "production-single");
    assert_eq!(table.goods(0), "coin 2 military 1");
}

#[test]
fn the_cards_are_worked_the_oldest_first() {
    // §6.6
    // One coin: the older card is asked first, and who declines it may use the coin for the younger one.
    for (cards, first) in [(["treasury", "chapel"], "vp 3"), (["chapel", "treasury"], "faith 1")] {
        let begin = || scene(2).dice(6, 1, 1).goods(0, "coin 1").cards(0, &cards).turn(0);
        let mut table = begin();
        table.go(0, "black", "production-single").play(0, "exchange 1");
        assert_eq!(table.goods(0), crate::table::sum(&[first, "coin 2 military 1"]));
        let mut table = begin();
        table.go(0, "black", "production-single").play(0, "decline").play(0, "exchange 1");
        let second = if first == "vp 3" { "faith 1" } else { "vp 3" };
        assert_eq!(table.goods(0), crate::table::sum(&[second, "coin 2 military 1"]));
    }
}

#[test]
fn an_exchange_is_paid_from_what_was_held_and_never_from_what_is_made() {
    // §6.7
    // The shop makes coins of wood; the chapel after it cannot spend them.
    let begin = scene(2).dice(6, 1, 1).goods(0, "wood 1").cards(0, &["carpenters-shop", "chapel"]);
    let mut table = begin.turn(0);
    table.go(0, "black", "production-single").but_not(0, "exchange 2", "6.7").play(0, "exchange 1");
    assert_eq!(table.goods(0), "coin 5 military 1"); // 3 for the wood and 2 of the tile; the chapel was passed over
    assert_eq!(table.asked(), 1);
}

#[test]
fn servants_paid_for_the_value_cannot_be_exchanged() {
    // §6.7
    let begin = scene(2).dice(1, 1, 1).goods(0, "servant 1").cards(0, &["barracks"]);
    let mut table = begin.turn(0);
    table.go(0, "black", "production-single").play(0, "servants 1");
    assert_eq!(table.goods(0), "coin 2 military 1"); // the barracks found no servant
}

#[test]
fn a_card_makes_one_exchange_at_most_and_may_be_left() {
    // §6.8
    let begin = || scene(2).dice(6, 1, 1).goods(0, "coin 9").cards(0, &["treasury"]).turn(0);
    let mut table = begin();
    table.go(0, "black", "production-single");
    assert_eq!(table.legal(0), ["exchange 1", "exchange 2", "decline"]);
    table.play(0, "exchange 2");
    assert_eq!(table.goods(0), "coin 9 military 1 vp 5"); // 9 - 2 + 2
    assert_eq!(table.asked(), 1);
    let mut table = begin();
    table.go(0, "black", "production-single").play(0, "decline");
    assert_eq!(table.goods(0), "coin 11 military 1");
}

#[test]
fn privileges_are_chosen_when_everything_else_has_arrived() {
    // §6.9 §8.3
    // Residence and fortress give a privilege each: they may be alike.
    let begin = scene(2).dice(6, 1, 1).goods(0, "coin 1").cards(0, &["residence", "fortress"]);
    let mut table = begin.turn(0);
    table.go(0, "black", "production-single").play(0, "exchange 1");
    assert_eq!(table.goods(0), "coin 2 military 1 vp 2");
    table.play(0, "privilege 5").play(0, "privilege 5");
    assert_eq!(table.has(0, Resource::Faith), 2);
}
