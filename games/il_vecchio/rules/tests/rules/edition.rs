//! The figures of the box: the rulebook's examples hold in them, and a broken file is refused.

use crate::table::*;
use il_vecchio::{Edition, IlVecchio, Kind, Track};
use kit::{Edition as _, Game, Rng, Setup, Silent, Turn, Who};
use serde_json::{Value, json};

fn text(json: &Value) -> &str {
    json.as_str().unwrap()
}

/// The examples the data file lists, each with its figures.
#[test]
fn the_examples_of_the_rulebook_hold_on_the_map() {
    // §3.2 §1.12 §4.1 §8.1
    let edition = Edition::editions().current();
    let city = |id: &Value| edition.city(text(id)).unwrap();
    let checks = edition.json["rules_examples"]["checks"].as_array().unwrap();
    assert_eq!(checks.len(), 7);
    for check in checks {
        match text(&check["type"]) {
            "distance" => assert_eq!(json!(edition.map.distance(city(&check["from"]), city(&check["to"]))), check["steps"]),
            "zone_contains" => {
                let zone = edition.map.zone(check["zone"].as_u64().unwrap() as u8);
                assert!(check["cities"].as_array().unwrap().iter().all(|id| zone.contains(city(id))), "{check}");
            }
            "next_on_ring" => {
                assert_eq!(edition.map.next(city(&check["from"])), city(&check["to"]));
                assert_eq!(edition.kind(city(&check["from"])).word(), text(&check["colour"]));
            }
            "track_has_crest_space_with_cost" => {
                let spaces = &edition.track(Track::from_word(text(&check["track"])).unwrap()).spaces;
                assert!(spaces.iter().any(|s| s.crest && json!(s.florins) == check["florins"]), "{check}");
            }
            other => panic!("an example of a kind this test does not know: {other}"),
        }
    }
}

