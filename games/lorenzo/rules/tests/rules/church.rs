//! §10: the Church, and every excommunication tile.

use crate::table::{Look, Table, scene};
use lorenzo::{Member, Resource};

#[test]
fn the_report_is_heard_in_turn_order() {
    // §10.1
    let begin = scene(3).round(2).order(&[1, 2, 0]).goods(0, "faith 3").goods(1, "faith 3").goods(2, "faith 3");
    let mut table = begin.turns_over();
    for seat in [1, 2, 0] {
        assert_eq!(table.asked(), seat);
        table.play(seat, "support");
    }
    assert_eq!(table.public().round, 3);
}

#[test]
fn the_church_asks_for_three_four_and_five_faith() {
    // §10.2
    for (round, faith) in [(2, 3), (4, 4), (6, 5)] {
        let enough = scene(2).round(round).goods(0, &format!("faith {faith}")).turns_over();
        assert!(enough.is_legal(0, "support"), "round {round}");
        let less = scene(2).round(round).goods(0, &format!("faith {}", faith - 1)).goods(1, "faith 9").turns_over();
        assert_eq!(less.asked(), 1, "round {round}"); // seat 0 is not asked, but excommunicated
        let tile = ["1-5", "2-5", "3-5"][usize::from(round / 2 - 1)];
        assert_eq!(less.public().players[0].excommunications, [tile]);
        assert_eq!(less.has(0, Resource::Faith), faith - 1); // and keeps its faith
    }
}

#[test]
fn support_spends_all_faith_for_points_of_the_track() {
    // §10.3
    let points = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30];
    for (faith, points) in points.into_iter().enumerate().skip(3) {
        let mut table = scene(2).round(2).goods(0, &format!("faith {faith} vp 2")).turns_over();
        table.play(0, "support");
        assert_eq!((table.has(0, Resource::Faith), table.has(0, Resource::Vp)), (0, points + 2), "{faith} faith");
        assert!(table.public().players[0].excommunications.is_empty());
    }
}

#[test]
fn who_defies_the_church_takes_the_tile_and_keeps_the_faith() {
    // §10.4
    let mut table = scene(2).round(4).goods(0, "faith 8").turns_over();
    assert_eq!(table.legal(0), ["support", "defy"]);
    table.play(0, "defy");
    assert_eq!(table.public().players[0].excommunications, ["2-5"]);
    assert_eq!(table.goods(0), "faith 8");
}

#[test]
fn tiles_hold_from_their_report_on_and_add_up() {
    // §10.5
    // Tile 1-7 comes with the report of round 2 and holds in round 3.
    let begin = scene(2).round(2).dice(6, 6, 6).with(serde_json::json!({"tiles": ["1-7", "2-5", "3-5"]}));
    let mut table = begin.goods(0, "faith 9").goods(1, "faith 9").turns_over();
    assert_eq!(table.value(0, Member::Black), 6);
    table.play(0, "defy").play(1, "support").chance_by_seed(5);
    let die = i16::from(table.public().dice[0]);
    assert_eq!((table.value(0, Member::Black), table.value(1, Member::Black)), (die - 1, die));
    // 1-7 and 2-1 together: 6 - 1 - 4 = 1.
    let begin = scene(2).dice(6, 6, 6).excommunicated(0, "1-7").excommunicated(0, "2-1");
    let mut table = begin.floor("territory-1", "woods").floor("territory-2", "village").turn(0);
    table.play(0, "member black").refused(0, "place territory-2", "3.3");
    assert!(table.is_legal(0, "place territory-1"));
}

#[test]
fn tiles_one_to_three_take_one_off_each_gain_of_military_coins_or_servants() {
    // §10.6
    let rows = [("1-1", "market-3", "coin 2 military 2"), ("1-2", "market-1", "coin 4"), ("1-3", "market-2", "servant 4")];
    for (tile, space, gain) in rows {
        let mut table = scene(4).excommunicated(0, tile).turn(0);
        table.go(0, "black", space);
        assert_eq!(table.goods(0), gain, "{tile}");
        let mut other = scene(4).excommunicated(1, tile).turn(0);
        other.go(0, "black", space);
        assert_ne!(other.goods(0), gain, "{tile} is another's");
    }
    // Never below 0: the commercial hub's one coin, and nothing more is taken.
    let mut table = scene(2).dice(1, 1, 1).cards(0, &["commercial-hub"]).excommunicated(0, "1-2").turn(0);
    table.go(0, "black", "harvest-single");
    assert_eq!(table.goods(0), "wood 1 stone 1 servant 1");
}

