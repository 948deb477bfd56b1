//! What people are told: who, what and why. Each sentence cites the rule it makes plain.

use crate::table::*;
use firenze::Firenze;
use serde_json::json;
use words::{Lang, Texts};

const TEXTS: Texts = words::texts!("../../../lang");

fn told(table: &Scenario<Firenze>) -> Vec<String> {
    table.told(Lang::En, &TEXTS)
}

fn asked(table: &Scenario<Firenze>, seat: u8) -> String {
    table.question(seat, Lang::En, &TEXTS)
}

fn why(table: &Scenario<Firenze>, seat: u8, text: &str) -> String {
    table.reason(seat, text, Lang::En, &TEXTS)
}

#[test]
fn bricks_for_building_are_asked_for_and_told_as_that() {
    // §6.5, §6.6
    let mut table = table(2, json!({"steps": at("build"), "players": {"0": {"store": bricks("wwwyg")}}}));
    table.play(0, "begin white 3");
    assert_eq!(told(&table), ["Anna begins a tower: white tower (3).", "Anna has placed 3 bricks; that costs 1."]);
    assert_eq!(asked(&table, 0), "Building costs 1 brick: which do you pay?");
    table.play(0, "pay yellow 1");
    assert_eq!(told(&table)[0], "Anna pays 1 yellow brick for building.");
}

#[test]
fn a_discount_on_building_is_told_with_the_full_price_and_its_cards() {
    // §13.1
    let store = json!({"store": bricks("wwwy"), "cards": hand(&["workshop"])});
    let mut table = table(2, json!({"steps": at("build"), "players": {"0": store}}));
    table.play(0, "begin white 3");
    assert_eq!(told(&table)[1], "Anna has placed 3 bricks; that costs 0 instead of 1 (Workshop).");
}

#[test]
fn an_event_names_itself_to_everybody_it_touches_and_to_those_it_does_not() {
    // §11.1, §10.2
    let row = row(&[("tribute", ""), ("masons", "y")]);
    let players = json!({"0": {"store": bricks("wyg")}, "1": {"store": json!({})}, "2": {"store": bricks("wyg")}});
    let mut table = table(3, json!({"row": row, "players": players}));
    table.play(0, "take 1");
    assert_eq!(told(&table), ["Anna takes Tribute; no bricks lie on it.", "Tribute: Anna gives up 2 bricks."]);
    assert_eq!(asked(&table, 0), "Tribute: which 2 bricks do you give up?");
    table.play(0, "pay white 1").play(0, "pay yellow 1");
    assert_eq!(
        told(&table),
        ["Anna returns 1 yellow brick to the bag for Tribute.", "Tribute does nothing to Bruno.", "Tribute: Carla gives up 2 bricks.",]
    );
    // The event has gone round, and is still named.
    assert_eq!(asked(&table, 2), "Tribute: which 2 bricks do you give up?");
    table.play(2, "pay white 1").play(2, "pay yellow 1");
    assert_eq!(told(&table)[0], "Carla returns 1 yellow brick to the bag for Tribute.");
}

#[test]
fn an_event_without_effect_leaves_a_line() {
    // §11.5, §11.7
    let mut collapse = table(2, json!({"row": row(&[("collapse", "w")])}));
    collapse.play(0, "take 1");
    assert_eq!(told(&collapse)[1], "Collapse does nothing to Anna.");
    let mut delivery = table(2, json!({"row": row(&[("delivery", "w")])}));
    delivery.play(0, "take 1");
    assert_eq!(told(&delivery)[1], "Delivery: Anna draws 3 bricks from the bag.");
}

#[test]
fn a_brick_off_a_tower_names_the_tower() {
    // §11.5, §7.4
    let towers = json!([tower("green", 3), tower("white", 1)]);
    let begin = || table(2, json!({"row": row(&[("collapse", "w")]), "players": {"0": {"towers": towers}}}));
    let mut table = begin();
    table.play(0, "take 1");
    assert_eq!(told(&table)[1], "Collapse: a tower of Anna loses a brick.");
    table.play(0, "crumble 1");
    let first = told(&table)[0].clone();
    let mut table = begin();
    table.play(0, "take 1").play(0, "crumble 2");
    let mut both = [first, told(&table)[0].clone()];
    both.sort();
    assert_eq!(both, ["The green tower (3) of Anna loses 1 green brick.", "The white tower (1) of Anna loses 1 white brick and is gone."]);
}

#[test]
fn the_architect_says_which_tower_he_saves_and_a_ruin_why_it_falls() {
    // §12.9, §7.1, §7.2
    let player = json!({"towers": [tower("white", 2), tower("red", 5)], "cards": hand(&["architect"])});
    let mut table = table(2, json!({"steps": at("ruins"), "players": {"0": player}}));
    table.play(0, "save 2");
    assert_eq!(
        told(&table)[..2],
        [
            "Anna plays Architect and saves the red tower (5).",
            "The white tower (2) of Anna was not raised and falls: 1 to the bag, 1 back to the store.",
        ]
    );
}

#[test]
fn a_mixed_tower_falls_once_and_names_the_bricks_that_are_lost() {
    // §7.2, §15.8
    let player = json!({"store": bricks("w"), "towers": [mixed(&["white", "yellow", "green", "blue", "purple"])]});
    let set = json!({"steps": at("build"), "churches": {"campanile": 1}, "players": {"0": player}});
    let mut table = table_with(2, &[("campanile", "on")], set);
    table.play(0, "done");
    assert_eq!(told(&table)[0], "The mixed tower (5) of Anna was not raised and falls: 3 to the bag, 2 back to the store.");
    table.play(0, "chip white");
    assert_eq!(told(&table), ["1 white brick of the fallen mixed tower of Anna goes to the bag."]);
}

