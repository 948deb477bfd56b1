//! Chapter 9: the last round.

use crate::table::*;
use il_vecchio::{Good, Province, Tile, Track};
use kit::Seat;
use serde_json::json;

#[test]
fn the_round_is_finished_up_to_the_right_of_the_first_player() {
    // §9.1
    let families = json!({"1": {"crests": {"tax": 3, "middlemen": 2}}});
    let steps = json!([{"step": "rounds", "seat": 1, "opening": false}, {"step": "turn", "seat": 0, "actions": 1}]);
    // Seat 2 began, so after seat 0 comes seat 1, and then the round is over.
    let mut table = turn(3, json!({"steps": steps, "first": 2, "families": families}));
    table.play(0, "recover");
    assert!(!table.game().is_last_round());
    table.play(1, "recover");
    assert!(table.game().is_last_round());
    assert_eq!(table.legal(2), ["play", "pass"]);
}

#[test]
fn each_has_two_actions_in_a_row_with_tiles_before_between_and_after() {
    // §9.2
    let tiles = json!(["milan_florins", "venice_knight", "venice_abbot"]);
    let mut table = last_round(2, json!({"families": {"0": {"standing": {"pistoia": 1}, "goods": {"bishop": 2}, "provinces": tiles}}}));
    table.play(0, "play").play(0, "use milan_florins");
    table.play(0, "city pistoia").play(0, "stay").play(0, "bishop").play(0, "take scroll 1");
    table.play(0, "use venice_knight");
    table.refused(0, "end", "2.1");
    table.play(0, "city pistoia").play(0, "stay").play(0, "bishop").play(0, "take scroll 1");
    assert_eq!(scrolls(&table, 0), 2, "the same member acted twice");
    table.play(0, "use venice_abbot");
    assert_eq!(table.legal(1), ["play", "pass"]);
    table.play(1, "play").play(1, "recover").play(1, "recover");
    assert!(table.is_over());
}

#[test]
fn a_tile_won_earlier_is_turned_up_before_the_choice_to_pass() {
    // §9.3
    let mut table = last_round(2, json!({"families": {"0": {"face_down": "council_florins"}}}));
    assert_eq!(table.legal(0), ["reveal council_florins"]);
    table.play(0, "reveal council_florins");
    assert_eq!(florins(&table, 0), 4);
    assert_eq!(table.legal(0), ["play", "pass"]);
}

#[test]
fn the_double_turn_is_passed_whole_for_two_points() {
    // §9.4
    let mut table = last_round(2, json!({"families": {"0": {"standing": {"prato": 1}, "provinces": ["milan_florins"]}}}));
    table.not_offered(0, "use milan_florins");
    table.play(0, "pass");
    assert_eq!(table.asked(), 1, "no tiles either");
    assert_eq!(points(&table, 0, "passed"), 2);
}

#[test]
fn who_has_begun_takes_both_actions() {
    // §9.4
    let mut table = last_round(2, json!({"families": {"0": {"standing": {"prato": 1}}}}));
    table.play(0, "play").not_offered(0, "pass");
    table.play(0, "recover").not_offered(0, "pass");
    assert_eq!(table.asked(), 0);
    table.play(0, "recover");
    assert_eq!(table.asked(), 1);
    assert_eq!(points(&table, 0, "passed"), 0);
}

#[test]
fn a_full_track_is_entered_at_the_price_and_for_the_points_of_its_last_space() {
    // §9.5
    let goods = json!({"florin": 5, "assassin": 1});
    let families = json!({"0": {"standing": {"vicchio": 1}, "goods": goods}});
    let mut table = last_round(3, json!({"tracks": {"venice": [1, 1, 1, 2, 2, 2]}, "provinces": null, "families": families}));
    table.play(0, "play").play(0, "seize venice").play(0, "stay");
    assert_eq!(florins(&table, 0), 0, "the sixth space costs 5");
    assert_eq!(row(&table, Track::Venice), [1, 1, 1, 2, 2, 2, 0]);
    assert_eq!(points(&table, 0, "provinces"), 3);
    assert_eq!(crests(&table, 0), 0);
}

#[test]
fn a_queue_has_no_crest_even_behind_a_crest_space() {
    // §9.5
    let edition = r#"{"tracks": {"venice": {"spaces": {"5": {"medici_crest": true}}}}}"#;
    let edition = <il_vecchio::Edition as kit::Edition>::editions().patched(edition).unwrap();
    let setup = kit::Setup::of::<il_vecchio::IlVecchio>(3).unwrap();
    let families =
        json!({"0": {"standing": {"vicchio": 1}, "reserve": null, "goods": {"florin": 5, "assassin": 1}}, "1": {"reserve": null}});
    let patch = json!({
        "steps": [{"step": "last_round", "seat": 1, "left": 2}, {"step": "turn", "seat": 0, "actions": 2}],
        "tracks": {"venice": [1, 1, 1, 1, 1, 1]},
        "families": families,
    });
    let game = kit::position::from_patch::<il_vecchio::IlVecchio>(edition, &setup, &patch).unwrap();
    let mut table = Table::from_game(game, &[]);
    table.play(0, "seize venice").play(0, "stay");
    assert!(table.is_legal(0, "claim venice_knight"), "no crest is drawn");
}

