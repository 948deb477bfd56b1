//! From the file to the figures, with the checks that make an edition of them.

use super::{BUILD, CardSpec, Edition, NUMERALS, ROW, Tile};
use crate::card::Card;
use crate::colour::{COLOURS, Colour};
use crate::contract::{CONTRACTS, Contract, HIGHEST, LOWEST};
use crate::effect::{Effect, Kind};
use crate::tally::Bricks;
use kit::{EditionError, FigureReader};

pub(super) fn edition(file: &FigureReader<'_>) -> Result<Edition, EditionError> {
    let bricks: Bricks = file.read("bricks.counts")?;
    file.at("bricks").require(bricks.len() <= 100, "more than 100")?;
    let setup = file.at("setup");
    setup
        .at("row_length")
        .require(setup.read::<usize>("row_length")? == ROW, format!("a row of {ROW} cards is what this program plays with"))?;
    let white_by_order: [u8; 4] = setup.read("white_bricks_by_seat")?;
    let white: u8 = white_by_order.iter().fold(0, |sum, n| sum.saturating_add(*n));
    setup.require(white <= bricks.of(Colour::White), "more white bricks dealt out than there are")?;
    let neutral_seals = file.read("seals.neutral_total")?;
    file.at("seals").require(neutral_seals >= 6, "a dead colour needs six neutral seals")?;
    let advice = setup.at("neutral_seals.advice");
    let low: (u8, u8) = (advice.read("on_floors_3_or_4.min")?, advice.read("on_floors_3_or_4.max")?);
    setup.require(low.0 <= low.1 && low.1 <= 12, "neutral seals on floors 3 and 4")?;
    let costs = file.at("card_cost_by_row_position");
    let card_cost: [u8; ROW] = costs.read("costs")?;
    // One brick on each card to the left at the most (§4.3).
    costs.require((0..ROW).all(|place| usize::from(card_cost[place]) <= place), "more than cards to the left")?;
    let exchange = file.read("exchange.give")?;
    file.at("exchange").require((1..=9).contains(&exchange), "1 to 9 bricks")?;
    let cards = cards(&file.at("action_cards"))?;
    let named = |kind: Kind| Card::ALL.iter().copied().filter(|c| cards[c.index()].kind == kind).collect::<Vec<_>>();
    let churches = named(Kind::Church);
    let church_cards: u8 = churches.iter().map(|c| cards[c.index()].count).sum();
    let room = church_cards <= file.read("church_spaces.count")?;
    file.at("church_spaces").require(room, format!("{church_cards} church cards need a place"))?;
    let building = |card: Card| match cards[card.index()].effect {
        Effect::Passive(modifier) => Some((card, modifier)),
        _ => None,
    };
    fixed_figures(file)?;
    let by_colour: Bricks = file.read("majority_bonus.by_color")?;
    let mut majority = [0; COLOURS];
    for &colour in Colour::ALL {
        majority[colour.index()] = by_colour.of(colour);
    }
    Ok(Edition {
        bricks,
        seals: seals(&file.at("seals.per_player_by_player_count"))?,
        neutral_seals,
        white_by_order,
        bricks_per_card: setup.read("bricks_per_new_card")?,
        per_tower_advised: advice.read("max_tiles_and_seals_per_tower")?,
        low_advised: low,
        card_cost,
        exchange,
        build_cost: build_cost(&file.at("build"))?,
        store_limit: file.read("limits.store_bricks")?,
        card_limit: file.read("limits.cards")?,
        contracts: contracts(&file.at("contracts"))?,
        majority,
        tiles: tiles(&file.at("balcony_tiles"))?,
        levels: levels(&file.at("level_tiles"))?,
        last_seal: file.read("end_game_tile.prestige")?,
        buildings: named(Kind::Building).into_iter().filter_map(building).collect(),
        churches,
        characters: named(Kind::Character),
        celebrations: named(Kind::Celebration),
        cards,
    })
}

/// Figures that the rules are built on: another value would be another game.
fn fixed_figures(file: &FigureReader<'_>) -> Result<(), EditionError> {
    file.fixed("players.min", 2)?;
    file.fixed("players.max", 4)?;
    file.fixed("exchange.take", 1)?;
    file.fixed("exchange.max_per_turn", 1)?;
    // The option `neutral_seals` begins with as many.
    file.fixed("seals.neutral_used_at_setup", 5)?;
    file.fixed("setup.neutral_seals.count", 5)?;
    file.fixed("neutral_seal_variants.fewest", 0)?;
    file.fixed("neutral_seal_variants.most", 7)?;
    file.fixed("neutral_seal_variants.dead_color.seals", 6)
}

fn seals(by_players: &FigureReader<'_>) -> Result<[u8; 5], EditionError> {
    let mut seals = [0; 5];
    for (players, slot) in (2..=4).zip(&mut seals[2..]) {
        let figure = by_players.at(&players.to_string());
        *slot = figure.get()?;
        figure.require((1..=36).contains(slot), "1 to 36 seals")?;
    }
    Ok(seals)
}

/// The contract of an entry that names a colour and a number of floors.
fn contract(entry: &FigureReader<'_>) -> Result<Contract, EditionError> {
    let floors = entry.read("floors")?;
    Contract::new(entry.read("color")?, floors).ok_or_else(|| entry.error(format!("{floors} floors: {LOWEST} to {HIGHEST}")))
}

