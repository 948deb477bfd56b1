//! What moves a table on when no person does.

use crate::test_tables::{TestTables, bot, here, person, until};
use bots::Level;
use kit::{Seat, Who};
use store::Store as _;
use tables::{Action, Guest};

#[tokio::test]
async fn a_new_table_is_dealt_before_anybody_sees_it() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "lorenzo", &[here("Anna"), here("Bruno")]).await;
    let now = site.now(&id).await;
    assert!(now.table.ply() > 0 && !now.asked().is_empty());
    assert_eq!(site.store.table(&id).await.unwrap().unwrap().answers.len(), now.table.ply(), "in the store too");
}

#[tokio::test]
async fn bots_answer_until_a_person_is_asked_in_every_game() {
    let site = TestTables::new();
    for title in shelf::TITLES {
        let anna = person("Anna", 1);
        let seats = *title.seats.iter().find(|n| **n >= 2).unwrap();
        let guests: Vec<Guest> = (0..seats).map(|seat| if seat == 0 { here("Anna") } else { Guest::Bot(Level::Random) }).collect();
        let id = site.table(&anna, title.id, &guests).await;
        site.act(&id, &anna, Action::SetBotPace(store::BotPace::AtOnce)).await.unwrap();
        let live = site.tables.open(&id).await.unwrap();
        for _ in 0..3 {
            let now = until(&live, |now| now.asked().contains(Seat(0)) || now.is_over()).await;
            let Some(text) = now.table.legal(Who::Seat(Seat(0))).first().cloned() else { break };
            site.act(&id, &anna, crate::test_tables::answer(0, now.question, &text)).await.unwrap();
        }
    }
}

#[tokio::test]
async fn after_a_restart_only_tables_that_wait_for_a_bot_are_opened() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let calm = site.table(&anna, "trapdoor", &[here("Anna"), bot()]).await;
    let waiting = site.table(&anna, "trapdoor", &[here("Anna"), bot()]).await;
    site.act(&waiting, &anna, Action::SetBotPace(store::BotPace::Slow)).await.unwrap();
    site.answer(&waiting, &anna, 0, "walk").await.unwrap();
    let due = site.store.tables_waiting_for_bots().await.unwrap();
    assert_eq!(due, std::slice::from_ref(&waiting), "at {calm} a person is asked");
    let site = site.restarted().await;
    site.tables.wake().await;
    let live = site.tables.open(&waiting).await.unwrap();
    until(&live, |now| now.table.ply() == 2).await;
}

#[tokio::test]
async fn a_thought_about_a_question_that_was_taken_back_is_not_played() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    // Bruno's seat goes to a bot that has thought about the first question and waits out its pace.
    site.act(&id, &anna, Action::SetBotPace(store::BotPace::Slow)).await.unwrap();
    let before = site.now(&id).await.question;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    let version = site.now(&id).await.version;
    site.act(&id, &anna, Action::Undo { seat: Seat(0), version, whole_turn: false }).await.unwrap();
    assert_ne!(site.now(&id).await.question, before);
}
