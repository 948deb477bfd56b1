//! Every development card does what it says: 24 territories, 24 buildings, 24 characters, 24 ventures.
//!
//! The figures are those of the printed cards, written out once more; each row is played.

use crate::table::{Look, Scene, Table, goods, say, scene, sum};
use lorenzo::{Kind, Resource, Work};

/// What the standard bonus tile gives (§6.5).
const HARVEST_TILE: &str = "wood 1 stone 1 servant 1";
const PRODUCTION_TILE: &str = "military 1 coin 2";

/// A privilege in a row's gain is turned into 2 coins: the third of the list (§8.1).
const PRIVILEGE: &str = "coin 2";

/// A row's gain as goods, with the privilege it holds turned into coins.
fn with_privilege(gain: &str) -> String {
    let mut all = goods(gain);
    if all.get(Resource::Privilege) == 1 {
        all.set(Resource::Privilege, 0);
        all += goods(PRIVILEGE);
    }
    say(&all)
}

/// Chooses coins for each privilege that is asked for.
fn take_coins(table: &mut Table) {
    while table.legal(0).iter().any(|text| text.starts_with("privilege")) {
        table.play(0, "privilege 3");
    }
}

/// A member of that value goes to work with these cards and goods.
fn at_work(work: Work, value: u8, cards: &[&str], held: &str) -> Table {
    let mut table = scene(2).goods(0, held).cards(0, cards).dice(value, 4, 5).turn(0);
    table.go(0, "black", crate::table::single(work));
    table
}

/// Card, immediate gain, value of the harvest, yield.
const TERRITORIES: [(&str, &str, u8, &str); 24] = [
    ("commercial-hub", "", 1, "coin 1"),
    ("woods", "wood 1", 2, "wood 1"),
    ("village", "", 3, "coin 1 servant 1"),
    ("gravel-pit", "stone 2", 4, "stone 2"),
    ("forest", "wood 1", 5, "wood 3"),
    ("monastery", "military 2 servant 1", 6, "faith 1 stone 1"),
    ("citadel", "", 5, "military 2 stone 1"),
    ("city", "coin 3", 6, "privilege 1"),
    ("gold-mine", "coin 1", 1, "coin 2"),
    ("mountain-town", "servant 1", 3, "military 1 wood 2"),
    ("mining-town", "servant 2 stone 1", 4, "servant 1 stone 2"),
    ("rock-pit", "wood 1", 3, "stone 3"),
    ("estate", "servant 2 wood 1", 4, "coin 1 wood 2"),
    ("hermitage", "faith 1", 2, "faith 1"),
    ("manor-house", "", 5, "military 2 servant 2"),
    ("dukedom", "coin 4", 6, "coin 1 wood 2 stone 1"),
    ("trading-town", "coin 1 servant 1", 1, "coin 3"),
    ("farm", "vp 1 wood 1", 3, "vp 2 wood 2"),
    ("colony", "military 2", 5, "vp 4 wood 1"),
    ("marble-pit", "vp 3", 2, "vp 1 stone 2"),
    ("province", "privilege 1 stone 1", 6, "vp 4 stone 1"),
    ("sanctuary", "faith 1", 1, "coin 1 faith 1"),
    ("castle", "vp 2 coin 2", 4, "military 3 servant 1"),
    ("fortified-town", "military 2 servant 1", 2, "military 1 servant 2"),
];

#[test]
fn every_territory_is_free_and_gives_its_immediate_gain() {
    // §5.1 §5.9
    for (card, immediate, _, _) in TERRITORIES {
        let mut table = scene(2).floor("territory-1", card).turn(0);
        table.go(0, "black", "territory-1");
        take_coins(&mut table);
        assert_eq!(table.goods(0), with_privilege(immediate), "{card}");
        assert_eq!(table.cards(0, Kind::Territory), [card]);
    }
}

#[test]
fn every_territory_yields_in_a_harvest_of_its_value_and_not_below() {
    // §6.4
    for (card, _, value, yields) in TERRITORIES {
        let mut table = at_work(Work::Harvest, value, &[card], "");
        take_coins(&mut table);
        assert_eq!(table.goods(0), sum(&[HARVEST_TILE, &with_privilege(yields)]), "{card} at {value}");
        if value > 1 {
            let table = at_work(Work::Harvest, value - 1, &[card], "");
            assert_eq!(table.goods(0), sum(&[HARVEST_TILE]), "{card} below {value}");
        }
    }
}

