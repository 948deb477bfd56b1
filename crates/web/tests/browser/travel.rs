//! Il Vecchio: who travels is picked up by the hand, and set down in a town; a switch says by whom he acts; the map stays where it is.

use crate::stage::{Page, Stage};
use crate::whole_games::clicking;
use serde_json::Value;

#[tokio::test(flavor = "multi_thread")]
async fn a_member_who_is_picked_up_is_sent_where_the_next_click_is() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("il_vecchio", 2, "bot-random", &[]).await;
    for _ in 0..60 {
        page.my_turn().await;
        if page.js("return document.querySelector('main [data-then]') !== null").await == true {
            break;
        }
        page.click_board().await;
    }
    let shown =
        "return [...document.querySelectorAll('main [data-from]')].filter((c) => c.getClientRects().length > 0).map((c) => c.dataset.from)";
    let before = page.js(shown).await;
    assert!(before.as_array().unwrap().iter().all(|from| from == ""), "{before}");
    let picked = page
        .js("const control = [...document.querySelectorAll('main [data-then]')].at(-1), click = { bubbles: true }; \
             document.querySelector(`main [data-picks=${control.id}] .piece`).dispatchEvent(new MouseEvent('click', click)); \
             return { checked: control.checked, town: control.value, then: control.dataset.then }")
        .await;
    assert_eq!(picked["checked"], true, "{picked}");
    let after = page.js(shown).await;
    assert!(after.as_array().unwrap().iter().all(|from| *from == picked["town"]), "{after}");
    // Another place than the town where he stands.
    let posted = page
        .js("const town = document.querySelector('main [data-then]:checked').value, click = { bubbles: true }; \
             const place = [...document.querySelectorAll('main [data-bound]')].find((el) => el.dataset.bound !== town); \
             let sent; const bare = window.fetch; window.fetch = (to, what) => { sent = what.body.get('answer'); return bare(to, what); }; \
             const control = document.getElementById(place.dataset.shownBy); if (control && !control.checked) control.click(); \
             place.dispatchEvent(new MouseEvent('click', click)); window.fetch = bare; return [sent, place.dataset.answer, place.dataset.by ?? '']")
        .await;
    let then = picked["then"].as_str().unwrap();
    // How he acts goes without saying, if there is a choice.
    let whole = format!("{}\n{then}\n{}", posted[1].as_str().unwrap(), posted[2].as_str().unwrap());
    assert_eq!(posted[0], whole.trim_end());
}

/// Plays until this is to be seen.
async fn until_seen(page: &Page, css: &str) {
    for _ in 0..80 {
        page.my_turn().await;
        if page.js(&format!("return document.querySelector('{css}') !== null")).await == true {
            return;
        }
        clicking(page, 5, 1).await;
    }
    panic!("{css} was not to be seen in eighty answers");
}

/// What a click on the first such place posts, without posting it.
async fn posted(page: &Page, css: &str) -> String {
    let sent = page
        .js(&format!(
            "let sent; const bare = window.fetch; window.fetch = async (to, what) => {{ sent = what.body.get('answer'); return new Response(null, {{ status: 204 }}); }}; \
             document.querySelector('{css}').dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); window.fetch = bare; return sent ?? ''"
        ))
        .await;
    sent.as_str().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_switch_says_whether_a_bishop_is_paid_and_lights_the_towns_that_take_one() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("il_vecchio", 2, "bot-random", &[]).await;
    until_seen(&page, "main:has([data-how]:not(:checked)):has(.town[data-by]) .town[data-shown-by]").await;
    let before = page.ply().await;
    let usual = page.js("return document.querySelector('main .town[data-by]').dataset.by").await;
    assert!(posted(&page, "main .town[data-by]").await.ends_with(&format!("\n{}", usual.as_str().unwrap())), "{usual}");
    let lights = "return [...document.querySelectorAll('main .town[data-shown-by] > .halo')].filter((el) => el.checkVisibility()).length";
    assert_eq!(page.js(lights).await, 0, "nothing glows that is not open");
    assert_eq!(posted(&page, "main .town[data-shown-by]").await, "", "a town that takes a bishop asks for it first");
    assert_eq!(page.js("return document.querySelector('main [data-how]').checked").await, true);
    assert!(page.js(lights).await.as_u64() > Some(0));
    assert!(posted(&page, "main .town[data-by]").await.ends_with("\nbishop"));
    let told = page.js("document.querySelector('main .town[data-by]').focus(); return document.activeElement.dataset.inspect").await;
    let key = format!("{} bishop", told.as_str().unwrap());
    assert_eq!(
        page.js(&format!("return document.querySelector('#p-inspections template[data-key=\"{key}\"]') !== null")).await,
        true,
        "{key}"
    );
    assert_eq!(page.ply().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_the_map_nor_the_question_moves_between_questions_and_members_can_be_seen() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("il_vecchio", 4, "bot-random", &[]).await;
    let boxes = "return ['#p-board .sheet', '#p-question'].map((css) => document.querySelector(css).getBoundingClientRect()).map((box) => [box.left, box.top, box.width, box.height].map(Math.round))";
    page.my_turn().await;
    let first: Value = page.js(boxes).await;
    for _ in 0..20 {
        clicking(&page, 11, 2).await;
        page.my_turn().await;
        assert_eq!(page.js(boxes).await, first);
    }
    let small = page
        .js("return [...document.querySelectorAll('#p-board .pawn.piece')].filter((el) => el.checkVisibility()).map((el) => el.getBoundingClientRect()) \
                 .map((box) => Math.min(box.width, box.height)).filter((side) => side < 27.9)")
        .await;
    assert_eq!(small, serde_json::json!([]), "members are at least 28 px, standing or lying");
}
