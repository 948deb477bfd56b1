use crate::test_site::{Guest, Reply, TestSite};

const TOWER: &str = "/learn/lorenzo/first/tower";

/// Tries an answer at a station, as a browser without our script does.
fn attempt(guest: &mut Guest, station: &str, given: &[&str], answer: &str) -> Reply {
    let mut fields: Vec<(&str, &str)> = given.iter().map(|answer| ("given", *answer)).collect();
    fields.push(("answer", answer));
    guest.post(station, &fields)
}

/// What the teacher says to the last answer: the class of the remark and its text.
fn remark(page: &str) -> (String, String) {
    let Some((_, rest)) = page.split_once("<div class=\"remark ") else { return (String::new(), String::new()) };
    let (class, rest) = rest.split_once("\">").unwrap();
    (class.to_string(), rest.split_once("</div>").unwrap().0.to_string())
}

#[test]
fn a_wrong_answer_gets_its_own_sentence_and_changes_nothing() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let opened = anna.get(TOWER);
    assert_eq!(opened.status, 200);
    assert!(opened.body.contains("data-taught data-answer=\"place territory-3\""), "the place the words speak of is lit");
    assert_eq!(remark(&opened.body).0, "");
    // Allowed by the rules, but too low, too high, in another tower, somewhere else: a sentence each.
    let mut sentences: Vec<String> = Vec::new();
    for answer in ["place territory-1", "place territory-4", "place character-1", "place council"] {
        let page = attempt(&mut anna, TOWER, &[], answer);
        assert_eq!(page.status, 200, "{answer}");
        let (class, sentence) = remark(&page.body);
        assert_eq!(class, "no", "{answer}");
        assert!(!sentences.contains(&sentence), "{answer} has a sentence of its own: {sentence}");
        sentences.push(sentence);
        assert!(page.body.contains("data-taught data-answer=\"place territory-3\""), "{answer}: the question stands as before");
        assert!(!page.body.contains("id=\"lesson-next\""));
    }
    assert!(sentences[0].contains("a 5 is too good for a low floor"), "{}", sentences[0]);
    assert!(anna.cookies.iter().all(|(name, _)| name != "lessons"), "nothing is done yet");
}

#[test]
fn what_the_rules_refuse_gets_the_lessons_sentence_or_the_rules_own() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let station = "/learn/lorenzo/first/military";
    let (class, own) = remark(&attempt(&mut anna, station, &[], "place territory-1").body);
    assert_eq!(class, "no");
    assert!(own.contains("Soldiers first") && own.contains("/rules/lorenzo#r5.1"), "{own}");
    let (class, rules) = remark(&attempt(&mut anna, station, &[], "place market-3").body);
    assert_eq!(class, "no");
    assert!(rules.contains("4 players") && rules.contains("#r1.8"), "{rules}");
    let (class, nonsense) = remark(&attempt(&mut anna, station, &[], "sing a song").body);
    assert_eq!(class, "no");
    assert!(nonsense.contains("cannot be read"), "{nonsense}");
}

#[test]
fn the_right_answer_leads_on_and_is_remembered_by_the_browser() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let done = attempt(&mut anna, TOWER, &[], "place territory-3");
    assert_eq!(remark(&done.body).0, "yes");
    assert!(done.body.contains("id=\"lesson-next\" href=\"/learn/lorenzo/first/fee\""), "{}", done.body);
    assert!(!done.body.contains("data-answer="), "there is nothing left to do here");
    let start = anna.get("/learn/lorenzo").body;
    assert!(start.contains("<li class=\"done\"><a href=\"/learn/lorenzo/first/tower\">"), "{start}");
    assert!(start.contains("id=\"lesson-door\" href=\"/learn/lorenzo/first/member\""), "it goes on with the first that is not done");
    // Another browser begins at the beginning.
    assert!(!site.guest().get("/learn/lorenzo").body.contains("class=\"done\""));
}

#[test]
fn a_task_follows_the_other_and_the_answers_so_far_come_with_the_form() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let station = "/learn/lorenzo/first/fee";
    let picked = attempt(&mut anna, station, &[], "member white").body;
    assert!(picked.contains("<input type=\"hidden\" name=\"given\" value=\"member white\">"));
    assert!(picked.contains("data-taught data-answer=\"place character-2\""));
    let taken = attempt(&mut anna, station, &["member white"], "place character-2").body;
    assert!(taken.contains("id=\"lesson-next\""), "{taken}");
    // A click may say several answers at once: they are taken as far as they are right.
    let at_once = attempt(&mut anna, station, &[], "member white\nplace character-2").body;
    assert!(at_once.contains("id=\"lesson-next\""));
    let half = attempt(&mut anna, station, &[], "member white\nplace building-1").body;
    assert!(half.contains("value=\"member white\"") && remark(&half).0 == "yes", "what a click goes on with is no mistake of the person's");
    // Answers that nobody could have given are passed over.
    let forged = attempt(&mut anna, station, &["member black", "place council"], "member white").body;
    assert!(forged.contains("value=\"member white\"") && !forged.contains("value=\"member black\" "), "{forged}");
}

#[test]
fn every_station_of_every_lesson_opens_in_every_language() {
    let site = TestSite::open();
    for lang in ["en", "fr", "nl"] {
        let mut guest = site.guest();
        guest.lang = lang;
        for course in lessons::courses() {
            let game = course.title.id;
            assert_eq!(guest.get(&format!("/learn/{game}")).status, 200);
            assert!(guest.get("/").body.contains(&format!("href=\"/learn/{game}\"")), "the way to the lesson of {game}");
            for lesson in &course.lessons {
                for station in &lesson.stations {
                    let page = guest.get(&format!("/learn/{game}/{}/{}", lesson.id, station.id));
                    assert_eq!(page.status, 200, "{game} {}", station.id);
                    assert!(page.body.contains("data-taught"), "{game} {}: something is lit", station.id);
                    assert!(
                        !page.body.contains(&format!(">{}-{}-", lesson.id, station.id)),
                        "{game} {}: a key in place of words",
                        station.id
                    );
                }
                assert!(guest.get(&format!("/learn/{game}/{}/end", lesson.id)).body.contains(&format!("action=\"/learn/{game}/play\"")));
            }
        }
    }
}

#[test]
fn the_lesson_ends_in_a_game_against_novices() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.post("/learn/lorenzo/play", &[]).location;
    let page = anna.get(&table).body;
    assert!(page.matches("Novice").count() > 1, "{page}");
    assert!(anna.question(&table).is_some());
    assert!(
        page.contains("data-tip-of=\"lorenzo/") || anna.get(&table).body.contains("data-tip-of=\"lorenzo/"),
        "a tip comes with the question"
    );
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    let site = TestSite::open();
    let mut anna = site.guest();
    for path in ["/learn/nothing", "/learn/lorenzo/second/tower", "/learn/lorenzo/first/no-such-station"] {
        assert_eq!(anna.get(path).status, 404, "{path}");
    }
    assert_eq!(anna.post("/learn/lorenzo/first/end", &[("answer", "pass")]).status, 404);
    assert_eq!(anna.post_from("http://evil.example", TOWER, &[("answer", "place territory-3")]).status, 403);
}
