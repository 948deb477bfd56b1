//! §13: Strozzi's cards.

use crate::table::*;
use serde_json::{Value, json};

/// Strozzi has 9 time and turns up a card; the human's turn comes next.
fn turned(round: u8, card: u8, patch: Value) -> Table {
    let mut all = json!({"players": {"1": {"time": 9}}, "steps": [{"step": "turns", "next": 0}, {"step": "strozzi_turn"}]});
    kit::patch::apply_keeping_null(&mut all, &patch).expect("a patch");
    let mut table = solo(round, all);
    table.chance(&format!("strozzi {card}"));
    table
}

#[test]
fn cards_one_to_five_deploy_at_a_b_or_c() {
    // §13.1: in round 1 the destinations are 6 (Cosimo), 4 (Contessina) and 3 (Giovanni)
    for (card, place, queue) in [
        (1, 6, &["orange debutante"][..]),
        (2, 6, &["blue debutante"]),
        (3, 4, &["orange donna"]),
        (4, 4, &["blue donna"]),
        (5, 3, &["orange debutante", "blue debutante"]),
    ] {
        let table = turned(1, card, json!({}));
        assert_eq!((self::queue(&table, place), time(&table, 1)), (queue.iter().map(|s| s.to_string()).collect(), 6), "card {card}");
    }
}

#[test]
fn card_five_takes_the_rarer_colour_or_asks_the_human() {
    // §13.1: in round 2 noble C is Cosimo, who will drive to 2
    let rarer = turned(2, 5, json!({"places": {"9": {"queue": ["blue maestro"]}}}));
    assert_eq!(queue(&rarer, 2), ["orange debutante"]);
    let rarer = turned(2, 5, json!({"places": {"9": {"queue": ["orange donna", "orange debutante", "blue debutante"]}}}));
    assert_eq!(queue(&rarer, 2), ["blue debutante"]);
    let mut tie = turned(2, 5, json!({"places": {"9": {"queue": ["orange donna", "blue debutante"]}}}));
    assert_eq!(tie.legal(0), ["colour blue", "colour orange"]);
    tie.play(0, "colour orange");
    assert_eq!((queue(&tie, 2), tie.asked()), (vec!["orange debutante".to_string()], 0));
}

#[test]
fn for_cosimo_the_debutante_goes_to_the_front_of_the_debutantes() {
    // §13.2
    let table = turned(1, 1, json!({"places": {"6": {"queue": ["purple donna", "purple debutante"]}}}));
    assert_eq!(queue(&table, 6), ["purple donna", "orange debutante", "purple debutante"]);
}

#[test]
fn for_contessina_a_donna_enters_as_usual() {
    // §13.3
    let table = turned(1, 3, json!({"places": {"4": {"queue": ["purple donna", "purple debutante"]}}}));
    assert_eq!(queue(&table, 4), ["purple donna", "orange donna", "purple debutante"]);
}

#[test]
fn card_five_brings_contessina_a_donna_of_the_rarer_colour() {
    // §13.16: in round 3 noble C is Contessina, who will drive to 5
    let table = turned(3, 5, json!({"places": {"9": {"queue": ["blue maestro"]}}}));
    assert_eq!(queue(&table, 5), ["orange donna"]);
}

#[test]
fn for_giovanni_two_debutantes_come_as_far_as_there_is_room() {
    // §13.4
    let table = turned(1, 5, json!({"places": {"3": {"queue": ["purple debutante", "purple debutante", "purple debutante"]}}}));
    assert_eq!(queue(&table, 3)[3], "orange debutante");
    assert_eq!(get(&table, "families.2.supply"), json!([5, 3, 1]), "blue finds no room");
}

