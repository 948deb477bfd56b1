//! §6, works.

use crate::table::*;
use kit::Seat;
use princes::{Bonus, Profession};
use serde_json::json;

/// Anne in round 3: theatre, freedom of travel, two jesters; the poet and two more in hand, a recruiting card left on her table.
fn anne() -> Table {
    let prince = json!({
        "buildings": {"theatre": at(0, 0, 0)}, "freedoms": ["travel"], "jesters": 2, "hand": ["poet", "jurist", "composer"],
        "recruiting_on_table": 1, "florins": 0,
    });
    turn(3, BASE, 3, 0, json!({"0": prince}))
}

#[test]
fn a_profession_lies_face_up_after_its_work_and_works_once() {
    // §6.1
    let mut table = anne();
    table.play(0, "work poet").play(0, "prestige 0");
    assert_eq!(table.public().princes[0].table, [Profession::Poet]);
    table.not_offered(0, "work poet");
}

#[test]
fn the_example_of_annes_poet_is_worth_fifteen() {
    // §6.2, §6.9: 4 + 0 + 3 + 4 + 4 = 15; she gives back 1400 florins for 7 prestige and keeps 100.
    let mut table = anne();
    table.play(0, "work poet");
    assert_eq!(
        table.legal(0),
        ["prestige 0", "prestige 1", "prestige 2", "prestige 3", "prestige 4", "prestige 5", "prestige 6", "prestige 7"]
    );
    table.play(0, "prestige 7");
    assert_eq!((florins(&table, 0), prestige(&table, 0)), (100, 7));
    assert_eq!(table.public().princes[0].best, 15);
}

#[test]
fn cards_in_hand_on_the_table_and_recruiting_cards_count_one_each() {
    // §6.3
    let prince = json!({"hand": ["poet", "jurist"], "table": ["sculptor"], "recruiting_in_hand": 2, "recruiting_on_table": 1});
    let table = turn(3, BASE, 1, 0, json!({"0": prince}));
    assert_eq!(table.view(0).princes[0].values["poet"], 6);
}

#[test]
fn the_minimum_rises_round_by_round() {
    // §6.4
    for (round, minimum) in [(1, 7), (2, 10), (3, 12), (4, 14), (5, 15), (6, 16), (7, 17)] {
        // One card and building, landscape, freedom make 11; the rest is cards left on the table.
        let prince = |left: i32| {
            json!({"0": {
                "buildings": {"theatre": at(0, 0, 0)}, "landscapes": [garden("lake", 0, 0, 4)], "jesters": 1, "hand": ["poet"],
                "recruiting_on_table": left.clamp(0, 5), "table": if left > 5 { json!(["jurist", "composer"]) } else { json!([]) },
            }})
        };
        // Building 4, landscape 3, jester 2, poet 1 = 10.
        let value_of = |left: i32| 10 + left.clamp(0, 5) + if left > 5 { 2 } else { 0 };
        for left in 0..=6 {
            let table = turn(3, BASE, round, 0, prince(left));
            assert_eq!(table.view(0).princes[0].values["poet"], value_of(left) as u16);
            assert_eq!(table.is_legal(0, "work poet"), value_of(left) >= minimum, "round {round}, value {}", value_of(left));
        }
        assert_eq!(turn(3, BASE, round, 0, prince(0)).public().minimum, minimum as u16);
    }
}

#[test]
fn a_profession_that_cannot_reach_the_minimum_with_all_bonus_cards_is_refused() {
    // §6.5: round 1 needs 7; the poet alone makes 1 + 4 for two jesters.
    let table = |bonuses: serde_json::Value| turn(3, BASE, 1, 0, json!({"0": {"jesters": 2, "hand": ["poet"], "bonuses": bonuses}}));
    table(json!([])).refused(0, "work poet", "6.5");
    table(json!(["people_on_table"])).refused(0, "work poet", "6.5");
    let mut enough = table(json!(["each_jester"]));
    enough.play(0, "work poet");
    enough.not_offered(0, "end");
    enough.refused(0, "done", "6.6");
}

#[test]
fn bonus_cards_are_added_one_by_one_and_one_may_stop_at_the_minimum() {
    // §6.6
    let prince = json!({"jesters": 2, "hand": ["poet"], "bonuses": ["each_park", "each_jester", "people_on_table"]});
    let mut table = turn(3, BASE, 1, 0, json!({"0": prince}));
    table.play(0, "work poet").refused(0, "done", "6.6");
    table.play(0, "add each_park"); // worth nothing, and allowed
    table.play(0, "add each_jester");
    assert!(table.is_legal(0, "done"), "5 + 0 + 4 is enough");
    table.play(0, "add people_on_table");
    assert_eq!(table.legal(0).len(), 6, "5 + 0 + 4 + 1 = 10: 0 to 5 prestige");
}

