use crate::inn::{Inn, folder};
use web::{Allowance, Settings};

#[test]
fn health_and_metrics_are_there_and_tell_no_secret() {
    let inn = Inn::open();
    let mut anna = inn.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    let question = anna.question(&table).unwrap();
    let answer = question.answers[0].clone();
    anna.answer(&table, &question, &answer);
    assert_eq!(anna.get("/health").body, "well\n");
    let metrics = anna.get("/metrics").body;
    assert!(metrics.contains("signoria_answers_total") && metrics.contains("signoria_answer_seconds_bucket"));
    assert!(!metrics.contains(table.rsplit('/').next().unwrap()));
}

#[test]
fn a_report_reaches_the_keeper_with_table_and_ply() {
    let inn = Inn::open();
    let mut anna = inn.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    let sent = anna.post(&format!("{table}/report"), &[("ply", "7"), ("words", "the dome leaks")]);
    assert_eq!(sent.status, 303);
    let reports = web::reports(&inn.data).unwrap();
    assert_eq!(reports.len(), 1);
    assert_eq!((reports[0].ply, reports[0].seat, reports[0].words.as_str()), (7, 0, "the dome leaks"));
    assert!(table.ends_with(&reports[0].table));
}

#[test]
fn a_backup_of_a_live_store_opens_as_a_store() {
    let inn = Inn::open();
    let mut anna = inn.guest();
    anna.table_of_two("lorenzo", "bot-random");
    let copy = folder();
    std::fs::create_dir_all(&copy).unwrap();
    let file = copy.join("signoria.sqlite");
    web::backup(&inn.data, &file).unwrap();
    assert!(web::backup(&inn.data, &file).is_err(), "nothing is overwritten");
    assert!(web::reports(&copy).unwrap().is_empty());
    let tables: i64 = rusqlite::Connection::open(&file).unwrap().query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap();
    assert_eq!(tables, 1);
    std::fs::remove_dir_all(&copy).unwrap();
}

#[test]
fn a_store_of_a_newer_version_is_refused_with_a_clear_word() {
    let data = folder();
    let settings = Settings {
        host: [127, 0, 0, 1].into(),
        port: 0,
        data: data.clone(),
        bot_threads: 1,
        allowance: Allowance::default(),
        behind_proxy: false,
    };
    std::fs::create_dir_all(&data).unwrap();
    let db = rusqlite::Connection::open(data.join("signoria.sqlite")).unwrap();
    db.execute_batch("PRAGMA application_id = 1399287345; PRAGMA user_version = 99").unwrap();
    drop(db);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let refused = runtime.block_on(web::serve(settings, |_| panic!("it must not open"))).unwrap_err();
    assert!(refused.contains("newer signoria") && refused.contains("99"), "{refused}");
    std::fs::remove_dir_all(&data).unwrap();
}
