//! Chapter 15: every church, the Campanile among them.

use crate::table::*;
use firenze::{Card, Colour, Firenze};
use kit::Seat;
use serde_json::{Value, json};

fn handing_in(church: &str, towers: Value) -> Scenario<Firenze> {
    table(2, json!({"steps": at("contracts"), "churches": {church: 1}, "players": {"0": {"towers": towers}}}))
}

#[test]
fn santa_croce_pays_for_seven_or_eight_floors() {
    // §15.1
    for (height, prize) in [(6, 0), (7, 3), (8, 3)] {
        let mut table = handing_in("santa_croce", json!([tower("yellow", height)]));
        table.play(0, "fulfil 1");
        assert_eq!(earned(&table, 0, "churches"), prize, "height {height}");
        assert_eq!(table.game().discards.of(Card::SantaCroce), u8::from(prize > 0));
    }
}

#[test]
fn the_baptistery_pays_for_the_second_contract_of_a_turn() {
    // §15.2
    let mut table = handing_in("baptistery", json!([tower("white", 3), tower("green", 3), tower("blue", 3)]));
    table.play(0, "fulfil 1");
    assert_eq!(earned(&table, 0, "churches"), 0);
    table.play(0, "fulfil 1");
    assert_eq!(earned(&table, 0, "churches"), 3);
    table.play(0, "fulfil 1");
    assert_eq!(earned(&table, 0, "churches"), 3, "once");
    assert_eq!(table.game().discards.of(Card::Baptistery), 1);
}

#[test]
fn san_miniato_pays_for_a_balcony() {
    // §15.3
    let mut table = handing_in("san_miniato", json!([tower("white", 4), tower("white", 6)]));
    table.play(0, "fulfil 1");
    assert_eq!(earned(&table, 0, "churches"), 0);
    table.play(0, "fulfil 1");
    assert_eq!(earned(&table, 0, "churches"), 3);
}

#[test]
fn one_contract_earns_several_and_the_card_of_this_turn_counts() {
    // §15.4
    let set = json!({
        "row": row(&[("santa_croce", "")]),
        "churches": {"san_miniato": 1, "baptistery": 1},
        "seals": seals(&[("white 6", 0), ("red 5", 1)]),
        "players": {"0": {"store": bricks("bg"), "towers": [tower("green", 6), tower("blue", 2)]}},
    });
    let mut table = table(2, set);
    table.play(0, "take 1").chance_by_seed(1);
    table.play(0, "raise 1 7").play(0, "raise 2 3").play(0, "fulfil 2").play(0, "fulfil 1");
    // The green balcony III of seven floors is the second contract of the turn.
    assert_eq!(earned(&table, 0, "churches"), 9);
    assert!(table.game().churches.is_empty());
}

fn campanile(phase: &str, set: Value) -> Scenario<Firenze> {
    let mut all = json!({"steps": at(phase), "churches": {"campanile": 1}});
    for (field, value) in set.as_object().expect("fields") {
        all[field] = value.clone();
    }
    table_with(2, &[("campanile", "on")], all)
}

#[test]
fn a_mixed_tower_has_bricks_of_different_colours_and_there_is_one() {
    // §15.5
    let mut table1 = campanile("build", json!({"players": {"0": {"store": bricks("wwwgb")}}}));
    table1.play(0, "mix white");
    // A search goes on in the order of colours; there is no second white one.
    assert_eq!(table1.searched(0), ["mix green", "mix blue", "done"]);
    table1.refused(0, "mix white", "15.5").in_any_order(0, &["mix green", "begin white 1"]);
    table1.play(0, "mix green");
    assert_eq!(site(&table1, 0), [("mixed", 2)]);
    let grown = json!({"players": {"0": {"store": bricks("wwgb"), "towers": [mixed(&["white", "green"])]}}});
    let table2 = campanile("build", grown);
    table2.refused(0, "mix white", "15.5").refused(0, "mix green", "15.5");
    table2.not_offered(0, "raise 1 3");
    assert!(table2.is_legal(0, "mix blue"));
    // Without the card there is no such tower, and a plain tower never becomes one.
    let plain = json!({"steps": at("build"), "players": {"0": {"store": bricks("wg"), "towers": [tower("white", 1)]}}});
    let table3 = table_with(2, &[("campanile", "on")], plain);
    table3.not_offered(0, "mix green");
}

