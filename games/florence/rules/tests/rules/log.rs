//! What people are told: who, what and why. Each sentence cites the rule it makes plain.

use crate::table::*;
use serde_json::{Value, json};
use words::{Lang, Texts};

const TEXTS: Texts = words::texts!("../../../lang");

fn told(table: &Table) -> Vec<String> {
    table.told(Lang::En, &TEXTS)
}

/// Seat 1 has passed, seat 0 passes now: the noble of the round drives.
fn last_pass(round: u8, patch: Value) -> Vec<String> {
    let mut all = json!({"players": {"1": {"passed": 1, "ring": 9}}});
    kit::patch::apply(&mut all, &patch).expect("a patch");
    let mut table = table(2, round, all);
    table.play(0, "pass");
    told(&table)
}

#[test]
fn members_are_told_by_the_name_of_their_owner() {
    // §4.8, §4.10, §4.13
    let queue = json!({"places": {"1": {"queue": ["blue debutante", "orange debutante"]}}});
    let mut walk = table(2, 1, queue.clone());
    walk.play(0, "deploy");
    assert_eq!(told(&walk), ["Anna pays 4 time for deploying."]);
    walk.play(0, "at 1");
    assert_eq!(told(&walk)[0], "Anna brings a débutante to Novella, place 3 in the queue.");
    let mut rise = table(2, 1, queue.clone());
    rise.play(0, "promote").play(0, "member 1 1");
    assert_eq!(told(&rise)[0], "Anna makes a débutante at Novella a donna, now in place 1.");
    assert_eq!(rise.told(Lang::Fr, &TEXTS)[0], "Anna promeut un débutant à Novella : c’est une donna, à la place 1.");
    assert_eq!(rise.told(Lang::Nl, &TEXTS)[0], "Anna maakt van een debutante bij Novella een donna, nu op plek 1.");
    let mut go = table(2, 1, queue);
    go.play(0, "move").play(0, "member 1 1").play(0, "to 2");
    assert_eq!(told(&go)[0], "Anna walks the débutante from Novella to San Lorenzo.");
}

#[test]
fn a_swap_names_both_people_and_where_they_stand_now() {
    // §4.5
    let mut table = table(
        2,
        1,
        json!({
            "players": {"0": {"passed": 1, "ring": 5, "time": 4}}, "places": {"5": {"queue": ["orange debutante", "blue debutante"]}},
            "steps": [{"step": "turns", "next": 1}, {"step": "bonus", "seat": 0}],
        }),
    );
    table.play(0, "swap 1");
    assert_eq!(told(&table)[0], "Anna swaps two débutantes at Duomo: Anna moves up to place 1, Bruno goes back to place 2.");
    let fr = "Anna échange deux débutants à Duomo : Anna avance à la place 1, Bruno recule à la place 2.";
    assert_eq!(table.told(Lang::Fr, &TEXTS)[0], fr);
    assert_eq!(
        table.told(Lang::Nl, &TEXTS)[0],
        "Anna wisselt twee debutantes bij Duomo: Anna schuift op naar plek 1, Bruno gaat terug naar plek 2."
    );
}

#[test]
fn time_that_a_full_dial_loses_is_told() {
    // §3.3, §4.6
    let bonus = |time: u8| {
        let players = json!({"0": {"passed": 1, "ring": 5, "time": time}});
        let mut table = table(2, 1, json!({"players": players, "steps": [{"step": "turns", "next": 1}, {"step": "bonus", "seat": 0}]}));
        table.play(0, "time");
        told(&table)[0].clone()
    };
    assert_eq!(bonus(4), "Anna gains 1 time (bonus after passing).");
    assert_eq!(bonus(12), "Anna gains no time (bonus after passing): the dial is full, and 1 time is lost.");
    let mut first = table(2, 1, json!({"players": {"0": {"time": 11}}}));
    first.play(0, "pass");
    assert_eq!(told(&first), ["Anna passes.", "Anna gains 1 time (for passing first); the dial is full, and 1 time more is lost."]);
}

#[test]
fn a_brag_for_nothing_is_told_with_its_vp() {
    // §5.6
    let mut table = table(2, 1, json!({"places": {"3": {"queue": ["blue debutante"]}}}));
    table.play(0, "brag").play(0, "at 3");
    assert_eq!(told(&table)[0], "Anna brags at Annunziata for 0 VP: Scandalous, bottom box.");
}

