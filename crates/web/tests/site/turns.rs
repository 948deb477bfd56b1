//! Turns: ended by a word, told in a line, taken back, looked back at.

use crate::play::ply;
use crate::test_site::{Guest, Question, TestSite, form};

/// A table against a bot at which turns end by a word, as they do when one asks for nothing else.
fn against_bot(site: &TestSite, game: &str) -> (Guest, String) {
    let mut anna = site.guest();
    let fields = [("game", game), ("seats", "2"), ("name", "Anna"), ("seat-0", "me"), ("seat-1", "bot-random"), ("end-turn", "on")];
    let table = anna.post("/new", &fields).location;
    anna.post(&format!("{table}/pace"), &[("pace", "at-once")]);
    (anna, table)
}

/// Answers until the page asks for the end of the turn.
fn to_end_of_turn(anna: &mut Guest, table: &str) -> String {
    for _ in 0..400 {
        let page = anna.get(table).body;
        if form(&page, "/end-turn").is_some() {
            return page;
        }
        if let Some(question) = Question::on(&page) {
            let answer = question.answers[0].clone();
            anna.answer(table, &question, &answer);
        }
    }
    panic!("no turn ends");
}

#[test]
fn a_new_table_asks_for_the_end_of_a_turn_unless_one_wants_otherwise() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let page = anna.get("/new?game=lorenzo&seats=2").body;
    assert!(page.contains("name=\"end-turn\" value=\"on\" checked"), "{page}");
    let table = anna.post("/play/lorenzo", &[]).location;
    to_end_of_turn(&mut anna, &table);
    let other = anna.table_of_two("lorenzo", "bot-random");
    anna.question(&other).unwrap();
    assert!(anna.get(&other).body.contains("value=\"said\""), "it can be switched on at the table");
}

#[test]
fn until_the_turn_is_ended_it_can_be_taken_back_and_the_bot_waits() {
    let site = TestSite::open();
    let (mut anna, table) = against_bot(&site, "lorenzo");
    let page = to_end_of_turn(&mut anna, &table);
    assert!(page.contains("Your turn is done. End it, or take back.") && page.contains("id=\"undo-turn\""), "{page}");
    assert!(!page.contains("data-answer="), "nothing on the board can be answered");
    let mut watcher = site.guest();
    let seen = watcher.get(&table).body;
    assert!(seen.contains("Anna is about to end the turn."), "{seen}");
    assert!(form(&seen, "/end-turn").is_none(), "nobody else can end it");
    let mut undo = form(&page, "/undo").unwrap();
    undo.push(("what".to_string(), "turn".to_string()));
    assert_eq!(anna.post_form(&format!("{table}/undo"), &undo).status, 303);
    let question = anna.question(&table).expect("the turn is Anna's again");
    let answer = question.answers.last().unwrap().clone();
    anna.answer(&table, &question, &answer);
    let page = to_end_of_turn(&mut anna, &table);
    let before: usize = ply(&page).parse().unwrap();
    let end = form(&page, "/end-turn").unwrap();
    assert_eq!(anna.post_form(&format!("{table}/end-turn"), &end).status, 303);
    assert_eq!(anna.post_form(&format!("{table}/end-turn"), &end).status, 409, "a second click ends nothing");
    anna.question(&table).expect("the bot has moved");
    assert!(ply(&anna.get(&table).body).parse::<usize>().unwrap() > before);
}

#[test]
fn the_setting_is_changed_at_the_table_and_lets_it_go_on() {
    let site = TestSite::open();
    let (mut anna, table) = against_bot(&site, "lorenzo");
    to_end_of_turn(&mut anna, &table);
    assert_eq!(site.guest().post(&format!("{table}/turn-end"), &[("end", "itself")]).status, 403, "those who sit here decide");
    assert_eq!(anna.post(&format!("{table}/turn-end"), &[("end", "itself")]).status, 303);
    assert_eq!(anna.post(&format!("{table}/turn-end"), &[("end", "never")]).status, 400);
    for _ in 0..12 {
        let question = anna.question(&table).unwrap();
        let answer = question.answers[0].clone();
        anna.answer(&table, &question, &answer);
        assert!(form(&anna.get(&table).body, "/end-turn").is_none());
    }
}