#[test]
fn a_mixed_tower_counts_for_limit_cost_ruin_and_tax() {
    // §15.6: the limit and the cost
    let mut table1 = campanile("build", json!({"players": {"0": {"store": bricks("wwwgbr")}}}));
    table1.play(0, "begin white 2").play(0, "mix green");
    // Four bricks would cost three, and two would be left: three it is, for one.
    assert_eq!(table1.legal(0), ["pay white 1", "pay red 1", "pay blue 1"]);
    table1.play(0, "pay white 1");
    assert_eq!(store(&table1, 0), tally("rb"));
    // the tax
    let set = json!({
        "row": row(&[("luxury_tax", "")]),
        "players": {"0": {"store": bricks("wwww"), "towers": [tower("white", 1), mixed(&["white", "green"])]}},
    });
    let mut table2 = campanile("choose", set);
    table2.play(0, "take 1");
    assert_eq!(store(&table2, 0), tally("ww"));
    // the ruin: of five bricks three go, and the owner says which
    let all = json!({"players": {"0": {"store": bricks("w"), "towers": [mixed(&["white", "yellow", "green", "blue", "purple"])]}}});
    let mut table3 = campanile("build", all);
    table3.play(0, "done");
    assert_eq!(table3.legal(0), ["chip white", "chip yellow", "chip green"]);
    table3.play(0, "chip white").play(0, "chip yellow").play(0, "chip green");
    assert_eq!(store(&table3, 0), tally("wbp"));
    assert_eq!(site(&table3, 0), []);
}

#[test]
fn a_ruined_mixed_tower_falls_among_other_ruins_and_new_towers() {
    // §15.6
    let towers = json!([tower("white", 1), tower("green", 2), mixed(&["red", "blue"])]);
    let set = json!({"players": {"0": {"store": bricks("gp"), "towers": towers}}});
    let mut table = campanile("build", set);
    table.play(0, "raise 2 3").play(0, "begin purple 1");
    // White falls whole; of the mixed tower one brick is named.
    assert_eq!(table.legal(0), ["chip red", "chip blue"]);
    table.play(0, "chip blue");
    assert_eq!(store(&table, 0), tally("r"));
    table.play(0, "done");
    assert_eq!(site(&table, 0), [("green", 3), ("purple", 1)]);
}

#[test]
fn six_colours_are_worth_eight_prestige_without_a_seal() {
    // §15.7
    let six = mixed(&["white", "yellow", "green", "red", "blue", "purple"]);
    let set = json!({
        "churches": {"campanile": 1, "baptistery": 1},
        "players": {"0": {"towers": [tower("green", 3), six]}},
    });
    let mut table1 = campanile("contracts", set);
    table1.play(0, "fulfil 1").play(0, "campanile");
    assert_eq!((earned(&table1, 0, "campanile"), earned(&table1, 0, "levels"), earned(&table1, 0, "churches")), (8, 0, 0));
    assert_eq!(table1.game().player(Seat(0)).seals, 8);
    assert_eq!(table1.game().level_left(6), Some(2), "it is no contract of six floors");
    assert_eq!(table1.game().discards.of(Card::Campanile), 1);
    assert_eq!(table1.game().bag.of(Colour::Purple), 8);
    // Five are not enough.
    let five = json!({"players": {"0": {"towers": [tower("green", 3), mixed(&["white", "yellow", "green", "red", "blue"])]}}});
    campanile("contracts", five).refused(0, "campanile", "15.7");
}

#[test]
fn the_campanile_is_possible_after_the_last_seal() {
    // §15.7
    let placed = ["white 3", "white 4", "white 5", "yellow 3", "yellow 4", "yellow 5", "green 3", "green 4", "green 5"];
    let placed: Vec<_> = placed.iter().map(|c| (*c, 0)).collect();
    let six = mixed(&["white", "yellow", "green", "red", "blue", "purple"]);
    let set = json!({"seals": seals(&placed), "ender": 0, "players": {"0": {"towers": [six]}}});
    let mut table = campanile("contracts", set);
    table.play(0, "campanile");
    assert_eq!(earned(&table, 0, "campanile"), 8);
}

