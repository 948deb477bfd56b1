//! §6: gifts and guards.

use crate::table::*;
use serde_json::json;

#[test]
fn a_gift_needs_a_gift_and_a_member_at_the_carriage_of_any_noble() {
    // §6.1: Cosimo is active, the member is at Giovanni's carriage
    let there = json!({"8": {"queue": ["blue debutante"]}});
    let table = table(2, 1, json!({"places": there}));
    table.refused(0, "gift cosimo", "6.1").refused(0, "gift contessina", "6.1");
    assert!(table.is_legal(0, "gift giovanni"));
    let given = json!({"0": {"gifts": 0, "given": [1, 1, 1]}});
    self::table(2, 1, json!({"places": there, "players": given})).refused(0, "gift giovanni", "6.1");
}

#[test]
fn each_further_gift_to_a_noble_costs_one_more() {
    // §6.2: the rulebook's example, the third costs 4
    let place = json!({"1": {"queue": ["blue debutante"]}});
    for (given, price) in [(0, 2), (1, 3), (2, 4)] {
        let players = json!({"0": {"gifts": 3 - given, "given": [given, 0, 0]}});
        let mut table = table(2, 1, json!({"places": place, "players": players}));
        table.play(0, "gift cosimo");
        assert_eq!(time(&table, 0), 12 - price);
    }
    let short = json!({"0": {"time": 3, "gifts": 1, "given": [2, 0, 0]}});
    table(2, 1, json!({"places": place, "players": short})).refused(0, "gift cosimo", "3.5");
    // Gifts to another noble do not count.
    let others = json!({"0": {"time": 2, "gifts": 1, "given": [0, 2, 0]}});
    assert!(table(2, 1, json!({"places": place, "players": others})).is_legal(0, "gift cosimo"));
}

#[test]
fn a_gift_given_stays_given() {
    // §6.3
    let mut table = table(2, 1, json!({"places": {"1": {"queue": ["blue debutante"]}}}));
    table.play(0, "gift cosimo").play(0, "guard street 7-8");
    assert_eq!((get(&table, "players.0.given"), number(&table, "players.0.gifts")), (json!([1, 0, 0]), 2));
    let upkeep = table.patch(json!({"steps": [{"step": "upkeep"}]}));
    assert_eq!(get(&upkeep, "players.0.given"), json!([1, 0, 0]));
}

#[test]
fn the_guard_goes_to_an_empty_shield_of_that_noble_anywhere() {
    // §6.4
    let places = json!({"1": {"queue": ["blue debutante"]}, "7": {"queue": ["blue debutante"]}, "8": {"queue": ["blue debutante"]}});
    let patch = json!({"places": places, "guards": {"street 5-6": [1], "brag 2": [0], "queue 9": [1]}});
    let mut street = table(2, 1, patch.clone());
    street.play(0, "gift cosimo").refused(0, "guard street 5-6", "6.4").not_offered(0, "guard queue 1");
    assert_eq!(street.legal(0).len(), 11);
    street.play(0, "guard street 8-9");
    assert_eq!((guards(&street, "street 8-9"), number(&street, "players.0.guards")), (vec![0], 4));
    let mut tile = table(2, 1, patch.clone());
    tile.play(0, "gift contessina").refused(0, "guard brag 2", "6.4");
    assert_eq!(tile.legal(0).len(), 8);
    let mut queue = table(2, 1, patch);
    queue.play(0, "gift giovanni").refused(0, "guard queue 9", "6.4");
    assert_eq!(queue.legal(0).len(), 8);
}

#[test]
fn without_a_guard_or_an_empty_shield_the_gift_still_counts() {
    // §6.5
    let place = json!({"1": {"queue": ["blue debutante"]}});
    let all_six = json!({"brag 1": [0], "brag 2": [0], "brag 3": [0], "brag 4": [0], "brag 5": [0], "brag 6": [0]});
    let mut no_guard = table(2, 1, json!({"places": place, "guards": all_six}));
    no_guard.play(0, "gift cosimo");
    assert_eq!((get(&no_guard, "players.0.given"), no_guard.asked()), (json!([1, 0, 0]), 1));
    let streets = ["1-2", "1-4", "2-3", "2-5", "3-6", "4-5", "4-7", "5-6", "5-8", "6-9", "7-8", "8-9"];
    let taken: serde_json::Map<_, _> = streets.iter().enumerate().map(|(n, s)| (format!("street {s}"), json!([1 + n / 6]))).collect();
    let mut no_shield = table(3, 1, json!({"places": place, "guards": taken}));
    no_shield.play(0, "gift cosimo");
    assert_eq!((number(&no_shield, "players.0.guards"), no_shield.asked()), (6, 1));
}

