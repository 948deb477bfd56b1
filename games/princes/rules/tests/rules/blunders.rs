//! Positions with answers that no bot above a novice may give. Each kind was seen in games of our own bots.

use crate::table::*;
use serde_json::{Value, json};

/// The last round: whatever is drawn now must be of use now.
fn last_turn(left: u8, prince: Value) -> Table {
    let turn = json!({"step": "turn", "seat": 0, "left": left, "drew": false, "introduced": false, "offers": []});
    let steps = json!([{"step": "round"}, {"step": "award"}, {"step": "actions", "done": 1}, turn]);
    position(5, BASE, 7, steps, json!({"0": prince}))
}

#[test]
fn nobody_draws_a_card_with_the_last_action_of_the_game() {
    let rich = json!({"florins": 900, "hand": ["poet"], "buildings": {"theatre": at(0, 0, 0)}});
    let table = last_turn(1, rich);
    table.no_bot_answers(0, "profession").no_bot_answers(0, "bonus");
}

#[test]
fn nobody_draws_a_card_for_a_work_that_cannot_reach_the_minimum_of_the_last_round() {
    // A work of round 7 asks for 17; with nothing built and nobody in hand none comes near it.
    let table = last_turn(2, json!({"florins": 600, "hand": []}));
    table.no_bot_answers(0, "profession").no_bot_answers(0, "bonus");
    let poor = last_turn(2, json!({"florins": 0, "hand": [], "points": {"works": 20}}));
    poor.no_bot_answers(0, "profession").no_bot_answers(0, "bonus");
}
