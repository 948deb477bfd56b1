//! §12: alone against Strozzi.

use crate::table::*;
use kit::Turn;
use serde_json::{Value, json};

/// Strozzi's turn, the human's comes next.
fn his_turn(round: u8, patch: Value) -> Table {
    let mut all = json!({"steps": [{"step": "turns", "next": 0}, {"step": "strozzi_turn"}]});
    kit::patch::apply_keeping_null(&mut all, &patch).expect("a patch");
    solo(round, all)
}

#[test]
fn strozzis_two_colours_are_one_player_for_control_lead_and_bouncers() {
    // §12.1: with orange and blue he controls against one human member; a lead of either colour is his
    let places = json!({"3": {"queue": ["purple debutante", "orange debutante", "blue debutante"]}});
    let table = solo(3, json!({"carriages": [6, 4, 3], "places": places, "players": {"1": {"time": 7}}, "steps": [{"step": "favour"}]}));
    assert_eq!((source(&table, 1, "giovanni"), time(&table, 1)), (20, 3));
    assert_eq!(table.asked(), 0, "the second is offered to the human");
    let leads = solo(
        1,
        json!({"places": {"5": {"queue": ["blue debutante"]}, "2": {"queue": ["orange debutante"]}}, "steps": [{"step": "drive"}]}),
    );
    assert_eq!(vps(&leads), [0, 2]);
    let mut bounced =
        his_turn(2, json!({"players": {"1": {"time": 3}}, "places": {"4": {"queue": ["purple donna"]}}, "guards": {"queue 4": [1]}}));
    bounced.chance("strozzi 2");
    assert_eq!(queue(&bounced, 4), ["blue donna", "purple donna"]);
}

#[test]
fn strozzi_has_twelve_guards_and_no_cards() {
    // §12.2
    let table = set_up(1);
    assert_eq!((number(&table, "players.1.guards"), get(&table, "players.1.objective"), cards(&table, 1)), (12 - 3, json!(null), 0));
    assert_eq!(table.public().open_places, 4);
    assert_eq!(table.scores().scores.len(), 2);
    assert_eq!(table.scores().scores[1].rival, Some("strozzi"));
}

#[test]
fn strozzi_starts_with_three_guards() {
    // §12.3: Cosimo's carriage is at 1, whose onward way has no shield; or at 3, whence the route goes to 6
    let from_one = set_up(1);
    assert_eq!(get(&from_one, "guards"), json!({"street 1-2": [1], "brag 4": [1], "queue 3": [1]}));
    let from_three = set_up_with(1, &[], [3, 7, 8], [6, 4, 5]);
    assert_eq!(get(&from_three, "guards"), json!({"street 3-6": [1], "brag 4": [1], "queue 5": [1]}));
}

#[test]
fn strozzi_deploys_before_the_human() {
    // §12.4
    let mut table = set_up(1);
    assert_eq!((queue(&table, 6), queue(&table, 3)), (vec!["orange debutante".to_string()], vec!["blue debutante".to_string()]));
    table.refused(0, "at 6", "1.13");
    table.play(0, "at 4");
    assert_eq!(queue(&table, 4), ["purple debutante"]);
}

#[test]
fn the_human_begins_and_the_marker_changes_hands() {
    // §12.5
    let mut table = set_up(1);
    table.play(0, "at 4");
    assert_eq!((get(&table, "first"), table.asked()), (json!(0), 0));
    let second = solo(1, json!({"steps": [{"step": "upkeep"}]}));
    assert_eq!(get(&second, "first"), json!(1));
    let third = solo(2, json!({"first": 1, "steps": [{"step": "upkeep"}]}));
    assert_eq!(get(&third, "first"), json!(0));
}

#[test]
fn strozzi_gains_six_then_the_token_but_never_less_than_four() {
    // §12.6
    let mut first = set_up(1);
    assert_eq!(time(&first, 1), 0);
    first.play(0, "at 4");
    assert_eq!((time(&first, 0), time(&first, 1)), (12, 6));
    let gained = |round: u8, time: u8| {
        let table = solo(round, json!({"players": {"1": {"time": time}}, "steps": [{"step": "new_round"}]}));
        self::time(&table, 1)
    };
    assert_eq!(gained(4, 1), 8, "round 4 gives 7");
    assert_eq!(gained(9, 1), 5, "round 9 gives the human 2");
    assert_eq!(gained(6, 8), 12, "his dial stops at 12");
}

