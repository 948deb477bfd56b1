//! §2: rounds and turns.

use crate::table::{Look, Scenario, Table, scene};
use kit::Seat;
use lorenzo::{Lorenzo, Member};

/// Plays the first legal answer of whoever is asked until it is round `round`.
fn play_to_round(table: &mut Table, round: u8) {
    while !table.is_over() && table.public().round < round {
        step(table);
    }
}

fn step(table: &mut Table) {
    table.chance_by_seed(7);
    if !table.is_over() {
        let seat = table.asked();
        let answer = table.legal(seat)[0].clone();
        table.play(seat, &answer);
    }
}

#[test]
fn a_game_has_six_rounds_two_in_each_period() {
    // §2.1
    let mut table = Table::new(2);
    let mut seen = Vec::new();
    while !table.is_over() {
        let view = table.public();
        if view.round > 0 && seen.last() != Some(&(view.round, view.period)) {
            seen.push((view.round, view.period));
        }
        step(&mut table);
    }
    assert_eq!(seen, [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]);
}

#[test]
fn a_round_begins_with_sixteen_cards_and_three_dice() {
    // §2.2
    let mut table = Scenario::<Lorenzo>::new(2);
    table.chance("first 0").chance("tile 1-1").chance("tile 2-1").chance("tile 3-1");
    for _ in 0..16 {
        let card = table.outcomes()[0].clone();
        table.chance(&card);
    }
    assert!(table.public().towers.iter().all(|tower| tower.cards.iter().all(Option::is_some)));
    assert_eq!(table.outcomes(), ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]);
    table.chance("roll 6").chance("roll 1").chance("roll 4");
    assert_eq!(table.public().dice, [6, 1, 4]);
    assert_eq!(table.asked(), 0);
}

#[test]
fn everybody_has_four_turns_one_at_a_time_in_turn_order() {
    // §2.3
    let mut table = scene(3).order(&[2, 0, 1]).goods(0, "servant 1").goods(1, "servant 1").goods(2, "servant 1").turn(2);
    let mut turns = Vec::new();
    for member in ["black", "white", "orange", "neutral"] {
        for seat in [2, 0, 1] {
            turns.push(table.asked());
            table.go(seat, member, "council").play(seat, "privilege 3");
        }
    }
    assert_eq!(turns, [2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
    assert_eq!(table.public().round, 6);
}

#[test]
fn a_turn_places_one_member_and_does_at_once_what_the_space_says() {
    // §2.4
    let mut table = scene(2).turn(0);
    table.go(0, "black", "market-1");
    assert_eq!(table.goods(0), "coin 5");
    assert!(!table.home(0, Member::Black));
    assert_eq!(table.asked(), 1);
    table.go(1, "black", "market-2");
    table.refused(0, "member black", "2.4"); // it has been placed
}

#[test]
fn who_can_place_must_place() {
    // §2.5
    let table = scene(2).turn(0);
    table.refused(0, "pass", "2.5");
    assert_eq!(table.legal(0), ["member black", "member white", "member orange"]);
}

#[test]
fn who_cannot_place_loses_the_turn_and_keeps_the_member() {
    // §2.6
    // Only the neutral member is at home, with value 0 and no servant.
    let begin = scene(2).member(0, "black", "council").member(0, "white", "council").member(0, "orange", "council");
    let mut table = begin.turn_at(0, 5);
    assert_eq!(table.legal(0), ["pass"]);
    table.refused(0, "member neutral", "3.3");
    table.play(0, "pass");
    assert!(table.home(0, Member::Neutral));
    assert_eq!(table.asked(), 1);
    // A servant comes to him later in the round: now the member can be placed.
    let begin = scene(2).goods(0, "servant 1").member(0, "black", "council").member(0, "white", "council").member(0, "orange", "council");
    assert_eq!(begin.turn_at(0, 7).legal(0), ["member neutral"]);
}

#[test]
fn a_coloured_member_of_value_one_can_always_go_to_the_council() {
    // §2.7
    let begin = scene(2).dice(1, 4, 5).member(1, "black", "council").member(0, "white", "council");
    let mut table = begin.turn_at(0, 3);
    table.play(0, "member black");
    assert!(table.is_legal(0, "place council"));
}

#[test]
fn the_vatican_reports_in_even_rounds_alone() {
    // §2.8
    for round in 1..=6 {
        let begin = scene(2).round(round).goods(0, "faith 9").goods(1, "faith 9");
        let table = begin.turns_over();
        let asked = round % 2 == 0;
        assert_eq!(table.is_legal(0, "support"), asked, "round {round}");
        if !asked {
            assert_eq!(table.public().round, round + 1);
        }
    }
}

#[test]
fn random_looking_play_comes_to_an_end_with_one_winner() {
    // §2.1 §11.12
    let mut table = Table::new(4);
    play_to_round(&mut table, 7);
    assert!(table.is_over());
    assert_eq!(table.scores().winners.len(), 1);
    assert!(table.scores().winners[0] <= Seat(3));
}
