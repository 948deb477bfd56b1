//! "End turn" is a step of its own: the table waits for the word, and never longer than somebody is there to say it.

use crate::test_tables::{TestTables, answer, bot, here, person, until};
use kit::{NoUndo, Seat, Seats, Turn};
use std::sync::Arc;
use store::{BotPace, Store as _, TurnEnd};
use tables::{Action, Guest, Person, Snapshot, TableError};

async fn table(site: &TestTables, anna: &Person, game: &str, guests: &[Guest]) -> String {
    let id = site.table_where(anna, game, guests, TurnEnd::Said).await;
    site.act(&id, anna, Action::SetBotPace(BotPace::AtOnce)).await.unwrap();
    id
}

async fn end(site: &TestTables, id: &str, anna: &Person, seat: u8) -> Result<(), TableError> {
    let version = site.now(id).await.version;
    site.act(id, anna, Action::EndTurn { seat: Seat(seat), version }).await
}

async fn undo(site: &TestTables, id: &str, anna: &Person, seat: u8) -> Result<(), TableError> {
    let version = site.now(id).await.version;
    site.act(id, anna, Action::Undo { seat: Seat(seat), version, whole_turn: false }).await
}

/// Answers for whoever is asked, ending turns, until something is so.
async fn play_until(site: &TestTables, id: &str, anna: &Person, wanted: impl Fn(&Snapshot) -> bool) -> Arc<Snapshot> {
    for _ in 0..2000 {
        let now = site.now(id).await;
        if wanted(&now) {
            return now;
        }
        match now.ending {
            Some(seat) => end(site, id, anna, seat.0).await.unwrap(),
            None => {
                let seat = now.asked().iter().next().expect("somebody is asked");
                let text = now.table.legal(seat.into())[0].clone();
                site.act(id, anna, answer(seat.0, now.question, &text)).await.unwrap();
            }
        }
    }
    panic!("it does not come about");
}

#[tokio::test]
async fn after_the_last_answer_nobody_else_is_asked_until_the_turn_is_ended() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "trapdoor", &[here("Anna"), bot()]).await;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    // Whatever is asked of the owner meanwhile, the bot does not come to move.
    site.act(&id, &anna, Action::SkipBots).await.unwrap();
    let now = site.now(&id).await;
    assert_eq!((now.ending, now.asked(), now.table.ply()), (Some(Seat(0)), Seats::one(Seat(0)), 1));
    assert!(now.table.offers(Seat(1)).is_empty() && now.table.question(Seat(1)).is_none(), "the next question is not put yet");
    assert!(site.store.tables_waiting_for_bots().await.unwrap().is_empty());
    end(&site, &id, &anna, 0).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    let now = until(&live, |now| now.table.ply() == 2).await;
    assert_eq!(now.ending, None, "a bot's turn ends by itself");
    assert_eq!(end(&site, &id, &anna, 0).await, Err(TableError::Outdated), "there is nothing to end");
}

#[tokio::test]
async fn until_then_the_answer_can_be_taken_back_and_others_cannot_answer() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = table(&site, &anna, "trapdoor", &[here("Anna"), Guest::Anybody]).await;
    site.act(&id, &bruno, Action::Sit { seat: Seat(1), link: None, name: "Bruno".to_string() }).await.unwrap();
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    assert_eq!(site.answer(&id, &bruno, 1, "walk").await, Err(TableError::TurnNotEnded(Seat(0))));
    assert_eq!(end(&site, &id, &bruno, 0).await, Err(TableError::NotYourSeat));
    undo(&site, &id, &anna, 0).await.unwrap();
    let now = site.now(&id).await;
    assert_eq!((now.ending, now.table.ply()), (None, 0));
    site.answer(&id, &anna, 0, "wait").await.unwrap();
    end(&site, &id, &anna, 0).await.unwrap();
    assert_eq!(undo(&site, &id, &anna, 0).await, Ok(()), "nobody has answered yet");
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    end(&site, &id, &anna, 0).await.unwrap();
    site.answer(&id, &bruno, 1, "walk").await.unwrap();
    assert_eq!(undo(&site, &id, &anna, 0).await, Err(TableError::NoUndo(NoUndo::Seat(Seat(1)))));
}

#[tokio::test]
async fn chance_does_not_answer_before_the_turn_is_ended() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "lorenzo", &[here("Anna"), here("Bruno")]).await;
    // The last turn of a round: then chance lays out cards and rolls dice.
    let held = play_until(&site, &id, &anna, |now| now.ending.is_some() && now.table.turn() == Turn::Chance).await;
    let seat = held.ending.unwrap();
    end(&site, &id, &anna, seat.0).await.unwrap();
    let now = site.now(&id).await;
    assert!(now.table.ply() > held.table.ply() + 3 && matches!(now.table.turn(), Turn::Ask(_)));
    assert_eq!(undo(&site, &id, &anna, seat.0).await, Err(TableError::NoUndo(NoUndo::Chance)));
}

#[tokio::test]
async fn a_restart_in_between_forgets_nothing() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "trapdoor", &[here("Anna"), bot()]).await;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    let before = site.now(&id).await;
    let site = site.restarted().await;
    site.tables.wake().await;
    let after = site.now(&id).await;
    assert_eq!((after.ending, after.version, after.question), (Some(Seat(0)), before.version, before.question));
    assert_eq!(after.turn_end, TurnEnd::Said);
    end(&site, &id, &anna, 0).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    until(&live, |now| now.table.ply() == 2).await;
}

