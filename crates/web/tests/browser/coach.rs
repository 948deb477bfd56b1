//! The coach: advice when it is asked for, and a word before an answer that throws much away.

use crate::stage::{Page, Stage};
use fantoccini::Locator;

const THOUGHT: &str = "return document.querySelector('#p-advice[data-thought]') !== null";

async fn question(page: &Page) -> String {
    page.js("return document.getElementById('p-board').dataset.question ?? ''").await.as_str().unwrap().to_string()
}

async fn is_seen(page: &Page, css: &str) -> bool {
    page.js(&format!("return document.querySelector({css:?})?.checkVisibility() ?? false")).await == true
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_is_told_three_answers_and_sees_them_on_the_table() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("lorenzo", 2, "bot-novice", &[]).await;
    page.my_turn().await;
    assert!(!is_seen(&page, "#p-advice").await, "nobody is advised who did not ask");
    page.client.find(Locator::Css("body")).await.unwrap().send_keys("h").await.unwrap();
    page.until("advice", THOUGHT).await;
    assert!(is_seen(&page, "#p-advice .told li:nth-child(3)").await);
    // What it speaks of is marked where it lies, the best most.
    let told = page.js("return document.querySelector('#p-advice [data-advised]').dataset.advised").await;
    let marked = "const [mark] = document.querySelectorAll('.coach-mark'), place = document.querySelector(`main [data-answer=\"${CSS.escape(mark.dataset.of)}\"]`); \
                  const [a, b] = [mark, place].map((el) => el.getBoundingClientRect()); \
                  return Math.hypot(a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom) < 2 ? mark.dataset.nth + mark.dataset.of : ''";
    assert_eq!(page.js(marked).await, format!("1{}", told.as_str().unwrap()));
    assert_eq!(page.js("return document.querySelectorAll('.coach-mark').length").await, 3);
    // Everybody at the table could see that it was asked for.
    page.click("#tab-chat").await;
    page.until(
        "the note",
        "return [...document.querySelectorAll('#p-chat .noted')].some((p) => p.textContent.includes('Anna asked for advice'))",
    )
    .await;
    page.click("#p-advice [data-advice=closed]").await;
    assert!(!is_seen(&page, "#p-advice").await);
    assert_eq!(page.js("return document.querySelectorAll('.coach-mark').length").await, 0);

    // A stranger who watches is told nothing of it.
    let table = page.path().await;
    let stranger = stage.browser(1440, 900, "en").await;
    stranger.go(&table).await;
    assert_eq!(stranger.js("return document.querySelectorAll('[data-advised], [data-warned], #ask-advice').length").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_asks_again_before_an_answer_that_throws_much_away() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.js("localStorage.setItem('signoria-preferences', JSON.stringify({ tips: false, coach: true }))").await;
    page.table_of("florence", 2, "bot-novice", &[]).await;
    // Where the best is given again and again, sooner or later something else would be a blunder.
    let warned = "const places = [...document.querySelectorAll('#p-advice [data-warned]')].map((p) => document.querySelector(`main [data-answer=\"${CSS.escape(p.dataset.warned)}\"]`)); \
                  return places.findIndex((el) => el?.checkVisibility()) + 1";
    let mut nth = 0;
    for _ in 0..25 {
        page.my_turn().await;
        // What leaves no choice is not thought about.
        page.until("the coach's thought", "return document.querySelectorAll('#p-turn form.answers button').length === 1 || document.querySelector('#p-advice[data-thought]') !== null").await;
        nth = page.js(warned).await.as_u64().unwrap();
        if nth > 0 {
            break;
        }
        let before = page.ply().await;
        page.js("const best = document.querySelector('#p-advice [data-advised]')?.dataset.advised, list = [...document.querySelectorAll('#p-turn form.answers button')]; \
                 const button = list.find((b) => b.value === best) ?? list[0]; button.form.requestSubmit(button);").await;
        page.moved_on(before).await;
    }
    assert!(nth > 0, "in 25 answers nothing was a blunder");
    assert!(!is_seen(&page, "#p-advice").await, "the coach says nothing unless it must");
    let before = question(&page).await;
    let click = format!(
        "const p = document.querySelectorAll('#p-advice [data-warned]')[{}]; const el = document.querySelector(`main [data-answer=\"${{CSS.escape(p.dataset.warned)}}\"]`); \
         el.dispatchEvent(new PointerEvent('pointerdown', {{ bubbles: true, pointerType: 'mouse' }})); el.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));",
        nth - 1
    );
    page.js(&click).await;
    assert!(is_seen(&page, "#p-advice .warning:not([hidden])").await, "now it does");
    let said = page.js("return document.querySelector('#p-advice .warning:not([hidden])').textContent").await;
    assert!(said.as_str().unwrap().starts_with("Think again? It may cost you about"), "{said}");
    assert_eq!(question(&page).await, before, "and nothing is answered yet");
    page.click("#p-advice [data-advice=anyway]").await;
    page.until("the answer all the same", &format!("return document.getElementById('p-board').dataset.question !== '{before}'")).await;
    // Without it nothing is held any more.
    page.my_turn().await;
    page.click("#tab-more").await;
    assert_eq!(
        page.js("const c = document.querySelector('[data-preference=coach]'); const on = c.checked; c.click(); return on").await,
        true
    );
    assert_eq!(page.js("return JSON.parse(localStorage.getItem('signoria-preferences')).coach").await, false);
}
