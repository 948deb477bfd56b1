//! For everybody: keyboard, small screens, screen readers.

use crate::stage::{Page, Stage};
use crate::whole_games::clicking;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::Value;
use std::path::Path;

async fn press(page: &Page, key: Key) {
    let keys = KeyActions::new("keys".to_string());
    let keys = keys.then(KeyAction::Down { value: char::from(key) }).then(KeyAction::Up { value: char::from(key) });
    page.client.perform_actions(keys).await.unwrap();
}

async fn tab_to(page: &Page, what: &str, reached: &str) {
    for _ in 0..200 {
        if page.js(&format!("const el = document.activeElement; return {reached}")).await == true {
            return;
        }
        press(page, Key::Tab).await;
    }
    panic!("{what} cannot be reached with the Tab key");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_begun_and_answered_with_the_keyboard_alone() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.go("/").await;
    tab_to(&page, "Play now", "el.matches('#game-lorenzo form button')").await;
    press(&page, Key::Enter).await;
    page.until("the table", "return document.querySelector('#p-turn') !== null").await;
    page.my_turn().await;
    let before = page.ply().await;
    tab_to(&page, "a place on the board", "el.matches('main [data-answer]')").await;
    press(&page, Key::Enter).await;
    page.moved_on(before).await;
    page.my_turn().await;
    let before = page.ply().await;
    tab_to(&page, "the list of answers", "el.matches('form.answers button')").await;
    press(&page, Key::Enter).await;
    page.moved_on(before).await;
}

/// Things on the board that answer nothing: what they are is told on hover, and must be told to the keyboard too.
const FACTS: &str = "[...document.querySelectorAll('main :is([data-tip], [data-inspect]):not([data-answer], [data-refused], [data-chain], [aria-disabled])')] \
    .filter((el) => !el.parentElement.closest('main :is([data-tip], [data-inspect]), #inspect') && el.getClientRects().length > 0)";

