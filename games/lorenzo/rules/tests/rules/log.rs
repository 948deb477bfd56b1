//! What people are told: who, what and why. Each sentence cites the rule it makes plain.

use crate::table::{Look, Scenario, Table, scene};
use words::{Lang, Texts};

const TEXTS: Texts = words::texts!("../../../lang");

fn told(table: &Table) -> Vec<String> {
    table.told(Lang::En, &TEXTS)
}

fn why(table: &Table, seat: u8, text: &str) -> String {
    table.reason(seat, text, Lang::En, &TEXTS)
}

#[test]
fn fee_price_servants_and_floor_bonus_are_told_apart() {
    // §4.6
    let begin = scene(2).dice(4, 1, 1).goods(0, "coin 9 servant 3").floor("character-3", "dame").member(1, "black", "character-1");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-3");
    assert_eq!(
        told(&table),
        [
            "Anna places the black member (value 4): character tower, floor 3.",
            "Anna pays 1 servant to raise the value from 4 to 5.",
            "Anna pays 3 coins as the fee: somebody stands in the character tower already.",
            "Anna gains 1 stone as the bonus of floor 3.",
            "Anna pays 4 coins for Dame.",
            "Anna takes Dame.",
        ]
    );
}

#[test]
fn what_makes_an_action_worth_more_or_less_is_said_where_the_member_goes() {
    // §5.11, §6.1, §10.11
    let mut table = scene(3).dice(4, 1, 1).goods(0, "servant 3").member(1, "white", "production-single").turn(0);
    table.go(0, "black", "production-large");
    assert_eq!(told(&table)[0], "Anna places the black member (value 4, less 3 for the large space): production, large space.");
    let begin = || scene(2).dice(4, 1, 1).goods(0, "coin 9 servant 3").floor("character-1", "knight");
    let mut table = begin().cards(0, &["dame"]).turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(told(&table)[0], "Anna places the black member (value 4, plus 2 by cards): character tower, floor 1.");
    let mut table = begin().excommunicated(0, "2-3").turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(told(&table)[0], "Anna places the black member (value 4, less 4 by excommunication): character tower, floor 1.");
}

#[test]
fn a_discount_is_said_beside_the_price() {
    // §5.5
    let begin = scene(2).dice(4, 1, 1).goods(0, "coin 9").floor("character-1", "knight").cards(0, &["dame"]);
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1");
    assert!(told(&table).contains(&"Anna pays 1 coin for Knight; the discount saves 1 coin.".to_string()), "{:?}", told(&table));
}

#[test]
fn a_dutch_member_has_its_article_and_its_ending() {
    // §2.4
    let mut table = scene(2).turn(0);
    table.go(0, "black", "market-1");
    assert_eq!(table.told(Lang::Nl, &TEXTS)[0], "Anna plaatst het zwarte familielid (waarde 3): markt (munten).");
    assert_eq!(table.told(Lang::Fr, &TEXTS)[1], "Anna gagne 5 pièces au marché.");
}

#[test]
fn a_loss_to_a_tile_is_told_as_a_loss() {
    // §10.8
    let mut table = scene(2).excommunicated(0, "1-4").turn(0);
    table.go(0, "black", "council").play(0, "privilege 1").play(0, "lose wood");
    assert_eq!(told(&table), ["Anna loses 1 wood. Excommunication 1-4: 1 wood or stone less of each gain."]);
}

#[test]
fn what_a_tile_takes_off_a_gain_stands_beside_it() {
    // §10.6
    let mut table = scene(2).excommunicated(0, "1-2").turn(0);
    table.go(0, "black", "market-1");
    assert_eq!(told(&table)[1], "Anna gains 4 coins from the market; the excommunication takes 1 coin.");
    let mut table = scene(2).excommunicated(0, "1-2").turn(0);
    table.go(0, "black", "council");
    assert_eq!(told(&table)[1], "Anna gains nothing from the council palace; the excommunication takes 1 coin.");
}

#[test]
fn who_gains_nothing_hears_that_the_track_is_at_its_end() {
    // §8.4
    let mut table = scene(2).goods(0, "military 24").turn(0);
    table.go(0, "black", "council").play(0, "privilege 4");
    assert_eq!(told(&table), ["Anna gains 1 military point as a privilege; the end of the track cuts off 1 military point."]);
}

