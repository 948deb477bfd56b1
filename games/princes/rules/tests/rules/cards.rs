//! §10, the cards and tiles, every one of them.

use crate::table::*;
use kit::Seat;
use princes::{Bonus, Building, Landscape, Prestige, Profession};
use serde_json::{Value, json};

#[test]
fn every_profession_likes_its_building_landscape_and_freedom() {
    // §10.1: alone in hand a profession makes 1; what it likes adds 4, 3 and 3, what it does not like adds nothing.
    let rows = [
        ("mathematician", "university", "lake", "religion"),
        ("theologian", "university", "park", "travel"),
        ("philosopher", "university", "forest", "opinion"),
        ("botanist", "laboratory", "park", "religion"),
        ("alchemist", "laboratory", "lake", "opinion"),
        ("physicist", "laboratory", "forest", "travel"),
        ("watchmaker", "workshop", "lake", "travel"),
        ("goldsmith", "workshop", "park", "opinion"),
        ("bell_maker", "workshop", "forest", "religion"),
        ("cartographer", "library", "lake", "religion"),
        ("jurist", "library", "forest", "opinion"),
        ("choreographer", "opera", "forest", "travel"),
        ("composer", "opera", "lake", "opinion"),
        ("sculptor", "studio", "forest", "religion"),
        ("painter", "studio", "lake", "travel"),
        ("pharmacist", "hospital", "park", "opinion"),
        ("physician", "hospital", "forest", "travel"),
        ("dramatist", "theatre", "park", "religion"),
        ("poet", "theatre", "lake", "travel"),
        ("astronomer", "tower", "forest", "religion"),
        ("organ_builder", "chapel", "forest", "opinion"),
    ];
    assert_eq!(rows.len(), Profession::ALL.len());
    for (name, building, landscape, freedom) in rows {
        let value = |prince: Value| turn(4, BASE, 1, 0, json!({"0": prince})).view(0).princes[0].values[name];
        for other in Building::ALL {
            let with = value(json!({"hand": [name], "buildings": {other.word(): at(0, 0, 0)}}));
            assert_eq!(with, if other.word() == building { 5 } else { 1 }, "{name} and the {other}");
        }
        for other in Landscape::ALL {
            let with = value(json!({"hand": [name], "landscapes": [garden(other.word(), 0, 0, 0), garden(other.word(), 0, 2, 0)]}));
            assert_eq!(with, if other.word() == landscape { 4 } else { 1 }, "{name} and the {other}, twice");
        }
        for other in ["travel", "religion", "opinion"] {
            let with = value(json!({"hand": [name], "freedoms": [other]}));
            assert_eq!(with, if other == freedom { 4 } else { 1 }, "{name} and {other}");
        }
    }
}

#[test]
fn buildings_cover_seven_five_or_three_squares() {
    // §10.2
    let sizes = [
        ("university", 7),
        ("laboratory", 7),
        ("workshop", 7),
        ("library", 5),
        ("opera", 5),
        ("studio", 5),
        ("hospital", 5),
        ("theatre", 5),
        ("tower", 3),
        ("chapel", 3),
    ];
    for (building, squares) in sizes {
        let mut table = turn(3, BASE, 1, 0, json!({}));
        table.play(0, &format!("build {building}")).play(0, "place 0 0 0");
        assert_eq!(table.game().prince(Seat(0)).land.free_squares(), 43 - squares, "{building}");
    }
}

#[test]
fn landscapes_cover_six_four_or_three_squares() {
    // §10.3
    for (landscape, squares) in [("forest", 6), ("lake", 4), ("park", 3)] {
        let mut table = auction(3, BASE, 1, json!({}));
        table.play(0, &format!("open {landscape}")).play(1, "pass").play(2, "pass").play(0, "place 0 0 0");
        assert_eq!(table.game().prince(Seat(0)).land.free_squares(), 43 - squares, "{landscape}");
    }
}

