//! §12.6 to §12.23: playing leaders, and what each of the twenty does.

use crate::table::{Look, Scene, Table, scene};
use lorenzo::{Member, Resource};

/// A table with leaders at which seat 0 has played these.
fn with(leaders: &[&str]) -> Scene {
    scene(2).leaders().played(0, leaders)
}

#[test]
fn leader_things_come_before_or_after_placing_until_the_player_ends_the_turn() {
    // §12.6
    let begin = with(&["michelangelo-buonarroti", "sandro-botticelli"]).hand(0, &["sisto-iv"]);
    let mut table = begin.turn(0);
    table.play(0, "use michelangelo-buonarroti").go(0, "black", "market-1");
    table.not_offered(0, "member white"); // one placement a turn
    table.play(0, "discard sisto-iv").play(0, "privilege 4").play(0, "use sandro-botticelli");
    assert_eq!(table.asked(), 0);
    table.play(0, "end");
    assert_eq!(table.goods(0), "coin 8 military 4 vp 1");
    assert_eq!(table.asked(), 1);
    let table = scene(2).leaders().hand(0, &["sisto-iv"]).turn(0);
    table.not_offered(0, "end"); // not before a member is placed
}

#[test]
fn without_leaders_in_play_the_turn_ends_by_itself() {
    // §12.6
    let mut table = scene(2).turn(0);
    table.go(0, "black", "market-1");
    assert_eq!(table.asked(), 1);
}

#[test]
fn a_leader_may_be_discarded_for_a_privilege() {
    // §12.7
    let mut table = scene(2).leaders().hand(0, &["sisto-iv", "santa-rita"]).turn(0);
    table.play(0, "discard sisto-iv").play(0, "privilege 2");
    assert_eq!(table.goods(0), "servant 2");
    assert_eq!(table.public().players[0].discarded, ["sisto-iv"]);
    table.not_offered(0, "play sisto-iv");
}

