//! What people are told: who, what and why. Each sentence cites the rule it makes plain.

use crate::table::*;
use serde_json::{Value, json};
use words::{Lang, Texts};

const TEXTS: Texts = words::texts!("../../../lang");

fn told(table: &Table) -> Vec<String> {
    table.told(Lang::En, &TEXTS)
}

fn why(table: &Table, seat: u8, text: &str) -> String {
    table.reason(seat, text, Lang::En, &TEXTS)
}

#[test]
fn the_bid_of_the_rival_comes_before_the_marker_it_displaces() {
    // §8.5
    let mut table = court(3, MUSE, 1, json!({}));
    table.play(0, "bid muse 5").play(1, "bid muse 6");
    assert_eq!(
        told(&table),
        ["Bruno bids 600 florins for: Muse.", "Bruno has outbid Anna, who gets the marker back and will choose again: Muse."]
    );
    assert_eq!(
        table.told(Lang::Fr, &TEXTS),
        ["Bruno mise 600 florins pour : Muse.", "Bruno a surenchéri sur Anna, qui récupère son pion et choisira de nouveau : Muse."]
    );
    assert_eq!(
        table.told(Lang::Nl, &TEXTS),
        ["Bruno biedt 600 florijnen op: Muze.", "Bruno heeft meer geboden dan Anna, die de pion terugkrijgt en opnieuw mag kiezen: Muze."]
    );
}

#[test]
fn bids_for_characters_are_florins_everywhere() {
    // §8.4, §8.5
    let mut table = court(3, MUSE, 1, json!({}));
    table.play(0, "bid muse 5");
    assert_eq!(why(&table, 1, "bid muse 5"), "500 florins are bid here already; bid more.");
    table.play(1, "bid banker 5");
    assert_eq!(why(&table, 2, "bid banker 5"), "500 florins are bid here already, and nobody can bid more.");
    table.play(2, "pass");
    assert_eq!(
        told(&table),
        [
            "Carla bids for no character this round.",
            "Anna wins the favour of: Muse.",
            "Anna pays 500 florins for: Muse.",
            "Bruno wins the favour of: Banker.",
            "Bruno receives 100 florins from the Banker: the 600 on his card less the bid of 500.",
        ]
    );
}

#[test]
fn an_auction_names_item_and_price() {
    // §3.2, §3.3
    let mut table = auction(3, BASE, 1, json!({}));
    table.play(0, "open jester");
    assert_eq!(told(&table), ["Anna opens at 200 florins: Jester."]);
    table.play(1, "raise");
    assert_eq!(told(&table), ["Bruno raises to 300 florins."]);
    table.play(2, "pass").play(0, "pass");
    assert_eq!(told(&table), ["Anna passes: Jester.", "Bruno buys for 300 florins: Jester."]);
}

#[test]
fn prestige_in_a_payment_is_told_apart_from_the_florins() {
    // §2.2
    let paid = |florins: i32, lang: Lang| {
        let mut table = turn(3, BASE, 1, 0, json!({"0": {"florins": florins, "points": {"works": 20}}}));
        table.play(0, "build tower");
        table.told(lang, &TEXTS)
    };
    assert_eq!(paid(500, Lang::En), ["Anna pays 500 florins, and 2 prestige instead of the other 200, for: Tower."]);
    assert_eq!(paid(0, Lang::En), ["Anna pays with 7 prestige instead of 700 florins for: Tower."]);
    assert_eq!(paid(700, Lang::En), ["Anna pays 700 florins for: Tower."]);
    assert_eq!(paid(500, Lang::Fr), ["Anna paie 500 florins, et 2 de prestige au lieu des 200 autres, pour : Tour."]);
    assert_eq!(paid(500, Lang::Nl), ["Anna betaalt 500 florijnen, en 2 prestige in plaats van de andere 200, voor: Toren."]);
}

