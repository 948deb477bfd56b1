use crate::test_site::TestSite;
use web::Allowance;

#[test]
fn a_post_from_another_site_is_refused() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let reply = anna.post_from("http://evil.example", "/play/lorenzo", &[]);
    assert_eq!(reply.status, 403);
    assert!(reply.body.contains("did not come from a page of this site"));
}

#[test]
fn nobody_acts_for_a_seat_that_is_not_theirs() {
    let site = TestSite::open();
    let (mut anna, mut eve) = (site.guest(), site.guest());
    let table = anna.table_of_two("lorenzo", "bot-random");
    let question = anna.question(&table).unwrap();
    eve.post("/preferences", &[("lang", "en")]);
    let answer = question.answers[0].clone();
    assert_eq!(eve.answer(&table, &question, &answer).status, 403);
    for (path, fields) in [
        ("undo", vec![("seat", "0"), ("version", "1"), ("what", "turn")]),
        ("pace", vec![("pace", "slow")]),
        ("skip", vec![]),
        ("bot", vec![("seat", "0"), ("level", "random")]),
        ("back", vec![("seat", "0")]),
        ("back", vec![("seat", "1")]),
    ] {
        assert_eq!(eve.post(&format!("{table}/{path}"), &fields).status, 403, "{path}");
    }
    assert_eq!(eve.post(&format!("{table}/sit"), &[("seat", "0")]).status, 409);
    assert_eq!(anna.question(&table).unwrap().version, question.version, "nothing has changed");
}

#[test]
fn the_record_and_others_views_are_shown_to_nobody_while_the_table_is_in_play() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    for path in ["record", "replay/3?view=1"] {
        assert_eq!(anna.get(&format!("{table}/{path}")).status, 403, "{path}");
    }
    assert_eq!(anna.post(&format!("{table}/fork"), &[("ply", "3")]).status, 403);
    assert_eq!(anna.get(&format!("{table}/replay/3?view=0")).status, 200, "one's own view");
}

#[test]
fn a_seats_link_is_told_to_nobody_else_and_works_once() {
    let site = TestSite::open();
    let (mut anna, mut bruno, mut eve) = (site.guest(), site.guest(), site.guest());
    let table = anna.table_of_two("lorenzo", "friend");
    let page = anna.get(&table).body;
    let friends = page.split_once("Link for your friend").unwrap().1;
    let link = friends.split_once("data-path=\"").unwrap().1.split('"').next().unwrap().to_string();
    let key = link.rsplit('/').next().unwrap().to_string();
    assert!(key.len() >= 40);
    assert!(!eve.get(&table).body.contains(&key), "a spectator sees no keys");
    assert!(!eve.follow(&table).next().contains(&key));
    assert_eq!(eve.post(&format!("{table}/sit"), &[("seat", "1"), ("key", "guess")]).status, 403);
    assert_eq!(bruno.post(&format!("{table}/sit"), &[("seat", "1"), ("key", &key), ("name", "Bruno")]).status, 303);
    // Whoever made the link cannot look into the hand with it.
    assert_eq!(anna.get(&link).status, 409);
    assert_eq!(anna.post(&format!("{table}/sit"), &[("seat", "1"), ("key", &key)]).status, 409);
}

#[test]
fn what_people_type_is_escaped_and_cut() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.table_of_two("lorenzo", "bot-random");
    anna.post(&format!("{table}/chat"), &[("words", "<script>alert(1)</script> & \"hello\"")]);
    let page = anna.get(&table).body;
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(!page.contains("<script>alert"));
    let long = "x".repeat(2000);
    anna.post(&format!("{table}/chat"), &[("words", &long)]);
    assert!(!anna.get(&table).body.contains(&"x".repeat(401)));
}

#[test]
fn bad_input_gets_a_page_that_says_what_to_do() {
    let site = TestSite::open();
    let mut anna = site.guest();
    assert_eq!(anna.get("/t/nowhere").status, 404);
    assert_eq!(anna.get("/no/such/page").status, 404);
    assert_eq!(anna.get("/rules/chess").status, 404);
    assert_eq!(anna.post("/play/chess", &[]).status, 404);
    assert_eq!(anna.post("/new", &[("game", "lorenzo"), ("seats", "99")]).status, 400);
    let table = anna.table_of_two("lorenzo", "bot-random");
    assert_eq!(anna.post(&format!("{table}/answer"), &[("seat", "300"), ("question", "x")]).status, 400);
    assert_eq!(anna.get(&format!("{table}/replay/x")).status, 400);
    assert_eq!(anna.get(&format!("{table}/replay/99999999")).status, 200, "the last step there is");
    let big = "x".repeat(100_000);
    let reply = anna.post(&format!("{table}/chat"), &[("words", &big)]);
    assert_eq!(reply.status, 413);
    assert!(reply.body.contains("too long"));
}

#[test]
fn there_are_limits_to_requests_tables_and_streams() {
    let site = TestSite::with(Allowance { requests: 5.0, streams: 2, tables: 2, ..Allowance::default() });
    let mut anna = site.guest();
    let (first, second) = (anna.table_of_two("lorenzo", "friend"), anna.table_of_two("lorenzo", "friend"));
    assert_eq!(anna.post("/play/lorenzo", &[]).status, 429, "a third table");
    let mut open = [anna.follow(&first), anna.follow(&second)];
    for stream in &mut open {
        stream.next();
    }
    assert_eq!(anna.get(&format!("{first}/live")).status, 429, "a third stream");
    let busy = (0..60).map(|_| anna.get("/").status).filter(|status| *status == 429).count();
    assert!(busy > 10, "{busy} of 60 were turned away");
    assert_eq!(anna.get("/health").status, 200, "the keeper always gets in");
}

#[test]
fn the_browser_is_told_to_trust_nothing_but_our_own_files() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let page = anna.get("/");
    let header = |name: &str| page.headers.iter().find(|(have, _)| have == name).map(|(_, value)| value.as_str()).unwrap_or("");
    assert!(header("content-security-policy").starts_with("default-src 'none'; script-src 'self'; style-src 'self'"));
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert!(!page.body.contains("style=\"") && !page.body.contains("onclick"));
    let made = anna.post("/play/lorenzo", &[]);
    let cookie = &made.headers.iter().find(|(name, _)| name == "set-cookie").unwrap().1;
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}