/// Goods and cards.
type Means = (&'static str, &'static [&'static str]);

/// Leader, what just meets his requirement, and the same with something missing.
const REQUIREMENTS: &[(&str, Means, Means)] = &[
    ("francesco-sforza", ("", &V5), ("", &V4)),
    ("ludovico-ariosto", ("", &C5), ("", &C4)),
    ("filippo-brunelleschi", ("", &B5), ("", &B4)),
    ("federico-da-montefeltro", ("", &T5), ("", &T4)),
    ("girolamo-savonarola", ("coin 18", &[]), ("coin 17", &[])),
    ("giovanni-dalle-bande-nere", ("military 12", &[]), ("military 11", &[])),
    ("sandro-botticelli", ("wood 10", &[]), ("wood 9", &[])),
    ("michelangelo-buonarroti", ("stone 10", &[]), ("stone 9", &[])),
    ("ludovico-iii-gonzaga", ("servant 15", &[]), ("servant 14", &[])),
    (
        "leonardo-da-vinci",
        ("", &["warlord", "dame", "knight", "farmer", "woods", "village"]),
        ("", &["warlord", "dame", "knight", "farmer", "woods"]),
    ),
    (
        "pico-della-mirandola",
        ("", &["crusade", "hiring-recruits", "hiring-soldiers", "raising-a-statue", "mint", "chapel"]),
        ("", &["crusade", "hiring-recruits", "hiring-soldiers", "mint", "chapel"]),
    ),
    ("sisto-iv", ("coin 6 wood 6 stone 6 servant 6", &[]), ("coin 6 wood 6 stone 6 servant 5", &[])),
    ("lucrezia-borgia", ("", &["woods", "village", "forest", "citadel", "city", "monastery"]), ("", &T5)),
    ("sigismondo-malatesta", ("military 7 faith 3", &[]), ("military 7 faith 2", &[])),
    (
        "ludovico-il-moro",
        ("", &["woods", "village", "mint", "chapel", "dame", "knight", "crusade", "hiring-recruits"]),
        ("", &["woods", "village", "mint", "chapel", "dame", "knight", "crusade"]),
    ),
    ("cesare-borgia", ("coin 12 faith 2", &["mint", "chapel", "theater"]), ("coin 12 faith 1", &["mint", "chapel", "theater"])),
    ("santa-rita", ("faith 8", &[]), ("faith 7", &[])),
    (
        "cosimo-de-medici",
        ("", &["dame", "knight", "mint", "chapel", "theater", "bank"]),
        ("", &["dame", "knight", "mint", "chapel", "theater"]),
    ),
    (
        "bartolomeo-colleoni",
        ("", &["crusade", "hiring-recruits", "woods", "village", "forest", "city"]),
        ("", &["crusade", "woods", "village", "forest", "city"]),
    ),
];
const T5: [&str; 5] = ["woods", "village", "forest", "citadel", "city"];
const T4: [&str; 4] = ["woods", "village", "forest", "citadel"];
const C5: [&str; 5] = ["warlord", "dame", "knight", "farmer", "artisan"];
const C4: [&str; 4] = ["warlord", "dame", "knight", "farmer"];
const B5: [&str; 5] = ["mint", "chapel", "theater", "residence", "bank"];
const B4: [&str; 4] = ["mint", "chapel", "theater", "residence"];
const V5: [&str; 5] = ["crusade", "hiring-recruits", "hiring-soldiers", "raising-a-statue", "military-campaign"];
const V4: [&str; 4] = ["crusade", "hiring-recruits", "hiring-soldiers", "raising-a-statue"];

#[test]
fn a_leader_is_played_when_his_requirement_is_met_and_nothing_is_spent() {
    // §12.8
    assert_eq!(REQUIREMENTS.len(), 19); // Lorenzo de' Medici has a test of his own
    for (leader, (held, cards), (less, fewer)) in REQUIREMENTS {
        let mut table = scene(2).leaders().hand(0, &[leader]).goods(0, held).cards(0, cards).turn(0);
        table.play(0, &format!("play {leader}"));
        assert_eq!(table.goods(0), *held, "{leader}");
        assert_eq!(table.public().players[0].played, [*leader]);
        let table = scene(2).leaders().hand(0, &[leader]).goods(0, less).cards(0, fewer).turn(0);
        table.refused(0, &format!("play {leader}"), "12.8");
    }
}

#[test]
fn a_requirement_need_not_be_met_later() {
    // §12.8
    let table = with(&["lucrezia-borgia"]).dice(3, 3, 3).turn(0); // no cards at all
    assert_eq!(table.value(0, Member::Black), 5);
}

#[test]
fn a_once_per_round_leader_serves_once_in_each_round_from_the_first() {
    // §12.9
    let begin = scene(2).leaders().hand(0, &["michelangelo-buonarroti"]).goods(0, "stone 10").goods(1, "servant 1");
    let mut table = begin.turn(0);
    table.play(0, "play michelangelo-buonarroti").play(0, "use michelangelo-buonarroti"); // also in this round
    table.refused(0, "use michelangelo-buonarroti", "12.9");
    assert_eq!(table.has(0, Resource::Coin), 3);
    // In the next round he is fresh again.
    let used = serde_json::json!({"players": {"0": {"used": ["michelangelo-buonarroti"]}}});
    let mut table = with(&["michelangelo-buonarroti"]).with(used).turns_over();
    table.chance_by_seed(1).play(0, "use michelangelo-buonarroti");
}

#[test]
fn a_permanent_leader_holds_from_the_moment_he_is_played() {
    // §12.10
    let begin = scene(2).leaders().hand(0, &["sigismondo-malatesta"]).goods(0, "military 7 faith 3");
    let mut table = begin.turn(0);
    assert_eq!(table.value(0, Member::Neutral), 0);
    table.play(0, "play sigismondo-malatesta");
    assert_eq!(table.value(0, Member::Neutral), 3);
    table.go(0, "neutral", "market-1"); // in the same turn
}

#[test]
fn ariosto_opens_occupied_market_and_work_spaces() {
    // §12.11
    let begin = |leader: &str| {
        let begin = scene(3).leaders().played(0, &[leader]).member(1, "black", "market-1").member(1, "white", "harvest-single");
        begin.member(1, "orange", "production-single").turn_at(0, 4)
    };
    let spaces = ["place market-1", "place harvest-single", "place production-single"];
    let mut table = begin("ludovico-ariosto");
    table.play(0, "member black");
    assert!(spaces.iter().all(|space| table.is_legal(0, space)));
    table.refused(0, "place market-3", "1.8"); // closed spaces remain closed
    let mut table = begin("sisto-iv");
    table.play(0, "member black");
    for space in spaces {
        table.refused(0, space, "3.8");
    }
    // The rule of one coloured member and the minimum values remain; an occupied floor has no card.
    let begin = scene(2).leaders().played(0, &["ludovico-ariosto"]).goods(0, "coin 9").member(0, "white", "harvest-single");
    let mut table = begin.member(1, "black", "territory-1").turn_at(0, 3);
    table.play(0, "member black").refused(0, "place harvest-single", "6.2").refused(0, "place territory-1", "4.3");
    table.undo(0);
    table.refused(0, "member neutral", "3.3");
}

#[test]
fn federico_gives_one_member_at_home_a_six_for_the_round() {
    // §12.12
    let begin = with(&["federico-da-montefeltro"]).dice(1, 2, 3).member(0, "orange", "council");
    let mut table = begin.turn_at(0, 3);
    table.play(0, "use federico-da-montefeltro").but_not(0, "raise orange", "2.4");
    table.not_offered(0, "raise neutral");
    table.play(0, "raise black");
    assert_eq!((table.value(0, Member::Black), table.value(0, Member::White)), (6, 2));
    // Until the round ends.
    let raised = serde_json::json!({"players": {"0": {"raised": {"member": "black", "value": 6}}}});
    let mut table = with(&["federico-da-montefeltro"]).with(raised).turns_over();
    table.chance_by_seed(2);
    assert_eq!(table.value(0, Member::Black), i16::from(table.public().dice[0]));
    // Nobody at home: no use.
    let begin = with(&["federico-da-montefeltro"]).goods(0, "servant 1").member(0, "orange", "council");
    let table = begin.member(0, "black", "council").member(0, "white", "council").turn_at(0, 7);
    table.refused(0, "use federico-da-montefeltro", "12.12");
}

#[test]
fn il_moro_gives_all_coloured_members_a_five() {
    // §12.13
    let table = with(&["ludovico-il-moro"]).dice(1, 5, 6).turn(0);
    let values: Vec<i16> = Member::ALL.iter().map(|member| table.value(0, *member)).collect();
    assert_eq!(values, [5, 5, 5, 0]); // also where the die shows 6
    let mut table = with(&["ludovico-il-moro", "federico-da-montefeltro"]).dice(1, 5, 6).turn(0);
    table.play(0, "use federico-da-montefeltro").play(0, "raise white");
    assert_eq!((table.value(0, Member::Black), table.value(0, Member::White)), (5, 6));
}

#[test]
fn lucrezia_adds_two_to_coloured_members_on_top_of_other_leaders() {
    // §12.14
    let table = with(&["lucrezia-borgia"]).dice(1, 2, 6).turn(0);
    let values: Vec<i16> = Member::ALL.iter().map(|member| table.value(0, *member)).collect();
    assert_eq!(values, [3, 4, 8, 0]);
    let begin = with(&["lucrezia-borgia", "ludovico-il-moro", "federico-da-montefeltro"]).excommunicated(0, "1-7");
    let mut table = begin.turn(0);
    table.play(0, "use federico-da-montefeltro").play(0, "raise black");
    assert_eq!((table.value(0, Member::Black), table.value(0, Member::White)), (7, 6)); // 6 + 2 - 1 and 5 + 2 - 1
}

#[test]
fn malatesta_makes_the_neutral_member_a_three() {
    // §12.15
    let mut table = with(&["sigismondo-malatesta"]).floor("territory-2", "village").turn(0);
    assert_eq!(table.value(0, Member::Neutral), 3);
    table.go(0, "neutral", "territory-2");
}

#[test]
fn brunelleschi_pays_no_fee_in_extra_actions_neither() {
    // §12.16
    let begin = with(&["filippo-brunelleschi"]).goods(0, "coin 3").member(1, "black", "character-4");
    let mut table = begin.floor("character-1", "patron").floor("character-2", "warlord").turn_at(0, 3);
    table.go(0, "black", "character-1").play(0, "take character-2"); // patron 3, warlord 2 - 2
    assert_eq!(table.goods(0), "military 3");
}

#[test]
fn cesare_borgia_needs_no_military_for_territories_but_six_remain_the_limit() {
    // §12.17
    let six = ["woods", "village", "forest", "citadel", "city", "monastery"];
    let mut table = with(&["cesare-borgia"]).cards(0, &six[..5]).floor("territory-1", "gravel-pit").turn(0);
    table.go(0, "black", "territory-1");
    let mut table = with(&["cesare-borgia"]).cards(0, &six).floor("territory-1", "gravel-pit").turn(0);
    table.play(0, "member black").refused(0, "place territory-1", "4.8");
}

#[test]
fn pico_takes_three_coins_off_every_card_and_nothing_off_the_fee() {
    // §12.18
    let rows = [
        ("character-1", "papal-messenger", "coin 2", "faith 3"),
        ("building-1", "bank", "wood 1 stone 3", "vp 7"),
        ("venture-1", "hiring-recruits", "coin 1", "military 5"),
        ("character-1", "warlord", "", "military 3"), // 2 coins: nothing is paid back
    ];
    for (space, card, held, left) in rows {
        let mut table = with(&["pico-della-mirandola"]).goods(0, held).floor(space, card).turn(0);
        table.go(0, "black", space);
        assert_eq!(table.goods(0), left, "{card}");
    }
    let begin = with(&["pico-della-mirandola"]).goods(0, "coin 2").member(1, "black", "character-2").floor("character-1", "warlord");
    let mut table = begin.turn_at(0, 3);
    table.play(0, "member black").refused(0, "place character-1", "4.4");
}

#[test]
fn santa_rita_doubles_the_goods_of_a_cards_immediate_gain() {
    // §12.19
    let rows = [
        ("territory-1", "mining-town", "", "stone 2 servant 4"),
        ("territory-1", "monastery", "", "servant 2 military 2"), // military comes once
        ("territory-1", "castle", "", "coin 4 vp 2"),             // points come once
        ("venture-1", "crusade", "military 8", "coin 10 military 4 faith 1"),
    ];
    for (space, card, held, gain) in rows {
        let mut table = with(&["santa-rita"]).goods(0, held).floor(space, card).turn(0);
        table.go(0, "black", space);
        assert_eq!(table.goods(0), gain, "{card}");
    }
    // Privileges come once, and what they bring is not doubled.
    let mut table = with(&["santa-rita"]).floor("territory-1", "province").turn(0);
    table.go(0, "black", "territory-1").play(0, "privilege 3").play(0, "end");
    assert_eq!(table.goods(0), "coin 2 stone 2");
    // Not the floor bonus, not an extra harvest.
    let mut table = with(&["santa-rita"]).dice(6, 1, 1).floor("territory-3", "forest").turn(0);
    table.go(0, "black", "territory-3");
    assert_eq!(table.goods(0), "wood 3"); // 1 of the floor and 2 of the card
    let mut table = with(&["santa-rita"]).goods(0, "coin 4").floor("character-1", "cardinal").turn(0);
    table.go(0, "black", "character-1").play(0, "servants 0");
    assert_eq!(table.goods(0), "wood 1 stone 1 servant 1 faith 2");
    // Tile 1-3 takes its servant off the doubled gain.
    let mut table = with(&["santa-rita"]).excommunicated(0, "1-3").floor("territory-1", "mountain-town").turn(0);
    table.go(0, "black", "territory-1");
    assert_eq!(table.goods(0), "servant 1");
}

#[test]
fn sisto_adds_five_points_to_each_support_of_the_church() {
    // §12.20
    let mut table = with(&["sisto-iv"]).round(2).goods(0, "faith 4").turns_over();
    table.play(0, "support");
    assert_eq!(table.goods(0), "vp 9");
}

/// Seat 0 has Lorenzo de' Medici and 35 points, seat 1 has played these.
fn imitator(models: &[&str]) -> Scene {
    scene(2).leaders().hand(0, &["lorenzo-de-medici"]).goods(0, "vp 35").played(1, models)
}

#[test]
fn lorenzo_imitates_another_players_leader_at_once_and_for_good() {
    // §12.21
    imitator(&[]).turn(0).refused(0, "play lorenzo-de-medici", "12.21");
    imitator(&["santa-rita"]).goods(0, "vp 34").turn(0).refused(0, "play lorenzo-de-medici", "12.8");
    let mut table = imitator(&["santa-rita", "sigismondo-malatesta"]).turn(0);
    table.play(0, "play lorenzo-de-medici");
    assert_eq!(table.legal(0), ["copy sigismondo-malatesta", "copy santa-rita"]);
    table.play(0, "copy sigismondo-malatesta"); // without his requirement
    assert_eq!(table.value(0, Member::Neutral), 3);
    assert_eq!(table.public().players[0].copied, Some("sigismondo-malatesta"));
    // His own leaders cannot be imitated.
    let begin = scene(2).leaders().hand(0, &["lorenzo-de-medici"]).goods(0, "vp 35").played(0, &["santa-rita"]);
    begin.turn(0).refused(0, "play lorenzo-de-medici", "12.21");
}

#[test]
fn an_imitated_once_per_round_leader_counts_apart() {
    // §12.21
    let used = serde_json::json!({"players": {"1": {"used": ["bartolomeo-colleoni"]}}});
    let mut table = imitator(&["bartolomeo-colleoni"]).with(used).turn(0);
    table.play(0, "play lorenzo-de-medici").play(0, "copy bartolomeo-colleoni").play(0, "use bartolomeo-colleoni");
    assert_eq!(table.goods(0), "vp 39"); // though the owner had used him
    table.refused(0, "use bartolomeo-colleoni", "12.9");
}

#[test]
fn francesco_sforza_harvests_at_one_and_leonardo_produces_at_zero() {
    // §12.22
    let mut table = with(&["francesco-sforza"]).goods(0, "servant 3").cards(0, &["commercial-hub", "woods"]).turn(0);
    table.play(0, "use francesco-sforza").play(0, "servants 0"); // 1: the hub and the bonus tile
    assert_eq!(table.goods(0), "coin 1 wood 1 stone 1 servant 4");
    let begin = || with(&["leonardo-da-vinci"]).goods(0, "servant 3").cards(0, &["garden", "bank"]);
    let mut table = begin().turn(0);
    table.play(0, "use leonardo-da-vinci").play(0, "servants 0"); // 0: nothing at all
    assert_eq!(table.goods(0), "servant 3");
    let mut table = begin().turn(0);
    table.play(0, "use leonardo-da-vinci").play(0, "servants 2"); // 2: garden, bank and tile
    assert_eq!(table.goods(0), "coin 7 servant 1 military 1 vp 3");
    let mut table = begin().turn(0);
    table.play(0, "use leonardo-da-vinci").play(0, "decline");
    assert_eq!(table.goods(0), "servant 3");
}

#[test]
fn seven_leaders_bring_goods_or_points_once_a_round() {
    // §12.23
    let rows = [
        ("girolamo-savonarola", "faith 1"),
        ("giovanni-dalle-bande-nere", "coin 1 wood 1 stone 1"),
        ("sandro-botticelli", "military 2 vp 1"),
        ("michelangelo-buonarroti", "coin 3"),
        ("cosimo-de-medici", "servant 3 vp 1"),
        ("bartolomeo-colleoni", "vp 4"),
    ];
    for (leader, gain) in rows {
        let mut table: Table = with(&[leader]).turn(0);
        table.play(0, &format!("use {leader}"));
        assert_eq!(table.goods(0), gain, "{leader}");
    }
    let mut table = with(&["ludovico-iii-gonzaga"]).turn(0);
    table.play(0, "use ludovico-iii-gonzaga").play(0, "privilege 1");
    assert_eq!(table.goods(0), "wood 1 stone 1");
}
