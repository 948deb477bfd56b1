//! Leaving, resigning, results, playing again, playing on.

use crate::test_site::{Guest, TestSite, form};

fn finish(guest: &mut Guest, table: &str) {
    let mut answered = 0;
    while let Some(question) = guest.question(table) {
        let answer = question.answers[answered % question.answers.len()].clone();
        guest.answer(table, &question, &answer);
        answered += 1;
        assert!(answered < 2000, "the game does not end");
    }
}

/// The card of a table on the first page.
fn card(page: &str, table: &str) -> String {
    page.split("<li class=\"card").skip(1).find(|card| card.contains(&format!("href=\"{table}\""))).unwrap_or_default().to_string()
}

#[test]
fn leaving_a_table_against_bots_is_said_and_one_can_come_back() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    anna.question(&table).unwrap();
    let left = anna.post(&format!("{table}/leave"), &[]);
    let home = anna.get(&left.location).body;
    assert!(home.contains("You have left the table. It waits for you"), "{home}");
    assert!(card(&home, &table).contains("You have left; the game waits for you"), "{home}");
    let page = anna.get(&table).body;
    assert!(page.contains("You have left this table, Anna.") && page.contains("Anna has left the table."), "{page}");
    let back = form(&page, "/back").unwrap();
    assert_eq!(anna.post_form(&format!("{table}/back"), &back).status, 303);
    let page = anna.get(&table).body;
    assert!(!page.contains("You have left this table") && page.contains("Anna is back."));
    assert!(!card(&anna.get("/").body, &table).contains("You have left"));
}

#[test]
fn who_resigns_is_named_in_the_result_and_the_finished_table_shows_it_in_the_list() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    anna.question(&table).unwrap();
    let page = anna.get(&table).body;
    assert!(page.contains("Yes, I resign"));
    let fields = form(&page, "/resign").unwrap();
    assert_eq!(site.guest().post_form(&format!("{table}/resign"), &fields).status, 403);
    assert_eq!(anna.post_form(&format!("{table}/resign"), &fields).status, 303);
    let mut watching = anna.follow(&table);
    let over = watching.until("status over");
    assert!(over.contains("Anna resigned; a bot played on."), "{over}");
    assert!(form(&anna.get(&table).body, "/back").is_none(), "the seat is not given back");
    let home = anna.get("/").body;
    let card = card(&home, &table);
    assert!(card.contains("The winner:") && card.contains("Anna resigned; a bot played on."), "{card}");
    let record = kit::Record::parse(&anna.get(&format!("{table}/record")).body).unwrap();
    for points in record.result.unwrap() {
        assert!(card.contains(&format!(" {points}")), "{card} has no {points}");
    }
}

#[test]
fn a_rematch_reaches_everybody_at_the_old_table_live() {
    let site = TestSite::open();
    let (mut anna, mut bruno) = (site.guest(), site.guest());
    let table = anna.table_of_two("lorenzo", "anybody");
    bruno.post(&format!("{table}/sit"), &[("seat", "1"), ("name", "Bruno")]);
    assert_eq!(anna.post(&format!("{table}/rematch"), &[]).status, 409, "the game is still going on");
    // Both resign: bots play it to its end.
    for (guest, seat) in [(&mut anna, "0"), (&mut bruno, "1")] {
        assert_eq!(guest.post(&format!("{table}/resign"), &[("seat", seat)]).status, 303);
    }
    anna.follow(&table).until("status over");
    let mut watching = bruno.follow(&table);
    watching.next();
    assert_eq!(site.guest().post(&format!("{table}/rematch"), &[]).status, 403, "a stranger does not ask for one");
    let made = anna.post(&format!("{table}/rematch"), &[]);
    assert_eq!(made.status, 303, "{}", made.body);
    watching.until(&format!("href=\"{}\"", made.location));
    assert_eq!(bruno.post(&format!("{table}/rematch"), &[]).location, made.location, "there is one only");
    let page = bruno.get(&made.location).body;
    assert!(page.contains("Take your seat"), "{page}");
    let seats: Vec<&str> = page.split("<strong>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    let place = |name: &str| seats.iter().position(|seat| *seat == name).unwrap_or_else(|| panic!("{name} in {seats:?}"));
    assert!(place("Bruno") < place("Anna"), "everybody has moved up a seat");
    assert_eq!(bruno.post_form(&format!("{}/sit", made.location), &form(&page, "/sit").unwrap()).status, 303);
    assert!(!bruno.get(&made.location).body.contains("Waiting for players"), "it has begun");
}

#[test]
fn against_bots_playing_again_begins_at_once() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    anna.post(&format!("{table}/pace"), &[("pace", "at-once")]);
    finish(&mut anna, &table);
    assert!(form(&anna.get(&table).body, "/rematch").is_some());
    let again = anna.post(&format!("{table}/rematch"), &[]).location;
    assert_ne!(again, table);
    assert!(anna.question(&again).is_some());
    assert_eq!(anna.post(&format!("{table}/rematch"), &[]).location, again);
}

#[test]
fn playing_on_as_another_seat_keeps_everybodys_name() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let fields =
        [("game", "lorenzo"), ("seats", "3"), ("name", "Anna"), ("seat-0", "me"), ("seat-1", "bot-random"), ("seat-2", "bot-novice")];
    let table = anna.post("/new", &fields).location;
    anna.post(&format!("{table}/pace"), &[("pace", "at-once")]);
    anna.question(&table).unwrap();
    anna.post(&format!("{table}/resign"), &[("seat", "0")]);
    anna.follow(&table).until("status over");
    let people = |page: &str| -> Vec<String> {
        let part = page.split_once("id=\"p-people\"").unwrap().1.split_once("</ul>").unwrap().0;
        part.split("<strong>").skip(1).map(|rest| rest.split('<').next().unwrap().to_string()).collect()
    };
    let before = people(&anna.get(&table).body);
    let fork = anna.post(&format!("{table}/fork"), &[("ply", "60"), ("seat", "1")]).location;
    let page = anna.get(&fork).body;
    assert_eq!(people(&page), before, "the log would speak of somebody else");
    assert!(page.contains("Bot: Novice"), "a bot keeps its level");
}

#[test]
fn the_hosts_page_gets_its_way_to_the_replay_when_the_game_begins() {
    let site = TestSite::open();
    let (mut anna, mut bruno) = (site.guest(), site.guest());
    let table = anna.table_of_two("lorenzo", "anybody");
    let replay = format!("href=\"{table}/replay\"");
    assert!(!anna.get(&table).body.contains(&replay));
    let mut watching = anna.follow(&table);
    watching.next();
    bruno.post(&format!("{table}/sit"), &[("seat", "1"), ("name", "Bruno")]);
    watching.until(&replay);
}
