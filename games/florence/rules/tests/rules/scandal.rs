//! §7: scandal cards, kind by kind.

use crate::table::*;
use serde_json::{Value, json};

/// Blue holds one card of a kind and has 12 time.
fn holding(seats: u8, kind: &str, places: Value) -> Table {
    table(seats, 1, json!({"places": places, "players": {"0": {"hand": {kind: 1}}}}))
}

#[test]
fn playing_a_card_is_the_turns_action_and_costs_its_price() {
    // §7.1
    let places = json!({"2": {"queue": ["orange donna", "orange debutante", "blue debutante"]}, "5": {"queue": ["blue donna"]}, "9": {"brags": ["blue", null, null]}});
    let prices = [
        ("guard_anywhere", 2),
        ("teleport", 1),
        ("double_run", 2),
        ("family_reception", 2),
        ("take_their_place", 2),
        ("social_climb", 3),
        ("step_forward", 1),
        ("retract_brag", 2),
        ("queue_swap", 1),
        ("brag_anywhere", 1),
    ];
    for (kind, price) in prices {
        let mut table = holding(2, kind, places.clone());
        let short = table.patch(json!({"players": {"0": {"time": price - 1}}}));
        short.refused(0, &format!("play {kind}"), "3.5");
        table.play(0, &format!("play {kind}"));
        assert_eq!(time(&table, 0), 12 - price, "{kind}");
    }
    let mut table = holding(2, "step_forward", places);
    table.play(0, "play step_forward").play(0, "member 2 3");
    assert_eq!(table.asked(), 1);
}

#[test]
fn a_card_that_can_do_nothing_is_not_played() {
    // §7.2
    let nobody = json!({});
    for kind in [
        "teleport",
        "double_run",
        "family_reception",
        "take_their_place",
        "social_climb",
        "step_forward",
        "retract_brag",
        "queue_swap",
        "leave_town",
    ] {
        holding(2, kind, nobody.clone()).refused(0, &format!("play {kind}"), "7.2");
    }
    let own_queue = json!({"2": {"queue": ["blue debutante", "blue debutante"]}});
    holding(2, "queue_swap", own_queue.clone()).refused(0, "play queue_swap", "7.2");
    holding(2, "step_forward", own_queue).refused(0, "play step_forward", "7.2");
    let no_gift = json!({"players": {"0": {"hand": {"remote_gift": 1}, "gifts": 0, "given": [1, 1, 1]}}});
    table(2, 1, no_gift).refused(0, "play remote_gift", "7.2");
    let no_guard = json!({"players": {"0": {"hand": {"guard_anywhere": 1}}}, "guards": {"brag 1": [0], "brag 2": [0], "brag 3": [0], "brag 4": [0], "brag 5": [0], "brag 6": [0]}});
    table(2, 1, no_guard).refused(0, "play guard_anywhere", "7.2");
    // A card can still be discarded.
    assert!(holding(2, "teleport", json!({})).is_legal(0, "discard teleport"));
}

#[test]
fn played_and_discarded_cards_lie_open() {
    // §7.3
    let mut table = table(2, 1, json!({"players": {"0": {"hand": {"guard_anywhere": 1, "leave_town": 1}}}}));
    table.play(0, "discard leave_town").play(0, "play guard_anywhere").play(0, "guard queue 4");
    assert_eq!(get(&table, "discards"), json!({"guard_anywhere": 1, "leave_town": 1}));
    let seen: Vec<_> = table.view(1).discards.iter().map(|(kind, n)| (kind.word(), *n)).collect();
    assert_eq!(seen, [("guard_anywhere", 1), ("leave_town", 1)]);
}

#[test]
fn cards_are_discarded_for_time_before_the_action() {
    // §7.4
    let mut table = table(2, 1, json!({"players": {"0": {"time": 2, "hand": {"leave_town": 2, "teleport": 1}}}}));
    table.refused(0, "deploy", "3.5");
    table.play(0, "discard leave_town").play(0, "discard leave_town");
    assert_eq!(time(&table, 0), 4);
    table.play(0, "deploy").play(0, "at 3");
    assert_eq!((time(&table, 0), cards(&table, 0), table.asked()), (0, 1, 1));
    let mut full = self::table(2, 1, json!({"players": {"0": {"hand": {"teleport": 1}}}}));
    full.play(0, "discard teleport");
    assert_eq!((time(&full, 0), full.asked()), (12, 0), "the surplus is lost");
    let passed = json!({"players": {"0": {"hand": {"teleport": 1}, "passed": 1, "ring": 4}}, "steps": [{"step": "turns", "next": 1}, {"step": "bonus", "seat": 0}]});
    self::table(2, 1, passed).not_offered(0, "discard teleport");
}

