//! The pages about a game in a browser: the search, nothing that overflows, one sheet of paper.

use crate::stage::Stage;
use fantoccini::wd::{PrintConfiguration, PrintSize};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_filtered_as_one_types() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.go("/rules/lorenzo").await;
    let shown = "return [...document.querySelectorAll('.rule')].filter((el) => el.checkVisibility()).length";
    let all = page.js(shown).await.as_u64().unwrap();
    assert!(all > 100, "{all} rules");
    let search = page.client.find(fantoccini::Locator::Css("#search")).await.unwrap();
    search.send_keys("vatican report").await.unwrap();
    let found = page.js(shown).await.as_u64().unwrap();
    assert!((2..12).contains(&found), "{found} rules speak of the Vatican report");
    assert_eq!(page.js("return document.getElementById('r10.1').checkVisibility()").await, true);
    assert_eq!(
        page.js("return document.getElementById('chapter-7').checkVisibility()").await,
        false,
        "a chapter without such a rule is gone"
    );
    search.clear().await.unwrap();
    search.send_keys("zeppelin").await.unwrap();
    assert_eq!(page.js("return document.getElementById('found').textContent").await, "Nothing has that name.");
    // Emptied as a person does, so that the page hears of it.
    search.clear().await.unwrap();
    search.send_keys(" ").await.unwrap();
    assert_eq!(page.js(shown).await, all);
}

/// What sticks out of the window, and words that are smaller than 12 px.
const FAULTS: &str = "
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is ' + document.documentElement.scrollWidth + ' wide');
    for (const el of document.querySelectorAll('main *')) {
        if (!el.checkVisibility() || el.closest('.scroll, details')) continue;
        const box = el.getBoundingClientRect();
        if (box.width && (box.right > innerWidth + 1 || box.left < -1)) faults.push(el.tagName + '.' + el.className + ' sticks out: ' + Math.round(box.right));
        const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (own && parseFloat(getComputedStyle(el).fontSize) < 12) faults.push('small: ' + el.textContent.slice(0, 30));
    }
    return faults.slice(0, 5)";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_overflows_on_a_phone_or_a_desk_and_all_words_can_be_read() {
    let Some(stage) = Stage::set() else { return };
    for (width, height, lang) in [(390, 844, "fr"), (1440, 900, "nl")] {
        let page = stage.browser(width, height, lang).await;
        for title in shelf::TITLES {
            for path in [format!("/games/{}", title.id), format!("/rules/{}", title.id)] {
                page.go(&path).await;
                assert_eq!(page.js(FAULTS).await, json!([]), "{path} at {width} in {lang}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bar_over_what_is_read_takes_two_lines_at_most_on_a_phone() {
    let Some(stage) = Stage::set() else { return };
    for lang in ["en", "fr", "nl"] {
        let page = stage.browser(390, 844, lang).await;
        for path in ["/games/lorenzo", "/rules/lorenzo", "/rules/lorenzo/cards", "/learn/lorenzo"] {
            page.go(path).await;
            let lines = "return new Set([...document.querySelectorAll('.bar a, .bar button')].map((el) => {
                const box = el.getBoundingClientRect(); return Math.round((box.top + box.bottom) / 10);
            })).size";
            assert!(page.js(lines).await.as_u64().unwrap() <= 2, "{path} in {lang}: {}", page.js(lines).await);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_on_one_page_is_one_sheet_of_paper() {
    let Some(stage) = Stage::set() else { return };
    for lang in ["en", "fr", "nl"] {
        let page = stage.browser(1440, 900, lang).await;
        for title in shelf::TITLES {
            page.go(&format!("/games/{}", title.id)).await;
            // Tables that the rules do not print go onto a second sheet.
            page.js("for (const el of document.querySelectorAll('.edition-table')) el.remove()").await;
            let a4 = PrintConfiguration::builder().size(PrintSize::A4).background(true).build().unwrap();
            let pdf = page.client.print(a4).await.unwrap();
            let sheets = pdf.windows(11).filter(|bytes| bytes == b"/Type /Page").count()
                - pdf.windows(12).filter(|bytes| bytes == b"/Type /Pages").count();
            assert_eq!(sheets, 1, "{} in {lang}", title.id);
        }
    }
}
