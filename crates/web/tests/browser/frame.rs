//! The frame of a table, measured: the window is filled, nothing scrolls, nothing is cut, no small type, no texts on one another, and what is
//! lit can be hit, at the sizes people have, in three languages, by day and at dusk. With `SIGNORIA_PICTURES=1` what was
//! seen is kept as pictures under `target/screenshots`.

use crate::stage::{Page, Stage};
use crate::whole_games::clicking;
use serde_json::{Value, json};
use std::path::Path;

const MEASURE: &str = include_str!("measure.js");

/// Width, height, the smallest type for words and for figures.
const SIZES: [(u32, u32, f64, f64); 5] =
    [(1366, 768, 11.0, 11.0), (1440, 900, 12.0, 11.0), (1920, 1080, 12.0, 11.0), (2560, 1440, 12.0, 11.0), (1024, 768, 11.0, 11.0)];

const LONG_NAME: &str = "Massimiliana Wilhelmina";

/// Keeps a picture for people who want to look at it.
pub async fn keep(page: &Page, name: &str) {
    if std::env::var_os("SIGNORIA_PICTURES").is_none() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(format!("{name}.png")), page.client.screenshot().await.unwrap()).unwrap();
}

pub async fn defects(page: &Page, floors: (f64, f64)) -> Vec<String> {
    let args = vec![json!({ "words": floors.0, "figures": floors.1 })];
    let found = page.client.execute(MEASURE, args).await.unwrap();
    found.as_array().unwrap().iter().filter_map(Value::as_str).map(ToString::to_string).collect()
}

/// A table of a game somewhere in its course, with names as long as people have them.
async fn in_play(page: &Page, game: &str, seats: u8, options: &[(&str, &str)], clicks: u64) -> String {
    let table = page.table_named(LONG_NAME, game, seats, "bot-random", options).await;
    clicking(page, 7, clicks).await;
    page.my_turn().await;
    table
}

async fn speak(page: &Page, lang: &str, table: &str) {
    page.js(&format!("document.cookie = 'lang={lang}; path=/'")).await;
    page.go(table).await;
    page.my_turn().await;
}

/// Measures a table at all sizes, in all languages and both lights, with every tab of the side.
async fn measured(game: &str, seats: u8, options: &[(&str, &str)], clicks: u64) {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    let table = in_play(&page, game, seats, options, clicks).await;
    let mut found = Vec::new();
    for lang in ["en", "fr", "nl"] {
        speak(&page, lang, &table).await;
        // Above 1440 everything grows alike: words are longest where there is least room.
        for (width, height, words, figures) in SIZES.into_iter().filter(|(width, ..)| lang == "en" || *width <= 1440) {
            page.resize(width, height).await;
            // Light changes colours, not sizes: one language shows it.
            for theme in if lang == "en" { &["light", "dark"][..] } else { &["light"] } {
                page.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
                let what = format!("{game}-{seats}-{width}x{height}-{lang}-{theme}");
                found.extend(defects(&page, (words, figures)).await.into_iter().map(|defect| format!("{what}: {defect}")));
                keep(&page, &what).await;
            }
        }
        // Whatever tab is open, the question and taking back stay.
        page.resize(1366, 768).await;
        for tab in ["scores", "people", "chat", "answers", "more", "log"] {
            page.click(&format!("#tab-{tab}")).await;
            let what = format!("{game}-{seats}-{lang}-{tab}");
            found.extend(defects(&page, (11.0, 11.0)).await.into_iter().map(|defect| format!("{what}: {defect}")));
            let seen = page
                .js("return [...document.querySelectorAll('#p-question h1, #p-question .undo')].every((el) => el.checkVisibility())")
                .await;
            assert_eq!(seen, true, "{what}: the question or taking back is out of sight");
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn lorenzo_for_two_fills_every_window() {
    measured("lorenzo", 2, &[], 32).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lorenzo_for_four_fills_every_window() {
    measured("lorenzo", 4, &[("leaders", "on"), ("bonus_tiles", "advanced")], 36).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn florence_for_five_fits_its_frame_in_every_window() {
    measured("florence", 5, &[], 25).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn florence_for_two_fits_its_frame_in_every_window() {
    measured("florence", 2, &[], 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn florence_for_one_fits_its_frame_in_every_window() {
    measured("florence", 1, &[], 30).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_princes_for_five_with_both_expansions_fit_their_frame_in_every_window() {
    measured("princes", 5, &[("muse", "on"), ("cooperation", "on")], 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn il_vecchio_for_two_fills_every_window() {
    measured("il_vecchio", 2, &[], 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn il_vecchio_for_four_fits_its_frame_in_every_window() {
    measured("il_vecchio", 4, &[], 25).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn firenze_for_four_fits_its_frame_in_every_window() {
    measured("firenze", 4, &[("campanile", "on")], 40).await;
}

/// Twice as large: the page may scroll, but nothing is lost and nothing shrinks.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_enlarged_to_twice_its_size_can_still_be_read_and_played() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    for (game, seats) in [("lorenzo", 2), ("firenze", 2)] {
        in_play(&page, game, seats, &[], 15).await;
        for (width, height) in [(720, 450), (960, 540), (683, 384)] {
            page.resize(width, height).await;
            let wide = page.js("return document.documentElement.scrollWidth").await;
            assert!(wide.as_u64() <= Some(u64::from(width)), "{game}: at {width} nothing has to be moved sideways: {wide}");
            assert!(clicking(&page, 3, 8).await > 0, "{game}: at {width} x {height} every place can be hit");
            page.my_turn().await;
        }
        page.resize(1440, 900).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_watches_or_shares_a_screen_has_a_frame_too() {
    let Some(stage) = Stage::set() else { return };
    let (page, other) = (stage.browser(1366, 768, "fr").await, stage.browser(1366, 768, "nl").await);
    let mut found = Vec::new();
    let waits = page.table_named(LONG_NAME, "lorenzo", 4, "friend", &[]).await;
    found.extend(defects(&page, (11.0, 11.0)).await);
    keep(&page, "gathering").await;
    assert!(waits.starts_with("/t/"));
    page.two_at("here").await;
    page.until("the curtain", "return document.querySelector('.curtain') !== null").await;
    found.extend(defects(&page, (11.0, 11.0)).await);
    keep(&page, "curtain").await;
    for game in ["lorenzo", "florence", "il_vecchio"] {
        let table = in_play(&page, game, 4, &[], 15).await;
        other.go(&table).await;
        other.until("the table", "return document.getElementById('p-turn') !== null").await;
        found.extend(defects(&other, (11.0, 11.0)).await);
        keep(&other, &format!("spectator-{game}")).await;
        other.go(&format!("{table}/replay/20")).await;
        found.extend(defects(&other, (11.0, 11.0)).await);
        assert_eq!(
            other.js("return document.querySelectorAll('main [data-answer], main .lit').length").await,
            0,
            "a replay lights nothing"
        );
        page.go(&format!("{table}/replay/20")).await;
        assert_eq!(
            page.js("return document.querySelectorAll('main [data-answer], main .lit').length").await,
            0,
            "not even to who sits there"
        );
        keep(&page, &format!("replay-{game}")).await;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