#[test]
fn cards_from_a_pile_are_told_in_one_sentence_and_their_price_with_its_reason() {
    // §5.10, §5.12, §5.13
    let mut table = turn(3, BASE, 1, 0, json!({}));
    table.play(0, "profession");
    assert_eq!(told(&table), ["Anna pays 300 florins for: a profession card."]);
    draw(&mut table, &["poet", "jurist", "composer", "sculptor", "painter"]);
    assert_eq!(told(&table), ["Anna looks at Poet, Jurist, Composer, Sculptor and Painter."]);
    table.play(0, "keep poet").play(0, "asis");
    assert_eq!(told(&table), ["Anna puts 4 cards under the profession cards."]);
}

/// Theatre, freedom of travel and two jesters for the poet; a bonus card for jesters.
fn at_work() -> Value {
    json!({"0": {
        "buildings": {"theatre": at(0, 0, 0)}, "freedoms": ["travel"], "jesters": 2, "hand": ["poet", "jurist"], "bonuses": ["each_jester"],
    }})
}

#[test]
fn a_work_tells_what_it_is_made_of() {
    // §6.2, §6.9
    let mut table = turn(3, BASE, 1, 0, at_work());
    table.play(0, "work poet");
    let made = "Anna has a work completed, worth 13 (Theatre 4, Freedom of travel 3, jesters 4 and people 2): Poet.";
    assert_eq!(told(&table), [made]);
    table.play(0, "add each_jester");
    assert_eq!(
        told(&table),
        ["Anna adds Jesters: the work is worth 17.", "Anna brings the work to 17 with bonus cards."],
        "no card is left to add"
    );
    table.play(0, "prestige 8");
    assert_eq!(told(&table), ["Anna is paid 100 florins for the work.", "Anna takes 8 prestige as pay for the work."]);
}

#[test]
fn a_work_below_the_minimum_is_refused_with_what_the_bonus_cards_do() {
    // §6.5, §6.6
    let table = turn(3, BASE, 7, 0, json!({"0": {"hand": ["poet"]}}));
    assert_eq!(why(&table, 0, "work poet"), "A work must be worth 17 this round; this one is worth 1.");
    let table = turn(3, BASE, 7, 0, json!({"0": {"hand": ["poet"], "bonuses": ["people_on_table"]}}));
    assert_eq!(why(&table, 0, "work poet"), "A work must be worth 17 this round; with all your bonus cards this one is worth 2.");
    let mut table = turn(3, BASE, 7, 0, at_work());
    table.play(0, "work poet");
    assert_eq!(why(&table, 0, "done"), "The work is worth 13 so far and must be worth 17: add another bonus card.");
    assert_eq!(
        table.reason(0, "done", Lang::Fr, &TEXTS),
        "L’œuvre vaut 13 pour l’instant et doit valoir 17 : ajoutez une autre carte de bonus."
    );
    assert_eq!(table.reason(0, "done", Lang::Nl, &TEXTS), "Het werk is nu 13 waard en moet 17 waard zijn: voeg nog een bonuskaart toe.");
}

#[test]
fn the_princess_tells_what_her_work_is_made_of_and_an_unused_favour_goes_back() {
    // §8.10, §8.12
    let prince = json!({"character": "princess", "builders": 2, "hand": ["poet"], "landscapes": [garden("forest", 0, 0, 0)]});
    let mut table = turn(3, MUSE, 1, 0, json!({"0": prince}));
    table.play(0, "princess");
    assert_eq!(told(&table), ["Anna has a work completed by the Princess, worth 8 (landscapes 3, builders 4 and people 1)."]);
    let mut table = auction(3, MUSE, 2, json!({"0": {"character": "princess"}}));
    table.play(0, "giveup").play(1, "giveup").play(2, "giveup");
    assert_eq!(told(&table), ["Carla buys nothing this round.", "Anna has not used the favour; the card goes back: Princess."]);
}

