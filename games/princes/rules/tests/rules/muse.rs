//! §8, Muse & Princess.

use crate::table::*;
use kit::Seat;
use princes::Character;
use serde_json::{Value, json};

fn character(table: &Table, seat: u8) -> Option<Character> {
    table.game().prince(Seat(seat)).character
}

/// The action phase of a round begins, seat 0 first.
fn actions(seats: u8, round: u8, princes: Value) -> Table {
    position(seats, MUSE, round, json!([{"step": "round"}, {"step": "award"}, {"step": "actions", "done": 0}]), princes)
}

#[test]
fn prestige_buys_nothing() {
    // §8.1
    let rich = json!({"florins": 100, "points": {"works": 20}});
    auction(3, MUSE, 1, json!({"0": rich})).refused(0, "open jester", "8.1");
    turn(3, MUSE, 1, 0, json!({"0": rich})).refused(0, "bonus", "8.1");
    court(3, MUSE, 1, json!({"0": rich})).refused(0, "bid muse 3", "8.1");
    let merchant = json!({"florins": 200, "points": {"works": 20}, "character": "merchant"});
    let mut table = auction(3, MUSE, 2, json!({"0": merchant}));
    table.play(0, "open jester").play(1, "raise").play(2, "pass");
    table.refused(0, "raise", "8.1"); // whether he means to pay or not
}

#[test]
fn after_the_auctions_the_princes_bid_for_characters_clockwise() {
    // §8.2
    let mut table = auction(3, MUSE, 1, json!({}));
    table.play(0, "giveup").play(1, "giveup").play(2, "giveup");
    assert_eq!((table.asked(), table.legal(0).len()), (0, 1 + 5 * 13 + 6));
    table.play(0, "pass").play(1, "bid muse 3");
    assert_eq!(table.asked(), 2);
    table.play(2, "pass");
    assert_eq!(character(&table, 1), Some(Character::Muse));
    assert_eq!(table.asked(), 0, "all have passed or taken one: the actions begin");
    assert!(table.is_legal(0, "end"));
}

#[test]
fn who_has_no_marker_passes_for_good_or_marks_an_untaken_character_he_can_pay() {
    // §8.3
    let mut table = court(3, MUSE, 1, json!({"0": {"florins": 400}, "1": {"florins": 3500}}));
    assert!(table.is_legal(0, "bid muse 4"));
    table.refused(0, "bid muse 5", "8.1");
    table.play(0, "pass").play(1, "bid muse 3").play(2, "bid cardinal 3");
    assert_eq!(table.asked(), 0, "the actions: seat 0 had passed, so the two markers stood");
    assert_eq!((character(&table, 1), character(&table, 2)), (Some(Character::Muse), Some(Character::Cardinal)));
    let mut table = court(3, MUSE, 1, json!({}));
    table.play(0, "bid muse 3").play(1, "bid cardinal 3").play(2, "bid cardinal 4");
    table.refused(1, "bid muse 4", "8.3"); // seat 0 has taken her meanwhile
}

#[test]
fn spaces_run_from_3_to_15_and_the_bankers_from_0_to_5() {
    // §8.4
    let mut table = court(3, MUSE, 1, json!({}));
    for name in ["muse", "cardinal", "princess", "merchant", "professor"] {
        table.not_offered(0, &format!("bid {name} 2")).not_offered(0, &format!("bid {name} 16"));
        assert!(table.is_legal(0, &format!("bid {name} 3")) && table.is_legal(0, &format!("bid {name} 15")));
    }
    assert!(table.is_legal(0, "bid banker 0") && table.is_legal(0, "bid banker 5"));
    table.not_offered(0, "bid banker 6");
    table.play(0, "bid muse 8").play(1, "pass").play(2, "pass");
    assert_eq!(florins(&table, 0), 3500 - 800, "the rulebook's Red on the 8 of the Muse");
}

#[test]
fn a_higher_marker_displaces_a_lower_one_and_its_owner_chooses_anew() {
    // §8.5
    let mut table = court(3, MUSE, 1, json!({}));
    table.play(0, "bid muse 5").refused(1, "bid muse 5", "8.5");
    table.play(1, "bid muse 6").play(2, "pass");
    assert_eq!(table.asked(), 0);
    table.refused(0, "bid muse 6", "8.5");
    table.play(0, "bid muse 15");
    table.refused(1, "bid muse 15", "8.5");
    assert!(!table.legal(1).iter().any(|t| t.starts_with("bid muse")), "the last space stays");
}

