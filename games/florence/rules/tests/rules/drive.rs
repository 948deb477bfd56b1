//! §8: the noble drives.

use crate::table::*;
use serde_json::{Value, json};

/// Everybody has passed; Cosimo drives from 1 to 6 over 5, 2 and 3.
fn drive(seats: u8, patch: Value) -> Table {
    let mut all = json!({"steps": [{"step": "drive"}]});
    kit::patch::apply(&mut all, &patch).expect("a patch");
    table(seats, 1, all)
}

#[test]
fn the_active_noble_follows_the_route() {
    // §8.1; the rulebook's example: from 7 to 2 Cosimo visits 4, 1, 5 and 2
    let everywhere: serde_json::Map<_, _> =
        (1..=9).map(|n| (n.to_string(), json!({"queue": [if n < 6 { "blue debutante" } else { "orange debutante" }]}))).collect();
    let route = json!({
        "carriages": [7, 8, 9], "starts": [7, 8, 9], "places": everywhere,
        "destinations": [2, 4, 3, null, null, null, null, null, null],
    });
    let table = drive(2, route);
    assert_eq!(get(&table, "carriages"), json!([2, 8, 9]), "the others stay");
    assert_eq!((source(&table, 0, "lead"), source(&table, 1, "lead")), (4, 0), "4, 1, 5 and 2; not 7");
}

#[test]
fn the_example_drive_gives_one_to_orange_and_two_to_blue() {
    // §8.2, §8.3, §8.6; the rulebook's example: of the four locations visited one is empty, and at 2 orange has the better brag
    let route = json!({
        "carriages": [7, 8, 9], "starts": [7, 8, 9],
        "destinations": [2, 4, 3, null, null, null, null, null, null],
        "places": {
            "7": {"queue": ["orange debutante"]},
            "4": {"queue": ["blue debutante", "orange debutante"]},
            "5": {"queue": ["blue debutante"]},
            "2": {"queue": ["orange debutante", "blue debutante"], "brags": ["blue", "orange", null]},
        },
    });
    let mut table = drive(2, route);
    table.chance("draw teleport");
    assert_eq!((source(&table, 0, "lead"), source(&table, 1, "lead")), (2, 1));
    assert_eq!((cards(&table, 0), cards(&table, 1)), (0, 1));
}

#[test]
fn the_route_goes_round_the_whole_board() {
    // §8.1: 1-5-2-3-6-9-8-7-4-1, so from 5 to 1 all but 5 are visited
    let everywhere: serde_json::Map<_, _> = (1..=5).chain(7..=9).map(|n| (n.to_string(), json!({"queue": ["black debutante"]}))).collect();
    let orders = [(5, 1, 8), (4, 5, 2), (9, 6, 8), (8, 9, 8), (6, 9, 1)];
    for (from, to, visited) in orders {
        let mut places = Value::Object(everywhere.clone());
        for place in places.as_object_mut().expect("places").iter_mut() {
            let colour = COLOURS[place.0.parse::<usize>().expect("a number") % 4];
            *place.1 = json!({"queue": [format!("{colour} debutante")]});
        }
        places["6"] = json!({"queue": ["black debutante"]});
        let others: Vec<u8> = (1..=9).filter(|n| *n != from && *n != to).collect();
        let starts = json!([from, others[0], others[1]]);
        let dial = json!([to, others[2], others[3], null, null, null, null, null, null]);
        let table = drive(5, json!({"carriages": starts, "starts": starts, "destinations": dial, "places": places}));
        let leads: i32 = (0..5).map(|seat| source(&table, seat, "lead")).sum();
        assert_eq!(leads, visited, "{from} to {to}");
    }
}

#[test]
fn the_lead_of_each_visited_location_gives_vp() {
    // §8.2: 1 VP in round 1 and 2 in round 4, control or not
    let places = json!({"5": {"queue": ["orange debutante", "blue debutante", "blue debutante"]}, "2": {"queue": ["blue debutante"]}, "3": {"queue": ["blue debutante"]}});
    assert_eq!(vps(&drive(2, json!({"places": places}))), [2, 1]);
    let fourth = table(2, 4, json!({"carriages": [6, 4, 3], "places": {"9": {"queue": ["blue debutante"]}}, "steps": [{"step": "drive"}]}));
    assert_eq!(source(&fourth, 0, "lead"), 2);
}