#[test]
fn the_map_has_ten_zones_of_three_or_four_towns_and_florence_three_roads() {
    // §1.12 §1.13
    let edition = Edition::editions().current();
    let map = &edition.map;
    assert_eq!(map.zone_numbers().collect::<Vec<_>>(), [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    assert!(map.zone_numbers().all(|z| (3..=4).contains(&map.zone(z).len()) && !map.zone(z).contains(map.florence)));
    assert_eq!(map.within(map.florence, 1).len(), 4, "itself and three towns");
    assert_eq!(Kind::ALL.iter().map(|k| map.towns[k.index()].len()).collect::<Vec<_>>(), [5, 5, 5, 5, 5, 3, 3, 1]);
    // A town's own list of zones and a zone's list of towns say the same.
    for zone in edition.json["map"]["zones"].as_array().unwrap() {
        let towns = zone["cities"].as_array().unwrap();
        for town in edition.json["map"]["cities"].as_array().unwrap() {
            assert_eq!(town["zones"].as_array().unwrap().contains(&zone["number"]), towns.contains(&town["id"]), "{zone} {town}");
        }
    }
}

#[test]
fn an_owner_of_the_box_corrects_a_figure_with_a_patch() {
    // §5.1
    let patch = r#"{"tracks": {"venice": {"spaces": {"0": {"florins": 1}}}}}"#;
    let edition = Edition::editions().patched(patch).unwrap();
    assert_eq!(edition.track(Track::Venice).spaces[0].florins, 1);
    assert_eq!(edition.id, "il_vecchio-1+");
}

#[test]
fn a_figure_that_cannot_be_is_refused_by_its_place() {
    // §1.1
    let cases = [
        (json!({"components": {"family_members_per_player": 3}}), "components.family_members_per_player"),
        (json!({"components": {"dice_sides": 8}}), "components.dice_sides"),
        (json!({"map": {"roads": []}}), "map.roads"),
        (json!({"map": {"cities": {"prato": {"kind": "pink"}}}}), "map.cities.prato.kind"),
        (json!({"map": {"zones": {"2": {"cities": ["florence"]}}}}), "map.zones.2"),
        (json!({"map": {"rings": {"0": {"cities": ["pistoia"]}}}}), "map.rings.0"),
        (json!({"middlemen": {"start": {"brown": "prato"}}}), "middlemen.start.brown"),
        (json!({"tracks": {"milan": {"gate": "prato"}}}), "tracks.milan.gate"),
        (json!({"tracks": {"milan": {"spaces": []}}}), "tracks.milan.spaces"),
        (json!({"setup": {"crests_in_pile": {"4": 10}}}), "setup.crests_in_pile"),
        (json!({"province_tiles": {"milan_florins": {"id": "milan_gold"}}}), "province_tiles.milan_florins"),
        (json!({"travel": {"florins_per_step": 0}}), "travel.florins_per_step"),
        (json!({"tracks": {"milan": {"gain": 2}}}), "tracks.milan.gain"),
        (json!({"components": {"cart_tokens": 13}}), "components.cart_tokens"),
    ];
    for (patch, place) in cases {
        let error = Edition::editions().patched(&patch.to_string()).expect_err(place);
        assert_eq!(error.path, place, "{error}");
    }
}

/// Changes figures at random: what is not refused can be played.
#[test]
fn a_spoilt_edition_is_refused_or_can_be_played() {
    // §2.1
    let good = Edition::editions().current().json.clone();
    let mut rng = Rng::new(9);
    let mut loaded = 0;
    for _ in 0..400 {
        let mut json = good.clone();
        let mut nth = rng.below(leaves(&json));
        let value = [json!(0), json!(1), json!(255), json!(7), json!("prato"), json!(true), Value::Null][rng.below(7)].clone();
        spoil(&mut json, &mut nth, &value);
        json["edition"] = json!("il_vecchio-spoilt");
        let Ok(edition) = Edition::editions().load(&json.to_string()) else { continue };
        loaded += 1;
        let setup = Setup::of::<IlVecchio>(2 + rng.below(3) as u8).unwrap();
        let mut game = IlVecchio::new(edition, &setup);
        game.start(&mut Silent);
        let mut legal = Vec::new();
        for _ in 0..400 {
            let (who, choice) = match game.turn() {
                Turn::Over => break,
                Turn::Chance => (Who::Chance, game.sample(&mut rng, &mut legal)),
                Turn::Ask(seats) => {
                    let who = Who::Seat(seats.iter().next().unwrap());
                    game.legal(who, &mut legal);
                    (who, rng.pick(&legal).copied())
                }
            };
            game.play(who, choice.expect("somebody is asked and cannot answer"), &mut Silent);
        }
    }
    assert!(loaded > 100, "{loaded}");
}

fn leaves(json: &Value) -> usize {
    match json {
        Value::Object(fields) => fields.values().map(leaves).sum(),
        Value::Array(entries) => entries.iter().map(leaves).sum(),
        _ => 1,
    }
}

fn spoil(json: &mut Value, nth: &mut usize, to: &Value) {
    match json {
        Value::Object(fields) => fields.iter_mut().for_each(|(_, child)| spoil(child, nth, to)),
        Value::Array(entries) => entries.iter_mut().for_each(|child| spoil(child, nth, to)),
        _ => {
            if *nth == 0 {
                *json = to.clone();
            }
            *nth = nth.wrapping_sub(1);
        }
    }
}

#[test]
fn a_contradiction_in_a_position_is_refused_by_name() {
    // §1.1 §1.2 §1.4 §1.5
    let cases = [
        (json!({"families": {"0": {"standing": {"prato": 13}}}}), "families.0"),
        (json!({"families": {"0": {"standing": {"rome": 1}}}}), "families.0"),
        (json!({"families": {"0": {"provinces": ["venice_knight"]}, "1": {"provinces": ["venice_knight"]}}}), "families.1.provinces"),
        (json!({"families": {"0": {"used": ["venice_knight"]}}}), "families.0.used"),
        (json!({"families": {"0": {"council": ["nobility_crests"]}}}), "families.0"),
        (json!({"families": {"0": {"crests": {"tax": 4}}}}), "crests"),
        (json!({"pile": 9}), "pile"),
        (json!({"middlemen": {"brown": "prato"}}), "middlemen.brown"),
        (json!({"tracks": {"venice": [0, 0, 0, 0, 0, 0, 0]}}), "tracks.venice"),
        (json!({"first": 7}), "first"),
        (json!({"steps": [{"step": "turn", "seat": 0, "actions": 1}]}), "steps.0"),
        (json!({"steps": [{"step": "rounds", "seat": 9, "opening": false}]}), "steps.0"),
        (json!({"council": {"looks": [{"seat": 0, "tiles": ["council_scroll"], "kept": null}]}}), "council"),
    ];
    for (patch, place) in cases {
        let mut base = json!({
            "steps": [{"step": "rounds", "seat": 1, "opening": false}, {"step": "turn", "seat": 0, "actions": 1}],
            "families": {"0": {"reserve": null}, "1": {"reserve": null}},
            "crests": null, "pile": null, "provinces": null, "council": {"layers": null}, "nobility": {"layers": null},
        });
        kit::patch::apply_keeping_null(&mut base, &patch).unwrap();
        let error = Table::try_patched(3, &[], base).err().unwrap_or_else(|| panic!("{patch} should be refused"));
        assert_eq!(error.path, place, "{patch}: {error}");
    }
}

#[test]
fn aimless_play_goes_on_until_the_driver_ends_it() {
    // §2.1
    let mut table = turn(2, json!({}));
    for _ in 0..3000 {
        table.play(0, "recover").play(1, "recover");
    }
    assert!(!table.is_over());
    let finish = bots::random_playout(table.game().clone(), &mut Rng::new(1), 50, &mut Vec::new());
    assert_eq!((finish.ended, finish.plies), (false, 50));
    assert!(finish.game.standing(kit::Viewer::Referee).winners.is_empty());
}

#[test]
fn every_tile_and_crest_says_what_it_does_in_three_languages() {
    // §11.1 §12.1 §13.1
    use il_vecchio::{Crest, Province, Tile};
    let texts = words::texts!("../../../lang");
    for lang in words::Lang::ALL {
        let words = words::Words::new(lang, Some(&texts)).unwrap();
        let provinces = Province::ALL.iter().map(|tile| format!("province-{tile}"));
        let tiles = Tile::ALL.iter().map(|tile| format!("{}-{tile}", tile.stack()));
        let crests = Crest::ALL.iter().map(|crest| format!("crest-{crest}"));
        for key in provinces.chain(tiles).chain(crests) {
            assert!(words.has(&key) && words.has(&format!("{key}-about")), "{key} in {lang}");
        }
    }
}
