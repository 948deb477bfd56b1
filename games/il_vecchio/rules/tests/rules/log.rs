//! What people are told: who, what and why. Each sentence cites the rule it makes plain.

use crate::table::*;
use serde_json::{Value, json};
use words::{Lang, Texts};

const TEXTS: Texts = words::texts!("../../../lang");

fn told(table: &Table) -> Vec<String> {
    table.told(Lang::En, &TEXTS)
}

fn why(table: &Table, text: &str) -> String {
    table.reason(0, text, Lang::En, &TEXTS)
}

/// Seat 0 has this and the turn.
fn with(family: Value) -> Table {
    turn(2, json!({"families": {"0": family}}))
}

#[test]
fn an_action_by_bishop_names_its_town() {
    // §4.2
    let mut table = with(json!({"standing": {"colle": 1}, "goods": {"bishop": 1}}));
    table.play(0, "city colle").play(0, "stay").play(0, "bishop");
    assert_eq!(told(&table), ["Anna acts in Colle by bishop.", "Anna pays 1 bishop, and the member stays up."]);
    assert_eq!(table.question(0, Lang::En, &TEXTS), "What do you take from this town (brown)?");
    table.play(0, "take scroll 1");
    assert_eq!(told(&table)[0], "Anna takes 1 scroll from the town (brown).");
}

#[test]
fn a_journey_and_its_middleman_are_told_with_fare_and_colour() {
    // §3.2, §4.1
    let mut table = with(json!({"standing": {"carmignano": 1}, "goods": {"florin": 1}}));
    table.play(0, "city pistoia").play(0, "walk carmignano");
    assert_eq!(told(&table), ["Anna walks from Carmignano to Pistoia.", "Anna pays 1 florin for the way."]);
    table.play(0, "middleman");
    assert_eq!(
        told(&table),
        [
            "Anna acts in Pistoia with the middleman.",
            "The brown middleman goes from Pistoia to Dicomano.",
            "Anna’s member in Pistoia lies down.",
        ]
    );
}

#[test]
fn a_bonus_names_the_tile_it_comes_from() {
    // §4.9, §12.4
    let mut table = with(json!({"standing": {"sesto": 1}, "goods": {"bishop": 1}, "council": ["council_abbot"]}));
    table.play(0, "city sesto").play(0, "stay").play(0, "bishop");
    assert_eq!(told(&table)[2..4], ["Anna takes 1 abbot from the town (white).", "Anna takes 1 abbot as a bonus of Prior."]);
    let mut table = with(json!({"provinces": ["milan_florins"]}));
    table.play(0, "use milan_florins");
    assert_eq!(told(&table), ["Anna uses the tile Bankers' chest.", "Anna takes 6 florins with Bankers' chest."]);
}

#[test]
fn two_dice_are_told_once_with_their_zone() {
    // §7.1, §7.2
    let mut table = with(json!({}));
    table.play(0, "reinforce");
    assert_eq!(told(&table), ["Anna calls for reinforcement: 1 member."]);
    table.chance("die 1");
    assert!(told(&table).is_empty());
    table.chance("die 2");
    assert_eq!(told(&table), ["Anna rolls 1 and 2: zone 3."]);
    let mut table = with(json!({}));
    table.play(0, "reinforce").chance("die 3").chance("die 4");
    assert_eq!(told(&table), ["Anna rolls 3 and 4: 7, a free choice."]);
}

#[test]
fn an_unpaid_tax_leaves_a_line() {
    // §8.4, §8.5
    let family = json!({"0": {"standing": {"vicchio": 1}, "goods": {"florin": 6, "assassin": 1}}});
    let mut table = turn(3, json!({"tracks": {"venice": [1, 2]}, "families": family}));
    table.play(0, "seize venice").play(0, "stay");
    assert_eq!(
        told(&table)[..3],
        [
            "Anna pays 1 assassin to seize a province: Venice.",
            "Anna pays 3 florins for the space: Venice.",
            "Anna enters place 3: Venice (4 points).",
        ]
    );
    table.chance("crest tax");
    assert_eq!(told(&table)[0], "Anna takes a Medici crest: Tax (4 left).");
    table.play(0, "pay florin 3");
    assert_eq!(
        told(&table),
        [
            "Anna pays 3 florins as tax.",
            "Bruno has nothing that the tax asks for and pays nothing.",
            "Carla has nothing that the tax asks for and pays nothing.",
        ]
    );
}

