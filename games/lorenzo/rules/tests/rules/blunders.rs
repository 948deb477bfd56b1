//! Positions with answers that no bot above a novice may give. Each kind was seen in games of our own bots.

use crate::table::{Table, scene};

#[test]
fn a_leader_who_is_ready_is_played_and_not_thrown_away() {
    for (leader, goods) in
        [("santa-rita", "faith 8"), ("michelangelo-buonarroti", "stone 10"), ("sigismondo-malatesta", "military 7 faith 3")]
    {
        let table = scene(2).round(2).leaders().hand(0, &[leader]).goods(0, goods).turn(0);
        table.no_bot_answers(0, &format!("discard {leader}"));
        let played = format!("play {leader}");
        table.every_bot(0, |answers| answers.contains(&played.as_str()));
    }
}

#[test]
fn a_leader_who_is_nearly_ready_early_in_the_game_is_kept() {
    let table = scene(3).round(2).leaders().hand(0, &["santa-rita"]).goods(0, "faith 7 coin 3 servant 2").turn(0);
    table.no_bot_answers(0, "discard santa-rita");
    let table = scene(3).round(2).leaders().hand(0, &["ludovico-iii-gonzaga"]).goods(0, "servant 13 coin 3").turn(0);
    table.no_bot_answers(0, "discard ludovico-iii-gonzaga");
}

#[test]
fn whoever_is_heard_last_at_a_report_answers_as_if_heard_first() {
    // Once, those heard first always supported the Church and the last one always defied it.
    for (round, faith) in [(2, 3), (2, 5), (4, 4), (4, 7), (6, 5), (6, 9)] {
        let answers = [&[0, 1, 2], &[1, 2, 0]].map(|order| {
            let faithful = format!("faith {faith} coin 2");
            let begin = (0..3).fold(scene(3).round(round).order(order), |scene, seat| scene.goods(seat, &faithful));
            let mut table: Table = begin.turns_over();
            for seat in order.iter().take_while(|seat| **seat != 0) {
                table.play(*seat, "support");
            }
            table.first_answers(0)
        });
        assert!(
            answers[0].intersection(&answers[1]).next().is_some(),
            "round {round}, {faith} faith: first {:?}, last {:?}",
            answers[0],
            answers[1]
        );
    }
}

#[test]
fn in_the_last_report_everybody_who_can_supports_the_church() {
    // Nothing comes after it: faith that is kept is worth nothing.
    for order in [&[0, 1, 2], &[1, 2, 0]] {
        let mut table: Table = (0..3).fold(scene(3).round(6).order(order), |scene, seat| scene.goods(seat, "faith 6 coin 2")).turns_over();
        for seat in order.iter().take_while(|seat| **seat != 0) {
            table.play(*seat, "support");
        }
        table.no_bot_answers(0, "defy");
    }
}