#[test]
fn at_a_shared_screen_the_curtain_stays_lifted_until_the_turn_is_ended() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let fields = [("game", "lorenzo"), ("seats", "2"), ("name", "Anna"), ("seat-0", "me"), ("seat-1", "here"), ("end-turn", "on")];
    let table = anna.post("/new", &fields).location;
    let first = anna.question_at(&table);
    let lifted = format!("{table}?lift={}", first.seat);
    for _ in 0..20 {
        let page = anna.get(&lifted).body;
        let Some(question) = Question::on(&page) else { break };
        let answer = question.answers[0].clone();
        anna.answer(&table, &question, &answer);
    }
    let page = anna.get(&lifted).body;
    let end = form(&page, "/end-turn").expect("the turn waits for its end");
    assert!(!page.contains("Pass the screen to"));
    anna.post_form(&format!("{table}/end-turn"), &end);
    assert!(anna.get(&lifted).body.contains("Pass the screen to"), "now it is the other's turn");
}

#[test]
fn past_something_revealed_a_step_back_is_practice_and_the_table_says_so() {
    let site = TestSite::open();
    let (mut anna, table) = against_bot(&site, "firenze");
    anna.post(&format!("{table}/turn-end"), &[("end", "itself")]);
    let page = loop {
        let question = anna.question(&table).unwrap();
        let answer = question.answers[0].clone();
        anna.answer(&table, &question, &answer);
        anna.question(&table).unwrap();
        let page = anna.get(&table).body;
        if form(&page, "/rewind").is_some() {
            break page;
        }
    };
    assert!(page.contains("Take back (practice)"));
    let before: usize = ply(&page).parse().unwrap();
    assert_eq!(anna.post_form(&format!("{table}/rewind"), &form(&page, "/rewind").unwrap()).status, 303);
    let page = anna.get(&table).body;
    assert!(ply(&page).parse::<usize>().unwrap() < before);
    assert!(page.contains("Practice: taken back once past revealed information."), "{page}");
    assert!(page.contains("took back something that had been revealed"), "it stands in the diary");
}

#[test]
fn a_turn_is_told_in_a_line_under_its_round_and_a_replay_goes_by_turns_and_rounds() {
    let site = TestSite::open();
    let (mut anna, table) = against_bot(&site, "lorenzo");
    for _ in 0..30 {
        let question = anna.question(&table).unwrap();
        let answer = question.answers[0].clone();
        anna.answer(&table, &question, &answer);
    }
    let page = anna.get(&table).body;
    let log = page.split_once("id=\"p-log\"").unwrap().1.split_once("class=\"panel\"").unwrap().0.to_string();
    assert!(log.contains("<li class=\"chapter\">Round ") && log.contains("<summary>"), "{log}");
    let replay = anna.get(&format!("{table}/replay/0")).body;
    let stops = |what: &str| -> Vec<usize> {
        let listed = replay.split_once(&format!("data-{what}=\"")).unwrap().1.split('"').next().unwrap();
        listed.split(' ').map(|ply| ply.parse().unwrap()).collect()
    };
    let (turns, rounds) = (stops("turns"), stops("rounds"));
    assert!(turns.len() > 6 && rounds.len() > 2 && rounds.iter().all(|ply| turns.contains(ply)));
    let first_round = anna.get(&format!("{table}/replay/{}", rounds[1])).body;
    assert!(first_round.contains("Round 1 of 6"), "the round is named");
    assert!(first_round.contains(&format!("/replay/{}?view=0\" data-step=\"round-on\"", rounds[2])), "{first_round}");
    let later = anna.get(&format!("{table}/replay/{}", turns[5])).body;
    assert!(later.contains(&format!("/replay/{}?view=0\" data-step=\"turn-back\"", turns[4])));
}

#[test]
fn the_replay_of_a_running_game_lights_nothing() {
    let site = TestSite::open();
    let (mut anna, table) = against_bot(&site, "lorenzo");
    anna.question(&table).unwrap();
    let now = anna.get(&table).body;
    assert!(now.contains("data-answer="));
    let last = anna.get(&format!("{table}/replay/{}", ply(&now))).body;
    assert!(!last.contains("data-answer=") && !last.contains("data-refused"), "what is over cannot be answered");
}