#[test]
fn a_harvest_names_the_cards_that_gave_and_a_barren_one_its_value() {
    // §6.4, §6.5
    let mut table = scene(2).dice(2, 1, 1).cards(0, &["forest", "gold-mine"]).turn(0);
    table.go(0, "black", "harvest-single");
    let said = told(&table);
    assert_eq!(said[1], "Anna begins a harvest of value 2.");
    assert!(said[2].ends_with("from the harvest (Gold Mine and the bonus tile)."), "{said:?}");
    // §9.8: an extra harvest below value 1
    let mut table = scene(2).leaders().played(0, &["leonardo-da-vinci"]).turn(0);
    table.play(0, "use leonardo-da-vinci").play(0, "servants 0");
    assert_eq!(told(&table)[1], "Anna gains nothing from the production; no card works at value 0.");
}

#[test]
fn an_exchange_names_card_and_yield_and_a_declined_one_leaves_a_line() {
    // §6.8
    let begin = || scene(2).dice(6, 1, 1).goods(0, "wood 3").cards(0, &["carpenters-shop"]).turn(0);
    let mut table = begin();
    table.go(0, "black", "production-single").play(0, "exchange 1");
    assert_eq!(told(&table)[0], "Anna exchanges 1 wood for 3 coins with Carpenter’s Shop.");
    let mut table = begin();
    table.go(0, "black", "production-single").play(0, "decline");
    assert_eq!(told(&table)[0], "Anna makes no exchange with Carpenter’s Shop.");
}

#[test]
fn an_extra_action_names_its_card_and_its_floor() {
    // §9.1
    let begin = scene(2).goods(0, "coin 3").floor("character-1", "abbess").floor("territory-2", "monastery");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(told(&table).last().unwrap(), "Abbess gives Anna an extra action of value 4 in any tower.");
    table.play(0, "take territory-2");
    assert_eq!(told(&table)[..2], ["Anna uses the extra action: territory tower, floor 2.", "Anna takes Monastery."]);
}

#[test]
fn the_vatican_report_is_announced_and_an_excommunication_has_its_reason() {
    // §10.1, §10.2, §10.4
    let begin = scene(2).round(2).goods(0, "faith 4").goods(1, "faith 1").member(0, "black", "council").dice(1, 1, 1);
    let mut table = begin.turn_at(1, 8);
    table.go(1, "black", "market-1");
    assert_eq!(
        told(&table).last().unwrap(),
        "Vatican report of period 1: the Church asks for 3 faith points. Excommunication 1-5: harvests have 3 less value."
    );
    table.play(0, "defy");
    let said = told(&table);
    assert_eq!(
        said[0],
        "Anna refuses to support the Church, keeps 4 faith points and is excommunicated. Excommunication 1-5: harvests have 3 less value."
    );
    assert_eq!(said[1], "Bruno has only 1 of 3 faith points and is excommunicated. Excommunication 1-5: harvests have 3 less value.");
}

#[test]
fn who_supports_the_church_gives_up_faith_for_points() {
    // §10.3, §12.20
    let mut table = scene(2).leaders().round(2).goods(0, "faith 4").played(0, &["sisto-iv"]).turns_over();
    table.play(0, "support");
    assert_eq!(
        told(&table)[..4],
        [
            "Anna supports the Church.",
            "Anna goes back to 0 on the faith track and gives up 4 faith points.",
            "Anna gains 4 victory points for this faith.",
            "Anna gains 5 victory points from Sisto IV.",
        ]
    );
}

#[test]
fn a_first_turn_that_comes_last_leaves_a_line_at_both_ends() {
    // §10.14
    let mut table = scene(2).excommunicated(0, "2-7").turns_over();
    table.chance_by_seed(1);
    assert_eq!(told(&table).last().unwrap(), "Anna is excommunicated: the first turn of this round comes last.");
    let mut table = scene(2).excommunicated(0, "2-7").turn_at(1, 8);
    table.go(1, "white", "market-1");
    assert_eq!(told(&table).last().unwrap(), "Anna makes up for the first turn of this round.");
}

#[test]
fn the_end_tells_the_totals_and_what_broke_a_tie() {
    // §11.12
    let mut table = scene(2).round(6).order(&[1, 0]).goods(0, "vp 9 faith 5").goods(1, "vp 9").turns_over();
    table.play(0, "defy");
    let said = told(&table);
    let last = said.iter().rev().take(3).rev().cloned().collect::<Vec<_>>();
    assert_eq!(
        last,
        [
            "Anna: 14 (points so far 9 and military rank 5)",
            "Bruno: 14 (points so far 9 and military rank 5)",
            "The game is over: Bruno wins with 14 points, level with Anna but ahead in turn order.",
        ]
    );
}