#[test]
fn in_the_last_rounds_giovanni_is_b_and_c_too() {
    // §12.7: card 5 deploys at noble C's destination, Giovanni's in round 8; in round 9 cards 1 and 3 too
    let mut eighth = his_turn(8, json!({"players": {"1": {"time": 9}}}));
    eighth.chance("strozzi 5");
    assert_eq!(queue(&eighth, 8), ["orange debutante", "blue debutante"]);
    for card in [1, 3, 5] {
        let mut ninth = his_turn(9, json!({"players": {"1": {"time": 9}}}));
        ninth.chance(&format!("strozzi {card}"));
        assert_eq!(queue(&ninth, 8), ["orange debutante", "blue debutante"], "card {card}");
    }
    let mut second = his_turn(2, json!({"players": {"1": {"time": 9}}}));
    second.chance("strozzi 5").play(0, "colour blue");
    assert_eq!(queue(&second, 2), ["blue debutante"], "in round 2 noble C is Cosimo, who will drive to 2");
}

#[test]
fn strozzi_pays_for_his_card_or_gives_all_he_has() {
    // §12.8
    let turned = |time: u8, card: u8| {
        let mut table = his_turn(1, json!({"players": {"1": {"time": time}}}));
        table.chance(&format!("strozzi {card}"));
        (self::time(&table, 1), queue(&table, 6).len() as u64 + number(&table, "families.1.markers"))
    };
    assert_eq!(turned(7, 1), (4, 7));
    assert_eq!(turned(2, 1), (0, 7), "the card is resolved all the same");
    assert_eq!(turned(7, 8), (5, 5));
}

#[test]
fn without_time_strozzi_passes() {
    // §12.9
    let table = his_turn(1, json!({"players": {"1": {"time": 0}}}));
    assert_eq!((number(&table, "players.1.passed"), table.asked()), (1, 0));
    let with_time = his_turn(1, json!({"players": {"1": {"time": 1}}}));
    assert_eq!((number(&with_time, "players.1.passed"), with_time.turn()), (0, Turn::Chance));
    // Coming down to nothing he passes in his next turn only.
    let mut spent = his_turn(1, json!({"players": {"1": {"time": 2}}}));
    spent.chance("strozzi 8");
    assert_eq!((time(&spent, 1), number(&spent, "players.1.passed")), (0, 0));
}

#[test]
fn strozzi_saves_three_time_for_giovanni() {
    // §12.10: Giovanni will drive to 3 in round 3
    let there = json!({"3": {"queue": ["blue debutante"]}});
    let passed = |round: u8, time: u8, places: &Value| {
        number(&his_turn(round, json!({"players": {"1": {"time": time}}, "places": places})), "players.1.passed")
    };
    assert_eq!(passed(3, 3, &there), 1);
    assert_eq!(passed(3, 4, &there), 0);
    assert_eq!(passed(3, 3, &json!({})), 0, "nobody of his at 3");
    assert_eq!(passed(2, 3, &there), 0, "Giovanni is not active");
}

/// Strozzi passes with these queues; his ring.
fn ring(places: Value, players: Value) -> Value {
    let mut all = json!({"1": {"time": 0}});
    kit::patch::apply(&mut all, &players).expect("a patch");
    get(&his_turn(1, json!({"places": places, "players": all})), "players.1.ring")
}

#[test]
fn his_ring_goes_to_the_first_destination_where_he_can_swap_and_does_not_lead() {
    // §12.11: the destinations are 6, 4 and 3
    let pair = ["purple debutante", "orange debutante"];
    assert_eq!(ring(json!({"6": {"queue": pair}, "4": {"queue": pair}}), json!({})), json!(6));
    assert_eq!(ring(json!({"4": {"queue": pair}, "3": {"queue": pair}}), json!({})), json!(4));
    let leading = ["blue donna", "purple debutante", "orange debutante"];
    assert_eq!(ring(json!({"6": {"queue": leading}, "3": {"queue": pair}}), json!({})), json!(3));
}

#[test]
fn he_swaps_only_from_directly_behind_a_human_of_his_rank_and_not_at_the_humans_ring() {
    // §12.12
    let pair = ["purple debutante", "orange debutante"];
    assert_eq!(ring(json!({"6": {"queue": ["purple donna", "orange debutante"]}, "4": {"queue": pair}}), json!({})), json!(4));
    assert_eq!(ring(json!({"6": {"queue": ["orange debutante", "purple debutante"]}, "4": {"queue": pair}}), json!({})), json!(4));
    assert_eq!(ring(json!({"6": {"queue": pair}, "3": {"queue": pair}}), json!({"0": {"ring": 6}})), json!(3));
}