#[test]
fn each_card_space_bonus_privilege_and_exchange_is_a_gain_of_its_own() {
    // §10.7
    // Council: its coin is gone, and of the privilege's 2 coins one comes.
    let mut table = scene(2).excommunicated(0, "1-2").turn(0);
    table.go(0, "black", "council").play(0, "privilege 3");
    assert_eq!(table.goods(0), "coin 1");
    // Two cards of a harvest: one off each (2 and 3 coins).
    let mut table = scene(2).cards(0, &["gold-mine", "trading-town"]).excommunicated(0, "1-2").turn(0);
    table.go(0, "black", "harvest-single");
    assert_eq!(table.goods(0), "coin 3 wood 1 stone 1 servant 1");
    // An exchange (5 coins) and the bonus tile (2 coins): one off each.
    let mut table = scene(2).dice(6, 1, 1).goods(0, "wood 2").cards(0, &["carpenters-shop"]).excommunicated(0, "1-2").turn(0);
    table.go(0, "black", "production-single").play(0, "exchange 2");
    assert_eq!(table.goods(0), "coin 5 military 1");
    // A floor bonus (2 coins) and a card's gain (3 coins).
    let begin = scene(2).dice(6, 1, 1).goods(0, "military 3 servant 1").excommunicated(0, "1-2");
    let mut table = begin.floor("venture-4", "military-campaign").turn(0);
    table.go(0, "black", "venture-4");
    assert_eq!(table.goods(0), "coin 3 military 1");
    // One use of a leader (3 coins).
    let begin = scene(2).leaders().played(0, &["michelangelo-buonarroti"]).excommunicated(0, "1-2");
    let mut table = begin.turn(0);
    table.play(0, "use michelangelo-buonarroti");
    assert_eq!(table.goods(0), "coin 2");
    // The military of the building tower's floor, too.
    let mut table = scene(2).dice(6, 1, 1).goods(0, "wood 2").excommunicated(0, "1-1").floor("building-3", "chapel").turn(0);
    table.go(0, "black", "building-3");
    assert_eq!(table.goods(0), "faith 1");
    // The goods of the set-up are whole: excommunications come later.
    let mut table = Table::new(2);
    table.chance("first 0").chance("tile 1-2").chance("tile 2-1").chance("tile 3-1");
    assert_eq!(table.goods(0), "coin 5 wood 2 stone 2 servant 3");
}

#[test]
fn tile_1_4_takes_wood_or_stone_and_the_player_says_which_if_the_gain_has_both() {
    // §10.8
    let mut table = scene(2).excommunicated(0, "1-4").turn(0);
    table.go(0, "black", "council").play(0, "privilege 1");
    assert_eq!(table.legal(0), ["lose wood", "lose stone"]);
    table.play(0, "lose wood");
    assert_eq!(table.goods(0), "coin 1 stone 1");
    // Only one of them in the gain: no question.
    let mut table = scene(2).excommunicated(0, "1-4").floor("territory-1", "gravel-pit").turn(0);
    table.go(0, "black", "territory-1");
    assert_eq!(table.goods(0), "stone 1");
    // A harvest: the dukedom (wood 2, stone 1) and the tile (wood 1, stone 1) ask once each.
    let begin = || scene(2).dice(6, 1, 1).excommunicated(0, "1-4").cards(0, &["dukedom"]).turn(0);
    let mut table = begin();
    table.go(0, "black", "harvest-single").play(0, "lose stone").play(0, "lose stone");
    assert_eq!(table.goods(0), "coin 1 wood 3 servant 1");
    let mut table = begin();
    table.go(0, "black", "harvest-single").in_any_order(0, &["lose wood", "lose stone"]);
    assert_eq!(table.play(0, "lose stone").searched(0), ["lose stone"], "a search names wood first");
    assert_eq!(table.play(0, "lose wood").goods(0), "coin 1 wood 2 stone 1 servant 1");
}

