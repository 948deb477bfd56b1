//! Chapter 10: the kinds of card.

use crate::table::*;
use firenze::Card;
use kit::{Seat, Turn};
use serde_json::json;

#[test]
fn an_event_works_at_once_and_is_discarded() {
    // §10.1
    let set = json!({
        "row": row(&[("warehouse_fire", "")]),
        "players": {"0": {"store": bricks("wwww")}, "1": {"store": bricks("wwww")}},
    });
    let mut table = table(2, set);
    table.play(0, "take 1");
    assert_eq!(store(&table, 0), tally("ww"));
    assert_eq!(store(&table, 1), tally("wwww"), "it names only the player who took it");
    assert_eq!(table.game().discards.of(Card::WarehouseFire), 1);
    assert_eq!(holds(&table, 0, Card::WarehouseFire), 0);
}

#[test]
fn an_event_for_all_goes_clockwise_and_everybody_chooses() {
    // §10.2
    let player = json!({"store": bricks("wwgg")});
    let set = json!({"row": row(&[("tribute", "")]), "active": 2, "players": {"0": player, "1": player, "2": player}});
    let mut table = table(3, set);
    table.play(2, "take 1");
    assert_eq!(table.asked(), 2);
    table.play(2, "pay white 2");
    assert_eq!(table.asked(), 0);
    table.play(0, "pay green 2");
    assert_eq!(table.asked(), 1);
    table.play(1, "pay white 1");
    let left: Vec<_> = (0..3).map(|s| store(&table, s)).collect();
    assert_eq!(left, [tally("ww"), tally("wg"), tally("gg")]);
    assert_eq!(table.turn(), Turn::Chance, "now the row is refilled");
}

#[test]
fn the_bricks_of_the_event_count_for_it() {
    // §10.3
    let set = json!({"row": row(&[("flood", "pppp")]), "players": {"0": {"store": bricks("ww")}}});
    let mut table1 = table(2, set);
    table1.play(0, "take 1");
    assert_eq!(table1.asked(), 0, "six bricks, one too many");
    table1.play(0, "pay purple 1");
    assert_eq!(store(&table1, 0), tally("wwppp"));
    // The Brickyard's brick counts as well: two, three and one are six, half of them go.
    let set = json!({
        "row": row(&[("warehouse_fire", "www")]),
        "players": {"0": {"store": bricks("ww"), "cards": hand(&["brickyard"])}},
    });
    let mut table2 = table(2, set);
    table2.play(0, "take 1").chance("draw white");
    assert_eq!(store(&table2, 0), tally("www"));
}

#[test]
fn a_character_goes_to_the_hand_and_may_be_played_at_once_except_the_princess() {
    // §10.4
    let set = json!({"row": row(&[("spy", ""), ("princess", "")]), "players": {"1": {"store": bricks("pp")}}});
    let mut table1 = table(2, set.clone());
    table1.play(0, "take 1").chance_by_seed(1);
    table1.play(0, "play spy").play(0, "rob 1 purple");
    assert_eq!(store(&table1, 0), tally("p"));
    let set = json!({"row": row(&[("princess", "wwww"), ("spy", "")])});
    let mut table2 = table(2, set);
    table2.play(0, "take 1").chance_by_seed(1);
    assert_eq!(holds(&table2, 0, Card::Princess), 1);
    table2.refused(0, "play princess", "12.1");
}

#[test]
fn a_celebration_stays_in_the_hand() {
    // §10.5
    let set = json!({"row": row(&[("scandal", "w")])});
    let mut table = table(2, set);
    table.play(0, "take 1").chance_by_seed(1);
    assert_eq!(holds(&table, 0, Card::Scandal), 1);
    table.not_offered(0, "play scandal");
    assert_eq!(prestige(&table, 0), 0, "it counts at the end");
}

#[test]
fn a_building_works_from_now_on_and_a_second_copy_is_discarded() {
    // §10.6
    let set = json!({"row": row(&[("workshop", "ww")]), "players": {"0": {"store": bricks("w")}}});
    let mut table1 = table(2, set);
    table1.play(0, "take 1").chance_by_seed(1);
    assert_eq!(table1.game().build_cost(3), 0, "it works in this turn");
    let set = json!({"row": row(&[("workshop", "ww")]), "players": {"0": {"cards": hand(&["workshop"])}}});
    let mut table2 = table(2, set);
    table2.play(0, "take 1");
    assert_eq!(store(&table2, 0), tally("ww"), "the bricks are his");
    assert_eq!(holds(&table2, 0, Card::Workshop), 1);
    assert_eq!(table2.game().discards.of(Card::Workshop), 1);
    // Without the first one he may take another.
    let set = json!({"row": row(&[("workshop", "ww")]), "discards": {"workshop": 1}});
    let mut table3 = table(2, set);
    table3.play(0, "take 1");
    assert_eq!(holds(&table3, 0, Card::Workshop), 1);
}

#[test]
fn a_church_card_lies_on_the_board_until_its_condition_is_met() {
    // §10.7
    let set = json!({"row": row(&[("santa_croce", "w")])});
    let mut table1 = table(2, set);
    table1.play(0, "take 1");
    assert_eq!(table1.game().churches.of(Card::SantaCroce), 1);
    assert_eq!(table1.game().cards_held(Seat(0)), 0);
    let set = json!({
        "steps": at("contracts"),
        "churches": {"santa_croce": 1, "san_miniato": 1},
        "players": {"0": {"towers": [tower("green", 5), tower("green", 8)]}},
    });
    let mut table2 = table(2, set);
    table2.play(0, "fulfil 1");
    assert_eq!(table2.game().churches.of(Card::SantaCroce), 1, "five floors are not enough");
    table2.play(0, "fulfil 1");
    assert_eq!(table2.game().churches.of(Card::SantaCroce), 0);
    assert_eq!(table2.game().discards.of(Card::SantaCroce), 1);
    // All four balconies fulfilled: San Miniato stays to the end.
    let done = [("white 6", 0), ("red 5", 0), ("green 7", 1), ("purple 6", 1)];
    let set = json!({"steps": at("contracts"), "churches": {"san_miniato": 1}, "seals": seals(&done),
        "players": {"0": {"towers": [tower("green", 5)]}}});
    let mut table3 = table(2, set);
    table3.play(0, "fulfil 1");
    assert_eq!(table3.game().churches.of(Card::SanMiniato), 1);
}

#[test]
fn all_four_church_cards_have_a_place() {
    // §10.7
    let churches = json!({"campanile": 1, "santa_croce": 1, "baptistery": 1});
    let set = json!({"row": row(&[("san_miniato", "w")]), "churches": churches});
    let mut table = table_with(2, &[("campanile", "on")], set);
    table.play(0, "take 1");
    assert_eq!(table.game().churches.len(), 4);
}

#[test]
fn where_a_card_contradicts_the_rules_the_card_is_right() {
    // §10.8: ten bricks are the limit, but for the owner of a Warehouse; towers have one colour, but for the Campanile's.
    let set = json!({"players": {"0": {"cards": hand(&["warehouse"])}}});
    let table1 = table(2, set);
    assert_eq!((table1.game().store_limit(Seat(0)), table1.game().store_limit(Seat(1))), (15, 10));
    let set = json!({"steps": at("build"), "churches": {"campanile": 1}, "players": {"0": {"store": bricks("wg")}}});
    let mut table2 = table_with(2, &[("campanile", "on")], set);
    table2.play(0, "mix white").play(0, "mix green");
    assert_eq!(site(&table2, 0), [("mixed", 2)]);
}