#[test]
fn a_marker_that_stands_is_paid_and_takes_the_character() {
    // §8.6
    let mut table = court(3, MUSE, 1, json!({}));
    table.play(0, "bid cardinal 7").play(1, "pass").play(2, "pass");
    assert_eq!((character(&table, 0), florins(&table, 0)), (Some(Character::Cardinal), 2800));
}

#[test]
fn each_takes_one_character_and_gives_it_back_by_the_next_bidding() {
    // §8.7
    let mut table = court(2, MUSE, 2, json!({"0": {"character": "muse"}, "1": {"character": "cardinal"}}));
    assert_eq!((character(&table, 0), character(&table, 1)), (None, None));
    table.play(0, "bid princess 3").play(1, "bid muse 3");
    assert_eq!(table.asked(), 0, "one character each, then the actions");
    assert!(table.is_legal(0, "end"));
}

#[test]
fn the_example_of_a_bidding_of_four() {
    // §8.2 to §8.6, §8.19: A, B, C, D are seats 0 to 3.
    let mut table = court(4, MUSE, 1, json!({}));
    table.play(0, "bid cardinal 3").play(1, "bid merchant 4").play(2, "bid cardinal 6").play(3, "bid princess 3");
    table.play(0, "bid banker 0");
    assert_eq!((character(&table, 1), florins(&table, 1)), (Some(Character::Merchant), 3100));
    table.play(1, "later");
    assert_eq!((character(&table, 2), florins(&table, 2)), (Some(Character::Cardinal), 2900));
    assert_eq!((character(&table, 3), florins(&table, 3)), (Some(Character::Princess), 3200));
    assert_eq!(florins(&table, 0), 4100);
}

#[test]
fn the_muse_adds_the_round_to_each_work() {
    // §8.8: in round 5 five points.
    let prince = |character: Value| json!({"0": {"jesters": 5, "hand": ["poet", "jurist"], "character": character}});
    let table = turn(3, MUSE, 5, 0, prince(json!(null)));
    assert_eq!(table.view(0).princes[0].values["poet"], 12);
    let mut table = turn(3, MUSE, 5, 0, prince(json!("muse")));
    assert_eq!(table.view(0).princes[0].values["poet"], 17);
    table.play(0, "work poet").play(0, "prestige 8").play(0, "work jurist").play(0, "prestige 8");
    assert_eq!((prestige(&table, 0), table.public().princes[0].best), (16, 17), "both works");
}

#[test]
fn the_cardinal_gives_three_actions() {
    // §8.9
    let mut table = actions(3, 1, json!({"0": {"character": "cardinal", "jesters": 3, "hand": ["poet", "jurist", "painter"]}}));
    table.play(0, "freedom travel").refused(0, "freedom opinion", "5.2");
    table.play(0, "build tower").play(0, "place 0 0 0").play(0, "build chapel").play(0, "place 0 0 2");
    assert_eq!(table.asked(), 1);
    let mut table = actions(3, 1, json!({"0": {"character": "cardinal", "jesters": 3, "hand": ["poet", "jurist", "painter"]}}));
    for work in ["work poet", "work jurist", "work painter"] {
        table.play(0, work).play(0, "prestige 0");
    }
    assert_eq!(table.asked(), 1, "three works are three actions");
}

/// Two lakes, a university and a studio, three professions: the rulebook's example.
fn princess() -> Value {
    json!({
        "landscapes": [garden("lake", 0, 0, 0), garden("lake", 0, 0, 2)], "buildings": {"university": at(0, 2, 0), "studio": at(0, 2, 4)},
        "hand": ["poet", "jurist"], "table": ["painter"], "character": "princess",
    })
}

#[test]
fn the_princesss_work_of_the_example_is_worth_thirteen() {
    // §8.10: 6 + 4 + 3; each builder would add 2.
    let mut table = turn(3, MUSE, 3, 0, json!({"0": princess()}));
    table.play(0, "princess").play(0, "prestige 6");
    assert_eq!((table.public().princes[0].best, prestige(&table, 0)), (13, 6));
    table.not_offered(0, "princess");
    let mut with_builders = princess();
    with_builders["builders"] = json!(2);
    let mut table = turn(3, MUSE, 3, 0, json!({"0": with_builders}));
    table.play(0, "princess").play(0, "prestige 8");
    assert_eq!(table.public().princes[0].best, 17);
}