#[test]
fn the_one_who_chooses_the_mixed_tower_names_the_brick() {
    // §15.8
    let towers = json!([mixed(&["white", "purple"])]);
    let set = json!({"players": {"0": {"cards": hand(&["saboteur"])}, "1": {"towers": towers}}});
    let mut table1 = campanile("choose", set);
    table1.play(0, "play saboteur").play(0, "hit 1 1");
    assert_eq!(table1.legal(0), ["chip white", "chip purple"]);
    table1.play(0, "chip purple");
    assert_eq!(site(&table1, 1), [("mixed", 1)]);
    let set = json!({"row": row(&[("collapse", "")]), "players": {"0": {"towers": towers}}});
    let mut table2 = campanile("choose", set);
    table2.play(0, "take 1").play(0, "crumble 1").play(0, "chip white");
    assert_eq!(table2.game().player(Seat(0)).towers[0].palette().map(|p| p.iter().collect::<Vec<_>>()), Some(vec![Colour::Purple]));
}

#[test]
fn without_the_card_mixed_towers_cannot_grow_be_handed_in_or_be_saved() {
    // §15.9
    let gone = |phase: &str, towers: Value, cards: &[&str]| {
        let set = json!({
            "steps": at(phase), "discards": {"campanile": 1},
            "players": {"0": {"store": bricks("wwr"), "towers": towers, "cards": hand(cards)}, "1": {"store": bricks("w")}},
        });
        table_with(2, &[("campanile", "on")], set)
    };
    let three = json!([orphan(&["yellow", "green", "blue"])]);
    let mut table1 = gone("build", three.clone(), &[]);
    table1.refused(0, "mix white", "15.9");
    table1.play(0, "done");
    table1.play(0, "chip yellow").play(0, "chip green");
    assert_eq!((site(&table1, 0), store(&table1, 0)), (vec![], tally("wwrb")), "it falls as a ruin");
    let six = json!([orphan(&["white", "yellow", "green", "red", "blue", "purple"])]);
    gone("contracts", six, &["spy"]).refused(0, "campanile", "15.9");
    let both = json!([tower("white", 2), orphan(&["yellow", "green", "blue"])]);
    let table2 = gone("ruins", both, &["architect"]);
    table2.refused(0, "save 2", "15.9");
    assert!(table2.is_legal(0, "save 1"));
}

#[test]
fn a_campanile_handed_in_leaves_the_others_with_ruins_in_their_next_turn() {
    // §15.9
    let six = mixed(&["white", "yellow", "green", "red", "blue", "purple"]);
    let set = json!({
        "row": row(&[("spy", ""), ("masons", "")]),
        "players": {"0": {"towers": [six]}, "1": {"towers": [mixed(&["white", "yellow"])], "store": bricks("g")}},
    });
    let mut table = campanile("contracts", set);
    table.play(0, "campanile");
    assert_eq!(site(&table, 1), [("orphan", 2)], "it stands until its owner's turn");
    table.play(1, "take 1").chance_by_seed(1);
    table.refused(1, "mix green", "15.9");
    table.play(1, "done").play(1, "chip white");
    assert_eq!(site(&table, 1), []);
}

#[test]
fn when_the_card_comes_round_again_a_new_mixed_tower_may_be_begun_but_the_old_one_falls() {
    // §15.9
    let set = json!({"players": {"0": {"store": bricks("rb"), "towers": [orphan(&["white", "yellow"])]}}});
    let mut table = campanile("build", set);
    table.play(0, "mix red").play(0, "mix blue");
    // The new one has two bricks; the old one was not raised and is a ruin.
    assert_eq!(site(&table, 0), [("orphan", 2), ("mixed", 2)]);
    assert_eq!(table.legal(0), ["chip white", "chip yellow"]);
    table.play(0, "chip white");
    assert_eq!((site(&table, 0), store(&table, 0)), (vec![("mixed", 2)], tally("y")));
}