#[test]
fn a_full_destination_sends_him_to_the_next_noble_and_then_back_along_the_route() {
    // §13.5
    let full = members(4, "purple debutante");
    let next = turned(1, 1, json!({"places": {"6": {"queue": full}}}));
    assert_eq!(queue(&next, 4), ["orange donna"], "in Contessina's way");
    let first = turned(1, 5, json!({"places": {"3": {"queue": full}}}));
    assert_eq!(first.legal(0), ["colour blue", "colour orange"], "after C comes A, with one débutante");
    // All three are full: back from 6 along the route comes 3, full as well, then 2.
    let places = json!({
        "6": {"queue": full},
        "4": {"queue": ["purple maestro", "purple donna", "purple donna", "purple donna"]},
        "3": {"queue": ["orange donna", "orange debutante", "blue donna", "blue debutante"]},
        "2": {"queue": ["purple debutante"]},
    });
    let places = {
        let mut p = places;
        p["3"]["queue"] = json!(["orange donna", "blue donna", "orange debutante", "blue debutante"]);
        p
    };
    let back = turned(1, 3, json!({"places": places}));
    assert_eq!(queue(&back, 2), ["orange debutante", "purple debutante"], "as for Cosimo, to the front");
}

#[test]
fn a_missing_piece_is_taken_back_from_elsewhere_first() {
    // §13.6: all orange débutantes are on the board; those at 1 and 9 come back, those at 6 and 3 stay
    let places = json!({
        "1": {"queue": ["orange donna", "orange debutante", "orange debutante"]},
        "9": {"queue": ["orange debutante", "blue debutante"]},
        "6": {"queue": ["orange debutante"]},
        "3": {"queue": ["orange debutante"]},
    });
    let table = turned(1, 1, json!({"places": places}));
    assert_eq!((queue(&table, 1), queue(&table, 9)), (vec![], vec!["blue debutante".to_string()]));
    assert_eq!(queue(&table, 6), ["orange debutante", "orange debutante"]);
    assert_eq!(get(&table, "families.1.supply"), json!([2, 3, 1]));
    // Nothing can be taken back: nothing is placed.
    let stuck = json!({"6": {"queue": members(2, "orange debutante")}, "3": {"queue": members(3, "orange debutante")}});
    let stuck = turned(1, 1, json!({"places": stuck}));
    assert_eq!((queue(&stuck, 6).len(), time(&stuck, 1)), (2, 6));
    // The donnas are all at destinations; a débutante comes back, but no donna is placed.
    let wrong_rank = json!({"6": {"queue": members(3, "orange donna")}, "1": {"queue": ["orange debutante"]}});
    let wrong_rank = turned(1, 3, json!({"places": wrong_rank}));
    assert_eq!((queue(&wrong_rank, 1).len(), queue(&wrong_rank, 4).len()), (0, 0));
    assert_eq!(get(&wrong_rank, "families.1.supply"), json!([5, 0, 1]));
}

/// Card 6 came up second: card 10 was first.
fn party(round: u8, patch: Value) -> Table {
    let mut all = json!({"strozzi": {"rest": [1, 2, 3, 4, 5, 6, 7, 8, 9]}});
    kit::patch::apply_keeping_null(&mut all, &patch).expect("a patch");
    turned(round, 6, all)
}

#[test]
fn card_six_spends_all_time_and_passes() {
    // §13.7
    let table = party(1, json!({"places": {"6": {"queue": ["purple debutante", "blue debutante"]}}}));
    assert_eq!((time(&table, 1), number(&table, "players.1.passed"), get(&table, "players.1.ring")), (0, 1, json!(6)));
    assert_eq!((time(&party(3, json!({})), 1), time(&party(9, json!({})), 1)), (3, 3), "for Giovanni he keeps three");
    assert_eq!(time(&party(3, json!({"players": {"1": {"time": 2}}})), 1), 2);
    assert_eq!(vp(&table, 1), 0);
}

