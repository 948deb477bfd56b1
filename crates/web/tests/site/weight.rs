//! How much goes over the wire.

use crate::inn::Inn;

const FIRST_PAGE: usize = 150_000;
const UPDATE: usize = 30_000;

#[test]
fn a_first_page_with_all_it_needs_weighs_at_most_150_kb() {
    let inn = Inn::open();
    let mut anna = inn.guest();
    let table = anna.post("/play/lorenzo", &[]).location;
    anna.question(&table).unwrap();
    for path in ["/", "/rules/lorenzo", &table] {
        let page = anna.get(path).body;
        let files = page.split("\"/assets/").skip(1).map(|rest| format!("/assets/{}", rest.split('"').next().unwrap()));
        let whole: usize = files.map(|file| anna.weigh(&file)).sum::<usize>() + anna.weigh(path);
        assert!(whole > 10_000 && whole <= FIRST_PAGE, "{path} weighs {whole} bytes");
    }
}

#[test]
fn an_update_weighs_at_most_30_kb_in_the_middle_of_every_game() {
    let inn = Inn::open();
    for title in shelf::TITLES {
        let mut anna = inn.guest();
        let seats = title.seats.iter().max().unwrap();
        let mut form = vec![("game".to_string(), title.id.to_string()), ("seats".to_string(), seats.to_string())];
        for seat in 0..*seats {
            form.push((format!("seat-{seat}"), if seat == 0 { "me" } else { "bot-random" }.to_string()));
        }
        let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let table = anna.post("/new", &form).location;
        anna.post(&format!("{table}/pace"), &[("pace", "at-once")]);
        for nth in 0..40 {
            let Some(question) = anna.question(&table) else { break };
            let answer = question.answers[nth % question.answers.len()].clone();
            anna.answer(&table, &question, &answer);
            if nth % 8 == 0 {
                let weight = anna.follow(&table).next_packed().len();
                assert!(weight <= UPDATE, "{} after {nth} answers: {weight} bytes", title.id);
            }
        }
    }
}