#[test]
fn an_own_bodyguard_gives_a_time_after_the_walk_is_paid() {
    // §6.6
    let mut table =
        table(2, 1, json!({"places": {"4": {"queue": ["blue debutante"]}}, "guards": {"street 4-5": [0]}, "players": {"0": {"time": 1}}}));
    table.play(0, "move").play(0, "member 4 1").play(0, "to 5");
    assert_eq!((time(&table, 0), vp(&table, 0)), (1, 0));
}

#[test]
fn another_players_walk_gives_the_owner_two_vp() {
    // §6.7
    let patch = json!({"steps": action_of(1, 3), "places": {"5": {"queue": ["orange debutante"]}}, "guards": {"street 4-5": [0]}});
    let mut table = table(3, 1, patch);
    table.play(1, "move").play(1, "member 5 1").play(1, "to 4");
    assert_eq!((vps(&table), time(&table, 1)), (vec![2, 0, 0], 11));
}

#[test]
fn every_street_of_a_walk_and_every_member_counts() {
    // §6.8
    let guards = json!({"street 4-5": [0], "street 5-6": [0]});
    let hurry = json!({"steps": action_of(1, 3), "places": {"6": {"queue": ["orange debutante"]}}, "guards": guards});
    let mut two_streets = table(3, 1, hurry);
    two_streets.play(1, "hurry").play(1, "member 6 1").play(1, "to 5").play(1, "to 4");
    assert_eq!(vps(&two_streets), [4, 0, 0]);
    let both = json!({"steps": action_of(1, 3), "places": {"6": {"queue": ["orange donna", "orange debutante"]}}, "guards": guards});
    let mut two_members = table(3, 1, both);
    two_members.play(1, "hurry").play(1, "member 6 1").play(1, "to 5").play(1, "stop").play(1, "member 6 1").play(1, "to 5");
    assert_eq!(vps(&two_members), [4, 0, 0]);
    let mut own = table(3, 1, json!({"places": {"6": {"queue": ["blue debutante"]}}, "guards": guards}));
    own.play(0, "hurry").play(0, "member 6 1").play(0, "to 5").play(0, "to 4");
    assert_eq!(time(&own, 0), 12 - 3 + 2);
}

#[test]
fn bodyguards_act_on_a_double_run_but_not_on_a_teleport() {
    // §6.8, §7.8
    let run = json!({"places": {"6": {"queue": ["blue debutante"]}}, "guards": {"street 5-6": [1]}, "players": {"0": {"hand": {"double_run": 1, "teleport": 1}}}});
    let mut ran = table(2, 1, run.clone());
    ran.play(0, "play double_run").play(0, "member 6 1").play(0, "to 5").play(0, "to 6").play(0, "to 5");
    assert_eq!(vp(&ran, 1), 6);
    let mut slipped = table(2, 1, run);
    slipped.play(0, "play teleport").play(0, "member 6 1").play(0, "to 5");
    assert_eq!(vp(&slipped, 1), 0);
}

#[test]
fn a_spy_draws_a_card_without_a_member_there() {
    // §6.9: Cosimo drives from 3 to 6, where orange has a spy and a full set of markers changes nothing
    let patch = json!({"carriages": [3, 7, 8], "guards": {"brag 6": [1]}, "steps": [{"step": "drive"}]});
    let mut table = table(2, 1, patch);
    assert_eq!(table.outcomes(), ["draw guard_anywhere", "draw teleport", "draw double_run", "draw family_reception"]);
    table.chance("draw teleport");
    assert_eq!((cards(&table, 0), cards(&table, 1)), (0, 1));
}

#[test]
fn a_spy_blocks_no_box() {
    // §6.9
    let mut table = table(2, 1, json!({"places": {"9": {"queue": ["blue debutante"]}}, "guards": {"brag 9": [1]}}));
    table.play(0, "brag").play(0, "at 9");
    assert_eq!(get(&table, "places.8.brags"), json!(["blue", null, null]));
}

#[test]
fn a_bouncer_brings_an_own_member_to_the_front_of_its_rank() {
    // §6.10
    let there = ["orange donna", "orange debutante", "orange debutante"];
    let mut deployed = table(2, 1, json!({"places": {"6": {"queue": there}}, "guards": {"queue 6": [0]}}));
    deployed.play(0, "deploy").play(0, "at 6");
    assert_eq!(queue(&deployed, 6), ["orange donna", "blue debutante", "orange debutante", "orange debutante"]);
    let mut another = table(2, 1, json!({"places": {"6": {"queue": there}}, "guards": {"queue 6": [1]}}));
    another.play(0, "deploy").play(0, "at 6");
    assert_eq!(queue(&another, 6)[3], "blue debutante");
}

