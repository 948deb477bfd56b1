//! Chapters 10 and 13: scoring, with figures worked out by hand.

use crate::table::*;
use il_vecchio::{Tile, Track};
use kit::{Seat, Viewer};
use serde_json::{Value, json};

#[test]
fn members_in_regions_score_their_space() {
    // §10.1
    let tracks = json!({"venice": [0, 0, 0, 0, 0, 0], "milan": [1, 1, 1, 1, 1, 1], "papal_states": [2, 2, 2, 2, 2, 2]});
    let table = the_end(3, json!({"tracks": tracks}));
    assert_eq!([0, 1, 2].map(|s| points(&table, s, "provinces")), [5 + 4 + 4 + 3 + 3 + 3, 7 + 6 + 6 + 5 + 5 + 4, 10 + 9 + 8 + 8 + 7 + 6]);
    let two = the_end(2, json!({"tracks": {"venice": [0], "papal_states": [1]}}));
    assert_eq!([0, 1].map(|s| points(&two, s, "provinces")), [4, 9], "with two players the first space is not used");
}

#[test]
fn councillors_score_two_and_nobles_one() {
    // §10.2
    let table = the_end(3, json!({"tracks": {"council": [0, 0, 1], "nobility": [0, 2]}}));
    assert_eq!([0, 1, 2].map(|s| points(&table, s, "offices")), [5, 2, 1]);
}

#[test]
fn a_family_on_all_five_tracks_scores_five() {
    // §10.3
    let tracks = json!({"venice": [0, 1], "milan": [0, 1], "papal_states": [1, 0], "council": [0, 1], "nobility": [0]});
    let table = the_end(3, json!({"tracks": tracks}));
    assert_eq!([0, 1, 2].map(|s| points(&table, s, "all_tracks")), [5, 0, 0]);
}

#[test]
fn the_most_members_on_a_track_score_three_and_the_earliest_last_member_breaks_ties() {
    // §10.4
    let tracks = json!({"venice": [0, 1, 1, 0], "milan": [2, 0], "council": [0, 0, 1], "nobility": []});
    let table = the_end(3, json!({"tracks": tracks}));
    assert_eq!(table.game().majority(Track::Venice), Some(Seat(1)), "both have two; the last of seat 1 came earlier");
    assert_eq!(table.game().majority(Track::Milan), Some(Seat(2)));
    assert_eq!(table.game().majority(Track::Nobility), None);
    assert_eq!([0, 1, 2].map(|s| points(&table, s, "majorities")), [3, 3, 3]);
}

#[test]
fn each_crest_scores_a_point() {
    // §10.5
    let table = the_end(3, json!({"families": {"0": {"crests": {"tax": 1, "middlemen": 2}}, "2": {"crests": {"family_members": 1}}}}));
    assert_eq!([0, 1, 2].map(|s| points(&table, s, "crests")), [3, 0, 1]);
}

#[test]
fn a_passed_double_turn_scores_two() {
    // §10.6
    let table = the_end(2, json!({"families": {"1": {"passed": true}}}));
    assert_eq!([0, 1].map(|s| points(&table, s, "passed")), [0, 2]);
}

#[test]
fn a_piece_may_serve_several_nobility_tiles() {
    // §10.7
    let tiles = json!(["nobility_regions", "nobility_three_regions", "nobility_neighbours"]);
    let tracks = json!({"venice": [0, 0], "milan": [0], "papal_states": [0]});
    let table = the_end(3, json!({"tracks": tracks, "families": {"0": {"nobility": tiles}}}));
    assert_eq!(points(&table, 0, "nobility"), 6 + 5 + 3);
}

#[test]
fn most_points_win() {
    // §10.8
    let table = the_end(3, json!({"tracks": {"venice": [0], "milan": [1]}, "families": {"0": {"goods": {"florin": 99}}}}));
    assert_eq!(table.scores().winners, [Seat(1)]);
    assert_eq!(table.scores().total(Seat(1)), 7 + 3);
}

