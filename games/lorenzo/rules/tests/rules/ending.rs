//! §11: the end of a round, the end of the game.

use crate::table::{Look, scene};
use kit::Seat;
use lorenzo::{Member, Resource};

#[test]
fn at_the_end_of_a_round_cards_are_removed_and_members_go_home() {
    // §11.1
    let begin = scene(2).floor("territory-1", "woods").floor("venture-4", "crusade");
    let begin = begin.member(0, "black", "market-1").member(1, "neutral", "council");
    let table = begin.turns_over();
    assert!(table.public().towers.iter().all(|tower| tower.cards.iter().all(Option::is_none)));
    assert!(table.home(0, Member::Black) && table.home(1, Member::Neutral));
    assert!(table.public().council.is_empty());
    let removed = kit::position::to_json(table.game())["removed"].clone();
    assert_eq!(removed, serde_json::json!(["woods", "crusade"]));
}

#[test]
fn the_council_makes_the_new_turn_order() {
    // §11.2
    // Seat 2 came first, then 0, then 2 again; 1 and 3 keep their old order.
    let begin = scene(4).order(&[3, 0, 1, 2]).member(2, "black", "council").member(0, "white", "council").member(2, "white", "council");
    let table = begin.turns_over();
    assert_eq!(table.public().order, [Seat(2), Seat(0), Seat(3), Seat(1)]);
}

#[test]
fn the_order_is_made_after_round_six_too_and_breaks_the_tie() {
    // §11.3 §11.12
    let begin = || scene(3).round(6).order(&[0, 1, 2]).goods(0, "vp 9").goods(1, "vp 9").goods(2, "vp 9");
    let with_excommunications = |scene: crate::table::Scene| scene.with(serde_json::json!({"tiles": ["1-1", "2-1", "3-1"]}));
    let table = with_excommunications(begin()).turns_over();
    assert!(table.is_over());
    assert_eq!(table.scores().winners, [Seat(0)]);
    let table = with_excommunications(begin()).member(2, "black", "council").turns_over();
    assert_eq!(table.scores().winners, [Seat(2)]);
}

/// The points of seat 0 for one source at the end.
fn scored(source: &str, held: &str, cards: &[&str]) -> i32 {
    scene(2).goods(0, held).cards(0, cards).the_end().source(0, source)
}

#[test]
fn territories_score_by_their_number() {
    // §11.4
    let cards = ["woods", "village", "forest", "citadel", "city", "monastery"];
    let points: Vec<i32> = (0..=6).map(|n| scored("territories", "", &cards[..n])).collect();
    assert_eq!(points, [0, 0, 0, 1, 4, 10, 20]);
}

#[test]
fn characters_score_by_their_number() {
    // §11.5
    let cards = ["warlord", "dame", "knight", "farmer", "artisan", "preacher"];
    let points: Vec<i32> = (0..=6).map(|n| scored("characters", "", &cards[..n])).collect();
    assert_eq!(points, [0, 1, 3, 6, 10, 15, 21]);
}

#[test]
fn ventures_score_what_is_printed_and_buildings_nothing() {
    // §11.6
    assert_eq!(scored("ventures", "", &["crusade", "support-to-the-pope", "support-to-the-bishop"]), 5 + 10 + 1);
    let table = scene(2).cards(0, &["garden", "palace"]).the_end();
    assert_eq!(table.scores().scores[0].total, table.scores().scores[1].total);
}

/// The military points of four players for these places on the track.
fn ranks(military: [i16; 4]) -> Vec<i32> {
    let mut begin = scene(4);
    for (seat, military) in (0..).zip(military) {
        begin = begin.goods(seat, &format!("military {military}"));
    }
    let table = begin.the_end();
    (0..4).map(|seat| table.source(seat, "military")).collect()
}

#[test]
fn the_military_rank_scores_five_and_two_with_ties() {
    // §11.7
    assert_eq!(ranks([9, 7, 3, 1]), [5, 2, 0, 0]);
    assert_eq!(ranks([9, 9, 7, 1]), [5, 5, 0, 0]); // several first: nobody has 2
    assert_eq!(ranks([9, 7, 7, 1]), [5, 2, 2, 0]); // several second: 2 each
}

#[test]
fn with_nobody_on_the_track_all_are_first_and_of_two_the_second_scores() {
    // §11.8
    assert_eq!(ranks([0, 0, 0, 0]), [5, 5, 5, 5]);
    assert_eq!(ranks([4, 0, 0, 0]), [5, 2, 2, 2]);
    let table = scene(2).goods(0, "military 3").the_end();
    assert_eq!((table.source(0, "military"), table.source(1, "military")), (5, 2));
}

#[test]
fn five_goods_of_any_sort_are_a_point() {
    // §11.9
    assert_eq!(scored("goods", "coin 4", &[]), 0);
    assert_eq!(scored("goods", "coin 1 wood 1 stone 1 servant 2", &[]), 1);
    assert_eq!(scored("goods", "coin 7 wood 3 stone 2 servant 2", &[]), 2); // 14
}

#[test]
fn faith_left_at_the_end_scores_nothing() {
    // §11.10
    let with = scene(2).goods(0, "faith 15").the_end().scores().scores[0].total;
    assert_eq!(with, scene(2).the_end().scores().scores[0].total);
}

#[test]
fn victory_points_may_fall_below_zero() {
    // §11.11
    let begin = scene(2).goods(0, "military 20").goods(1, "military 25").excommunicated(0, "3-5");
    let table = begin.the_end();
    assert_eq!(table.scores().scores[0].total, -18); // second for 2, less 20
    let table = scene(2).goods(0, "vp -3").the_end();
    assert_eq!(table.has(0, Resource::Vp), -3);
    assert_eq!(table.source(0, "points"), -3);
}

#[test]
fn the_most_points_win() {
    // §11.12
    let table = scene(3).goods(0, "vp 30").goods(1, "vp 31").goods(2, "vp 29").the_end();
    assert!(table.scores().over);
    assert_eq!(table.scores().winners, [Seat(1)]);
}