/// What a building does in a production.
enum Made {
    Gain(&'static str),
    /// A gain for each card of a kind; the row's own building counts (§5.10).
    Per(&'static str, Kind),
    Exchange(&'static [(&'static str, &'static str)]),
}
use Made::{Exchange, Gain, Per};

/// Card, price, immediate gain, value of the production, what it does then.
const BUILDINGS: [(&str, &str, &str, u8, Made); 24] = [
    ("mint", "wood 1 stone 3", "vp 5", 5, Per("coin 1", Kind::Building)),
    ("tax-office", "wood 3 stone 1", "vp 5", 5, Per("coin 1", Kind::Territory)),
    ("triumphal-arch", "coin 2 stone 2", "vp 6", 6, Per("vp 1", Kind::Venture)),
    ("theater", "coin 2 wood 2", "vp 6", 6, Per("vp 1", Kind::Character)),
    ("carpenters-shop", "coin 1 wood 2", "vp 3", 4, Exchange(&[("wood 1", "coin 3"), ("wood 2", "coin 5")])),
    ("stonemasons-shop", "coin 1 stone 2", "vp 2", 3, Exchange(&[("stone 1", "coin 3"), ("stone 2", "coin 5")])),
    ("chapel", "wood 2", "faith 1", 2, Exchange(&[("coin 1", "faith 1")])),
    ("residence", "stone 2", "vp 1", 1, Exchange(&[("coin 1", "privilege 1")])),
    ("marketplace", "wood 2 stone 1", "vp 3", 3, Exchange(&[("coin 3", "wood 2 stone 2")])),
    ("treasury", "wood 3", "vp 4", 3, Exchange(&[("coin 1", "vp 3"), ("coin 2", "vp 5")])),
    ("painters-guild", "wood 4", "vp 5", 4, Exchange(&[("wood 1", "vp 3"), ("wood 3", "vp 7")])),
    ("sculptors-guild", "stone 4", "vp 6", 5, Exchange(&[("stone 1", "vp 3"), ("stone 3", "vp 7")])),
    ("stonemasons-guild", "wood 1 stone 2", "vp 4", 4, Exchange(&[("servant 1 wood 1 stone 1", "vp 6")])),
    ("baptistery", "stone 3", "vp 2 faith 1", 2, Exchange(&[("faith 1", "coin 2 vp 2")])),
    ("barracks", "wood 1 stone 1", "vp 3", 1, Exchange(&[("servant 1", "military 3")])),
    ("stronghold", "coin 2 wood 2 stone 2", "vp 8", 6, Gain("military 2 vp 2")),
    ("bank", "coin 3 wood 1 stone 3", "vp 7", 2, Gain("coin 5")),
    ("fair", "coin 4 wood 3", "vp 8", 4, Exchange(&[("coin 4", "wood 3 stone 3")])),
    ("garden", "servant 2 wood 4 stone 2", "vp 10", 1, Gain("vp 3")),
    ("fortress", "coin 2 wood 2 stone 4", "vp 9", 5, Gain("vp 2 privilege 1")),
    ("palace", "coin 3 wood 3 stone 1", "vp 9", 6, Exchange(&[("coin 1", "servant 2 vp 4")])),
    ("church", "wood 1 stone 4", "vp 5 faith 1", 1, Exchange(&[("wood 1", "faith 2"), ("stone 1", "faith 2")])),
    ("military-academy", "servant 1 wood 2 stone 2", "vp 7", 3, Exchange(&[("servant 1", "military 3 vp 1")])),
    ("cathedral", "wood 4 stone 4", "vp 7 faith 3", 2, Gain("vp 1")),
];

/// The card can be taken for exactly this price, and for nothing less.
fn costs(place: impl Fn() -> Scene, space: &str, card: &str, price: &str, rule: &str) -> Table {
    for (resource, _) in goods(price).iter().filter(|(resource, _)| *resource != Resource::Servant) {
        let mut less = goods(price);
        less.add(resource, -1);
        let mut table = place().goods(0, &say(&less)).floor(space, card).turn(0);
        table.play(0, "member black").refused(0, &format!("place {space}"), rule);
    }
    let mut table = place().goods(0, price).floor(space, card).turn(0);
    table.go(0, "black", space);
    table
}

#[test]
fn every_building_costs_its_price_and_gives_its_immediate_gain() {
    // §5.2 §5.9
    for (card, price, immediate, _, _) in BUILDINGS {
        let table = costs(|| scene(2), "building-1", card, price, "5.2");
        assert_eq!(table.goods(0), sum(&[immediate]), "{card}");
        assert_eq!(table.cards(0, Kind::Building), [card]);
    }
}

/// Two more cards of a kind to be counted.
fn two_more(kind: Kind) -> [&'static str; 2] {
    match kind {
        Kind::Territory => ["woods", "village"],
        Kind::Character => ["warlord", "dame"],
        Kind::Building => ["garden", "cathedral"],
        Kind::Venture => ["crusade", "sacred-war"],
    }
}

#[test]
fn every_building_works_in_a_production_of_its_value_and_not_below() {
    // §6.4 §5.10
    for (card, _, _, value, made) in BUILDINGS {
        let plain = sum(&[PRODUCTION_TILE]);
        match made {
            Gain(gain) => {
                let mut table = at_work(Work::Production, value, &[card], "");
                take_coins(&mut table);
                assert_eq!(table.goods(0), sum(&[PRODUCTION_TILE, &with_privilege(gain)]), "{card}");
            }
            Per(gain, kind) => {
                let own = u8::from(kind == Kind::Building);
                let [one, other] = two_more(kind);
                let table = at_work(Work::Production, value, &[card, one, other], "");
                let also = if kind == Kind::Building { "vp 4" } else { "" }; // garden and cathedral work too
                let times: Vec<&str> = (0..2 + own).map(|_| gain).collect();
                assert_eq!(table.goods(0), sum(&[PRODUCTION_TILE, also, &sum(&times)]), "{card}");
            }
            Exchange(exchanges) => {
                for (number, (pay, gain)) in exchanges.iter().enumerate() {
                    let mut table = at_work(Work::Production, value, &[card], pay);
                    if table.legal(0).iter().any(|text| text == "servants 0") {
                        table.play(0, "servants 0");
                    }
                    table.play(0, &format!("exchange {}", number + 1));
                    take_coins(&mut table);
                    assert_eq!(table.goods(0), sum(&[PRODUCTION_TILE, &with_privilege(gain)]), "{card} for {pay}");
                }
                let table = at_work(Work::Production, value, &[card], "");
                assert_eq!(table.goods(0), plain, "{card} with nothing to exchange");
            }
        }
        if value > 1 {
            let table = at_work(Work::Production, value - 1, &[card], "coin 9 wood 9 stone 9 faith 9");
            assert_eq!(table.goods(0), sum(&[PRODUCTION_TILE, "coin 9 wood 9 stone 9 faith 9"]), "{card} below {value}");
        }
    }
}

/// Card, coins, immediate gain; what else it does has a test of its own.
const CHARACTERS: [(&str, &str, &str); 24] = [
    ("warlord", "coin 2", "military 3"),
    ("stonemason", "coin 4", ""),
    ("dame", "coin 4", ""),
    ("knight", "coin 2", "privilege 1"),
    ("farmer", "coin 3", ""),
    ("artisan", "coin 3", ""),
    ("preacher", "coin 2", "faith 4"),
    ("abbess", "coin 3", "faith 1"),
    ("captain", "coin 4", "military 2"),
    ("architect", "coin 4", ""),
    ("patron", "coin 3", ""),
    ("hero", "coin 4", "privilege 1"),
    ("peasant", "coin 4", ""),
    ("scholar", "coin 4", ""),
    ("papal-messenger", "coin 5", "faith 3"),
    ("royal-messenger", "coin 5", ""), // three privileges: below
    ("noble", "coin 6", ""),           // counts territories: below
    ("governor", "coin 6", ""),
    ("paramour", "coin 7", "vp 2"), // counts itself
    ("herald", "coin 6", ""),
    ("cardinal", "coin 4", "faith 2"),
    ("bishop", "coin 5", "faith 1"),
    ("general", "coin 5", ""),
    ("ambassador", "coin 6", "privilege 1"),
];

#[test]
fn every_character_costs_its_coins_and_gives_its_immediate_gain() {
    // §5.2 §5.9
    for (card, price, immediate) in CHARACTERS {
        let mut table = costs(|| scene(2), "character-1", card, price, "5.2");
        if card == "royal-messenger" {
            table.play(0, "privilege 1").play(0, "privilege 2").play(0, "privilege 3");
            assert_eq!(table.goods(0), "coin 2 wood 1 stone 1 servant 2");
            continue;
        }
        take_coins(&mut table);
        if table.is_legal(0, "decline") {
            table.play(0, "decline");
        }
        assert_eq!(table.goods(0), with_privilege(immediate), "{card}");
        assert_eq!(table.cards(0, Kind::Character), [card]);
    }
}

#[test]
fn warlord_stonemason_dame_and_knight_add_two_in_their_towers() {
    // §5.11
    let rows = [
        ("warlord", "territory-4", "city"),
        ("stonemason", "building-4", "chapel"),
        ("dame", "character-4", "warlord"),
        ("knight", "venture-4", "hosting-panhandlers"),
    ];
    for (card, space, prize) in rows {
        let prize = if prize == card { "knight" } else { prize };
        let table = || scene(2).goods(0, "coin 9 wood 9").dice(5, 4, 3).floor(space, prize);
        let mut without = table().turn(0);
        without.play(0, "member black").refused(0, &format!("place {space}"), "3.3");
        let mut with = table().cards(0, &[card]).turn(0);
        with.go(0, "black", space);
    }
}

#[test]
fn the_dame_takes_a_coin_off_each_character() {
    // §5.11
    let mut table = scene(2).goods(0, "coin 5").cards(0, &["dame"]).floor("character-1", "papal-messenger").turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(table.goods(0), "coin 1 faith 3");
}

#[test]
fn farmer_artisan_peasant_and_scholar_add_to_their_work() {
    // §5.12
    let rows = [
        ("farmer", Work::Harvest, 4, "city"),           // 4 + 2 = 6
        ("peasant", Work::Harvest, 3, "city"),          // 3 + 3 = 6
        ("artisan", Work::Production, 4, "fortress"),   // 4 + 2 reaches 5
        ("scholar", Work::Production, 3, "stronghold"), // 3 + 3 = 6
    ];
    for (card, work, value, worked) in rows {
        let mut with = at_work(work, value, &[card, worked], "");
        take_coins(&mut with);
        let mut without = at_work(work, value, &[worked], "");
        take_coins(&mut without);
        assert_ne!(with.goods(0), without.goods(0), "{card}");
        let tile = if work == Work::Harvest { HARVEST_TILE } else { PRODUCTION_TILE };
        assert_eq!(without.goods(0), sum(&[tile]), "{worked} at {value}");
    }
}

#[test]
fn noble_governor_paramour_and_herald_score_two_for_each_card_they_count() {
    // §5.10
    let rows = [
        ("noble", Kind::Territory, "vp 4"),
        ("governor", Kind::Building, "vp 4"),
        ("paramour", Kind::Character, "vp 6"), // two and herself
        ("herald", Kind::Venture, "vp 4"),
    ];
    for (card, kind, points) in rows {
        let mut table = scene(2).goods(0, "coin 9").cards(0, &["farmer", "artisan"]).cards(0, &counted(kind));
        table = table.floor("character-1", card);
        let mut table = table.turn(0);
        table.go(0, "black", "character-1");
        assert_eq!(table.has(0, Resource::Vp), goods(points).get(Resource::Vp), "{card}");
    }
}

/// Two cards of a kind; the characters lie there already.
fn counted(kind: Kind) -> Vec<&'static str> {
    if kind == Kind::Character { Vec::new() } else { two_more(kind).to_vec() }
}

#[test]
fn the_general_scores_one_for_every_two_military_points() {
    // §5.10
    let mut table = scene(2).goods(0, "coin 5 military 7").floor("character-1", "general").turn(0);
    table.go(0, "black", "character-1");
    assert_eq!(table.goods(0), "military 7 vp 3");
}

/// Card, value, discount: the extra action of a character or venture in one tower.
#[test]
fn captain_architect_patron_and_hero_give_an_extra_action_of_six_in_their_tower() {
    // §9.5
    let rows = [
        ("captain", "territory-3", "city"),
        ("architect", "building-3", "mint"),
        ("patron", "character-3", "dame"),
        ("hero", "venture-3", "hiring-recruits"),
    ];
    for (card, space, prize) in rows {
        let fourth = format!("{}4", &space[..space.len() - 1]);
        let mut table =
            scene(2).goods(0, "coin 20 wood 5 stone 5").floor("character-1", card).floor(space, prize).floor(&fourth, spare(space)).turn(0);
        table.go(0, "black", "character-1");
        take_coins(&mut table);
        table.refused(0, &format!("take {fourth}"), "3.3"); // 6 does not reach 7
        let other = if space.starts_with("venture") { "take building-1" } else { "take venture-1" };
        table.not_offered(0, other);
        table.play(0, &format!("take {space}"));
        assert!(table.cards(0, lorenzo::Space::from_word(space).unwrap().tower_kind().unwrap()).contains(&prize), "{card}");
    }
}

fn spare(space: &str) -> &'static str {
    match &space[..1] {
        "t" => "woods",
        "b" => "chapel",
        "c" => "farmer",
        _ => "raising-a-statue",
    }
}

#[test]
fn the_architect_takes_wood_and_stone_off_and_the_patron_two_coins() {
    // §5.8 §9.5
    let mut table = scene(2).goods(0, "coin 4 stone 2").floor("character-1", "architect").floor("building-1", "mint").turn(0);
    table.go(0, "black", "character-1").play(0, "take building-1"); // 1 wood and 3 stone, less 1 of each
    assert_eq!(table.goods(0), "vp 5");
    // The patron stands in the character tower: the fee of 3 is due, the Dame costs 4 less 2.
    let mut table = scene(2).goods(0, "coin 8").floor("character-1", "patron").floor("character-2", "dame").turn(0);
    table.go(0, "black", "character-1").play(0, "take character-2");
    assert_eq!(table.goods(0), "");
}

#[test]
fn abbess_ambassador_and_repairing_the_cathedral_give_an_extra_action_in_any_tower() {
    // §9.1
    let rows = [("abbess", "character-1", 4), ("ambassador", "character-1", 7), ("repairing-the-cathedral", "venture-1", 7)];
    for (card, space, value) in rows {
        let rich = "coin 20 wood 9 stone 9";
        let begin = scene(2).goods(0, rich).floor(space, card).floor("territory-2", "woods").floor("building-4", "chapel");
        let mut table = begin.turn(0);
        table.go(0, "black", space);
        take_coins(&mut table);
        assert!(table.is_legal(0, "take territory-2"), "{card}");
        assert_eq!(table.is_legal(0, "take building-4"), value >= 7, "{card}");
        table.play(0, "take territory-2");
        assert_eq!(table.cards(0, Kind::Territory), ["woods"]);
    }
}

#[test]
fn cardinal_and_improving_the_canals_give_an_extra_harvest_of_four() {
    // §9.8 §9.9
    for (card, space) in [("cardinal", "character-1"), ("improving-the-canals", "venture-1")] {
        let begin = scene(2).goods(0, "coin 4 servant 2").cards(0, &["gravel-pit", "forest"]).floor(space, card);
        let mut table = begin.turn(0);
        table.go(0, "black", space).play(0, "servants 0");
        let left = if card == "cardinal" { "servant 2 faith 2" } else { "coin 1" };
        // The pit works at 4, the forest at 5 does not.
        assert_eq!(table.goods(0), sum(&[left, HARVEST_TILE, "stone 2"]), "{card}");
    }
}

#[test]
fn the_bishop_gives_an_extra_production_of_four_and_improving_the_roads_one_of_three() {
    // §9.8 §9.9
    let begin = scene(2).goods(0, "coin 5").cards(0, &["bank", "fortress"]).floor("character-1", "bishop");
    let mut table = begin.turn(0);
    table.go(0, "black", "character-1").play(0, "servants 0");
    assert_eq!(table.goods(0), sum(&["faith 1", PRODUCTION_TILE, "coin 5"])); // the bank at 2, not the fortress at 5
    let begin = scene(2).goods(0, "coin 4 servant 3").cards(0, &["bank", "carpenters-shop"]).floor("venture-1", "improving-the-roads");
    let mut table = begin.turn(0);
    table.go(0, "black", "venture-1").play(0, "servants 0");
    assert_eq!(table.goods(0), sum(&[PRODUCTION_TILE, "coin 5"])); // the shop works at 4
}

/// Card, prices ("require/pay" for military), immediate gain, points at the end.
const VENTURES: [(&str, &[&str], &str, i32); 24] = [
    ("hiring-recruits", &["coin 4"], "military 5", 4),
    ("repairing-the-church", &["coin 1 wood 1 stone 1"], "faith 1", 5),
    ("building-the-walls", &["stone 3"], "military 2 privilege 1", 3),
    ("raising-a-statue", &["wood 2 stone 2"], "", 4), // two privileges: below
    ("military-campaign", &["3/2"], "coin 3", 5),
    ("hosting-panhandlers", &["wood 3"], "servant 4", 4),
    ("fighting-heresies", &["5/3"], "faith 2", 5),
    ("support-to-the-bishop", &["4/2", "wood 1 stone 1 coin 2"], "faith 3", 1),
    ("hiring-soldiers", &["coin 6"], "military 6", 5),
    ("repairing-the-abbey", &["coin 2 wood 2 stone 2"], "faith 2", 6),
    ("building-the-bastions", &["stone 4"], "military 3 privilege 1", 2),
    ("support-to-the-king", &["6/3"], "coin 5 privilege 1", 3),
    ("improving-the-canals", &["servant 2 coin 3"], "", 5),
    ("hosting-foreigners", &["wood 4"], "servant 5", 4),
    ("crusade", &["8/4"], "coin 5 faith 1", 5),
    ("support-to-the-cardinal", &["7/4", "wood 2 stone 2 coin 3"], "faith 3", 4),
    ("hiring-mercenaries", &["coin 8"], "military 7", 6),
    ("repairing-the-cathedral", &["coin 3 wood 3 stone 3"], "faith 1", 5),
    ("building-the-towers", &["stone 6"], "military 4 privilege 1", 4),
    ("promoting-sacred-art", &["wood 6"], "faith 3", 3),
    ("military-conquest", &["12/6"], "wood 3 stone 3 coin 3", 7),
    ("improving-the-roads", &["servant 3 coin 4"], "", 5),
    ("sacred-war", &["15/8"], "faith 4", 8),
    ("support-to-the-pope", &["10/5", "wood 3 stone 3 coin 4"], "faith 2", 10),
];

#[test]
fn every_venture_costs_its_price_gives_its_gain_and_scores_at_the_end() {
    // §5.3 §5.4 §11.6
    for (card, prices, immediate, points) in VENTURES {
        for (number, price) in prices.iter().enumerate() {
            let (mut table, left) = match price.split_once('/') {
                None => (costs(|| scene(2), "venture-1", card, price, "5.3"), 0),
                Some((require, pay)) => {
                    let (require, pay): (i16, i16) = (require.parse().unwrap(), pay.parse().unwrap());
                    let short = format!("military {}", require - 1);
                    let mut table = scene(2).goods(0, &short).floor("venture-1", card).turn(0);
                    table.play(0, "member black").refused(0, "place venture-1", "5.3");
                    let exact = format!("military {require}");
                    let mut table = scene(2).goods(0, &exact).floor("venture-1", card).turn(0);
                    table.go(0, "black", "venture-1");
                    (table, require - pay)
                }
            };
            if prices.len() > 1 {
                assert_eq!(table.legal(0), [format!("price {}", number + 1)], "{card}");
                table.play(0, &format!("price {}", number + 1));
            }
            if card == "raising-a-statue" {
                table.play(0, "privilege 2").play(0, "privilege 4");
                assert_eq!(table.goods(0), "servant 2 military 2");
            } else {
                take_coins(&mut table);
                if table.is_legal(0, "decline") {
                    table.play(0, "decline");
                }
                let left = format!("military {left}");
                assert_eq!(table.goods(0), sum(&[&left, &with_privilege(immediate)]), "{card} for {price}");
            }
            assert_eq!(table.source(0, "ventures"), points, "{card}");
        }
    }
}
