use crate::test_site::{TestSite, folder, keeper_address};
use std::io::{Read, Write};
use std::net::TcpStream;
use web::Settings;

#[test]
fn health_and_metrics_are_told_to_the_keeper_and_tell_no_secret() {
    let at = keeper_address();
    let site = TestSite::set(|settings| settings.keeper = Some(at));
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    let question = anna.question(&table).unwrap();
    let answer = question.answers[0].clone();
    anna.answer(&table, &question, &answer);
    assert_eq!(anna.get("/health").body, "well\n");
    assert_eq!(anna.get("/metrics").status, 404, "nothing for visitors");
    let mut keeper = site.guest();
    keeper.address = at;
    let metrics = keeper.get("/metrics").body;
    assert!(metrics.contains("signoria_answers_total") && metrics.contains("signoria_answer_seconds_bucket"));
    assert!(!metrics.contains(table.rsplit('/').next().unwrap()));
    assert_eq!(keeper.get("/health").body, "well\n");
    assert_eq!(keeper.get(&table).status, 404, "no pages here");
}

#[test]
fn a_page_that_has_not_changed_is_drawn_once() {
    let at = keeper_address();
    let site = TestSite::set(|settings| settings.keeper = Some(at));
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "here");
    let mut keeper = site.guest();
    keeper.address = at;
    let mut drawn = || {
        let metrics = keeper.get("/metrics").body;
        metrics.lines().find_map(|line| line.strip_prefix("signoria_drawing_seconds_count ")).unwrap().parse::<u32>().unwrap()
    };
    let page = anna.get(&table).body;
    assert_eq!(drawn(), 1);
    // An address may say whose hand is to be seen; one that invents a seat is the same page.
    for again in [&table, &format!("{table}?lift=7"), &format!("{table}?lift=200")] {
        assert_eq!(anna.get(again).body, page);
    }
    assert_eq!(drawn(), 1, "the same page");
    let mut bruno = site.guest();
    let seen_from_outside = bruno.get(&table).body;
    assert_ne!(seen_from_outside, page);
    assert_eq!(site.guest().get(&table).body, seen_from_outside);
    assert_eq!(drawn(), 2, "whoever only looks on sees the same as any other");
    anna.cookies.push(("theme".to_string(), "dark".to_string()));
    assert!(anna.get(&table).body.contains("data-theme=\"dark\""));
    assert_eq!(drawn(), 3, "another light");
    anna.post(&format!("{table}/chat"), &[("words", "Ecco")]);
    assert!(anna.get(&table).body.contains("Ecco"));
    assert_eq!(drawn(), 4, "and one when something has happened");
}

#[test]
fn what_a_client_invents_does_not_become_a_figure() {
    let at = keeper_address();
    let site = TestSite::set(|settings| settings.keeper = Some(at));
    let mut wire = TcpStream::connect(site.address).unwrap();
    for nth in 0..50 {
        write!(wire, "METHOD{nth} / HTTP/1.1\r\nhost: x\r\n\r\n").unwrap();
    }
    write!(wire, "GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut replies = String::new();
    wire.read_to_string(&mut replies).unwrap();
    assert!(replies.ends_with("well\n"), "{replies}");
    let mut keeper = site.guest();
    keeper.address = at;
    let metrics = keeper.get("/metrics").body;
    assert!(!metrics.contains("METHOD"), "{metrics}");
    assert!(metrics.contains("signoria_requests_total{method=\"other\",status=\"4xx\"} 50"), "{metrics}");
}

#[test]
fn probes_have_a_limit_of_their_own() {
    let site = TestSite::set(|settings| settings.allowance.requests = 1.0);
    let mut anna = site.guest();
    while anna.get("/rules/lorenzo").status != 429 {}
    assert_eq!(anna.get("/health").status, 200, "the site is well, whoever is too busy");
    // All at once on one connection, so that a slow machine does not stretch them over a time in which so many are allowed.
    let mut wire = TcpStream::connect(site.address).unwrap();
    let probe = "GET /health HTTP/1.1\r\nhost: x\r\n\r\n";
    write!(wire, "{}GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", probe.repeat(199)).unwrap();
    let mut replies = String::new();
    wire.read_to_string(&mut replies).unwrap();
    let refused = replies.matches("HTTP/1.1 429").count();
    assert!(refused > 100, "{refused} of 200 were turned away");
}

#[test]
fn a_report_reaches_the_keeper_with_table_and_ply() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    let sent = anna.post(&format!("{table}/report"), &[("ply", "7"), ("words", "the dome leaks")]);
    assert_eq!(sent.status, 303);
    let reports = store::reports(&site.data).unwrap();
    assert_eq!(reports.len(), 1);
    assert_eq!((reports[0].ply, reports[0].seat, reports[0].words.as_str()), (7, 0, "the dome leaks"));
    assert!(table.ends_with(&reports[0].table));
}

#[test]
fn a_backup_of_a_live_store_opens_as_a_store() {
    let site = TestSite::open();
    let mut anna = site.guest();
    anna.table_of_two("lorenzo", "bot-random");
    let copy = folder();
    std::fs::create_dir_all(&copy).unwrap();
    let file = copy.join("signoria.sqlite");
    store::backup(&site.data, &file).unwrap();
    assert!(store::backup(&site.data, &file).is_err(), "nothing is overwritten");
    assert!(store::reports(&copy).unwrap().is_empty());
    let tables: i64 = rusqlite::Connection::open(&file).unwrap().query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap();
    assert_eq!(tables, 1);
    std::fs::remove_dir_all(&copy).unwrap();
}

#[test]
fn a_store_of_a_newer_version_is_refused_with_a_clear_word() {
    let data = folder();
    let settings = Settings { port: 0, ..Settings::new(data.clone()) };
    std::fs::create_dir_all(&data).unwrap();
    let db = rusqlite::Connection::open(data.join("signoria.sqlite")).unwrap();
    db.execute_batch("PRAGMA application_id = 1399287345; PRAGMA user_version = 99").unwrap();
    drop(db);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let refused = runtime.block_on(web::serve(settings, |_| panic!("it must not open"))).unwrap_err();
    assert!(refused.contains("newer signoria") && refused.contains("99"), "{refused}");
    std::fs::remove_dir_all(&data).unwrap();
}