/// The prince of the rulebook's bonus examples: after his work three professions lie on the table, and one profession and one
/// recruiting card are in hand.
fn bonus_example(bonuses: &[&str]) -> Table {
    let (buildings, landscapes) = example_land();
    let prince = json!({
        "buildings": buildings, "landscapes": landscapes, "builders": 2, "cards": ["most_parks"], "freedoms": ["travel", "opinion"],
        "table": ["jurist", "composer"], "hand": ["poet", "sculptor"], "recruiting_in_hand": 1, "bonuses": bonuses,
    });
    turn(3, BASE, 1, 0, json!({"0": prince}))
}

#[test]
fn the_twenty_examples_of_bonus_cards() {
    // §10.4
    let examples = [
        ("each_building", 5),
        ("each_large_building", 4),
        ("medium_buildings_and_forests", 3),
        ("small_buildings_and_landscapes", 5),
        ("building_sizes", 6),
        ("each_landscape", 3),
        ("each_forest", 4),
        ("each_lake", 2),
        ("each_park", 0),
        ("each_freedom", 4),
        ("each_jester", 0),
        ("freedoms_and_jesters", 2),
        ("each_builder", 4),
        ("builders_and_lakes", 3),
        ("each_prestige_card", 2),
        ("prestige_cards_and_freedoms", 3),
        ("landscape_types", 4),
        ("seven_categories", 5),
        ("people_in_hand", 2),
        ("people_on_table", 3),
    ];
    assert_eq!(examples.len(), Bonus::ALL.len());
    // Without bonus cards: lake 3, freedom of travel 3, five people 5.
    for (card, adds) in examples {
        let mut table = bonus_example(&[card]);
        assert_eq!(table.view(0).princes[0].values["poet"], 11);
        table.play(0, "work poet").play(0, &format!("add {card}")).play(0, "prestige 0");
        assert_eq!(table.public().princes[0].best, 11 + adds, "{card}");
    }
}

#[test]
fn bonus_cards_that_the_example_leaves_at_nothing_count_too() {
    // §10.4
    let prince = json!({
        "jesters": 3, "landscapes": [garden("park", 0, 0, 0), garden("park", 0, 1, 0)], "freedoms": ["travel"], "hand": ["poet"],
        "bonuses": ["each_park", "each_jester", "freedoms_and_jesters", "landscape_types", "seven_categories"],
    });
    let mut table = turn(3, BASE, 1, 0, json!({"0": prince}));
    // Freedom 3, jesters 6, one card.
    assert_eq!(table.view(0).princes[0].values["poet"], 10);
    table.play(0, "work poet").play(0, "add each_park").play(0, "add each_jester").play(0, "add freedoms_and_jesters");
    table.play(0, "add landscape_types").play(0, "add seven_categories").play(0, "prestige 0");
    assert_eq!(table.public().princes[0].best, 10 + 4 + 6 + 4 + 2 + 3);
}

/// What a prestige card scores for the prince of the rulebook's examples (seat 0) against these rivals.
fn prestige_example(card: &str, rivals: &[Value]) -> i32 {
    let (buildings, landscapes) = example_land();
    let own = json!({
        "buildings": buildings, "landscapes": landscapes, "builders": 2, "cards": [card], "freedoms": ["travel", "opinion"],
        "table": ["jurist", "composer", "painter", "botanist"], "recruiting_on_table": 1, "hand": ["poet"],
    });
    let mut princes = json!({"0": own});
    for (nth, rival) in rivals.iter().enumerate() {
        princes[(nth + 1).to_string()] = rival.clone();
    }
    the_end(4, BASE, princes).scores().scores[0].total
}

