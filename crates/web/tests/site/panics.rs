//! A page that cannot be drawn, and rules that break off, cost their own table only.

use crate::test_site::TestSite;

static TRAPDOOR: shelf::Title =
    shelf::Title::of::<testkit::trapdoor::Trapdoor>(words::Texts { en: "", fr: "", nl: "" }, words::Texts { en: "", fr: "", nl: "" });

#[test]
fn a_drawing_that_panics_is_a_page_with_a_sentence_and_the_others_go_on() {
    shelf::add_hidden_title(&TRAPDOOR);
    let site = TestSite::open();
    let (mut anna, mut bruno) = (site.guest(), site.guest());
    let broken = anna.table_of_two("trapdoor", "here");
    let other = bruno.table_of_two("lorenzo", "here");
    let question = anna.question_at(&broken);
    assert_eq!(anna.answer(&broken, &question, "fall page").status, 303);
    let page = anna.get(&broken);
    assert_eq!(page.status, 500);
    assert!(page.body.contains("keeper of the site has a report"), "{}", page.body);
    assert_eq!(bruno.get(&other).status, 200);
    let reports = store::reports(&site.data).unwrap();
    assert!(reports.iter().any(|report| report.words.contains("could not be drawn")), "{reports:?}");
}

#[test]
fn rules_that_break_off_refuse_the_answer_with_a_sentence_and_the_table_goes_on() {
    shelf::add_hidden_title(&TRAPDOOR);
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("trapdoor", "here");
    let question = anna.question_at(&table);
    let refused = anna.answer(&table, &question, "fall rules");
    assert_eq!(refused.status, 500);
    assert!(refused.body.contains("Nothing was changed"), "{}", refused.body);
    let again = anna.question_at(&table);
    assert_eq!(anna.answer(&table, &again, "walk").status, 303);
}
