//! The inspection panel: what a choice does is known before it, beside the choice and never over it.

use crate::frame::keep;
use crate::stage::{Page, Stage};
use crate::whole_games::clicking;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use serde_json::json;

async fn press(page: &Page, key: char) {
    let keys = KeyActions::new("keys".into()).then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
    page.client.perform_actions(keys).await.unwrap();
}

/// Focuses each thing that can be inspected, and tells of which the panel says nothing, or lies over it.
const LOOK: &str = "const done = arguments[0], panel = document.getElementById('inspect'), defects = [];
    const things = [...document.querySelectorAll('main :is([data-inspect], [data-answer], [data-refused], [data-tip])')].filter((el) => el.checkVisibility() && !el.closest('[data-shown-by]'));
    const frame = () => new Promise((next) => requestAnimationFrame(() => next()));
    // How many answers lie under the panel; and how many would, in the best of the corners it may lie in.
    const answers = [...document.querySelectorAll('main [data-answer]')].filter((el) => el.checkVisibility() && !el.closest('.side'));
    const under = (box) => answers.map((el) => el.getBoundingClientRect()).filter((a) => a.left < box.right - 1 && box.left < a.right - 1 && a.top < box.bottom - 1 && box.top < a.bottom - 1).length;
    const covered = (box) => panel.closest('.side') ? 0 : under(box);
    const least = (box) => {
        if (getComputedStyle(panel).getPropertyValue('--floats').trim() !== 'yes') return covered(box);
        const was = panel.className, all = [[], ['left'], ['low'], ['left', 'low']].map((corner) => { panel.classList.remove('left', 'low'); panel.classList.add(...corner); return panel.getBoundingClientRect(); });
        panel.className = was;
        const thing = document.querySelector('.hov').getBoundingClientRect();
        const free = all.filter((at) => !(at.left < thing.right && thing.left < at.right && at.top < thing.bottom && thing.top < at.bottom));
        return Math.min(...(free.length > 0 ? free : all).map(under));
    };
    (async () => {
        for (const thing of things) {
            const said = thing.dataset.answer ?? thing.dataset.refused ?? thing.dataset.inspect ?? thing.getAttribute('aria-label');
            thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
            for (let n = 0; n < 20 && !thing.classList.contains('hov'); n++) await frame();
            if (panel.hidden || panel.textContent.trim() === '') { defects.push(`nothing is told of ${said}`); continue; }
            const a = thing.getBoundingClientRect(), b = panel.getBoundingClientRect();
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            // What lies beside the board may be told about where it lies; what one chooses from may not be covered.
            if (wide > 1 && high > 1 && !thing.closest('.side')) defects.push(`the panel lies over ${said}`);
            if (covered(b) > least(b)) defects.push(`the panel of ${said} hides what can be chosen, and a corner is free`);
            // What a thing is called is said once, however its words are put together.
            const name = panel.querySelector('h2')?.textContent.trim().toLowerCase() ?? '';
            const again = [...panel.querySelectorAll('p, dd, dt, li, .kind, small')].map((el) => el.textContent.trim().toLowerCase()).find((text) => text === name || text.startsWith(name + '.') || text.startsWith(name + ':'));
            if (name.length > 2 && again) defects.push(`the panel of ${said} says its name twice: ${again}`);
            if (b.bottom > innerHeight + 1 || b.right > innerWidth + 1 || b.top < -1) defects.push(`the panel of ${said} leaves the window`);
        }
        done({ things: things.length, defects: defects.slice(0, 10) });
    })()";

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_told_about_beside_it_on_every_board() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    for title in shelf::TITLES {
        page.table_of(title.id, 2, "bot-random", &[]).await;
        clicking(&page, 3, 12).await;
        page.my_turn().await;
        for (width, height) in [(1440, 900), (1024, 768)] {
            page.resize(width, height).await;
            let told = page.client.execute_async(LOOK, vec![]).await.unwrap();
            assert!(told["things"].as_u64() > Some(20), "{}: {told}", title.id);
            assert_eq!(told["defects"], json!([]), "{} at {width} x {height}", title.id);
            page.js("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))").await;
        }
        page.resize(1440, 900).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_says_why_with_a_link_to_the_rule_and_stays_when_clicked() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("lorenzo", 2, "bot-random", &[]).await;
    for _ in 0..40 {
        page.my_turn().await;
        if page.js("return document.querySelector('main .floor[data-refused]') !== null").await == true {
            break;
        }
        page.click_board().await;
    }
    let before = page.ply().await;
    let told = page
        .js("const el = document.querySelector('main .floor[data-refused]'); el.dispatchEvent(new MouseEvent('click', { bubbles: true })); \
             const panel = document.getElementById('inspect'); \
             return { why: panel.querySelector('.verdict.refuse')?.textContent, reason: el.dataset.why, rule: panel.querySelector('.verdict a')?.getAttribute('href'), number: el.dataset.rule, art: panel.querySelector('.art') !== null }")
        .await;
    assert!(told["why"].as_str().unwrap().contains(told["reason"].as_str().unwrap()), "{told}");
    assert_eq!(told["rule"], format!("/rules/lorenzo#r{}", told["number"].as_str().unwrap()));
    keep(&page, "inspection-refused").await;
    assert_eq!(page.ply().await, before);
    press(&page, '\u{e00c}').await;
    assert_eq!(page.js("return document.getElementById('inspect').hidden").await, true, "Escape closes it");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_to_be_asked_first_is_asked_on_the_board_and_in_the_list() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("lorenzo", 2, "bot-random", &[]).await;
    page.my_turn().await;
    page.click("#tab-more").await;
    page.click("[data-preference=confirm]").await;
    for first in ["main [data-answer]", "form.answers button"] {
        page.my_turn().await;
        let before = page.ply().await;
        page.js(&format!(
            "document.querySelector('{first}').dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true }}))"
        ))
        .await;
        page.until("the question", "return document.querySelector('#inspect:not([hidden]) .commits') !== null").await;
        assert_eq!(page.ply().await, before, "nothing is answered yet");
        page.click("#inspect .commits").await;
        page.moved_on(before).await;
    }
    page.client.refresh().await.unwrap();
    page.my_turn().await;
    assert_eq!(page.js("return document.querySelector('[data-preference=confirm]').checked").await, true, "the browser remembers");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_and_taking_back_have_keys_and_focus_stays_where_it_was() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("lorenzo", 2, "bot-random", &[]).await;
    page.my_turn().await;
    // To a turn with a second question in it.
    let before = page.ply().await;
    press(&page, 'a').await;
    let focused =
        "return [document.querySelector('[role=tab][aria-selected=true]').id, document.activeElement.matches('form.answers button')]";
    assert_eq!(page.js(focused).await, json!(["tab-answers", true]));
    press(&page, '1').await;
    page.moved_on(before).await;
    page.my_turn().await;
    assert_eq!(page.js(focused).await, json!(["tab-answers", true]), "whoever answers from the list stays in it");
    let now = page.ply().await;
    press(&page, 'u').await;
    page.moved_on(now).await;
    assert_eq!(page.ply().await, before);
    // On the board: the answer is given with Enter, and the focus is on the board again.
    page.js("const el = document.querySelector('#p-mat [data-answer], #p-board [data-answer]'); el.focus()").await;
    press(&page, '\u{e007}').await;
    page.moved_on(before).await;
    page.my_turn().await;
    assert_eq!(page.js("return document.activeElement.closest('#p-mat, #p-board') !== null").await, true);
    page.click("#tab-log").await;
    page.js("document.querySelector('#p-turn form.answers button').focus()").await;
    assert_eq!(page.js(focused).await, json!(["tab-answers", true]), "the list is unfolded for whoever comes to it with the Tab key");
}