#[test]
fn one_looks_back_without_leaving_the_table_and_sees_only_ones_own_side() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let fields =
        [("game", "princes"), ("seats", "3"), ("name", "Anna"), ("seat-0", "me"), ("seat-1", "bot-random"), ("seat-2", "bot-random")];
    let table = anna.post("/new", &fields).location;
    anna.post(&format!("{table}/pace"), &[("pace", "at-once")]);
    for _ in 0..6 {
        let question = anna.question(&table).unwrap();
        let answer = question.answers[0].clone();
        anna.answer(&table, &question, &answer);
    }
    anna.question(&table).unwrap();
    let past = anna.get(&format!("{table}/past/14"));
    assert_eq!((past.status, ply(&past.body).as_str()), (200, "14"));
    for part in ["p-question", "p-board", "p-mat", "p-rivals", "p-inspections"] {
        assert!(past.body.contains(&format!("id=\"{part}\"")), "{part}");
    }
    assert!(past.body.contains("Looking back"));
    assert!(!past.body.contains("data-answer=") && Question::on(&past.body).is_none(), "nothing can be answered");
    assert!(!past.body.contains("<html"), "it is no page of its own");
    // A spectator looks back through a spectator's eyes.
    let board = |page: &str| page.split_once("id=\"p-board\"").unwrap().1.split_once("id=\"p-mat\"").unwrap().0.to_string();
    let seen = site.guest().get(&format!("{table}/past/14")).body;
    assert_ne!(board(&seen), board(&past.body));
    let public = site.guest().get(&format!("{table}/replay/14?view=public&part=1")).body;
    assert_eq!(board(&seen).split("class=\"drawn").nth(1).map(str::len), board(&public).split("class=\"drawn").nth(1).map(str::len));
    let beyond = anna.get(&format!("{table}/past/99999"));
    assert_eq!(beyond.status, 200, "further than the end is the end");
}

#[test]
fn a_bid_given_ahead_is_told_to_nobody_else() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table =
        anna.post("/new", &[("game", "princes"), ("seats", "2"), ("name", "Anna"), ("seat-0", "me"), ("seat-1", "anybody")]).location;
    let mut bruno = site.guest();
    assert_eq!(bruno.post(&format!("{table}/sit"), &[("seat", "1"), ("name", "Bruno")]).status, 303);
    let mut page = String::new();
    for _ in 0..200 {
        page = anna.get(&table).body;
        if form(&page, "/order").is_some() {
            break;
        }
        for guest in [&mut anna, &mut bruno] {
            let seen = guest.get(&table).body;
            if let Some(end) = form(&seen, "/end-turn") {
                guest.post_form(&format!("{table}/end-turn"), &end);
            } else if let Some(question) = Question::on(&seen) {
                let answer = question.answers[0].clone();
                guest.answer(&table, &question, &answer);
            }
        }
    }
    let order = page.split("<option value=\"raise-to-").nth(3).and_then(|rest| rest.split('"').next()).expect("sums to raise to");
    let mut fields = form(&page, "/order").unwrap();
    fields.retain(|(name, _)| name == "seat");
    let order = format!("raise-to-{order}");
    let given = |fields: &[(String, String)], order: &str| [fields, &[("order".to_string(), order.to_string())]].concat();
    assert_eq!(bruno.post_form(&format!("{table}/order"), &given(&fields, &order)).status, 403, "it is Anna's seat");
    assert_eq!(anna.post_form(&format!("{table}/order"), &given(&fields, "raise-to-9900 jester 1")).status, 409, "nobody offers that");
    assert_eq!(anna.post_form(&format!("{table}/order"), &given(&fields, &order)).status, 303);
    assert!(anna.get(&table).body.contains("id=\"stop-order\""), "Anna sees what stands and can stop it");
    for mut other in [bruno, site.guest()] {
        let seen = other.get(&table).body;
        assert!(!seen.contains("stop-order") && !seen.contains("For you:"), "{seen}");
    }
    assert_eq!(anna.post_form(&format!("{table}/order"), &given(&fields, "")).status, 303);
    assert!(!anna.get(&table).body.contains("id=\"stop-order\""));
}
