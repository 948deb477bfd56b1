//! A tile in The Princes of Florence is placed as a ghost: R turns it, F flips it, it is red where it cannot lie, and says why.

use crate::stage::{Page, Stage};
use fantoccini::Locator;
use fantoccini::actions::{InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use serde_json::Value;

/// What is shown: the turn, and of each ghost in sight the square under its middle and whether it is red.
const SHOWN: &str = "const square = (g) => { const at = (name) => Number(getComputedStyle(g).getPropertyValue(name)) + .5, foot = g.querySelector('.foot').getBoundingClientRect(); \
        const all = [...g.parentElement.querySelectorAll('[data-square]')], { width: u } = all[0].getBoundingClientRect(), [x, y] = [foot.left + at('--gc') * u, foot.top + at('--gr') * u]; \
        return all.find((el) => { const box = el.getBoundingClientRect(); return box.left < x && x < box.right && box.top < y && y < box.bottom; })?.dataset.square ?? 'nowhere'; }; \
    const isRed = (g) => getComputedStyle(g.querySelector('.foot path')).fill === 'rgb(212, 54, 44)'; \
    return ({ turn: document.querySelector('.turns input:checked').value, \
    ghosts: [...document.querySelectorAll('main .ghost')].filter((g) => g.getClientRects().length > 0).map((g) => square(g) + (isRed(g) ? ' red' : '')), \
    told: document.getElementById('inspect').hidden ? '' : document.getElementById('inspect').textContent })";

/// Plays until a building has to be placed: set-up and auctions by their first answers, then the university.
async fn placing(page: &Page) {
    page.table_of("princes", 2, "bot-random", &[]).await;
    for _ in 0..40 {
        page.my_turn().await;
        let before = page.ply().await;
        let now = page
            .js("const all = [...document.querySelectorAll('main [data-answer]')]; const by = (text) => all.find((el) => el.dataset.answer.startsWith(text)); \
                 if (by('place ')) return 'placing'; \
                 const el = by('build university') ?? by('build laboratory') ?? by('pass') ?? by('giveup') ?? by('return') ?? all[0]; \
                 el.dispatchEvent(new MouseEvent('click', { bubbles: true })); return el.dataset.answer")
            .await;
        if now == "placing" {
            return;
        }
        page.moved_on(before).await;
    }
    panic!("no tile was to be placed in forty answers");
}

async fn point(page: &Page, square: &str) {
    let turn = page.js("return document.querySelector('.turns input:checked').value").await;
    let css = format!("main .turn-{} [data-square=\"{square}\"] .handle", turn.as_str().unwrap());
    let element = page.client.find(Locator::Css(&css)).await.unwrap();
    let there = PointerAction::MoveToElement { element, duration: None, x: 0., y: 0. };
    page.client.perform_actions(MouseActions::new("mouse".into()).then(there)).await.unwrap();
}

async fn press(page: &Page, key: char) {
    let keys = KeyActions::new("keys".into()).then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
    page.client.perform_actions(keys).await.unwrap();
}

fn ghosts(shown: &Value) -> Vec<&str> {
    shown["ghosts"].as_array().unwrap().iter().filter_map(Value::as_str).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tile_turns_with_r_flips_with_f_and_is_red_with_the_rule_where_it_cannot_lie() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    placing(&page).await;

    point(&page, "3-3").await;
    let first = page.js(SHOWN).await;
    assert_eq!(ghosts(&first).len(), 1, "{first}");
    assert!(ghosts(&first)[0].starts_with("3-3"), "{first}");

    // Four quarter turns come back to the first; the ghost stays under the hand.
    let mut seen = vec![first["turn"].clone()];
    for _ in 0..4 {
        press(&page, 'r').await;
        // A browser finds out what lies under the pointer with its next frame.
        page.until("the ghost in its new turn", &format!("{SHOWN}.ghosts.some((g) => g.startsWith('3-3'))")).await;
        let shown = page.js(SHOWN).await;
        assert_eq!(ghosts(&shown).len(), 1, "{shown}");
        seen.push(shown["turn"].clone());
    }
    assert_eq!(seen[0], seen[4], "{seen:?}");
    assert!(seen[1] != seen[0] && seen[2] != seen[1] && seen[3] != seen[2], "{seen:?}");
    press(&page, 'f').await;
    press(&page, 'f').await;
    assert_eq!(page.js(SHOWN).await["turn"], seen[0], "flipped twice");

    // A corner holds no seven squares around their middle: §5.6.
    point(&page, "0-0").await;
    let corner = page.js(SHOWN).await;
    assert_eq!(ghosts(&corner), ["0-0 red"]);
    page.until("the reason", &format!("{SHOWN}.told.endsWith('§5.6')")).await;
    assert!(page.js(SHOWN).await["told"].as_str().unwrap().contains("grid"));

    // Clicking red answers nothing; clicking green places the tile.
    let before = page.ply().await;
    let click = |page: &Page| {
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let client = page.client.clone();
        async move { client.perform_actions(MouseActions::new("mouse".into()).then(down).then(up)).await.unwrap() }
    };
    click(&page).await;
    assert_eq!(page.ply().await, before);
    let green = page.js("return [...document.querySelectorAll('main .handle.legal')].find((el) => el.getClientRects().length > 0).closest('[data-square]').dataset.square").await;
    point(&page, green.as_str().unwrap()).await;
    assert_eq!(ghosts(&page.js(SHOWN).await), [green.as_str().unwrap()]);
    click(&page).await;
    page.moved_on(before).await;
}
