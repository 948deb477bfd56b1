//! Chapter 7: reinforcement and recovery.

use crate::table::*;
use serde_json::json;

#[test]
fn the_dice_name_the_zone_of_a_new_member() {
    // §7.1
    let mut table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}}}}));
    table.play(0, "reinforce").chance("die 5").chance("die 6");
    assert_eq!(table.legal(0), ["place fiesole", "place vicchio", "place dicomano", "place ponte_a_sieve"]);
    table.refused(0, "place prato", "7.1");
    table.play(0, "place vicchio");
    assert_eq!((standing(&table, 0, "vicchio"), reserve(&table, 0)), (1, 10));
    assert_eq!(table.asked(), 1);
}

#[test]
fn each_die_shows_one_to_six_alike() {
    // §7.1
    let mut table = turn(2, json!({}));
    table.play(0, "reinforce");
    assert_eq!(table.outcomes(), ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"]);
    table.chance("die 1");
    assert_eq!(table.outcomes().len(), 6);
}

#[test]
fn a_seven_places_anywhere_with_florence() {
    // §7.2
    let mut table = turn(2, json!({}));
    table.play(0, "reinforce").chance("die 3").chance("die 4");
    assert_eq!(table.legal(0).len(), 32);
    table.play(0, "place florence");
    assert_eq!(standing(&table, 0, "florence"), 1);
}

#[test]
fn with_an_empty_reserve_there_is_no_reinforcement() {
    // §7.3
    let table = turn(2, json!({"families": {"0": {"standing": {"prato": 12}}}}));
    table.refused(0, "reinforce", "7.3");
}

#[test]
fn members_owed_by_a_tile_lapse_with_an_empty_reserve() {
    // §7.3
    let family = json!({"standing": {"prato": 12}, "face_down": "council_reinforce"});
    let mut table = start_of_turn(2, json!({"families": {"0": family}}));
    table.play(0, "reveal council_reinforce");
    assert!(table.is_legal(0, "recover"), "nothing is rolled");
    let family = json!({"lying": {"prato": 12}, "council": ["council_recover"]});
    let mut table = turn(2, json!({"families": {"0": family}}));
    table.play(0, "recover");
    assert_eq!(table.asked(), 1, "nothing is offered");
}

#[test]
fn recovery_stands_everybody_up_and_gives_a_florin() {
    // §7.4
    let mut table = turn(2, json!({"families": {"0": {"standing": {"prato": 1}, "lying": {"prato": 2, "colle": 1}}}}));
    table.play(0, "recover");
    assert_eq!((standing(&table, 0, "prato"), standing(&table, 0, "colle")), (3, 1));
    assert_eq!((lying(&table, 0, "prato"), lying(&table, 0, "colle"), florins(&table, 0)), (0, 0, 1));
}

#[test]
fn free_reinforcement_needs_no_dice() {
    // §7.5
    let mut table = turn_with(2, &[("free_reinforcement", "on")], json!({}));
    table.play(0, "reinforce");
    assert_eq!(table.legal(0).len(), 32);
    table.play(0, "place florence");
    assert_eq!(standing(&table, 0, "florence"), 1);
}

#[test]
fn free_reinforcement_places_the_captains_two_members_freely() {
    // §7.5
    let family = json!({"council": ["council_reinforce"], "provinces": ["venice_roll_member"]});
    let mut table = turn_with(2, &[("free_reinforcement", "on")], json!({"families": {"0": family}}));
    table.play(0, "reinforce").play(0, "place florence").play(0, "place sesto");
    assert_eq!((standing(&table, 0, "florence"), standing(&table, 0, "sesto")), (1, 1));
    table.play(0, "use venice_roll_member");
    assert_eq!(table.outcomes().len(), 6, "tiles still roll");
    let setup = with_start_tiles(2, &[("free_reinforcement", "on")]);
    assert_eq!(setup.outcomes().len(), 6, "and so does the set-up");
}
