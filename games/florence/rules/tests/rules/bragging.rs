//! §5: bragging, tile by tile.

use crate::table::*;
use serde_json::{Value, json};

/// Blue brags at a location; the VP and the box its marker took, counted from the bottom.
fn brag(place: u8, patch: Value) -> (i32, usize) {
    let mut table = table(2, 1, patch);
    table.play(0, "brag").play(0, &format!("at {place}"));
    (source(&table, 0, "brag"), marker(&table, place, "blue"))
}

fn marker(table: &Table, place: u8, colour: &str) -> usize {
    let boxes = get(table, &format!("places.{}.brags", place - 1));
    boxes.as_array().expect("boxes").iter().position(|owner| owner == colour).expect("a marker")
}

/// The queues of several locations.
fn queues(queues: &[(u8, &[&str])]) -> Value {
    Value::Object(queues.iter().map(|(place, queue)| (place.to_string(), json!({"queue": queue}))).collect())
}

#[test]
fn bragging_costs_one_and_needs_a_member_at_the_tile() {
    // §5.1
    let mut table = table(2, 1, json!({"places": queues(&[(9, &["blue debutante"])])}));
    table.play(0, "brag").refused(0, "at 5", "5.1");
    assert_eq!(table.legal(0), ["at 9"]);
    table.play(0, "at 9");
    assert_eq!(time(&table, 0), 11);
    self::table(2, 1, json!({})).refused(0, "brag", "5.1");
}

#[test]
fn bragging_needs_a_marker_and_none_of_one_s_own_on_the_tile() {
    // §5.2
    let twice = json!({"places": {"9": {"queue": ["blue debutante"], "brags": ["blue", null, null]}}});
    table(2, 1, twice).refused(0, "brag", "5.1");
    let both = json!({"places": {"8": {"queue": ["blue debutante"]}, "9": {"queue": ["blue debutante"], "brags": ["blue", null, null]}}});
    let mut other = table(2, 1, both);
    other.play(0, "brag").refused(0, "at 9", "5.2");
    let mut places = queues(&[(9, &["blue debutante"])]);
    for place in 1..=6 {
        places[place.to_string()] = json!({"brags": ["blue", null, null]});
    }
    table(2, 1, json!({"places": places})).refused(0, "brag", "5.2");
}

#[test]
fn each_unit_scores_the_tiles_vp() {
    // §5.3, and the rulebook's example: on five locations Eyes Everywhere is 10 VP and the middle box
    let five = queues(&[
        (1, &["blue debutante"]),
        (2, &["blue debutante"]),
        (3, &["blue debutante"]),
        (4, &["blue debutante"]),
        (9, &["blue debutante"]),
    ]);
    assert_eq!(brag(9, json!({"places": five})), (10, 1));
}

#[test]
fn the_box_follows_from_the_vp() {
    // §5.4: 6 is bottom, 7 to 12 middle, 13 top
    let places = |blue: usize| {
        let all: Vec<(u8, &[&str])> = (1..=blue as u8).rev().map(|n| (10 - n, &["blue debutante"][..])).collect();
        json!({"places": queues(&all)})
    };
    assert_eq!(brag(9, places(3)), (6, 0));
    assert_eq!(brag(9, places(4)), (8, 1));
    let seven = json!({"places": queues(&[
        (9, &["blue maestro", "blue donna"]), (8, &["blue donna"]), (7, &["blue donna"]),
        (6, &["blue debutante"]), (5, &["blue debutante"]), (4, &["blue debutante"]), (3, &["blue debutante"]),
    ])});
    assert_eq!(brag(9, seven), (14, 2));
}

#[test]
fn a_taken_box_sends_the_marker_down_for_the_same_vp() {
    // §5.5, and the rulebook's example: blue scores 8, the middle box is orange's, so the marker goes to the bottom
    let four = |brags: Value| {
        let mut places = queues(&[(1, &["blue debutante"]), (2, &["blue debutante"]), (3, &["blue debutante"]), (9, &["blue debutante"])]);
        places["9"]["brags"] = brags;
        json!({"places": places})
    };
    assert_eq!(brag(9, four(json!([null, "orange", null]))), (8, 0));
    // With another tile to brag at, the full one is refused by name.
    let mut at_three = table(
        3,
        1,
        json!({"places": {
            "9": {"queue": ["blue debutante"], "brags": ["purple", null, null]},
            "8": {"queue": ["blue debutante"], "brags": [null, null, null]},
        }}),
    );
    at_three.play(0, "brag").refused(0, "at 9", "5.5");
    assert_eq!(at_three.legal(0), ["at 8"]);
}

