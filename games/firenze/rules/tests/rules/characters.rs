//! Chapter 12: every character.

use crate::table::*;
use firenze::{Card, Colour, Firenze};
use kit::{Seat, Turn};
use serde_json::{Value, json};

fn phase(phase: &str, players: Value) -> Scenario<Firenze> {
    table(2, json!({"steps": at(phase), "players": players}))
}

#[test]
fn the_princess_makes_every_place_free() {
    // §12.1
    let set = json!({
        "row": row(&[("masons", "w"), ("spy", "w"), ("smuggler", "w"), ("workshop", "w"), ("brickyard", "w"), ("banquet", "ppbb")]),
        "players": {"0": {"store": bricks("yyyyy"), "cards": hand(&["princess"])}},
    });
    let mut table1 = table(2, set);
    table1.play(0, "play princess").play(0, "take 6");
    assert_eq!(store(&table1, 0), tally("yyyyybbpp"), "nothing was paid, though the store was full enough");
    assert!((1..=5).all(|place| on_card(&table1, place) == tally("w")), "and nothing was laid on the others");
    assert_eq!(holds(&table1, 0, Card::Banquet), 1);
    // With an empty store she opens the whole row.
    let mut table2 = table(2, json!({"players": {"0": {"cards": hand(&["princess"])}}}));
    assert_eq!(table2.legal(0), ["take 1", "play princess"]);
    table2.play(0, "play princess");
    assert_eq!(table2.legal(0).len(), 6);
    // Only before the choice.
    phase("trade", json!({"0": {"store": bricks("www"), "cards": hand(&["princess"])}})).refused(0, "play princess", "12.1");
}

#[test]
fn the_princess_lasts_for_one_turn() {
    // §12.1
    let set = json!({"players": {"0": {"cards": hand(&["princess"])}}, "row": row(&[("masons", ""), ("spy", ""), ("smuggler", "")])});
    let mut table = table(2, set);
    table.play(0, "play princess").play(0, "take 3").chance_by_seed(1);
    assert_eq!(table.asked(), 1);
    table.refused(1, "take 2", "4.4");
}

fn wholesale(row_cards: &[(&str, &str)], letters: &str, cards: &[&str]) -> Scenario<Firenze> {
    let set = json!({
        "steps": at("trade"),
        "row": row(row_cards),
        "players": {"0": {"store": bricks(letters), "cards": hand(cards)}},
    });
    table(2, set)
}

#[test]
fn the_wholesaler_swaps_up_to_three_bricks_on_several_cards() {
    // §12.2
    let mut table = wholesale(&[("masons", "bp"), ("spy", "r")], "wwwyy", &["wholesaler"]);
    table.play(0, "play wholesaler");
    table.play(0, "swap 1 blue").play(0, "give white");
    table.play(0, "swap 1 purple").play(0, "give yellow");
    table.play(0, "swap 2 red").play(0, "give white");
    assert_eq!(store(&table, 0), tally("wyrbp"));
    assert_eq!([on_card(&table, 1), on_card(&table, 2)], [tally("wy"), tally("w")]);
    // Three are the most, and he stands for the exchange: building is next.
    assert!(table.is_legal(0, "begin white 1"));
    table.not_offered(0, "exchange 1 white");
}

#[test]
fn the_wholesaler_swaps_in_any_order() {
    // §12.2
    let swaps = ["swap 1 blue", "give white", "swap 1 purple", "give yellow", "swap 2 red", "give white"];
    let swapped = |order: [usize; 3]| {
        let mut table = wholesale(&[("masons", "bp"), ("spy", "r")], "wwwyy", &["wholesaler"]);
        table.play(0, "play wholesaler");
        for nth in order {
            table.play(0, swaps[2 * nth]).play(0, swaps[2 * nth + 1]);
        }
        table.game().clone()
    };
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert!(swapped(order) == swapped([0, 1, 2]), "{order:?}");
    }
}

#[test]
fn one_swap_is_enough_for_the_wholesaler_but_none_is_not() {
    // §12.2
    let mut table = wholesale(&[("masons", "bp"), ("spy", "r")], "wwwyy", &["wholesaler"]);
    table.play(0, "play wholesaler");
    table.not_offered(0, "done");
    table.play(0, "swap 2 red").play(0, "give yellow").play(0, "done");
    assert_eq!(store(&table, 0), tally("wwwyr"));
}

#[test]
fn a_brick_given_with_the_wholesaler_cannot_be_taken_back() {
    // §12.2
    let mut table = wholesale(&[("masons", "b"), ("spy", "r")], "wwyy", &["wholesaler"]);
    table.play(0, "play wholesaler").play(0, "swap 1 blue").play(0, "give white");
    table.not_offered(0, "swap 1 white");
    // But a brick got may be given on, even to the left.
    let mut chain = wholesale(&[("masons", "b"), ("spy", "r")], "ww", &["wholesaler"]);
    chain.play(0, "play wholesaler").play(0, "swap 2 red").play(0, "give white");
    chain.play(0, "swap 1 blue");
    assert_eq!(chain.legal(0), ["give white", "give red"]);
    assert_eq!(chain.searched(0), ["give red"], "a search gives to the left only what was just got");
    chain.play(0, "give red");
    assert_eq!(store(&chain, 0), tally("wb"));
    assert_eq!([on_card(&chain, 1), on_card(&chain, 2)], [tally("r"), tally("w")]);
}

