//! Chapter 1: set-up.

use crate::table::*;
use il_vecchio::{Choice, City, Good, IlVecchio, Tile, Track};
use kit::{Game, Seat, Setup, Turn};
use serde_json::json;
use testkit::Scenario;

#[test]
fn every_family_has_twelve_members_and_two_to_four_play() {
    // §1.1
    for seats in 2..=4 {
        let table = Table::new(seats);
        for seat in 0..seats {
            assert_eq!(reserve(&table, seat), 12);
        }
    }
    assert!(Setup::of::<IlVecchio>(1).is_err());
    assert!(Setup::of::<IlVecchio>(5).is_err());
}

#[test]
fn a_member_on_a_track_is_not_in_the_reserve() {
    // §1.1
    let table = turn(3, json!({"tracks": {"venice": [0, 1]}, "families": {"0": {"standing": {"prato": 2}, "lying": {"colle": 1}}}}));
    assert_eq!(reserve(&table, 0), 8);
    assert_eq!(reserve(&table, 1), 11);
}

#[test]
fn the_pile_holds_five_crests_for_two_and_three_players_and_seven_for_four() {
    // §1.2
    assert_eq!([2, 3, 4].map(|n| Table::new(n).game().crests_left()), [5, 5, 7]);
    let crests = Table::new(2).game().pieces().into_iter().filter(|p| p.0.ends_with(" crests")).map(|p| p.1).sum::<u32>();
    assert_eq!(crests, 9);
}

#[test]
fn the_five_tracks_have_six_spaces() {
    // §1.3
    let table = Table::new(3);
    for track in Track::ALL {
        assert_eq!(table.game().figures(*track).spaces.len(), 6);
    }
    assert_eq!(table.game().skipped(), 0);
}

#[test]
fn with_two_players_the_tracks_start_on_the_second_space() {
    // §1.3
    let rich = json!({"families": {"0": {"standing": {"vicchio": 1}, "goods": {"florin": 10, "assassin": 1}}}});
    let mut two = turn(2, rich.clone());
    two.play(0, "seize venice").play(0, "stay");
    assert_eq!(florins(&two, 0), 7, "the second space of Venice costs 3");
    let mut three = turn(3, rich);
    three.play(0, "seize venice").play(0, "stay");
    assert_eq!(florins(&three, 0), 8, "the first space of Venice costs 2");
}

#[test]
fn each_region_has_six_open_province_tiles() {
    // §1.4
    let table = Table::new(4);
    for region in Track::REGIONS {
        assert_eq!(table.game().provinces_left(region).len(), 6);
    }
    assert_eq!(table.public().provinces.len(), 18);
}

#[test]
fn two_stacks_of_twelve_tiles_and_the_additional_cost_on_the_council() {
    // §1.5
    let table = Table::new(3);
    assert_eq!(table.public().council.size, 12);
    assert_eq!(table.public().nobility.size, 12);
    assert_eq!(table.public().council.layers[0].known, None);
    assert_eq!(table.game().additional_cost(), Track::Council);
}

#[test]
fn the_middlemen_start_where_the_edition_shows_them() {
    // §1.6
    let table = Table::new(3);
    let places = table.public().middlemen;
    assert_eq!(
        places.into_iter().collect::<Vec<_>>(),
        [("black", "reggello"), ("brown", "pistoia"), ("grey", "mensano"), ("purple", "fiesole"), ("white", "greve")]
    );
    for city in ["reggello", "pistoia", "mensano", "fiesole", "greve"] {
        let city = table.game().edition().city(city).unwrap();
        let map = &table.game().edition().map;
        let ring: Vec<City> = (0..5).scan(city, |at, _| Some(std::mem::replace(at, map.next(*at)))).collect();
        assert!(ring.iter().all(|c| table.game().edition().kind(*c) == table.game().edition().kind(city)));
    }
}

