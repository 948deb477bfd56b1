//! Chapter 2: neutral seals.

use crate::table::*;
use firenze::{Colour, Contract, Firenze, Seal};
use serde_json::json;

/// Set-up played by chance from a seed, up to the first question of a player.
fn set_up(options: &[(&str, &str)], seed: u64) -> Scenario<Firenze> {
    let mut table = Scenario::<Firenze>::with(2, options);
    table.chance_by_seed(seed);
    table
}

fn neutral(table: &Scenario<Firenze>) -> Vec<Contract> {
    Contract::all().filter(|c| table.game().seal_on(*c) == Some(Seal::Neutral)).collect()
}

/// First player and the balconies of the rulebook's example, then chance's next question.
fn with_balconies(options: &[(&str, &str)]) -> Scenario<Firenze> {
    let mut table = Scenario::<Firenze>::with(2, options);
    table.chance("first 0").chance("tile white 6").chance("tile red 5").chance("tile green 7").chance("tile purple 6");
    table
}

#[test]
fn as_many_neutral_seals_as_agreed_are_placed() {
    // §2.1
    for placement in ["advised", "dice"] {
        for n in 0..=7 {
            for seed in 0..10 {
                let table = set_up(&[("neutral_seals", &n.to_string()), ("neutral_placement", placement)], seed);
                assert_eq!(neutral(&table).len(), n, "{placement}, seed {seed}");
            }
        }
    }
    assert_eq!(neutral(&set_up(&[], 1)).len(), 5, "five are usual");
}

#[test]
fn a_neutral_seal_never_covers_a_balcony() {
    // §2.2
    for placement in ["advised", "dice", "dead_colour"] {
        for seed in 0..60 {
            let table = set_up(&[("neutral_placement", placement), ("neutral_seals", "7")], seed);
            assert!(neutral(&table).iter().all(|c| table.game().balcony_on(*c).is_none()));
        }
    }
}

#[test]
fn two_or_three_of_the_seals_go_to_heights_3_and_4() {
    // §2.3
    let table = with_balconies(&[]);
    assert_eq!(table.outcomes(), ["low 2", "low 3"]);
    for (low, expected) in [("low 2", 2), ("low 3", 3)] {
        let mut table = with_balconies(&[]);
        table.chance(low).chance_by_seed(8);
        let low = neutral(&table).iter().filter(|c| c.height() <= 4).count();
        assert_eq!((low, neutral(&table).len()), (expected, 5));
    }
    for n in [1, 2] {
        let table = set_up(&[("neutral_seals", &n.to_string())], 4);
        let low = neutral(&table).iter().filter(|c| c.height() <= 4).count();
        assert_eq!(low, n);
    }
}

#[test]
fn an_advised_tower_has_at_most_two_balconies_and_seals() {
    // §2.4
    for seed in 0..100 {
        let table = set_up(&[("neutral_seals", "7")], seed);
        let game = table.game();
        for &colour in Colour::ALL {
            let balconies = Contract::of(colour).filter(|c| game.balcony_on(*c).is_some()).count();
            let seals = Contract::of(colour).filter(|c| game.seal_on(*c).is_some()).count();
            assert!(balconies + seals <= balconies.max(2), "seed {seed}, {colour}: {balconies} and {seals}");
        }
    }
}

#[test]
fn each_allowed_place_is_as_likely_as_another() {
    // §2.4
    let mut table = with_balconies(&[]);
    table.chance("low 2");
    // White, red, green and purple have a balcony each; no balcony lies on a low floor here.
    assert_eq!(table.outcomes().len(), 12);
    let choice = |text: &str| kit::Game::read(table.game(), text).unwrap();
    let weights: Vec<_> = table.outcomes().iter().map(|t| kit::Game::weight(table.game(), choice(t))).collect();
    assert!(weights.iter().all(|w| *w == 1));
    // A tower with a balcony and a seal is full.
    table.chance("cover white 3");
    assert!(!table.outcomes().contains(&"cover white 4".to_string()));
    assert!(table.outcomes().contains(&"cover yellow 4".to_string()));
    // The two low ones are placed, the rest goes to greater heights.
    table.chance("cover yellow 4");
    assert!(table.outcomes().iter().all(|t| !t.ends_with('3') && !t.ends_with('4')));
    assert!(table.outcomes().contains(&"cover yellow 5".to_string()));
}