#[test]
fn the_princess_needs_the_minimum_counts_no_jesters_and_leaves_no_card() {
    // §8.11
    turn(3, MUSE, 4, 0, json!({"0": princess()})).refused(0, "princess", "8.11");
    let mut prince = princess();
    prince["jesters"] = json!(3);
    prince["freedoms"] = json!(["travel", "religion"]);
    prince["bonuses"] = json!(["each_lake"]);
    let mut table = turn(3, MUSE, 3, 2, json!({"2": prince}));
    table.play(2, "princess");
    table.not_offered(2, "add each_lake");
    table.play(2, "prestige 0");
    assert_eq!(florins(&table, 2), 3500 + 1300);
    assert_eq!(table.game().prince(Seat(2)).works(), 1);
    table.play(2, "end");
    assert_eq!(scored(&table, 2, "best"), 3, "it may be the best work");
}

#[test]
fn an_unused_muse_cardinal_or_princess_goes_back_without_effect() {
    // §8.12
    for name in ["muse", "cardinal", "princess"] {
        let table = court(3, MUSE, 3, json!({"1": {"character": name}}));
        assert_eq!((character(&table, 1), prestige(&table, 1), florins(&table, 1)), (None, 0, 3500), "{name}");
        let end = the_end(3, MUSE, json!({"1": {"character": name}}));
        assert_eq!(prestige(&end, 1), 0, "{name}");
    }
}

/// Seat 0 is fourth: three others are ahead.
fn fourth(character: &str) -> Value {
    json!({
        "0": {"points": {"works": 5}, "character": character}, "1": {"points": {"works": 9}}, "2": {"points": {"works": 6}},
        "3": {"points": {"works": 6}},
    })
}

#[test]
fn rank_is_one_more_than_the_princes_strictly_ahead() {
    // §8.13
    for (points, rank) in [(5, 4), (6, 2), (7, 2), (9, 1), (10, 1)] {
        let mut table = turn(4, MUSE, 2, 0, fourth("merchant")).patch(json!({"princes": {"0": {"points": {"works": points}}}}));
        table.play(0, "rank");
        assert_eq!(scored(&table, 0, "merchant"), rank, "{points} points");
    }
}

#[test]
fn the_merchants_prestige_when_taken_in_ones_turn_or_on_buying() {
    // §8.14
    let mut table = court(4, MUSE, 1, json!({"1": {"points": {"works": 1}}}));
    table.play(0, "bid merchant 3").play(1, "pass").play(2, "pass").play(3, "pass");
    assert_eq!(table.legal(0), ["rank", "later"]);
    table.play(0, "rank");
    assert_eq!((prestige(&table, 0), character(&table, 0)), (2, None));
    let mut table = turn(4, MUSE, 2, 0, fourth("merchant"));
    table.play(0, "rank").not_offered(0, "rank");
    assert_eq!(prestige(&table, 0), 9);
}

#[test]
fn the_example_of_reds_merchant() {
    // §8.14: fourth on the track, he pays 500 for his item and scores 4.
    let mut table = auction(4, MUSE, 2, fourth("merchant"));
    table.play(0, "open builder").play(1, "raise").play(2, "raise").play(3, "pass").play(0, "raise").play(1, "pass").play(2, "pass");
    assert_eq!(table.legal(0), ["free", "pay", "rank"]);
    table.play(0, "rank");
    assert_eq!((florins(&table, 0), scored(&table, 0, "merchant")), (3500 - 500, 4));
    assert_eq!((table.game().prince(Seat(0)).builders, character(&table, 0)), (1, None));
}

#[test]
fn rank_is_counted_before_the_points_of_the_item() {
    // §8.14: pay, rank, item and its points: the second builder's 3 points come after the rank.
    let mut table = auction(4, MUSE, 2, fourth("merchant")).patch(json!({"princes": {"0": {"builders": 1}}, "stock": null}));
    table.play(0, "open builder").play(1, "pass").play(2, "pass").play(3, "pass").play(0, "rank");
    assert_eq!(prestige(&table, 0), 5 + 4 + 3);
}

#[test]
fn the_merchant_makes_a_purchase_free_also_at_the_last_price() {
    // §8.15
    let mut table = auction(4, MUSE, 2, fourth("merchant"));
    table.play(0, "open builder").play(1, "raise").play(2, "pass").play(3, "pass").play(0, "raise").play(1, "pass").play(0, "free");
    assert_eq!((florins(&table, 0), table.game().prince(Seat(0)).builders, prestige(&table, 0)), (3500, 1, 5));
    let mut table = auction(2, MUSE, 2, json!({"1": {"character": "merchant"}}));
    table.play(0, "giveup").play(1, "take jester").play(1, "free");
    assert_eq!((florins(&table, 1), table.game().prince(Seat(1)).jesters), (2500, 1));
    turn(4, MUSE, 2, 0, fourth("merchant")).not_offered(0, "free");
}

