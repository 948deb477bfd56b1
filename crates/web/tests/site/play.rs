use crate::test_site::{Guest, Question, TestSite};

#[test]
fn a_game_of_every_title_can_be_begun_and_answered_by_plain_forms() {
    let site = TestSite::open();
    for title in shelf::TITLES {
        let mut anna = site.guest();
        let table = anna.post(&format!("/play/{}", title.id), &[]).location;
        anna.post(&format!("{table}/pace"), &[("pace", "at-once")]);
        for _ in 0..4 {
            let Some(question) = anna.question(&table) else { break };
            let answer = question.answers[0].clone();
            assert_eq!(anna.answer(&table, &question, &answer).status, 303, "{}", title.id);
        }
    }
}

#[test]
fn a_whole_game_is_played_over_the_wire_and_its_record_can_be_downloaded() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    anna.post(&format!("{table}/pace"), &[("pace", "at-once")]);
    let mut answered = 0;
    while let Some(question) = anna.question(&table) {
        // An early answer of the list ends games sooner than a late one; which does not matter.
        let answer = question.answers[answered % question.answers.len()].clone();
        anna.answer(&table, &question, &answer);
        answered += 1;
        assert!(answered < 2000, "the game does not end");
    }
    let record = anna.get(&format!("{table}/record"));
    assert!(record.body.starts_with("signoria 1\ngame lorenzo\n"), "{}", record.body);
    let read = kit::Record::parse(&record.body).unwrap();
    shelf::title("lorenzo").unwrap().open(None, &read).expect("the record replays");
    let undone = anna.post(&format!("{table}/undo"), &[("seat", "0"), ("version", "1"), ("what", "answer")]);
    assert_eq!(undone.status, 409, "the end is the end");
    // Every step has its address, every seat its view, and play goes on from any.
    let step = anna.get(&format!("{table}/replay/40?view=1"));
    assert_eq!(step.status, 200);
    let fork = anna.post(&format!("{table}/fork"), &[("ply", "40"), ("seat", "1")]);
    assert_eq!(fork.status, 303);
    assert_ne!(fork.location, table);
    assert!(anna.question(&fork.location).is_some());
}

#[test]
fn an_edition_of_the_keepers_is_a_choice_for_new_tables_and_named_on_them() {
    let text = r#"{"edition": "lorenzo-ours", "personal": {"territory_military": [0, 0, 1, 2, 3, 4]}}"#.to_string();
    let edition = web::OfferedEdition::read(text).unwrap();
    assert_eq!((edition.game, edition.id.as_str()), ("lorenzo", "lorenzo-ours"));
    let site = TestSite::set(|settings| settings.editions = vec![edition]);
    let mut anna = site.guest();
    assert!(anna.get("/new?game=lorenzo").body.contains("lorenzo-ours"));
    assert!(!anna.get("/new?game=princes").body.contains("lorenzo-ours"));
    let fields = [("game", "lorenzo"), ("seats", "2"), ("seat-0", "me"), ("seat-1", "here")];
    let usual = anna.post("/new", &fields).location;
    let ours = anna.post("/new", &[&fields[..], &[("edition", "lorenzo-ours")]].concat()).location;
    assert!(anna.get(&ours).body.contains("lorenzo-ours"), "the table says which edition it is played with");
    assert!(!anna.get(&usual).body.contains("lorenzo-ours"));
    assert_eq!(anna.post("/new", &[&fields[..], &[("edition", "of nobody")]].concat()).status, 400);
}

#[test]
fn late_and_double_clicks_get_a_clear_word_and_change_nothing() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "here");
    let question = anna.question_at(&table);
    let answer = question.answers[0].clone();
    assert_eq!(anna.answer(&table, &question, &answer).status, 303);
    let after = anna.get(&table).body;
    let again = anna.answer(&table, &question, &answer);
    assert_eq!(again.status, 409);
    assert!(again.body.contains("your click changed nothing"), "{}", again.body);
    assert_eq!(ply(&anna.get(&table).body), ply(&after));
}

#[test]
fn an_answer_the_rules_refuse_is_answered_with_the_reason() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "here");
    let question = anna.question_at(&table);
    let nonsense = anna.answer(&table, &question, "no such answer");
    assert_eq!(nonsense.status, 409);
    assert!(nonsense.body.contains("cannot be read"), "{}", nonsense.body);
}

#[test]
fn an_answer_and_a_turn_can_be_taken_back_until_something_is_revealed() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "here");
    let question = anna.question_at(&table);
    let before = ply(&anna.get(&table).body);
    let answer = question.answers[0].clone();
    anna.answer(&table, &question, &answer);
    let page = anna.get(&format!("{table}?lift={}", question.seat)).body;
    assert_ne!(ply(&page), before);
    let undo =
        |version: &str, what: &'static str| [("seat", question.seat.clone()), ("version", version.to_string()), ("what", what.to_string())];
    let post = |anna: &mut Guest, fields: [(&'static str, String); 3]| {
        anna.post(&format!("{table}/undo"), &fields.each_ref().map(|(name, value)| (*name, value.as_str())))
    };
    let seen = version(&page);
    let undone = post(&mut anna, undo(&seen, "answer"));
    assert_eq!(undone.status, 303, "{}", undone.body);
    let asked = anna.question_at(&table);
    assert_eq!(asked.answers, question.answers);
    assert_eq!(post(&mut anna, undo(&seen, "answer")).status, 409, "a second click on the same button does nothing");
    let late = anna.answer(&table, &question, &answer);
    assert_eq!(late.status, 409, "the page from before the undo asks a question that was taken back");
    let nothing = anna.post(&format!("{table}/undo"), &[("seat", &question.seat), ("version", &seen), ("what", "turn")]);
    assert_eq!(nothing.status, 409, "what chance dealt is not taken back");
}

