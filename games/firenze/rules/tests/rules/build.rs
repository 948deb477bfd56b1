//! Chapter 6: phase 3.

use crate::table::*;
use serde_json::json;

fn building(letters: &str, towers: serde_json::Value) -> Scenario<firenze::Firenze> {
    table(2, json!({"steps": at("build"), "players": {"0": {"store": bricks(letters), "towers": towers}}}))
}

#[test]
fn new_towers_are_begun_and_old_ones_raised() {
    // §6.1
    let mut table = building("ggb", json!([tower("green", 2)]));
    assert!(table.is_legal(0, "raise 1 3") && table.is_legal(0, "begin green 1") && table.is_legal(0, "begin blue 1"));
    table.play(0, "raise 1 3").play(0, "begin blue 1");
    assert_eq!(site(&table, 0), [("green", 3), ("blue", 1)]);
    assert_eq!(store(&table, 0), tally("g"));
}

#[test]
fn a_tower_has_one_colour() {
    // §6.2
    let table = building("bbbb", json!([tower("green", 2)]));
    table.not_offered(0, "raise 1 3");
    assert_eq!(table.legal(0), ["begin blue 1", "begin blue 2", "begin blue 3", "done"]);
}

#[test]
fn towers_of_one_colour_are_separate_and_each_must_be_raised() {
    // §6.3
    let mut table = building("ww", json!([tower("white", 2), tower("white", 4)]));
    table.play(0, "raise 2 5").play(0, "begin white 1").play(0, "done");
    // The two-floor tower was not raised and is gone: one brick to the bag, one back.
    assert_eq!(site(&table, 0), [("white", 1), ("white", 5)]);
    assert_eq!(store(&table, 0), tally("w"));
}

#[test]
fn six_bricks_are_the_most_in_a_turn() {
    // §6.4
    let letters = format!("{}{}", many('w', 10), many('y', 8));
    let mut table = building(&letters, json!([]));
    assert!(table.is_legal(0, "begin white 6"));
    table.play(0, "begin white 4");
    table.refused(0, "begin yellow 3", "6.4");
    table.play(0, "begin yellow 2");
    table.not_offered(0, "begin yellow 1"); // six are placed: the cost is asked for
    assert!(table.legal(0).iter().all(|t| t.starts_with("pay")), "{:?}", table.legal(0));
}

#[test]
fn the_cost_depends_on_the_number_of_bricks_alone() {
    // §6.5
    let table1 = building("w", json!([]));
    let costs: Vec<_> = (1..=6).map(|n| table1.game().build_cost(n)).collect();
    assert_eq!(costs, [0, 0, 1, 3, 6, 10]);
    // Three bricks cost one, on one new tower or on three old ones.
    for answers in [&["begin white 3"][..], &["raise 1 2", "raise 2 5", "raise 3 8"]] {
        let mut table = building("wwwwwygwwb", json!([tower("white", 1), tower("yellow", 4), tower("green", 7)]));
        for answer in answers {
            table.play(0, answer);
        }
        table.play(0, "done").play(0, "pay white 1");
        let standing: u8 = site(&table, 0).iter().map(|(_, height)| *height).sum();
        let built = if answers.len() == 1 { 3 } else { 15 };
        assert_eq!(standing, built);
    }
}

#[test]
fn holger_places_four_bricks_and_pays_three() {
    // §6.6: the example of the rulebook. Four towers, eight bricks, none of them red.
    let towers = json!([tower("white", 4), tower("yellow", 2), tower("green", 5), tower("red", 3)]);
    let mut table = building("wwwyyggb", towers);
    let bag = table.game().bag;
    table.not_offered(0, "raise 4 4");
    table.play(0, "raise 1 6").play(0, "raise 2 3");
    // Five bricks would cost six, and he would have three left. With four he is at the end of his means: building is over.
    table.refused(0, "raise 3 7", "6.6");
    table.play(0, "raise 3 6");
    table.play(0, "pay white 1").play(0, "pay green 1"); // the third can only be the blue one
    let mut expected = bag;
    for letter in ["w", "g", "b"] {
        expected.add_all(&tally(letter));
    }
    // §7.2: the red tower of three falls at once, two bricks to the bag and one back.
    expected.add_all(&tally("rr"));
    assert_eq!(table.game().bag, expected);
    assert_eq!(store(&table, 0), tally("yr"));
    assert_eq!(site(&table, 0), [("white", 6), ("yellow", 3), ("green", 6)]);
}

#[test]
fn bricks_and_payment_come_from_one_store() {
    // §6.6
    let table1 = building("www", json!([]));
    table1.refused(0, "begin white 3", "6.6");
    let table2 = building("wwww", json!([]));
    assert!(table2.is_legal(0, "begin white 3"));
    table2.refused(0, "begin white 4", "6.6");
}

#[test]
fn a_payment_is_few_clicks_and_no_question_if_nothing_can_be_chosen() {
    // §6.6
    let mut table = building("wwwwyyg", json!([]));
    table.play(0, "begin white 4").play(0, "done");
    // Three bricks are left and three are due: nobody is asked.
    assert_eq!(store(&table, 0), tally(""));
    assert_eq!(table.game().active, kit::Seat(1));
}

#[test]
fn nothing_is_added_after_the_cost_is_paid() {
    // §6.7
    let mut table = building("wwwwwwwy", json!([]));
    table.play(0, "begin white 3").play(0, "done");
    assert_eq!(table.legal(0), ["pay white 1", "pay yellow 1"]);
    table.play(0, "pay yellow 1");
    table.not_offered(0, "begin white 1");
    assert_eq!(site(&table, 0), [("white", 3)]);
}