#[test]
fn an_unused_merchant_pays_the_rank_by_itself() {
    // §8.16
    let mut table = auction(4, MUSE, 2, fourth("merchant"));
    table.play(0, "open builder").play(1, "pass").play(2, "pass").play(3, "pass").play(0, "pay");
    assert_eq!(character(&table, 0), Some(Character::Merchant), "kept for now");
    table.play(1, "giveup").play(2, "giveup").play(3, "giveup");
    assert_eq!((scored(&table, 0, "merchant"), character(&table, 0)), (4, None), "after the auctions");
    let table = position(4, MUSE, 7, json!([{"step": "round"}, {"step": "award"}]), fourth("merchant"));
    assert!(table.is_over());
    assert_eq!(scored(&table, 0, "merchant"), 4);
}

#[test]
fn the_professor_brings_a_bonus_or_a_prestige_card_free() {
    // §8.17
    let mut table = turn(3, MUSE, 2, 0, json!({"0": {"character": "professor"}}));
    table.play(0, "learn prestige");
    draw(&mut table, &["most_lakes", "most_parks", "most_works", "three_freedoms", "most_jesters"]);
    table.play(0, "keep most_works").play(0, "asis");
    assert_eq!((florins(&table, 0), table.view(0).princes[0].cards.len(), character(&table, 0)), (3500, 1, None));
    table.play(0, "freedom travel").play(0, "build tower").play(0, "place 0 0 0");
    assert_eq!(table.asked(), 1, "the Professor cost no action");
    let mut table = turn(3, MUSE, 2, 0, json!({"0": {"character": "professor"}}));
    table.play(0, "learn bonus");
    draw(&mut table, &["each_lake", "each_park", "each_forest", "each_jester", "each_builder"]);
    table.play(0, "keep each_lake").play(0, "asis");
    assert_eq!(table.view(0).princes[0].bonuses.len(), 1);
}

#[test]
fn the_professor_may_be_used_whenever_his_prince_is_asked_in_the_next_auctions() {
    // §8.18
    let cards = ["most_lakes", "most_parks", "most_works", "three_freedoms", "most_jesters"];
    let holder = json!({"0": {"character": "professor"}});
    let mut opens = auction(3, MUSE, 2, holder.clone());
    opens.play(0, "learn prestige");
    draw(&mut opens, &cards);
    opens.play(0, "keep most_works").play(0, "asis");
    assert_eq!((opens.asked(), character(&opens, 0)), (0, None));
    assert!(opens.is_legal(0, "open jester"), "he opens after it as before");
    opens.not_offered(0, "learn bonus");
    let mut raises = auction(3, MUSE, 2, json!({"1": {"character": "professor"}}));
    raises.play(0, "open jester").play(1, "learn prestige");
    draw(&mut raises, &cards);
    raises.play(1, "keep most_jesters").play(1, "asis").play(1, "raise");
    assert_eq!(raises.asked(), 2, "the auction goes on where it was");
    let mut last = auction(2, MUSE, 2, holder);
    last.play(0, "open jester").play(1, "raise").play(0, "pass");
    assert_eq!(last.asked(), 0);
    assert!(last.is_legal(0, "learn bonus") && last.is_legal(0, "take builder"));
}

#[test]
fn who_has_the_merchant_bids_no_more_than_he_could_pay() {
    // §8.1: he bids normally, and only a bid that has won may be free.
    let merchant = |florins: i32| json!({"0": {"florins": florins, "character": "merchant"}});
    auction(3, MUSE, 2, merchant(100)).refused(0, "open jester", "8.1");
    let mut free = auction(3, MUSE, 2, merchant(200));
    free.play(0, "open jester").play(1, "pass").play(2, "pass").play(0, "free");
    assert_eq!(florins(&free, 0), 200);
    let last = auction(2, MUSE, 2, merchant(200));
    last.refused(0, "open jester", "8.1");
}

