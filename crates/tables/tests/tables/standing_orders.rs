//! Answers given ahead: followed as ordinary answers, kept over a restart, gone when their matter is over.

use crate::test_tables::{TestTables, here, person, until};
use kit::{Seat, Turn};
use store::TurnEnd;
use tables::{Action, Guest, Person, TableError};

/// Anna and Bruno, and the first item opened by Anna: Bruno is asked.
async fn auction(site: &TestTables, anna: &Person, bruno: &Person) -> String {
    let id = site.table_where(anna, "princes", &[here("Anna"), Guest::Anybody], TurnEnd::Said).await;
    site.act(&id, bruno, Action::Sit { seat: Seat(1), link: None, name: "Bruno".to_string() }).await.unwrap();
    for _ in 0..60 {
        let now = site.now(&id).await;
        if !now.table.standing_orders(Seat(0)).is_empty() && now.ending.is_none() {
            return id;
        }
        let who = |seat: Seat| if seat == Seat(0) { anna } else { bruno };
        if let Some(seat) = now.ending {
            site.act(&id, who(seat), Action::EndTurn { seat, version: now.version }).await.unwrap();
        } else if let Turn::Ask(seats) = now.table.turn() {
            let seat = seats.iter().find(|seat| !now.table.held().contains(*seat)).unwrap();
            let text = now.table.legal(seat.into())[0].clone();
            site.answer(&id, who(seat), seat.0, &text).await.unwrap();
        }
    }
    panic!("nothing comes to be auctioned");
}

fn order(seat: u8, order: Option<&str>) -> Action {
    Action::SetStandingOrder { seat: Seat(seat), order: order.map(str::to_string) }
}

#[tokio::test]
async fn two_orders_bid_against_each_other_until_one_is_exceeded() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = auction(&site, &anna, &bruno).await;
    let offered = |orders: Vec<kit::StandingOrder>, nth: usize| orders[nth].id.clone();
    let now = site.now(&id).await;
    let high = offered(now.table.standing_orders(Seat(0)), 3);
    let low = offered(now.table.standing_orders(Seat(1)), 1);
    assert_eq!(site.act(&id, &bruno, order(0, Some(&high))).await, Err(TableError::NotYourSeat));
    assert_eq!(site.act(&id, &anna, order(0, Some("raise-to-1 jester 9"))).await, Err(TableError::Outdated));
    site.act(&id, &anna, order(0, Some(&high))).await.unwrap();
    site.act(&id, &bruno, order(1, Some(&low))).await.unwrap();
    // Bruno reaches his sum and is asked again when Anna goes beyond it.
    let live = site.tables.open(&id).await.unwrap();
    let now = until(&live, |now| now.seats[1].standing_order.is_none()).await;
    assert_eq!(now.asked(), kit::Seats::one(Seat(1)), "now it is for Bruno to decide, and nobody has to end a turn");
    assert_eq!(now.seats[0].standing_order.as_deref(), Some(&*high), "Anna's still stands");
    let ended = now.ended_order.as_ref().map(|ended| (ended.seat, &ended.order));
    assert_eq!(ended, Some((Seat(1), &low)), "and Bruno is told why he is asked");
    site.answer(&id, &bruno, 1, "pass").await.unwrap();
    let now = until(&live, |now| now.seats[0].standing_order.is_none()).await;
    assert!(now.table.standing_orders(Seat(0)).is_empty(), "the item is sold");
    let record = now.table.record();
    assert!(record.answers.iter().any(|line| line.text == "raise"), "the answers stand in the record like any other");
}

#[tokio::test]
async fn an_order_survives_a_restart_and_ends_with_its_stop_or_an_undo() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = auction(&site, &anna, &bruno).await;
    // The last one offered to who is not asked is to pass.
    let asked = site.now(&id).await.asked().iter().next().unwrap();
    let (waiting, other) = if asked == Seat(0) { (&bruno, Seat(1)) } else { (&anna, Seat(0)) };
    let wanted = site.now(&id).await.table.standing_orders(other).remove(0).id;
    site.act(&id, waiting, order(other.0, Some(&wanted))).await.unwrap();
    let site = site.restarted().await;
    assert_eq!(site.now(&id).await.seats[other.index()].standing_order.as_deref(), Some(&*wanted));
    site.act(&id, waiting, order(other.0, None)).await.unwrap();
    assert_eq!(site.now(&id).await.seats[other.index()].standing_order, None);
    // Who raises by hand, gives an order and takes the raise back, decides anew.
    let by = if asked == Seat(0) { &anna } else { &bruno };
    site.answer(&id, by, asked.0, "raise").await.unwrap();
    let wanted = site.now(&id).await.table.standing_orders(asked).remove(0).id;
    site.act(&id, by, order(asked.0, Some(&wanted))).await.unwrap();
    let version = site.now(&id).await.version;
    site.act(&id, by, Action::Undo { seat: asked, version, whole_turn: false }).await.unwrap();
    assert_eq!(site.now(&id).await.seats[asked.index()].standing_order, None);
}
