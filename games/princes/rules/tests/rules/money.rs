//! §2, money.

use crate::table::*;
use kit::{Seat, Viewer};
use serde_json::json;

#[test]
fn the_bank_pays_even_when_all_the_coins_of_the_box_are_gone() {
    // §2.1: the box holds 22,200 florins.
    let princes = json!({"0": {"florins": 22_200, "jesters": 5, "hand": ["poet"]}});
    let mut table = turn(3, BASE, 1, 0, princes);
    table.play(0, "work poet").play(0, "prestige 0");
    assert_eq!(florins(&table, 0), 22_200 + 1100);
}

#[test]
fn prestige_pays_exactly_what_florins_cannot() {
    // §2.2
    let princes = json!({"0": {"florins": 500, "points": {"works": 5}}});
    let mut table = turn(3, BASE, 1, 0, princes);
    table.play(0, "build chapel").play(0, "place 0 0 0");
    assert_eq!(florins(&table, 0), 0);
    assert_eq!((scored(&table, 0, "spent"), scored(&table, 0, "buildings")), (-2, 3));
}

#[test]
fn nothing_may_cost_more_than_florins_and_prestige_together() {
    // §2.3
    let table = auction(3, BASE, 1, json!({"0": {"florins": 100, "points": {"works": 1}}}));
    assert!(table.is_legal(0, "open jester"));
    let table = auction(3, BASE, 1, json!({"0": {"florins": 100}}));
    table.refused(0, "open jester", "2.3");
    let table = turn(3, BASE, 1, 0, json!({"0": {"florins": 0, "points": {"works": 6}}}));
    table.refused(0, "build tower", "2.3");
    assert!(table.is_legal(0, "bonus"));
}

#[test]
fn what_a_purchase_scores_does_not_help_to_pay_for_it() {
    // §2.4: the second park would bring 3 prestige, but comes after the payment.
    let princes = json!({"0": {"florins": 100, "landscapes": [garden("park", 0, 0, 0)]}});
    auction(3, BASE, 2, princes).refused(0, "open park", "2.3");
}

#[test]
fn florins_are_hidden_from_the_others_and_payments_are_open() {
    // §2.5
    let mut table = turn(3, BASE, 1, 0, json!({}));
    assert_eq!(table.view(0).princes[0].florins, Some(3500));
    assert_eq!(table.view(1).princes[0].florins, None);
    assert_eq!(table.public().princes[0].florins, None);
    assert_eq!(table.game().prince(Seat(0)).florins, 3500);
    table.play(0, "freedom travel");
    use kit::Event as _;
    let heard: Vec<_> = table.events().iter().filter_map(|e| e.seen_by(Viewer::Public)).collect();
    assert!(heard.iter().any(|e| matches!(e, princes::Event::Paid { florins: 300, .. })), "{heard:?}");
}
