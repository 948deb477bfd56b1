//! Following the others: turns as lines, looking back, what is said, and what the tab of the browser tells.

use crate::frame::keep;
use crate::stage::{Page, Stage};
use crate::whole_games::clicking;

async fn friends(stage: &Stage) -> (Page, Page) {
    let (anna, bruno) = (stage.browser(1440, 900, "en").await, stage.browser(1440, 900, "en").await);
    anna.two_at("friend").await;
    let replay = "return document.querySelector(\"#p-about a[href$='/replay']\") !== null";
    assert_eq!(anna.js(replay).await, false, "there is nothing to look at yet");
    let link = anna.js("return [...document.querySelectorAll('input.copy')].at(-1).value").await;
    bruno.client.goto(link.as_str().unwrap()).await.unwrap();
    bruno.js("document.querySelector('[name=name]').value = 'Bruno'").await;
    bruno.click("main .primary").await;
    bruno.until("the table", "return document.querySelector('#p-turn') !== null").await;
    anna.until("the way to the replay", replay).await;
    (anna, bruno)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_elsewhere_shows_as_a_badge_and_a_toast_and_the_title_says_whose_turn_it_is() {
    let Some(stage) = Stage::set() else { return };
    let (anna, bruno) = friends(&stage).await;
    bruno.click("#tab-chat").await;
    bruno.client.find(fantoccini::Locator::Css("form.chat input")).await.unwrap().send_keys("Buongiorno\n").await.unwrap();
    anna.until("the toast", "return document.querySelector('.toast')?.textContent.includes('Buongiorno')").await;
    assert_eq!(anna.js("return document.querySelector('#tab-chat .badge').textContent").await, "1");
    assert_eq!(bruno.js("return document.querySelector('.toast')").await, serde_json::Value::Null, "who reads along needs none");
    anna.click(".toast").await;
    let open = "return document.getElementById('panel-chat').checkVisibility() && document.querySelector('#tab-chat .badge').hidden";
    assert_eq!(anna.js(open).await, true);
    let asked = "return document.querySelector('form.answers button') !== null";
    let (mover, other) = if anna.js(asked).await == true { (&anna, &bruno) } else { (&bruno, &anna) };
    mover
        .until("the sign", "const icon = document.querySelector('link[rel=icon]'); return document.title.startsWith('●') && icon.href === new URL(icon.dataset.turn, location).href")
        .await;
    let name = if std::ptr::eq(mover, &anna) { "Anna" } else { "Bruno" };
    other.until("whose turn it is", &format!("return document.title.startsWith('{name}')")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_steps_back_through_the_last_turns_and_returns_to_the_present() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    for game in ["lorenzo", "firenze"] {
        page.table_of(game, 2, "bot-random", &[]).await;
        // Far enough that there is a turn before the one that is looked at, however slow the machine.
        while page.js("return document.querySelectorAll('#p-log [data-look]').length").await.as_u64() < Some(4) {
            clicking(&page, 3, 5).await;
        }
        page.my_turn().await;
        let now = page.ply().await;
        let lit = page.js("return document.querySelectorAll('main [data-answer]').length").await;
        page.js("document.querySelectorAll('#p-log details')[1].open = true").await;
        page.click("#p-log details[open] [data-look]").await;
        page.moved_on(now).await;
        let then = page.ply().await;
        assert!(then < now);
        assert_eq!(
            page.js("return document.querySelectorAll(':is(#p-board, #p-mat) [data-answer]').length").await,
            0,
            "the past is not answered"
        );
        keep(&page, &format!("looking-back-{game}")).await;
        page.click("[data-looks='-1']").await;
        page.moved_on(then).await;
        assert!(page.ply().await < then);
        page.click("[data-looks=now]").await;
        page.until("the present", &format!("return document.getElementById('p-board').dataset.ply === '{now}'")).await;
        assert_eq!(page.js("return document.querySelectorAll('main [data-answer]').length").await, lit);
        page.click_board().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_one_line_with_its_details_inside_the_newest_first_and_a_bot_that_thinks_is_seen_to() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("lorenzo", 3, "bot-random", &[]).await;
    clicking(&page, 3, 30).await;
    page.my_turn().await;
    let turns = page.js("return [...document.querySelectorAll('#p-log [data-look]')].map((el) => Number(el.dataset.look))").await;
    let turns: Vec<i64> = turns.as_array().unwrap().iter().filter_map(serde_json::Value::as_i64).collect();
    assert!(turns.len() > 3 && turns.is_sorted_by(|a, b| a > b), "{turns:?}");
    assert_eq!(
        page.js("return document.querySelectorAll('#p-log .turn.new').length > 0 && document.querySelector('#p-log .since') !== null")
            .await,
        true
    );
    // A bot with time to think.
    page.table_of("lorenzo", 2, "bot-grandmaster", &[]).await;
    page.my_turn().await;
    // Looking and clicking are one script, and no question is answered twice: between two scripts the page may have changed.
    page.until(
        "a bot that thinks",
        "if (document.querySelector('.thinks')) return true; const board = document.getElementById('p-board'), el = document.querySelector('main [data-answer]'); \
         if (el && window.answered !== board.dataset.question) { window.answered = board.dataset.question; el.dispatchEvent(new MouseEvent('click', { bubbles: true })); } \
         return false",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_card_is_found_by_its_name_and_the_icons_have_a_legend() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of("lorenzo", 2, "bot-random", &[]).await;
    page.click("#tab-more").await;
    page.click("[data-opens=legend]").await;
    assert!(page.js("return document.querySelectorAll('#legend[open] dt').length").await.as_u64() > Some(10));
    keep(&page, "legend").await;
    page.go("/rules/lorenzo/cards").await;
    let all = page.js("return document.querySelectorAll('.card-list > li').length").await.as_u64().unwrap();
    assert!(all >= 96, "{all} cards");
    page.client.find(fantoccini::Locator::Css("#search")).await.unwrap().send_keys("mint").await.unwrap();
    let found = page.js("return [...document.querySelectorAll('.card-list > li:not([hidden]) h2')].map((el) => el.textContent)").await;
    let found = found.as_array().unwrap();
    assert!(!found.is_empty() && found.len() < all as usize / 4, "{found:?}");
    keep(&page, "cards").await;
}
