//! §1: set-up.

use crate::table::*;
use florence::Florence;
use kit::{Seat, Viewer};
use serde_json::{Value, json};
use testkit::Scenario;

#[test]
fn a_family_has_its_members_guards_markers_gifts_and_dial() {
    // §1.1
    let table = set_up(3);
    for seat in 0..3 {
        assert_eq!(get(&table, &format!("families.{seat}.supply")), json!([5, 3, 1]));
        assert_eq!(number(&table, &format!("families.{seat}.markers")), 6);
        assert_eq!(number(&table, &format!("players.{seat}.guards")), 6);
        assert_eq!(time(&table, seat), 12);
    }
}

#[test]
fn three_gifts_are_at_hand_and_three_set_aside() {
    // §1.2
    let table = set_up(2);
    assert_eq!((number(&table, "players.0.gifts"), number(&table, "players.0.gifts_aside")), (3, 3));
}

#[test]
fn thirty_shields_stand_on_streets_tiles_and_queues() {
    // §1.3
    let mut table = table(2, 1, json!({"players": {"0": {"hand": {"guard_anywhere": 1}}}}));
    table.play(0, "play guard_anywhere");
    let offered = table.legal(0);
    let of = |kind: &str| offered.iter().filter(|text| text.starts_with(&format!("guard {kind}"))).count();
    assert_eq!((of("street"), of("brag"), of("queue")), (12, 9, 9));
    for street in ["1-2", "2-3", "1-4", "4-5", "5-6", "2-5", "8-9", "6-9"] {
        assert!(offered.contains(&format!("guard street {street}")), "{street}");
    }
    assert!(!offered.contains(&"guard street 1-5".to_string()));
}

#[test]
fn everybody_is_dealt_one_objective_of_his_own() {
    // §1.4
    let mut table = Scenario::<Florence>::new(3);
    table.chance("first 1").chance("objective 6");
    assert_eq!(table.outcomes(), ["objective 1", "objective 2", "objective 3", "objective 4", "objective 5"]);
    table.chance("objective 2").chance("objective 4");
    let seen = |viewer: Viewer| -> Vec<Option<u8>> {
        kit::Game::view(table.game(), viewer).players.iter().map(|p| p.objective.map(|o| o.0)).collect()
    };
    assert_eq!(seen(Viewer::Seat(Seat(1))), [None, Some(2), None]);
    assert_eq!(seen(Viewer::Public), [None, None, None]);
    assert_eq!(seen(Viewer::Referee), [Some(6), Some(2), Some(4)]);
}

#[test]
fn each_location_gets_another_brag_tile() {
    // §1.5
    let mut table = Scenario::<Florence>::new(2);
    table.chance("first 0").chance("objective 1").chance("objective 2").chance("tile reputation");
    assert_eq!(table.outcomes().len(), 8);
    assert!(!table.outcomes().contains(&"tile reputation".to_string()));
    assert_eq!(table.public().places[0].tile.map(|t| t.word()), Some("reputation"));
}

#[test]
fn the_carriages_start_on_three_different_locations() {
    // §1.6
    let mut table = Scenario::<Florence>::new(2);
    table.chance("first 0").chance("objective 1").chance("objective 2");
    lay_tiles(&mut table);
    assert_eq!(table.outcomes().len(), 9);
    table.chance("carriage 5").chance("carriage 2");
    assert_eq!(table.outcomes().len(), 7);
    table.chance("carriage 9");
    assert_eq!(get(&table, "carriages"), json!([5, 2, 9]));
}

#[test]
fn the_starting_locations_are_the_last_destinations() {
    // §1.7: with carriages at 1, 7 and 8 the first six tokens are the others
    let mut table = Scenario::<Florence>::new(2);
    table.chance("first 0").chance("objective 1").chance("objective 2");
    lay_tiles(&mut table);
    table.chance("carriage 1").chance("carriage 7").chance("carriage 8");
    assert_eq!(table.outcomes(), ["destination 2", "destination 3", "destination 4", "destination 5", "destination 6", "destination 9"]);
    // After six rounds only the starting locations are left.
    let dial = json!([6, 4, 3, 2, 5, 9, null, null, null]);
    let steps = json!([{"step": "new_round"}, {"step": "show_destination", "round": 7}]);
    let tokens = json!([null, 5, 6, 7, 8, 9, null, null, null]);
    let table = self::table(2, 4, json!({"round": 5, "destinations": dial, "tokens": tokens, "steps": steps}));
    assert_eq!(table.outcomes(), ["destination 1", "destination 7", "destination 8"]);
}

#[test]
fn the_dial_shows_three_destinations_and_two_times_at_first() {
    // §1.8; the rulebook's set-up picture: 8 for Cosimo, 6 for Contessina, 9 for Giovanni
    let table = set_up_with(2, &[], [1, 2, 3], [8, 6, 9]);
    assert_eq!(get(&table, "destinations"), json!([8, 6, 9, null, null, null, null, null, null]));
    assert_eq!(get(&table, "tokens"), json!([null, 5, 6, null, null, null, null, null, null]));
}

