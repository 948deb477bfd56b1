//! An answer names the version of its question, an undo the version of the table.

use crate::test_tables::{TestTables, answer, here, person};
use kit::Seat;
use tables::{Action, TableError};

#[tokio::test]
async fn a_click_from_the_page_before_an_undo_is_not_taken_although_the_ply_is_the_same() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    let old = site.now(&id).await;
    site.act(&id, &anna, answer(0, old.question, "walk")).await.unwrap();
    let version = site.now(&id).await.version;
    site.act(&id, &anna, Action::Undo { seat: Seat(0), version, whole_turn: false }).await.unwrap();
    let now = site.now(&id).await;
    assert_eq!(now.table.ply(), old.table.ply());
    assert_eq!(site.act(&id, &anna, answer(0, old.question, "walk")).await, Err(TableError::Outdated));
    assert_eq!(site.act(&id, &anna, Action::Undo { seat: Seat(0), version, whole_turn: false }).await, Err(TableError::Outdated));
    site.act(&id, &anna, answer(0, now.question, "walk")).await.unwrap();
}

#[tokio::test]
async fn the_version_of_a_question_is_the_same_after_a_restart() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    let before = site.now(&id).await;
    let site = site.restarted().await;
    let after = site.now(&id).await;
    assert_eq!((before.question, before.version), (after.question, after.version));
    site.act(&id, &anna, answer(1, before.question, "walk")).await.unwrap();
}

#[tokio::test]
async fn a_held_answer_does_not_make_the_question_of_the_others_old() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "princes", &[here("Anna"), here("Bruno"), here("Carla")]).await;
    let asked = site.now(&id).await;
    assert_eq!(asked.asked().len(), 3, "everybody returns a profession at once");
    for seat in 0..2 {
        let text = asked.table.legal(Seat(seat).into())[0].clone();
        site.act(&id, &anna, answer(seat, asked.question, &text)).await.unwrap();
    }
    let now = site.now(&id).await;
    assert_eq!(now.question, asked.question);
    assert!(now.version > asked.version);
    // Who takes a held answer back gets a new question; a second click on the old page is late.
    site.act(&id, &anna, Action::Undo { seat: Seat(0), version: now.version, whole_turn: false }).await.unwrap();
    let text = asked.table.legal(Seat(0).into())[0].clone();
    assert_eq!(site.act(&id, &anna, answer(0, asked.question, &text)).await, Err(TableError::Outdated));
}

#[tokio::test]
async fn a_second_process_that_was_quicker_is_noticed_and_nothing_is_lost() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    let question = site.now(&id).await.question;
    let stored = store::Store::table(site.store.as_ref(), &id).await.unwrap().unwrap();
    let line = kit::record::Line { number: 0, who: kit::Who::Seat(Seat(0)), text: "walk".to_string() };
    let write = store::TableWrite {
        answers: Some(store::NewAnswers { from: 0, lines: vec![line] }),
        ..store::TableWrite::on(&id, stored.version, stored.stage, kit::Seats::one(Seat(1)), 0)
    };
    store::Store::write_table(site.store.as_ref(), write).await.unwrap();
    assert_eq!(site.act(&id, &anna, answer(0, question, "walk")).await, Err(TableError::SomebodyQuicker));
    assert_eq!(site.now(&id).await.table.ply(), 1, "the other's answer stands");
    site.answer(&id, &anna, 1, "walk").await.unwrap();
}
