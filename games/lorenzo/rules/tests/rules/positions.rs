//! Positions that cannot be are refused, and the refusal names the place.

use crate::table::Table;
use serde_json::{Value, json};

/// The turn of seat 0 in round 5.
fn a_turn() -> Value {
    json!({
        "round": 5,
        "order": [0, 1],
        "tiles": ["1-5", "2-5", "3-5"],
        "dice": [3, 4, 5],
        "pile": null,
        "steps": [{"step": "round"}, {"step": "end-of-round"}, {"step": "turns", "taken": 1}, {"step": "turn", "seat": 0, "placed": false}],
    })
}

#[test]
fn a_contradiction_is_refused_by_its_place() {
    let steps = |steps: Value| json!({"steps": steps});
    let rows = [
        (json!({"order": [0, 0]}), "order"),
        (json!({"order": [0, 2]}), "order"),
        (json!({"tiles": ["1-5", "2-5"]}), "tiles"),
        (json!({"tiles": ["1-5", "3-5", "2-5"]}), "tiles"),
        (json!({"dice": [3, 4, 7]}), "dice"),
        (json!({"round": 9}), "round"),
        (json!({"council": [1]}), "council"),
        (json!({"removed": ["woods", "woods"]}), "removed"),
        (json!({"towers": {"venture": ["woods", null, null, null]}}), "towers.venture"),
        (json!({"removed": ["bank", "fair", "garden", "fortress", "palace"]}), "pile"), // four are to come in round 6
        (json!({"players": {"0": {"goods": {"coin": -1}}}}), "players.0.goods"),
        (json!({"players": {"0": {"goods": {"military": 26}}}}), "players.0.goods"),
        (json!({"players": {"1": {"cards": {"territory": ["chapel"]}}}}), "players.1.cards.territory"),
        (json!({"players": {"1": {"bonus_tile": "golden"}}}), "players.1.bonus_tile"),
        (json!({"players": {"1": {"hand": ["santa-rita"]}}}), "players"), // there are no leaders in this game
        (steps(json!([{"step": "turn", "seat": 2, "placed": false}])), "steps"),
        (steps(json!([{"step": "turns", "taken": 0}, {"step": "round"}])), "steps"),
        (steps(json!([{"step": "forfeit", "seat": 0, "left": 1, "second": false}])), "steps"),
        (
            steps(
                json!([{"step": "place-member", "seat": 0, "member": "neutral"}, {"step": "privileges", "seat": 0, "due": [1], "taken": 0}]),
            ),
            "steps",
        ),
        (steps(json!([{"step": "privileges", "seat": 0, "due": [9], "taken": 0}])), "steps"),
    ];
    for (change, path) in rows {
        let mut patch = a_turn();
        kit::patch::apply_keeping_null(&mut patch, &change).unwrap();
        let error = Table::try_patched(2, &[], patch).err().unwrap_or_else(|| panic!("{change} should be refused"));
        assert_eq!(error.path, path, "{change}: {error}");
    }
    assert!(Table::try_patched(2, &[], a_turn()).is_ok());
}

#[test]
fn a_leader_in_two_hands_is_refused() {
    let hands = json!({"players": {"0": {"hand": ["santa-rita"]}, "1": {"played": ["santa-rita"]}}});
    let mut patch = a_turn();
    kit::patch::apply_keeping_null(&mut patch, &hands).unwrap();
    let error = Table::try_patched(2, &[("leaders", "on")], patch).err().unwrap();
    assert_eq!((error.path.as_str(), error.message.as_str()), ("players", "leader santa-rita is in two places"));
}