#[test]
fn the_wholesaler_is_not_cheaper_with_a_trading_house_and_excludes_the_exchange() {
    // §12.2
    let mut table1 = wholesale(&[("masons", "b"), ("spy", "r")], "wwyy", &["wholesaler", "trading_house"]);
    table1.play(0, "play wholesaler").play(0, "swap 1 blue").play(0, "give white");
    assert_eq!(store(&table1, 0), tally("wyyb"), "one for one");
    let mut table2 = wholesale(&[("masons", "b"), ("spy", "r")], "wwwwyy", &["wholesaler"]);
    table2.play(0, "exchange 1 blue").play(0, "pay white 3");
    table2.refused(0, "play wholesaler", "12.2");
}

#[test]
fn the_patrician_discards_a_celebration() {
    // §12.3
    let players = json!({"0": {"cards": hand(&["patrician", "scandal", "banquet"])}});
    let mut table = table(2, json!({"players": players}));
    table.play(0, "play patrician");
    assert_eq!(table.legal(0), ["shed banquet", "shed scandal"]);
    table.play(0, "shed scandal");
    assert_eq!(holds(&table, 0, Card::Scandal), 0);
    assert_eq!((table.game().discards.of(Card::Scandal), table.game().discards.of(Card::Patrician)), (1, 1));
}

#[test]
fn the_patrician_ignores_an_event_for_its_taker_only() {
    // §12.3
    let players = json!({"0": {"store": bricks("wwww"), "cards": hand(&["patrician"])}, "1": {"store": bricks("gggg")}});
    let mut table1 = table(2, json!({"row": row(&[("tribute", "")]), "players": players}));
    table1.play(0, "take 1");
    assert_eq!(table1.legal(0), ["suffer", "ignore patrician"]);
    table1.play(0, "ignore patrician");
    assert_eq!([store(&table1, 0), store(&table1, 1)], [tally("wwww"), tally("gg")]);
    assert_eq!(table1.game().discards.of(Card::Patrician), 1);
    let mut table2 = table(2, json!({"row": row(&[("tribute", "")]), "players": players}));
    table2.play(0, "take 1").play(0, "suffer");
    assert_eq!([store(&table2, 0), store(&table2, 1)], [tally("ww"), tally("gg")]);
    assert_eq!(holds(&table2, 0, Card::Patrician), 1);
    // The earthquake, too, passes his towers by.
    let players = json!({
        "0": {"towers": [tower("white", 2)], "cards": hand(&["patrician"])},
        "1": {"towers": [tower("green", 2)]},
    });
    let mut table3 = table(2, json!({"row": row(&[("earthquake", "")]), "players": players}));
    table3.play(0, "take 1").play(0, "ignore patrician").play(1, "crumble 1");
    assert_eq!((site(&table3, 0), site(&table3, 1)), (vec![("white", 2)], vec![("green", 1)]));
}

#[test]
fn a_patrician_does_nothing_against_events_of_others_nor_twice_in_a_turn() {
    // §12.4
    let players = json!({"0": {"store": bricks("ww")}, "1": {"store": bricks("gggg"), "cards": hand(&["patrician"])}});
    let mut table1 = table(2, json!({"row": row(&[("tribute", "")]), "players": players}));
    table1.play(0, "take 1");
    assert_eq!(store(&table1, 1), tally("gg"), "seat 1 was not even asked");
    let players = json!({"0": {"store": bricks("wwww"), "cards": hand(&["patrician", "patrician", "scandal"])}});
    let mut table2 = table(2, json!({"row": row(&[("tribute", "")]), "players": players}));
    table2.play(0, "play patrician").play(0, "shed scandal").play(0, "take 1");
    assert_eq!(store(&table2, 0), tally("ww"), "one Patrician a turn");
    assert_eq!(holds(&table2, 0, Card::Patrician), 1);
}

#[test]
fn an_event_that_does_nothing_is_not_worth_a_patrician() {
    // §3.5
    let players = json!({"0": {"store": bricks("www"), "cards": hand(&["patrician"])}});
    let mut table = table(2, json!({"row": row(&[("flood", "")]), "players": players}));
    table.play(0, "take 1");
    assert_eq!(table.turn(), Turn::Chance);
}