#[test]
fn a_sixth_card_is_a_time_instead() {
    // §7.5
    let hand = json!({"0": {"time": 3, "hand": {"leave_town": 3, "teleport": 2}}});
    let table = table(2, 1, json!({"players": hand, "carriages": [3, 7, 8], "guards": {"brag 6": [0]}, "steps": [{"step": "drive"}]}));
    assert_eq!((time(&table, 0), cards(&table, 0)), (4, 5));
}

/// Cosimo drives from 3 to 6 past blue's spy; his deck is empty and these are his discards.
fn empty_deck(discards: Value, hands: Value) -> Table {
    let patch =
        json!({"players": hands, "discards": discards, "carriages": [3, 7, 8], "guards": {"brag 6": [0]}, "steps": [{"step": "drive"}]});
    table(4, 1, patch)
}

#[test]
fn an_empty_deck_is_made_of_the_discards_when_a_card_must_be_drawn() {
    // §7.6: the cards in hands are not in the new deck
    let hands = json!({"1": {"hand": {"teleport": 2}}});
    let discards = json!({"guard_anywhere": 3, "teleport": 1, "double_run": 3, "family_reception": 3});
    let mut table = empty_deck(discards, hands);
    assert_eq!(get(&table, "discards"), json!({}));
    assert_eq!(table.public().decks[0], 10);
    table.chance("draw teleport");
    assert_eq!(cards(&table, 0), 1);
    assert!(!table.outcomes().contains(&"draw teleport".to_string()));
}

#[test]
fn without_deck_and_discards_a_card_is_a_time() {
    // §7.6: all twelve are in hands
    let hands = json!({
        "0": {"time": 3},
        "1": {"hand": {"guard_anywhere": 3, "teleport": 1}},
        "2": {"hand": {"teleport": 2, "double_run": 2}},
        "3": {"hand": {"double_run": 1, "family_reception": 3}},
    });
    let table = empty_deck(json!({}), hands);
    assert_eq!((time(&table, 0), cards(&table, 0)), (4, 0));
}

#[test]
fn a_redeal_keeps_old_cards_out_of_the_new_deck() {
    // §7.6, §11.5: what everybody knows after a reshuffle stays true in a redeal
    let hands = json!({"1": {"hand": {"teleport": 2}}});
    let discards = json!({"guard_anywhere": 3, "teleport": 1, "double_run": 3, "family_reception": 3});
    let table = empty_deck(discards, hands);
    for seed in 0..40 {
        let mut other = *table.game();
        kit::Game::redeal(&mut other, kit::Seat(0), &mut kit::Rng::new(seed));
        let json = kit::position::to_json(&other);
        assert_eq!(json["players"][1]["hand"], json!({"teleport": 2}));
    }
}

#[test]
fn guard_anywhere_joins_others_but_not_one_s_own() {
    // §7.7
    let guards = json!({"queue 6": [1], "queue 7": [0]});
    let mut table = table(2, 1, json!({"guards": guards, "players": {"0": {"hand": {"guard_anywhere": 1}}}}));
    table.play(0, "play guard_anywhere").refused(0, "guard queue 7", "7.7");
    assert_eq!(table.legal(0).len(), 29);
    table.play(0, "guard queue 6");
    assert_eq!(self::guards(&table, "queue 6"), [0, 1]);
    assert_eq!(get(&table, "players.0.given"), json!([0, 0, 0]), "no gift");
}

#[test]
fn teleport_goes_to_any_other_location_with_room() {
    // §7.8
    let mut table = holding(
        2,
        "teleport",
        json!({"1": {"queue": ["blue donna"]}, "9": {"queue": ["orange debutante"]}, "3": {"queue": members(4, "orange debutante")}}),
    );
    table.play(0, "play teleport").play(0, "member 1 1").not_offered(0, "to 1").refused(0, "to 3", "2.4");
    table.play(0, "to 9");
    assert_eq!(queue(&table, 9), ["blue donna", "orange debutante"]);
}

