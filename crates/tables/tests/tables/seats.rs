//! Seats that change hands.

use crate::test_tables::{TestTables, here, person};
use kit::Seat;
use store::{Holder, Stage};
use tables::{Action, Guest, TableError};

fn sit(seat: u8, link: Option<String>) -> Action {
    Action::Sit { seat: Seat(seat), link, name: "Bruno".to_string() }
}

#[tokio::test]
async fn a_friends_link_is_kept_nowhere_gives_the_seat_once_and_can_be_replaced() {
    let site = TestTables::new();
    let (anna, bruno, stranger) = (person("Anna", 1), person("Bruno", 2), person("a stranger", 3));
    let id = site.table(&anna, "trapdoor", &[here("Anna"), Guest::Friend]).await;
    let link = |now: &tables::Snapshot, key: &tables::VisitorKey| key.link(&id, Seat(1), now.seats[1].link_number);
    let now = site.now(&id).await;
    let first = link(&now, &anna.key);
    assert_eq!(store::hash_key(&first), now.seats[1].link_hash, "whoever made the table can show the link");
    assert_ne!(store::hash_key(&link(&now, &stranger.key)), now.seats[1].link_hash, "nobody else can");
    assert_eq!(site.act(&id, &stranger, sit(1, None)).await, Err(TableError::NotYourSeat));
    site.act(&id, &anna, Action::NewLink { seat: Seat(1) }).await.unwrap();
    assert_eq!(site.act(&id, &bruno, sit(1, Some(first))).await, Err(TableError::NotYourSeat), "the old link is of no use");
    let second = link(&*site.now(&id).await, &anna.key);
    site.act(&id, &bruno, sit(1, Some(second.clone()))).await.unwrap();
    assert_eq!(site.now(&id).await.stage, Stage::Playing);
    assert_eq!(site.act(&id, &stranger, sit(1, Some(second))).await, Err(TableError::SeatTaken), "a link gives its seat once");
}

#[tokio::test]
async fn nobody_takes_all_the_seats_that_are_free_for_anybody() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "princes", &[here("Anna"), Guest::Anybody, Guest::Anybody]).await;
    let stranger = person("a stranger", 9);
    site.act(&id, &stranger, sit(1, None)).await.unwrap();
    assert_eq!(site.act(&id, &stranger, sit(2, None)).await, Err(TableError::OneSeatEach));
    // The same person without a cookie: the game does not begin by itself, and Anna may free the seat.
    let again = person("the stranger's second browser", 9);
    site.act(&id, &again, sit(2, None)).await.unwrap();
    assert_eq!(site.now(&id).await.stage, Stage::Gathering);
    assert_eq!(site.act(&id, &again, Action::FreeSeat { seat: Seat(1) }).await, Err(TableError::NotYourSeat));
    site.act(&id, &anna, Action::FreeSeat { seat: Seat(2) }).await.unwrap();
    assert_eq!(site.now(&id).await.seats[2].holder, Holder::Anybody);
    site.act(&id, &person("Carla", 3), sit(2, None)).await.unwrap();
    assert_eq!(site.now(&id).await.stage, Stage::Playing, "two people from two addresses");
}

#[tokio::test]
async fn people_who_know_each_other_at_one_address_begin_by_their_own_word() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "princes", &[here("Anna"), Guest::Anybody, Guest::Anybody]).await;
    site.act(&id, &person("Bruno", 4), sit(1, None)).await.unwrap();
    site.act(&id, &person("Carla", 4), sit(2, None)).await.unwrap();
    assert_eq!(site.now(&id).await.stage, Stage::Gathering);
    site.act(&id, &anna, Action::Begin).await.unwrap();
    assert_eq!(site.now(&id).await.stage, Stage::Playing);
}

#[tokio::test]
async fn leaving_frees_the_limit_of_tables() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let mut ids = Vec::new();
    for _ in 0..40 {
        ids.push(site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await);
    }
    let guests = [here("Anna"), here("Bruno")];
    let wanted = crate::test_tables::wanted("trapdoor", &guests, store::TurnEnd::ByItself);
    assert_eq!(site.tables.create(&anna, &wanted).await, Err(TableError::TooManyTables));
    site.act(&ids[0], &anna, Action::Leave).await.unwrap();
    assert!(site.tables.create(&anna, &wanted).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_seat_may_be_given_to_a_bot_only_after_its_page_was_closed_for_a_while() {
    let site = TestTables::new();
    let (anna, bruno) = (person("Anna", 1), person("Bruno", 2));
    let id = site.table(&anna, "trapdoor", &[here("Anna"), Guest::Anybody]).await;
    site.act(&id, &bruno, sit(1, None)).await.unwrap();
    let give = Action::GiveToBot { seat: Seat(1), level: bots::Level::Random };
    assert_eq!(site.act(&id, &anna, give.clone()).await, Err(TableError::StillHere));
    tokio::time::advance(tables::ABSENT).await;
    site.act(&id, &anna, give).await.unwrap();
    assert!(site.now(&id).await.seats[1].is_kept_for(bruno.id()));
    site.act(&id, &bruno, Action::TakeBack { seat: Seat(1) }).await.unwrap();
    assert!(site.now(&id).await.seats[1].is_held_by(bruno.id()));
}
