//! §5: cards and prices. What each card does is in `cards.rs`.

use crate::table::{Look, scene};
use lorenzo::{Kind, Resource};

#[test]
fn the_third_to_sixth_territory_need_three_seven_twelve_and_eighteen_military() {
    // §5.1
    let cards = ["woods", "village", "forest", "citadel", "city"];
    for (owned, needed) in [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)] {
        let begin = |military: i16| {
            let held = format!("military {military}");
            scene(2).goods(0, &held).cards(0, &cards[..owned]).floor("territory-1", "commercial-hub").turn(0)
        };
        let mut table = begin(needed);
        table.go(0, "black", "territory-1");
        assert_eq!(table.has(0, Resource::Military), needed); // nothing is spent
        if needed > 0 {
            let mut table = begin(needed - 1);
            table.play(0, "member black").refused(0, "place territory-1", "5.1");
        }
    }
}

#[test]
fn buildings_are_paid_in_goods_and_characters_in_coins() {
    // §5.2
    let mut table = scene(2).goods(0, "coin 3 wood 1 stone 3").floor("building-1", "bank").turn(0);
    table.go(0, "black", "building-1");
    assert_eq!(table.goods(0), "vp 7");
    let mut table = scene(2).goods(0, "coin 7").floor("character-1", "papal-messenger").turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(table.goods(0), "coin 2 faith 3");
}

#[test]
fn a_military_price_asks_for_the_higher_number_and_takes_the_lower() {
    // §5.3
    let mut table = scene(2).goods(0, "military 16").floor("venture-1", "sacred-war").turn(0);
    table.go(0, "black", "venture-1"); // 15 held, 8 spent
    assert_eq!(table.goods(0), "military 8 faith 4");
}

#[test]
fn of_two_prices_the_player_names_one() {
    // §5.4
    let begin = || scene(2).goods(0, "coin 4 wood 3 stone 3 military 10").floor("venture-1", "support-to-the-pope");
    let mut table = begin().turn(0);
    table.go(0, "black", "venture-1");
    assert_eq!(table.legal(0), ["price 1", "price 2"]);
    table.play(0, "price 1");
    assert_eq!(table.goods(0), "coin 4 wood 3 stone 3 military 5 faith 2");
    let mut table = begin().turn(0);
    table.go(0, "black", "venture-1").play(0, "price 2");
    assert_eq!(table.goods(0), "military 10 faith 2");
    let mut table = begin().goods(0, "military 9").turn(0);
    table.go(0, "black", "venture-1").refused(0, "price 1", "5.3");
}

#[test]
fn discounts_add_up_and_nothing_is_paid_back() {
    // §5.5
    // Patron's 2 and the Dame's 1 make the warlord (2 coins) free, and no more.
    let begin = scene(2).goods(0, "coin 9").cards(0, &["dame"]).floor("character-1", "patron").floor("character-2", "warlord");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").play(0, "take character-2");
    assert_eq!(table.goods(0), "coin 4 military 3"); // patron 3 - 1, fee 3, warlord 0
}

#[test]
fn a_discount_lowers_neither_the_fee_nor_the_military_to_be_held() {
    // §5.6
    // Dame and patron take 3 off the warlord's 2: of the fee nothing.
    let begin = scene(2).goods(0, "coin 4").cards(0, &["dame"]).floor("character-1", "patron").floor("character-2", "warlord");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").refused(0, "take character-2", "4.4");
    // Pico takes coins off, never military.
    let begin =
        scene(2).leaders().played(0, &["pico-della-mirandola"]).goods(0, "military 3 coin 9").floor("venture-1", "support-to-the-bishop");
    let mut table = begin.turn(0);
    table.play(0, "member black").refused(0, "place venture-1", "5.3");
}

#[test]
fn the_stonemason_takes_one_wood_or_one_stone_off_a_building() {
    // §5.7
    let begin = |held: &str, card: &str| scene(2).goods(0, held).cards(0, &["stonemason"]).floor("building-1", card).turn(0);
    // Both in the price: the player chooses.
    let mut table = begin("wood 1 stone 3", "mint");
    table.go(0, "black", "building-1");
    assert_eq!(table.legal(0), ["discount wood", "discount stone"]);
    table.play(0, "discount wood");
    assert_eq!(table.goods(0), "wood 1 vp 5");
    // A choice that cannot be paid is refused.
    let mut table = begin("stone 3", "mint");
    table.go(0, "black", "building-1").but_not(0, "discount stone", "5.7").play(0, "discount wood");
    assert_eq!(table.goods(0), "vp 5");
    // One of them in the price: no question.
    let mut table = begin("wood 1", "chapel");
    table.go(0, "black", "building-1");
    assert_eq!(table.goods(0), "faith 1");
}

#[test]
fn the_architects_discount_and_the_stonemasons_add_up() {
    // §5.8 §5.5
    let begin =
        scene(2).goods(0, "coin 4 wood 1 stone 3").cards(0, &["stonemason"]).floor("character-1", "architect").floor("building-1", "mint");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").play(0, "take building-1").play(0, "discount stone"); // 1 and 3, less 1 and 2
    assert_eq!(table.goods(0), "wood 1 stone 2 vp 5");
}

#[test]
fn the_gain_of_a_card_can_be_used_in_its_extra_action() {
    // §5.9
    // The captain's 2 military and the 1 held open the third slot for his territory.
    let begin = |military: &str| {
        let held = format!("coin 4 {military}");
        scene(2).goods(0, &held).cards(0, &["woods", "village"]).floor("character-1", "captain").floor("territory-1", "forest").turn(0)
    };
    let mut table = begin("military 1");
    table.go(0, "black", "character-1").play(0, "take territory-1");
    assert_eq!(table.cards(0, Kind::Territory), ["woods", "village", "forest"]);
    let mut table = begin("military 0");
    table.go(0, "black", "character-1").refused(0, "take territory-1", "5.1");
}

#[test]
fn a_counting_card_counts_itself() {
    // §5.10
    let mut table = scene(2).goods(0, "coin 7").cards(0, &["dame"]).floor("character-1", "paramour").turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(table.goods(0), "coin 1 vp 4");
}

#[test]
fn the_preachers_owner_has_no_floor_bonus_from_the_next_card_on() {
    // §5.13
    let mut table = scene(2).dice(6, 1, 1).goods(0, "coin 2").floor("character-3", "preacher").turn(0);
    table.go(0, "black", "character-3");
    assert_eq!(table.goods(0), "stone 1 faith 4"); // the bonus came before the card
    let begin = scene(2).dice(6, 6, 6).goods(0, "coin 9 servant 9").cards(0, &["preacher"]);
    let mut table = begin.floor("territory-4", "village").floor("character-1", "captain").floor("territory-3", "forest").turn(0);
    table.go(0, "black", "character-1").play(0, "take territory-3"); // nor in an extra action
    assert_eq!(table.has(0, Resource::Wood), 1); // the forest's own
    table.go(1, "black", "council").play(1, "privilege 3").go(0, "white", "territory-4");
    assert_eq!(table.has(0, Resource::Wood), 1);
}