#[test]
fn double_run_is_one_or_two_members_of_one_to_three_streets() {
    // §7.9
    let places = json!({"1": {"queue": ["blue debutante"]}, "9": {"queue": ["blue donna"]}});
    let mut both = holding(2, "double_run", places.clone());
    both.play(0, "play double_run").play(0, "member 1 1").play(0, "to 2").play(0, "to 3").play(0, "to 6");
    assert_eq!(queue(&both, 6), ["blue debutante"], "three streets are the most");
    both.not_offered(0, "member 6 1");
    both.play(0, "member 9 1").play(0, "to 8").play(0, "stop");
    assert_eq!((queue(&both, 8), both.asked()), (vec!["blue donna".to_string()], 1));
    let mut alone = holding(2, "double_run", places);
    alone.play(0, "play double_run").play(0, "member 1 1").play(0, "to 2").play(0, "stop").play(0, "done");
    assert_eq!((queue(&alone, 2).len(), alone.asked()), (1, 1));
}

#[test]
fn a_run_must_be_able_to_end_in_a_free_place() {
    // §4.16, §7.9: 9 is full and so are 6 and 8 around it: the second street may not lead there from 3 over 6
    let places = json!({
        "3": {"queue": ["blue debutante"]},
        "6": {"queue": members(4, "orange debutante")},
        "9": {"queue": ["orange donna", "orange donna", "orange donna", "orange debutante"]},
        "8": {"queue": members(4, "blue debutante")},
    });
    let mut table = holding(2, "double_run", places);
    table.play(0, "play double_run").play(0, "member 3 1").play(0, "to 6").refused(0, "stop", "2.4").refused(0, "to 9", "4.16");
    table.play(0, "to 5").play(0, "stop");
    assert_eq!(queue(&table, 5).len(), 1);
}

#[test]
fn family_reception_needs_an_own_donna_or_maestro() {
    // §7.10
    let places = json!({"2": {"queue": ["orange donna", "blue debutante"]}, "3": {"queue": ["blue donna"]}, "4": {"queue": ["blue maestro", "orange debutante", "orange debutante", "orange debutante"]}});
    let mut table = holding(2, "family_reception", places);
    table.play(0, "play family_reception").refused(0, "at 2", "7.10").refused(0, "at 1", "7.10").refused(0, "at 4", "2.4");
    table.play(0, "at 3");
    assert_eq!((queue(&table, 3), time(&table, 0)), (vec!["blue donna".to_string(), "blue debutante".to_string()], 10));
    let none = json!({"2": {"queue": ["blue donna"]}, "3": {"queue": members(4, "blue debutante")}, "4": {"queue": ["blue debutante"]}});
    holding(2, "family_reception", none).refused(0, "play family_reception", "4.9");
}

#[test]
fn remote_gift_costs_the_gifts_price_wherever_the_carriage_is() {
    // §7.11
    let players = json!({"0": {"time": 4, "hand": {"remote_gift": 1}, "gifts": 1, "given": [0, 3, 1], "gifts_aside": 1}});
    let mut table = table(2, 4, json!({"players": players}));
    table.play(0, "play remote_gift").refused(0, "gift contessina", "3.5");
    table.play(0, "gift giovanni").play(0, "guard queue 1");
    assert_eq!((time(&table, 0), get(&table, "players.0.given")), (1, json!([0, 3, 2])));
    assert_eq!(guards(&table, "queue 1"), [0]);
    let poor = json!({"0": {"time": 1, "hand": {"remote_gift": 1}}});
    self::table(2, 1, json!({"players": poor})).refused(0, "play remote_gift", "3.5");
}

