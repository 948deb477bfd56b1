//! Chapter 1: set-up.

use crate::table::*;
use firenze::{Card, Colour, Contract, Firenze};
use kit::{Edition, Seat, Viewer};

fn edition() -> &'static firenze::Edition {
    firenze::Edition::editions().current()
}

/// First player and balconies drawn, no neutral seals: the next thing is the first card.
fn before_the_deal(seats: u8, first: u8) -> Scenario<Firenze> {
    let mut table = Scenario::<Firenze>::with(seats, &[("neutral_seals", "0")]);
    table.chance(&format!("first {first}"));
    table.chance("tile white 6").chance("tile red 5").chance("tile green 7").chance("tile purple 6");
    table
}

#[test]
fn there_are_88_bricks_from_common_to_rare() {
    // §1.1
    let counts: Vec<_> = Colour::ALL.iter().map(|c| (c.word(), edition().bricks.of(*c))).collect();
    assert_eq!(counts, [("white", 25), ("yellow", 18), ("green", 15), ("red", 12), ("blue", 10), ("purple", 8)]);
    assert_eq!(edition().bricks.len(), 88);
}

#[test]
fn six_towers_have_six_contracts_each_of_3_to_8_floors() {
    // §1.2
    assert_eq!(Contract::all().count(), 36);
    for &colour in Colour::ALL {
        assert_eq!(Contract::of(colour).map(Contract::height).collect::<Vec<_>>(), [3, 4, 5, 6, 7, 8]);
    }
}

#[test]
fn the_rulebooks_contract_of_five_green_floors_pays_four() {
    // §1.2
    let table = table(2, serde_json::json!({}));
    let contract = Contract::new(Colour::Green, 5).unwrap();
    assert_eq!(table.game().prestige_of(contract), 4);
    assert_eq!(Contract::new(Colour::Green, 2), None);
    assert_eq!(Contract::new(Colour::Green, 9), None);
}

#[test]
fn level_tiles_lie_beside_the_four_greatest_heights() {
    // §1.3
    let table = before_the_deal(2, 0);
    let levels: Vec<_> = (3..=8).map(|h| table.game().level_left(h)).collect();
    assert_eq!(levels, [None, None, Some(1), Some(2), Some(3), Some(4)]);
}

#[test]
fn one_balcony_of_each_numeral_replaces_its_contract() {
    // §1.4
    let mut table = Scenario::<Firenze>::new(2);
    table.chance("first 0");
    assert_eq!(table.outcomes(), ["tile white 6", "tile yellow 6", "tile green 5", "tile red 4", "tile blue 4"]);
    table.chance("tile white 6");
    assert_eq!(table.outcomes(), ["tile white 7", "tile yellow 7", "tile green 6", "tile red 5", "tile purple 4"]);
    table.chance("tile red 5");
    assert_eq!(table.outcomes(), ["tile white 8", "tile yellow 8", "tile green 7", "tile red 6", "tile blue 6"]);
    table.chance("tile green 7");
    assert_eq!(table.outcomes(), ["tile green 8", "tile red 7", "tile blue 7", "tile purple 6"]);
    table.chance("tile red 7");
    // The white I pays 7 in place of 4, the red IV 14 in place of 8: the total, not an addition.
    let pays = |colour, height| table.game().prestige_of(Contract::new(colour, height).unwrap());
    assert_eq!((pays(Colour::White, 6), pays(Colour::Red, 7)), (7, 14));
    assert_eq!(edition().contracts[Contract::new(Colour::White, 6).unwrap().index()], 4);
}

#[test]
fn a_contract_under_a_neutral_seal_is_not_available() {
    // §1.5
    let set = serde_json::json!({
        "steps": at("contracts"),
        "seals": {"green 4": "neutral"},
        "players": {"0": {"towers": [tower("green", 4), tower("green", 5)]}},
    });
    let table = table(2, set);
    table.refused(0, "fulfil 1", "8.3");
    assert_eq!(table.legal(0), ["fulfil 2", "done"]);
}

