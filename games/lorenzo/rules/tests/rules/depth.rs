//! The deepest stack of any edition.

use crate::table::{Look, scene};
use kit::{Edition, Game};
use lorenzo::DEEPEST;

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
