//! Chapter 8: Medici crests and their events.

use crate::table::*;
use il_vecchio::{Choice, Crest, Event, Good, Track};
use kit::Game;
use serde_json::{Value, json};

/// Seat 0 is about to take Venice's third space, which bears a crest; the families have these things besides.
fn before_a_crest(options: &[(&str, &str)], families: Value) -> Table {
    let mut patch = json!({
        "tracks": {"venice": [1, 2]},
        "families": {"0": {"standing": {"vicchio": 1}, "goods": {"florin": 3, "assassin": 1}}},
    });
    kit::patch::apply_keeping_null(&mut patch, &json!({"families": families})).unwrap();
    let mut table = turn_with(3, options, patch);
    table.play(0, "seize venice").play(0, "stay");
    table
}

#[test]
fn a_crest_space_gives_a_crest_with_its_event() {
    // §8.1
    let mut table = before_a_crest(&[], json!({}));
    assert_eq!(table.outcomes(), ["crest tax", "crest middlemen", "crest family_members"]);
    assert_eq!(Crest::ALL.iter().map(|c| table.game().weight(Choice::Crest(*c))).collect::<Vec<_>>(), [3, 3, 3]);
    table.chance("crest middlemen");
    assert_eq!((crests(&table, 0), table.game().crests_left()), (1, 4));
}

#[test]
fn a_space_without_crest_gives_none() {
    // §8.1
    let mut table = turn(3, json!({"families": {"0": {"standing": {"vicchio": 1}, "goods": {"florin": 2, "assassin": 1}}}}));
    table.play(0, "seize venice").play(0, "stay").play(0, "claim venice_knight");
    assert_eq!(crests(&table, 0), 0);
}

#[test]
fn crests_lie_on_the_third_and_fifth_space_of_every_track() {
    // §8.1
    let table = Table::new(4);
    for track in Track::ALL {
        let crests: Vec<bool> = table.game().figures(*track).spaces.iter().map(|s| s.crest).collect();
        assert_eq!(crests, [false, false, true, false, true, false]);
    }
}

#[test]
fn with_an_empty_pile_crest_spaces_do_nothing() {
    // §8.2
    let table = before_a_crest(&[], json!({"1": {"crests": {"tax": 3, "middlemen": 2}}}));
    assert_eq!(table.game().crests_left(), 0);
    assert!(table.is_legal(0, "claim venice_knight"), "straight to the tile");
    assert_eq!(crests(&table, 0), 0);
}

#[test]
fn the_first_crest_moves_the_additional_cost_before_its_event() {
    // §8.3
    let mut table = before_a_crest(&[], json!({}));
    assert_eq!(table.game().additional_cost(), Track::Council);
    table.chance("crest middlemen");
    assert_eq!(table.game().additional_cost(), Track::Nobility);
    assert_eq!(table.events()[1], Event::CostMoved);
    assert!(matches!(table.events()[2], Event::MiddlemanMoved { .. }));
    let mut second = before_a_crest(&[], json!({"1": {"crests": {"tax": 1}}}));
    second.chance("crest middlemen");
    assert!(!second.events().contains(&Event::CostMoved));
}

#[test]
fn everybody_pays_the_tax_in_turn_from_the_active_player() {
    // §8.4
    let rich = json!({"florin": 3, "knight": 1, "scroll": 1, "cart": 1, "bishop": 1});
    let mut table = before_a_crest(&[], json!({"0": {"goods": {"florin": 6}}, "1": {"goods": rich}, "2": {"goods": rich}}));
    table.chance("crest tax").play(0, "pay florin 3");
    assert_eq!(table.legal(1), ["pay knight 1", "pay bishop 1", "pay cart 1", "pay scroll 1", "pay florin 3"]);
    table.refused(1, "pay abbot 1", "8.4");
    table.play(1, "pay cart 1").play(2, "pay knight 1");
    assert_eq!((florins(&table, 0), held(&table, 1, Good::Cart), held(&table, 2, Good::Knight)), (0, 0, 0));
    assert!(table.is_legal(0, "claim venice_knight"));
}

#[test]
fn who_can_pay_nothing_whole_pays_nothing() {
    // §8.5
    let mut table = before_a_crest(&[], json!({"1": {"goods": {"florin": 2}}, "2": {"goods": {"bishop": 1}}}));
    table.chance("crest tax");
    assert_eq!(table.legal(2), ["pay bishop 1"], "seats 0 and 1 are not even asked");
    table.play(2, "pay bishop 1");
    assert_eq!((florins(&table, 1), held(&table, 2, Good::Bishop)), (2, 0));
}

#[test]
fn all_five_middlemen_move_on() {
    // §8.6
    let mut table = before_a_crest(&[], json!({}));
    table.chance("crest middlemen");
    for city in ["dicomano", "radda", "castel_fiorentino", "peccioli", "montevarchi"] {
        assert!(middleman(&table, city), "{city}");
    }
    assert_eq!(table.game().middlemen().len(), 5);
}

#[test]
fn everybody_lays_a_member_down_or_takes_a_lying_one_back() {
    // §8.7
    let mut table = before_a_crest(
        &[],
        json!({"0": {"standing": {"prato": 1}}, "1": {"standing": {"colle": 2}, "lying": {"stia": 1}}, "2": {"lying": {"radda": 1}}}),
    );
    table.chance("crest family_members");
    assert_eq!(table.legal(0), ["lie prato"]);
    table.play(0, "lie prato");
    assert_eq!(table.legal(1), ["lie colle", "return stia"]);
    table.play(1, "return stia").play(2, "return radda");
    assert_eq!((lying(&table, 0, "prato"), standing(&table, 1, "colle"), lying(&table, 1, "stia")), (1, 2, 0));
    assert_eq!((reserve(&table, 1), reserve(&table, 2)), (9, 11));
    assert!(table.is_legal(0, "claim venice_knight"));
}

#[test]
fn members_on_tracks_are_safe_and_who_has_none_in_a_city_does_nothing() {
    // §8.8
    let mut table = before_a_crest(&[], json!({}));
    table.chance("crest family_members");
    assert!(table.is_legal(0, "claim venice_knight"), "nobody is asked");
    assert_eq!(row(&table, Track::Venice), [1, 2, 0]);
}

#[test]
fn the_last_crest_has_its_event_and_ends_the_game() {
    // §8.9
    let mut table = before_a_crest(&[], json!({"1": {"crests": {"tax": 2, "middlemen": 2}}, "2": {"goods": {"bishop": 1}}}));
    table.chance("crest tax").play(2, "pay bishop 1").play(0, "claim venice_knight").play(0, "end");
    assert_eq!(table.game().crests_left(), 0);
    table.play(1, "recover").play(2, "recover");
    assert!(table.game().is_last_round());
}

#[test]
fn without_events_crests_are_taken_all_the_same() {
    // §8.10
    let mut table = before_a_crest(&[("no_events", "on")], json!({"1": {"goods": {"florin": 9}}, "2": {"goods": {"florin": 9}}}));
    table.chance("crest tax");
    assert!(table.is_legal(0, "claim venice_knight"), "nobody pays");
    assert_eq!((crests(&table, 0), table.game().additional_cost()), (1, Track::Nobility));
    assert_eq!(points(&table, 0, "crests"), 1);
    let families = json!({"1": {"crests": {"tax": 2, "middlemen": 2}}});
    let mut last = before_a_crest(&[("no_events", "on")], families);
    last.chance("crest family_members").play(0, "claim venice_knight").play(0, "end").play(1, "recover").play(2, "recover");
    assert!(last.game().is_last_round());
}