#[test]
fn else_the_human_chooses_where_his_ring_goes() {
    // §12.13
    let pair = ["purple debutante", "orange debutante"];
    let places = json!({"8": {"queue": pair}, "9": {"queue": ["blue debutante", "purple debutante", "blue debutante"]}, "1": {"queue": ["orange debutante"]}});
    let mut table = his_turn(1, json!({"players": {"1": {"time": 0}}, "places": places}));
    assert_eq!(table.legal(0), ["ring 8", "ring 9"]);
    table.refused(0, "ring 1", "12.12");
    table.play(0, "ring 9");
    assert_eq!(get(&table, "players.1.ring"), json!(9));
    assert_eq!(ring(json!({"1": {"queue": ["orange debutante"]}}), json!({})), json!(null), "he keeps it");
}

/// Strozzi's turn after he has passed with his ring at 6.
fn after_passing(round: u8, queue: &[&str]) -> Table {
    his_turn(round, json!({"players": {"1": {"time": 0, "passed": 1, "ring": 6}}, "places": {"6": {"queue": queue}}}))
}

#[test]
fn after_passing_his_rearmost_member_swaps_once_a_turn() {
    // §12.14
    let table = after_passing(1, &["purple debutante", "orange debutante", "purple debutante", "blue debutante"]);
    assert_eq!(queue(&table, 6), ["purple debutante", "orange debutante", "blue debutante", "purple debutante"]);
    assert_eq!((vp(&table, 1), table.asked()), (0, 0));
    let of_rank = after_passing(1, &["purple donna", "orange donna", "purple debutante"]);
    assert_eq!(queue(&of_rank, 6), ["orange donna", "purple donna", "purple debutante"]);
}

#[test]
fn without_a_swap_he_gains_vp_by_the_third_of_the_game() {
    // §12.15
    for (round, vp) in [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)] {
        assert_eq!(vps(&after_passing(round, &["orange debutante", "purple debutante"])), [0, vp], "round {round}");
    }
    let kept = his_turn(1, json!({"players": {"1": {"time": 0, "passed": 1}}}));
    assert_eq!(vp(&kept, 1), 1, "also with the ring in his hand");
}

#[test]
fn strozzi_gets_nothing_for_passing_and_the_human_no_time_after_him() {
    // §12.16
    let mut table = his_turn(1, json!({"players": {"0": {"time": 5}, "1": {"time": 0}}}));
    assert_eq!((time(&table, 1), vp(&table, 1)), (0, 0));
    table.play(0, "pass");
    assert_eq!(time(&table, 0), 5);
    let mut human_first = solo(1, json!({"players": {"0": {"time": 5}}}));
    human_first.play(0, "pass");
    assert_eq!(time(&human_first, 0), 7);
}

#[test]
fn bodyguards_serve_strozzi_with_vp_and_the_human_with_time_and_a_vp() {
    // §12.17
    let places = json!({"5": {"queue": ["purple debutante"]}});
    let mut his = solo(1, json!({"places": places, "guards": {"street 5-6": [1]}}));
    his.play(0, "move").play(0, "member 5 1").play(0, "to 6");
    assert_eq!((vps(&his), time(&his, 0)), (vec![0, 2], 11));
    let mut own = solo(1, json!({"places": places, "guards": {"street 5-6": [0]}}));
    own.play(0, "move").play(0, "member 5 1").play(0, "to 6");
    assert_eq!((vps(&own), time(&own, 0)), (vec![1, 0], 12));
}

#[test]
fn a_card_for_strozzi_is_discarded_for_a_time() {
    // §12.18: the best brag is blue's, the member there orange; and he has a spy there too
    let patch = json!({
        "carriages": [3, 7, 8], "players": {"1": {"time": 2}}, "guards": {"brag 6": [1]}, "steps": [{"step": "drive"}],
        "places": {"6": {"queue": ["orange debutante"], "brags": ["blue", null, null]}},
    });
    let mut table = solo(1, patch);
    assert_eq!(source(&table, 1, "lead"), 1);
    table.chance("draw teleport");
    assert_eq!(time(&table, 1), 3);
    table.chance("draw double_run");
    assert_eq!((time(&table, 1), cards(&table, 1)), (4, 0));
    assert_eq!(get(&table, "discards"), json!({"double_run": 1, "teleport": 1}));
    let absent = json!({"carriages": [3, 7, 8], "places": {"6": {"brags": ["blue", null, null]}}, "steps": [{"step": "drive"}]});
    assert_eq!(get(&solo(1, absent), "discards"), json!({}));
}