#[test]
fn the_professor_when_taken_and_on_a_last_question() {
    // §8.18
    let mut table = court(3, MUSE, 1, json!({}));
    table.play(0, "bid professor 3").play(1, "pass").play(2, "pass");
    assert_eq!(table.legal(0), ["learn bonus", "learn prestige", "later"]);
    let holder = json!({"1": {"character": "professor"}});
    let mut table = court(3, MUSE, 3, holder.clone());
    assert_eq!((table.asked(), table.legal(1)), (1, vec!["learn bonus".into(), "learn prestige".into(), "later".to_string()]));
    table.play(1, "later");
    assert_eq!((character(&table, 1), table.asked()), (None, 0), "he goes back unused");
    let freedoms = json!({"1": {"character": "professor", "freedoms": ["travel", "religion", "opinion"]}});
    let mut table = the_end(3, MUSE, freedoms);
    table.play(1, "learn prestige");
    draw(&mut table, &["most_lakes", "most_parks", "most_works", "three_freedoms", "most_jesters"]);
    table.play(1, "keep three_freedoms").play(1, "asis");
    assert!(table.is_over());
    assert_eq!(prestige(&table, 1), 8, "a card taken then counts");
}

#[test]
fn the_bankers_bid_comes_out_of_his_own_florins() {
    // §8.19
    let mut table = court(3, MUSE, 1, json!({"0": {"florins": 0}}));
    assert_eq!(table.legal(0), ["pass", "bid banker 0", "bid banker 1", "bid banker 2", "bid banker 3", "bid banker 4", "bid banker 5"]);
    table.play(0, "bid banker 5").play(1, "pass").play(2, "pass");
    assert_eq!(florins(&table, 0), 100);
}

#[test]
fn the_banker_grows_while_nobody_takes_him() {
    // §8.20: the rulebook's example. Untaken in rounds 1 and 2 he holds 800 in round 3; a bid of 1 brings 700; then 600 again.
    let mut table = court(3, MUSE, 1, json!({}));
    assert_eq!(table.public().banker, 600);
    let round = |table: &mut Table| {
        table.forced();
        for answer in ["giveup", "giveup", "giveup"] {
            let seat = table.asked();
            table.play(seat, answer);
        }
    };
    let pass = |table: &mut Table| {
        (0..3).for_each(|_| {
            let seat = table.asked();
            table.play(seat, "pass");
        })
    };
    let end = |table: &mut Table| {
        (0..3).for_each(|_| {
            let seat = table.asked();
            table.play(seat, "end");
        })
    };
    pass(&mut table);
    end(&mut table);
    round(&mut table);
    assert_eq!(table.public().banker, 700);
    pass(&mut table);
    end(&mut table);
    round(&mut table);
    assert_eq!(table.public().banker, 800);
    let seat = table.asked();
    table.play(seat, "bid banker 1");
    (0..2).for_each(|_| {
        let other = table.asked();
        table.play(other, "pass");
    });
    assert_eq!(florins(&table, seat), 3500 + 700);
    end(&mut table);
    round(&mut table);
    assert_eq!(table.public().banker, 600);
}

#[test]
fn who_took_the_banker_in_the_last_round_changes_florins_into_prestige() {
    // §8.21
    let table = the_end(3, MUSE, json!({"0": {"character": "banker", "florins": 1500}, "1": {"points": {"works": 7}, "florins": 200}}));
    assert_eq!((prestige(&table, 0), florins(&table, 0)), (7, 100));
    assert_eq!(table.scores().winners, [Seat(1)], "the florins left break the tie");
}

#[test]
fn the_order_at_the_end_is_best_work_merchant_professor_cards_banker() {
    // §8.22
    let princes = json!({
        // Second after the best work of seat 1, so rank 2; the prestige card of seat 2 comes later.
        "0": {"character": "merchant", "points": {"works": 2}},
        "1": {"best": 20},
        "2": {"cards": ["three_freedoms"], "freedoms": ["travel", "religion", "opinion"]},
    });
    let table = position(3, MUSE, 7, json!([{"step": "round"}, {"step": "award"}]), princes);
    assert_eq!((prestige(&table, 0), prestige(&table, 1), prestige(&table, 2)), (4, 3, 8));
    let princes =
        json!({"0": {"character": "professor"}, "1": {"cards": ["three_freedoms"], "freedoms": ["travel", "religion", "opinion"]}});
    let table = position(3, MUSE, 7, json!([{"step": "round"}, {"step": "award"}]), princes);
    assert_eq!((table.asked(), prestige(&table, 1)), (0, 0), "the Professor's question comes before the prestige cards");
}
