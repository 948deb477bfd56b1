//! On a phone the board can be enlarged and moved, and nothing of it is lost.

use crate::stage::{Page, Stage};
use crate::whole_games::clicking;
use serde_json::json;

const FRAME: &str = "const f = document.getElementById('p-board'); const n = (x) => Math.round(x);";

async fn press(page: &Page, way: &str) {
    page.click(&format!(".zoom [data-zoom={way}]")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_every_place_of_every_game_can_be_touched_fitted_and_enlarged() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "en").await;
    for title in shelf::TITLES {
        page.go("/").await;
        page.js("sessionStorage.clear()").await;
        page.table_of(title.id, *title.seats.last().unwrap(), "bot-random", &[]).await;
        assert!(clicking(&page, 5, 12).await > 0);
        // A board with areas shows one of them as large as the screen instead.
        if page.js("return document.querySelectorAll('.area').length > 3").await == true {
            assert_eq!(page.js("return document.querySelector('.zoom').checkVisibility()").await, false);
            continue;
        }
        press(&page, "in").await;
        press(&page, "in").await;
        let wide = page.js(&format!("{FRAME} return f.scrollWidth / f.clientWidth")).await.as_f64().unwrap();
        assert!((2.2..2.4).contains(&wide), "{}: the board is {wide} times as wide as its frame", title.id);
        assert!(clicking(&page, 5, 12).await > 0);
        let page_wide = page.js("return document.documentElement.scrollWidth").await;
        assert_eq!(page_wide, 390, "{}: the board scrolls, the page does not", title.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_enlarged_board_stays_where_it_was_moved_when_the_game_goes_on_and_after_a_reload() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "fr").await;
    page.table_of("il_vecchio", 2, "bot-random", &[]).await;
    page.my_turn().await;
    let names = page.js("return [...document.querySelectorAll('.zoom button')].map((b) => b.getAttribute('aria-label'))").await;
    assert_eq!(names, json!(["Ajuster le plateau à l’écran", "Réduire le plateau", "Agrandir le plateau"]));
    press(&page, "in").await;
    let small = page
        .js("return [...document.querySelectorAll('.zoom button')].filter((b) => b.offsetWidth < 44 || b.offsetHeight < 44).length")
        .await;
    assert_eq!(small, 0, "a finger finds all three buttons");
    press(&page, "in").await;
    let place = page.js(&format!("{FRAME} f.scrollTo(211, 87); return [n(f.scrollLeft), n(f.scrollTop)]")).await;
    assert_eq!(place, json!([211, 87]));
    page.click_board().await;
    page.my_turn().await;
    assert_eq!(page.js(&format!("{FRAME} return [n(f.scrollLeft), n(f.scrollTop), f.tabIndex]")).await, json!([211, 87, 0]));
    page.client.refresh().await.unwrap();
    page.my_turn().await;
    let wide = format!("{FRAME} return Math.round(100 * f.scrollWidth / f.clientWidth)");
    assert_eq!(page.js(&wide).await, 225, "a reload forgets nothing");
    press(&page, "out").await;
    assert_eq!(page.js(&wide).await, 150);
    press(&page, "fit").await;
    assert_eq!(page.js(&wide).await, 100);
    assert_eq!(page.js("return document.activeElement.dataset.zoom").await, "in", "the keyboard is not left behind by a button that goes");
}

/// Two fingers that go apart, as a touch screen reports them.
const PINCH: &str = "const f = document.getElementById('p-board'); const finger = (id, y) => new Touch({ identifier: id, target: f, clientX: 195, clientY: y });
    const send = (kind, ys) => f.dispatchEvent(new TouchEvent(kind, { bubbles: true, cancelable: true, touches: ys.map((y, n) => finger(n, y)) }));
    send('touchstart', [400, 500]); const free = send('touchmove', [350, 550]); send('touchend', []);
    return [free, Math.round(100 * f.scrollWidth / f.clientWidth)];";

#[tokio::test(flavor = "multi_thread")]
async fn two_fingers_enlarge_the_board_and_a_desk_is_not_disturbed() {
    let Some(stage) = Stage::set() else { return };
    let phone = stage.browser(390, 844, "nl").await;
    phone.table_of("il_vecchio", 2, "bot-random", &[]).await;
    assert_eq!(phone.js(PINCH).await, json!([false, 200]), "the page itself does not zoom");
    let desk = stage.browser(1440, 900, "nl").await;
    desk.table_of("il_vecchio", 2, "bot-random", &[]).await;
    assert_eq!(desk.js("return document.querySelector('.zoom').checkVisibility()").await, false);
    assert_eq!(desk.js(PINCH).await[0], true, "a touch on a large screen is the browser's own business");
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
