//! Every component of the edition has its picture.

use drawing::testing::pictures;
use drawing::{Board, art};
use florence_board::FlorenceBoard;
use kit::Edition;

#[test]
fn every_component_has_a_scene_and_no_recipe_is_unused() {
    let cards: Vec<String> = (1..=10).map(|number| format!("strozzi-{number}")).collect();
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    pictures::<FlorenceBoard>(&["nobles.list", "scandal.kinds", "brag.tiles"], &cards);
}

#[test]
fn every_location_has_its_place_and_its_lights() {
    let css = art::sheet_of(&FlorenceBoard::ART, None).css;
    let edition = &florence::Edition::editions().current().json;
    let locations = edition["board"]["locations"].as_array().unwrap();
    assert_eq!(locations.len(), 9);
    for id in locations.iter().map(|location| &location["id"]) {
        assert!(css.contains(&format!(".place-{id}{{")), "location {id} has no picture");
        assert!(css.contains(&format!(".place-{id}-lights{{")), "location {id} has no lights");
    }
}

#[test]
fn the_families_have_the_colours_of_the_box() {
    let css = art::sheet_of(&FlorenceBoard::ART, None).css;
    for (class, colour) in [("red", "%232461b8"), ("blue", "%23d0601a"), ("violet", "%236f2f8f")] {
        for piece in ["m-deb", "m-guard", "shield", "arms"] {
            let rule = css.lines().find(|rule| rule.starts_with(&format!(".{piece}.{class}{{"))).unwrap();
            assert!(rule.contains(colour), "{piece} of {class} is not {colour}");
        }
    }
}
