//! §5.14 and §2.5: what a seat, and so its bot, may know.

use crate::table::*;
use kit::{Game, Rng, Seat};
use princes::{Princes, Profession};
use serde_json::json;
use std::collections::BTreeSet;

/// What forty redeals for a seat make of something.
fn worlds<T: Ord>(table: &Table, seat: u8, of: impl Fn(&Princes) -> T) -> BTreeSet<T> {
    let mut rng = Rng::new(7);
    let deal = |_| {
        let mut game = table.game().clone();
        game.redeal(Seat(seat), &mut rng);
        of(&game)
    };
    (0..40).map(deal).collect()
}

fn hand(game: &Princes, seat: u8) -> Vec<Profession> {
    game.prince(Seat(seat)).hand.iter().collect()
}

/// Seat 0 holds the poet and the jurist, seat 1 the painter, and a bonus and a prestige card each.
fn secrets() -> Table {
    let princes = json!({
        "0": {"hand": ["jurist", "poet"], "bonuses": ["each_lake"], "cards": ["most_lakes"]},
        "1": {"hand": ["painter"], "bonuses": ["each_park"], "cards": ["most_parks"]},
    });
    turn(3, BASE, 2, 0, princes)
}

#[test]
fn a_redeal_keeps_ones_own_cards_and_changes_those_of_others() {
    // §5.14
    let table = secrets();
    assert_eq!(worlds(&table, 0, |g| hand(g, 0)).len(), 1);
    assert!(worlds(&table, 0, |g| hand(g, 1)).len() > 10, "the painter of seat 1 is a secret to seat 0");
    assert!(worlds(&table, 1, |g| hand(g, 0)).len() > 20);
    assert!(worlds(&table, 0, |g| g.prince(Seat(1)).bonuses.iter().next()).len() > 8);
    assert!(worlds(&table, 0, |g| g.prince(Seat(1)).cards.iter().next()).len() > 6);
    assert_eq!(worlds(&table, 0, |g| g.prince(Seat(0)).cards.iter().next()).len(), 1);
    let own = worlds(&table, 0, |g| hand(g, 1));
    assert!(own.iter().flatten().all(|p| ![Profession::Jurist, Profession::Poet].contains(p)), "nobody else has one's own cards");
}

#[test]
fn a_redeal_leaves_florins_alone() {
    // §2.5
    let table = secrets().patch(json!({"princes": {"1": {"florins": 1700}}}));
    assert_eq!(worlds(&table, 0, |g| g.prince(Seat(1)).florins), BTreeSet::from([1700]));
}

#[test]
fn a_recruited_card_in_hand_is_known_to_all() {
    // §5.14
    let princes = json!({"0": {"recruiting_in_hand": 1, "hand": ["jurist"]}, "1": {"table": ["poet"]}});
    let mut table = turn(3, BASE, 2, 0, princes);
    table.play(0, "recruit poet");
    let hands = worlds(&table, 2, |g| hand(g, 0));
    assert!(hands.len() > 5 && hands.iter().all(|h| h.contains(&Profession::Poet) && h.len() == 2));
}

/// After seat 0 has looked at five professions, kept the poet and put four under the pile.
fn looked() -> Table {
    let mut table = turn(3, BASE, 2, 0, json!({}));
    table.play(0, "profession");
    draw(&mut table, &["poet", "painter", "jurist", "composer", "sculptor"]);
    table.play(0, "keep poet").play(0, "asis");
    table
}

#[test]
fn who_put_cards_under_a_pile_knows_their_places_and_nobody_else() {
    // §5.14
    let table = looked();
    let under = |g: &Princes| serde_json::to_string(&g.view(kit::Viewer::Referee).piles["profession"].under).unwrap();
    assert_eq!(worlds(&table, 0, under).len(), 1);
    assert!(worlds(&table, 1, under).len() > 30);
}

#[test]
fn cards_others_look_at_are_unknown_to_the_rest() {
    // §5.14
    let mut table = turn(3, BASE, 2, 0, json!({}));
    table.play(0, "profession");
    draw(&mut table, &["poet", "painter", "jurist", "composer", "sculptor"]);
    let scene = |g: &Princes| serde_json::to_string(&g.view(kit::Viewer::Referee).scene).unwrap();
    assert!(worlds(&table, 1, scene).len() > 30);
    assert_eq!(worlds(&table, 0, scene).len(), 1);
}

#[test]
fn once_another_has_drawn_from_a_pile_a_returned_card_may_be_anywhere() {
    // §5.14: seat 0 returned the jurist, so it was in the pile; seat 1 has drawn since and kept something.
    let mut table = turn(3, BASE, 2, 1, json!({})).patch(json!({"seen": {"jurist": [0]}}));
    let place = |g: &Princes| {
        let view = g.view(kit::Viewer::Referee);
        let jurist = json!("jurist");
        let lies = |value: serde_json::Value| value.as_array().is_some_and(|cards| cards.contains(&jurist));
        let pile = &view.piles["profession"];
        match (lies(json!(pile.somewhere)), lies(json!(pile.under))) {
            (true, _) => "shuffled",
            (_, true) => "under",
            _ => "hand",
        }
    };
    assert_eq!(worlds(&table, 0, place), BTreeSet::from(["shuffled"]), "it was returned, so it is in the pile");
    assert_eq!(serde_json::to_value(&table.view(0).piles["profession"].somewhere).unwrap(), json!(["jurist"]));
    table.play(1, "profession");
    draw(&mut table, &["poet", "painter", "alchemist", "composer", "sculptor"]);
    table.play(1, "keep poet").play(1, "asis");
    assert_eq!(table.view(0).piles["profession"].somewhere, []);
    assert!(worlds(&table, 0, place).len() > 1, "it may have been drawn");
    let hands = worlds(&table, 0, |g| hand(g, 1));
    assert!(hands.len() > 10, "what seat 1 kept is unknown to seat 0");
}

#[test]
fn a_card_chosen_for_return_is_secret_while_others_still_choose() {
    // §5.14, §1.2
    let mut table = testkit::Scenario::<Princes>::new(2);
    draw(&mut table, &["poet", "painter", "jurist", "composer", "sculptor", "botanist", "alchemist", "astronomer"]);
    table.chance("extra travel").chance("extra opinion").chance("first 0").play(1, "return botanist");
    let returned = |g: &Princes| {
        let mut later = g.clone();
        later.play(Seat(0).into(), princes::Choice::Return(Profession::Poet), &mut kit::Silent);
        hand(&later, 1)
    };
    let worlds = worlds(&table, 0, returned);
    assert!(worlds.len() > 30 && worlds.iter().all(|h| h.len() == 3));
}