#[test]
fn the_highest_brag_with_a_member_there_draws_a_card() {
    // §8.3; the rulebook's example: at 2 Cosimo gives a card to orange and none to blue
    let places = json!({"2": {"queue": ["blue debutante", "orange debutante"], "brags": ["blue", "orange", null]}});
    let mut table = drive(2, json!({"places": places}));
    table.chance("draw double_run");
    assert_eq!((cards(&table, 0), cards(&table, 1)), (0, 1));
    assert_eq!(get(&table, "carriages.0"), json!(6), "nothing else is drawn");
}

#[test]
fn the_highest_brag_without_a_member_draws_nothing_nor_do_lower_ones() {
    // §8.4
    let absent = json!({"2": {"queue": ["blue debutante"], "brags": ["blue", "orange", null]}});
    let table = drive(2, json!({"places": absent}));
    assert_eq!((cards(&table, 0), cards(&table, 1)), (0, 0));
    assert_eq!(get(&table, "carriages.0"), json!(6));
    let lowest = json!({"2": {"queue": ["orange debutante", "blue debutante"], "brags": ["blue", null, null]}});
    let mut alone = drive(2, json!({"places": lowest}));
    alone.chance("draw teleport");
    assert_eq!(cards(&alone, 0), 1);
}

#[test]
fn after_the_brag_the_spies_draw_in_turn_order() {
    // §8.5: purple is first player; blue has brag and spy and gets two cards
    let patch = json!({
        "first": 2,
        "places": {"6": {"queue": ["blue debutante"], "brags": [null, "blue", null]}},
        "guards": {"brag 6": [0, 1, 2]},
        "carriages": [3, 7, 8],
    });
    let mut table = drive(3, patch);
    let mut drawn = Vec::new();
    for _ in 0..4 {
        let before: Vec<u64> = (0..3).map(|seat| cards(&table, seat)).collect();
        table.chance(
            "draw guard_anywhere"
                .replace("guard_anywhere", ["guard_anywhere", "teleport", "double_run", "family_reception"][drawn.len()])
                .as_str(),
        );
        drawn.extend((0..3).filter(|seat| cards(&table, *seat) > before[usize::from(*seat)]));
    }
    assert_eq!(drawn, [0, 2, 0, 1]);
    assert_eq!((0..3).map(|seat| cards(&table, seat)).collect::<Vec<_>>(), [2, 1, 1]);
}

#[test]
fn the_starting_location_and_empty_ones_give_nothing() {
    // §8.6
    let start = json!({"1": {"queue": ["blue debutante"], "brags": ["blue", null, null]}});
    let table = drive(2, json!({"places": start, "guards": {"brag 1": [1]}}));
    assert_eq!((vps(&table), cards(&table, 0), cards(&table, 1)), (vec![0, 0], 0, 0));
}

#[test]
fn at_an_empty_location_a_spy_still_draws_and_nothing_else_is_given() {
    // §8.6, §6.9: nobody stands at 5, the second player's spy does; blue's brag without a member counts for nothing (§8.4)
    let mut table = drive(2, json!({"places": {"5": {"brags": ["blue", null, null]}}, "guards": {"brag 5": [1]}}));
    table.chance("draw teleport");
    assert_eq!((vps(&table), cards(&table, 0), cards(&table, 1)), (vec![0, 0], 0, 1));
}

#[test]
fn a_location_is_finished_before_the_carriage_drives_on() {
    // §8.7: the lead VP of 5 are there while its card is drawn, those of 2 are not; the fifth card counts against the hand at once
    let places = json!({"5": {"queue": ["blue debutante"], "brags": ["blue", null, null]}, "2": {"queue": ["blue debutante"], "brags": ["blue", null, null]}});
    let hand = json!({"0": {"time": 3, "hand": {"leave_town": 2, "queue_swap": 2}}});
    let mut table = drive(2, json!({"places": places, "players": hand}));
    assert_eq!((vp(&table, 0), get(&table, "carriages.0")), (1, json!(5)));
    table.chance("draw teleport");
    assert_eq!((cards(&table, 0), time(&table, 0)), (5, 4), "at 2 the hand is full: a time instead");
    assert_eq!(source(&table, 0, "lead"), 2);
}
