//! How much goes over the wire.

use crate::test_site::{Guest, TestSite};

const FIRST_PAGE: usize = 300_000;
const PICTURES_AND_TYPE: usize = 250_000;
const UPDATE: usize = 30_000;

#[test]
fn a_first_page_with_all_it_needs_weighs_at_most_300_kb() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let table = anna.post("/play/lorenzo", &[]).location;
    anna.question(&table).unwrap();
    for path in ["/", "/rules/lorenzo", "/games/lorenzo", &table] {
        let page = anna.get(path).body;
        let whole = linked(&page, "").into_iter().chain(fonts(&mut anna)).map(|file| anna.weigh(&file)).sum::<usize>() + anna.weigh(path);
        assert!(whole > 80_000 && whole <= FIRST_PAGE, "{path} weighs {whole} bytes");
    }
}

#[test]
fn the_pictures_and_the_type_of_every_game_weigh_at_most_250_kb() {
    let site = TestSite::open();
    let mut anna = site.guest();
    let fonts: usize = fonts(&mut anna).iter().map(|font| anna.weigh(font)).sum();
    for title in shelf::TITLES {
        let page = anna.get(&format!("/rules/{}", title.id)).body;
        let sheets: usize = linked(&page, ".css").iter().map(|sheet| anna.weigh(sheet)).sum();
        assert!(
            fonts > 40_000 && sheets + fonts <= PICTURES_AND_TYPE,
            "{}: {sheets} bytes of style and pictures, {fonts} of type",
            title.id
        );
    }
}

/// The files a page loads, by the end of their names.
fn linked(page: &str, ending: &str) -> Vec<String> {
    let files = page.split("=\"/assets/").skip(1).filter_map(|rest| rest.split('"').next());
    let mut files: Vec<String> = files.filter(|file| file.ends_with(ending)).map(|file| format!("/assets/{file}")).collect();
    files.sort();
    files.dedup();
    files
}

/// The cuts of our type, as the site's style sheet names them.
fn fonts(anna: &mut Guest) -> Vec<String> {
    let page = anna.get("/").body;
    let [sheet] = &linked(&page, ".css")[..] else { panic!("the first page has one style sheet") };
    let style = anna.get(sheet).body;
    style.split("url(/assets/").skip(1).filter_map(|rest| rest.split(')').next()).map(|file| format!("/assets/{file}")).collect()
}

#[test]
fn an_update_weighs_at_most_30_kb_in_the_middle_of_every_game() {
    let site = TestSite::open();
    for title in shelf::TITLES {
        let mut anna = site.guest();
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