#[test]
fn card_six_first_is_shuffled_back_after_another() {
    // §13.8
    let mut table = turned(1, 6, json!({}));
    assert_eq!((time(&table, 1), table.outcomes().len()), (9, 9));
    table.chance("strozzi 8");
    assert_eq!((time(&table, 1), number(&table, "players.1.passed")), (7, 0));
    assert_eq!(get(&table, "strozzi"), json!({"top": [], "rest": [1, 2, 3, 4, 5, 6, 7, 9, 10]}));
    // The three cards kept on top are shuffled with it, for it is shuffled into the whole deck.
    let kept = json!({"top": [{"count": 3, "cards": [1, 2, 4, 5, 6, 7, 9, 10]}], "rest": [3, 8]});
    let mut shuffled = turned(2, 6, json!({"strozzi": kept}));
    assert_eq!(shuffled.outcomes().len(), 7);
    shuffled.chance("strozzi 10");
    assert_eq!(get(&shuffled, "strozzi"), json!({"top": [], "rest": [1, 2, 3, 4, 5, 6, 7, 8, 9]}));
}

#[test]
fn card_seven_promotes_at_a_then_b_then_c() {
    // §13.9
    let a = turned(
        1,
        7,
        json!({"places": {"6": {"queue": ["orange debutante", "purple debutante", "blue debutante"]}, "4": {"queue": ["blue debutante"]}}}),
    );
    assert_eq!((queue(&a, 6), time(&a, 1)), (["blue donna", "orange debutante", "purple debutante"].map(String::from).to_vec(), 6));
    let c = turned(1, 7, json!({"places": {"3": {"queue": ["purple donna", "orange debutante"]}, "6": {"queue": ["orange donna"]}}}));
    assert_eq!(queue(&c, 3), ["purple donna", "orange donna"], "a débutante at C before a donna at A");
    let donna = turned(1, 7, json!({"places": {"6": {"queue": ["purple maestro", "orange donna"]}}}));
    assert_eq!(queue(&donna, 6), ["purple maestro", "orange maestro"]);
    // Blue's donnas are used up, so the orange débutante further ahead is taken.
    let supply = json!({"6": {"queue": ["orange debutante", "blue debutante"]}, "9": {"queue": members(3, "blue donna")}});
    let orange = turned(1, 7, json!({"places": supply}));
    assert_eq!(queue(&orange, 6), ["orange donna", "blue debutante"]);
    // His bouncer helps the promoted one.
    let bouncer = turned(1, 7, json!({"places": {"6": {"queue": ["purple donna", "blue debutante"]}}, "guards": {"queue 6": [1]}}));
    assert_eq!(queue(&bouncer, 6), ["blue donna", "purple donna"]);
}

#[test]
fn card_seven_brags_when_nobody_can_be_promoted() {
    // §13.10: noble A's carriage is at 1, so he brags at 5
    let equal = turned(1, 7, json!({"places": {"9": {"queue": ["orange debutante"]}}}));
    assert_eq!((get(&equal, "places.4.brags"), time(&equal, 1)), (json!(["orange", null, null]), 6));
    let more_blue = turned(1, 7, json!({"places": {"9": {"brags": ["orange", null, null]}}}));
    assert_eq!(get(&more_blue, "places.4.brags"), json!(["blue", null, null]));
}

#[test]
fn cards_eight_and_nine_brag_at_the_first_location_on_the_way() {
    // §13.11
    let orange = turned(1, 8, json!({}));
    assert_eq!((get(&orange, "places.4.brags"), time(&orange, 1)), (json!(["orange", null, null]), 7));
    let blue = turned(1, 9, json!({"carriages": [4, 7, 8]}));
    assert_eq!(get(&blue, "places.0.brags"), json!(["blue", null, null]), "from 4 the way leads to 1");
}

#[test]
fn his_brag_counts_twice_three_and_four_times_and_climbs_the_boxes() {
    // §13.12: Reputation at 5 gives 3 for a unit, Influencers at 1 gives 5
    for (round, vp, boxes) in
        [(1, 6, json!(["orange", null, null])), (4, 9, json!([null, "orange", null])), (7, 12, json!([null, null, "orange"]))]
    {
        let table = turned(round, 8, json!({"carriages": [1, 7, 8]}));
        assert_eq!((source(&table, 1, "brag"), get(&table, "places.4.brags")), (vp, boxes), "round {round}");
    }
    assert_eq!(source(&turned(7, 8, json!({"carriages": [4, 7, 8]})), 1, "brag"), 20);
}

