//! §2 and §3: queues, control, the round.

use crate::table::*;
use serde_json::json;

#[test]
fn the_first_to_come_takes_the_lead_and_others_join_behind() {
    // §2.1; the rulebook's picture: purple comes behind blue and orange
    let mut empty = table(3, 1, json!({}));
    empty.play(0, "deploy").play(0, "at 2");
    assert_eq!(queue(&empty, 2), ["blue debutante"]);
    let mut table = table(3, 1, json!({"steps": action_of(2, 3), "places": {"2": {"queue": ["blue debutante", "orange debutante"]}}}));
    table.play(2, "deploy").play(2, "at 2");
    assert_eq!(queue(&table, 2), ["blue debutante", "orange debutante", "purple debutante"]);
}

#[test]
fn an_arrival_stands_behind_its_equals_and_before_lower_ranks() {
    // §2.2; the rulebook's picture: blue's maestro comes behind orange's maestro and before everybody else
    let there = ["orange maestro", "orange donna", "orange debutante"];
    let mut maestro = table(5, 1, json!({"places": {"2": {"queue": there}, "3": {"queue": ["blue maestro"]}}}));
    maestro.play(0, "move").play(0, "member 3 1").play(0, "to 2");
    assert_eq!(queue(&maestro, 2), ["orange maestro", "blue maestro", "orange donna", "orange debutante"]);
    let mut donna = table(5, 1, json!({"places": {"2": {"queue": there}, "3": {"queue": ["blue donna"]}}}));
    donna.play(0, "move").play(0, "member 3 1").play(0, "to 2");
    assert_eq!(queue(&donna, 2), ["orange maestro", "orange donna", "blue donna", "orange debutante"]);
}

#[test]
fn those_behind_move_up_when_a_member_leaves() {
    // §2.3; the rulebook's picture
    let there = ["blue debutante", "orange debutante", "purple debutante"];
    let mut table = table(3, 1, json!({"places": {"2": {"queue": there}}}));
    table.play(0, "move").play(0, "member 2 1").play(0, "to 5");
    assert_eq!(queue(&table, 2), ["orange debutante", "purple debutante"]);
}

#[test]
fn a_high_rank_does_not_get_into_a_full_queue() {
    // §2.4
    let full = members(4, "orange debutante");
    let mut table = table(2, 1, json!({"places": {"2": {"queue": full}, "3": {"queue": ["blue maestro"]}}}));
    table.play(0, "move").play(0, "member 3 1").refused(0, "to 2", "2.4");
    assert!(table.is_legal(0, "to 6"));
}

/// Giovanni's rewards show the order of control: 20 for the first, 12 for the second, 6 for the third.
fn control(queue: &[&str]) -> Vec<i32> {
    let mut table = table(3, 3, json!({"carriages": [6, 4, 3], "places": {"3": {"queue": queue}}, "steps": [{"step": "favour"}]}));
    while matches!(table.turn(), kit::Turn::Ask(_)) && table.is_legal(table.asked(), "pay") {
        let seat = table.asked();
        table.play(seat, "pay");
    }
    (0..3).map(|seat| source(&table, seat, "giovanni")).collect()
}

#[test]
fn most_members_control_a_location_whatever_their_rank() {
    // §2.5; the rulebook's first picture: blue has more
    assert_eq!(control(&["orange maestro", "blue debutante", "blue debutante"]), [20, 12, 0]);
}

#[test]
fn on_a_tie_the_foremost_member_decides_about_control() {
    // §2.6; the rulebook's second picture: blue stands further ahead. Its third: promoted to donna, orange takes the control.
    assert_eq!(control(&["blue debutante", "orange debutante"]), [20, 12, 0]);
    assert_eq!(control(&["orange donna", "blue debutante"]), [12, 20, 0]);
    assert_eq!(control(&["purple debutante", "blue debutante", "orange debutante", "orange debutante", "blue debutante"]), [20, 12, 6]);
}

#[test]
fn the_nobles_take_turns_over_nine_rounds() {
    // §3.1
    let order = ["cosimo", "contessina", "giovanni"];
    for round in 1..=9u8 {
        let table = table(2, round, json!({}));
        assert_eq!(table.public().noble.word(), order[usize::from(round - 1) % 3]);
    }
}

#[test]
fn round_one_leaves_the_dials_at_twelve() {
    // §3.2
    let mut table = set_up(2);
    table.play(1, "at 2").play(0, "at 3");
    assert_eq!(times(&table), [12, 12]);
}

#[test]
fn later_rounds_give_what_their_token_says() {
    // §3.2: round 4 gives 7
    let table = table(2, 4, json!({"steps": [{"step": "new_round"}], "players": {"0": {"time": 1}, "1": {"time": 4}}}));
    assert_eq!(times(&table), [8, 11]);
}

#[test]
fn a_dial_stops_at_twelve() {
    // §3.3
    let table = table(2, 4, json!({"steps": [{"step": "new_round"}], "players": {"0": {"time": 6}, "1": {"time": 12}}}));
    assert_eq!(times(&table), [12, 12]);
}

#[test]
fn turns_go_clockwise_from_the_first_player_one_action_each() {
    // §3.4
    let mut table = table(
        3,
        2,
        json!({"first": 1, "steps": [{"step": "new_round"}], "players": {"0": {"time": 0}, "1": {"time": 0}, "2": {"time": 0}}}),
    );
    for seat in [1, 2, 0, 1] {
        assert_eq!(table.asked(), seat);
        if seat != 1 || time(&table, 1) == 5 {
            table.play(seat, "deploy").play(seat, "at 9");
        } else {
            table.play(seat, "pass").play(seat, "ring 4");
        }
    }
    assert_eq!(times(&table), [1, 1 + 2, 1], "each deployed once; the first to pass gained two");
    assert_eq!(table.asked(), 2);
}

#[test]
fn an_action_needs_its_time_beforehand() {
    // §3.5
    let queue = json!({"2": {"queue": ["blue debutante"]}});
    let poor = |time: u8| table(2, 1, json!({"places": queue, "players": {"0": {"time": time}}}));
    poor(3).refused(0, "deploy", "3.5");
    assert!(poor(4).is_legal(0, "deploy"));
    poor(4).refused(0, "promote", "3.5");
    assert!(poor(5).is_legal(0, "promote"));
    poor(0).refused(0, "move", "3.5").refused(0, "brag", "3.5");
    assert!(poor(1).is_legal(0, "move") && poor(1).is_legal(0, "brag"));
    poor(2).refused(0, "hurry", "3.5");
    assert!(poor(3).is_legal(0, "hurry"));
    // Nothing gained on the way can pay: an own bodyguard does not help a member without time.
    let guarded = table(2, 1, json!({"places": queue, "guards": {"street 2-5": [0]}, "players": {"0": {"time": 0}}}));
    guarded.refused(0, "move", "3.5");
}
