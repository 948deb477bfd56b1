//! Tables that were played by older rules.

use crate::test_tables::{TestTables, here, person};
use kit::Seat;
use store::Store as _;
use tables::{Action, TableError};

/// A table as an older program would have left it: its header names rules of which this program knows a newer version.
async fn aged(site: &TestTables, id: &str, answers: &[&str]) {
    let stored = site.store.table(id).await.unwrap().unwrap();
    let line = |(n, text): (usize, &&str)| kit::record::Line { number: 0, who: kit::Who::Seat(Seat(n as u8 % 2)), text: text.to_string() };
    let write = store::TableWrite {
        answers: Some(store::NewAnswers { from: 0, lines: answers.iter().enumerate().map(line).collect() }),
        header: Some(stored.header.replace("rules 2", "rules 1")),
        ..store::TableWrite::on(id, stored.version, stored.stage, stored.asked, 0)
    };
    site.store.write_table(write).await.unwrap();
}

#[tokio::test]
async fn a_table_of_older_rules_goes_on_where_its_answers_are_still_legal() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    aged(&site, &id, &["walk", "walk"]).await;
    let site = site.restarted().await;
    site.answer(&id, &anna, 0, "walk").await.unwrap();
    let stored = site.store.table(&id).await.unwrap().unwrap();
    assert!(stored.header.contains("rules 2"), "it is a table of today's rules now: {}", stored.header);
    assert_eq!(stored.answers.len(), 3);
}

#[tokio::test]
async fn a_table_whose_answers_are_no_longer_legal_can_be_read_up_to_there_and_downloaded_whole() {
    let site = TestTables::new();
    let anna = person("Anna", 1);
    let id = site.table(&anna, "trapdoor", &[here("Anna"), here("Bruno")]).await;
    aged(&site, &id, &["walk", "jump over it", "walk"]).await;
    let site = site.restarted().await;
    let now = site.now(&id).await;
    assert!(now.stopped.as_deref().is_some_and(|reason| reason.contains("jump over it")), "{:?}", now.stopped);
    assert_eq!(now.table.ply(), 1);
    assert!(now.asked().is_empty());
    assert_eq!(site.act(&id, &anna, crate::test_tables::answer(1, now.question, "walk")).await, Err(TableError::Over));
    assert_eq!(site.tables.stored_record(&id).await.unwrap().answers.len(), 3);
    site.act(&id, &anna, Action::Leave).await.unwrap();
    assert_eq!(site.store.table(&id).await.unwrap().unwrap().answers.len(), 3, "leaving does not cut the record");
}
