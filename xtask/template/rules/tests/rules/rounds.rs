//! §1 and §2, tried by hand.

use bottega::{Bottega, Choice, Colour, Commission};
use kit::{Game, Seat};
use serde_json::json;
use testkit::Scenario;

#[test]
fn everybody_begins_with_twelve_coins() {
    // §1.1
    for seats in 2..=4 {
        let table = Scenario::<Bottega>::new(seats);
        assert!(table.game().players.iter().all(|p| p.coins == 12));
    }
}

#[test]
fn a_patron_is_seen_by_its_owner_alone() {
    // §1.2
    let mut table = Scenario::<Bottega>::with(2, &[("patrons", "on")]);
    table.chance("patron 0 red").chance("patron 1 blue");
    assert_eq!(table.view(0).players[0].patron, Some(Colour::Red));
    assert_eq!(table.view(1).players[0].patron, None);
    assert_eq!(table.public().players[0].patron, None);
}

#[test]
fn there_are_eight_rounds() {
    // §2.1
    let mut table = Scenario::<Bottega>::new(2);
    for card in 0..8 {
        table.chance(&format!("turn {card}")).play(0, "bid 0").play(1, "bid 0");
    }
    assert!(table.is_over());
}

#[test]
fn a_bid_is_secret_and_can_be_taken_back_until_the_last_is_in() {
    // §2.2
    let mut table = Scenario::<Bottega>::new(2);
    table.chance("turn 0").play(0, "bid 5");
    assert_eq!(table.view(1).own_bid, None);
    assert_eq!(table.view(0).own_bid, Some(5));
    table.undo(0).play(0, "bid 1").play(1, "bid 2");
    assert_eq!(table.game().player(Seat(1)).coins, 10);
}

#[test]
fn nobody_bids_more_than_he_has() {
    // §2.3
    let mut table = Scenario::<Bottega>::patched(2, &[], json!({"players": {"0": {"coins": 3}}}));
    table.chance("turn 0");
    table.refused(0, "bid 5", "2.3");
    assert_eq!(table.legal(0), ["bid 0", "bid 1", "bid 2", "bid 3"]);
}

#[test]
fn a_position_with_a_bid_that_nobody_can_pay_is_refused() {
    // §2.3
    let refused = |bids: serde_json::Value| {
        let steps = json!([{"step": "round", "rounds_left": 7}, {"step": "bids", "card": 0, "bids": bids}]);
        Scenario::<Bottega>::try_patched(2, &[], json!({"steps": steps, "pile": null})).is_err()
    };
    assert!(!refused(json!([12, null, null, null])));
    assert!(refused(json!([13, null, null, null])));
    assert!(refused(json!([null, null, 1, null])));
}

#[test]
fn the_one_highest_bidder_pays_and_takes_the_commission() {
    // §2.4
    let mut table = Scenario::<Bottega>::new(3);
    table.chance("turn 3").play(0, "bid 2").play(1, "bid 4").play(2, "bid 3");
    assert_eq!(table.game().player(Seat(1)).coins, 8);
    assert!(table.game().player(Seat(1)).commissions.contains(3));
    assert_eq!(table.game().player(Seat(0)).coins, 12);
}

#[test]
fn on_a_tie_nobody_pays_and_the_commission_is_gone() {
    // §2.4
    let mut table = Scenario::<Bottega>::new(3);
    table.chance("turn 3").play(0, "bid 4").play(1, "bid 4").play(2, "bid 3");
    assert!(table.game().players.iter().all(|p| p.coins == 12));
    assert_eq!(table.public().discard, [Commission(3)]);
    assert_eq!(table.game().read("bid 4"), Ok(Choice::Bid(4)));
}