#[test]
fn queueing_for_an_office_pays_the_additional_cost_too() {
    // §9.5
    let families = json!({"0": {"standing": {"florence": 1}, "goods": {"scroll": 2, "florin": 3}}});
    let mut table = last_round(3, json!({"tracks": {"council": [1, 1, 1, 2, 2, 2]}, "families": families}));
    table.play(0, "play").play(0, "office council").play(0, "stay");
    assert_eq!((scrolls(&table, 0), florins(&table, 0)), (0, 0));
    assert_eq!(points(&table, 0, "offices"), 2);
}

#[test]
fn the_queue_counts_for_majorities_ties_neighbours_and_all_tracks() {
    // §9.6
    let tracks = json!({"venice": [0, 1, 1, 2, 0, 0, 0], "milan": [0], "papal_states": [0], "council": [0], "nobility": [0]});
    let families = json!({"0": {"nobility": ["nobility_neighbours"]}});
    let table = the_end(3, json!({"tracks": tracks, "families": families}));
    assert_eq!(points(&table, 0, "majorities"), 15);
    assert_eq!(points(&table, 0, "nobility"), 3, "places 5, 6 and 7 are one pair");
    let tied = the_end(3, json!({"tracks": {"venice": [0, 1, 1, 2, 2, 2, 0, 0, 1]}}));
    assert_eq!(tied.game().majority(Track::Venice), Some(Seat(2)), "the queue breaks ties by its order");
    let all =
        the_end(2, json!({"tracks": {"venice": [1, 1, 1, 1, 1, 0], "milan": [0], "papal_states": [0], "council": [0], "nobility": [0]}}));
    assert_eq!(points(&all, 0, "all_tracks"), 5);
}

#[test]
fn for_two_players_the_sixth_province_tile_can_be_won_by_the_queue() {
    // §9.7
    let five = ["venice_scroll", "venice_knight", "venice_assassin", "venice_abbot", "venice_florin_per_member"];
    let families = json!({
        "0": {"standing": {"vicchio": 2}, "goods": {"florin": 10, "assassin": 2}},
        "1": {"provinces": five},
    });
    let mut table = last_round(2, json!({"tracks": {"venice": [1, 1, 1, 1, 1]}, "families": families}));
    table.play(0, "play").play(0, "seize venice").play(0, "stay");
    assert_eq!(table.legal(0), ["claim venice_roll_member"]);
    table.play(0, "claim venice_roll_member").play(0, "seize venice").play(0, "stay");
    assert_eq!(row(&table, Track::Venice), [1, 1, 1, 1, 1, 0, 0]);
    assert_eq!(table.game().family(Seat(0)).provinces.len(), 1, "no tile is left for the next in the queue");
    table.play(0, "end");
    assert_eq!(table.asked(), 1);
}

#[test]
fn an_empty_stack_gives_no_tile() {
    // §9.7
    let nobility: Vec<&str> = Tile::ALL[12..].iter().map(|t| t.word()).collect();
    let families = json!({"0": {"standing": {"florence": 1}, "goods": {"scroll": 2}}, "1": {"nobility": nobility}});
    let mut table = last_round(2, json!({"families": families}));
    table.play(0, "play").play(0, "office nobility").play(0, "stay");
    assert_eq!(row(&table, Track::Nobility), [0]);
    assert!(table.is_legal(0, "recover"), "straight to the second action");
}

#[test]
fn a_council_tile_won_in_the_last_round_is_turned_up_at_once() {
    // §9.8
    let goods = json!({"scroll": 2, "florin": 3});
    let mut table = last_round(2, json!({"families": {"0": {"standing": {"florence": 1, "pistoia": 1}, "goods": goods}}}));
    table.play(0, "play").play(0, "office council").play(0, "stay");
    for tile in ["council_florins", "council_scroll", "council_knight", "council_abbot", "council_carts"] {
        table.chance(&format!("draw {tile}"));
    }
    table.play(0, "keep council_florins");
    assert!(has_open(&table, 0, Tile::Treasurer));
    assert_eq!(florins(&table, 0), 4, "the bonus comes now");
    table.play(0, "city pistoia").play(0, "stay").play(0, "middleman").play(0, "take florin 5");
    assert_eq!(florins(&table, 0), 13, "and it improves the second action");
}

#[test]
fn a_price_tile_serves_only_one_of_two_seizures() {
    // §5.9 §9.2
    let goods = json!({"assassin": 2, "florin": 2});
    let families = json!({"0": {"standing": {"vicchio": 2}, "goods": goods, "provinces": ["papal_no_coins"]}});
    let mut table = last_round(3, json!({"families": families}));
    table.play(0, "play").play(0, "seize venice").play(0, "use papal_no_coins").play(0, "stay").play(0, "claim venice_scroll");
    assert_eq!(florins(&table, 0), 2);
    assert!(table.game().family(Seat(0)).used.contains(Province::NoCoins));
    table.refused(0, "seize venice", "3.6");
    assert_eq!(held(&table, 0, Good::Assassin), 1);
}