#[test]
fn a_family_event_passes_by_who_has_nobody_in_a_city() {
    // §8.8
    let family = json!({"0": {"standing": {"vicchio": 1, "prato": 1}, "goods": {"florin": 3, "assassin": 1}}});
    let mut table = turn(3, json!({"tracks": {"venice": [1, 2]}, "families": family}));
    table.play(0, "seize venice").play(0, "stay").chance("crest family_members").play(0, "lie prato");
    assert_eq!(told(&table)[1], "Bruno has no member in a city: the event passes by.");
}

#[test]
fn what_a_tile_offers_and_is_not_taken_leaves_a_line() {
    // §12.9, §7.3
    let mut table = with(json!({"council": ["council_recover"]}));
    table.play(0, "recover");
    assert_eq!(told(&table)[1], "Anna takes 1 florin for the recovery.");
    assert_eq!(table.question(0, Lang::En, &TEXTS), "Physician: do you roll for a new member?");
    table.play(0, "skip");
    assert_eq!(told(&table)[0], "Anna leaves what Physician offers.");
    let mut table = with(json!({"reserve": 0, "standing": {"prato": 12}, "council": ["council_recover"]}));
    table.play(0, "recover");
    assert_eq!(told(&table)[2], "Physician brings Anna nothing: it is not possible now.");
}

#[test]
fn the_end_tells_points_names_all_winners_and_what_broke_a_tie() {
    // §10.8, §9.4
    let end = |zero: Value, one: Value| {
        let families = json!({"0": {"goods": zero}, "1": {"goods": one}});
        let mut table = last_round(2, json!({"families": families}));
        table.play(0, "pass");
        let passed = told(&table)[0].clone();
        table.play(1, "pass");
        (passed, told(&table))
    };
    let (passed, said) = end(json!({}), json!({}));
    assert_eq!(passed, "Anna passes the double turn for 2 points.");
    assert_eq!(
        said[1..],
        [
            "Anna: 2 (double turn passed 2)",
            "Bruno: 2 (double turn passed 2)",
            "The game is over: Anna and Bruno share the victory with 2 points.",
        ]
    );
    let (_, said) = end(json!({}), json!({"scroll": 1}));
    assert_eq!(
        said[3],
        "The game is over: Bruno wins with 2 points, level with Anna but with more followers and scrolls, or then more florins."
    );
}

#[test]
fn majorities_and_nobility_tiles_are_told_at_the_end() {
    // §10.4, §10.9
    let families = json!({"0": {"nobility": ["nobility_councillors"]}, "1": {}});
    let mut table = last_round(2, json!({"tracks": {"council": [0], "milan": [1, 0]}, "families": families}));
    table.play(0, "pass").play(1, "pass");
    assert_eq!(
        told(&table)[1..4],
        [
            "The majority goes to Bruno with 1 member, placed before that of Anna: Milan (3 points).",
            "The majority goes to Anna with 1 member: council (3 points).",
            "Anna turns up the nobility tile Councillors: 2 points.",
        ]
    );
}

#[test]
fn a_refusal_names_way_and_price_and_what_is_in_hand() {
    // §3.2, §3.6
    let table = with(json!({"standing": {"reggello": 1}, "goods": {"florin": 3, "assassin": 1}}));
    assert_eq!(why(&table, "seize venice"), "The shortest way takes 3 florins and the price 3; you have 3, and no cart.");
    let table = with(json!({"standing": {"vicchio": 1}, "goods": {"florin": 1, "assassin": 1}}));
    assert_eq!(why(&table, "seize venice"), "This costs 3 florins; you have 1.");
}

#[test]
fn a_price_that_cannot_be_paid_says_what_is_missing() {
    // §5.2, §5.3, §5.4, §2.5
    let table = with(json!({"standing": {"vernio": 1}, "goods": {"florin": 9, "knight": 2}, "provinces": ["milan_scroll_for_followers"]}));
    assert_eq!(why(&table, "seize venice"), "Venice costs an assassin; you have none.");
    assert_eq!(why(&table, "seize milan"), "Milan costs a knight and an abbot; you have 2 and 0.");
    assert_eq!(
        why(&table, "seize papal_states"),
        "The Papal States cost two followers of one colour and one of another; you have 0 assassins, 2 knights and 0 abbots."
    );
    assert_eq!(why(&table, "use milan_scroll_for_followers"), "This takes 1 scroll; you have 0.");
    assert_eq!(table.reason(0, "use milan_scroll_for_followers", Lang::Nl, &TEXTS), "Dit kost 1 perkament; je hebt er 0.");
    assert_eq!(table.reason(0, "use milan_scroll_for_followers", Lang::Fr, &TEXTS), "Il faut 1 parchemin ; vous en avez 0.");
}
