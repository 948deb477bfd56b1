//! Nothing takes the others down, and nothing acknowledged is lost.

use crate::test_tables::{TestTables, answer, bot, here, person, until};
use kit::{Seat, Turn};
use tables::{Action, TableError};

#[tokio::test]
async fn a_failed_write_refuses_the_answer_and_the_next_one_goes_on_from_the_store() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    site.store.fail_next_writes(1);
    let failed = site.answer(&id, &anna, 1, "walk").await;
    assert!(matches!(failed, Err(TableError::Store(_))), "{failed:?}");
    assert_eq!(site.now(&id).await.table.ply(), 1, "what was not written is not shown");
    site.answer(&id, &anna, 1, "walk").await.unwrap();
    assert_eq!(site.now(&id).await.table.ply(), 2);
    let site = site.restarted().await;
    assert_eq!(site.now(&id).await.table.ply(), 2);
}

/// The fault of the first storey: two seats answer one question, the write of the first fails; the second must not be stored behind a hole.
#[tokio::test]
async fn an_answer_queued_behind_a_failed_write_is_stored_without_a_hole() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = site.table(&anna, "princes", &[here("Anna"), tables::Guest::Anybody, tables::Guest::Anybody]).await;
    site.act(&id, &bruno, Action::Sit { seat: Seat(1), link: None, name: "Bruno".to_string() }).await.unwrap();
    site.act(&id, &anna, Action::GiveToBot { seat: Seat(2), level: bots::Level::Random }).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    let both = |asked: kit::Seats| asked.contains(Seat(0)) && asked.contains(Seat(1));
    let asked = until(&live, |now| both(now.asked())).await;
    let texts = [0, 1].map(|seat| asked.table.legal(Seat(seat).into())[0].clone());
    site.store.fail_next_writes(1);
    let (first, second) = tokio::join!(
        site.act(&id, &anna, answer(0, asked.question, &texts[0])),
        site.act(&id, &bruno, answer(1, asked.question, &texts[1])),
    );
    assert_eq!([&first, &second].iter().filter(|done| matches!(done, Err(TableError::Store(_)))).count(), 1, "{first:?} {second:?}");
    assert_eq!([&first, &second].iter().filter(|done| done.is_ok()).count(), 1, "{first:?} {second:?}");
    let acknowledged = if first.is_ok() { 0 } else { 1 };
    let site = site.restarted().await;
    let now = site.now(&id).await;
    assert!(now.stopped.is_none());
    let own = now.table.answers_from(0).into_iter().filter(|line| line.who == kit::Who::Seat(Seat(acknowledged))).map(|line| line.text);
    assert!(own.collect::<Vec<_>>().contains(&texts[usize::from(acknowledged)]), "the acknowledged answer is there");
}

#[tokio::test]
async fn a_panic_in_the_rules_costs_that_answer_and_nothing_else() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let broken = site.table(&anna, "trapdoor", &[here("Anna"), here("Carla")]).await;
    let other = site.table(&bruno, "trapdoor", &[here("Bruno"), bot()]).await;
    site.answer(&broken, &anna, 0, "walk").await.unwrap();
    site.answer(&broken, &anna, 1, "walk").await.unwrap();
    assert_eq!(site.answer(&broken, &anna, 0, "fall rules").await, Err(TableError::Broken));
    assert_eq!(site.now(&broken).await.table.turn(), Turn::Ask(kit::Seats::one(Seat(0))), "the table stands as before");
    site.answer(&broken, &anna, 0, "walk").await.unwrap();
    site.answer(&other, &bruno, 0, "walk").await.unwrap();
    let live = site.tables.open(&other).await.unwrap();
    until(&live, |now| now.table.ply() == 2).await;
    let reports = store::reports(site.folder.path()).unwrap();
    assert_eq!(reports.len(), 1);
    assert!(reports[0].table == broken && reports[0].words.contains("the floor gives way in the rules"), "{:?}", reports[0]);
}

#[tokio::test]
async fn a_bot_that_panics_is_replaced_for_that_answer_and_reported() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), bot()]).await;
    site.act(&id, &anna, Action::SetBotPace(store::BotPace::AtOnce)).await.unwrap();
    site.answer(&id, &anna, 0, "fall bot").await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    until(&live, |now| now.asked().contains(Seat(0)) || now.is_over()).await;
    let reports = store::reports(site.folder.path()).unwrap();
    assert!(reports.iter().any(|report| report.words.contains("the floor gives way under the bot")), "{reports:?}");
}

#[tokio::test]
async fn without_randomness_an_answer_that_needs_it_is_refused_and_nothing_changes() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "lorenzo", &[here("Anna"), here("Bruno")]).await;
    let before = site.now(&id).await.table.ply();
    site.system.no_randomness.store(true, std::sync::atomic::Ordering::SeqCst);
    let guests = [here("Anna"), here("Bruno")];
    let wanted = crate::test_tables::wanted("lorenzo", &guests, store::TurnEnd::ByItself);
    assert!(matches!(site.tables.create(&anna, &wanted).await, Err(TableError::NoRandomness(_))));
    site.system.no_randomness.store(false, std::sync::atomic::Ordering::SeqCst);
    assert_eq!(site.now(&id).await.table.ply(), before);
}

#[tokio::test]
async fn bots_go_on_after_a_failed_write_although_nobody_looks() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), bot()]).await;
    site.act(&id, &anna, Action::SetBotPace(store::BotPace::AtOnce)).await.unwrap();
    let question = site.now(&id).await.question;
    site.act(&id, &anna, answer(0, question, "walk")).await.unwrap();
    // Whichever write is next, the bot's or none, the table comes to Anna's second question.
    site.store.fail_next_writes(1);
    let mut ply = 1;
    for _ in 0..200 {
        ply = site.now(&id).await.table.ply();
        if ply >= 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(ply, 2, "the bot has answered");
}
