//! The store in the box: what it promises whatever happens around it.

use kit::record::Line;
use kit::{Seat, Seats, Who};
use std::path::Path;
use store::{
    BotPace, ChatLine, DiaryLine, DiaryNote, FILE, Holder, NewAnswers, Retention, SeatRecord, SqliteStore, Stage, Store, StoreError,
    StoredTable, TableResult, TableWrite, TurnEnd,
};

fn open(folder: &Path) -> Result<SqliteStore, StoreError> {
    SqliteStore::open(folder, Box::new(|_, _| ()))
}

fn refusal(folder: &Path) -> String {
    open(folder).err().expect("it must not open").to_string()
}

fn table(id: &str) -> StoredTable {
    let seat = SeatRecord {
        holder: Holder::Person,
        visitor: Some("anna".to_string()),
        name: "Anna".to_string(),
        link_hash: "h".to_string(),
        link_number: 3,
        away: false,
        resigned: false,
        standing_order: None,
    };
    StoredTable {
        id: id.to_string(),
        game: "lorenzo".to_string(),
        header: "signoria 1".to_string(),
        version: 1,
        undone: 0,
        stage: Stage::Playing,
        asked: Seats::one(Seat(0)),
        bot_pace: BotPace::Steady,
        turn_end: TurnEnd::Said,
        ending: None,
        practice: 0,
        result: None,
        rematch: None,
        seats: vec![seat],
        answers: Vec::new(),
        chat: Vec::new(),
        diary: Vec::new(),
    }
}

fn write(id: &str, on_version: u64, from: usize, texts: &[&str]) -> TableWrite {
    let line = |text: &&str| Line { number: 0, who: Who::Seat(Seat(0)), text: text.to_string() };
    let answers = Some(NewAnswers { from, lines: texts.iter().map(line).collect() });
    TableWrite { answers, ..TableWrite::on(id, on_version, Stage::Playing, Seats::NONE, 7) }
}

#[tokio::test]
async fn a_write_on_an_old_version_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.new_table(table("a"), 0).await.unwrap();
    assert_eq!(store.write_table(write("a", 1, 0, &["first"])).await, Ok(2));
    assert_eq!(store.write_table(write("a", 1, 0, &["late"])).await, Err(StoreError::Outdated));
    assert_eq!(store.write_table(write("no such table", 1, 0, &["lost"])).await, Err(StoreError::Outdated));
    let kept = store.table("a").await.unwrap().unwrap();
    assert_eq!((kept.version, kept.answers.len(), kept.answers[0].text.as_str()), (2, 1, "first"));
    assert_eq!(kept.answers[0].version, 2);
}

#[tokio::test]
async fn of_two_writes_at_once_exactly_one_is_taken() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.new_table(table("a"), 0).await.unwrap();
    for version in 1..40 {
        let (one, other) =
            tokio::join!(store.write_table(write("a", version, 0, &["one"])), store.write_table(write("a", version, 0, &["other"])));
        assert_eq!([&one, &other].iter().filter(|done| done.is_ok()).count(), 1, "{one:?} {other:?}");
    }
}

#[tokio::test]
async fn a_second_program_on_the_same_folder_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    let told = refusal(folder.path());
    assert!(told.contains("in use by another signoria") && told.contains("--data"), "{told}");
    store.close().await.unwrap();
    drop(store);
    open(folder.path()).unwrap();
}

#[tokio::test]
async fn an_empty_file_is_not_taken_for_a_new_store() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(FILE), "").unwrap();
    let told = refusal(folder.path());
    assert!(told.contains("is empty") && told.contains("backup"), "{told}");
}

#[tokio::test]
async fn after_a_clean_stop_everything_is_in_the_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.new_table(table("a"), 0).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.write_table(write("a", 1, 0, &["late"])).await, Err(StoreError::Failed(_))), "nothing is written afterwards");
    let log = folder.path().join(format!("{FILE}-wal"));
    assert!(std::fs::metadata(&log).map_or(0, |log| log.len()) == 0, "the log is merged");
    let elsewhere = tempfile::tempdir().unwrap();
    std::fs::copy(folder.path().join(FILE), elsewhere.path().join(FILE)).unwrap();
    assert!(open(elsewhere.path()).unwrap().table("a").await.unwrap().is_some(), "the file alone is a store");
}