#[test]
fn a_full_hand_and_a_brag_without_a_member_leave_their_lines() {
    // §7.5, §8.2, §8.4
    let full = json!({"teleport": 3, "double_run": 2});
    let said = last_pass(
        1,
        json!({
            "players": {"0": {"hand": full, "time": 3}},
            "places": {
                "5": {"queue": ["blue debutante"], "brags": ["blue", null, null]}, "2": {"brags": ["orange", null, null]},
                "3": {"queue": ["orange debutante"]}, "6": {"queue": ["blue debutante"]},
            },
        }),
    );
    assert_eq!(
        said[..9],
        [
            "Anna passes.",
            "Cosimo drives to Duomo.",
            "Anna leads there and scores 1 VP.",
            "Anna gains 1 time (instead of a scandal card: the hand is full).",
            "Cosimo drives to San Lorenzo.",
            "Bruno has the highest brag at San Lorenzo, but no member there: no card.",
            "Cosimo drives to Annunziata.",
            "Bruno leads there and scores 1 VP.",
            "Cosimo drives to Bargello.",
        ]
    );
}

#[test]
fn vp_that_lapse_with_contessina_and_rewards_nobody_takes_are_told() {
    // §9.1, §9.2, §9.8
    let said = last_pass(2, json!({"carriages": [1, 7, 8], "places": {"4": {"queue": ["orange donna", "blue debutante"]}}}));
    assert!(said.contains(&"Bruno scores 13 VP from Contessina for place 1 in the queue.".to_string()), "{said:?}");
    let lapsed = "Anna gets nothing for place 2: a débutante is not received by Contessina, and 9 VP lapse.";
    assert!(said.contains(&lapsed.to_string()), "{said:?}");
    let said = last_pass(3, json!({}));
    assert_eq!(said.iter().filter(|line| line.starts_with("Nobody takes Giovanni’s reward of")).count(), 3, "{said:?}");
}

#[test]
fn an_objective_is_told_with_its_locations_and_its_vp() {
    // §1.4, §11.3
    let mut table = Table::with(2, &[]);
    table.chance("first 0").chance("objective 1");
    assert_eq!(told(&table), ["Anna is dealt objective 1: locations Novella, San Lorenzo, Ponte Vecchio and Signoria."]);
    let said = last_pass(9, json!({"players": {"0": {"objective": 1}}, "places": {"1": {"queue": members(4, "blue debutante")}}}));
    let shown = "Anna shows objective 1 (locations Novella, San Lorenzo, Ponte Vecchio and Signoria): 4 members there, 10 VP.";
    assert!(said.contains(&shown.to_string()), "{said:?}");
}

#[test]
fn the_end_tells_totals_and_what_broke_a_tie() {
    // §11.4
    let end = |patch: Value| {
        let mut all = json!({"carriages": [1, 7, 8], "players": {"0": {"time": 0}, "1": {"time": 2}}});
        kit::patch::apply(&mut all, &patch).expect("a patch");
        last_pass(9, all)
    };
    let said = end(json!({"players": {"0": {"vp": {"brag": 20}}, "1": {"vp": {"brag": 18}}}}));
    assert_eq!(
        said[said.len() - 3..],
        ["Anna: 20 (brags 20)", "Bruno: 19 (brags 18 and time left 1)", "The carnival is over: Anna wins with 20 VP."]
    );
    let tie = json!({"players": {"0": {"vp": {"brag": 20}}, "1": {"vp": {"brag": 19}}}});
    let said = end(tie.clone());
    assert_eq!(
        said.last().unwrap(),
        "The carnival is over: Anna and Bruno share the victory with 20 VP, as many members and as many gifts given."
    );
    let mut members = tie;
    members["places"] = json!({"4": {"queue": ["orange debutante"]}});
    assert_eq!(
        end(members).last().unwrap(),
        "The carnival is over: Bruno wins with 20 VP, level with others but with more members on the board (1)."
    );
}

#[test]
fn strozzi_is_told_by_his_name_and_the_colour_of_his_family() {
    // §12.1, §12.21
    let mut table = set_up(1);
    let said = told(&table);
    assert!(said.iter().any(|line| line.starts_with("Strozzi (orange) brings a débutante to ")), "{said:?}");
    table.play(0, "at 2");
    let end = json!({"steps": [{"step": "turns", "next": 1}, {"step": "action", "seat": 0}], "players": {"1": {"passed": 1, "time": 4}}});
    let mut last = solo(9, end);
    last.play(0, "pass");
    assert_eq!(told(&last).last().unwrap(), "The carnival is over: Anna wins with 6 VP.");
}
