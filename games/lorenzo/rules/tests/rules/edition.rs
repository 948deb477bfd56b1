//! The figures: what is in the box, and what happens to those who correct them.

use crate::table::{Look, edition, scene};
use kit::Edition as _;
use lorenzo::{Edition, Kind};

#[test]
fn the_box_holds_96_cards_21_tiles_20_leaders_and_five_faces_of_the_bonus_tile() {
    // §1.6 §1.7 §12.1
    let edition = edition();
    assert_eq!((edition.cards.len(), edition.tiles.len(), edition.leaders.len(), edition.bonus_tiles.len()), (96, 21, 20, 5));
    for kind in Kind::ALL {
        for period in 0..3 {
            assert_eq!(edition.deck(*kind, period).len(), 8, "{kind} in period {}", period + 1);
        }
    }
}

#[test]
fn a_corrected_figure_is_played() {
    // §4.4
    let corrected = Edition::editions().patched(r#"{"board": {"tower_fee": {"coin": 2}}}"#).unwrap();
    assert_eq!(corrected.id, "lorenzo-1+");
    let begin = scene(2).edition(corrected).goods(0, "coin 2").member(1, "black", "territory-2").floor("territory-1", "village");
    let mut table = begin.turn_at(0, 3);
    table.go(0, "black", "territory-1");
    assert_eq!(table.goods(0), "");
}

#[test]
fn an_edition_that_would_break_the_rules_is_refused_by_place() {
    let rows = [
        (r#"{"cards": {"woods": {"kind": "venture"}}}"#, "cards"),
        (r#"{"cards": {"woods": {"colour": "green"}}}"#, "cards.woods.colour"),
        (r#"{"cards": {"woods": null}}"#, "cards"),
        (r#"{"cards": {"mint": {"permanent": [{"harvest": {"value": 1, "effects": []}}]}}}"#, "cards.mint"),
        (r#"{"cards": {"city": {"immediate": [{"gain": {"privilege": 6}}]}}}"#, "cards.city"),
        (r#"{"cards": {"hero": {"immediate": [{"extra_tower": {"kind": "any", "value": 6}}, {"gain": {"coin": 1}}]}}}"#, "cards.hero"),
        (r#"{"board": {"military_end": 0}}"#, "board.military_end"),
        (r#"{"board": {"towers": {"venture": []}}}"#, "board.towers.venture"),
        (r#"{"board": {"vatican_faith": [3]}}"#, "board.vatican_faith"),
        (r#"{"setup": {"die_faces": 1}}"#, "setup.die_faces"),
        (r#"{"setup": {"seats": [2, 3, 4, 5]}}"#, "setup.seats"),
        (r#"{"personal": {"cards_of_a_kind": 7}}"#, "personal.cards_of_a_kind"),
        (r#"{"tiles": {"3-7": {"effects": [{"lose_by_stock": {"vp": 1, "each": 0, "of": ["coin"]}}]}}}"#, "tiles.3-7"),
        (r#"{"leaders": {"ludovico-ariosto": {"effect": "copy_leader"}}}"#, "leaders"),
        (r#"{"leaders": {"ludovico-ariosto": {"use": "once"}}}"#, "leaders.ludovico-ariosto"),
        (r#"{"bonus_tiles": {"standard": null}}"#, "bonus_tiles"),
        (r#"{"weather": "fine"}"#, "weather"),
    ];
    for (patch, path) in rows {
        let error = Edition::editions().patched(patch).err().unwrap_or_else(|| panic!("{patch} should be refused"));
        assert_eq!(error.path, path, "{patch}: {error}");
    }
}

#[test]
fn every_component_has_its_name_in_three_languages() {
    let texts = words::texts!("../../../lang");
    let edition = edition();
    let keys = (edition.cards.iter().map(|card| format!("card-{}", card.id)))
        .chain(edition.tiles.iter().map(|tile| format!("tile-{}", tile.id)))
        .chain(edition.leaders.iter().map(|leader| format!("leader-{}", leader.id)))
        .chain(edition.bonus_tiles.iter().map(|tile| format!("bonus-{}", tile.id)));
    for key in keys {
        for lang in [texts.en, texts.fr, texts.nl] {
            assert!(lang.contains(&format!("\n{key} = ")), "{key}");
        }
    }
}
