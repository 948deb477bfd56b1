//! Chapter 4: phase 1.

use crate::table::*;
use firenze::{Card, Colour, Firenze};
use kit::{Edition, Game, Setup, Silent, Turn};
use serde_json::json;

#[test]
fn exactly_one_card_is_taken() {
    // §4.1
    let mut table = table(2, json!({"players": {"0": {"store": bricks("wwwww")}}}));
    assert_eq!(table.legal(0), ["take 1", "take 2", "take 3", "take 4", "take 5", "take 6"]);
    table.play(0, "take 1");
    table.chance_by_seed(1);
    table.not_offered(0, "take 1");
    assert_eq!(holds(&table, 0, Card::Princess), 1);
}

#[test]
fn each_card_costs_one_more_than_the_one_to_its_left() {
    // §4.2
    for (place, cost) in [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)] {
        let mut table = table(2, json!({"players": {"0": {"store": bricks("wwwwww")}}}));
        assert_eq!(table.game().card_cost(place), cost);
        table.play(0, &format!("take {place}"));
        // Six white bricks less the cost, and the one of the card.
        assert_eq!(store(&table, 0).len(), 6 - cost + 1);
    }
}

#[test]
fn thomas_pays_two_bricks_for_the_princess_in_third_place() {
    // §4.3, §4.5 and §4.7: the example of the rulebook.
    let cards = [("masons", "wwyy"), ("workshop", "wygr"), ("princess", "wybb"), ("smuggler", "gg"), ("warehouse", "rr"), ("spy", "b")];
    let set = json!({"row": row(&cards), "players": {"0": {"store": bricks("wwg")}}});
    let mut table = table(2, set);
    table.play(0, "take 3");
    table.play(0, "lay white 1").play(0, "lay green 1");
    // One brick on each of the two cards to the left; the Princess in hand, her four bricks in the store.
    assert_eq!(on_card(&table, 1), tally("wwwyy"));
    assert_eq!(on_card(&table, 2), tally("wyggr"));
    assert_eq!(store(&table, 0), tally("wwybb"));
    assert_eq!(holds(&table, 0, Card::Princess), 1);
    // The three cards on the right move up and a new one comes with four bricks.
    table.chance("deal banquet").chance("draw white").chance("draw red").chance("draw red").chance("draw purple");
    assert_eq!(row_names(&table), ["masons", "workshop", "smuggler", "warehouse", "spy", "banquet"]);
    assert_eq!(on_card(&table, 3), tally("gg"));
    assert_eq!(on_card(&table, 6), tally("wrrp"));
}

#[test]
fn any_colours_pay_and_several_cards_take_one_answer() {
    // §4.3
    let set =
        json!({"row": row(&[("masons", ""), ("workshop", ""), ("princess", ""), ("spy", "")]), "players": {"0": {"store": bricks("wwg")}}});
    let mut table = table(2, set);
    table.play(0, "take 4");
    // All three have to go; only the order is free. White on all three is not possible.
    assert_eq!(table.legal(0), ["lay white 1", "lay white 2", "lay green 1"]);
    table.play(0, "lay white 2");
    // The last one is green without a question.
    assert_eq!([on_card(&table, 1), on_card(&table, 2), on_card(&table, 3)], [tally("w"), tally("w"), tally("g")]);
    assert_eq!(table.turn(), Turn::Chance);
}

#[test]
fn a_run_of_one_colour_is_one_answer_and_the_next_run_has_another() {
    // §4.3
    let set = json!({"players": {"0": {"store": bricks("wwwgg")}}});
    let mut table = table(2, set);
    table.play(0, "take 5");
    table.play(0, "lay white 1");
    assert_eq!(table.legal(0), ["lay green 1", "lay green 2"]);
    table.play(0, "lay green 1");
    // Two cards are left, two white and one green brick: not green again, or it would have been green 2.
    assert_eq!(table.legal(0), ["lay white 1", "lay white 2"]);
    table.play(0, "lay white 1");
    assert_eq!(table.legal(0), ["lay green 1"]);
}

#[test]
fn the_bricks_on_a_card_do_not_pay_for_it() {
    // §4.4
    let table1 = table(2, json!({"players": {"0": {"store": bricks("w")}}}));
    assert_eq!(table1.legal(0), ["take 1", "take 2"]);
    table1.refused(0, "take 3", "4.4");
    let table2 = table(2, json!({}));
    assert_eq!(table2.legal(0), ["take 1"], "with an empty store only the leftmost");
}

#[test]
fn the_card_and_its_bricks_come_to_the_player() {
    // §4.5
    let set = json!({"row": row(&[("masons", "wwpp"), ("workshop", "b")])});
    let mut table = table(2, set);
    table.play(0, "take 1");
    assert_eq!(store(&table, 0), tally("wwpp"));
    assert_eq!(holds(&table, 0, Card::Masons), 1);
    assert_eq!(row_names(&table), ["workshop"]);
}

#[test]
fn the_card_works_before_the_row_is_refilled() {
    // §4.6
    let set = json!({"row": row(&[("warehouse_fire", "ww")]), "players": {"0": {"store": bricks("ggg")}}});
    let mut table = table(2, set);
    table.play(0, "take 1");
    assert_eq!(table.asked(), 0, "the fire comes before the new card");
    let bag = table.game().bag.of(Colour::White);
    table.play(0, "pay white 2");
    assert_eq!(table.game().bag.of(Colour::White), bag + 2, "the bricks are in the bag when the new card draws its own");
    assert_eq!(table.turn(), Turn::Chance);
}