#[test]
fn giovanni_rewards_strozzi_for_whatever_time_he_has() {
    // §12.19
    let rewarded = |time: u8| {
        let places = json!({"3": {"queue": ["orange debutante"]}});
        let table =
            solo(3, json!({"carriages": [6, 4, 3], "players": {"1": {"time": time}}, "places": places, "steps": [{"step": "favour"}]}));
        (source(&table, 1, "giovanni"), self::time(&table, 1))
    };
    assert_eq!(rewarded(6), (20, 2));
    assert_eq!(rewarded(1), (20, 0));
    assert_eq!(rewarded(0), (0, 0));
    // A reward the human waives is passed on to him.
    let places = json!({"3": {"queue": ["purple donna", "purple debutante", "blue debutante"]}});
    let mut passed_on =
        solo(3, json!({"carriages": [6, 4, 3], "players": {"1": {"time": 3}}, "places": places, "steps": [{"step": "favour"}]}));
    passed_on.play(0, "waive");
    assert_eq!((vps(&passed_on), time(&passed_on, 1)), (vec![0, 20], 0));
    let cosimo = solo(
        1,
        json!({"carriages": [6, 7, 8], "places": {"6": {"queue": ["blue debutante", "purple debutante", "orange debutante"]}}, "steps": [{"step": "favour"}]}),
    );
    assert_eq!(vps(&cosimo), [7, 15]);
}

#[test]
fn three_cards_stay_on_top_of_his_deck_in_upkeep() {
    // §12.20: cards 1 and 2 were turned up
    let deck = json!({"top": [], "rest": [3, 4, 5, 6, 7, 8, 9, 10]});
    let table = solo(7, json!({"strozzi": deck, "steps": [{"step": "upkeep"}]}));
    assert_eq!(get(&table, "strozzi"), json!({"top": [{"count": 3, "cards": [3, 4, 5, 6, 7, 8, 9, 10]}], "rest": [1, 2]}));
    // The next three are of those eight; the fourth may be any that is left.
    let mut next = table.patch(json!({"players": {"1": {"time": 12}}, "steps": [{"step": "turns", "next": 0}, {"step": "strozzi_turn"}]}));
    assert_eq!(next.outcomes().len(), 8);
    for card in [3, 8, 9] {
        next.chance(&format!("strozzi {card}"));
        next = next.patch(json!({"players": {"1": {"time": 12}}, "steps": [{"step": "turns", "next": 0}, {"step": "strozzi_turn"}]}));
    }
    let texts: Vec<String> = [1, 2, 4, 5, 6, 7, 10].iter().map(|n| format!("strozzi {n}")).collect();
    assert_eq!(next.outcomes(), texts);
}

#[test]
fn a_short_round_leaves_older_cards_on_top() {
    // §12.20: of three kept cards one was turned up; the other two stay, and the third on top comes from all others of that deck
    let deck = json!({"top": [{"count": 2, "cards": [4, 5, 6, 7, 8, 9, 10]}], "rest": [1, 2]});
    let table = solo(7, json!({"strozzi": deck, "steps": [{"step": "upkeep"}]}));
    let kept = json!([{"count": 2, "cards": [4, 5, 6, 7, 8, 9, 10]}, {"count": 1, "cards": [1, 2]}]);
    assert_eq!(get(&table, "strozzi"), json!({"top": kept, "rest": [3]}));
    let mut next = table.patch(json!({"players": {"1": {"time": 12}}, "steps": [{"step": "turns", "next": 0}, {"step": "strozzi_turn"}]}));
    for (card, outcomes) in [(4, 7), (8, 6), (1, 7), (3, 7)] {
        // After the two kept cards the third may be one of the five left over or 1 or 2; after that, card 3 as well.
        assert_eq!(next.outcomes().len(), outcomes);
        next.chance(&format!("strozzi {card}"));
        next = next.patch(json!({"players": {"1": {"time": 12}}, "steps": [{"step": "turns", "next": 0}, {"step": "strozzi_turn"}]}));
    }
}

fn ended(human: u16, strozzi: u16) -> Table {
    let players = json!({"0": {"time": 0, "vp": {"brag": human}}, "1": {"time": 5, "vp": {"brag": strozzi}}});
    solo(9, json!({"players": players, "places": {"1": {"queue": ["purple debutante"]}}, "steps": [{"step": "upkeep"}]}))
}

#[test]
fn the_human_must_have_more_vp_and_a_tie_is_lost() {
    // §12.21: Strozzi's 5 time are 2 VP
    assert_eq!(vps(&ended(50, 40)), [50, 42]);
    assert_eq!(ended(50, 40).scores().winners, [kit::Seat(0)]);
    assert!(ended(42, 40).scores().winners.is_empty(), "also with more members on the board");
    assert!(ended(41, 40).scores().winners.is_empty());
}
