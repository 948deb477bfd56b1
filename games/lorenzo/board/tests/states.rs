//! Questions that games by bots seldom put, each laid out by hand, and what the table tells of its things.

use drawing::testing::{answer_all, attributes, checked_drawing, drawing_for, inspection, marked_as_last, spot, words_of};
use kit::{Journal, Seat, Setup, Viewer};
use lorenzo::Lorenzo;
use lorenzo_board::LorenzoBoard;
use serde_json::{Value, json};
use testkit::Scenario;
use words::{Texts, texts};

const TEXTS: Texts = texts!("../../lang");

/// A round in which seat 0 is to move, with all members at home, dice 3, 4, 5, and a purse that buys nearly everything.
fn turn(options: &[(&str, &str)], patch: Value) -> Scenario<Lorenzo> {
    let rich = json!({"coin": 9, "wood": 9, "stone": 9, "servant": 4, "military": 9, "vp": 36});
    let mut position = json!({
        "round": 5, "order": [0, 1], "dice": [3, 4, 5], "tiles": ["1-4", "2-5", "3-5"], "pile": null,
        "players": {"0": {"goods": rich}, "1": {"goods": rich}},
        "steps": [{"step": "round"}, {"step": "end-of-round"}, {"step": "turns", "taken": 1}, {"step": "turn", "seat": 0, "placed": false}],
    });
    kit::patch::apply_keeping_null(&mut position, &patch).unwrap();
    Scenario::patched(2, options, position)
}

const LEADERS: &[(&str, &str)] = &[("leaders", "on")];

#[track_caller]
fn drawn(table: &Scenario<Lorenzo>) -> String {
    checked_drawing::<LorenzoBoard>(table.table(), &TEXTS)
}

#[test]
fn lorenzo_imitates_by_pointing_at_a_rivals_leader_and_then_acts_by_his_own_card() {
    // §12.21
    let patch = json!({"players": {"0": {"hand": ["lorenzo-de-medici"]}, "1": {"played": ["michelangelo-buonarroti", "sisto-iv"]}}});
    let mut table = turn(LEADERS, patch);
    assert!(spot(&drawn(&table), "play lorenzo-de-medici").contains("data-inspect=\"l-lorenzo-de-medici\""));
    table.play(0, "play lorenzo-de-medici");
    let choosing = drawn(&table);
    for leader in ["michelangelo-buonarroti", "sisto-iv"] {
        assert!(spot(&choosing, &format!("copy {leader}")).contains(&format!("data-inspect=\"l-{leader}\"")));
    }
    table.play(0, "copy michelangelo-buonarroti");
    // The answer has the name of whom he imitates; the card is his own.
    assert!(spot(&drawn(&table), "use michelangelo-buonarroti").contains("data-inspect=\"l-lorenzo-de-medici\""));
}

#[test]
fn the_member_that_federico_raises_is_pointed_at_on_the_mat() {
    // §12.12
    let mut table = turn(LEADERS, json!({"players": {"0": {"played": ["federico-da-montefeltro"]}}}));
    table.play(0, "use federico-da-montefeltro");
    let choosing = drawn(&table);
    for member in ["black", "white", "orange"] {
        assert!(spot(&choosing, &format!("raise {member}")).contains(&format!("data-inspect=\"m-{member}\"")));
    }
}

#[test]
fn what_a_tile_takes_a_discount_and_two_prices_are_things_in_the_bar() {
    // §10.8: a privilege of wood and stone.
    let mut table = turn(&[], json!({"players": {"0": {"excommunicated": [true, false, false]}}}));
    table.play(0, "member black").play(0, "place council").play(0, "privilege 1");
    assert!(spot(&drawn(&table), "lose wood").contains("btn thing"));
    // §5.7: the Stonemason, and a building of wood and stone.
    let floors = json!({"building": ["barracks", null, null, null], "venture": ["support-to-the-cardinal", null, null, null]});
    let mut table = turn(&[], json!({"towers": floors, "players": {"0": {"cards": {"character": ["stonemason"]}}}}));
    table.play(0, "member black").play(0, "place building-1");
    let choosing = drawn(&table);
    assert!(spot(&choosing, "discount wood").contains("btn thing"));
    assert!(inspection(&choosing, "a-discount-wood").contains("s-barracks"), "the panel shows what is paid for");
    // §5.4
    let mut table = turn(&[], json!({"towers": floors}));
    table.play(0, "member black").play(0, "place venture-1");
    let choosing = drawn(&table);
    assert!(spot(&choosing, "price 2").contains("btn thing"));
    assert!(words_of(inspection(&choosing, "a-price-2")).contains("pay 3 coins, 2 wood and 2 stone"));
}

