//! Chapter 16: the end.

use crate::table::*;
use firenze::{Colour, Contract, Firenze};
use kit::Seat;
use serde_json::json;

const EIGHT: [&str; 8] = ["white 3", "white 4", "white 5", "yellow 3", "yellow 4", "yellow 5", "green 3", "green 4"];

fn eight_of(seat: u8) -> Vec<(&'static str, u8)> {
    EIGHT.iter().map(|c| (*c, seat)).collect()
}

#[test]
fn the_first_last_seal_is_worth_five_and_no_other() {
    // §16.1
    let set = json!({"steps": at("contracts"), "seals": seals(&eight_of(0)), "players": {"0": {"towers": [tower("blue", 3)]}}});
    let mut table1 = table(2, set);
    table1.play(0, "fulfil 1");
    assert_eq!(earned(&table1, 0, "last_seal"), 5);
    assert_eq!(table1.game().ender, Some(Seat(0)));
    // Seat 1 places its last one after that.
    let mut placed = eight_of(1);
    for contract in ["red 3", "red 4", "red 6", "red 7", "blue 4", "blue 5", "blue 6", "blue 7", "blue 8"] {
        placed.push((contract, 0));
    }
    let set = json!({
        "steps": at("contracts"), "active": 1, "ender": 0, "seals": seals(&placed),
        "players": {"1": {"towers": [tower("blue", 3)]}},
    });
    let mut table2 = table(2, set);
    table2.play(1, "fulfil 1");
    assert_eq!(earned(&table2, 1, "last_seal"), 0);
    assert!(table2.is_over());
}

#[test]
fn the_turn_goes_on_and_everybody_else_has_exactly_one_more() {
    // §16.2
    let placed = ["white 3", "white 4", "white 5", "yellow 3", "yellow 4", "yellow 5"];
    let placed: Vec<_> = placed.iter().map(|c| (*c, 1)).collect();
    let set = json!({
        "steps": at("contracts"), "active": 1, "seals": seals(&placed),
        "row": row(&[("spy", ""), ("masons", ""), ("architect", ""), ("princess", "")]),
        "players": {"1": {"store": bricks("wwwwwwyyyyyy"), "towers": [tower("blue", 3)]}},
    });
    let mut table = table(3, set);
    table.play(1, "fulfil 1");
    assert_eq!(table.game().ender, Some(Seat(1)));
    assert_eq!(table.asked(), 1, "his store is still over the limit: phase 6");
    table.play(1, "pay white 2");
    for seat in [2, 0] {
        assert_eq!(table.asked(), seat);
        table.play(seat, "take 1").chance_by_seed(1);
        while !table.is_over() && table.asked() == seat {
            let done = table.legal(seat).contains(&"done".to_string());
            let answer = if done { "done".to_string() } else { table.legal(seat)[0].clone() };
            table.play(seat, &answer);
        }
    }
    assert!(table.is_over(), "after the player to the right of him");
}

/// Three players at the end: Thomas is 0, Holger 1 and Daniela 2. Thomas has ended the game with seven seals.
fn the_count(placed: &[(&str, u8)]) -> Scenario<Firenze> {
    let set = json!({"steps": at("end_turn"), "active": 2, "ender": 0, "seals": seals(placed)});
    let table = table(3, set);
    assert!(table.is_over());
    table
}

const THOMAS: [(&str, u8); 5] = [("red 3", 0), ("red 4", 0), ("red 6", 0), ("red 7", 0), ("red 8", 0)];

#[test]
fn holger_has_the_white_majority_and_daniela_the_yellow_one_by_height() {
    // §16.3 and §16.4: the examples of the rulebook.
    let mut placed = THOMAS.to_vec();
    placed.extend([("white 4", 0), ("white 3", 1), ("white 5", 1)]);
    placed.extend([("yellow 5", 0), ("yellow 6", 2)]);
    let table = the_count(&placed);
    // White: Thomas 1, Holger 2, Daniela none. Yellow: one each, Daniela's on the sixth floor, Thomas' on the fifth.
    assert_eq!(earned(&table, 1, "majorities"), 2);
    assert_eq!(earned(&table, 2, "majorities"), 3);
    assert_eq!(earned(&table, 0, "majorities"), 4, "red alone");
}

