//! Playing again with the same people.

use crate::test_tables::{TestTables, here, person, until};
use bots::Level;
use kit::Seat;
use store::{BotPace, Holder, Stage, Store as _};
use tables::{Action, Guest, Person, TableError};

/// A table at which Anna and Bruno have played to the end.
async fn finished(site: &TestTables, anna: &Person, bruno: &Person) -> String {
    let id = site.table(anna, "trapdoor", &[here("Anna"), Guest::Anybody]).await;
    site.act(&id, bruno, Action::Sit { seat: Seat(1), link: None, name: "Bruno".to_string() }).await.unwrap();
    for step in 0..10 {
        let (who, seat) = if step % 2 == 0 { (anna, 0) } else { (bruno, 1) };
        site.answer(&id, who, seat, "walk").await.unwrap();
    }
    assert!(site.now(&id).await.is_over());
    id
}

#[tokio::test]
async fn everybody_moves_up_a_seat_and_the_others_come_by_themselves() {
    let site = TestTables::new();
    let (anna, bruno, stranger) = (person("Anna", 1), person("Bruno", 2), person("a stranger", 3));
    let old = finished(&site, &anna, &bruno).await;
    assert_eq!(site.act(&old, &stranger, Action::Rematch).await, Err(TableError::NotYourSeat));
    let mut followed = site.tables.open(&old).await.unwrap().follow();
    site.act(&old, &anna, Action::Rematch).await.unwrap();
    let told = followed.wait_for(|now| now.rematch.is_some()).await.unwrap().rematch.clone().unwrap();
    let new = site.now(&told).await;
    assert_eq!(new.stage, Stage::Gathering);
    assert_eq!(new.names(), ["Bruno", "Anna"]);
    assert!(new.seats[1].is_held_by(anna.id()) && new.seats[0].is_reserved_for(bruno.id()));
    assert_eq!(site.act(&old, &bruno, Action::Rematch).await, Ok(()), "whoever asks second finds the first one's");
    assert_eq!(site.now(&old).await.rematch.as_deref(), Some(told.as_str()));
    let sit = Action::Sit { seat: Seat(0), link: None, name: "Somebody".to_string() };
    assert_eq!(site.act(&told, &stranger, sit.clone()).await, Err(TableError::NotYourSeat));
    site.act(&told, &bruno, sit).await.unwrap();
    let new = site.now(&told).await;
    assert_eq!((new.stage, new.seats[0].holder), (Stage::Playing, Holder::Person));
    drop(followed);
    let site = site.restarted().await;
    assert_eq!(site.now(&old).await.rematch.as_deref(), Some(told.as_str()), "the way to it is kept");
}

#[tokio::test]
async fn against_bots_it_begins_at_once_with_the_same_levels_options_and_edition() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "lorenzo", &[here("Anna"), Guest::Bot(Level::Random), Guest::Bot(Level::Novice)]).await;
    assert_eq!(site.act(&id, &anna, Action::Rematch).await, Err(TableError::NotOver));
    site.act(&id, &anna, Action::SetBotPace(BotPace::AtOnce)).await.unwrap();
    site.act(&id, &anna, Action::Resign { seat: Seat(0), level: Level::Random }).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    let over = until(&live, |now| now.is_over()).await;
    // A failed write makes no table.
    site.store.fail_next_writes(1);
    assert!(matches!(site.act(&id, &anna, Action::Rematch).await, Err(TableError::Store(_))));
    assert_eq!(site.store.tables_of(anna.id()).await.unwrap().len(), 1);
    site.act(&id, &anna, Action::Rematch).await.unwrap();
    let new = site.now(site.now(&id).await.rematch.as_deref().unwrap()).await;
    assert_eq!(new.stage, Stage::Playing);
    let holders: Vec<Holder> = new.seats.iter().map(|seat| seat.holder).collect();
    assert_eq!(holders, [Holder::Bot(Level::Novice), Holder::Person, Holder::Bot(Level::Random)]);
    assert_eq!(new.table.setup(), over.table.setup());
    assert_eq!(new.table.edition(), over.table.edition());
    assert!(!new.seats.iter().any(|seat| seat.resigned));
}
