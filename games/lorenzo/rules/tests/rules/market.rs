//! §7 and §8: market, council palace, privileges, tracks.

use crate::table::{Look, scene};
use lorenzo::Resource;

#[test]
fn the_market_gives_coins_servants_military_or_privileges() {
    // §7.1
    for (space, gain) in [("market-1", "coin 5"), ("market-2", "servant 5"), ("market-3", "coin 2 military 3")] {
        let mut table = scene(4).dice(1, 1, 1).turn(0);
        table.go(0, "black", space);
        assert_eq!(table.goods(0), gain);
    }
    let mut table = scene(4).dice(1, 1, 1).turn(0);
    table.go(0, "black", "market-4").play(0, "privilege 1").play(0, "privilege 5");
    assert_eq!(table.goods(0), "wood 1 stone 1 faith 1");
    let mut table = scene(4).dice(1, 1, 1).turn(0);
    table.refused(0, "member neutral", "3.3"); // value 1 is needed
    table.play(0, "member black");
}

#[test]
fn the_council_takes_any_number_and_gives_a_coin_and_a_privilege() {
    // §7.2
    let begin = scene(2).member(0, "white", "council").member(1, "black", "council").member(0, "orange", "council");
    let mut table = begin.turn_at(0, 5);
    table.go(0, "black", "council").play(0, "privilege 2");
    assert_eq!(table.goods(0), "coin 1 servant 2");
}

#[test]
fn a_privilege_is_one_of_five_things() {
    // §8.1
    for (number, gain) in [(1, "wood 1 stone 1"), (2, "servant 2"), (3, "coin 2"), (4, "military 2"), (5, "faith 1")] {
        let mut table = scene(2).turn(0);
        table.go(0, "black", "council").play(0, &format!("privilege {number}"));
        assert_eq!(table.goods(0), crate::table::sum(&["coin 1", gain]));
    }
}

#[test]
fn several_privileges_of_one_gain_differ() {
    // §8.2
    let mut table = scene(2).goods(0, "coin 5").floor("character-1", "royal-messenger").turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(table.legal(0).len(), 5);
    table.play(0, "privilege 2").refused(0, "privilege 2", "8.2");
    assert_eq!(table.legal(0), ["privilege 1", "privilege 3", "privilege 4", "privilege 5"]);
    table.play(0, "privilege 4").play(0, "privilege 5");
    assert_eq!(table.goods(0), "servant 2 military 2 faith 1");
}

#[test]
fn privileges_of_one_gain_are_named_in_any_order_and_a_search_follows_one() {
    // §8.2
    let mut table = scene(2).goods(0, "coin 5").floor("character-1", "royal-messenger").turn(0);
    table.go(0, "black", "character-1");
    table.in_any_order(0, &["privilege 2", "privilege 4", "privilege 5"]);
    assert_eq!(table.searched(0), ["privilege 1", "privilege 2", "privilege 3"], "two more must come after it");
    table.play(0, "privilege 2");
    assert_eq!(table.searched(0), ["privilege 3", "privilege 4"]);
    table.undo(0).play(0, "privilege 5");
    assert_eq!(table.searched(0), table.legal(0), "who began elsewhere may go anywhere");
}

#[test]
fn no_privilege_is_chosen_by_itself_once_a_person_has_begun() {
    // §8.2: from the third on, the search had only the last two to name, and the driver named them.
    let mut table = scene(2).goods(0, "coin 5").floor("character-1", "royal-messenger").turn(0);
    table.go(0, "black", "character-1").play(0, "privilege 3");
    assert_eq!(table.searched(0), ["privilege 4"]);
    assert!(table.is_left_to_the_seat());
    table.play(0, "privilege 1").play(0, "privilege 2");
    assert_eq!(table.goods(0), "coin 2 wood 1 stone 1 servant 2");
}

#[test]
fn privileges_of_different_gains_may_be_alike() {
    // §8.3
    let mut table = scene(2).dice(6, 1, 1).goods(0, "stone 3 servant 9").floor("venture-1", "building-the-walls").turn(0);
    table.go(0, "black", "venture-1").play(0, "privilege 4");
    table.go(1, "black", "market-1").go(0, "white", "council").play(0, "privilege 4");
    assert_eq!(table.has(0, Resource::Military), 6); // 2 + 2 + 2
}

#[test]
fn the_military_track_ends_at_25_and_the_faith_track_at_15() {
    // §8.4
    let mut table =
        scene(2).goods(0, "coin 4 military 24 faith 14").floor("venture-1", "hiring-recruits").floor("character-1", "preacher").turn(0);
    table.go(0, "black", "venture-1");
    assert_eq!(table.goods(0), "military 25 faith 14");
    let mut table = scene(2).goods(0, "coin 2 faith 14").floor("character-1", "preacher").turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(table.has(0, Resource::Faith), 15);
}