#[test]
fn tiles_1_5_and_1_6_lower_harvests_and_productions_by_three() {
    // §10.9
    for (tile, space, card, tile_gain) in
        [("1-5", "harvest-single", "village", "wood 1 stone 1 servant 1"), ("1-6", "production-single", "bank", "coin 2 military 1")]
    {
        let mut table = scene(2).dice(4, 1, 1).cards(0, &[card]).excommunicated(0, tile).turn(0);
        table.go(0, "black", space); // 4 - 3 = 1
        assert_eq!(table.goods(0), tile_gain, "{tile}");
        let mut table = scene(2).dice(3, 1, 1).excommunicated(0, tile).turn(0);
        table.play(0, "member black").refused(0, &format!("place {space}"), "3.3");
    }
    // Extra actions of cards and of leaders.
    let begin = scene(2).goods(0, "coin 4").cards(0, &["woods"]).excommunicated(0, "1-5").floor("character-1", "cardinal");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").play(0, "servants 0"); // 4 - 3 = 1: the tile, not the woods
    assert_eq!(table.goods(0), "wood 1 stone 1 servant 1 faith 2");
    let begin = scene(2).leaders().goods(0, "servant 3").played(0, &["francesco-sforza"]).excommunicated(0, "1-5");
    let mut table = begin.turn(0);
    table.play(0, "use francesco-sforza").play(0, "servants 2"); // 1 - 3 + 2 = 0
    assert_eq!(table.goods(0), "servant 1");
}

#[test]
fn tile_1_7_lowers_coloured_members_by_one() {
    // §10.10
    let table = scene(2).dice(3, 4, 5).excommunicated(0, "1-7").turn(0);
    let values: Vec<i16> = Member::ALL.iter().map(|member| table.value(0, *member)).collect();
    assert_eq!(values, [2, 3, 4, 0]);
}

#[test]
fn tiles_2_1_to_2_4_lower_actions_in_their_tower_by_four() {
    // §10.11
    let rows = [
        ("2-1", "territory", "woods", "captain"),
        ("2-2", "building", "chapel", "architect"),
        ("2-3", "character", "warlord", "patron"),
        ("2-4", "venture", "raising-a-statue", "hero"),
    ];
    for (tile, tower, card, giver) in rows {
        let rich = "coin 20 wood 9 stone 9";
        let (first, second) = (format!("{tower}-1"), format!("{tower}-2"));
        let begin = || scene(2).dice(6, 6, 6).goods(0, rich).excommunicated(0, tile);
        let mut table = begin().floor(&second, card).turn(0);
        table.play(0, "member black").refused(0, &format!("place {second}"), "3.3"); // 6 - 4 = 2 of 3
        let mut table = begin().floor(&first, card).turn(0);
        table.go(0, "black", &first);
        // The extra action of 6 reaches the first floor only; its giver stands in a tower of his own.
        let (giver_floor, prize_floor) =
            if tower == "character" { ("character-1", "character-2") } else { ("character-1", second.as_str()) };
        let mut table = begin().floor(giver_floor, giver).floor(prize_floor, card).turn(0);
        table.go(0, "black", giver_floor);
        if table.is_legal(0, "privilege 3") {
            table.play(0, "privilege 3");
        }
        table.refused(0, &format!("take {prize_floor}"), "3.3");
    }
}

#[test]
fn tile_2_5_closes_the_market() {
    // §10.12
    let mut table = scene(4).excommunicated(0, "2-5").turn(0);
    table.play(0, "member orange");
    for space in 1..=4 {
        table.refused(0, &format!("place market-{space}"), "10.12");
    }
}