#[test]
fn two_people_at_one_table_see_every_move_as_it_is_made() {
    let site = TestSite::open();
    let (mut anna, mut bruno) = (site.guest(), site.guest());
    let table = anna.table_of_two("lorenzo", "anybody");
    let mut watching = anna.follow(&table);
    assert!(watching.next().contains("Waiting for players"));
    let sat = bruno.post(&format!("{table}/sit"), &[("seat", "1"), ("name", "Bruno")]);
    assert_eq!(sat.status, 303, "{}", sat.body);
    watching.until("Bruno");
    let mut streams = [anna.follow(&table), bruno.follow(&table)];
    for stream in &mut streams {
        stream.next();
    }
    let (page_a, page_b) = (anna.get(&table).body, bruno.get(&table).body);
    let (mover, question) = match Question::on(&page_a) {
        Some(question) => (&mut anna, question),
        None => (&mut bruno, Question::on(&page_b).expect("one of the two is asked")),
    };
    let before: usize = ply(&page_a).parse().unwrap();
    let answer = question.answers[0].clone();
    mover.answer(&table, &question, &answer);
    for stream in &mut streams {
        while ply(&stream.next()).parse::<usize>().unwrap() <= before {}
    }
    // Who comes back later gets the present state at once.
    assert!(ply(&bruno.follow(&table).next()).parse::<usize>().unwrap() > before);
}

#[test]
fn a_shared_screen_keeps_the_curtain_down_until_the_right_person_lifts_it() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "here");
    let page = anna.get(&table).body;
    assert!(page.contains("Pass the screen to"), "{page}");
    assert!(Question::on(&page).is_none());
    let seat = page.split_once("?lift=").unwrap().1.chars().next().unwrap();
    let other = if seat == '0' { '1' } else { '0' };
    assert!(Question::on(&anna.get(&format!("{table}?lift={seat}")).body).is_some());
    assert!(Question::on(&anna.get(&format!("{table}?lift={other}")).body).is_none(), "only the seat that is asked");
}

#[test]
fn a_leavers_seat_goes_to_a_bot_and_comes_back() {
    let site = TestSite::open();
    let (mut anna, mut bruno) = (site.guest(), site.guest());
    let table = anna.table_of_two("lorenzo", "anybody");
    bruno.post(&format!("{table}/sit"), &[("seat", "1"), ("name", "Bruno")]);
    let still_here = anna.post(&format!("{table}/bot"), &[("seat", "1"), ("level", "random")]);
    assert_eq!(still_here.status, 409, "Bruno has not left");
    bruno.post(&format!("{table}/leave"), &[]);
    assert_eq!(anna.post(&format!("{table}/bot"), &[("seat", "1"), ("level", "random")]).status, 303);
    let question = anna.question(&table).expect("the game goes on");
    let answer = question.answers[0].clone();
    assert_eq!(anna.answer(&table, &question, &answer).status, 303);
    assert!(bruno.get(&table).body.contains("Take my seat back"));
    assert_eq!(bruno.post(&format!("{table}/back"), &[("seat", "1")]).status, 303);
    assert!(!bruno.get(&table).body.contains("Take my seat back"));
}

#[test]
fn the_site_speaks_the_browsers_language_or_the_chosen_one() {
    let site = TestSite::open();
    let mut anna = site.guest();
    anna.lang = "fr-BE,en;q=0.5";
    assert!(anna.get("/").body.contains("Cinq jeux florentins"));
    anna.post("/preferences", &[("lang", "nl"), ("back", "/")]);
    assert!(anna.get("/").body.contains("Vijf spellen uit Florence"));
}

#[test]
fn the_rules_page_has_an_address_for_every_rule_and_says_where_figures_come_from() {
    let site = TestSite::open();
    let mut anna = site.guest();
    for title in shelf::TITLES {
        let page = anna.get(&format!("/rules/{}", title.id)).body;
        assert!(page.contains("id=\"r1.1\""), "{}", title.id);
        assert!(page.contains("class=\"source rules\""), "{}", title.id);
    }
}

/// The version of the table that the page's take-back button names.
fn version(page: &str) -> String {
    page.split_once("name=\"version\" value=\"").unwrap().1.split('"').next().unwrap().to_string()
}

pub fn ply(page: &str) -> String {
    page.split_once("data-ply=\"").unwrap().1.split('"').next().unwrap().to_string()
}

impl crate::test_site::Guest {
    /// The question behind the curtain of a shared screen.
    pub fn question_at(&mut self, table: &str) -> Question {
        let page = self.get(table).body;
        let seat = page.split_once("?lift=").expect("somebody at this screen is asked").1.chars().next().unwrap();
        Question::on(&self.get(&format!("{table}?lift={seat}")).body).unwrap()
    }
}

#[test]
fn the_rules_are_read_in_the_visitors_language_under_the_same_addresses() {
    let site = TestSite::open();
    for (lang, said) in [("en", "Set-up"), ("fr", "Mise en place"), ("nl", "Opbouw")] {
        let mut guest = site.guest();
        guest.lang = lang;
        let page = guest.get("/rules/lorenzo").body;
        assert!(page.contains(&format!("<html lang=\"{lang}\"")), "{lang}");
        assert!(page.contains(&format!("1 {said}</h2>")), "{lang}: {said}");
        assert!(page.contains("<p class=\"rule\" id=\"r4.4\">"), "{lang}");
    }
}
