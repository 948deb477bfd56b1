//! What a strong bot would answer in a person's place.

use crate::test_tables::{TestTables, bot, here, person, until};
use kit::{Seat, Who};
use store::DiaryNote;
use tables::{Action, AdviceFor, Snapshot, TableError};

fn ask(question: u64, why: AdviceFor) -> Action {
    Action::Advise { seat: Seat(0), question, why }
}

fn notes(now: &Snapshot) -> Vec<DiaryNote> {
    now.diary.iter().map(|line| line.what).collect()
}

#[tokio::test]
async fn who_plays_against_bots_is_told_the_best_answers_and_it_is_noted() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "lorenzo", &[here("Anna"), bot()]).await;
    site.act(&id, &anna, Action::SetBotPace(store::BotPace::AtOnce)).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    let now = until(&live, |now| now.asked().contains(Seat(0))).await;
    assert!(now.may_be_advised(Seat(0)));
    let legal = now.table.legal(Who::Seat(Seat(0)));
    site.act(&id, &anna, ask(now.question, AdviceFor::Question)).await.unwrap();
    let told = until(&live, |now| now.advice.as_ref().is_some_and(|advice| advice.thought.is_some())).await;
    let advised = told.advice.as_ref().unwrap().thought.as_ref().unwrap();
    assert_eq!(advised.answers.len(), legal.len(), "every answer is judged");
    assert!(advised.answers.iter().all(|advised| legal.contains(&advised.answer) && advised.loss >= 0.0));
    assert_eq!(advised.answers[0].loss, 0.0);
    assert_eq!(notes(&told), [DiaryNote::Advised]);
    assert!(told.past(told.table.ply()).advice.is_none(), "who looks back is not advised");

    // It goes with its question.
    site.answer(&id, &anna, 0, &advised.answers[0].answer).await.unwrap();
    let next = site.now(&id).await;
    assert!(next.question != now.question && next.advice.is_none());
}

#[tokio::test]
async fn the_coach_is_noted_once_and_asked_again_at_every_question() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), bot()]).await;
    site.act(&id, &anna, Action::SetBotPace(store::BotPace::AtOnce)).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    for _ in 0..2 {
        let now = until(&live, |now| now.asked().contains(Seat(0))).await;
        site.act(&id, &anna, ask(now.question, AdviceFor::Coach)).await.unwrap();
        site.act(&id, &anna, ask(now.question, AdviceFor::Coach)).await.unwrap();
        until(&live, |now| now.advice.as_ref().is_some_and(|advice| advice.thought.is_some())).await;
        site.answer(&id, &anna, 0, "walk").await.unwrap();
    }
    assert_eq!(notes(&*site.now(&id).await), [DiaryNote::Coached]);
}

#[tokio::test]
async fn where_other_people_play_nobody_is_advised() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    let now = site.now(&id).await;
    assert!(!now.may_be_advised(Seat(0)));
    assert_eq!(site.act(&id, &anna, ask(now.question, AdviceFor::Question)).await, Err(TableError::NoAdvice));
    assert_eq!(site.act(&id, &bruno, ask(now.question, AdviceFor::Question)).await, Err(TableError::NotYourSeat));
}

#[tokio::test]
async fn advice_about_an_older_question_is_refused() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), bot()]).await;
    let before = site.now(&id).await.question;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    assert_eq!(site.act(&id, &anna, ask(before, AdviceFor::Question)).await, Err(TableError::Outdated));
    assert!(notes(&*site.now(&id).await).is_empty());
}