#[test]
fn drawn_middlemen_never_share_a_zone_and_every_legal_set_is_as_likely() {
    // §1.7
    let mut table = Scenario::<IlVecchio>::with(3, &[("middlemen_start", "random")]);
    table.chance("first 0");
    let edition = table.game().edition();
    // By brute force: all sets of one town a colour in which no zone touches two.
    let zones = |city: City| -> Vec<u8> { edition.map.zone_numbers().filter(|z| edition.map.zone(*z).contains(city)).collect() };
    let mut sets: Vec<Vec<City>> = vec![vec![]];
    for kind in 0..5 {
        let towns: Vec<City> = edition.map.towns[kind].iter().collect();
        assert_eq!(towns.len(), 5);
        sets = sets.iter().flat_map(|set| towns.iter().map(move |t| [&set[..], &[*t]].concat())).collect();
    }
    sets.retain(|set| {
        let touched: Vec<u8> = set.iter().flat_map(|c| zones(*c)).collect();
        let mut once = touched.clone();
        once.sort_unstable();
        once.dedup();
        once.len() == touched.len()
    });
    assert!(sets.len() > 10);
    let mut drawn = Vec::new();
    for nth in 0..5 {
        let fitting: Vec<_> = sets.iter().filter(|set| set[..nth] == drawn[..]).collect();
        for text in table.outcomes() {
            let Ok(Choice::Start(city)) = table.game().read(&text) else { panic!("{text}") };
            let weight = table.game().weight(Choice::Start(city)) as usize;
            assert_eq!(weight, fitting.iter().filter(|set| set[nth] == city).count(), "{text}");
        }
        let last = table.outcomes().last().unwrap().clone();
        let Ok(Choice::Start(city)) = table.game().read(&last) else { panic!("{last}") };
        table.chance(&last);
        drawn.push(city);
    }
    assert!(sets.contains(&drawn));
    assert_eq!(table.game().middlemen(), drawn);
    assert!(table.outcomes()[0].starts_with("draw"), "then the council tiles are dealt");
}

#[test]
fn the_limit_of_one_middleman_a_zone_counts_at_set_up_only() {
    // §1.7
    let places = json!({"middlemen": {"brown": "pistoia", "black": "pescia"}, "families": {"0": {"standing": {"prato": 1}}}});
    assert!(middleman(&turn(3, places), "pescia"), "zone 3 touches Pistoia and Pescia");
}

#[test]
fn the_first_player_is_drawn_and_the_money_follows_the_seats() {
    // §1.8
    let mut four = Table::new(4);
    assert_eq!(four.outcomes(), ["first 0", "first 1", "first 2", "first 3"]);
    four.chance("first 1");
    assert_eq!([0, 1, 2, 3].map(|s| florins(&four, s)), [4, 2, 3, 3]);
    let mut three = Table::new(3);
    three.chance("first 2");
    assert_eq!([0, 1, 2].map(|s| florins(&three, s)), [3, 4, 2]);
    let mut two = Table::new(2);
    two.chance("first 0");
    assert_eq!([0, 1].map(|s| florins(&two, s)), [2, 4]);
}

#[test]
fn every_family_gets_a_cart_and_a_bishop() {
    // §1.9
    let table = Table::new(4);
    for seat in 0..4 {
        assert_eq!((held(&table, seat, Good::Cart), held(&table, seat, Good::Bishop)), (1, 1));
        assert_eq!((scrolls(&table, seat), followers(&table, seat)), (0, [0, 0, 0]));
    }
}

#[test]
fn the_supply_has_no_limit() {
    // §1.9
    let mut table = turn(2, json!({"families": {"0": {"standing": {"pistoia": 1}, "goods": {"scroll": 50}}}}));
    table.play(0, "city pistoia").play(0, "stay").play(0, "middleman").play(0, "take scroll 1");
    assert_eq!(scrolls(&table, 0), 51, "the box holds twelve scrolls");
}

#[test]
fn each_keeps_one_of_three_council_tiles_that_only_he_has_seen() {
    // §1.10
    let mut table = Table::new(2);
    table.chance("first 1").chance("draw council_scroll").chance("draw council_abbot").chance("draw council_carts");
    assert_eq!(table.view(1).looking_at, [Tile::Scribe, Tile::Prior, Tile::Carter]);
    assert!(table.view(0).looking_at.is_empty());
    assert_eq!(table.legal(1), ["keep council_scroll", "keep council_abbot", "keep council_carts"]);
    table.play(1, "keep council_abbot");
    assert_eq!(table.view(1).families[1].face_down_tile, Some(Tile::Prior));
    assert_eq!(table.view(0).families[1].face_down_tile, None);
    assert!(table.view(0).families[1].face_down);
    assert_eq!(table.outcomes().len(), 9, "the two put back are not dealt again before the shuffle");
    table.chance("draw council_florins").chance("draw council_bishops").chance("draw council_recover").play(0, "keep council_recover");
    let stack = table.public().council;
    assert_eq!((stack.size, stack.layers.len()), (10, 1), "one shuffled stack");
}

