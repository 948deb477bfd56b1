//! §7, the end of the game. Every prestige card is tried in cards.rs.

use crate::table::*;
use kit::Seat;
use serde_json::json;

#[test]
fn prestige_cards_are_shown_and_scored_after_round_seven() {
    // §7.1
    let table = the_end(3, BASE, json!({"1": {"cards": ["three_freedoms"], "freedoms": ["travel", "religion", "opinion"]}}));
    assert!(table.is_over());
    assert_eq!((prestige(&table, 1), scored(&table, 1, "cards")), (8, 8));
    assert_eq!(table.public().princes[1].cards.len(), 1, "they lie open now");
}

#[test]
fn most_scores_in_full_alone_less_when_tied_and_nothing_without_one() {
    // §7.2: the six points for the most jesters.
    let jesters = |own: u8, other: u8| {
        let table = the_end(3, BASE, json!({"0": {"jesters": own, "cards": ["most_jesters"]}, "2": {"jesters": other}}));
        assert_eq!(prestige(&table, 2), 0, "only the owner scores");
        prestige(&table, 0)
    };
    assert_eq!([jesters(2, 1), jesters(2, 2), jesters(1, 2), jesters(0, 0)], [6, 3, 0, 0]);
}

#[test]
fn free_squares_are_the_uncovered_ones_of_ones_own_grid() {
    // §7.3: forest 6, lake 4.
    let land = |kind: &str| json!([garden(kind, 0, 0, 0)]);
    let points = |own: &str, other: &str| {
        let table =
            the_end(2, BASE, json!({"0": {"landscapes": land(own), "cards": ["fewest_free_squares"]}, "1": {"landscapes": land(other)}}));
        prestige(&table, 0)
    };
    assert_eq!([points("forest", "lake"), points("lake", "lake"), points("park", "lake")], [8, 4, 0]);
}

#[test]
fn conditions_score_whatever_the_others_have() {
    // §7.4
    let large = json!({"university": at(0, 0, 0), "workshop": at(0, 0, 4)});
    let table = the_end(2, BASE, json!({"0": {"buildings": large, "cards": ["two_large_buildings"]}, "1": {"buildings": large}}));
    assert_eq!(prestige(&table, 0), 5);
}

#[test]
fn the_most_prestige_wins_then_the_most_florins_then_all_of_them() {
    // §7.5
    let winners = |a: (i32, i32), b: (i32, i32)| {
        let prince = |(points, florins): (i32, i32)| json!({"points": {"works": points}, "florins": florins});
        the_end(3, BASE, json!({"0": prince(a), "1": prince(b)})).scores().winners
    };
    assert_eq!(winners((20, 0), (19, 5000)), [Seat(0)]);
    assert_eq!(winners((20, 100), (20, 300)), [Seat(1)]);
    assert_eq!(winners((20, 300), (20, 300)), [Seat(0), Seat(1)]);
}