#[test]
fn a_tower_of_one_floor_falls_without_a_nought() {
    // §7.2
    let mut table = table(2, json!({"steps": at("build"), "players": {"0": {"towers": [tower("white", 1)], "store": bricks("y")}}}));
    table.play(0, "done");
    assert_eq!(told(&table)[0], "The white tower (1) of Anna was not raised and falls: 1 to the bag.");
}

#[test]
fn a_new_card_is_told_once_with_its_bricks() {
    // §4.7
    let mut table = table(2, json!({"players": {"0": {"store": bricks("ww")}}}));
    table.play(0, "take 3");
    assert_eq!(
        told(&table),
        ["Anna pays for a card further right: 2 white bricks on Princess and Masons.", "Anna takes Wholesaler with 1 yellow brick."]
    );
    table.chance("deal spy");
    assert!(told(&table).is_empty());
    table.chance("draw white").chance("draw green").chance("draw white");
    assert!(told(&table).is_empty());
    table.chance("draw red");
    assert_eq!(told(&table)[0], "Spy is laid out with 2 white bricks, 1 green brick and 1 red brick.");
}

#[test]
fn an_exchange_names_its_card_and_what_it_is_for() {
    // §5.1
    let mut table = table(2, json!({"steps": at("trade"), "players": {"0": {"store": bricks("wwgg")}}}));
    table.play(0, "exchange 2 yellow");
    assert_eq!(asked(&table, 0), "Which 3 bricks do you lay on Masons for 1 yellow brick?");
    table.play(0, "pay white 1");
    assert_eq!(
        told(&table),
        [
            "Anna lays 1 white brick on Masons for an exchange.",
            "Anna lays 2 green bricks on Masons for an exchange.",
            "Anna takes 1 yellow brick from Masons in exchange.",
        ]
    );
}

#[test]
fn balconies_have_roman_numerals_everywhere() {
    // §8.5, §8.6
    let player = json!({"towers": [tower("white", 6), tower("red", 5)]});
    let mut table = table(2, json!({"steps": at("contracts"), "players": {"0": player}}));
    let (red, white) = if table.is_legal(0, "fulfil 1") { ("fulfil 2", "fulfil 1") } else { ("fulfil 1", "fulfil 2") };
    assert_eq!(why(&table, 0, red), "Balcony I must be fulfilled first.");
    assert_eq!(table.reason(0, red, Lang::Nl, &TEXTS), "Eerst moet balkon I worden vervuld.");
    table.play(0, white);
    assert!(told(&table)[0].starts_with("Anna fulfils balcony I: white, 6 floors (+"), "{:?}", told(&table));
}

#[test]
fn what_goes_for_a_limit_says_so() {
    // §9.2, §9.5
    let cards = hand(&["princess", "masons", "masons", "workshop", "spy", "architect"]);
    let mut table = table(2, json!({"steps": at("card_limit"), "players": {"0": {"store": bricks("wwwwwwyyyyyg"), "cards": cards}}}));
    table.play(0, "drop spy");
    assert_eq!(told(&table), ["Anna discards Spy for the card limit."]);
    assert_eq!(asked(&table, 0), "Your store is over its limit: which 2 bricks go to the bag?");
    table.play(0, "pay white 2");
    assert_eq!(told(&table)[0], "Anna returns 2 white bricks to the bag: the store was over its limit.");
}

#[test]
fn the_end_names_majorities_totals_and_all_winners() {
    // §16.3, §16.5, §16.7: Bruno places his last seal after Anna has placed hers; both have the same.
    let mut placed: Vec<(&str, u8)> =
        ["white 3", "white 4", "white 5", "yellow 3", "yellow 4", "yellow 5", "green 3", "green 4"].map(|c| (c, 1)).into();
    placed.extend(["blue 4", "blue 5", "blue 6", "blue 7", "blue 8", "purple 3", "purple 4", "purple 5", "purple 7"].map(|c| (c, 0)));
    let set = json!({
        "steps": at("contracts"), "active": 1, "ender": 0, "seals": seals(&placed),
        "players": {"0": {"prestige": {"contracts": 5}}, "1": {"towers": [tower("blue", 3)], "prestige": {"contracts": 3}}},
    });
    let mut table = table(2, set);
    table.play(1, "fulfil 1");
    let said = told(&table);
    assert_eq!(said[0], "Bruno fulfils: blue, 3 floors (+3 prestige).");
    assert_eq!(
        said[1..],
        [
            "Bruno has the majority in white with 3 seals (+2 prestige).",
            "Bruno has the majority in yellow with 3 seals (+3 prestige).",
            "Bruno has the majority in green with 2 seals (+3 prestige).",
            "Nobody has a seal in red: its majority is paid to nobody.",
            "Anna has the majority in blue with 5 seals (+4 prestige).",
            "Anna has the majority in purple with 4 seals (+5 prestige).",
            "Anna: 14 (contracts 5 and majorities 9)",
            "Bruno: 14 (contracts 6 and majorities 8)",
            "The game is over: Anna and Bruno share the victory with 14 prestige.",
        ]
    );
}

#[test]
fn one_brick_is_one_brick_in_every_language() {
    // §4.3, §4.4
    let mut empty = table(2, json!({}));
    assert_eq!(why(&empty, 0, "take 2"), "This card costs 1 brick; you have 0.");
    empty = table(2, json!({"players": {"0": {"store": bricks("wy")}}}));
    empty.play(0, "take 2");
    assert_eq!(asked(&empty, 0), "Lay a brick on Princess.");
    assert_eq!(empty.question(0, Lang::Nl, &TEXTS), "Leg een steen op Prinses.");
}
