//! §4: passing, deploying, promoting, walking.

use crate::table::*;
use serde_json::json;

#[test]
fn passing_costs_nothing_and_lays_the_ring_where_none_is() {
    // §4.1
    let mut table = table(3, 1, json!({"players": {"0": {"time": 0}, "2": {"passed": 1, "ring": 6}}}));
    table.play(0, "pass").refused(0, "ring 6", "4.1");
    table.play(0, "ring 1"); // a carriage is there, a member is not
    assert_eq!(number(&table, "players.0.ring"), 1);
    assert_eq!(time(&table, 0), 0);
}

#[test]
fn who_has_passed_takes_no_more_actions() {
    // §4.2
    let mut table = table(2, 1, json!({"places": {"2": {"queue": ["blue debutante"]}}}));
    table.play(0, "pass").play(0, "ring 2").play(1, "deploy").play(1, "at 3");
    assert_eq!(table.legal(0), ["time", "vp"]);
    table.not_offered(0, "move");
}

#[test]
fn the_first_to_pass_gains_two_time_and_the_next_none() {
    // §4.3
    let mut table = table(3, 1, json!({"players": {"0": {"time": 3}, "1": {"time": 3}}}));
    table.play(0, "pass");
    assert_eq!(time(&table, 0), 5);
    table.play(0, "ring 1").play(1, "pass");
    assert_eq!(time(&table, 1), 3);
}

fn bonus(queue: &[&str]) -> Table {
    let players = json!({"0": {"passed": 1, "ring": 5, "time": 4}});
    table(
        3,
        1,
        json!({"players": players, "places": {"5": {"queue": queue}}, "steps": [{"step": "turns", "next": 1}, {"step": "bonus", "seat": 0}]}),
    )
}

#[test]
fn a_bonus_is_one_time_or_one_vp_or_a_swap() {
    // §4.4
    let queue = ["orange debutante", "blue debutante"];
    let mut taken = bonus(&queue);
    taken.play(0, "time");
    assert_eq!(time(&taken, 0), 5);
    let mut taken = bonus(&queue);
    taken.play(0, "vp");
    assert_eq!(vp(&taken, 0), 1);
    let mut taken = bonus(&queue);
    taken.play(0, "swap 1");
    assert_eq!(self::queue(&taken, 5), ["blue debutante", "orange debutante"]);
    assert_eq!((time(&taken, 0), vp(&taken, 0)), (4, 0));
    bonus(&queue).not_offered(0, "pass");
}

#[test]
fn only_neighbours_of_one_rank_and_different_owners_swap() {
    // §4.5
    let table = bonus(&["orange donna", "blue debutante", "purple debutante", "orange debutante"]);
    table.refused(0, "swap 1", "4.5").refused(0, "swap 3", "4.5");
    assert_eq!(table.legal(0), ["time", "vp", "swap 2"]);
    bonus(&["blue debutante", "blue debutante"]).refused(0, "swap 1", "4.5");
    assert_eq!(bonus(&[]).legal(0), ["time", "vp"], "a ring without a member");
}

#[test]
fn with_a_full_dial_the_bonus_time_is_lost() {
    // §4.6
    let players = json!({"0": {"passed": 1, "ring": 5, "time": 12}});
    let mut table = table(2, 1, json!({"players": players, "steps": [{"step": "turns", "next": 1}, {"step": "bonus", "seat": 0}]}));
    table.play(0, "time");
    assert_eq!(time(&table, 0), 12);
}

#[test]
fn the_last_pass_ends_the_actions_without_another_bonus() {
    // §4.7
    let players = json!({"1": {"passed": 1, "ring": 5}});
    let mut table = table(2, 1, json!({"players": players, "carriages": [3, 7, 8]}));
    table.play(0, "pass");
    assert_eq!(get(&table, "carriages"), json!([6, 7, 8]), "Cosimo has driven");
    assert_eq!(vps(&table), [0, 0]);
    assert_eq!(table.outcomes().len(), 3, "the dial turns");
}

#[test]
fn deploying_costs_four_and_goes_anywhere_with_room() {
    // §4.8
    let mut table = table(2, 1, json!({"places": {"9": {"queue": members(4, "orange debutante")}}}));
    table.play(0, "deploy").refused(0, "at 9", "2.4");
    assert_eq!(table.legal(0).len(), 8);
    table.play(0, "at 7");
    assert_eq!((time(&table, 0), queue(&table, 7)), (8, vec!["blue debutante".to_string()]));
    assert_eq!(get(&table, "families.0.supply"), json!([4, 3, 1]));
}

#[test]
fn without_a_debutante_at_home_there_is_no_deploying() {
    // §4.9
    let queues = json!({"2": {"queue": members(3, "blue debutante")}, "3": {"queue": members(2, "blue debutante")}});
    table(2, 1, json!({"places": queues})).refused(0, "deploy", "4.9");
}

#[test]
fn promoting_goes_one_rank_up_for_five() {
    // §4.10
    let mut table = table(2, 1, json!({"places": {"2": {"queue": ["blue maestro", "blue donna", "blue debutante"]}}}));
    table.play(0, "promote").refused(0, "member 2 1", "4.10").refused(0, "member 2 2", "4.11");
    table.play(0, "member 2 3");
    assert_eq!(time(&table, 0), 7);
    assert_eq!(queue(&table, 2), ["blue maestro", "blue donna", "blue donna"]);
}