#[test]
fn a_tie_goes_to_followers_and_scrolls_then_florins_then_is_shared() {
    // §10.8
    let winners = |zero: Value, one: Value| {
        let table = the_end(3, json!({"families": {"0": {"goods": zero}, "1": {"goods": one}, "2": {}}}));
        table.scores().winners
    };
    let [zero, one, two] = [0, 1, 2].map(Seat);
    assert_eq!(winners(json!({"scroll": 1, "knight": 1}), json!({"abbot": 1, "florin": 50, "cart": 9})), [zero]);
    assert_eq!(winners(json!({"scroll": 2, "florin": 1}), json!({"abbot": 1, "scroll": 1, "florin": 2})), [one]);
    assert_eq!(winners(json!({"scroll": 2}), json!({"abbot": 2, "bishop": 5})), [zero, one]);
    assert_eq!(winners(json!({}), json!({})), [zero, one, two]);
}

#[test]
fn nobility_tiles_are_turned_up_for_scoring_and_goods_score_nothing() {
    // §10.9
    let goods = json!({"florin": 20, "scroll": 5, "knight": 5, "cart": 3, "bishop": 3});
    let family = json!({"goods": goods, "provinces": ["milan_florins"], "council": ["council_scroll"], "nobility": ["nobility_reserve"]});
    let table = the_end(2, json!({"families": {"0": family}}));
    let seen = kit::Game::standing(table.game(), Viewer::Seat(Seat(1)));
    assert_eq!(seen.total(Seat(0)), 18, "twelve members in reserve, and nothing else");
    let playing = turn(2, json!({"families": {"0": {"nobility": ["nobility_reserve"]}}}));
    let others = kit::Game::standing(playing.game(), Viewer::Seat(Seat(1)));
    assert_eq!(others.total(Seat(0)), 0, "before that others do not count it");
    assert_eq!(kit::Game::standing(playing.game(), Viewer::Seat(Seat(0))).total(Seat(0)), 18);
}

/// What one nobility tile scores for seat 0.
fn tile(tile: Tile, seats: u8, mut patch: Value) -> i32 {
    kit::patch::apply_keeping_null(&mut patch, &json!({"families": {"0": {"nobility": [tile.word()]}}})).unwrap();
    points(&the_end(seats, patch), 0, "nobility")
}

#[test]
fn household_scores_three_for_two_in_reserve() {
    // §13.1
    assert_eq!(tile(Tile::Household, 2, json!({})), 18);
    assert_eq!(tile(Tile::Household, 2, json!({"families": {"0": {"standing": {"prato": 1}}}})), 15, "eleven are five pairs");
    assert_eq!(tile(Tile::Household, 2, json!({"families": {"0": {"standing": {"prato": 10}, "lying": {"prato": 1}}}})), 0);
}

#[test]
fn landowners_scores_three_for_two_in_cities() {
    // §13.2
    let families = json!({"0": {"standing": {"prato": 2, "florence": 1}, "lying": {"colle": 2}}});
    assert_eq!(tile(Tile::Landowners, 2, json!({"families": families, "tracks": {"venice": [0]}})), 6, "five in cities, Florence is one");
}

#[test]
fn conquerors_scores_three_for_two_in_regions() {
    // §13.3
    let tracks = json!({"venice": [0, 0], "milan": [0], "papal_states": [0, 0], "council": [0]});
    assert_eq!(tile(Tile::Conquerors, 3, json!({"tracks": tracks})), 6);
}

#[test]
fn nobles_scores_two_for_each_noble() {
    // §13.4
    assert_eq!(tile(Tile::Nobles, 3, json!({"tracks": {"nobility": [0, 1, 0, 0], "council": [0]}})), 6);
}

#[test]
fn councillors_scores_two_for_each_councillor() {
    // §13.5
    assert_eq!(tile(Tile::Councillors, 3, json!({"tracks": {"council": [0, 1, 0], "nobility": [0]}})), 4);
}

#[test]
fn caravan_scores_two_for_a_cart_with_a_bishop_up_to_eight() {
    // §13.6
    let goods = |cart: u8, bishop: u8| json!({"families": {"0": {"goods": {"cart": cart, "bishop": bishop}}}});
    assert_eq!(tile(Tile::Caravan, 2, goods(3, 2)), 4);
    assert_eq!(tile(Tile::Caravan, 2, goods(4, 9)), 8);
    assert_eq!(tile(Tile::Caravan, 2, goods(7, 7)), 8);
    assert_eq!(tile(Tile::Caravan, 2, goods(7, 0)), 0);
}

