//! What is read about a game: the game on one page, its rules, in three languages.

use crate::test_site::TestSite;
use words::Lang;

#[test]
fn every_game_is_told_on_one_page_in_three_languages() {
    let site = TestSite::open();
    for (lang, missed) in
        [("en", "Five things beginners miss"), ("fr", "Cinq choses que l’on oublie au début"), ("nl", "Vijf dingen die beginners missen")]
    {
        let mut anna = site.guest();
        anna.lang = lang;
        for title in shelf::TITLES {
            let reply = anna.get(&format!("/games/{}", title.id));
            assert_eq!(reply.status, 200, "{} in {lang}", title.id);
            let page = reply.body;
            assert!(page.contains(&format!("<html lang=\"{lang}\"")) && page.contains(missed), "{} in {lang}", title.id);
            assert!(
                page.matches("<div class=\"scene\">").count() >= 3,
                "{} in {lang}: the course of a round is a row of pictures",
                title.id
            );
            assert!(!page.contains("summary-") && !page.contains("figure-"), "{} in {lang}: a text without words", title.id);
            assert!(page.contains(&format!("href=\"/rules/{}#r", title.id)), "{} in {lang}: what it says can be looked up", title.id);
        }
    }
    assert_eq!(site.guest().get("/games/chess").status, 404);
}

#[test]
fn the_game_on_one_page_is_found_from_the_first_page_the_rules_the_lessons_and_the_table() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.post("/play/lorenzo", &[]).location;
    anna.question(&table).unwrap();
    for path in ["/", "/rules/lorenzo", "/rules/lorenzo/cards", "/learn/lorenzo", &table] {
        assert!(anna.get(path).body.contains("href=\"/games/lorenzo\""), "{path}");
    }
}

#[test]
fn rules_pages_speak_to_players() {
    let site = TestSite::open();
    for lang in Lang::ALL {
        let mut anna = site.guest();
        anna.lang = lang.code();
        for title in shelf::TITLES {
            let page = anna.get(&format!("/rules/{}", title.id)).body;
            let (rules, curious) = page.split_once("id=\"curious\"").unwrap();
            for option in title.options() {
                assert!(
                    !rules.contains(&format!("<code>{}", option.id)) && !rules.contains(&format!(">{}<", option.id)),
                    "{} in {lang}: {}",
                    title.id,
                    option.id
                );
            }
            assert!(!rules.contains("<code>"), "{} in {lang}", title.id);
            assert!(!rules.contains("RULINGS."), "{} in {lang}", title.id);
            assert!(curious.matches("<details id=\"").count() >= 3, "{} in {lang}: what only the curious want is folded", title.id);
            let named = rules.split("href=\"#ruling-").skip(1).filter_map(|rest| rest.split('"').next());
            for number in named {
                assert!(rules.contains(&format!("id=\"ruling-{number}\"")), "{} in {lang}: ruling {number} is not on the page", title.id);
            }
            let pictures = rules.matches("<header><i class=\"art ").count();
            let chapters = rules.matches("<section class=\"chapter\" data-searched").count();
            assert!(chapters > 5 && pictures == chapters, "{} in {lang}: {pictures} pictures for {chapters} chapters", title.id);
        }
    }
}

#[test]
fn the_tables_that_florences_rules_do_not_print_are_on_its_page() {
    let page = TestSite::open().guest().get("/games/florence").body;
    assert!(page.contains("The dial of the nobles") && page.contains("<td>20 / 4, 12 / 2, 6 / 1</td>"), "the dial");
    assert!(page.contains("The objectives") && page.contains("<td>1, 2, 7, 8</td>"), "the objectives");
}