#[test]
fn take_their_place_exchanges_a_member_with_a_lower_one_next_door() {
    // §7.12: both queues are full
    let places = json!({
        "5": {"queue": ["orange maestro", "blue donna", "orange debutante", "orange debutante"]},
        "6": {"queue": ["orange donna", "orange donna", "orange debutante", "blue debutante"]},
        "9": {"queue": ["orange debutante"]},
    });
    let mut table = holding(2, "take_their_place", places);
    table.play(0, "play take_their_place").refused(0, "member 6 4", "7.12");
    table.play(0, "member 5 2").refused(0, "member 6 1", "7.12").not_offered(0, "member 9 1").not_offered(0, "member 5 3");
    table.play(0, "member 6 3");
    assert_eq!(queue(&table, 6), ["orange donna", "orange donna", "blue donna", "blue debutante"]);
    assert_eq!(queue(&table, 5), ["orange maestro", "orange debutante", "orange debutante", "orange debutante"]);
}

#[test]
fn in_take_their_place_each_owners_bouncer_acts_and_no_bodyguard_does() {
    // §7.12, §6.11
    let places = json!({
        "5": {"queue": ["blue donna", "blue debutante"]},
        "6": {"queue": ["orange donna", "orange debutante"]},
    });
    let guards = json!({"queue 6": [0], "queue 5": [1], "street 5-6": [0]});
    let mut table = table(2, 1, json!({"places": places, "guards": guards, "players": {"0": {"hand": {"take_their_place": 1}}}}));
    table.play(0, "play take_their_place").play(0, "member 5 1").play(0, "member 6 2");
    assert_eq!(queue(&table, 6), ["blue donna", "orange donna"]);
    assert_eq!(queue(&table, 5), ["orange debutante", "blue debutante"]);
    assert_eq!((time(&table, 0), vp(&table, 0)), (10, 0));
}

#[test]
fn the_lower_member_may_be_one_s_own() {
    // §7.12
    let mut table = holding(2, "take_their_place", json!({"5": {"queue": ["blue donna"]}, "6": {"queue": ["blue debutante"]}}));
    table.play(0, "play take_their_place").play(0, "member 5 1").play(0, "member 6 1");
    assert_eq!((queue(&table, 5), queue(&table, 6)), (vec!["blue debutante".to_string()], vec!["blue donna".to_string()]));
}

#[test]
fn social_climb_makes_a_debutante_a_donna() {
    // §7.13
    let mut table = holding(2, "social_climb", json!({"5": {"queue": ["blue donna", "orange debutante", "blue debutante"]}}));
    table.play(0, "play social_climb").refused(0, "member 5 1", "7.13");
    table.play(0, "member 5 3");
    assert_eq!((queue(&table, 5), time(&table, 0)), (["blue donna", "blue donna", "orange debutante"].map(String::from).to_vec(), 9));
}

#[test]
fn step_forward_goes_to_the_front_of_the_rank() {
    // §7.14
    let places = json!({"5": {"queue": ["orange donna", "orange debutante", "purple debutante", "blue debutante"]}, "6": {"queue": ["orange donna", "blue debutante"]}});
    let mut table = holding(3, "step_forward", places);
    table.play(0, "play step_forward").refused(0, "member 6 2", "7.14");
    table.play(0, "member 5 4");
    assert_eq!(queue(&table, 5), ["orange donna", "blue debutante", "orange debutante", "purple debutante"]);
}

#[test]
fn retract_brag_gives_the_marker_back_and_keeps_the_vp() {
    // §7.15
    let players = json!({"0": {"vp": {"brag": 9}, "hand": {"retract_brag": 1}}});
    let places = json!({"9": {"queue": ["blue debutante"], "brags": ["orange", "blue", null]}});
    let mut table = table(2, 1, json!({"places": places, "players": players}));
    table.play(0, "play retract_brag");
    assert_eq!(table.legal(0), ["at 9"]);
    table.play(0, "at 9");
    assert_eq!((get(&table, "places.8.brags"), number(&table, "families.0.markers"), vp(&table, 0)), (json!(["orange", null, null]), 6, 9));
    table.play(1, "pass").play(1, "ring 1");
    table.refused(0, "brag", "5.1"); // for 2 VP only the bottom box would do, and it is taken
    let again = json!({"3": {"queue": ["blue debutante"]}, "9": {"queue": ["blue debutante"], "brags": ["blue", null, null]}});
    let mut again = self::table(2, 1, json!({"places": again, "players": players}));
    again.play(0, "play retract_brag").play(0, "at 9").play(1, "pass").play(1, "ring 1").play(0, "brag");
    assert!(again.is_legal(0, "at 9"));
}

