//! Every component of the edition has its picture, and every town its place on the painted sheet.

use drawing::testing::pictures;
use drawing::{Board, art};
use il_vecchio::IlVecchio;
use il_vecchio_board::IlVecchioBoard;
use il_vecchio_board::places::{ROADS, TOWNS};
use kit::{Edition as _, Game};
use std::collections::BTreeSet;

const SHEET: &str = include_str!("../art/tuscany.svg");

#[test]
fn every_component_has_a_scene_and_no_recipe_is_unused() {
    pictures::<IlVecchioBoard>(&["tracks", "kinds", "province_tiles", "council_tiles", "nobility_tiles", "crests.kinds"], &[]);
}

#[test]
fn every_town_and_zone_of_the_edition_has_its_walls_and_its_place_on_the_sheet() {
    let edition = <IlVecchio as Game>::Edition::editions().current();
    let css = art::sheet_of(&IlVecchioBoard::ART, None).css;
    let towns: BTreeSet<&str> = edition.map.cities.iter().map(|city| city.id.as_str()).collect();
    assert_eq!(towns, TOWNS.iter().map(|(id, ..)| *id).collect(), "no town is missing and none is left over");
    for (id, x, y) in TOWNS {
        assert!(css.contains(&format!(".place-town-{id}{{")), "{id} has no walls");
        let place = format!(".at-{id} {{ left: {}%; top: {:.2}%; }}", f64::from(x) / 10.0, f64::from(y) / 8.76);
        assert!(IlVecchioBoard::CSS.contains(&place), "the style sheet does not say `{place}`");
    }
    for number in edition.map.zone_numbers() {
        assert!(IlVecchioBoard::CSS.contains(&format!(".zone-{number} {{ left: ")), "zone {number} has no place");
    }
    for track in il_vecchio::Track::ALL {
        assert!(css.contains(&format!(".place-{track}{{")), "{track} has no stage");
    }
}

#[test]
fn the_roads_on_the_sheet_are_those_of_the_edition() {
    let edition = <IlVecchio as Game>::Edition::editions().current();
    let map = &edition.map;
    let id = |city| edition.city_id(city);
    let of_edition: BTreeSet<(&str, &str)> = map
        .all()
        .iter()
        .flat_map(|a| map.all().iter().filter(move |b| map.distance(a, *b) == 1).map(move |b| (a, b)))
        .map(|(a, b)| if id(a) < id(b) { (id(a), id(b)) } else { (id(b), id(a)) })
        .collect();
    let bent: BTreeSet<(&str, &str)> = ROADS.iter().map(|(a, b, ..)| if a < b { (*a, *b) } else { (*b, *a) }).collect();
    assert_eq!(of_edition, bent);
    let foot = |id: &str| TOWNS.iter().find(|(town, ..)| *town == id).map(|(_, x, y)| (*x, *y)).unwrap();
    for (a, b, x, y) in ROADS {
        let ((ax, ay), (bx, by)) = (foot(a), foot(b));
        assert!(SHEET.contains(&format!("M{ax} {ay}Q{x} {y} {bx} {by}")), "the road from {a} to {b} is painted elsewhere");
    }
}
