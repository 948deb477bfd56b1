//! The laws every game keeps, and the other promises of this one.

mod table;

use kit::{Edition, Game};
use lorenzo::{DEEPEST, Lorenzo};
use table::{Look, scene};

#[test]
fn the_laws_hold_for_every_seat_count_and_option() {
    testkit::conformance::<Lorenzo>(&words::texts!("../../lang"));
}

#[test]
fn random_play_nearly_reaches_the_deepest_stack() {
    // A turn with leaders in an even round: the hero's privilege, with his extra action waiting below it.
    testkit::deepest_stack::<Lorenzo>(DEEPEST - 1);
}

#[test]
fn the_deepest_stack_is_reached_with_a_corrected_card() {
    // No printed card gives two privileges and then an extra action; one that did would need the last place.
    let hero = r#"{"cards": {"hero": {"immediate": [{"gain": {"privilege": 2}}, {"extra_tower": {"kind": "venture", "value": 6}}]}}}"#;
    let edition = lorenzo::Edition::editions().patched(hero).unwrap();
    let begin = scene(2).edition(edition).leaders().round(4).goods(0, "coin 4").excommunicated(0, "1-4").floor("character-1", "hero");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").play(0, "privilege 1");
    assert_eq!(table.legal(0), ["lose wood", "lose stone"]);
    assert_eq!(table.game().steps().len(), DEEPEST);
}

#[test]
fn the_greedy_bot_beats_random_play() {
    testkit::greedy_beats_random::<Lorenzo>(100, 95);
}