#[tokio::test]
async fn a_backup_of_a_store_in_use_is_restored_by_putting_it_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.new_table(table("a"), 0).await.unwrap();
    let restored = tempfile::tempdir().unwrap();
    let file = restored.path().join(FILE);
    store::backup(folder.path(), &file).unwrap();
    assert!(store::backup(folder.path(), &file).is_err(), "nothing is overwritten");
    let store = open(restored.path()).unwrap();
    assert_eq!(store.write_table(write("a", 1, 0, &["goes on"])).await, Ok(2));
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_of_the_files_can_read_them() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.new_table(table("a"), 0).await.unwrap();
    for entry in std::fs::read_dir(folder.path()).unwrap().flatten() {
        let rights = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(rights, 0o600, "{:?}", entry.path());
    }
}

#[tokio::test]
async fn a_store_of_a_newer_program_is_refused_with_a_clear_word() {
    let folder = tempfile::tempdir().unwrap();
    let db = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
    db.execute_batch("PRAGMA application_id = 1399287345; PRAGMA user_version = 99").unwrap();
    drop(db);
    let told = refusal(folder.path());
    assert!(told.contains("newer signoria") && told.contains("99"), "{told}");
}

#[tokio::test]
async fn tables_are_removed_only_after_the_days_of_their_stage() {
    const DAY: i64 = 24 * 3600;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    for (id, stage) in [("gathering", Stage::Gathering), ("playing", Stage::Playing), ("over", Stage::Over)] {
        store.new_table(StoredTable { stage, ..table(id) }, 0).await.unwrap();
    }
    store.add_chat("gathering", ChatLine { at: 0, ply: 0, seat: None, name: "x".to_string(), words: "y".to_string() }).await.unwrap();
    let kept = Retention { gathering: 14, unfinished: 180, finished: 0 };
    assert_eq!(store.remove_old(kept, 14 * DAY).await, Ok(0), "not before");
    assert_eq!(store.remove_old(kept, 15 * DAY).await, Ok(1));
    assert!(store.table("gathering").await.unwrap().is_none() && store.table("playing").await.unwrap().is_some());
    assert_eq!(store.remove_old(kept, 100_000 * DAY).await, Ok(1), "0 days keep for ever");
    assert!(store.table("over").await.unwrap().is_some());
}

#[tokio::test]
async fn a_check_writes_and_reads_and_fails_when_the_file_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.check().await.unwrap();
    store.close().await.unwrap();
    assert!(store.check().await.is_err());
}

#[tokio::test]
async fn what_happens_beside_the_game_is_kept_with_the_write_that_brought_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).unwrap();
    store.new_table(table("a"), 0).await.unwrap();
    let line = DiaryLine { at: 9, ply: 1, seat: Seat(0), what: DiaryNote::Practised };
    let result = TableResult { totals: vec![51, -3], winners: Seats::one(Seat(0)) };
    let change = TableWrite {
        ending: Some(Seat(0)),
        practised: true,
        turn_end: Some(TurnEnd::ByItself),
        result: Some(result.clone()),
        rematch: Some(Box::new(table("b"))),
        diary: vec![line.clone()],
        ..write("a", 1, 0, &["first"])
    };
    store.write_table(change.clone()).await.unwrap();
    assert_eq!(store.write_table(TableWrite { rematch: Some(Box::new(table("c"))), ..change }).await, Err(StoreError::Outdated));
    let kept = store.table("a").await.unwrap().unwrap();
    assert_eq!((kept.ending, kept.practice, kept.turn_end), (Some(Seat(0)), 1, TurnEnd::ByItself));
    assert_eq!((kept.result.as_ref(), kept.rematch.as_deref(), kept.diary), (Some(&result), Some("b"), vec![line]));
    assert!(store.table("b").await.unwrap().is_some() && store.table("c").await.unwrap().is_none(), "a table comes with its write only");
    let cards = store.tables_of("anna").await.unwrap();
    assert_eq!(cards.iter().find(|card| card.id == "a").unwrap().result, Some(result));
    // A write that says nothing of them leaves them as they are, and nobody is waited for any more.
    store.write_table(write("a", 2, 1, &["second"])).await.unwrap();
    let kept = store.table("a").await.unwrap().unwrap();
    assert_eq!((kept.ending, kept.practice, kept.rematch.as_deref(), kept.diary.len()), (None, 1, Some("b"), 1));
}
