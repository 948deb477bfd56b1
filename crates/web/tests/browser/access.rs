//! For everybody: keyboard, small screens, screen readers.

use crate::stage::{Page, Stage};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    page.until("the table", "return document.querySelector('#board') !== null").await;
    page.my_turn().await;
    let before = page.ply().await;
    tab_to(&page, "a place on the board", "el.matches('#board [data-answer]')").await;
    press(&page, Key::Enter).await;
    page.moved_on(before).await;
    page.my_turn().await;
    let before = page.ply().await;
    tab_to(&page, "the list of answers", "el.matches('.answers button')").await;
    press(&page, Key::Enter).await;
    page.moved_on(before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_the_whole_width_and_a_desk_the_whole_game() {
    let Some(stage) = Stage::set() else { return };
    let phone = stage.browser(390, 844, "en").await;
    let table = phone.two_at("bot-random").await;
    phone.my_turn().await;
    for path in ["/", "/new?game=lorenzo&seats=3", "/rules/lorenzo", &table, &format!("{table}/replay/5")] {
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
    desk.until("the board", "return document.querySelector('#board') !== null").await;
    desk.my_turn().await;
    let (page, seen) = (desk.js("return document.documentElement.scrollHeight").await, desk.js("return innerHeight").await);
    assert!(page.as_i64() <= seen.as_i64(), "the page is {page} high, the window {seen}");
    assert_eq!(seen, 900);
    desk.until("the board fits", "const b = document.getElementById('p-board'); return b.scrollHeight <= b.clientHeight + 1").await;
}

/// axe-core is a test tool: fetched by npm into the target folder, never part of the site.
fn axe() -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe");
    let file: PathBuf = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        std::fs::create_dir_all(&folder).unwrap();
        let npm = Command::new("npm").args(["install", "--no-audit", "--no-fund", "--prefix"]).arg(&folder).arg("axe-core@4").output();
        let npm = npm.expect("npm is needed to fetch axe-core");
        assert!(npm.status.success(), "npm: {}", String::from_utf8_lossy(&npm.stderr));
    }
    std::fs::read_to_string(file).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_to_complain_about_on_any_page() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    let axe = axe();
    let table = page.two_at("bot-random").await;
    page.my_turn().await;
    let pages = ["/", "/new?game=lorenzo&seats=2", "/rules/lorenzo", "/no/such/page", &table, &format!("{table}/replay/5")];
    let mut complaints = Vec::new();
    for theme in ["light", "dark"] {
        for path in pages {
            page.go(path).await;
            page.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
            page.js(&axe).await;
            let run = "const done = arguments[0]; axe.run({ resultTypes: ['violations'] }).then((r) => done(r.violations.map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | '))))";
            let found: Value = page.client.execute_async(run, vec![]).await.unwrap();
            complaints.extend(found.as_array().unwrap().iter().map(|v| format!("{theme} {path}: {v}")));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}