#[test]
fn a_bouncer_acts_on_every_way_of_entering() {
    // §6.11
    let rivals = ["orange donna", "orange debutante"];
    let patch = |extra: serde_json::Value, hand: &str| {
        let mut places = json!({"6": {"queue": rivals}});
        kit::patch::apply(&mut places, &extra).expect("a patch");
        json!({"places": places, "guards": {"queue 6": [0]}, "players": {"0": {"hand": {hand: 1}}}})
    };
    let mut moved = table(4, 1, patch(json!({"5": {"queue": ["blue debutante"]}}), "teleport"));
    moved.play(0, "move").play(0, "member 5 1").play(0, "to 6");
    assert_eq!(queue(&moved, 6)[1], "blue debutante");
    let mut hurried = table(4, 1, patch(json!({"4": {"queue": ["blue donna"]}}), "teleport"));
    hurried.play(0, "hurry").play(0, "member 4 1").play(0, "to 5").play(0, "to 6");
    assert_eq!(queue(&hurried, 6)[0], "blue donna");
    let mut promoted = table(4, 1, patch(json!({"6": {"queue": ["orange donna", "orange debutante", "blue debutante"]}}), "teleport"));
    promoted.play(0, "promote").play(0, "member 6 3");
    assert_eq!(queue(&promoted, 6), ["blue donna", "orange donna", "orange debutante"]);
    let mut slipped = table(4, 1, patch(json!({"1": {"queue": ["blue debutante"]}}), "teleport"));
    slipped.play(0, "play teleport").play(0, "member 1 1").play(0, "to 6");
    assert_eq!(queue(&slipped, 6)[1], "blue debutante");
    let mut received = table(4, 1, patch(json!({"6": {"queue": ["orange donna", "blue donna", "orange debutante"]}}), "family_reception"));
    received.play(0, "play family_reception").play(0, "at 6");
    assert_eq!(queue(&received, 6)[2], "blue debutante");
    let mut climbed = table(4, 1, patch(json!({"6": {"queue": ["orange donna", "orange debutante", "blue debutante"]}}), "social_climb"));
    climbed.play(0, "play social_climb").play(0, "member 6 3");
    assert_eq!(queue(&climbed, 6)[0], "blue donna");
    let mut ran = table(4, 1, patch(json!({"3": {"queue": ["blue debutante"]}}), "double_run"));
    ran.play(0, "play double_run").play(0, "member 3 1").play(0, "to 6").play(0, "stop");
    assert_eq!(queue(&ran, 6)[1], "blue debutante");
}

#[test]
fn a_bouncer_leaves_swaps_and_moving_up_alone_and_makes_no_room() {
    // §6.11
    let places = json!({"6": {"queue": ["orange debutante", "orange debutante", "blue debutante"]}});
    let steps = json!([{"step": "turns", "next": 1}, {"step": "bonus", "seat": 0}]);
    let mut swapped =
        table(2, 1, json!({"places": places, "guards": {"queue 6": [0]}, "steps": steps, "players": {"0": {"ring": 6, "passed": 1}}}));
    swapped.play(0, "swap 2");
    assert_eq!(queue(&swapped, 6), ["orange debutante", "blue debutante", "orange debutante"]);
    let mut left = table(2, 1, json!({"places": places, "guards": {"queue 6": [0]}, "steps": action_of(1, 2)}));
    left.play(1, "move").play(1, "member 6 1").play(1, "to 9");
    assert_eq!(queue(&left, 6), ["orange debutante", "blue debutante"]);
    let mut full = table(2, 1, json!({"places": {"6": {"queue": members(4, "orange debutante")}}, "guards": {"queue 6": [0]}}));
    full.play(0, "deploy").refused(0, "at 6", "2.4");
}

#[test]
fn two_guards_on_one_shield_serve_their_owners_each() {
    // §6.12
    let both =
        json!({"places": {"5": {"queue": ["blue debutante"]}}, "guards": {"street 5-6": [0, 1], "queue 6": [0, 1], "brag 6": [0, 1]}});
    let mut walked = table(3, 1, both.clone());
    walked.play(0, "move").play(0, "member 5 1").play(0, "to 6");
    assert_eq!((time(&walked, 0), vps(&walked)), (12, vec![0, 2, 0]));
    let mut spied = table(3, 1, both.clone()).patch(json!({"carriages": [3, 7, 8], "steps": [{"step": "drive"}]}));
    spied.chance("draw teleport").chance("draw teleport");
    assert_eq!((cards(&spied, 0), cards(&spied, 1)), (1, 1));
    let mut queued =
        table(3, 1, both).patch(json!({"places": {"6": {"queue": ["purple debutante"]}}, "families": {"purple": {"supply": null}}}));
    queued.play(0, "deploy").play(0, "at 6").play(1, "deploy").play(1, "at 6");
    assert_eq!(queue(&queued, 6), ["orange debutante", "blue debutante", "purple debutante"]);
}