#[test]
fn merchant_and_professor_are_told_with_their_names() {
    // §8.13, §8.15, §8.17
    let mut table = turn(3, MUSE, 1, 0, json!({"0": {"character": "merchant"}, "1": {"points": {"works": 5}}}));
    table.play(0, "rank");
    assert_eq!(told(&table), ["Anna scores 2 prestige with the Merchant, as many as the rank on the track."]);
    let mut table = turn(3, MUSE, 1, 0, json!({"0": {"character": "professor"}}));
    table.play(0, "learn bonus");
    assert_eq!(told(&table), ["Anna uses the Professor and looks at the bonus cards."]);
    let mut table = auction(3, MUSE, 2, json!({"0": {"character": "merchant"}}));
    table.play(0, "open jester").play(1, "pass").play(2, "pass").play(0, "free");
    assert_eq!(told(&table), ["The Merchant pays the 200 florins for Anna.", "Anna buys for 200 florins: Jester."]);
}

#[test]
fn an_offer_says_who_would_pay_whom_and_a_refusal_whose_offer_it_was() {
    // §9.9, §9.11
    let mut table = turn(4, COOPERATION, 1, 0, json!({}));
    table.play(0, "joint workshop").play(0, "partner 1").play(0, "place 0 5 2").play(0, "price 500");
    assert_eq!(told(&table), ["Anna offers Bruno to build together; Bruno would pay 500 florins: Workshop."]);
    table.play(1, "refuse");
    assert_eq!(told(&table), ["Bruno does not want to build with Anna: Workshop."]);
    table.play(0, "joint workshop").play(0, "partner 1").play(0, "place 0 5 2").play(0, "price 400").play(1, "accept");
    assert_eq!(
        told(&table),
        [
            "Anna pays 700 florins for: Workshop.",
            "Bruno pays 400 florins to Anna, the agreed share in: Workshop.",
            "Anna and Bruno build together: Workshop.",
            "Anna scores 3 prestige for the building.",
            "Bruno scores 3 prestige for the building.",
        ]
    );
}

#[test]
fn the_round_ends_with_its_best_work_or_says_that_there_is_none() {
    // §5.3, §6.10
    let mut table = turn(2, BASE, 1, 1, json!({"0": {"best": 9}}));
    table.play(1, "end");
    assert_eq!(told(&table)[..2], ["Bruno leaves 2 actions unused.", "Best work of round 1, worth 9: Anna (3 prestige)."]);
    let mut table = turn(2, BASE, 1, 1, json!({}));
    table.play(1, "end");
    assert_eq!(told(&table)[1], "Nobody completed a work in round 1: there is no best work.");
}

#[test]
fn the_end_tells_cards_totals_and_what_broke_a_tie() {
    // §7.1, §7.5, §8.21
    let end = |options: Options, princes: Value| {
        let mut table = turn(2, options, 7, 1, princes);
        table.play(1, "end");
        told(&table)[2..].to_vec()
    };
    let prince = |florins: i32| json!({"florins": florins, "points": {"works": 20}});
    let card = json!({"florins": 0, "points": {"works": 20}, "cards": ["three_freedoms"]});
    assert_eq!(
        end(BASE, json!({"0": prince(300), "1": card})),
        [
            "Bruno shows a prestige card that scores nothing: Three freedoms.",
            "Anna: 20 (works 20)",
            "Bruno: 20 (works 20)",
            "Anna wins: level at 20 prestige, but richer, with 300 florins.",
        ]
    );
    assert_eq!(
        end(BASE, json!({"0": prince(300), "1": prince(300)}))[2..],
        [
            "Anna shares the victory: level at 20 prestige and 300 florins.",
            "Bruno shares the victory: level at 20 prestige and 300 florins.",
        ]
    );
    let banker = |florins: i32| json!({"0": {"florins": florins, "character": "banker"}});
    assert_eq!(end(MUSE, banker(500))[0], "The Banker changes 400 florins of Anna into 2 prestige.");
    assert_eq!(end(MUSE, banker(500))[3], "Anna wins with 2 prestige.");
    assert_eq!(end(MUSE, banker(100))[0], "Anna has the Banker, but not the 200 florins that a point of prestige costs.");
}