#[test]
fn the_fourteen_examples_of_prestige_cards() {
    // §10.5
    let (five_buildings, three_landscapes) = example_land();
    let buildings = json!({"buildings": five_buildings});
    let landscapes = json!({"landscapes": three_landscapes});
    let lake = json!({"landscapes": [garden("lake", 0, 0, 0)]});
    let forest = json!({"landscapes": [garden("forest", 0, 0, 0)]});
    let works = json!({"table": ["sculptor", "physicist", "goldsmith", "theologian", "dramatist"]});
    // 42 of 43 squares are covered; the example prince has two free.
    let packed = json!({
        "buildings": {
            "opera": at(0, 0, 5), "workshop": at(7, 2, 1), "theatre": at(0, 2, 4), "studio": at(0, 3, 3), "university": at(3, 4, 4),
        },
        "landscapes": [garden("forest", 0, 0, 0), garden("lake", 0, 0, 3), garden("park", 1, 2, 0)],
    });
    let nothing = json!({});
    let examples = [
        ("most_buildings", vec![buildings.clone()], 3),
        ("two_large_buildings", vec![buildings], 5),
        ("fewest_free_squares", vec![packed], 0),
        ("three_landscape_types", vec![nothing.clone()], 0),
        ("most_landscapes", vec![landscapes], 4),
        ("most_forests", vec![forest], 7),
        ("most_lakes", vec![lake.clone(), lake], 3),
        ("three_freedoms", vec![nothing.clone()], 0),
        ("buildings_freedoms_works", vec![nothing.clone()], 6),
        ("most_jesters", vec![nothing.clone()], 0),
        ("most_builders", vec![json!({"builders": 1})], 6),
        ("most_parks", vec![nothing.clone()], 0),
        ("builder_jester_landscapes", vec![nothing], 0),
        ("most_works", vec![works], 4),
    ];
    assert_eq!(examples.len(), Prestige::ALL.len());
    for (card, rivals, points) in examples {
        assert_eq!(prestige_example(card, &rivals), points, "{card}");
    }
}

#[test]
fn each_prestige_card_scores_in_full_when_it_can() {
    // §10.5
    let three = json!([garden("forest", 0, 0, 0), garden("lake", 0, 0, 3), garden("park", 0, 2, 0)]);
    let four = json!({"tower": at(0, 0, 0), "chapel": at(0, 0, 2), "university": at(0, 0, 4), "laboratory": at(0, 4, 3)});
    let prince = |card: &str| {
        json!({
            "landscapes": if card.contains("landscape") || card.contains("park") || card.contains("lake") { three.clone() } else { json!([]) },
            "buildings": if card.contains("building") { four.clone() } else { json!({}) },
            "freedoms": ["travel", "religion", "opinion"], "jesters": 1, "builders": 1, "table": ["jurist", "composer", "painter", "botanist"],
            "cards": [card],
        })
    };
    let full = [
        ("most_buildings", 6),
        ("two_large_buildings", 5),
        ("three_landscape_types", 8),
        ("most_landscapes", 7),
        ("most_lakes", 6),
        ("three_freedoms", 8),
        ("buildings_freedoms_works", 6),
        ("most_jesters", 6),
        ("most_builders", 6),
        ("most_parks", 5),
        ("builder_jester_landscapes", 7),
        ("most_works", 7),
    ];
    for (card, points) in full {
        assert_eq!(the_end(3, BASE, json!({"0": prince(card)})).scores().scores[0].total, points, "{card}");
    }
}

#[test]
fn works_are_the_cards_on_the_table_recruiting_cards_included() {
    // §10.6: three professions and a recruiting card are four works, a hand is none.
    let prince = |hand: Value| json!({"0": {"table": ["jurist", "composer", "painter"], "recruiting_on_table": 1, "hand": hand, "cards": ["most_works"]}});
    let rival = json!(["sculptor", "physicist", "goldsmith", "theologian"]);
    let mut princes = prince(json!(["poet", "botanist"]));
    princes["1"] = json!({"table": rival});
    assert_eq!(the_end(3, BASE, princes).scores().scores[0].total, 4, "four against four");
    assert_eq!(the_end(3, BASE, prince(json!([]))).scores().scores[0].total, 7);
}
