//! Words have limits of their own.

use crate::test_site::TestSite;

#[test]
fn who_floods_the_chat_is_stopped_and_can_still_play() {
    let site = TestSite::open();
    let mut eve = site.guest();
    let table = eve.table_of_two("lorenzo", "bot-random");
    let said: Vec<u16> = (0..60).map(|n| eve.post(&format!("{table}/chat"), &[("words", &format!("word {n}"))]).status).collect();
    let refused = said.iter().filter(|status| **status == 429).count();
    assert!(said[..10].iter().all(|status| *status == 303) && refused > 10, "{said:?}");
    let told = eve.post(&format!("{table}/chat"), &[("words", "once more")]);
    assert!(told.status != 429 || told.body.contains("faster than the others can read"), "{}", told.body);
    let question = eve.question(&table).unwrap();
    let answer = question.answers[0].clone();
    assert_eq!(eve.answer(&table, &question, &answer).status, 303);
}

#[test]
fn who_floods_the_keeper_with_reports_is_stopped() {
    let site = TestSite::open();
    let mut eve = site.guest();
    let table = eve.table_of_two("lorenzo", "bot-random");
    let sent: Vec<u16> =
        (0..20).map(|n| eve.post(&format!("{table}/report"), &[("ply", "1"), ("words", &format!("report {n}"))]).status).collect();
    assert_eq!(sent.iter().filter(|status| **status == 303).count(), 5, "{sent:?}");
    assert_eq!(store::reports(&site.data).unwrap().len(), 5);
}

#[test]
fn a_rules_page_comes_packed_and_is_not_sent_twice() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let first = anna.get("/rules/firenze");
    let tag = first.headers.iter().find(|(name, _)| name == "etag").unwrap().1.clone();
    assert!(anna.weigh("/rules/firenze") * 2 < first.body.len());
    anna.headers = vec![("if-none-match", Box::leak(tag.into_boxed_str()))];
    assert_eq!(anna.get("/rules/firenze").status, 304);
    anna.lang = "nl";
    let dutch = anna.get("/rules/firenze");
    assert!(dutch.status == 200 && dutch.body.contains("<html lang=\"nl\""), "another language is another page");
}
