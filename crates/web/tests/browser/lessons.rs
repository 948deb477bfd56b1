use crate::stage::{Page, Stage};
use ::lessons::{Lesson, Walk};
use fantoccini::key::Key;
use serde_json::json;

/// How a person answers.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Hand {
    Mouse,
    Keyboard,
}

/// Gives an answer at its spot on the board and waits for the teacher's words.
async fn give(page: &Page, answer: &str, hand: Hand) {
    let find = "const spot = [...document.querySelectorAll('main [data-answer]')].find((el) => el.dataset.answer === arguments[0] && el.getClientRects().length > 0);";
    let before = page.js("return document.getElementById('p-lesson').innerHTML").await;
    match hand {
        Hand::Mouse => {
            let click = format!("{find} spot?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }})); return spot !== undefined");
            assert_eq!(page.client.execute(&click, vec![json!(answer)]).await.unwrap(), true, "no spot for {answer}");
        }
        Hand::Keyboard => {
            let focus = format!("{find} spot?.focus(); return document.activeElement === spot && spot.tabIndex >= 0");
            assert_eq!(page.client.execute(&focus, vec![json!(answer)]).await.unwrap(), true, "{answer} cannot be reached by the keyboard");
            page.client.active_element().await.unwrap().send_keys(&String::from(char::from(Key::Enter))).await.unwrap();
        }
    }
    let changed = "return document.getElementById('p-lesson').innerHTML !== arguments[0]";
    for _ in 0..2000 {
        if page.client.execute(changed, vec![before.clone()]).await.unwrap() == true {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
    panic!("{answer} was not heard");
}

/// From the first page through all stations to the end.
async fn learn(page: &Page, lesson: &Lesson, hand: Hand) {
    page.go(&format!("/learn/{}", lesson.title.id)).await;
    page.click("#lesson-door").await;
    for (nth, station) in lesson.stations.iter().enumerate() {
        let address = format!("/learn/{}/{}/{}", lesson.title.id, lesson.id, station.id);
        page.until("the station", &format!("return location.pathname === '{address}' && document.getElementById('p-lesson') !== null"))
            .await;
        let mut walk = Walk::resume(lesson, nth, &[]).unwrap();
        while let Some(task) = walk.task() {
            let answer = task.first_accepted(&walk.table.offers(lesson.seat)).unwrap();
            give(page, &answer, hand).await;
            walk.answer(&answer).unwrap();
            // A click may have gone on by itself.
            let given = page.js("return [...document.querySelectorAll('#p-turn [name=given]')].map((el) => el.value)").await;
            for more in given.as_array().unwrap().iter().skip(walk.given.len()) {
                walk.answer(more.as_str().unwrap()).unwrap();
            }
            if page.js("return document.getElementById('lesson-next') !== null").await == true {
                break;
            }
        }
        assert_eq!(page.js("return document.querySelector('#p-lesson .remark')?.className").await, "remark yes", "{}", station.id);
        match hand {
            Hand::Mouse => page.click("#lesson-next").await,
            // Whoever is done goes on with Enter.
            Hand::Keyboard => {
                assert_eq!(page.js("return document.activeElement?.id").await, "lesson-next", "{}", station.id);
                page.client.active_element().await.unwrap().send_keys(&String::from(char::from(Key::Enter))).await.unwrap();
            }
        }
    }
    page.until("the end of the lesson", "return document.getElementById('first-game') !== null").await;
}

fn first_lesson(game: &str) -> &'static Lesson {
    ::lessons::course(shelf::title(game).unwrap()).unwrap().lesson("first").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn lorenzos_lesson_is_played_through_by_clicking_and_ends_in_a_game_with_tips_and_the_coach() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.js("localStorage.removeItem('signoria-preferences')").await;
    learn(&page, first_lesson("lorenzo"), Hand::Mouse).await;
    page.go("/learn/lorenzo").await;
    assert_eq!(page.js("return document.querySelectorAll('.stations li:not(.done)').length").await, 0, "the browser remembers");
    page.go("/learn/lorenzo/first/end").await;
    page.click("#first-game").await;
    page.until("a tip at the first question", "const tip = document.getElementById('p-tip'); return tip?.dataset.tipOf && !tip.hidden")
        .await;
    page.until("the coach's thought", "return document.querySelector('#p-advice[data-thought]') !== null").await;
    assert_eq!(page.js("return [location.hash, document.querySelector('[data-preference=coach]').checked]").await, json!(["", true]));
    // A tip is told once in each browser.
    let of = page.js("return document.getElementById('p-tip').dataset.tipOf").await;
    page.click("[data-tips=seen]").await;
    page.until("no tip", "return document.getElementById('p-tip').hidden").await;
    page.client.refresh().await.unwrap();
    page.until("the question again", &format!("return document.getElementById('p-tip')?.dataset.tipOf === {of}")).await;
    assert_eq!(page.js("return document.getElementById('p-tip').hidden").await, true, "it has been seen");
    // Switched off, nothing is told any more; switched on again, the next new question has its tip.
    page.js("localStorage.removeItem('signoria-tips')").await;
    page.client.refresh().await.unwrap();
    page.until("the tip", "const tip = document.getElementById('p-tip'); return tip?.dataset.tipOf && !tip.hidden").await;
    page.click("[data-tips=off]").await;
    page.until("no tip", "return document.getElementById('p-tip').hidden").await;
    page.client.refresh().await.unwrap();
    page.until("the question", "return document.getElementById('p-tip')?.dataset.tipOf").await;
    assert_eq!(page.js("return document.getElementById('p-tip').hidden").await, true, "tips are off");
    page.js("const tick = document.querySelector('[data-preference=tips]'); tick.checked = true; tick.dispatchEvent(new Event('change', { bubbles: true }))").await;
    page.until("the tip again", "return !document.getElementById('p-tip').hidden").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_board_lays_the_row_of_stations_over_the_words() {
    let Some(stage) = Stage::set() else { return };
    for (width, height) in [(1366, 768), (390, 844)] {
        let page = stage.browser(width, height, "nl").await;
        for course in ::lessons::courses() {
            let lesson = first_lesson(course.title.id);
            page.go(&format!("/learn/{}/{}/{}", lesson.title.id, lesson.id, lesson.stations[0].id)).await;
            let above =
                "const [way, title] = ['.teacher ol', '.teacher h2'].map((at) => document.querySelector(at).getBoundingClientRect());
                return way.bottom <= title.top + 1 && way.width > 100";
            assert_eq!(page.js(above).await, true, "{} at {width}", course.title.id);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn lorenzos_lesson_is_played_through_by_the_keyboard() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "fr").await;
    learn(&page, first_lesson("lorenzo"), Hand::Keyboard).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_lessons_are_played_through_by_clicking() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "nl").await;
    for course in ::lessons::courses().iter().filter(|course| course.title.id != "lorenzo") {
        for lesson in &course.lessons {
            learn(&page, lesson, Hand::Mouse).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_click_is_answered_by_the_teacher_and_a_refused_one_too() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.go("/learn/lorenzo/first/military").await;
    page.until("the station", "return document.querySelector('main [data-refused]') !== null").await;
    page.js(
        "document.querySelector('main [data-refused=\"place territory-1\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))",
    )
    .await;
    page.until("the teacher's word", "return document.querySelector('.remark.no')?.textContent.includes('Soldiers first')").await;
    assert_eq!(
        page.js("return document.getElementById('said').textContent.includes('Soldiers first')").await,
        true,
        "it is said aloud, too"
    );
    page.js("document.querySelector('main [data-answer=\"place council\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        .await;
    page.until("another word", "return document.querySelector('.remark.no')?.textContent.includes('no third territory')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_finger_first_sees_and_then_answers() {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(390, 844, "en").await;
    page.go("/learn/lorenzo/first/member").await;
    page.until("the station", "return document.querySelector('main [data-answer=\"member black\"]') !== null").await;
    let wide = page.js("return document.documentElement.scrollWidth - innerWidth").await;
    assert_eq!(wide, 0, "nothing sticks out of the screen");
    let said = page.js("const box = document.querySelector('#p-question h1').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight").await;
    assert_eq!(said, true, "what is to be done can be read");
    let touch = "const el = document.querySelector('main [data-answer=\"member black\"]'); el.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })); \
                 el.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))";
    page.js(touch).await;
    page.until("what it is", "return document.querySelector('.commits') !== null").await;
    page.js("document.querySelector('.commits').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    page.until("the next station", "return document.getElementById('lesson-next') !== null").await;
}
