//! "End turn" by clicking: the table waits for it, and what was answered can be thought over.

use crate::stage::{Page, Stage};

/// A table against a bot as the form makes it, where turns end by a word.
async fn against_bot(page: &Page) {
    page.go("/new?game=lorenzo&seats=2").await;
    page.js("document.querySelector('[name=seat-1]').value = 'bot-random'; document.querySelector('main form').requestSubmit()").await;
    page.until("the table", "return document.getElementById('p-board') !== null").await;
    page.js("const s = document.getElementById('pace'); s.value = 'at-once'; s.dispatchEvent(new Event('change', { bubbles: true }))")
        .await;
}

/// Answers by the list until the turn waits for its end.
async fn to_end_of_turn(page: &Page) {
    loop {
        page.until("a question or the end of the turn", "return document.querySelector('#end-turn, .answers button') !== null").await;
        if page.js("return document.getElementById('end-turn') !== null").await == true {
            return;
        }
        let before = page.ply().await;
        page.js("document.querySelector('.answers button').click()").await;
        page.moved_on(before).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_thought_over_and_then_ended_with_a_click() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    against_bot(&page).await;
    to_end_of_turn(&page).await;
    assert_eq!(page.js("return document.querySelectorAll('[data-answer], [data-chain]').length").await, 0, "nothing is lit");
    let ply = page.ply().await;
    page.click("#undo-answer").await;
    page.until(
        "the question again",
        "return document.querySelector('.answers button') !== null && document.getElementById('end-turn') === null",
    )
    .await;
    assert!(page.ply().await < ply);
    to_end_of_turn(&page).await;
    let ply = page.ply().await;
    page.click("#end-turn").await;
    page.until("the next question", "return document.querySelector('.answers button') !== null").await;
    assert!(page.ply().await > ply, "the bot has moved");
}