fn contracts(section: &FigureReader<'_>) -> Result<[u8; CONTRACTS], EditionError> {
    let mut prestige = [None; CONTRACTS];
    for entry in section.at("list").entries()? {
        let contract = contract(&entry)?;
        let first = prestige[contract.index()].replace(entry.read("prestige")?).is_none();
        section.require(first, format!("{contract} stands twice"))?;
    }
    section.fixed("count", CONTRACTS)?;
    let mut all = [0; CONTRACTS];
    for contract in Contract::all() {
        all[contract.index()] = prestige[contract.index()].ok_or_else(|| section.error(format!("{contract} is missing")))?;
    }
    Ok(all)
}

fn tiles(section: &FigureReader<'_>) -> Result<[Vec<Tile>; NUMERALS], EditionError> {
    let mut tiles: [Vec<Tile>; NUMERALS] = Default::default();
    for entry in section.at("list").entries()? {
        let number: String = entry.read("number")?;
        let numeral = ["I", "II", "III", "IV"].iter().position(|n| *n == number);
        let numeral = numeral.ok_or_else(|| section.error(format!("numeral `{number}`: I to IV")))?;
        let contract = contract(&entry)?;
        section.require(tiles.iter().flatten().all(|tile| tile.contract != contract), format!("two tiles on {contract}"))?;
        tiles[numeral].push(Tile { contract, prestige: entry.read("prestige")? });
    }
    for list in &mut tiles {
        list.sort_by_key(|t| t.contract);
        // A dead colour may take one away (§2.7).
        section.require(list.len() > 1, "each numeral needs two tiles")?;
        let colours = list.iter().any(|t| t.contract.colour() != list[0].contract.colour());
        section.require(colours, "each numeral needs two colours")?;
    }
    Ok(tiles)
}

fn levels(section: &FigureReader<'_>) -> Result<[u8; HIGHEST as usize + 1], EditionError> {
    let mut levels = [0; HIGHEST as usize + 1];
    for entry in section.at("list").entries()? {
        let floors = entry.read("floors")?;
        section.require((LOWEST..=HIGHEST).contains(&floors), format!("{floors} floors"))?;
        levels[usize::from(floors)] = entry.read("prestige")?;
    }
    Ok(levels)
}

fn build_cost(build: &FigureReader<'_>) -> Result<[u8; BUILD + 1], EditionError> {
    let most: usize = build.read("max_bricks_per_turn")?;
    build.require(most == BUILD, format!("{BUILD} bricks a turn is what this program plays with"))?;
    let mut costs = [0; BUILD + 1];
    for placed in 1..=BUILD {
        costs[placed] = build.at("cost_by_bricks_placed").read(&placed.to_string())?;
        build.require(costs[placed] >= costs[placed - 1], "more bricks may not cost less")?;
    }
    Ok(costs)
}

fn cards(section: &FigureReader<'_>) -> Result<Vec<CardSpec>, EditionError> {
    let mut cards = Vec::new();
    for card in section.at("list").by_id(Card::ALL.iter().map(|card| card.word()))? {
        let spec = CardSpec {
            kind: card.read("kind")?,
            count: card.read("count")?,
            start: card.read("start_count")?,
            effect: card.read("effect")?,
            left_out_at_first: card.read_if_there("leave_out_in_first_game")?.unwrap_or_default(),
        };
        card.require(spec.effect.fits(spec.kind), "this effect is not for that kind of card")?;
        card.require(spec.count <= 20 && spec.start <= spec.count, "how many?")?;
        cards.push(spec);
    }
    let total: u32 = cards.iter().map(|c| u32::from(c.count)).sum();
    section.require((ROW as u32..=200).contains(&total), format!("{total} cards"))?;
    Ok(cards)
}

/// Parts of the released file that no rule reads: where figures come from, what pieces look like, sentences and examples for people.
pub(super) const REMARKS: &[&str] = &[
    "game",
    "designer",
    "editions",
    "data_version",
    "sources",
    "colours",
    "rules_examples",
    "action_cards.effect_ops",
    "action_cards.hands_are_open",
    "action_cards.kind_rules",
    "action_cards.kinds",
    "action_cards.reshuffle",
    "action_cards.start_total",
    "action_cards.total",
    "balcony_tiles.count",
    "bricks.total",
    "level_tiles.count",
    "action_cards.list.*.name",
    "action_cards.list.*.sources",
    "action_cards.list.*.text",
    "action_cards.list.*.play_window",
    "action_cards.list.*.needs",
    "automatic_discard_order",
    "balcony_tiles.design_rule",
    "balcony_tiles.list.*.id",
    "balcony_tiles.list.*.replaces_contract_prestige",
    "balcony_tiles.list.*.sources",
    "balcony_tiles.prestige_is",
    "build.cost_goes_to",
    "card_cost_by_row_position.payment",
    "church_spaces.all_spaces_full",
    "contracts.design_rule",
    "contracts.floors",
    "contracts.known",
    "contracts.list.*.id",
    "contracts.list.*.sources",
    "level_tiles.balconies_count",
    "level_tiles.first_only",
    "limits.celebration_cards_never_discarded_here",
    "limits.order",
    "majority_bonus.tie",
    "neutral_seal_variants.advised",
    "neutral_seal_variants.dead_color.balcony_of_that_colour",
    "neutral_seal_variants.dead_color.colour",
    "neutral_seal_variants.dead_color.neutral_seals_option",
    "neutral_seal_variants.dice",
    "neutral_seal_variants.fewer_or_more",
    "ruins",
    "score_track",
    "seals.per_color",
    "seals.player_color_total",
    "seals.player_colors",
    "seals.small_player_seals",
    "setup.balconies_drawn_one_of_each_number",
    "setup.neutral_seals.not_on_balconies",
    "setup.start_cards_on_top_of_deck",
    "setup.start_player",
];