#[test]
fn dice_give_colour_and_height_and_are_rolled_again_on_a_taken_place() {
    // §2.5
    let mut table = with_balconies(&[("neutral_placement", "dice"), ("neutral_seals", "2")]);
    let colours = ["colour white", "colour yellow", "colour green", "colour red", "colour blue", "colour purple"];
    assert_eq!(table.outcomes(), colours);
    table.chance("colour blue");
    assert_eq!(table.outcomes(), ["height 3", "height 4", "height 5", "height 6", "height 7", "height 8"]);
    table.chance("height 3");
    assert_eq!(neutral(&table), [Contract::new(Colour::Blue, 3).unwrap()]);
    // The same place again, then a balcony: neither counts.
    table.chance("colour blue").chance("height 3").chance("colour white").chance("height 6");
    assert_eq!(neutral(&table).len(), 1);
    assert_eq!(table.outcomes(), colours);
    table.chance("colour white").chance("height 5");
    assert_eq!(neutral(&table).len(), 2);
    assert!(table.outcomes()[0].starts_with("deal"));
}

#[test]
fn a_dead_colour_is_wholly_covered_by_six_seals() {
    // §2.6
    let mut table = with_balconies(&[("neutral_placement", "dead_colour"), ("neutral_seals", "2")]);
    assert_eq!(table.outcomes().len(), 6);
    table.chance("dead yellow");
    assert_eq!(neutral(&table), Contract::of(Colour::Yellow).collect::<Vec<_>>());
}

#[test]
fn a_balcony_of_the_dead_colour_is_drawn_again() {
    // §2.7
    let mut table = with_balconies(&[("neutral_placement", "dead_colour")]);
    table.chance("dead red");
    // The red II is put aside; the others with numeral II remain.
    assert_eq!(table.outcomes(), ["tile white 7", "tile yellow 7", "tile green 6", "tile purple 4"]);
    table.chance("tile purple 4");
    assert_eq!(table.game().balconies[1], Contract::new(Colour::Purple, 4));
    assert!(table.outcomes()[0].starts_with("deal"), "the other three stay");
}

#[test]
fn towers_of_a_dead_colour_may_be_built_but_fulfil_nothing() {
    // §2.8
    let dead = ["green 3", "green 4", "green 5", "green 6", "green 7", "green 8"];
    let covered: serde_json::Map<_, _> = dead.iter().map(|c| (c.to_string(), json!("neutral"))).collect();
    let set = json!({
        "steps": at("build"),
        "balconies": ["white 6", "red 5", "blue 6", "purple 6"],
        "seals": covered,
        "players": {"0": {"store": bricks("gwww"), "towers": [tower("green", 3)], "cards": hand(&["smuggler"])},
                    "1": {"store": bricks("w")}},
    });
    let mut table = table(2, set);
    table.play(0, "raise 1 4").play(0, "done");
    table.refused(0, "fulfil 1", "8.3");
}

#[test]
fn players_may_place_the_seals_themselves_the_last_in_turn_order_first() {
    // §2.9, §2.2
    let mut table = Scenario::<Firenze>::with(3, &[("neutral_placement", "chosen"), ("neutral_seals", "4")]);
    table.chance("first 1").chance("tile white 6").chance("tile red 5").chance("tile green 7").chance("tile purple 6");
    assert_eq!(table.asked(), 0, "seat 0 is the last: 1, 2, 0");
    table.refused(0, "cover white 6", "2.2");
    // The advice binds nobody: three seals of one tower, none of them low.
    table.play(0, "cover white 5").refused(2, "cover white 5", "2.2");
    table.play(2, "cover white 7").play(1, "cover white 8").play(0, "cover blue 3");
    assert_eq!(neutral(&table).len(), 4);
    assert!(table.outcomes()[0].starts_with("deal "), "then the row is laid out");
}

#[test]
fn the_last_player_may_name_the_dead_colour() {
    // §2.10, §2.7
    let mut table = with_balconies(&[("neutral_placement", "chosen_dead_colour")]);
    assert_eq!((table.asked(), table.legal(1).len()), (1, 6));
    table.play(1, "dead red");
    assert_eq!(neutral(&table), Contract::of(Colour::Red).collect::<Vec<_>>());
    assert!(table.outcomes().iter().all(|text| text.starts_with("tile ") && !text.contains("red")), "balcony II is drawn again");
}
