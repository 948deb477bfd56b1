//! §3: values and servants.

use crate::table::{Look, scene};
use lorenzo::{Member, Resource};

#[test]
fn a_coloured_member_has_the_value_of_its_die_and_the_neutral_one_none() {
    // §3.1
    let table = scene(2).dice(2, 6, 4).turn(0);
    let values: Vec<i16> = Member::ALL.iter().map(|member| table.value(0, *member)).collect();
    assert_eq!(values, [2, 6, 4, 0]);
}

#[test]
fn a_members_value_never_falls_below_zero() {
    // §3.2
    let table = scene(2).dice(1, 2, 6).excommunicated(0, "1-7").turn(0);
    let values: Vec<i16> = Member::ALL.iter().map(|member| table.value(0, *member)).collect();
    assert_eq!(values, [0, 1, 5, 0]);
    let spoilt = scene(2).dice(0, 2, 6).excommunicated(0, "1-7").turn(0);
    assert_eq!(spoilt.value(0, Member::Black), 0);
}

#[test]
fn a_card_and_a_penalty_change_the_value_of_the_action() {
    // §3.3
    // Die 4, the warlord's 2, less 4 of tile 2-1: value 2 reaches the first floor and, with a servant, the second.
    let begin = || {
        scene(2).dice(4, 4, 4).cards(0, &["warlord"]).excommunicated(0, "2-1").floor("territory-1", "woods").floor("territory-2", "village")
    };
    let mut table = begin().turn(0);
    table.play(0, "member black").refused(0, "place territory-2", "3.3");
    assert!(table.is_legal(0, "place territory-1"));
    let mut table = begin().goods(0, "servant 1").turn(0);
    table.go(0, "black", "territory-2");
    assert_eq!(table.goods(0), "");
}

#[test]
fn each_servant_adds_one() {
    // §3.4
    let begin = |servants: &str| scene(2).dice(3, 3, 3).goods(0, servants).floor("territory-4", "village").turn(0);
    let mut short = begin("servant 3");
    short.play(0, "member black").refused(0, "place territory-4", "3.3");
    let mut enough = begin("servant 4");
    enough.go(0, "black", "territory-4");
    assert_eq!(enough.goods(0), "wood 2");
}

#[test]
fn in_towers_market_and_council_exactly_the_servants_needed_are_paid() {
    // §3.5
    let mut table = scene(2).dice(5, 3, 1).goods(0, "servant 9").floor("territory-3", "village").turn(0);
    table.go(0, "white", "territory-3"); // 3 + 2 servants for the third floor
    assert_eq!(table.has(0, Resource::Servant), 7);
    table.go(1, "black", "council").play(1, "privilege 3");
    table.go(0, "neutral", "market-2"); // one servant, and five come
    assert_eq!(table.has(0, Resource::Servant), 11);
    table.go(1, "white", "council").play(1, "privilege 3");
    table.go(0, "orange", "council").play(0, "privilege 3"); // value 1 needs none
    assert_eq!(table.has(0, Resource::Servant), 11);
}

#[test]
fn in_harvest_and_production_any_number_of_servants_may_be_paid() {
    // §3.6
    let mut table = scene(2).dice(2, 3, 1).goods(0, "servant 3").cards(0, &["gravel-pit"]).turn(0);
    table.go(0, "black", "harvest-single");
    assert_eq!(table.legal(0), ["servants 0", "servants 1", "servants 2", "servants 3"]);
    table.play(0, "servants 2"); // 4: the gravel pit works
    assert_eq!(table.goods(0), "wood 1 stone 3 servant 2");
    let mut table = scene(2).goods(0, "servant 3").turn(0);
    table.go(0, "neutral", "production-single").refused(0, "servants 0", "6.3");
    assert_eq!(table.legal(0), ["servants 1", "servants 2", "servants 3"]);
}

#[test]
fn servants_paid_for_the_value_are_gone_when_the_card_costs_servants() {
    // §3.7
    // The garden costs 2 servants; two more lift a 1 to the second floor.
    let begin = |servants: u8| {
        let held = format!("servant {servants} wood 4 stone 2");
        scene(2).dice(1, 3, 3).goods(0, &held).floor("building-2", "garden").turn(0)
    };
    let mut short = begin(3);
    short.play(0, "member black").refused(0, "place building-2", "5.2");
    let mut enough = begin(4);
    enough.go(0, "black", "building-2");
    assert_eq!(enough.goods(0), "vp 10");
}

#[test]
fn a_space_takes_one_member_but_large_spaces_and_the_council_any_number() {
    // §3.8
    let begin = scene(4)
        .member(1, "black", "market-1")
        .member(1, "white", "harvest-single")
        .member(1, "orange", "production-large")
        .member(2, "black", "council");
    let mut table = begin.turn_at(0, 5);
    table.play(0, "member orange").refused(0, "place market-1", "3.8").refused(0, "place harvest-single", "3.8");
    assert!(table.is_legal(0, "place production-large") && table.is_legal(0, "place council"));
}