#[test]
fn a_lower_cost_stops_at_nothing_and_the_limit_stays() {
    // §6.8
    let set = json!({
        "steps": at("build"),
        "players": {"0": {"store": bricks(&many('w', 20)), "cards": hand(&["workshop", "masons"])}},
    });
    let mut table = table(2, set);
    table.play(0, "play masons");
    let costs: Vec<_> = (1..=6).map(|n| table.game().build_cost(n)).collect();
    assert_eq!(costs, [0, 0, 0, 0, 2, 6]);
    table.play(0, "begin white 6");
    table.not_offered(0, "begin white 1");
}

#[test]
fn building_never_lowers_a_tower() {
    // §6.9
    let table = building("gg", json!([tower("green", 4)]));
    table.not_offered(0, "raise 1 3").not_offered(0, "raise 1 4");
    assert!(table.is_legal(0, "raise 1 5"));
}

#[test]
fn a_tower_may_outgrow_every_contract() {
    // §6.10
    let mut table = building("ggwww", json!([tower("green", 8)]));
    table.play(0, "raise 1 9").play(0, "done");
    assert_eq!(site(&table, 0), [("green", 9)]);
    assert_eq!(table.game().active, kit::Seat(1), "no contract asks for nine floors");
}

#[test]
fn towers_are_raised_begun_and_topped_up_in_any_order() {
    // §6.1
    let begin = || building("wwwggrrryyyyyy", json!([tower("white", 1), tower("green", 1), tower("green", 4)]));
    begin().in_any_order(0, &["raise 1 2", "raise 2 2", "begin red 2", "begin yellow 1"]);
    begin().in_any_order(0, &["begin white 1", "begin red 1", "begin red 2", "raise 3 5"]);
    // What was begun or raised may be topped up, and is what it would be at once.
    let mut piecemeal = begin();
    piecemeal.play(0, "begin red 1").play(0, "raise 1 2").play(0, "raise 4 2").play(0, "begin yellow 1").play(0, "raise 1 3");
    let mut at_once = begin();
    at_once.play(0, "raise 1 3").play(0, "begin yellow 1").play(0, "begin red 2");
    assert!(piecemeal.game() == at_once.game());
}

#[test]
fn of_towers_that_are_alike_the_first_gets_the_most_whichever_is_raised_first() {
    // §6.3
    let begin = || building("wwwwwwwwwwww", json!([tower("white", 2), tower("white", 2), tower("white", 3)]));
    begin().not_offered(0, "raise 2 3");
    let mut ascending = begin();
    ascending.play(0, "raise 1 3").play(0, "raise 2 5").play(0, "raise 3 4");
    let mut descending = begin();
    descending.play(0, "raise 1 5").play(0, "raise 2 3").play(0, "raise 3 4");
    assert!(ascending.game() == descending.game());
    let mut topped_up = begin();
    topped_up.play(0, "raise 3 4").play(0, "raise 1 3").play(0, "raise 2 3").play(0, "raise 1 5");
    assert!(topped_up.game() == descending.game());
}

#[test]
fn a_search_places_a_set_of_bricks_in_one_order() {
    // §6.1: towers from left to right, then new ones by colour, so that six orders are one.
    let mut table = building("wwgg", json!([tower("white", 1), tower("green", 1)]));
    let searched = |table: &Scenario<firenze::Firenze>, answer: &str| table.searched(0).iter().any(|other| other == answer);
    table.play(0, "raise 2 2");
    assert!(table.is_legal(0, "raise 1 2") && !searched(&table, "raise 1 2"));
    table.play(0, "begin green 1");
    assert_eq!(table.searched(0), ["done"], "green is gone, and white comes before it");
    let mut alike = building("wwwwwww", json!([tower("white", 2), tower("white", 2)]));
    alike.play(0, "raise 1 3");
    assert!(searched(&alike, "raise 2 3") && !searched(&alike, "raise 2 4") && alike.is_legal(0, "raise 2 4"));
}

#[test]
fn a_position_from_before_any_order_was_taken_is_still_read() {
    // §6.1
    let mut steps = at("build");
    let place = steps.as_array().unwrap().len() - 1;
    steps[place] = json!({"step": "build", "placed": 1, "mark": {"raised": {"tower": 2, "from": 1, "to": 2}}});
    let green = json!({"make": {"plain": "green"}, "height": 2, "safe": true});
    let players = json!({"0": {"store": bricks("wwg"), "towers": [tower("white", 1), green]}});
    let table = table(2, json!({"steps": steps, "players": players}));
    assert!(table.is_legal(0, "raise 1 2") && !table.searched(0).contains(&"raise 1 2".to_string()));
}

#[test]
fn after_a_character_a_search_may_go_back_to_the_first_tower() {
    // §3.3
    let set = json!({
        "steps": at("build"),
        "players": {
            "0": {"store": bricks("ggggg"), "towers": [tower("white", 1), tower("green", 1)], "cards": hand(&["spy"])},
            "1": {"store": bricks("w")},
        },
    });
    let mut table = table(2, set);
    table.play(0, "raise 2 2").play(0, "play spy").play(0, "rob 1 white");
    assert!(table.searched(0).contains(&"raise 1 2".to_string()));
    table.play(0, "raise 1 2");
    assert_eq!(site(&table, 0), [("white", 2), ("green", 2)]);
}
