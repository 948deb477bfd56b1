//! §10: upkeep.

use crate::table::*;
use serde_json::json;

fn upkeep(seats: u8, round: u8) -> Table {
    let players = json!({"0": {"ring": 3, "passed": 2, "time": 1}, "1": {"ring": 4, "passed": 1, "time": 1}});
    table(seats, round, json!({"players": players, "carriages": [6, 4, 3], "steps": [{"step": "upkeep"}]}))
}

#[test]
fn the_first_player_marker_goes_clockwise() {
    // §10.1
    let mut table = upkeep(3, 1);
    assert_eq!(get(&table, "first"), json!(1));
    table.chance("destination 2").chance("token 7");
    assert_eq!(table.asked(), 1);
    assert_eq!(get(&table.patch(json!({"first": 2, "steps": [{"step": "upkeep"}], "round": 1, "destinations": [6, 4, 3, null, null, null, null, null, null], "tokens": [null, 5, 6, null, null, null, null, null, null]})), "first"), json!(0));
}

#[test]
fn the_rings_come_back() {
    // §10.2
    let table = upkeep(2, 8);
    assert_eq!((get(&table, "players.0.ring"), get(&table, "players.1.ring")), (json!(null), json!(null)));
    assert!(table.is_legal(1, "pass"), "and all may act again");
}

#[test]
fn gifts_come_after_rounds_three_and_six() {
    // §10.3
    for (round, gifts) in [(1, 3), (2, 3), (3, 5), (4, 3), (6, 4), (8, 3)] {
        let table = upkeep(2, round);
        assert_eq!((number(&table, "players.0.gifts"), number(&table, "players.0.gifts_aside")), (gifts, 6 - gifts), "round {round}");
    }
}

#[test]
fn the_dial_shows_the_round_three_ahead() {
    // §10.4
    let mut table = upkeep(2, 1);
    assert_eq!(table.outcomes(), ["destination 2", "destination 5", "destination 9"]);
    table.chance("destination 9").chance("token 8");
    assert_eq!(get(&table, "destinations"), json!([6, 4, 3, 9, null, null, null, null, null]));
    assert_eq!(get(&table, "tokens"), json!([null, 5, 6, 8, null, null, null, null, null]));
    assert_eq!((number(&table, "round"), times(&table)), (2, vec![6, 6]), "and round 2 gives its 5");
    // Cosimo, who drove in round 1, has the new destination: in round 4 he drives there.
    let table = self::table(
        2,
        4,
        json!({"carriages": [6, 4, 3], "destinations": [6, 4, 3, 9, 5, 2, null, null, null], "steps": [{"step": "drive"}]}),
    );
    assert_eq!(get(&table, "carriages"), json!([9, 4, 3]));
}

#[test]
fn after_round_six_nothing_more_is_revealed() {
    // §10.4, §10.5
    let table = upkeep(2, 7);
    assert_eq!((number(&table, "round"), table.asked()), (8, 1));
    assert_eq!(get(&table, "destinations"), json!(DESTINATIONS));
}

#[test]
fn a_noble_without_a_destination_still_takes_gifts() {
    // §10.5: in round 8 Cosimo is done
    let mut table = table(2, 8, json!({"carriages": [1, 5, 9], "places": {"1": {"queue": ["blue debutante"]}}}));
    table.play(0, "gift cosimo").play(0, "guard street 1-2");
    assert_eq!(get(&table, "players.0.given"), json!([1, 0, 0]));
}