#[test]
fn the_time_tokens_are_two_to_nine_each_once() {
    // §1.9
    let mut table = Scenario::<Florence>::new(2);
    table.chance("first 0").chance("objective 1").chance("objective 2");
    lay_tiles(&mut table);
    for text in ["carriage 1", "carriage 7", "carriage 8", "destination 6", "destination 4", "destination 3"] {
        table.chance(text);
    }
    assert_eq!(table.outcomes(), (2..=9).map(|n| format!("token {n}")).collect::<Vec<_>>());
    table.chance("token 4");
    assert_eq!(table.outcomes().len(), 7);
    assert!(!table.outcomes().contains(&"token 4".to_string()));
}

#[test]
fn a_scandal_deck_holds_four_kinds_three_times() {
    // §1.10
    let table = set_up(2);
    let deck: std::collections::BTreeMap<String, u8> = serde_json::from_value(get(&table, "deck")).expect("a deck");
    assert_eq!(deck.len(), 12);
    assert!(deck.values().all(|n| *n == 3));
    assert_eq!(table.public().decks, [12, 12, 12]);
}

#[test]
fn fewer_players_mean_shorter_queues() {
    // §1.11
    for (seats, open) in [(1, 4), (2, 4), (3, 5), (4, 7), (5, 7)] {
        assert_eq!(set_up(seats).public().open_places, open, "{seats} players");
    }
    // With three players the fifth place is open and the sixth is not.
    let five = json!({"places": {"6": {"queue": members(5, "orange debutante")}}});
    let mut full = table(3, 1, five);
    full.play(0, "deploy").refused(0, "at 6", "2.4");
    let mut roomy = table(3, 1, json!({"places": {"6": {"queue": members(4, "orange debutante")}}}));
    roomy.play(0, "deploy").play(0, "at 6");
    assert_eq!(queue(&roomy, 6).len(), 5);
}

#[test]
fn chance_names_the_first_player() {
    // §1.12
    let mut table = Scenario::<Florence>::new(4);
    assert_eq!(table.outcomes(), ["first 0", "first 1", "first 2", "first 3"]);
    table.chance("first 2");
    assert_eq!(get(&table, "first"), json!(2));
}

#[test]
fn the_last_player_puts_the_first_debutante_and_nobody_joins_another() {
    // §1.13; the rulebook's example: blue is first, then green, then orange, so the order is orange, green, blue
    let mut table = set_up(3);
    assert_eq!(table.asked(), 2);
    table.play(2, "at 6");
    assert_eq!(table.asked(), 1);
    table.refused(1, "at 6", "1.13");
    table.play(1, "at 5").play(0, "at 1");
    assert_eq!(queue(&table, 6), ["purple debutante"]);
    assert_eq!(queue(&table, 1), ["blue debutante"]);
    assert_eq!(times(&table), [12, 12, 12], "the first débutante is free");
    assert_eq!(table.asked(), 0, "then the first player begins");
}

#[test]
fn a_position_with_a_contradiction_is_refused_by_name() {
    let refused = |seats: u8, patch: Value| {
        let error = Scenario::<Florence>::try_patched(seats, &[], lay_out(seats, 1, patch)).err().expect("a refusal");
        error.path
    };
    assert_eq!(refused(2, json!({"places": {"3": {"tile": "reputation"}}})), "places.5.tile");
    assert_eq!(refused(2, json!({"places": {"3": {"queue": ["blue debutante", "blue donna"]}}})), "places.3.queue");
    assert_eq!(refused(2, json!({"places": {"3": {"queue": ["green debutante"]}}})), "places.3.queue");
    assert_eq!(refused(2, json!({"places": {"3": {"queue": members(2, "blue maestro")}}})), "families.blue");
    assert_eq!(refused(2, json!({"players": {"0": {"time": 13}}})), "players.0.time");
    assert_eq!(refused(2, json!({"players": {"0": {"hand": {"teleport": 4}}}})), "discards");
    assert_eq!(refused(2, json!({"guards": {"street 1-5": [0]}})), "guards.street 1-5");
    assert_eq!(refused(2, json!({"steps": [{"step": "action", "seat": 0}]})), "steps");
    assert_eq!(refused(2, json!({"destinations": [6, 6, 3, null, null, null, null, null, null]})), "destinations.0");
}

#[test]
fn one_time_less_and_one_time_more_exclude_each_other() {
    // §14.2
    let both = [("one_time_less".to_string(), "on".to_string()), ("one_time_more".to_string(), "on".to_string())];
    let error = kit::Setup::read::<Florence>(1, &both).expect_err("both");
    assert!(error.0.contains("one_time_less") && error.0.contains("one_time_more"));
    let error = kit::Setup::read::<Florence>(2, &both[..1]).expect_err("for one seat only");
    assert!(error.0.contains("one_time_less"));
}
