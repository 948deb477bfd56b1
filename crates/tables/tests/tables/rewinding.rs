//! Taking back over the answers of bots: freely until something was revealed, further as practice.

use crate::test_tables::{TestTables, bot, here, person, until};
use kit::{NoUndo, Seat, Who};
use std::sync::Arc;
use store::{BotPace, DiaryNote, TurnEnd};
use tables::{Action, Guest, Person, Snapshot, TableError};

async fn table(site: &TestTables, anna: &Person, game: &str, guests: &[Guest]) -> String {
    let id = site.table_where(anna, game, guests, TurnEnd::ByItself).await;
    site.act(&id, anna, Action::SetBotPace(BotPace::AtOnce)).await.unwrap();
    id
}

async fn undo(site: &TestTables, id: &str, anna: &Person, whole_turn: bool) -> Result<(), TableError> {
    let version = site.now(id).await.version;
    site.act(id, anna, Action::Undo { seat: Seat(0), version, whole_turn }).await
}

async fn rewind(site: &TestTables, id: &str, anna: &Person, ply: usize) -> Result<(), TableError> {
    let version = site.now(id).await.version;
    site.act(id, anna, Action::Rewind { seat: Seat(0), version, ply }).await
}

/// Seat 0 answers until something is so; the others are bots.
async fn play_until(site: &TestTables, id: &str, anna: &Person, wanted: impl Fn(&Snapshot) -> bool) -> Arc<Snapshot> {
    let live = site.tables.open(id).await.unwrap();
    for _ in 0..500 {
        let now = until(&live, |now| now.asked().contains(Seat(0)) || now.is_over()).await;
        if wanted(&now) {
            return now;
        }
        let text = now.table.legal(Seat(0).into()).last().unwrap().clone();
        site.act(id, anna, crate::test_tables::answer(0, now.question, &text)).await.unwrap();
    }
    panic!("it does not come about");
}

#[tokio::test]
async fn alone_with_bots_an_undo_goes_back_over_their_answers() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "trapdoor", &[here("Anna"), bot()]).await;
    let now = play_until(&site, &id, &anna, |now| now.table.ply() == 4).await;
    assert_eq!(now.check_undo(Seat(0), false), Ok(()));
    undo(&site, &id, &anna, false).await.unwrap();
    assert_eq!(site.now(&id).await.table.ply(), 2, "the bot's answer is taken back with it");
    undo(&site, &id, &anna, true).await.unwrap();
    let now = site.now(&id).await;
    assert_eq!((now.table.ply(), now.practice, now.diary.len()), (0, 0, 0), "nothing was revealed");
    assert_eq!(undo(&site, &id, &anna, false).await, Err(TableError::NoUndo(NoUndo::Nothing)));
    assert_eq!(now.practice_point(Seat(0)), None);
}

#[tokio::test]
async fn with_other_people_nothing_is_taken_back_over_their_heads() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    site.answer(&id, &anna, 1, "walk").await.unwrap();
    assert_eq!(undo(&site, &id, &anna, false).await, Err(TableError::NoUndo(NoUndo::Seat(Seat(1)))));
    assert_eq!(rewind(&site, &id, &anna, 0).await, Err(TableError::NotAlone));
    assert_eq!(site.now(&id).await.practice_point(Seat(0)), None);
}

#[tokio::test]
async fn past_something_revealed_it_is_practice_and_noted() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "lorenzo", &[here("Anna"), bot()]).await;
    // Into the second round: chance has laid out cards and rolled dice since.
    let second = |now: &Snapshot| now.table.chapter().round == kit::Chapter::round_of(2u8, 6u8).round;
    let now = play_until(&site, &id, &anna, second).await;
    let chance = (0..now.table.ply()).rev().find(|ply| now.table.who(*ply) == Some(Who::Chance)).unwrap();
    assert_eq!(undo(&site, &id, &anna, false).await, Err(TableError::NoUndo(NoUndo::Chance)));
    let point = now.practice_point(Seat(0)).expect("there is an earlier decision");
    assert!(point < chance && now.table.who(point) == Some(Who::Seat(Seat(0))));
    assert_eq!(rewind(&site, &id, &anna, chance).await, Err(TableError::NoUndo(NoUndo::Nothing)), "only to an own decision");
    // A failed write changes nothing.
    site.store.fail_next_writes(1);
    assert!(matches!(rewind(&site, &id, &anna, point).await, Err(TableError::Store(_))));
    assert_eq!((site.now(&id).await.practice, site.now(&id).await.table.ply()), (0, now.table.ply()));
    rewind(&site, &id, &anna, point).await.unwrap();
    let now = site.now(&id).await;
    assert_eq!((now.table.ply(), now.practice), (point, 1));
    assert_eq!(now.diary.iter().map(|line| line.what).collect::<Vec<_>>(), [DiaryNote::Practised]);
    let site = site.restarted().await;
    let again = site.now(&id).await;
    assert_eq!((again.practice, again.diary.len(), again.table.ply()), (1, 1, point));
    site.act(&id, &anna, Action::SetBotPace(BotPace::AtOnce)).await.unwrap();
    play_until(&site, &id, &anna, second).await;
}
