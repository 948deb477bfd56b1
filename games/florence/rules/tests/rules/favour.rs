//! §9: the noble's favour.

use crate::table::*;
use serde_json::{Value, json};

/// The noble of a round has just arrived where these members queue.
fn arrived(seats: u8, round: u8, queue: Value, players: Value) -> Table {
    let place = DESTINATIONS[usize::from(round - 1)];
    let mut carriages = [1, 7, 8];
    carriages[usize::from(round - 1) % 3] = place;
    let places = json!({place.to_string(): {"queue": queue}});
    table(seats, round, json!({"carriages": carriages, "places": places, "players": players, "steps": [{"step": "favour"}]}))
}

#[test]
fn cosimo_pays_every_member_by_its_place() {
    // §9.1; the rulebook's example: orange is first and third, blue second and fourth: 15 and 9
    let queue = json!(["orange debutante", "blue debutante", "orange debutante", "blue debutante"]);
    let table = arrived(2, 1, queue, json!({}));
    assert_eq!((source(&table, 1, "cosimo"), source(&table, 0, "cosimo")), (15, 9));
}

#[test]
fn contessina_gives_a_debutante_nothing() {
    // §9.2; the rulebook's example: black's maestro and donna get 22, orange's débutante none
    let queue = json!(["black maestro", "black donna", "orange debutante"]);
    let table = arrived(5, 2, queue, json!({}));
    assert_eq!((source(&table, 4, "contessina"), source(&table, 1, "contessina")), (22, 0));
}

#[test]
fn later_rounds_pay_more() {
    // §9.1, §9.2
    let cosimo = arrived(2, 7, json!(["blue debutante"]), json!({}));
    assert_eq!(source(&cosimo, 0, "cosimo"), 16);
    let contessina = arrived(2, 8, json!(["blue donna", "orange donna"]), json!({}));
    assert_eq!(vps(&contessina), [18, 13]);
}

#[test]
fn only_four_places_score() {
    // §9.3
    let queue = json!(["orange debutante", "orange debutante", "orange debutante", "purple debutante", "blue debutante"]);
    let table = arrived(4, 1, queue, json!({}));
    assert_eq!(vps(&table), [0, 22, 2, 0]);
}

#[test]
fn giovanni_sells_his_rewards_in_the_order_of_control() {
    // §9.4; the rulebook's example: orange pays 4 for 20, blue 2 for 12
    let mut table = arrived(2, 3, json!(["orange debutante", "orange debutante", "blue debutante"]), json!({}));
    assert_eq!(table.asked(), 1);
    table.play(1, "pay");
    assert_eq!((time(&table, 1), source(&table, 1, "giovanni")), (8, 20));
    assert_eq!(table.asked(), 0);
    table.play(0, "pay");
    assert_eq!((time(&table, 0), source(&table, 0, "giovanni")), (10, 12));
}

#[test]
fn nobody_gets_two_rewards() {
    // §9.5: alone at the location, blue gets the first and the others lapse
    let mut table = arrived(2, 3, json!(["blue debutante", "blue debutante"]), json!({}));
    table.play(0, "pay");
    assert_eq!(vps(&table), [20, 0]);
    assert_eq!(table.outcomes(), ["destination 9"], "the dial turns");
    // Purple waives the first; orange takes it, and then gets no second: that one goes to blue.
    let mut passed_on = arrived(3, 3, json!(["purple debutante", "orange debutante", "blue debutante"]), json!({}));
    passed_on.play(2, "waive").play(1, "pay");
    assert_eq!(passed_on.asked(), 0);
    passed_on.play(0, "pay");
    assert_eq!(vps(&passed_on), [12, 20, 0]);
}

#[test]
fn who_cannot_pay_is_skipped_and_keeps_the_claim_of_his_rank() {
    // §9.6: orange leads with 1 time and no card: the first goes to blue, the second to purple, and the third is not his either,
    // for it is the third player's and then downwards
    let players = json!({"1": {"time": 1}});
    let mut table = arrived(3, 3, json!(["orange debutante", "blue debutante", "purple debutante"]), players);
    assert_eq!(table.asked(), 0);
    table.play(0, "pay");
    assert_eq!(table.asked(), 2);
    table.play(2, "pay");
    assert_eq!(vps(&table), [20, 0, 12]);
    assert_eq!(table.outcomes(), ["destination 9"], "orange is not asked for the third, though 1 time would do");
    assert_eq!(time(&table, 1), 1);
    // The second in control cannot pay 4 for the first's reward, but his own still waits for him.
    let poor_second = json!({"0": {"time": 2}});
    let mut own = arrived(3, 3, json!(["orange debutante", "blue debutante", "purple debutante"]), poor_second);
    own.play(1, "waive");
    assert_eq!(own.asked(), 2, "blue is skipped for the first");
    own.play(2, "pay");
    assert_eq!(own.asked(), 0);
    own.play(0, "pay");
    assert_eq!(vps(&own), [12, 0, 20]);
}

#[test]
fn cards_in_hand_count_as_time_for_giovanni() {
    // §9.6, §9.9
    let players = json!({"0": {"time": 2, "hand": {"leave_town": 1, "teleport": 1}}});
    let mut table = arrived(2, 3, json!(["blue debutante"]), players);
    table.refused(0, "pay", "9.9");
    assert_eq!(table.legal(0), ["discard teleport", "discard leave_town", "waive"]);
    table.play(0, "discard teleport").play(0, "discard leave_town").play(0, "pay");
    assert_eq!((time(&table, 0), vp(&table, 0)), (0, 20));
}

#[test]
fn who_waives_is_out_of_all_lower_rewards() {
    // §9.7
    let mut table = arrived(2, 3, json!(["orange debutante", "orange debutante", "blue debutante"]), json!({}));
    table.play(1, "waive");
    assert_eq!(table.asked(), 0, "blue may take the first");
    table.play(0, "pay");
    assert_eq!(vps(&table), [20, 0]);
    assert_eq!(table.outcomes(), ["destination 9"], "orange is not asked for the second");
}

#[test]
fn a_reward_nobody_takes_lapses() {
    // §9.8
    let mut table = arrived(2, 3, json!(["orange debutante", "blue debutante"]), json!({}));
    table.play(1, "waive").play(0, "waive");
    assert_eq!((vps(&table), times(&table)), (vec![0, 0], vec![12, 12]));
    assert_eq!(table.outcomes(), ["destination 9"]);
    let empty = arrived(2, 3, json!([]), json!({}));
    assert_eq!(empty.outcomes(), ["destination 9"]);
}

#[test]
fn cards_won_in_the_drive_help_to_pay() {
    // §9.9: Giovanni drives from 2 to 3, where blue's spy brings the card that makes the fourth time
    let patch = json!({
        "carriages": [6, 4, 2], "guards": {"brag 3": [0]}, "places": {"3": {"queue": ["blue debutante"]}},
        "players": {"0": {"time": 3, "passed": 1}, "1": {"passed": 2}}, "steps": [{"step": "drive"}],
    });
    let mut table = table(2, 3, patch);
    table.chance("draw queue_swap").play(0, "discard queue_swap").play(0, "pay");
    assert_eq!((time(&table, 0), source(&table, 0, "giovanni")), (0, 20));
}