#[test]
fn bragging_for_nothing_is_allowed() {
    // §5.6: no donna, no maestro, 0 VP
    assert_eq!(brag(1, json!({"places": queues(&[(1, &["blue debutante"])])})), (0, 0));
}

#[test]
fn influencers_counts_donnas_and_maestros() {
    // §5.7
    let places = queues(&[(1, &["blue maestro", "blue donna", "blue debutante"]), (6, &["orange donna", "blue donna"])]);
    assert_eq!(brag(1, json!({"places": places})), (15, 2));
}

#[test]
fn big_mouth_counts_markers_and_the_new_one() {
    // §5.8
    let places =
        json!({"2": {"queue": ["blue debutante"]}, "5": {"brags": ["blue", null, null]}, "6": {"brags": ["orange", "blue", null]}});
    assert_eq!(brag(2, json!({"places": places})), (9, 1));
    assert_eq!(brag(2, json!({"places": queues(&[(2, &["blue debutante"])])})), (3, 0));
}

#[test]
fn scandalous_counts_cards_in_hand() {
    // §5.9
    let hand = json!({"0": {"hand": {"teleport": 2, "leave_town": 3}}});
    assert_eq!(brag(3, json!({"players": hand, "places": queues(&[(3, &["blue debutante"])])})), (15, 2));
}

#[test]
fn party_life_counts_leads() {
    // §5.10
    let places =
        queues(&[(4, &["orange debutante", "blue debutante"]), (5, &["blue debutante"]), (6, &["blue donna", "orange debutante"])]);
    assert_eq!(brag(4, json!({"places": places})), (6, 0));
}

#[test]
fn reputation_counts_members_in_the_row() {
    // §5.11: laid at 5 it counts 4, 5 and 6; laid at 7 it counts 7, 8 and 9
    let places = queues(&[
        (4, &["blue debutante"]),
        (5, &["blue debutante", "orange debutante"]),
        (6, &["blue donna", "blue donna"]),
        (2, &["blue debutante"]),
    ]);
    assert_eq!(brag(5, json!({"places": places})), (12, 1));
    let swapped = json!({"5": {"tile": "plus_one"}, "7": {"tile": "reputation", "queue": ["blue debutante"]}, "8": {"queue": ["blue debutante"]}, "4": {"queue": ["blue debutante"]}});
    assert_eq!(brag(7, json!({"places": swapped})), (6, 0));
}

#[test]
fn upward_mobility_counts_members_in_the_column() {
    // §5.12: laid at 6 it counts 3, 6 and 9
    let places = queues(&[(3, &["blue debutante"]), (6, &["blue debutante"]), (9, &["blue debutante"]), (5, &["blue debutante"])]);
    assert_eq!(brag(6, json!({"places": places})), (9, 1));
}

#[test]
fn plus_one_counts_locations_with_two() {
    // §5.13
    let places =
        queues(&[(7, &["blue debutante", "blue debutante"]), (8, &["blue donna", "blue donna", "blue donna"]), (9, &["blue debutante"])]);
    assert_eq!(brag(7, json!({"places": places})), (8, 1));
}

#[test]
fn big_spender_counts_gifts_to_all_nobles() {
    // §5.14
    let players = json!({"0": {"given": [2, 0, 1], "gifts": 0}});
    assert_eq!(brag(8, json!({"players": players, "places": queues(&[(8, &["blue debutante"])])})), (9, 1));
}

#[test]
fn eyes_everywhere_counts_locations_with_one() {
    // §5.15
    let places =
        queues(&[(9, &["blue debutante", "blue debutante"]), (8, &["orange debutante", "blue debutante"]), (1, &["orange debutante"])]);
    assert_eq!(brag(9, json!({"places": places})), (4, 0));
}
