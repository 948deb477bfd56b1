//! A phone: the question always in view, one area large, the mat as a sheet, and nothing that moves under the finger.

use crate::frame::keep;
use crate::stage::{Page, Stage};
use crate::whole_games::clicking;
use fantoccini::Locator;
use fantoccini::actions::{InputSource, PointerAction, TouchActions};
use serde_json::{Value, json};

async fn touch(page: &Page, css: &str) {
    let element = page.client.find(Locator::Css(css)).await.unwrap_or_else(|e| panic!("{css}: {e}"));
    let there = PointerAction::MoveToElement { element, duration: None, x: 0., y: 0. };
    let finger =
        TouchActions::new("finger".into()).then(there).then(PointerAction::Down { button: 0 }).then(PointerAction::Up { button: 0 });
    page.client.perform_actions(finger).await.unwrap();
}

const QUESTION: &str = "const box = document.getElementById('p-question').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight && box.height > 30";

#[tokio::test(flavor = "multi_thread")]
async fn each_area_has_its_count_and_is_shown_alone_with_the_question_in_view() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "fr").await;
    page.table_of("lorenzo", 4, "bot-random", &[]).await;
    clicking(&page, 3, 30).await;
    page.my_turn().await;
    let areas = page.js("return [...document.querySelectorAll('#p-map [data-go]')].map((b) => b.dataset.go)").await;
    for area in areas.as_array().unwrap().iter().filter_map(Value::as_str) {
        touch(&page, &format!("#p-map [data-go={area}]")).await;
        assert_eq!(page.js(QUESTION).await, true, "{area}");
        let wide = page.js("return document.documentElement.scrollWidth").await;
        assert_eq!(wide, 390, "{area}");
        let seen = page
            .js("const seen = [...document.querySelectorAll('#p-board [data-area]')].filter((el) => el.checkVisibility()).map((el) => el.dataset.area); \
                 return { seen: [...new Set(seen)], lit: document.querySelectorAll('#p-board .shown-area [data-answer]').length, \
                          counted: Number(document.querySelector('#p-map [aria-current=true] em')?.textContent ?? 0) }")
            .await;
        if !["rivals", "history"].contains(&area) {
            assert_eq!(seen["seen"], json!([area]));
            assert_eq!(seen["lit"], seen["counted"], "{area}: {seen}");
        }
        keep(&page, &format!("phone-{area}")).await;
    }
    let small = page
        .js("return [...document.querySelectorAll('.masthead button, #p-map button, .tabs button')].filter((el) => el.checkVisibility()) \
                 .filter((el) => { const box = el.getBoundingClientRect(); return box.width < 40 || box.height < 40; }).map((el) => el.outerHTML.slice(0, 90))")
        .await;
    assert_eq!(small, json!([]), "a finger finds every button");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_touch_tells_and_a_second_one_answers() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "en").await;
    page.table_of("lorenzo", 2, "bot-random", &[]).await;
    let place = "#p-board .shown-area [data-answer]";
    for _ in 0..60 {
        page.my_turn().await;
        if page.js(&format!("return document.querySelector('{place}') !== null")).await == true {
            break;
        }
        page.click_board().await;
        page.my_turn().await;
        page.js("const lit = [...document.querySelectorAll('#p-map [data-go]')].find((b) => b.querySelector('em')); lit?.click()").await;
    }
    let before = page.ply().await;
    let stood = page.js(&format!("return document.querySelector('{place}').getBoundingClientRect().height")).await;
    touch(&page, place).await;
    page.until("the panel", "return document.querySelector('#inspect:not([hidden]) .commits') !== null").await;
    keep(&page, "phone-inspection").await;
    let after = page
        .js(&format!(
            "const thing = document.querySelector('{place}').getBoundingClientRect(), panel = document.getElementById('inspect').getBoundingClientRect(); \
             return {{ height: thing.height, covered: thing.top < panel.bottom && thing.top + thing.height / 2 > panel.top }}"
        ))
        .await;
    assert_eq!(page.js(QUESTION).await, true);
    assert_eq!(after["covered"], false, "{after}");
    assert!(
        (after["height"].as_f64().unwrap() - stood.as_f64().unwrap()).abs() < 1.0,
        "what was touched stays as large as it was: {stood}, {after}"
    );
    assert_eq!(page.ply().await, before, "a touch tells");
    touch(&page, place).await;
    page.moved_on(before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_update_changes_neither_the_area_nor_the_sheet() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "en").await;
    page.table_of("lorenzo", 2, "bot-random", &[]).await;
    page.my_turn().await;
    touch(&page, "#p-map [data-go=history]").await;
    touch(&page, "#p-mat .handle").await;
    let state = "return [document.getElementById('main').dataset.area, document.getElementById('main').classList.contains('mat-open')]";
    assert_eq!(page.js(state).await, json!(["history", true]));
    let before = page.ply().await;
    page.js("const o = document.querySelector('form.answers button'); o.click()").await;
    page.moved_on(before).await;
    assert_eq!(page.js(state).await, json!(["history", true]));
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_every_place_of_every_game_can_be_touched() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "en").await;
    for title in shelf::TITLES {
        page.table_of(title.id, *title.seats.last().unwrap(), "bot-random", &[]).await;
        assert!(clicking(&page, 5, 25).await > 0, "{}", title.id);
        let page_wide = page.js("return document.documentElement.scrollWidth").await;
        assert_eq!(page_wide, 390, "{}: an area may scroll, the page does not", title.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_that_cannot_hover_learns_what_a_thing_is_by_touching_it() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "en").await;
    page.table_of("firenze", 2, "bot-random", &[]).await;
    page.my_turn().await;
    let touched = |kind: &str| {
        format!(
            "const bag = document.querySelector('#p-board .bagbox'); \
             for (const step of ['pointerdown', 'click']) bag.dispatchEvent(new PointerEvent(step, {{ bubbles: true, pointerType: '{kind}' }})); \
             const panel = document.getElementById('inspect'); return panel.hidden ? '' : panel.textContent"
        )
    };
    assert_eq!(page.js(&touched("mouse")).await, "");
    assert!(page.js(&touched("touch")).await.as_str().unwrap().starts_with("In the bag"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_finds_every_bid_for_a_character() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "en").await;
    page.table_of("princes", 5, "bot-random", &[("muse", "on")]).await;
    for _ in 0..200 {
        page.my_turn().await;
        if page.js("return document.querySelector('.bid.legal') !== null").await == true {
            break;
        }
        clicking(&page, 5, 1).await;
    }
    let bids = page
        .js("return [...document.querySelectorAll('.bid.legal')].map((el) => el.getBoundingClientRect()).map((box) => Math.min(box.width, box.height))")
        .await;
    let bids: Vec<f64> = bids.as_array().unwrap().iter().filter_map(serde_json::Value::as_f64).collect();
    assert!(!bids.is_empty() && bids.iter().all(|side| *side >= 40.0), "{bids:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_map_in_little_tells_where_one_is_and_jumps_there() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "en").await;
    page.table_of("il_vecchio", 2, "bot-random", &[]).await;
    page.my_turn().await;
    touch(&page, "#p-map [data-go=land]").await;
    let touched = |x: f64, y: f64| {
        format!(
            "const box = document.querySelector('#p-board .mini svg').getBoundingClientRect(); \
             const at = {{ bubbles: true, pointerType: 'touch', buttons: 1, clientX: box.left + {x} * box.width, clientY: box.top + {y} * box.height }}; \
             document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new PointerEvent('pointerdown', at)); \
             const map = document.querySelector('#p-board .land'); return [map.scrollLeft, map.scrollTop, map.scrollWidth - map.clientWidth, map.scrollHeight - map.clientHeight].map(Math.round)"
        )
    };
    assert_eq!(page.js(&touched(0.02, 0.02)).await.as_array().unwrap()[..2], [json!(0), json!(0)]);
    let far = page.js(&touched(0.98, 0.98)).await;
    assert!(far[0].as_i64() > Some(100) && far[0] == far[2] && far[1] == far[3], "{far}");
    page.until(
        "the window at the corner",
        "const win = document.querySelector('#p-board .mini .win'), n = (name) => Number(win.getAttribute(name)); \
         return Math.abs(n('x') + n('width') - 1000) < 8 && Math.abs(n('y') + n('height') - 876) < 8 && n('width') < 700",
    )
    .await;
    keep(&page, "phone-il_vecchio-map").await;
}