#[test]
fn the_row_moves_up_and_gets_one_new_card_with_four_bricks() {
    // §4.7
    let mut table = table(2, json!({}));
    table.play(0, "take 1");
    assert_eq!(row_names(&table), ["masons", "wholesaler", "workshop", "warehouse", "delivery"]);
    table.chance("deal tribute");
    for _ in 0..4 {
        table.chance("draw blue");
    }
    assert_eq!(row_names(&table)[5], "tribute");
    assert_eq!(on_card(&table, 6), tally("bbbb"));
    assert_eq!(table.asked(), 0);
}

/// All but two bricks, one white and one purple, are in stores and on cards.
fn nearly_empty_bag() -> serde_json::Value {
    let big = format!("{}{}{}", many('w', 22), many('y', 16), many('g', 15));
    let more = format!("{}{}{}ww", many('r', 12), many('b', 10), many('p', 7));
    json!({"row": row(&[("masons", "yy")]), "players": {"0": {"store": bricks(&more)}, "1": {"store": bricks(&big)}}})
}

#[test]
fn a_short_bag_gives_what_there_is_and_nothing_is_added_later() {
    // §4.8
    let mut table = table(2, nearly_empty_bag());
    assert_eq!(table.game().bag, tally("wp"));
    table.play(0, "take 1").chance("deal spy");
    table.chance("draw purple").chance("draw white");
    assert_eq!(on_card(&table, 1), tally("wp"));
    assert_eq!(table.asked(), 0, "no third brick is drawn");
    // Later bricks in the bag do not go there: the turn ends with 33 bricks in the store, and 23 go back.
    table.play(0, "done").play(0, "done");
    table.play(0, "pay red 12").play(0, "pay blue 10"); // the last can only be purple
    assert!(table.game().bag.len() > 20);
    assert_eq!(on_card(&table, 1), tally("wp"));
}

#[test]
fn the_discards_are_shuffled_at_once_when_the_last_card_is_laid_out() {
    // §4.9
    let all: std::collections::BTreeMap<_, _> = kit_deck();
    // One card in the pile, one in the row, all others discarded.
    let mut discards = all.clone();
    discards.insert("masons".into(), 2);
    discards.insert("spy".into(), 1);
    let mut table = table(2, json!({"row": row(&[("masons", "")]), "discards": discards}));
    assert_eq!(table.game().pile.len(), 1);
    table.play(0, "take 1").chance("deal spy");
    assert!(table.game().discards.is_empty());
    assert_eq!(table.game().pile.len(), 49);
}

fn kit_deck() -> std::collections::BTreeMap<String, u8> {
    let edition = firenze::Edition::editions().current();
    edition.deck(false).iter().map(|(card, n)| (card.word().to_string(), n)).collect()
}

/// A game with a box that holds these cards alone, up to the first question: six of them lie in the row.
fn small_box(cards: &[(&str, u8)], row: &[&str]) -> Scenario<Firenze> {
    let mut list = serde_json::Map::new();
    for card in Card::ALL {
        let count = cards.iter().find(|(c, _)| *c == card.word()).map_or(0, |(_, n)| *n);
        list.insert(card.word().to_string(), json!({"count": count, "start_count": 0}));
    }
    let patch = json!({"action_cards": {"list": list}}).to_string();
    let edition = firenze::Edition::editions().patched(&patch).expect("an edition");
    let options = [("neutral_seals".to_string(), "0".to_string())];
    let setup = Setup::read::<Firenze>(2, &options).expect("a set-up");
    let mut game = Firenze::new(edition, &setup);
    game.start(&mut Silent);
    let mut table = Scenario::from_game(game, &[("neutral_seals", "0")]);
    table.chance("first 0").chance("tile white 6").chance("tile red 5").chance("tile green 7").chance("tile purple 6");
    for card in row {
        table.chance(&format!("deal {card}"));
    }
    table.chance_by_seed(1);
    table
}

/// A whole turn that takes the first card and nothing more.
fn take_and_pass(table: &mut Scenario<Firenze>, seat: u8) {
    table.play(seat, "take 1").chance_by_seed(1);
    while table.turn() == Turn::Ask(kit::Seats::one(kit::Seat(seat))) {
        let legal = table.legal(seat);
        let answer = legal.iter().find(|t| *t == "done").unwrap_or(&legal[0]).clone();
        table.play(seat, &answer);
    }
}

#[test]
fn without_discards_the_shuffle_waits_until_a_card_is_needed() {
    // §4.9
    let row = ["masons", "delivery", "masons", "masons", "masons", "masons"];
    let mut table = small_box(&[("masons", 6), ("delivery", 1)], &row);
    table.play(0, "take 1");
    assert_eq!(table.outcomes(), ["deal masons"], "chance turns up the last card");
    table.chance("deal masons").chance_by_seed(1);
    assert!(table.game().pile.is_empty() && table.game().discards.is_empty());
    table.play(0, "done").play(0, "done");
    // The Delivery is the first discard, and at once the whole pile.
    table.play(1, "take 1");
    for _ in 0..3 {
        table.chance("draw white");
    }
    assert!(table.game().discards.is_empty());
    assert_eq!(table.outcomes(), ["deal delivery"]);
}

#[test]
fn with_pile_and_discards_empty_the_row_stays_shorter() {
    // §4.10
    let mut table = small_box(&[("masons", 7)], &["masons"; 6]);
    take_and_pass(&mut table, 0);
    assert_eq!((table.game().row.len(), table.game().pile.len()), (6, 0));
    let bag = table.game().bag.len();
    table.play(1, "take 1");
    assert_eq!(table.game().row.len(), 5);
    assert_eq!(table.game().bag.len(), bag, "no card, no bricks");
    assert_eq!(table.game().card_cost(5), 4, "costs still count from the left");
    assert_eq!(table.asked(), 1, "and the turn goes on");
    table.play(1, "done").play(1, "done");
    assert_eq!(table.legal(0).iter().filter(|t| t.starts_with("take")).count(), 5);
}
