//! Chapter 3: the turn, and when characters are played.

use crate::table::*;
use firenze::steps::Step;
use firenze::{Card, Firenze};
use kit::{Game, Seat};
use serde_json::json;

#[test]
fn a_turn_has_six_phases_in_order_and_passes_clockwise() {
    // §3.1
    let set = json!({
        "steps": [{"step": "begin"}],
        "active": 2,
        "players": {"2": {"store": bricks("wwwg"), "towers": [tower("white", 3)]}, "0": {"store": bricks("www")}},
    });
    let mut table = table(3, set);
    let steps = table.game().steps();
    let phases: Vec<_> = steps.iter().rev().collect();
    assert!(matches!(
        phases[..],
        [
            Step::Choose(_),
            Step::Trade(_),
            Step::Build(_),
            Step::Ruins(_),
            Step::Contracts(_),
            Step::CardLimit(_),
            Step::StoreLimit(_),
            Step::EndTurn(_)
        ]
    ));
    assert_eq!(table.asked(), 2);
    table.play(2, "take 1").chance_by_seed(1);
    table.play(2, "done"); // no exchange
    table.play(2, "raise 1 4").play(2, "done");
    table.play(2, "fulfil 1");
    // Nothing more to hand in and no limit broken: the next seat clockwise is the first again.
    assert_eq!(table.asked(), 0);
    assert_eq!(table.game().active, Seat(0));
}

#[test]
fn optional_phases_may_be_left_and_the_card_must_be_taken() {
    // §3.1
    let mut table = table(2, json!({"players": {"0": {"store": bricks("wwww")}}}));
    table.not_offered(0, "done");
    table.play(0, "take 1").chance_by_seed(1);
    table.play(0, "done").play(0, "done");
    assert_eq!(table.asked(), 1);
}

#[test]
fn only_the_active_player_acts_unless_an_event_asks_others() {
    // §3.2
    let set = json!({
        "row": row(&[("tribute", "")]),
        "players": {"0": {"store": bricks("www")}, "1": {"store": bricks("wwwgg"), "cards": hand(&["spy"])}},
    });
    let mut table = table(2, set);
    table.not_offered(1, "play spy").not_offered(1, "take 1");
    table.play(0, "take 1");
    assert_eq!(table.asked(), 1, "seat 0 had only white to give");
    table.not_offered(1, "play spy");
}

/// Seat 0 holds a Spy and asks for it at the given phase.
fn spy_at(phase: &str, more: serde_json::Value) -> Scenario<Firenze> {
    let mut set = json!({
        "steps": at(phase),
        "players": {"0": {"store": bricks("wwww"), "cards": hand(&["spy"])}, "1": {"store": bricks("p")}},
    });
    for (field, value) in more.as_object().expect("fields of seat 0") {
        set["players"]["0"][field] = value.clone();
    }
    table(2, set)
}

#[test]
fn a_character_may_be_played_in_every_phase_its_effect_fits() {
    // §3.3
    for phase in ["choose", "trade", "build", "contracts"] {
        let mut table = spy_at(phase, json!({}));
        table.play(0, "play spy").play(0, "rob 1 purple");
        assert_eq!(store(&table, 0), tally("wwwwp"), "{phase}");
    }
    // When the card limit is checked, too.
    let cards = hand(&["spy", "princess", "masons", "architect", "smuggler", "banquet"]);
    let mut table = spy_at("card_limit", json!({"cards": cards}));
    table.play(0, "play spy").play(0, "rob 1 purple");
    assert_eq!(store(&table, 0), tally("wwwwp"));
    assert_eq!(table.game().active, Seat(1), "five cards are left, the turn is over");
}

#[test]
fn no_two_characters_of_one_name_in_a_turn_but_any_number_of_names() {
    // §3.4
    let cards = hand(&["spy", "spy", "smuggler", "masons"]);
    let set = json!({
        "players": {"0": {"store": bricks("w"), "cards": cards}, "1": {"store": bricks("ppb")}},
    });
    let mut table = table(2, set);
    table.play(0, "play spy").play(0, "rob 1 purple");
    table.refused(0, "play spy", "3.4");
    table.play(0, "play smuggler").play(0, "rob 1 blue").play(0, "give white");
    table.play(0, "play masons");
    assert_eq!(store(&table, 0), tally("pb"));
    // In the next turn the second Spy may be played.
    table.play(0, "take 1").chance_by_seed(1);
    table.refused(0, "play spy", "3.4");
    table.play(0, "done").play(0, "done");
    table.play(1, "take 1").chance_by_seed(1);
    table.play(1, "done").play(1, "done");
    assert!(table.is_legal(0, "play spy"));
}

#[test]
fn a_character_whose_effect_is_impossible_cannot_be_played() {
    // §3.5
    let cards = hand(&["spy", "smuggler", "saboteur", "patrician"]);
    let alone = json!({"players": {"0": {"store": bricks("w"), "cards": cards}}});
    let table1 = table(2, alone);
    table1.refused(0, "play spy", "12.7").refused(0, "play smuggler", "12.6");
    table1.refused(0, "play saboteur", "12.8").refused(0, "play patrician", "12.3");
    let bare = json!({
        "steps": at("trade"),
        "players": {"0": {"store": bricks(""), "cards": hand(&["wholesaler", "masons"])}},
    });
    table(2, bare).refused(0, "play wholesaler", "3.5");
}

#[test]
fn a_character_that_was_played_is_discarded() {
    // §3.6
    let mut table = table(2, json!({"players": {"0": {"cards": hand(&["masons"])}}, "row": row(&[("banquet", "")])}));
    table.play(0, "play masons");
    assert_eq!(holds(&table, 0, Card::Masons), 0);
    assert_eq!(table.game().discards.of(Card::Masons), 1);
}