#[tokio::test]
async fn a_failed_write_leaves_the_turn_to_be_ended_once_more() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "lorenzo", &[here("Anna"), here("Bruno")]).await;
    let held = play_until(&site, &id, &anna, |now| now.ending.is_some() && now.table.turn() == Turn::Chance).await;
    let seat = held.ending.unwrap().0;
    site.store.fail_next_writes(1);
    assert!(matches!(end(&site, &id, &anna, seat).await, Err(TableError::Store(_))));
    let now = site.now(&id).await;
    assert_eq!((now.ending, now.table.ply(), now.version), (held.ending, held.table.ply(), held.version), "as it was");
    end(&site, &id, &anna, seat).await.unwrap();
    // The same for the answer that ends a turn: the table is as it was before, and nobody is waited for in vain.
    let asked = play_until(&site, &id, &anna, |now| now.ending.is_none() && now.table.ply() > held.table.ply() + 30).await;
    site.store.fail_next_writes(1);
    let by = asked.asked().iter().next().unwrap();
    let text = asked.table.legal(by.into())[0].clone();
    assert!(matches!(site.act(&id, &anna, answer(by.0, asked.question, &text)).await, Err(TableError::Store(_))));
    assert_eq!(site.now(&id).await.ending, None);
    site.act(&id, &anna, answer(by.0, asked.question, &text)).await.unwrap();
}

#[tokio::test]
async fn a_table_is_not_held_up_by_who_leaves_resigns_or_changes_the_setting() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let leaving = [Action::Leave, Action::Resign { seat: Seat(0), level: bots::Level::Random }, Action::SetTurnEnd(TurnEnd::ByItself)];
    for action in leaving {
        let id = table(&site, &anna, "trapdoor", &[here("Anna"), bot()]).await;
        site.answer(&id, &anna, 0, "walk").await.unwrap();
        assert_eq!(site.now(&id).await.ending, Some(Seat(0)));
        site.act(&id, &anna, action.clone()).await.unwrap();
        let live = site.tables.open(&id).await.unwrap();
        let now = until(&live, |now| now.table.ply() >= 2).await;
        assert_eq!(now.ending, None, "{action:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn other_people_do_not_wait_for_somebody_whose_page_is_closed() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = table(&site, &anna, "trapdoor", &[here("Anna"), Guest::Anybody]).await;
    site.act(&id, &bruno, Action::Sit { seat: Seat(1), link: None, name: "Bruno".to_string() }).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    let page = live.open_page(Seats::one(Seat(0)));
    until(&live, |now| now.present.contains(Seat(0))).await;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    tokio::time::advance(2 * tables::ABSENT).await;
    site.act(&id, &bruno, Action::Say { name: "Bruno".to_string(), words: "still there?".to_string() }).await.unwrap();
    assert_eq!(site.now(&id).await.ending, Some(Seat(0)), "Anna looks at the table");
    drop(page);
    until(&live, |now| !now.present.contains(Seat(0))).await;
    site.act(&id, &bruno, Action::Say { name: "Bruno".to_string(), words: "hello?".to_string() }).await.unwrap();
    tokio::time::advance(tables::ABSENT).await;
    // The table notices by itself; nobody has to ask. (No time limit here: while the store's thread writes, a paused clock would run to it.)
    let now = Arc::clone(&*live.follow().wait_for(|now| now.ending.is_none()).await.unwrap());
    assert_eq!(now.asked(), Seats::one(Seat(1)), "nobody waits for who is not there");
}

#[tokio::test(start_paused = true)]
async fn alone_with_bots_one_may_come_back_later_and_think_again() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "trapdoor", &[here("Anna"), bot()]).await;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    tokio::time::advance(3 * tables::ABSENT).await;
    site.act(&id, &anna, Action::SkipBots).await.unwrap();
    assert_eq!(site.now(&id).await.ending, Some(Seat(0)));
    undo(&site, &id, &anna, 0).await.unwrap();
}

#[tokio::test]
async fn a_seat_that_is_given_to_a_bot_goes_on() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = table(&site, &anna, "trapdoor", &[here("Anna"), Guest::Anybody]).await;
    site.act(&id, &bruno, Action::Sit { seat: Seat(1), link: None, name: "Bruno".to_string() }).await.unwrap();
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    end(&site, &id, &anna, 0).await.unwrap();
    site.answer(&id, &bruno, 1, "walk").await.unwrap();
    assert_eq!(site.now(&id).await.ending, Some(Seat(1)));
    site.act(&id, &bruno, Action::Leave).await.unwrap();
    assert_eq!(site.now(&id).await.ending, None, "who says goodbye ends the turn");
    site.act(&id, &anna, Action::GiveToBot { seat: Seat(1), level: bots::Level::Random }).await.unwrap();
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    end(&site, &id, &anna, 0).await.unwrap();
    let live = site.tables.open(&id).await.unwrap();
    until(&live, |now| now.table.ply() == 4).await;
}

#[tokio::test]
async fn a_question_to_all_at_once_holds_nobody_up() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "princes", &[here("Anna"), here("Bruno"), here("Carla")]).await;
    let asked = site.now(&id).await;
    assert_eq!(asked.asked().len(), 3);
    for seat in 0..3 {
        let text = asked.table.legal(Seat(seat).into())[0].clone();
        site.act(&id, &anna, answer(seat, asked.question, &text)).await.unwrap();
        assert_eq!(site.now(&id).await.ending, None);
    }
}

#[tokio::test]
async fn a_whole_game_comes_to_its_end_with_every_turn_ended_by_a_word() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = table(&site, &anna, "lorenzo", &[here("Anna"), here("Bruno")]).await;
    let over = play_until(&site, &id, &anna, |now| now.is_over()).await;
    assert_eq!(over.ending, None);
    assert!(over.result.is_some());
    shelf::title("lorenzo").unwrap().open(None, &over.table.record()).expect("the record knows nothing of it and replays");
}
