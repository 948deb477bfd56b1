//! §14: the adjustments of the solo game, each with and without.

use crate::table::*;
use serde_json::{Value, json};

fn his_turn(options: &[(&str, &str)], round: u8, patch: Value) -> Table {
    let mut all = json!({"players": {"1": {"time": 9}}, "steps": [{"step": "turns", "next": 0}, {"step": "strozzi_turn"}]});
    kit::patch::apply_keeping_null(&mut all, &patch).expect("a patch");
    adjusted(1, options, round, all)
}

#[test]
fn smaller_brags() {
    // §14.1
    for (round, vp) in [(1, 3), (4, 6), (7, 9)] {
        let mut table = his_turn(&[("brag_1_2_3", "on")], round, json!({"carriages": [1, 7, 8]}));
        table.chance("strozzi 8");
        assert_eq!(source(&table, 1, "brag"), vp, "round {round}");
    }
}

fn gained(option: &str, round: u8, at: u8) -> u64 {
    let patch = json!({"players": {"1": {"time": at}}, "steps": [{"step": "new_round"}]});
    time(&adjusted(1, &[(option, "on")], round, patch), 1) - u64::from(at)
}

#[test]
fn one_time_less() {
    // §14.2: round 4 gives 7, round 7 gives 4
    let mut first = set_up_with(1, &[("one_time_less", "on")], [1, 7, 8], [6, 4, 3]);
    first.play(0, "at 4");
    assert_eq!(time(&first, 1), 5);
    assert_eq!((gained("one_time_less", 4, 0), gained("one_time_less", 7, 0), gained("one_time_less", 2, 0)), (6, 4, 4));
}

#[test]
fn no_time_for_brag_cards() {
    // §14.3: the best brag and a spy at 6
    let patch = json!({
        "carriages": [3, 7, 8], "players": {"1": {"time": 2}}, "guards": {"brag 6": [1]}, "steps": [{"step": "drive"}],
        "places": {"6": {"queue": ["orange debutante"], "brags": ["blue", null, null]}},
    });
    let mut table = adjusted(1, &[("no_time_for_brag_cards", "on")], 1, patch);
    table.chance("draw teleport");
    assert_eq!((time(&table, 1), get(&table, "discards")), (2, json!({"teleport": 1})));
    table.chance("draw teleport");
    assert_eq!(time(&table, 1), 3, "the spy still counts");
}

#[test]
fn no_setup_guards() {
    // §14.4
    let table = set_up_with(1, &[("no_setup_guards", "on")], [1, 7, 8], [6, 4, 3]);
    assert_eq!((get(&table, "guards"), number(&table, "players.1.guards")), (json!({}), 12));
    assert_eq!(queue(&table, 6), ["orange debutante"], "his débutantes come all the same");
}

#[test]
fn half_giovanni_if_unpaid() {
    // §14.5: the first reward of round 9 is 25 for 4
    for (time, vp) in [(4, 25), (3, 12), (1, 12), (0, 0)] {
        let places = json!({"8": {"queue": ["orange debutante", "purple debutante"]}});
        let patch = json!({"players": {"1": {"time": time}}, "places": places, "steps": [{"step": "favour"}]});
        let table = adjusted(1, &[("half_giovanni_if_unpaid", "on")], 9, patch);
        assert_eq!(source(&table, 1, "giovanni"), vp, "with {time}");
    }
}

#[test]
fn no_bonus_turns_if_you_pass_first() {
    // §14.6
    let options = [("no_bonus_turns_if_you_pass_first", "on")];
    let patch = || json!({"players": {"0": {"time": 3}, "1": {"time": 9}}});
    let mut first = adjusted(1, &options, 1, patch());
    first.play(0, "pass").play(0, "ring 9");
    assert_eq!(time(&first, 0), 5, "the two time are gained");
    first.chance("strozzi 8").chance("strozzi 9");
    assert_eq!((first.turn(), vp(&first, 0)), (kit::Turn::Chance, 0), "he goes on alone");
    let mut without = adjusted(1, &[], 1, patch());
    without.play(0, "pass").play(0, "ring 9").chance("strozzi 8");
    assert_eq!(without.legal(0), ["time", "vp"]);
}