#[test]
fn the_panel_reckons_servants_fee_floor_and_price_against_what_is_there() {
    // §4.6: value 7 for 5 takes two servants, the fee is 3, the floor gives 2 stone, the Scholar costs 4.
    let patch = json!({"towers": {"character": [null, null, null, "scholar"]}, "players": {"1": {"members": {"black": "character-1"}}}});
    let mut table = turn(&[], patch);
    table.play(0, "member orange");
    let placing = drawn(&table);
    assert!(spot(&placing, "place character-4").contains("data-inspect=\"c-scholar\""));
    let panel = words_of(inspection(&placing, "c-scholar"));
    for said in [
        "Character · second period · floor 4, value 7",
        "7 (4 for the card, 3 for the fee) coins you have 9 keep 2",
        "2 (2 for the value) servants you have 4 keep 2",
        "Orange member: 2 servants for value 7",
        "The floor gives 2 stone first",
        "That makes 1 character: 0 → 1 points at the end",
    ] {
        assert!(panel.contains(said), "`{said}` is not told: {panel}");
    }
    // Before and after: what is paid, and what came.
    for change in ["coins: 9 → 2", "stone: 9 → 11", "servants: 4 → 2"] {
        assert!(panel.contains(change), "`{change}` is not told: {panel}");
    }
}

#[test]
fn a_place_that_is_refused_tells_why_with_the_rule_and_lights_nothing() {
    // §5.2 after §4.4: 6 coins would do for the card or for the fee.
    let patch = json!({"towers": {"character": [null, null, "scholar", null]},
        "players": {"0": {"goods": {"coin": 6}}, "1": {"members": {"black": "character-1"}}}});
    let mut table = turn(&[], patch);
    table.play(0, "member orange");
    let placing = drawn(&table);
    let panel = words_of(inspection(&placing, "c-scholar"));
    assert!(panel.contains("The card costs 4 coins and the fee for the occupied tower 3; you have 6. §5.2"), "{panel}");
    assert!(panel.contains("7 (4 for the card, 3 for the fee) coins you have 6 1 missing"), "{panel}");
    assert!(!inspection(&placing, "c-scholar").contains("class=\"verdict\""), "gold is for what is possible");
}

#[test]
fn before_a_member_is_chosen_a_card_tells_which_of_them_would_reach_it() {
    // §3.3, §4.2
    let patch = json!({"towers": {"territory": [null, null, "forest", null]}, "players": {"0": {"members": {"black": "territory-1"}}}});
    let table = turn(&[], patch);
    let panel = inspection(&drawn(&table), "c-forest").to_string();
    let said = attributes(&panel, "aria-label");
    assert_eq!(said.len(), 3, "black is out: {said:?}");
    assert!(said[0].starts_with("The white member cannot go there. You have a coloured member there already"), "{said:?}");
    assert!(said[2].starts_with("The neutral member cannot go there. This needs value 5"), "{said:?}");
}

#[test]
fn a_rivals_last_turn_is_marked_where_it_went_until_the_viewers_next_is_over() {
    let setup = Setup::read::<Lorenzo>(2, &[]).unwrap();
    let floors = json!({"territory": ["woods", "village", null, null]});
    let begun = turn(&[], json!({"towers": floors}));
    let mut table = Journal::from_position(setup, begun.game().clone());
    answer_all(&mut table, &[(0, "member black"), (0, "place market-1"), (1, "member orange"), (1, "place territory-1")]);
    let mine = drawing_for::<LorenzoBoard>(&table, Viewer::Seat(Seat(0)), &TEXTS);
    let marked = marked_as_last(&mine);
    assert_eq!(marked.len(), 2, "the socket on the floor and the card that was taken: {marked:?}");
    assert!(marked[0].contains("class=\"sock blue last\"") && marked[1].contains("id=\"c-woods\""), "{marked:?}");
    let theirs = drawing_for::<LorenzoBoard>(&table, Viewer::Seat(Seat(1)), &TEXTS);
    assert!(!theirs.contains(" last"), "who has just moved has seen it all");
}

#[test]
fn only_servants_that_put_a_card_to_work_stand_out() {
    // §6.4: Village works from 3, Forest from 5.
    let patch = json!({"dice": [2, 4, 5], "players": {"0": {"cards": {"territory": ["village", "forest"]}}}});
    let mut table = turn(&[], patch);
    table.play(0, "member black").play(0, "place harvest-single");
    let choosing = drawn(&table);
    let stands_out = |n: u8| !spot(&choosing, &format!("servants {n}")).contains("minor");
    assert_eq!([0, 1, 2, 3, 4].map(stands_out), [true, true, false, true, false]);
    assert!(words_of(inspection(&choosing, "a-servants-3")).contains("At 5 work: Village and Forest"));
}