#[test]
fn a_price_beyond_the_purse_is_told_with_the_fee_and_with_what_is_in_hand() {
    // §4.4, §5.2
    let begin = |coins: i16| {
        let held = format!("coin {coins}");
        let mut table = scene(2).goods(0, &held).floor("character-1", "dame").member(1, "black", "character-2").turn(0);
        table.play(0, "member black");
        table
    };
    assert_eq!(why(&begin(5), 0, "place character-1"), "The card costs 4 coins and the fee for the occupied tower 3; you have 5.");
    assert_eq!(
        why(&begin(2), 0, "place character-1"),
        "Somebody stands in this tower: the fee is 3 coins, and the card costs 4 more; you have 2."
    );
}

#[test]
fn of_two_prices_that_cannot_be_paid_both_are_named() {
    // §5.3, §5.4
    let mut table = scene(2).goods(0, "coin 1 wood 3 stone 3 military 2").floor("venture-1", "support-to-the-pope").turn(0);
    table.play(0, "member black");
    assert_eq!(
        why(&table, 0, "place venture-1"),
        "Of two ways neither is open. First: This needs 10 military points; you have 2. Second: This needs 4 coins; you have 1."
    );
}

#[test]
fn the_bonus_of_the_floor_and_the_servants_of_the_value_are_reckoned_with() {
    // §4.6, §3.7
    let begin = |held: &str, occupied: bool| {
        let begin = scene(2).dice(3, 1, 1).goods(0, held).floor("venture-3", "improving-the-roads");
        let mut table = if occupied { begin.member(1, "black", "venture-1") } else { begin }.turn(0);
        table.play(0, "member black");
        table
    };
    let said = |held: &str, occupied: bool| why(&begin(held, occupied), 0, "place venture-3");
    assert_eq!(said("coin 4 servant 4", false), "The card costs 3 servants and the value takes 2; you have 4.");
    assert_eq!(said("coin 2 servant 5", false), "This needs 4 coins; you have 2, and 3 with the bonus of this floor.");
    assert_eq!(
        said("coin 5 servant 5", true),
        "The card costs 4 coins and the fee for the occupied tower 3; with the bonus of this floor you have 6."
    );
}

#[test]
fn one_servant_is_one_servant_in_every_language() {
    // §3.3, §10.13
    let mut table = scene(2).dice(2, 1, 1).goods(0, "servant 0").floor("territory-2", "woods").turn(0);
    table.play(0, "member black");
    let said = |lang| table.reason(0, "place territory-2", lang, &TEXTS);
    assert_eq!(said(Lang::En), "This needs value 3; you reach 2. The rest takes 1 servant, and you have 0.");
    assert_eq!(said(Lang::Fr), "Il faut une valeur de 3 ; vous atteignez 2. Le reste demande 1 serviteur ; vous en avez 0.");
    assert_eq!(said(Lang::Nl), "Hiervoor is waarde 3 nodig; je komt aan 2. De rest vraagt 1 dienaar; je hebt er 0.");
    // With tile 2-6 the three in hand are not enough for the 2 that are missing.
    let mut table = scene(2).excommunicated(0, "2-6").dice(1, 1, 1).goods(0, "servant 3").floor("territory-2", "woods").turn(0);
    table.play(0, "member black");
    assert_eq!(why(&table, 0, "place territory-2"), "This needs value 3; you reach 1. The rest takes 4 servants, and you have 3.");
    table.undo(0);
    assert_eq!(why(&scene(2).turn(0), 0, "member neutral"), "With value 0 and no servants this member reaches no space.");
}

#[test]
fn dealt_leaders_are_kept_without_a_draft() {
    // §12.24
    let mut table: Table = Scenario::with(2, &[("leaders", "on"), ("leader_cards", "dealt")]);
    table.chance("first 1").chance("tile 1-1").chance("tile 2-1").chance("tile 3-1");
    let cards = ["sisto-iv", "santa-rita", "cesare-borgia", "ludovico-il-moro"];
    for (mine, other) in cards.iter().zip(["francesco-sforza", "ludovico-ariosto", "lucrezia-borgia", "cosimo-de-medici"]) {
        table.chance(&format!("deal {mine}")).chance(&format!("deal {other}"));
    }
    let secrets = &table.view(1).secrets[0];
    assert_eq!((secrets.hand.len(), secrets.packet.len(), secrets.passed.len()), (4, 0, 0));
    assert!(cards.iter().all(|card| secrets.hand.contains(card)));
    assert!(table.outcomes().iter().all(|text| text.starts_with("draw ")), "the first round begins at once");
}
