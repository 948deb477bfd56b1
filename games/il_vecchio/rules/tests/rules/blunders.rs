//! Positions with answers that no bot above a novice may give. Each kind was seen in games of our own bots.

use crate::table::*;
use serde_json::json;

#[test]
fn nobody_recovers_while_nobody_lies() {
    let table = turn(3, json!({}));
    table.no_bot_answers(0, "recover");
}