#[test]
fn seals_are_nine_seven_or_six() {
    // §1.6
    for (seats, seals) in [(2, 9), (3, 7), (4, 6)] {
        let table = before_the_deal(seats, 0);
        assert!(Seat::all(seats).all(|s| table.game().player(s).seals == seals));
    }
}

#[test]
fn white_bricks_go_round_from_a_random_first_player() {
    // §1.7
    let table = Scenario::<Firenze>::new(4);
    assert_eq!(table.outcomes(), ["first 0", "first 1", "first 2", "first 3"]);
    let table = before_the_deal(4, 2);
    let white: Vec<_> = (0..4).map(|s| store(&table, s)).collect();
    assert_eq!(white, [tally("wwww"), tally("wwwww"), tally("ww"), tally("www")]);
    assert_eq!(table.game().active, Seat(2));
}

#[test]
fn all_other_bricks_are_in_the_bag() {
    // §1.8
    for (seats, white) in [(2, 20), (3, 16), (4, 11)] {
        let table = before_the_deal(seats, 0);
        let counts: Vec<_> = Colour::ALL.iter().map(|c| table.game().bag.of(*c)).collect();
        assert_eq!(counts, [white, 18, 15, 12, 10, 8]);
    }
}

#[test]
fn there_are_51_cards_or_52_with_the_campanile() {
    // §1.9
    let cards = |on| {
        let table = Scenario::<Firenze>::with(2, &[("campanile", on)]);
        (table.game().start_cards.len() + table.game().pile.len(), table.game().pile.of(Card::Campanile))
    };
    assert_eq!(cards("off"), (51, 0));
    assert_eq!(cards("on"), (52, 1));
}

#[test]
fn the_ten_start_cards_come_first() {
    // §1.10
    let mut table = before_the_deal(2, 0);
    let start: Vec<_> = table.game().start_cards.iter().map(|(c, n)| (c.word(), n)).collect();
    let expected = [
        ("princess", 2),
        ("wholesaler", 1),
        ("masons", 2),
        ("smuggler", 1),
        ("architect", 1),
        ("workshop", 1),
        ("warehouse", 1),
        ("trading_house", 1),
    ];
    assert_eq!(start, expected);
    let expected: Vec<_> = expected.iter().map(|(card, _)| format!("deal {card}")).collect();
    assert_eq!(table.outcomes(), expected);
    for card in ["princess", "princess", "masons", "masons", "wholesaler"] {
        table.chance(&format!("deal {card}"));
    }
    assert_eq!(table.outcomes(), ["deal smuggler", "deal architect", "deal workshop", "deal warehouse", "deal trading_house"]);
}

#[test]
fn six_cards_are_laid_out_before_any_of_them_gets_its_bricks() {
    // §1.11
    let mut table = before_the_deal(2, 0);
    for card in ["princess", "princess", "masons", "masons", "wholesaler", "smuggler"] {
        assert!(table.game().row.iter().all(|slot| slot.bricks.is_empty()));
        table.chance(&format!("deal {card}"));
    }
    assert_eq!(row_names(&table), ["princess", "princess", "masons", "masons", "wholesaler", "smuggler"]);
    for _ in 0..4 {
        table.chance("draw blue");
    }
    assert_eq!(on_card(&table, 1), tally("bbbb"));
    table.chance("draw red").chance_by_seed(3);
    assert!(on_card(&table, 2).of(Colour::Red) > 0);
    assert!(table.game().row.iter().all(|slot| slot.bricks.len() == 4));
    assert_eq!(table.asked(), 0);
}

#[test]
fn everybody_starts_without_prestige() {
    // §1.12
    let table = before_the_deal(3, 0);
    assert!((0..3).all(|seat| prestige(&table, seat) == 0));
}

#[test]
fn everything_on_the_table_is_open_to_all() {
    // §1.13
    let mut table = Scenario::<Firenze>::new(3);
    table.chance_by_seed(5);
    let views = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public, Viewer::Referee];
    let seen: Vec<_> = views.iter().map(|v| kit::Game::view(table.game(), *v)).collect();
    assert!(seen.iter().all(|v| *v == seen[0]));
    assert_eq!(seen[0].players.len(), 3);
}