#[test]
fn each_colour_pays_its_bonus_and_balconies_count() {
    // §16.3
    for (colour, bonus) in [("white", 2), ("yellow", 3), ("green", 3), ("blue", 4), ("purple", 5)] {
        let mut placed = vec![("red 3", 0), ("red 4", 0), ("red 6", 0), ("red 7", 0), ("red 8", 0)];
        let (three, four) = (format!("{colour} 3"), format!("{colour} 4"));
        let others = if colour == "blue" { ["purple 3", "purple 4"] } else { ["blue 3", "blue 4"] };
        placed.extend([(others[0], 0), (others[1], 0), (three.as_str(), 1), (four.as_str(), 1)]);
        assert_eq!(earned(&the_count(&placed), 1, "majorities"), bonus, "{colour}");
    }
    // White 6 is balcony I: with it Holger has two white seals against one.
    let mut placed = THOMAS.to_vec();
    placed.extend([("white 8", 0), ("white 6", 1), ("white 3", 1), ("blue 3", 0)]);
    assert_eq!(earned(&the_count(&placed), 1, "majorities"), 2);
}

#[test]
fn more_seals_beat_a_higher_one() {
    // §16.4
    let mut placed = THOMAS.to_vec();
    placed.extend([("white 3", 1), ("white 4", 1), ("white 8", 2), ("blue 3", 0), ("blue 4", 0)]);
    let table = the_count(&placed);
    assert_eq!((earned(&table, 1, "majorities"), earned(&table, 2, "majorities")), (2, 0));
    assert_eq!(table.game().majority(Colour::White), Some(Seat(1)));
}

#[test]
fn a_colour_without_a_players_seal_pays_nobody() {
    // §16.5
    let mut set = json!({"steps": at("end_turn"), "active": 2, "ender": 0});
    let mut placed = THOMAS.to_vec();
    placed.extend([("blue 3", 0), ("blue 4", 0)]);
    set["seals"] = seals(&placed);
    set["seals"]["green 3"] = json!("neutral");
    set["seals"]["green 4"] = json!("neutral");
    let table = table(3, set);
    assert_eq!(table.game().majority(Colour::Green), None);
    let all: i32 = (0..3).map(|s| earned(&table, s, "majorities")).sum();
    assert_eq!(all, 4 + 4, "red and blue");
}

#[test]
fn celebrations_are_counted_after_the_majorities() {
    // §16.6
    let mut placed = THOMAS.to_vec();
    placed.extend([("blue 3", 0), ("blue 4", 0)]);
    let set = json!({
        "steps": at("end_turn"), "active": 2, "ender": 0, "seals": seals(&placed),
        "players": {"0": {"cards": hand(&["envy"])}},
    });
    let table = table(3, set);
    // Envy sees both majorities, red and blue.
    assert_eq!((earned(&table, 0, "majorities"), earned(&table, 0, "celebrations")), (8, -2));
}

#[test]
fn the_most_prestige_wins_and_equals_share() {
    // §16.7
    let finished = |first: i16, second: i16| {
        let mut placed = THOMAS.to_vec();
        placed.extend([("blue 3", 0), ("blue 4", 0)]);
        // Thomas gets 8 for red and blue.
        let set = json!({
            "steps": at("end_turn"), "active": 2, "ender": 0, "seals": seals(&placed),
            "players": {"0": {"prestige": {"contracts": first}}, "1": {"prestige": {"contracts": second}}},
        });
        table(3, set).scores()
    };
    assert_eq!(finished(20, 27).winners, [Seat(0)]);
    assert_eq!(finished(20, 29).winners, [Seat(1)]);
    let tied = finished(20, 28);
    assert_eq!(tied.winners, [Seat(0), Seat(1)]);
    assert_eq!((tied.over, tied.total(Seat(0)), tied.total(Seat(2))), (true, 28, 0));
}

#[test]
fn before_the_end_nobody_has_won() {
    // §16.7
    let table = table(2, json!({"players": {"0": {"prestige": {"contracts": 9}}}}));
    assert!(table.scores().winners.is_empty() && !table.scores().over);
    assert_eq!(Contract::all().filter(|c| table.game().seal_on(*c).is_some()).count(), 0);
}
