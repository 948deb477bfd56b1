//! Contradictions in positions are refused by name, broken editions too.

use crate::table::*;
use firenze::Edition;
use kit::Edition as _;
use serde_json::{Value, json};

fn refusal(set: Value) -> String {
    try_table(2, &[], set).expect_err("a refusal").to_string()
}

#[test]
fn pieces_must_add_up() {
    let too_many = many('p', 9);
    assert!(refusal(json!({"players": {"0": {"store": bricks(&too_many)}}})).starts_with("bag: there are too many purple"));
    assert!(refusal(json!({"bag": bricks("w")})).starts_with("bag: the number of"));
    assert!(refusal(json!({"players": {"0": {"cards": hand(&["envy", "envy"])}}})).starts_with("pile: there are too many envy"));
    assert!(refusal(json!({"churches": {"campanile": 1}})).starts_with("pile: there are too many campanile"));
    let seals: Vec<_> = firenze::Contract::all().take(10).map(|c| c.to_string()).collect();
    let seals: serde_json::Map<_, _> = seals.into_iter().map(|c| (c, json!({"of": 0}))).collect();
    assert!(refusal(json!({"seals": seals})).contains("has placed too many"));
}

#[test]
fn things_must_be_where_they_can_be() {
    assert!(refusal(json!({"players": {"0": {"cards": hand(&["flood"])}}})).contains("never in a hand"));
    assert!(refusal(json!({"players": {"0": {"cards": hand(&["workshop", "workshop"])}}})).contains("10.6"));
    assert!(refusal(json!({"seals": {"white 6": "neutral"}})).contains("2.2"));
    assert!(refusal(json!({"seals": seals(&[("red 5", 0)])})).contains("8.5"));
    assert!(refusal(json!({"balconies": ["white 3", "red 5", "green 7", "purple 6"]})).starts_with("balconies.0"));
    assert!(refusal(json!({"ender": 0})).starts_with("ender"));
    assert!(refusal(json!({"active": 2})).starts_with("active"));
}

#[test]
fn towers_must_be_towers() {
    let crooked = json!({"make": {"mixed": ["white"]}, "height": 2});
    assert!(refusal(json!({"players": {"0": {"towers": [crooked]}}})).starts_with("players.0.towers"));
    let two = json!([orphan(&["white"]), orphan(&["red"])]);
    assert!(refusal(json!({"players": {"0": {"towers": two}}})).contains("15.5"));
    assert!(refusal(json!({"players": {"0": {"towers": [mixed(&["white"])]}}})).contains("15.9"));
    let eight: Vec<_> = (0..8).map(|_| tower("white", 1)).collect();
    assert!(refusal(json!({"players": {"1": {"towers": eight}}})).contains("more towers than can stand"));
}

#[test]
fn a_stack_that_no_game_has_is_refused() {
    assert!(refusal(json!({"steps": [{"step": "choose"}]})).starts_with("steps.0"));
    let mut steps = at("choose");
    steps.as_array_mut().expect("steps").push(json!({"step": "lay", "place": 9, "next": 1}));
    assert!(refusal(json!({"steps": steps})).starts_with("steps.8"));
}

#[test]
fn a_position_in_the_middle_of_discarding_comes_back_whole() {
    let cards = hand(&["masons", "masons", "princess", "workshop", "brickyard", "banquet", "scandal"]);
    let mut table = table(2, json!({"steps": at("card_limit"), "players": {"0": {"cards": cards}}}));
    table.play(0, "drop masons");
    assert_eq!(table.patch(json!({})).game(), table.game());
    // A church card is never discarded for the limit.
    let mut steps = kit::position::to_json(table.game())["steps"].clone();
    steps[2]["last"] = json!("san_miniato");
    assert!(
        refusal(
            json!({"steps": steps, "players": {"0": {"cards": hand(&["masons", "spy", "princess", "workshop", "brickyard", "banquet"])}}})
        )
        .starts_with("steps.2")
    );
}

#[test]
fn a_pile_and_a_bag_left_open_get_the_rest() {
    let table = table(2, json!({"players": {"0": {"store": bricks("pppp")}}}));
    assert_eq!(table.game().bag.len(), 88 - 6 - 4);
    assert_eq!(table.game().pile.len(), 51 - 6);
}

fn broken(patch: Value) -> String {
    Edition::editions().patched(&patch.to_string()).expect_err("a refusal").to_string()
}

#[test]
fn an_owner_of_the_box_corrects_a_figure() {
    let patch = json!({"contracts": {"list": {"green_5": {"prestige": 6}}}, "edition": "firenze-mine"});
    let mine = Edition::editions().patched(&patch.to_string()).expect("an edition");
    let contract = firenze::Contract::new(firenze::Colour::Green, 5).expect("a contract");
    assert_eq!((mine.contracts[contract.index()], mine.id.as_str()), (6, "firenze-mine"));
}

#[test]
fn a_broken_edition_is_refused_by_place() {
    assert!(broken(json!({"contracts": {"list": {"green_5": {"floors": 6}}}})).starts_with("contracts: green 6 stands twice"));
    assert!(broken(json!({"seals": {"per_player_by_player_count": {"3": 0}}})).starts_with("seals.per_player_by_player_count.3"));
    assert!(broken(json!({"action_cards": {"list": {"masons": {"kind": "event"}}}})).contains("masons"));
    assert!(broken(json!({"balcony_tiles": {"list": {"balcony_i_white_6": {"number": "V"}}}})).starts_with("balcony_tiles"));
    assert!(broken(json!({"church_spaces": {"count": 3}})).starts_with("church_spaces"));
}
