//! A store of each release opens in this program, and every table in it goes on.

use crate::test_tables::TestTables;
use kit::Seat;
use std::net::IpAddr;
use store::{Stage, Store as _, TurnEnd};
use tables::{Action, Person, VisitorKey};

/// `stores/VERSION.sqlite`, written by that program: a table in play of each game and one with a friend's link.
struct Release {
    file: &'static str,
    /// The store's version.
    version: usize,
    /// The browser that made the tables.
    anna: &'static str,
    in_play: [&'static str; 5],
    with_friend: (&'static str, &'static str),
}

const RELEASES: [Release; 2] = [
    Release {
        file: "0.1.0.sqlite",
        version: 1,
        anna: "f53f9f120a6673d92bab01ec90f8f7a01045f57c",
        in_play: ["7066e31454b1819b", "c2ff678812608af9", "f7944f278a7b3f45", "b7310ed52eca8e37", "11750b539620b8e2"],
        with_friend: ("ac2929e442da4cd6", "f6a87e73a43275775a1bbbca3b787751c130b13d"),
    },
    Release {
        file: "0.2.0.sqlite",
        version: 2,
        anna: "0d1f84f4b480bb44db6b5f1254351e9f40c9e3e1",
        in_play: ["780a539900c707ca", "94e4bef7467dbe2b", "ae0ab141adaa92a8", "7c2fd958c4ef662d", "fa99e72833ae897c"],
        with_friend: ("e77a7331ab844e9e", "05877ba59de264fe9fef1fb98979aac2cf82832e"),
    },
];

/// In the store of 0.1.0: all seats are taken but the game never began, as a kill could leave it.
const HALF_BEGUN: &str = "1bb77b952bbdf00c";
/// In the store of 0.2.0: played to its end.
const FINISHED: &str = "204ed07e12c7fb8d";

impl Release {
    fn open(&self) -> TestTables {
        let folder = tempfile::tempdir().unwrap();
        let stored = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/stores/");
        std::fs::copy(format!("{stored}{}", self.file), folder.path().join(store::FILE)).unwrap();
        TestTables::on(folder)
    }

    fn anna(&self) -> Person {
        Person { key: VisitorKey::new(self.anna.to_string()), address: IpAddr::from([10, 0, 0, 1]) }
    }
}

#[tokio::test]
async fn every_table_of_every_release_opens_and_goes_on() {
    for release in &RELEASES {
        let site = release.open();
        for id in release.in_play {
            let live = site.tables.open(id).await.unwrap();
            let now = crate::test_tables::until(&live, |now| now.asked().contains(Seat(0)) || now.is_over()).await;
            assert!(now.stopped.is_none(), "{id}: {:?}", now.stopped);
            assert_eq!(now.turn_end, TurnEnd::ByItself, "a game that is going on is played as it was begun");
            let text = now.table.legal(Seat(0).into())[0].clone();
            site.answer(id, &release.anna(), 0, &text).await.unwrap_or_else(|e| panic!("{id}: {e}"));
        }
    }
}

#[tokio::test]
async fn a_link_that_was_sent_before_the_update_still_gives_its_seat() {
    for release in &RELEASES {
        let site = release.open();
        let (id, link) = release.with_friend;
        let now = site.now(id).await;
        assert_eq!(now.stage, Stage::Gathering);
        assert_ne!(now.seats[1].link_hash, link, "the key itself is not kept any more");
        assert_eq!(now.chat[0].words, "hello Bruno");
        let bruno = crate::test_tables::person("Bruno", 2);
        site.act(id, &bruno, Action::Sit { seat: Seat(1), link: Some(link.to_string()), name: "Bruno".to_string() }).await.unwrap();
        assert_eq!(site.now(id).await.stage, Stage::Playing);
    }
}

#[tokio::test]
async fn a_table_that_a_kill_left_between_seats_and_start_begins_by_itself() {
    let site = RELEASES[0].open();
    let live = site.tables.open(HALF_BEGUN).await.unwrap();
    let now = crate::test_tables::until(&live, |now| !now.asked().is_empty()).await;
    assert_eq!(now.stage, Stage::Playing);
    assert!(now.table.ply() > 0);
}

#[tokio::test]
async fn the_result_of_a_table_that_was_finished_earlier_is_found_when_it_is_opened() {
    let release = &RELEASES[1];
    let site = release.open();
    let live = site.tables.open(FINISHED).await.unwrap();
    let now = crate::test_tables::until(&live, |now| now.result.is_some()).await;
    assert_eq!(now.result.as_ref().map(|result| result.totals.len()), Some(2));
    let cards = site.store.tables_of(release.anna().id()).await.unwrap();
    assert_eq!(cards.iter().find(|card| card.id == FINISHED).unwrap().result, now.result);
}

#[tokio::test]
async fn the_older_file_is_kept_beside_the_new_one() {
    for release in &RELEASES {
        let site = release.open();
        let kept = site.folder.path().join(format!("signoria.before-{}.sqlite", release.version + 1));
        assert!(kept.exists());
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(&kept, folder.path().join(store::FILE)).unwrap();
        assert!(TestTables::on(folder).tables.open(release.in_play[0]).await.is_ok(), "it is a whole store of the older version");
    }
}