#[test]
fn bonus_cards_are_added_in_any_order_and_a_search_follows_that_of_the_list() {
    // §6.7
    let prince = json!({"jesters": 2, "hand": ["poet"], "bonuses": ["each_park", "each_jester", "people_on_table"]});
    let mut table = turn(3, BASE, 1, 0, json!({"0": prince}));
    table.play(0, "work poet").in_any_order(0, &["add each_park", "add each_jester", "add people_on_table"]);
    table.play(0, "add people_on_table");
    assert_eq!(table.searched(0), table.legal(0), "5 + 1 is not enough, and no later card is left: a search has to go back");
    let prince = json!({"jesters": 2, "hand": ["poet"], "bonuses": ["each_jester", "people_on_table"]});
    let mut table = turn(3, BASE, 1, 0, json!({"0": prince}));
    table.play(0, "work poet");
    assert_eq!(table.searched(0), ["add each_jester"], "5 + 1 would leave the minimum out of its reach");
    let prince = json!({"jesters": 4, "hand": ["poet"], "bonuses": ["each_jester", "people_on_table"]});
    let mut table = turn(3, BASE, 1, 0, json!({"0": prince}));
    table.play(0, "work poet").play(0, "add people_on_table");
    assert_eq!(table.searched(0), ["done"]);
    assert_eq!(table.legal(0), ["add each_jester", "done"]);
}

#[test]
fn bonus_cards_count_with_the_profession_on_the_table_and_leave_the_game() {
    // §6.8: one other card in hand, so people in hand adds 1 and people on the table 1.
    let prince = json!({"jesters": 4, "hand": ["poet", "jurist"], "bonuses": ["people_in_hand", "people_on_table"]});
    let mut table = turn(3, BASE, 1, 0, json!({"0": prince}));
    table.play(0, "work poet").play(0, "add people_in_hand").play(0, "add people_on_table");
    assert_eq!(table.public().princes[0].best, 0, "not paid yet");
    table.play(0, "prestige 6");
    assert_eq!(table.public().princes[0].best, 12, "10 + 1 + 1");
    assert_eq!(table.public().gone, [Bonus::PeopleInHand, Bonus::PeopleOnTable]);
    assert_eq!(table.public().piles["bonus"].cards, 18);
}

#[test]
fn a_work_pays_100_a_point_and_200_florins_make_a_prestige() {
    // §6.9
    let table = turn(3, BASE, 1, 0, json!({"0": {"jesters": 4, "hand": ["poet"], "florins": 0}}));
    for points in 0..=4 {
        let mut table = table.patch(json!({}));
        table.play(0, "work poet").play(0, &format!("prestige {points}"));
        assert_eq!((florins(&table, 0), prestige(&table, 0)), (900 - 200 * points, points));
    }
    let mut table = table.patch(json!({}));
    table.play(0, "work poet").not_offered(0, "prestige 5");
}

#[test]
fn the_best_work_scores_three_for_all_who_made_it() {
    // §6.10
    let award = |bests: [u16; 3]| {
        let steps = json!([{"step": "round"}, {"step": "award"}]);
        let table = position(3, BASE, 2, steps, json!({"0": {"best": bests[0]}, "1": {"best": bests[1]}, "2": {"best": bests[2]}}));
        [prestige(&table, 0), prestige(&table, 1), prestige(&table, 2)]
    };
    assert_eq!(award([15, 14, 0]), [3, 0, 0]);
    assert_eq!(award([15, 15, 14]), [3, 3, 0]);
    assert_eq!(award([0, 0, 0]), [0, 0, 0]);
    // Two works: the better one counts, not their sum.
    let prince = json!({"jesters": 4, "hand": ["poet", "jurist"], "freedoms": ["travel"]});
    let mut table = turn(3, BASE, 1, 2, json!({"2": prince, "0": {"best": 14}}));
    table.play(2, "work poet").play(2, "prestige 0").play(2, "work jurist").play(2, "prestige 0");
    assert_eq!((prestige(&table, 0), prestige(&table, 2)), (3, 0), "13 and 10 against 14");
    assert_eq!(table.game().prince(Seat(2)).best, 0, "the next round begins anew");
}

#[test]
fn what_a_bonus_card_would_add_is_seen_with_the_profession_on_the_table_before_and_while_it_works() {
    // §6.8: of three in hand two stay there, and one lies on the table.
    let prince = json!({"hand": ["poet", "jurist", "composer"], "bonuses": ["people_in_hand", "people_on_table"], "jesters": 2});
    let mut table = turn(3, BASE, 1, 0, json!({"0": prince}));
    let added =
        |table: &Table| (table.view(0).princes[0].bonus_values["people_in_hand"], table.view(0).princes[0].bonus_values["people_on_table"]);
    assert_eq!(added(&table), (2, 1));
    table.play(0, "work poet");
    assert_eq!(added(&table), (2, 1));
}
