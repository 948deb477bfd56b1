//! Chapter 9: phase 6.

use crate::table::*;
use firenze::{Card, Firenze};
use kit::Seat;
use serde_json::json;

fn limits(cards: &[&str], letters: &str) -> Scenario<Firenze> {
    let set = json!({"steps": at("card_limit"), "players": {"0": {"cards": hand(cards), "store": bricks(letters)}}});
    table(2, set)
}

#[test]
fn limits_hold_at_the_end_of_the_turn_only_cards_before_bricks() {
    // §9.1
    let cards = ["masons", "princess", "spy", "workshop", "banquet", "scandal"];
    let mut table = limits(&cards, "wwwwwwwwwwwg");
    assert!(table.legal(0).contains(&"drop masons".to_string()), "cards first: {:?}", table.legal(0));
    table.play(0, "drop masons");
    assert_eq!(table.legal(0), ["pay white 1", "pay white 2"], "then bricks");
    table.play(0, "pay white 2");
    assert_eq!(store(&table, 0), tally("wwwwwwwwwg"));
    assert_eq!(table.game().active, Seat(1));
}

#[test]
fn during_the_turn_stores_and_hands_may_be_bigger() {
    // §9.1
    let cards = hand(&["masons", "princess", "spy", "workshop", "banquet", "scandal"]);
    let set = json!({"players": {"0": {"cards": cards, "store": bricks(&many('w', 14))}}});
    let table = table(2, set);
    assert!(table.is_legal(0, "take 1"));
}

#[test]
fn five_cards_may_be_kept_characters_celebrations_and_buildings_together() {
    // §9.2
    let table1 = limits(&["masons", "princess", "workshop", "banquet", "scandal"], "");
    assert_eq!(table1.game().active, Seat(1), "five are allowed");
    let mut table2 = limits(&["masons", "masons", "princess", "workshop", "brickyard", "banquet", "scandal"], "");
    let drops = |answers: Vec<String>| answers.into_iter().filter(|a| a.starts_with("drop")).collect::<Vec<_>>();
    table2.in_any_order(0, &["drop masons", "drop brickyard"]);
    let all = ["drop princess", "drop masons", "drop workshop", "drop brickyard", "drop banquet", "drop scandal"];
    assert!(drops(table2.legal(0)).iter().all(|drop| all.contains(&drop.as_str())) && drops(table2.legal(0)).len() == 4);
    assert_eq!(drops(table2.searched(0)), all[..3], "two have to go, none comes after the Brickyard");
    table2.play(0, "drop masons");
    assert_eq!(table2.asked(), 0, "one more has to go");
    assert_eq!(drops(table2.legal(0)), all[..4]);
    assert_eq!(drops(table2.searched(0)), all[1..4], "in order, so that two cards are one sequence of answers");
    table2.play(0, "drop brickyard");
    assert_eq!(table2.game().active, Seat(1));
    assert_eq!(table2.game().discards.of(Card::Brickyard), 1);
    assert_eq!(table2.game().cards_held(Seat(0)), 5);
}

#[test]
fn the_last_card_that_has_to_go_is_dropped_by_the_player() {
    // §9.2: the search has no choice left after the first card, the player has.
    let mut table = limits(&["masons", "princess", "workshop", "brickyard", "banquet", "scandal", "envy"], "");
    table.play(0, "drop workshop");
    assert_eq!(table.searched(0), ["drop brickyard"]);
    assert!(table.is_left_to_the_seat());
    table.play(0, "drop princess");
    assert_eq!(table.game().active, Seat(1));
}

#[test]
fn celebrations_stay_even_if_they_are_too_many() {
    // §9.3
    let feasts = ["recognition", "recognition", "monument", "banquet", "jubilee", "scandal"];
    let mut cards = feasts.to_vec();
    cards.extend(["masons", "workshop"]);
    let mut table = limits(&cards, "");
    table.refused(0, "drop scandal", "9.3");
    table.play(0, "drop masons").play(0, "drop workshop");
    assert_eq!(table.game().cards_held(Seat(0)), 6);
    assert_eq!(table.game().active, Seat(1));
}

#[test]
fn a_patrician_may_take_a_celebration_away_instead() {
    // §9.4
    let cards = ["patrician", "masons", "princess", "workshop", "banquet", "scandal", "envy"];
    let mut table = limits(&cards, "");
    table.play(0, "play patrician").play(0, "shed scandal");
    // The Patrician and the Scandal are gone: five are left, and the limit has been checked again.
    assert_eq!(table.game().active, Seat(1));
    assert_eq!(table.game().cards_held(Seat(0)), 5);
    assert_eq!(table.game().discards.of(Card::Scandal), 1);
    // With eight cards it is not enough.
    let mut cards = cards.to_vec();
    cards.push("brickyard");
    let mut table = limits(&cards, "");
    table.play(0, "play patrician").play(0, "shed envy");
    assert_eq!(table.asked(), 0);
    table.play(0, "drop brickyard");
    assert_eq!(table.game().active, Seat(1));
}

#[test]
fn ten_bricks_may_be_kept_and_towers_do_not_count() {
    // §9.5
    let ten = json!({
        "steps": at("card_limit"),
        "players": {"0": {"store": bricks("wwwwwyyyyy"), "towers": [tower("purple", 7)]}},
    });
    let table1 = table(2, ten);
    assert_eq!(table1.game().active, Seat(1));
    let mut table2 = limits(&[], "wwwwwyyyyygg");
    table2.play(0, "pay yellow 1"); // and the second can only be green
    assert_eq!(store(&table2, 0), tally("wwwwwyyyyg"));
}

#[test]
fn a_warehouse_discarded_for_the_limit_no_longer_helps() {
    // §9.6
    let cards = ["masons", "princess", "spy", "warehouse", "banquet", "scandal"];
    let mut table = limits(&cards, &many('w', 13));
    table.play(0, "drop warehouse");
    assert_eq!(store(&table, 0).len(), 10);
    let mut kept = limits(&cards, &many('w', 13));
    kept.play(0, "drop spy");
    assert_eq!(store(&kept, 0).len(), 13);
}

#[test]
fn a_gift_in_anothers_turn_is_counted_at_the_end_of_ones_own() {
    // §9.7
    let set = json!({
        "row": row(&[("monument", ""), ("princess", "")]),
        "seals": seals(&[("white 3", 1)]),
        "players": {"1": {"cards": hand(&["masons", "spy", "smuggler", "workshop", "banquet"])}},
    });
    let mut table = table(2, set);
    table.play(0, "take 1").chance_by_seed(1);
    assert_eq!(table.game().cards_held(Seat(1)), 6, "the Monument went to seat 1 at once");
    assert_eq!(table.asked(), 1, "and is not counted before its own turn");
    table.play(1, "play masons");
    table.play(1, "take 1").chance_by_seed(1);
    assert_eq!(table.game().cards_held(Seat(1)), 6, "five, and the Princess just taken");
    table.play(1, "drop spy");
    assert_eq!(table.game().active, Seat(0));
}