#[test]
fn masons_make_building_three_cheaper_for_a_turn() {
    // §12.5
    let mut table = phase("build", json!({"0": {"store": bricks("wwwwww"), "cards": hand(&["masons"])}}));
    table.refused(0, "begin white 5", "6.6");
    table.play(0, "play masons");
    let costs: Vec<_> = (1..=6).map(|n| table.game().build_cost(n)).collect();
    assert_eq!(costs, [0, 0, 0, 0, 3, 7]);
    table.play(0, "begin white 4").play(0, "done");
    assert_eq!(store(&table, 0), tally("ww"));
    // Not after the cost has been paid.
    let late = json!({"0": {"towers": [tower("white", 3)], "cards": hand(&["masons"])}});
    phase("contracts", late).refused(0, "play masons", "12.5");
    // Early is allowed: before the choice of the card.
    let mut early = phase("choose", json!({"0": {"store": bricks("wwwww"), "cards": hand(&["masons"])}}));
    early.play(0, "play masons").play(0, "take 1").chance_by_seed(1);
    assert_eq!(early.game().build_cost(4), 0);
}

#[test]
fn the_smuggler_swaps_a_brick_with_an_opponent() {
    // §12.6
    let players = json!({"0": {"store": bricks("wwg"), "cards": hand(&["smuggler"])}, "1": {"store": bricks("pb")}});
    let mut table1 = phase("trade", players);
    table1.play(0, "play smuggler");
    assert_eq!(table1.legal(0), ["rob 1 blue", "rob 1 purple"]);
    table1.play(0, "rob 1 purple");
    assert_eq!(table1.legal(0), ["give white", "give green"], "what he had before");
    table1.play(0, "give white");
    assert_eq!([store(&table1, 0), store(&table1, 1)], [tally("wgp"), tally("wb")]);
    // Both must have a brick.
    let bare = json!({"0": {"cards": hand(&["smuggler"])}, "1": {"store": bricks("pb")}});
    phase("choose", bare).refused(0, "play smuggler", "12.6");
}

#[test]
fn the_spy_takes_a_brick_of_an_opponent() {
    // §12.7
    let players = json!({"0": {"cards": hand(&["spy"])}, "1": {"store": bricks("w")}, "2": {"store": bricks("rp")}});
    let mut table = table(3, json!({"players": players}));
    table.play(0, "play spy");
    assert_eq!(table.legal(0), ["rob 1 white", "rob 2 red", "rob 2 purple"]);
    table.play(0, "rob 2 purple");
    assert_eq!([store(&table, 0), store(&table, 2)], [tally("p"), tally("r")]);
}

#[test]
fn the_saboteur_takes_a_brick_off_a_rivals_tower() {
    // §12.8
    let players = json!({
        "0": {"cards": hand(&["saboteur"]), "towers": [tower("white", 3)]},
        "1": {"towers": [tower("green", 4), tower("green", 4)]},
        "2": {"towers": [tower("purple", 1)]},
    });
    let mut table = table(3, json!({"players": players}));
    table.play(0, "play saboteur");
    assert_eq!(table.legal(0), ["hit 1 1", "hit 2 1"], "towers that are alike are one answer");
    table.play(0, "hit 2 1");
    assert_eq!(site(&table, 2), [], "the last brick is gone, and so is the tower");
    assert_eq!(table.game().bag.of(Colour::Purple), 8);
}

#[test]
fn the_architect_saves_a_tower_which_may_fulfil_a_contract() {
    // §12.9
    let towers = json!([tower("green", 5), tower("blue", 3)]);
    let players = json!({"0": {"store": bricks("w"), "towers": towers, "cards": hand(&["architect"])}});
    let mut table1 = phase("build", players.clone());
    table1.refused(0, "play architect", "12.9");
    table1.play(0, "done");
    assert_eq!(table1.legal(0), ["save 1", "save 2", "done"]);
    table1.play(0, "save 1");
    assert_eq!(site(&table1, 0), [("green", 5)], "only one tower is saved");
    table1.play(0, "fulfil 1");
    assert_eq!(earned(&table1, 0, "contracts"), 4);
    assert_eq!(table1.game().discards.of(Card::Architect), 1);
    // He may keep the card and let them fall.
    let mut table2 = phase("build", players);
    table2.play(0, "done").play(0, "done");
    assert_eq!(site(&table2, 0), []);
    assert_eq!(holds(&table2, 0, Card::Architect), 1);
    // A tower that was raised needs no saving.
    let players = json!({"0": {"store": bricks("g"), "towers": [tower("green", 5)], "cards": hand(&["architect"])}});
    let mut table3 = phase("build", players);
    table3.play(0, "raise 1 6");
    assert_eq!(table3.legal(0), ["fulfil 1", "done"], "nobody is asked about ruins");
}

#[test]
fn an_architect_saves_one_tower_a_turn_and_it_must_grow_in_the_next() {
    // §12.9
    let players = json!({"0": {"store": bricks("w"), "towers": [tower("green", 2)], "cards": hand(&["architect"])}});
    let mut table = phase("build", players);
    table.play(0, "done").play(0, "save 1");
    assert_eq!((table.game().active, site(&table, 0)), (Seat(1), vec![("green", 2)]));
    assert!(table.game().player(Seat(0)).towers.iter().all(|t| !t.safe), "what was safe in that turn is not in the next");
}