#[test]
fn card_6_vp_per_time() {
    // §14.7: also for the three he keeps for Giovanni
    for (round, left) in [(1, 0), (3, 3)] {
        let mut table = his_turn(&[("card_6_vp_per_time", "on")], round, json!({"strozzi": {"rest": [1, 2, 3, 4, 5, 6, 7, 8, 9]}}));
        table.chance("strozzi 6");
        assert_eq!((source(&table, 1, "card"), time(&table, 1)), (18, left), "round {round}");
    }
}

#[test]
fn one_time_more() {
    // §14.8: round 6 gives 9, round 9 gives 2
    let mut first = set_up_with(1, &[("one_time_more", "on")], [1, 7, 8], [6, 4, 3]);
    first.play(0, "at 4");
    assert_eq!(time(&first, 1), 7);
    assert_eq!((gained("one_time_more", 4, 0), gained("one_time_more", 6, 0), gained("one_time_more", 9, 0)), (8, 9, 5));
}

#[test]
fn strozzi_first_pass_time() {
    // §14.9
    let options = [("strozzi_first_pass_time", "on")];
    let first = his_turn(&options, 1, json!({"players": {"1": {"time": 0}}}));
    assert_eq!(time(&first, 1), 2);
    let mut party = his_turn(&options, 1, json!({"strozzi": {"rest": [6]}}));
    party.chance("strozzi 6");
    assert_eq!(time(&party, 1), 2, "after all was spent");
    let second = his_turn(&options, 1, json!({"players": {"0": {"passed": 1, "ring": 1}, "1": {"time": 0}}}));
    assert_eq!(number(&second, "round"), 2, "he was the last");
    assert_eq!(time(&second, 1), 0);
}

#[test]
fn strozzi_objective() {
    // §14.10: both colours together; ten members on 1, 2, 7 and 8 score like nine
    let options = [("strozzi_objective", "on")];
    let places = json!({
        "1": {"queue": members(4, "orange debutante")},
        "2": {"queue": ["orange debutante", "blue debutante", "blue debutante"]},
        "7": {"queue": members(3, "blue debutante")},
    });
    let patch = json!({"players": {"0": {"objective": 2, "time": 0}, "1": {"time": 0}}, "places": places, "steps": [{"step": "upkeep"}]});
    let mut table = adjusted(1, &options, 9, patch);
    assert_eq!(table.outcomes(), ["objective 1", "objective 3", "objective 4", "objective 5", "objective 6"]);
    table.chance("objective 1");
    assert!(table.is_over());
    assert_eq!(source(&table, 1, "objective"), 35);
}

#[test]
fn strozzi_bodyguards_block_you() {
    // §14.11
    let options = [("strozzi_bodyguards_block_you", "on")];
    let patch = json!({"places": {"5": {"queue": ["purple debutante"]}}, "guards": {"street 5-6": [1], "street 2-5": [0]}, "players": {"0": {"hand": {"double_run": 1, "teleport": 1}}}});
    let mut moved = adjusted(1, &options, 1, patch.clone());
    moved.play(0, "move").play(0, "member 5 1").refused(0, "to 6", "14.11");
    assert_eq!(moved.legal(0), ["to 2", "to 4", "to 8"]);
    let mut hurried = adjusted(1, &options, 1, patch.clone());
    hurried.play(0, "hurry").play(0, "member 5 1").refused(0, "to 6", "14.11");
    let mut ran = adjusted(1, &options, 1, patch.clone());
    ran.play(0, "play double_run").play(0, "member 5 1").refused(0, "to 6", "14.11");
    let mut slipped = adjusted(1, &options, 1, patch);
    slipped.play(0, "play teleport").play(0, "member 5 1").play(0, "to 6");
    assert_eq!(queue(&slipped, 6).len(), 1);
    // Shut in on all sides, nobody can walk.
    let shut = json!({"places": {"1": {"queue": ["purple debutante"]}}, "guards": {"street 1-2": [1], "street 1-4": [1]}});
    adjusted(1, &options, 1, shut).refused(0, "move", "4.13").refused(0, "hurry", "4.13");
}
