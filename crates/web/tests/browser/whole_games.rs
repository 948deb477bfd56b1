//! Whole games by clicking on the board, as a person with a mouse would: each game at its smallest and its largest table, and with each of
//! its options. What a place posts is checked by the server; here it is looked at whether every answer has its place, and can be hit.

use crate::stage::{Page, Stage};
use serde_json::{Value, json};

struct Case {
    game: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
    /// Who sits opposite. Chance itself is the fastest, but never finishes a building in Firenze.
    bots: &'static str,
    seed: u32,
}

const CLICKER: &str = include_str!("clicker.js");

/// Milliseconds a call: it must come back before the driver loses patience.
const AT_ONCE: u32 = 8000;
const MOST_CLICKS: u64 = 3000;

async fn play(case: &Case) {
    let Some(stage) = Stage::set() else { return };
    let page = stage.browser(1440, 900, "en").await;
    page.table_of(case.game, case.seats, case.bots, case.options).await;
    let clicks = clicking(&page, case.seed, MOST_CLICKS).await;
    assert!(clicks < MOST_CLICKS, "the game does not end: {clicks} clicks");
    // The bots may end it after the last click.
    page.until("the end", "return document.querySelector('#p-turn .status.over') !== null").await;
    assert!(clicks > 10, "only {clicks} clicks");
    let table = page.js(FINAL_TABLE).await;
    let columns = table["columns"].as_u64().unwrap();
    assert!(columns >= u64::from(case.seats), "{table}");
    assert_eq!(table["sums"], table["totals"], "the lines of the final table make up its totals");
    the_end_fits(&page).await;
    late_positions_fit(&page).await;
}

/// The table shortly before the end, when it is fullest, as its replay shows it to everybody: nothing scrolls inside the frame and nothing is cut.
async fn late_positions_fit(page: &Page) {
    let (path, last) = (page.path().await, page.ply().await);
    page.resize(1366, 768).await;
    page.go(&format!("{path}/replay/{}", (last - 12).max(1))).await;
    let found = crate::frame::defects(page, (11.0, 11.0)).await;
    let inside = page.js("const board = document.getElementById('p-board'); return board.scrollHeight - board.clientHeight").await;
    assert!(found.is_empty() && inside.as_i64() <= Some(0), "{inside} px of the replay are out of sight; {}", found.join("\n"));
}

/// The final count stands on one screen, whatever the language.
async fn the_end_fits(page: &Page) {
    let path = page.path().await;
    for lang in ["en", "fr", "nl"] {
        page.js(&format!("document.cookie = 'lang={lang}; path=/'")).await;
        page.go(&path).await;
        let seen = page.js(HEIGHTS).await;
        assert_eq!(seen["lang"], lang);
        assert_eq!(seen["window"], 900);
        assert!(seen["page"].as_f64() <= seen["window"].as_f64(), "{lang}: {seen}");
        assert!(seen["board"].as_f64() <= seen["frame"].as_f64(), "{lang}: {seen}");
        assert_eq!(seen["cut"], json!([]), "{lang}: names are written out");
        assert!(seen["type"].as_str().unwrap().starts_with("Libertinus"), "{lang}: the count is in our type: {seen}");
    }
    // Some lines more, as after a game of many works.
    page.js(MORE_LINES).await;
    let seen = page.js(HEIGHTS).await;
    assert!(seen["board"].as_f64() <= seen["frame"].as_f64(), "with more lines: {seen}");
}

const MORE_LINES: &str = "const board = document.querySelector('#board, .ending .counted');
    board.insertAdjacentHTML('beforeend', '<div style=\"height: 70px\"></div>');
    dispatchEvent(new Event('resize'));";

/// What would have to be scrolled.
const HEIGHTS: &str =
    "const root = document.documentElement, frame = document.querySelector('.ending .sheet') ?? document.getElementById('p-board');
    const names = [...document.querySelectorAll('.score-table thead th')].filter((el) => el.checkVisibility());
    const cut = names.filter((el) => el.scrollWidth > el.clientWidth + 1 || getComputedStyle(el).textOverflow === 'ellipsis').map((el) => el.textContent);
    const line = document.querySelector('.score-table tbody th, #p-ending tbody th') ?? root;
    return { lang: root.lang, window: innerHeight, page: root.scrollHeight, frame: frame.clientHeight, board: frame.scrollHeight, cut, type: getComputedStyle(line).fontFamily };";

