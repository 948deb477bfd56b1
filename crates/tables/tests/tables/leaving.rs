//! Leaving, coming back, resigning.

use crate::test_tables::{TestTables, bot, here, person, until};
use bots::Level;
use kit::Seat;
use store::{BotPace, DiaryNote, Holder, Stage, Store as _};
use tables::{Action, Guest, TableError};

fn notes(now: &tables::Snapshot) -> Vec<(Seat, DiaryNote)> {
    now.diary.iter().map(|line| (line.seat, line.what)).collect()
}

#[tokio::test]
async fn who_leaves_is_noted_and_comes_back_by_a_word_or_by_playing_on() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), bot()]).await;
    site.act(&id, &anna, Action::Leave).await.unwrap();
    site.act(&id, &anna, Action::Leave).await.unwrap();
    let now = site.now(&id).await;
    assert!(now.seats[0].away);
    assert_eq!(notes(&now), [(Seat(0), DiaryNote::Left)], "noted once");
    site.act(&id, &anna, Action::TakeBack { seat: Seat(0) }).await.unwrap();
    assert!(!site.now(&id).await.seats[0].away);
    site.act(&id, &anna, Action::Leave).await.unwrap();
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    let now = site.now(&id).await;
    assert!(!now.seats[0].away);
    use DiaryNote::{CameBack, Left};
    assert_eq!(notes(&now).into_iter().map(|note| note.1).collect::<Vec<_>>(), [Left, CameBack, Left, CameBack]);
    let site = site.restarted().await;
    assert_eq!(notes(&*site.now(&id).await).len(), 4, "the diary is kept");
}

#[tokio::test]
async fn a_bot_plays_on_for_who_resigns_and_the_seat_is_not_given_back() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = site.table(&anna, "trapdoor", &[here("Anna"), Guest::Anybody]).await;
    let resign = |seat: u8| Action::Resign { seat: Seat(seat), level: Level::Random };
    assert_eq!(site.act(&id, &anna, resign(0)).await, Err(TableError::NotBegun));
    site.act(&id, &bruno, Action::Sit { seat: Seat(1), link: None, name: "Bruno".to_string() }).await.unwrap();
    site.act(&id, &anna, Action::SetBotPace(BotPace::AtOnce)).await.unwrap();
    assert_eq!(site.act(&id, &anna, resign(1)).await, Err(TableError::NotYourSeat));
    site.store.fail_next_writes(1);
    assert!(matches!(site.act(&id, &bruno, resign(1)).await, Err(TableError::Store(_))));
    assert!(!site.now(&id).await.seats[1].resigned, "a failed write resigns for nobody");
    site.act(&id, &bruno, resign(1)).await.unwrap();
    let now = site.now(&id).await;
    assert_eq!((now.seats[1].holder, now.seats[1].resigned), (Holder::Bot(Level::Random), true));
    assert_eq!(now.seats[1].name, "Bruno", "the log still speaks of him");
    assert_eq!(notes(&now), [(Seat(1), DiaryNote::Resigned)]);
    assert_eq!(site.act(&id, &bruno, Action::TakeBack { seat: Seat(1) }).await, Err(TableError::NotYourSeat));
    assert_eq!(site.store.unfinished(bruno.id()).await, Ok(0));
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    until(&live, |now| now.table.ply() == 2).await;
    drop(live);
    let site = site.restarted().await;
    assert!(site.now(&id).await.seats[1].resigned);
}

#[tokio::test]
async fn against_bots_alone_the_game_is_played_to_its_end_and_its_result_is_in_the_list() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "lorenzo", &[here("Anna"), Guest::Bot(Level::Random)]).await;
    site.act(&id, &anna, Action::SetBotPace(BotPace::Slow)).await.unwrap();
    site.act(&id, &anna, Action::Resign { seat: Seat(0), level: Level::Random }).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    let over = until(&live, |now| now.is_over()).await;
    let result = over.result.clone().expect("a result");
    assert_eq!(result.totals.len(), 2);
    assert_eq!(over.stage, Stage::Over);
    let cards = site.store.tables_of(anna.id()).await.unwrap();
    let card = cards.iter().find(|card| card.id == id).expect("it is still one of Anna's tables");
    assert_eq!((card.result.as_ref(), card.seats[0].resigned), (Some(&result), true));
}
