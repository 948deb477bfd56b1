use crate::stage::Stage;

/// What a click on the board posts is checked by the server; here it is the clicks that are tried.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_lorenzo_is_played_by_clicking_against_bots() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.two_at("bot-random").await;
    page.js("const s = document.getElementById('pace'); s.value = 'at-once'; s.dispatchEvent(new Event('change', { bubbles: true }))")
        .await;
    let mut clicks = 0;
    loop {
        page.until("a turn or the end", "return document.querySelector('form.answers button, .status.over') !== null").await;
        if page.js("return document.querySelector('.status.over') !== null").await == true {
            break;
        }
        page.click_board().await;
        clicks += 1;
        assert!(clicks < 1000, "the game does not end");
    }
    assert!(clicks > 20, "{clicks} clicks");
    let winner = page.js("return document.querySelector('#p-question h1').innerText").await;
    assert!(winner.as_str().unwrap().contains("winner"), "{winner}");
    // The replay: slider, keys, an address for every step.
    page.click("#p-question a[href$='/replay/0']").await;
    page.until("the replay", "return document.getElementById('slider') !== null").await;
    page.js("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))").await;
    page.until("step 1", "return location.pathname.endsWith('/replay/1') && document.getElementById('p-board').dataset.ply === '1'").await;
    page.js("const s = document.getElementById('slider'); s.value = 30; s.dispatchEvent(new Event('input', { bubbles: true }))").await;
    page.until("step 30", "return location.pathname.endsWith('/replay/30') && document.getElementById('p-board').dataset.ply === '30'")
        .await;
    let there = page.path().await;
    page.go(&there).await;
    assert_eq!(page.ply().await, 30, "a step's address leads to it");
    page.click("#fork").await;
    page.until(
        "a new table at this position",
        "return !location.pathname.includes('/replay/') && document.getElementById('p-board') !== null",
    )
    .await;
    assert!(page.ply().await >= 30);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_at_one_table_see_each_others_moves_within_a_second() {
    let Some(stage) = Stage::set() else { return };
    let (anna, bruno) = (stage.browser(1440, 900, "en").await, stage.browser(1440, 900, "en").await);
    let table = anna.two_at("friend").await;
    let link = anna.js("return [...document.querySelectorAll('input.copy')].at(-1).value").await;
    bruno.client.goto(link.as_str().unwrap()).await.unwrap();
    bruno.js("document.querySelector('[name=name]').value = 'Bruno'").await;
    bruno.click("main .primary").await;
    bruno.until("the table", "return document.querySelector('#p-turn') !== null").await;
    anna.until("the board", "return document.querySelector('.gathering') === null").await;
    assert_eq!(bruno.path().await, table);
    for _ in 0..6 {
        let asked = "return document.querySelector('form.answers button') !== null";
        let (mover, other) = if anna.js(asked).await == true { (&anna, &bruno) } else { (&bruno, &anna) };
        mover.my_turn().await;
        let before = other.ply().await;
        // The pages themselves take the time, on one clock: from the click in one to the change in the other.
        let note = "window.changes ??= []; new MutationObserver(() => window.changes.push(Date.now())).observe(document.getElementById('main'), { childList: true, subtree: true })";
        other.js(note).await;
        mover.js("document.addEventListener('click', () => { window.clicked = Date.now(); }, { capture: true, once: true })").await;
        mover.click_board().await;
        other.moved_on(before).await;
        let clicked = mover.js("return window.clicked").await.as_i64().unwrap();
        let took = other.js(&format!("return window.changes.find((at) => at >= {clicked}) - {clicked}")).await.as_i64().unwrap();
        assert!((0..1000).contains(&took), "it took {took} ms");
        other
            .until("the same state", &format!("return Number(document.getElementById('p-board').dataset.ply) >= {}", mover.ply().await))
            .await;
    }
    // What one says the other reads, and nobody's typing is swept away by an update.
    anna.click("#tab-chat").await;
    anna.client.find(fantoccini::Locator::Css(".chat input")).await.unwrap().send_keys("Buongiorno <b>\n").await.unwrap();
    bruno.until("Anna's words", "return document.getElementById('p-chat').textContent.includes('Buongiorno <b>')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_taken_back_with_one_click_and_a_reload_in_mid_turn_loses_nothing() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.two_at("bot-random").await;
    page.js("const s = document.getElementById('pace'); s.value = 'at-once'; s.dispatchEvent(new Event('change', { bubbles: true }))")
        .await;
    // To a turn of one's own with a second question in it.
    loop {
        page.my_turn().await;
        let before = page.ply().await;
        page.click_board().await;
        page.my_turn().await;
        if page.js("return document.getElementById('undo-turn') !== null").await == true && page.ply().await == before + 1 {
            break;
        }
    }
    let (ply, question) = (page.ply().await, page.js("return document.querySelector('#p-question h1').innerText").await);
    page.client.refresh().await.unwrap();
    page.my_turn().await;
    assert_eq!((page.ply().await, page.js("return document.querySelector('#p-question h1').innerText").await), (ply, question));
    page.click("#undo-answer").await;
    page.moved_on(ply).await;
    assert_eq!(page.ply().await, ply - 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_one_screen_have_a_curtain_between_them() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.two_at("here").await;
    let mut last = String::new();
    for _ in 0..8 {
        page.until("a curtain or a question", "return document.querySelector('.curtain a, form.answers button') !== null").await;
        if page.js("return document.querySelector('.curtain') !== null").await == true {
            assert_eq!(page.js("return document.querySelectorAll('main [data-answer]').length").await, 0, "nothing lies open");
            last = page.js("return document.querySelector('.curtain a').innerText").await.as_str().unwrap().to_string();
            page.click(".curtain a").await;
            page.my_turn().await;
        }
        page.click_board().await;
    }
    assert!(last.starts_with("I am "), "{last}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_speaks_three_languages() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "fr-BE,fr").await;
    page.go("/").await;
    assert_eq!(page.js("return document.documentElement.lang").await, "fr");
    page.click("#game-lorenzo button").await;
    page.until("the table", "return document.querySelector('#p-turn') !== null").await;
    page.until("French", "return document.querySelector('#tab-log').innerText === 'Tours'").await;
    page.click("#tools summary").await;
    page.click("#tools button[name=lang][value=nl]").await;
    page.until("Dutch", "return document.documentElement.lang === 'nl' && document.querySelector('#tab-log').innerText === 'Beurten'")
        .await;
    let keys = page.js("return document.body.innerText.match(/\\b(site|choice|event|ask|why|score)-[a-z-]+/g)").await;
    assert!(keys.is_null(), "a message is missing: {keys}");
}