#[test]
fn three_colours_scores_six_for_white_black_and_grey() {
    // §13.7
    let places = json!({"families": {"0": {"standing": {"sesto": 2, "pescia": 1}, "lying": {"prato": 1}}}});
    assert_eq!(tile(Tile::ThreeColours, 2, places), 6);
    let twice = json!({"families": {"0": {"standing": {"sesto": 2, "pescia": 2, "prato": 2}}}});
    assert_eq!(tile(Tile::ThreeColours, 2, twice), 6, "only once");
    assert_eq!(tile(Tile::ThreeColours, 2, json!({"families": {"0": {"standing": {"sesto": 3, "pescia": 1, "colle": 1}}}})), 0);
}

#[test]
fn three_regions_scores_five_for_a_member_in_each() {
    // §13.8
    let tracks = json!({"venice": [0, 0, 0], "milan": [0, 0], "papal_states": [1, 0, 0]});
    assert_eq!(tile(Tile::ThreeRegions, 3, json!({"tracks": tracks})), 10);
    assert_eq!(tile(Tile::ThreeRegions, 3, json!({"tracks": {"venice": [0, 0, 0, 0]}})), 0);
}

#[test]
fn neighbours_scores_the_number_of_players_for_each_pair() {
    // §13.9
    for (run, pairs) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        let members = vec![0; run];
        assert_eq!(tile(Tile::Neighbours, 4, json!({"tracks": {"milan": members}})), pairs * 4, "{run} in a row");
    }
    assert_eq!(tile(Tile::Neighbours, 3, json!({"tracks": {"milan": [0, 1, 0], "venice": [0, 0, 1, 0, 0], "council": [0]}})), 6);
    assert_eq!(tile(Tile::Neighbours, 2, json!({"tracks": {"milan": [0, 0]}})), 2);
}

#[test]
fn full_house_scores_eight_for_one_of_each() {
    // §13.10
    let all = json!({"florin": 1, "abbot": 1, "scroll": 1, "cart": 1, "bishop": 1});
    assert_eq!(tile(Tile::FullHouse, 2, json!({"families": {"0": {"goods": all}}})), 8);
    let twice = json!({"florin": 2, "abbot": 2, "scroll": 2, "cart": 2, "bishop": 2});
    assert_eq!(tile(Tile::FullHouse, 2, json!({"families": {"0": {"goods": twice}}})), 8, "only once");
    for missing in ["florin", "abbot", "scroll", "cart", "bishop"] {
        let mut goods = all.clone();
        goods[missing] = json!(0);
        assert_eq!(tile(Tile::FullHouse, 2, json!({"families": {"0": {"goods": goods}}})), 0, "without {missing}");
    }
}

#[test]
fn untouched_scores_three_for_each_tile_still_face_up() {
    // §13.11
    let family = json!({"provinces": ["milan_florins", "venice_knight", "papal_reuse"], "used": ["venice_knight"]});
    assert_eq!(tile(Tile::Untouched, 2, json!({"families": {"0": family}})), 6);
}

#[test]
fn a_repeated_tile_counts_as_used() {
    // §13.11
    let family =
        json!({"provinces": ["milan_florins", "papal_reuse"], "used": ["milan_florins"], "nobility": ["nobility_unused_provinces"]});
    let mut table = turn(2, json!({"families": {"0": family}}));
    table.play(0, "reuse milan_florins").play(0, "recover");
    assert_eq!(points(&table, 0, "nobility"), 0);
    assert_eq!(florins(&table, 0), 7);
}

#[test]
fn crests_scores_three_five_seven_ten() {
    // §13.12
    let crests = |n: u8| json!({"families": {"0": {"crests": {"tax": n.min(3), "middlemen": n.saturating_sub(3)}}}});
    assert_eq!([0, 1, 2, 3, 4, 5].map(|n| tile(Tile::Crests, 4, crests(n))), [0, 3, 5, 7, 10, 10]);
}