#[tokio::test(flavor = "multi_thread")]
async fn all_facts_of_every_board_are_one_stop_of_the_tab_key_and_arrows_go_through_them() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    for title in shelf::TITLES {
        page.table_of(title.id, *title.seats.last().unwrap(), "bot-random", &[]).await;
        page.my_turn().await;
        let all = page.js(&format!("return {FACTS}.length")).await.as_u64().unwrap();
        assert!(all > 20, "{}: {all} facts", title.id);
        let stops = page.js(&format!("return {FACTS}.filter((el) => el.tabIndex === 0).length")).await;
        assert_eq!(stops, 1, "{}", title.id);
        tab_to(&page, "a fact of the board", &format!("{FACTS}.includes(el)")).await;
        press(&page, Key::Home).await;
        let mut heard = std::collections::HashSet::new();
        for nth in 0..all {
            let seen = page
                .js(&format!(
                    "const el = document.activeElement, panel = document.getElementById('inspect'), plain = (text) => text.toLowerCase().replace(/[^\\p{{L}}\\p{{N}}]+/gu, ' ').trim(); \
                     const name = el.getAttribute('aria-label'), told = panel.hidden ? '' : plain(panel.textContent); \
                     return {{ nth: {FACTS}.indexOf(el), name, told: told !== '' && (el.dataset.inspect !== undefined || name.split('. ').every((said) => told.includes(plain(said)))) }}"
                ))
                .await;
            assert_eq!(seen["nth"], nth, "{}: {seen}", title.id);
            assert_eq!(seen["told"], true, "{}: the panel tells it as on hover: {seen}", title.id);
            heard.insert(seen["name"].to_string());
            // Hundreds of key presses tell no more than these.
            if nth == 30 {
                break;
            }
            press(&page, Key::Right).await;
        }
        assert!(heard.len() > 3, "{}: {heard:?}", title.id);
        press(&page, Key::End).await;
        assert_eq!(page.js(&format!("return {FACTS}.indexOf(document.activeElement)")).await, all - 1, "{}", title.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_reads_a_fact_reads_on_when_the_board_is_drawn_anew() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.two_at("bot-random").await;
    page.my_turn().await;
    page.js(&format!("{FACTS}[0].focus()")).await;
    press(&page, Key::Right).await;
    let thing = "const el = document.activeElement; return el.dataset.inspect ?? el.id ?? el.getAttribute('aria-label')";
    let read = page.js(thing).await;
    assert!(read.as_str().is_some_and(|read| !read.is_empty()));
    let before = page.ply().await;
    page.js("const b = document.querySelector('main [data-answer]'); b.dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    page.moved_on(before).await;
    // The same thing, which may be an answer to the new question now.
    assert_eq!(page.js(thing).await, read);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_the_whole_width_and_a_desk_the_whole_game() {
    let Some(stage) = Stage::set() else { return };
    let phone = stage.browser(390, 844, "en").await;
    let table = phone.two_at("bot-random").await;
    phone.my_turn().await;
    for path in ["/", "/new?game=lorenzo&seats=3", "/rules/lorenzo", "/games/lorenzo", &table, &format!("{table}/replay/5")] {
        phone.go(path).await;
        let wide = phone.js("return [innerWidth, document.documentElement.scrollWidth]").await;
        assert_eq!((wide[0].as_i64(), wide[1].as_i64()), (Some(390), Some(390)), "{path}");
    }
    phone.go(&table).await;
    phone.my_turn().await;
    phone.click_board().await;
    let desk = stage.browser(1440, 900, "en").await;
    desk.go("/").await;
    desk.click("#game-lorenzo button").await;
    desk.until("the board", "return document.querySelector('#p-turn') !== null").await;
    desk.my_turn().await;
    let (page, seen) = (desk.js("return document.documentElement.scrollHeight").await, desk.js("return innerHeight").await);
    assert!(page.as_i64() <= seen.as_i64(), "the page is {page} high, the window {seen}");
    assert_eq!(seen, 900);
    desk.until("the board fits", "const b = document.getElementById('p-board'); return b.scrollHeight <= b.clientHeight + 1").await;
}

/// axe-core is a tool of these tests, never part of the site. `./check` fetches it into the target folder, and says so where it cannot.
fn axe() -> Option<String> {
    if std::env::var_os("SIGNORIA_NO_AXE").is_some() {
        return None;
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/node_modules/axe-core/axe.min.js");
    let missing = "axe-core is missing: run `npm install --prefix target/axe axe-core@4` in the project's folder";
    Some(std::fs::read_to_string(file).expect(missing))
}

/// All rules on the whole page. What is written on a button must be in its name: axe wants it in one piece, which a drawn card with figures
/// here and there cannot give. So on the board, and on what it puts into the bar on top, every word is looked for by itself; figures are pictures, and the name tells what they mean.
const RUN: &str = "const done = arguments[0], label = 'label-content-name-mismatch';
    const plain = (text) => text.toLowerCase().replace(/\\s+/g, ' ').trim(), unsaid = [];
    for (const place of document.querySelectorAll(':is(#p-board, #p-mat, #p-rivals) :is(button, [role=button]), #p-question :is([data-answer], [data-refused], [data-chain])')) {
        const name = plain(place.getAttribute('aria-label') ?? place.textContent), texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
            const text = plain(texts.currentNode.data);
            if (/\\p{L}{3,}/u.test(text) && !name.includes(text)) unsaid.push(`${text} is not in the name: ${name}`);
        }
    }
    const told = (r) => r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | '));
    axe.run(document, { resultTypes: ['violations'], rules: { [label]: { enabled: false } } })
        .then((all) => axe.run({ exclude: [['#p-board'], ['#p-mat'], ['#p-rivals'], ['#p-question :is([data-answer], [data-refused], [data-chain])']].filter(([css]) => document.querySelector(css)) }, { runOnly: [label] }).then((labels) => done([...unsaid, ...told(all), ...told(labels)])))";

/// What hangs on colours. All else is the same at dusk: light changes colours, not what is there.
const RUN_COLOURS: &str = "const done = arguments[0];
    axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] })
        .then((r) => done(r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | '))))";

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_to_complain_about_on_any_page_by_day_and_at_dusk() {
    let (Some(stage), Some(axe)) = (Stage::set(), axe()) else { return };
    let page = stage.browser(1440, 900, "en").await;
    let site = [
        "/",
        "/new?game=lorenzo&seats=2",
        "/new?game=florence&seats=1",
        "/rules/lorenzo",
        "/games/lorenzo",
        "/games/florence",
        "/no/such/page",
    ];
    let mut pages: Vec<String> = site.map(ToString::to_string).to_vec();
    for title in shelf::TITLES {
        pages.push(page.table_of(title.id, *title.seats.last().unwrap(), "bot-random", &[]).await);
        clicking(&page, 3, 15).await;
    }
    pages.push(page.two_at("friend").await);
    let link = page.js("return document.querySelector('input.copy').dataset.path").await;
    pages.push(link.as_str().unwrap().to_string());
    pages.push(page.two_at("here").await);
    pages.push(format!("{}/replay/5", page.two_at("bot-random").await));
    let mut complaints = Vec::new();
    for path in &pages {
        page.go(path).await;
        page.js(&axe).await;
        for (theme, run) in [("light", RUN), ("dark", RUN_COLOURS)] {
            page.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            let found: Value = page.client.execute_async(run, vec![]).await.unwrap();
            complaints.extend(found.as_array().unwrap().iter().map(|v| format!("{path}, {theme}: {v}")));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
