//! Il Vecchio: who travels is picked up by the hand, and set down in a town.

use crate::stage::Stage;

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
             place.dispatchEvent(new MouseEvent('click', click)); window.fetch = bare; return [sent, place.dataset.answer]")
        .await;
    let then = picked["then"].as_str().unwrap();
    assert_eq!(posted[0], format!("{}\n{then}", posted[1].as_str().unwrap()));
}