#[test]
fn the_higher_piece_comes_from_the_supply_and_the_lower_returns_to_it() {
    // §4.11
    let mut promoted = table(2, 1, json!({"places": {"2": {"queue": ["blue donna"]}}}));
    promoted.play(0, "promote").play(0, "member 2 1");
    assert_eq!(queue(&promoted, 2), ["blue maestro"]);
    assert_eq!(get(&promoted, "families.0.supply"), json!([5, 3, 0]));
    let none_left = json!({"2": {"queue": members(3, "blue donna")}, "3": {"queue": ["blue maestro", "blue debutante"]}});
    table(2, 1, json!({"places": none_left})).refused(0, "promote", "4.11");
}

#[test]
fn a_promoted_member_queues_as_a_new_arrival_and_needs_no_room() {
    // §4.12; the rulebook's picture: the orange débutante becomes a donna and goes to the head of the queue
    let there = ["orange donna", "orange debutante", "blue debutante", "blue debutante"];
    let mut table = table(2, 1, json!({"places": {"2": {"queue": there}}}));
    table.play(0, "promote").play(0, "member 2 4");
    assert_eq!(queue(&table, 2), ["orange donna", "blue donna", "orange debutante", "blue debutante"]);
    let mut head = self::table(2, 1, json!({"steps": action_of(1, 2), "places": {"2": {"queue": ["blue debutante", "orange debutante"]}}}));
    head.play(1, "promote").play(1, "member 2 2");
    assert_eq!(queue(&head, 2), ["orange donna", "blue debutante"]);
}

#[test]
fn moving_costs_one_for_one_street() {
    // §4.13
    let mut table = table(2, 1, json!({"places": {"5": {"queue": ["blue debutante"]}}}));
    table.play(0, "move").play(0, "member 5 1");
    assert_eq!(table.legal(0), ["to 2", "to 4", "to 6", "to 8"]);
    table.play(0, "to 8");
    assert_eq!((time(&table, 0), queue(&table, 8).len(), queue(&table, 5).len()), (11, 1, 0));
}

#[test]
fn who_has_nobody_on_the_board_cannot_walk() {
    // §4.13
    table(2, 1, json!({})).refused(0, "move", "4.13").refused(0, "hurry", "4.13");
    let fulls = json!({"2": {"queue": members(4, "orange debutante")}, "4": {"queue": ["orange donna", "orange donna", "orange donna", "orange debutante"]}, "1": {"queue": ["blue debutante"]}, "9": {"queue": ["blue debutante"]}});
    let mut table = table(2, 1, json!({"places": fulls}));
    table.play(0, "move").refused(0, "member 1 1", "4.13");
}

#[test]
fn nobody_walks_through_the_park() {
    // §4.14
    let mut table = table(2, 1, json!({"places": {"1": {"queue": ["blue debutante"]}}}));
    table.play(0, "move").play(0, "member 1 1").not_offered(0, "to 5");
    assert_eq!(table.legal(0), ["to 2", "to 4"]);
}

#[test]
fn one_member_hurries_two_streets_for_three() {
    // §4.15
    let mut table = table(2, 1, json!({"places": {"1": {"queue": ["blue debutante"]}}}));
    table.play(0, "hurry").play(0, "member 1 1").play(0, "to 2");
    table.refused(0, "stop", "4.15"); // there is no second member
    table.play(0, "to 3");
    assert_eq!((time(&table, 0), queue(&table, 3).len()), (9, 1));
    assert_eq!(table.asked(), 1);
}

#[test]
fn two_different_members_hurry_one_street_each() {
    // §4.15
    let mut table = table(2, 1, json!({"places": {"1": {"queue": ["blue debutante"]}, "9": {"queue": ["blue debutante"]}}}));
    table.play(0, "hurry").play(0, "member 1 1").play(0, "to 2").play(0, "stop");
    table.not_offered(0, "member 2 1");
    assert_eq!(table.legal(0), ["member 9 1"]);
    table.play(0, "member 9 1").play(0, "to 8");
    assert_eq!((queue(&table, 2).len(), queue(&table, 8).len(), time(&table, 0)), (1, 1, 9));
    assert_eq!(table.asked(), 1);
}

#[test]
fn hurrying_passes_through_a_full_location_but_does_not_stop_there() {
    // §4.16
    let full = members(4, "orange debutante");
    let mut table = table(2, 1, json!({"places": {"1": {"queue": ["blue debutante", "blue debutante"]}, "2": {"queue": full}}}));
    table.play(0, "hurry").play(0, "member 1 1").play(0, "to 2").refused(0, "stop", "2.4");
    assert_eq!(queue(&table, 2), full, "the queue that is passed stays as it is");
    table.play(0, "to 5");
    assert_eq!(queue(&table, 5), ["blue debutante"]);
}

#[test]
fn the_second_member_takes_the_place_the_first_has_left() {
    // §4.17: location 2 is full until the first blue member has left it
    let queues = json!({"2": {"queue": ["blue debutante", "orange debutante", "orange debutante", "orange debutante"]}, "3": {"queue": ["blue debutante"]}});
    let mut table = table(2, 1, json!({"places": queues}));
    table.play(0, "hurry").play(0, "member 2 1").play(0, "to 5").play(0, "stop").play(0, "member 3 1").play(0, "to 2");
    assert_eq!(queue(&table, 2), ["orange debutante", "orange debutante", "orange debutante", "blue debutante"]);
}

#[test]
fn a_member_that_comes_back_enters_the_queue_anew() {
    // §4.18: even into a queue that is full but for its own old place
    let there = ["blue debutante", "orange debutante", "orange debutante", "orange debutante"];
    let mut table = table(2, 1, json!({"places": {"2": {"queue": there}}}));
    table.play(0, "hurry").play(0, "member 2 1").play(0, "to 5").play(0, "to 2");
    assert_eq!(queue(&table, 2), ["orange debutante", "orange debutante", "orange debutante", "blue debutante"]);
}