#[test]
fn tile_2_6_asks_for_two_servants_for_one() {
    // §10.13
    let begin = |servants: &str| scene(2).dice(3, 1, 1).goods(0, servants).excommunicated(0, "2-6");
    let mut table = begin("servant 3").floor("territory-3", "village").turn(0);
    table.play(0, "member black").refused(0, "place territory-3", "3.3");
    let mut table = begin("servant 5").floor("territory-3", "village").turn(0);
    table.go(0, "black", "territory-3"); // 2 missing: 4 servants
    assert_eq!(table.goods(0), "wood 1 servant 1");
    let mut table = begin("servant 5").cards(0, &["gravel-pit"]).turn(0);
    table.go(0, "black", "harvest-single").refused(0, "servants 1", "10.13");
    assert_eq!(table.legal(0), ["servants 0", "servants 2", "servants 4"]);
    table.play(0, "servants 2"); // 3 + 1 reaches the pit
    assert_eq!(table.goods(0), "wood 1 stone 3 servant 4");
}

#[test]
fn tile_2_7_moves_the_first_turn_behind_all_others() {
    // §10.14
    let begin = scene(3).round(5).excommunicated(0, "2-7").excommunicated(2, "2-7");
    let begin = begin.goods(0, "servant 1").goods(1, "servant 1").goods(2, "servant 1");
    // The round's turns begin: seats 0 and 2 miss the first.
    let patch = serde_json::json!({"steps": [{"step": "round"}, {"step": "end-of-round"}, {"step": "turns", "taken": 0}]});
    let mut table = begin.turn(0).patch(patch);
    let mut turns = Vec::new();
    while table.public().round == 5 {
        let seat = table.asked();
        turns.push(seat);
        let member = table.legal(seat)[0].clone();
        table.play(seat, &member).play(seat, "place council").play(seat, "privilege 3");
    }
    assert_eq!(turns, [1, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 2]);
}

/// A finished game in which seat 0 has a tile and these cards and goods.
fn finished(tile: &str, held: &str, cards: &[&str]) -> Table {
    scene(2).goods(0, held).goods(1, "military 25").cards(0, cards).excommunicated(0, tile).the_end()
}

#[test]
fn tiles_3_1_3_2_and_3_3_cancel_characters_ventures_and_territories() {
    // §10.15
    let cards = ["warlord", "dame", "crusade", "woods", "village", "forest", "city"];
    let full = [("characters", 3), ("ventures", 5), ("territories", 4)];
    for (tile, cancelled) in [("3-1", "characters"), ("3-2", "ventures"), ("3-3", "territories")] {
        let table = finished(tile, "", &cards);
        for (source, points) in full {
            let expected = if source == cancelled { 0 } else { points };
            assert_eq!(table.source(0, source), expected, "{tile}: {source}");
        }
    }
}

#[test]
fn tile_3_4_takes_a_point_for_every_full_five_before_the_final_scoring() {
    // §10.16
    // 34 points so far lose 6; the 21 points of six characters are scored after it.
    let six = ["warlord", "dame", "knight", "farmer", "artisan", "preacher"];
    let table = finished("3-4", "vp 34", &six);
    assert_eq!(table.source(0, "excommunications"), -6);
    assert_eq!(table.scores().scores[0].total, 34 + 21 - 6 + 2); // and the second military rank
}

#[test]
fn tile_3_5_takes_a_point_for_each_military_point_and_leaves_the_rank() {
    // §10.17
    let begin = scene(2).goods(0, "military 9").goods(1, "military 5").excommunicated(0, "3-5");
    let table = begin.the_end();
    assert_eq!((table.source(0, "excommunications"), table.source(0, "military"), table.source(1, "military")), (-9, 5, 2));
}

#[test]
fn tile_3_6_takes_a_point_for_each_wood_and_stone_printed_on_buildings() {
    // §10.18
    // Mint 1 + 3, theater 2 wood (its coins do not count), cathedral 4 + 4.
    assert_eq!(finished("3-6", "", &["mint", "theater", "cathedral"]).source(0, "excommunications"), -14);
    // A venture's wood does not count, and what was paid after a discount does not matter.
    assert_eq!(finished("3-6", "", &["mint", "hosting-panhandlers", "stonemason"]).source(0, "excommunications"), -4);
}

#[test]
fn tile_3_7_takes_a_point_for_each_good_left() {
    // §10.19
    let table = finished("3-7", "coin 3 wood 1 stone 2 servant 4 faith 6 military 7", &[]);
    assert_eq!(table.source(0, "excommunications"), -10);
    assert_eq!(table.source(0, "goods"), 2); // they score as goods all the same
}