#[test]
fn queue_swap_takes_two_of_one_rank_and_different_owners() {
    // §7.16
    let places = json!({"5": {"queue": ["orange donna", "orange debutante", "purple debutante", "orange debutante"]}, "1": {"queue": ["blue debutante", "blue debutante"]}});
    let mut table = holding(3, "queue_swap", places);
    table.play(0, "play queue_swap").refused(0, "member 1 1", "7.16").refused(0, "member 5 1", "7.16");
    table.play(0, "member 5 2").refused(0, "member 5 4", "7.16");
    table.play(0, "member 5 3");
    assert_eq!(queue(&table, 5), ["orange donna", "purple debutante", "orange debutante", "orange debutante"]);
}

#[test]
fn either_of_the_two_members_is_named_first_and_both_by_the_player() {
    // §7.16
    let mut table = holding(3, "queue_swap", json!({"5": {"queue": ["orange debutante", "purple debutante"]}}));
    table.play(0, "play queue_swap").in_any_order(0, &["member 5 1", "member 5 2"]);
    assert_eq!((table.legal(0), table.searched(0)), (vec!["member 5 1".into(), "member 5 2".into()], vec!["member 5 1".to_string()]));
    table.play(0, "member 5 2");
    assert_eq!(table.legal(0), ["member 5 1"]);
    assert!(table.is_left_to_the_seat());
}

#[test]
fn queue_swap_reaches_over_others() {
    // §7.16
    let mut table = holding(3, "queue_swap", json!({"5": {"queue": ["orange debutante", "purple debutante", "blue debutante"]}}));
    table.play(0, "play queue_swap").play(0, "member 5 1").play(0, "member 5 3");
    assert_eq!(queue(&table, 5), ["blue debutante", "purple debutante", "orange debutante"]);
}

#[test]
fn leave_town_removes_a_member_for_good_and_gains_three() {
    // §7.17
    let places = json!({"5": {"queue": ["blue donna", "blue debutante"]}});
    let mut table = holding(2, "leave_town", places).patch(json!({"players": {"0": {"time": 0}}}));
    table.play(0, "play leave_town").play(0, "member 5 1");
    assert_eq!((time(&table, 0), queue(&table, 5)), (3, vec!["blue debutante".to_string()]));
    assert_eq!((get(&table, "families.0.supply"), get(&table, "families.0.removed")), (json!([4, 2, 1]), json!([0, 1, 0])));
    let mut rich = holding(2, "leave_town", json!({"5": {"queue": ["blue donna"]}})).patch(json!({"players": {"0": {"time": 11}}}));
    rich.play(0, "play leave_town");
    assert_eq!(time(&rich, 0), 12);
}

#[test]
fn brag_anywhere_needs_no_member_and_counts_without_itself() {
    // §7.18: Scandalous at 3; two other cards are left in hand
    let players = json!({"0": {"hand": {"brag_anywhere": 1, "teleport": 2}}});
    let mut table = table(2, 1, json!({"players": players, "places": {"5": {"brags": ["blue", null, null]}}}));
    table.play(0, "play brag_anywhere").refused(0, "at 5", "5.2");
    table.play(0, "at 3");
    assert_eq!((source(&table, 0, "brag"), time(&table, 0)), (6, 11));
    // With both lower boxes gone, two cards are not enough though three would be.
    let taken: serde_json::Map<_, _> = (1..=9).map(|n| (n.to_string(), json!({"brags": ["orange", null, null]}))).collect();
    let mut places = Value::Object(taken.into_iter().take(6).collect());
    places["7"] = json!({"brags": ["purple", null, null]});
    places["8"] = json!({"brags": ["purple", null, null]});
    places["9"] = json!({"brags": ["purple", null, null]});
    let patch = |cards: u8| json!({"players": {"0": {"hand": {"brag_anywhere": 1, "teleport": cards}}}, "places": places});
    self::table(3, 1, patch(2)).refused(0, "play brag_anywhere", "7.2");
    assert!(self::table(3, 1, patch(3)).is_legal(0, "play brag_anywhere"));
}