#[test]
fn the_start_tile_is_turned_up_without_a_bonus_and_works_from_the_first_turn() {
    // §1.11
    let mut table = Scenario::<IlVecchio>::patched(
        2,
        &[],
        json!({
            "steps": [{"step": "rounds", "seat": 0, "opening": true}],
            "families": {"0": {"face_down": "council_florins", "standing": {"pistoia": 1}, "reserve": null}},
            "council": {"layers": null},
        }),
    );
    assert_eq!(table.legal(0), ["reveal council_florins"]);
    table.play(0, "reveal council_florins");
    assert_eq!(florins(&table, 0), 0, "no bonus for turning it up");
    table.play(0, "city pistoia").play(0, "stay").play(0, "middleman").play(0, "take florin 5");
    assert_eq!(florins(&table, 0), 9, "5 and 4 more");
}

/// The rulebook's example: Red rolls a 4 and places in Empoli and Castel Fiorentino; later he chooses zone 6 and places in Volterra
/// and Colle.
#[test]
fn red_rolls_a_four_and_later_chooses_zone_six() {
    // §1.12 §1.14
    let mut table = with_start_tiles(2, &[]);
    table.chance("die 3").chance("die 1");
    assert_eq!(table.legal(0), ["place castel_fiorentino", "place san_miniato", "place fucecchio", "place empoli"]);
    table.refused(0, "place prato", "7.1");
    table.in_any_order(0, &["place castel_fiorentino", "place empoli"]);
    table.play(0, "place empoli");
    assert_eq!(table.searched(0), ["place empoli"], "a search does not go back in the list");
    assert!(table.is_left_to_the_seat(), "a click on the last town of the list places one member");
    table.play(0, "place castel_fiorentino");
    table.chance("die 1").chance("die 1").play(1, "place prato").play(1, "place prato");
    assert_eq!(table.legal(0).len(), 10, "any zone");
    table.play(0, "zone 6").play(0, "place colle").play(0, "place volterra");
    for city in ["castel_fiorentino", "empoli", "colle", "volterra"] {
        assert_eq!(standing(&table, 0, city), 1);
    }
    assert_eq!(reserve(&table, 0), 8);
}

#[test]
fn both_members_may_go_to_one_town_or_to_two_that_are_named_in_any_order() {
    // §1.12
    let rolled = || {
        let mut table = with_start_tiles(2, &[]);
        table.chance("die 1").chance("die 1");
        table
    };
    let (mut one, mut other) = (rolled(), rolled());
    one.play(0, "place vernio").play(0, "place prato");
    other.play(0, "place prato").play(0, "place vernio");
    assert!(one.game() == other.game());
    let mut table = rolled();
    table.play(0, "place vernio").play(0, "place vernio");
    assert_eq!(standing(&table, 0, "vernio"), 2);
    assert_eq!(table.turn(), Turn::Chance, "now the next player rolls");
}

#[test]
fn a_seven_at_set_up_chooses_a_zone_and_never_florence() {
    // §1.13
    let mut table = with_start_tiles(2, &[]);
    table.chance("die 6").chance("die 1");
    assert_eq!(table.legal(0), ["zone 2", "zone 3", "zone 4", "zone 5", "zone 6", "zone 8", "zone 9", "zone 10", "zone 11", "zone 12"]);
    table.play(0, "zone 11").refused(0, "place florence", "7.1");
    assert_eq!(table.legal(0).len(), 4);
}

#[test]
fn a_second_round_chooses_zones_from_the_first_player_on() {
    // §1.14
    let mut table = with_start_tiles(3, &[]);
    for seat in 0..3 {
        table.chance("die 4").chance("die 4").play(seat, "place radda").play(seat, "place radda");
    }
    for seat in 0..3 {
        assert_eq!(table.asked(), seat);
        table.play(seat, "zone 5").play(seat, "place san_gimignano").play(seat, "place peccioli");
    }
    assert_eq!(table.legal(0), ["reveal council_scroll"], "then the first turn begins");
    assert_eq!(table.game().first(), Seat(0));
}

#[test]
fn members_come_standing() {
    // §1.15
    let mut table = with_start_tiles(2, &[]);
    table.chance("die 1").chance("die 1").play(0, "place prato").play(0, "place sesto");
    assert_eq!((standing(&table, 0, "prato"), lying(&table, 0, "prato")), (1, 0));
}