/// Clicks so many times, or to the end of the game, and gives the number of clicks. Whatever is not as it should be is a panic.
pub async fn clicking(page: &Page, seed: u32, most: u64) -> u64 {
    let mut clicks = 0;
    while clicks < most {
        let told = page.client.execute_async(CLICKER, vec![json!(AT_ONCE), json!(seed), json!(most - clicks)]).await.unwrap();
        let more = told["clicks"].as_u64().unwrap();
        clicks += more;
        let defects: Vec<&str> = told["defects"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert!(defects.is_empty(), "after {clicks} clicks: {}", defects.join("\n"));
        if told["over"] == true {
            break;
        }
        assert!(more > 0, "after {clicks} clicks nothing can be clicked");
    }
    clicks
}

/// The final scoring as it stands in sight: per column, the lines added up, and the total below.
const FINAL_TABLE: &str =
    "const table = [...document.querySelectorAll('#board table.score-table, #p-ending table')].find((t) => t.checkVisibility());
    if (!table) return { columns: 0 };
    const row = (tr) => [...tr.querySelectorAll('td')].map((td) => Number((td.querySelector('b') ?? td).textContent));
    const lines = [...table.querySelectorAll('tbody tr')].map(row), totals = row(table.querySelector('tfoot tr'));
    return { columns: totals.length, totals, sums: totals.map((_, n) => lines.reduce((sum, line) => sum + line[n], 0)) };";

macro_rules! whole_games {
    ($($name:ident: $game:literal, $seats:literal, $bots:literal, [$($option:ident = $value:literal),*], $seed:literal;)*) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                play(&Case { game: $game, seats: $seats, options: &[$((stringify!($option), $value)),*], bots: $bots, seed: $seed }).await;
            }
        )*
    };
}

whole_games! {
    florence_alone_against_strozzi_is_played_by_clicking: "florence", 1, "bot-random", [], 11;
    florence_alone_with_the_easier_adjustments_is_played_by_clicking:
        "florence", 1, "bot-random", [brag_1_2_3 = "on", one_time_less = "on", no_time_for_brag_cards = "on", no_setup_guards = "on", half_giovanni_if_unpaid = "on"], 12;
    florence_alone_with_the_harder_adjustments_is_played_by_clicking:
        "florence", 1, "bot-random", [no_bonus_turns_if_you_pass_first = "on", card_6_vp_per_time = "on", one_time_more = "on", strozzi_first_pass_time = "on", strozzi_objective = "on", strozzi_bodyguards_block_you = "on"], 13;
    florence_for_two_is_played_by_clicking: "florence", 2, "bot-random", [], 14;
    florence_for_five_is_played_by_clicking: "florence", 5, "bot-random", [], 15;
    the_princes_for_two_are_played_by_clicking: "princes", 2, "bot-random", [], 21;
    the_princes_for_two_with_four_freedoms_are_played_by_clicking: "princes", 2, "bot-random", [freedoms_2p = "4"], 22;
    the_princes_for_five_are_played_by_clicking: "princes", 5, "bot-random", [], 23;
    the_princes_with_muse_and_princess_are_played_by_clicking: "princes", 3, "bot-random", [muse = "on"], 24;
    the_princes_in_cooperation_are_played_by_clicking: "princes", 3, "bot-random", [cooperation = "on"], 25;
    il_vecchio_for_two_is_played_by_clicking: "il_vecchio", 2, "bot-random", [], 31;
    il_vecchio_for_four_is_played_by_clicking: "il_vecchio", 4, "bot-random", [], 32;
    il_vecchio_with_its_three_options_is_played_by_clicking:
        "il_vecchio", 3, "bot-random", [free_reinforcement = "on", no_events = "on", middlemen_start = "random"], 33;
    lorenzo_for_two_is_played_by_clicking: "lorenzo", 2, "bot-random", [], 41;
    lorenzo_for_four_is_played_by_clicking: "lorenzo", 4, "bot-random", [], 42;
    lorenzo_with_leaders_and_advanced_tiles_is_played_by_clicking:
        "lorenzo", 3, "bot-random", [leaders = "on", bonus_tiles = "advanced"], 43;
    firenze_for_two_is_played_by_clicking: "firenze", 2, "bot-apprentice", [], 51;
    firenze_for_four_is_played_by_clicking: "firenze", 4, "bot-apprentice", [], 52;
    firenze_with_the_campanile_and_seals_by_dice_is_played_by_clicking:
        "firenze", 3, "bot-apprentice", [campanile = "on", neutral_placement = "dice"], 53;
    firenze_with_a_dead_colour_is_played_by_clicking: "firenze", 3, "bot-apprentice", [neutral_placement = "dead_colour", neutral_seals = "7"], 54;
}
