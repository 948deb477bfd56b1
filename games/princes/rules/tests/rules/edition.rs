//! The figures of the box are data: a correction changes the game, nonsense is refused by name.

use crate::table::*;
use kit::{Edition as _, Game, Setup};
use princes::{Edition, Princes};
use serde_json::json;
use testkit::Scenario;

/// A game with a corrected figure, at this position.
fn corrected(correction: serde_json::Value, position: &serde_json::Value) -> Table {
    let edition = Edition::editions().patched(&correction.to_string()).unwrap();
    let setup = Setup::of::<Princes>(3).unwrap();
    Scenario::from_game(kit::position::from_patch::<Princes>(edition, &setup, position).unwrap(), &[])
}

fn turn_of_round(round: u8, prince: serde_json::Value) -> serde_json::Value {
    let turn = json!({"step": "turn", "seat": 0, "left": 2, "drew": false, "introduced": false, "offers": []});
    let steps = json!([{"step": "round"}, {"step": "award"}, {"step": "actions", "done": 1}, turn]);
    document(round, steps, json!({"0": prince}))
}

#[test]
fn an_owner_of_the_box_corrects_the_minimum_of_round_four() {
    // §6.4
    let position = turn_of_round(4, json!({"jesters": 6, "hand": ["poet"]}));
    let thirteen = json!({"rounds": {"minimum_work_value": {"3": {"value": 13}}}});
    assert!(corrected(thirteen, &position).is_legal(0, "work poet"), "6 jesters and a card make 13");
    turn(3, BASE, 4, 0, json!({"0": {"jesters": 6, "hand": ["poet"]}})).refused(0, "work poet", "6.5");
}

#[test]
fn an_owner_of_the_box_corrects_a_shape() {
    // §5.6: a tower of three squares round a corner has four pictures.
    let shape = json!({"buildings": {"tiles": {"tower": {"shape": {"cells": [[0, 0], [1, 0], [1, 1]]}}}}});
    let mut table = corrected(shape, &turn_of_round(1, json!({"builders": 2})));
    table.play(0, "build tower");
    assert!(table.is_legal(0, "place 3 0 0"));
    assert_eq!(table.legal(0).len(), 121, "as many as the chapel has");
}

#[test]
fn nonsense_is_refused_with_its_place() {
    let refused = |patch: serde_json::Value| Edition::editions().patched(&patch.to_string()).unwrap_err().path;
    assert_eq!(refused(json!({"professions": {"cards": {"poet": {"building": "stadium"}}}})), "professions.cards.poet.building");
    assert_eq!(refused(json!({"buildings": {"tiles": {"tower": {"shape": {"cells": [[0, 9]]}}}}})), "buildings.tiles.tower.squares");
    assert_eq!(refused(json!({"landscapes": {"tiles": {"lake": {"shape": {"cells": []}}}}})), "landscapes.tiles.lake.squares");
    assert_eq!(refused(json!({"bonus_cards": {"cards": {"each_lake": {"counts": ["ocean"]}}}})), "bonus_cards.cards.each_lake.counts.0");
    assert_eq!(refused(json!({"prestige_cards": {"cards": {"most_lakes": {"kind": "all"}}}})), "prestige_cards.cards.most_lakes.kind");
    assert_eq!(refused(json!({"auction": {"raise": 0}})), "money");
    assert_eq!(refused(json!({"rounds": {"minimum_work_value": []}})), "rounds.minimum_work_value");
    // What stands in the file twice must say the same, and what no rule reads cannot be corrected.
    assert_eq!(refused(json!({"work_value": {"each_jester": 3}})), "work_value.each_jester");
    assert_eq!(refused(json!({"item_effects": {"builder_limit_per_player": 4}})), "item_effects.builder_limit_per_player");
    assert_eq!(refused(json!({"recruiting_cards": {"count": 6}})), "recruiting_cards.count");
    assert_eq!(refused(json!({"muse_and_princess": {"prestige_to_money_allowed": true}})), "muse_and_princess.prestige_to_money_allowed");
    assert_eq!(refused(json!({"money": {"coins": {"100": 40}}})), "money.coins");
    assert_eq!(refused(json!({"bonus_cards": {"cards": {"each_lake": {"vaule": 3}}}})), "bonus_cards.cards.each_lake.vaule");
}

#[test]
fn the_tables_of_the_rules_are_those_of_the_edition() {
    // §10.1, §10.4, §10.5: the README's tables name every card of the box.
    let readme = include_str!("../../../README.md").to_lowercase();
    let names = include_str!("../../../lang/en.ftl");
    for kind in ["profession", "bonus", "prestige"] {
        let listed = names.lines().filter_map(|line| line.strip_prefix(&format!("{kind}-"))).filter_map(|line| line.split_once(" = "));
        let listed: Vec<_> = listed.collect();
        assert!(listed.len() >= 14);
        for (_, name) in listed {
            assert!(readme.contains(&format!("| {} |", name.to_lowercase())), "{name} is not in the tables");
        }
    }
    assert_eq!(Princes::SEATS, [2, 3, 4, 5]);
}