#[test]
fn a_taken_box_sends_his_brag_on_along_the_route() {
    // §13.13
    let taken = json!({"5": {"brags": ["purple", null, null]}, "2": {"brags": ["orange", null, null]}});
    let table = turned(1, 9, json!({"places": taken}));
    assert_eq!(get(&table, "places.2.brags"), json!(["blue", null, null]), "5 and 2 are taken, then comes 3");
    let own_above = turned(4, 8, json!({"carriages": [1, 7, 8], "places": {"5": {"brags": ["orange", null, null]}}}));
    assert_eq!(get(&own_above, "places.4.brags"), json!(["orange", "orange", null]), "an earlier marker does not matter");
    // All but noble A's own location are taken; then all.
    let mut all: Value = json!({});
    for (n, colour) in [(5, "orange"), (2, "orange"), (3, "orange"), (6, "orange"), (9, "orange"), (8, "purple"), (7, "blue"), (4, "blue")]
    {
        all[n.to_string()] = json!({"brags": [colour, null, null]});
    }
    let own = turned(1, 8, json!({"places": all}));
    assert_eq!(get(&own, "places.0.brags"), json!(["orange", null, null]));
    all["1"] = json!({"brags": ["purple", null, null]});
    let none = turned(1, 8, json!({"places": all}));
    assert_eq!((vp(&none, 1), time(&none, 1)), (0, 7));
    // Without an orange marker the blue one is used.
    let mut used: Value = json!({});
    for n in [2, 3, 6, 9, 8, 7] {
        used[n.to_string()] = json!({"brags": ["orange", null, null]});
    }
    let other = turned(1, 8, json!({"places": used}));
    assert_eq!(get(&other, "places.4.brags"), json!(["blue", null, null]));
}

#[test]
fn card_ten_puts_a_guard_for_noble_b() {
    // §13.14
    assert_eq!(get(&turned(1, 10, json!({})), "guards"), json!({"brag 4": [1]}), "Contessina");
    assert_eq!(get(&turned(2, 10, json!({})), "guards"), json!({"queue 3": [1]}), "Giovanni");
    let cosimo = turned(3, 10, json!({}));
    assert_eq!(get(&cosimo, "guards.street 2-5"), json!([1]), "Cosimo will drive to 2: the way comes from 5");
    assert_eq!(time(&cosimo, 1), 7);
}

#[test]
fn a_guarded_shield_sends_him_back_along_the_route() {
    // §13.15
    let back = turned(1, 10, json!({"guards": {"brag 4": [0], "brag 7": [1]}}));
    assert_eq!(get(&back, "guards.brag 8"), json!([1]));
    // For Cosimo: before 2 comes 5, before 5 comes 1 through the park without a shield, before 1 comes 4.
    let park = turned(3, 10, json!({"guards": {"street 2-5": [0]}}));
    assert_eq!(get(&park, "guards.street 1-4"), json!([1]));
    let dial = json!([6, 4, 3, 5, 2, null, null, null, null]);
    let to_five = turned(3, 10, json!({"destinations": dial}));
    assert_eq!(get(&to_five, "guards.street 1-4"), json!([1]));
    // The eight streets of the route are taken: 2 VP.
    let route = ["2-5", "2-3", "3-6", "6-9", "8-9", "7-8", "4-7", "1-4"];
    let taken: serde_json::Map<_, _> = route.iter().enumerate().map(|(n, s)| (format!("street {s}"), json!([n % 2]))).collect();
    let none = turned(3, 10, json!({"guards": taken}));
    assert_eq!((vp(&none, 1), get(&none, "guards").as_object().map(|g| g.len())), (2, Some(8)));
    let last = turned(9, 10, json!({}));
    assert_eq!((vp(&last, 1), get(&last, "guards")), (2, json!({})));
}
