//! The edition's file as it is written, and the checks that make an edition of it. Errors begin with the place: `contracts: …`.

use super::{BUILD, CardSpec, Edition, NUMERALS, ROW, Tile};
use crate::card::{CARDS, Card};
use crate::colour::{COLOURS, Colour};
use crate::contract::{CONTRACTS, Contract, HIGHEST, LOWEST};
use crate::effect::{Effect, Kind};
use crate::tally::Bricks;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
pub(super) struct File {
    bricks: FileBricks,
    seals: FileSeals,
    setup: FileSetup,
    card_cost_by_row_position: FileCosts,
    exchange: FileExchange,
    build: FileBuild,
    limits: FileLimits,
    contracts: FileList<FileContract>,
    majority_bonus: FileMajority,
    balcony_tiles: FileList<FileTile>,
    level_tiles: FileList<FileLevel>,
    end_game_tile: FilePrestige,
    church_spaces: FileCount,
    action_cards: FileList<FileCard>,
}

#[derive(Deserialize)]
struct FileList<T> {
    list: Vec<T>,
}
#[derive(Deserialize)]
struct FileBricks {
    counts: Bricks,
}
#[derive(Deserialize)]
struct FileSeals {
    per_player_by_player_count: BTreeMap<u8, u8>,
    neutral_total: u8,
}
#[derive(Deserialize)]
struct FileSetup {
    white_bricks_by_seat: [u8; 4],
    row_length: usize,
    bricks_per_new_card: u8,
    neutral_seals: FileNeutral,
}
#[derive(Deserialize)]
struct FileNeutral {
    advice: FileAdvice,
}
#[derive(Deserialize)]
struct FileAdvice {
    max_tiles_and_seals_per_tower: u8,
    on_floors_3_or_4: FileRange,
}
#[derive(Deserialize)]
struct FileRange {
    min: u8,
    max: u8,
}
#[derive(Deserialize)]
struct FileCosts {
    costs: [u8; ROW],
}
#[derive(Deserialize)]
struct FileExchange {
    give: u8,
}
#[derive(Deserialize)]
struct FileBuild {
    max_bricks_per_turn: usize,
    cost_by_bricks_placed: BTreeMap<u8, u8>,
}
#[derive(Deserialize)]
struct FileLimits {
    store_bricks: u8,
    cards: u8,
}
#[derive(Deserialize)]
struct FileContract {
    color: Colour,
    floors: u8,
    prestige: u8,
}
#[derive(Deserialize)]
struct FileMajority {
    by_color: Bricks,
}
#[derive(Deserialize)]
struct FileTile {
    number: String,
    color: Colour,
    floors: u8,
    prestige: u8,
}
#[derive(Deserialize)]
struct FileLevel {
    floors: u8,
    prestige: u8,
}
#[derive(Deserialize)]
struct FilePrestige {
    prestige: u8,
}
#[derive(Deserialize)]
struct FileCount {
    count: u8,
}
#[derive(Deserialize)]
struct FileCard {
    id: Card,
    kind: Kind,
    count: u8,
    start_count: u8,
    effect: Effect,
    #[serde(default)]
    leave_out_in_first_game: bool,
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl File {
    pub(super) fn checked(self) -> Result<Edition, String> {
        let contracts = self.contracts()?;
        let tiles = self.tiles()?;
        let levels = self.levels()?;
        let cards = self.cards()?;
        let build_cost = self.build_cost()?;
        let mut seals = [0; 5];
        for players in 2..=4u8 {
            let count = self.seals.per_player_by_player_count.get(&players).copied();
            seals[usize::from(players)] = count.filter(|n| (1..=36).contains(n)).ok_or(format!("seals for {players} players: 1 to 36"))?;
        }
        ensure(self.setup.row_length == ROW, || format!("setup: a row of {ROW} cards is what this program plays with"))?;
        ensure(self.bricks.counts.len() <= 100, || "bricks: more than 100".into())?;
        let white: u8 = self.setup.white_bricks_by_seat.iter().fold(0, |sum, n| sum.saturating_add(*n));
        ensure(white <= self.bricks.counts.of(Colour::White), || "setup: more white bricks dealt out than there are".into())?;
        ensure(self.seals.neutral_total >= 6, || "seals: a dead colour needs six neutral seals".into())?;
        let advice = self.setup.neutral_seals.advice;
        let low = advice.on_floors_3_or_4;
        ensure(low.min <= low.max && low.max <= 12, || "setup: neutral seals on floors 3 and 4".into())?;
        // One brick on each card to the left at the most (§4.3).
        let costs = self.card_cost_by_row_position.costs;
        ensure((0..ROW).all(|place| usize::from(costs[place]) <= place), || {
            "card_cost_by_row_position: more than cards to the left".into()
        })?;
        ensure((1..=9).contains(&self.exchange.give), || "exchange: 1 to 9 bricks".into())?;
        let named = |kind: Kind| Card::ALL.iter().copied().filter(|c| cards[c.index()].kind == kind).collect::<Vec<_>>();
        let churches = named(Kind::Church);
        let church_cards: u8 = churches.iter().map(|c| cards[c.index()].count).sum();
        ensure(church_cards <= self.church_spaces.count, || format!("church_spaces: {church_cards} church cards need a place"))?;
        let building = |card: Card| match cards[card.index()].effect {
            Effect::Passive(modifier) => Some((card, modifier)),
            _ => None,
        };
        let mut majority = [0; COLOURS];
        for &colour in Colour::ALL {
            majority[colour.index()] = self.majority_bonus.by_color.of(colour);
        }
        Ok(Edition {
            bricks: self.bricks.counts,
            seals,
            neutral_seals: self.seals.neutral_total,
            white_by_order: self.setup.white_bricks_by_seat,
            bricks_per_card: self.setup.bricks_per_new_card,
            per_tower_advised: advice.max_tiles_and_seals_per_tower,
            low_advised: (low.min, low.max),
            card_cost: self.card_cost_by_row_position.costs,
            exchange: self.exchange.give,
            build_cost,
            store_limit: self.limits.store_bricks,
            card_limit: self.limits.cards,
            contracts,
            majority,
            tiles,
            levels,
            last_seal: self.end_game_tile.prestige,
            buildings: named(Kind::Building).into_iter().filter_map(building).collect(),
            churches,
            characters: named(Kind::Character),
            celebrations: named(Kind::Celebration),
            cards,
        })
    }

    fn contracts(&self) -> Result<[u8; CONTRACTS], String> {
        let mut prestige = [None; CONTRACTS];
        for c in &self.contracts.list {
            let contract = Contract::new(c.color, c.floors).ok_or(format!("contracts: {} floors: {LOWEST} to {HIGHEST}", c.floors))?;
            ensure(prestige[contract.index()].replace(c.prestige).is_none(), || format!("contracts: {contract} stands twice"))?;
        }
        let mut all = [0; CONTRACTS];
        for contract in Contract::all() {
            all[contract.index()] = prestige[contract.index()].ok_or(format!("contracts: {contract} is missing"))?;
        }
        Ok(all)
    }

    fn tiles(&self) -> Result<[Vec<Tile>; NUMERALS], String> {
        let mut tiles: [Vec<Tile>; NUMERALS] = Default::default();
        let mut seen = Vec::new();
        for t in &self.balcony_tiles.list {
            let numeral = ["I", "II", "III", "IV"].iter().position(|n| *n == t.number);
            let numeral = numeral.ok_or(format!("balcony_tiles: numeral `{}`: I to IV", t.number))?;
            let contract = Contract::new(t.color, t.floors).ok_or(format!("balcony_tiles: {} floors", t.floors))?;
            ensure(!seen.contains(&contract), || format!("balcony_tiles: two tiles on {contract}"))?;
            seen.push(contract);
            tiles[numeral].push(Tile { contract, prestige: t.prestige });
        }
        for list in &mut tiles {
            list.sort_by_key(|t| t.contract);
            // A dead colour may take one away (§2.7).
            ensure(list.len() > 1, || "balcony_tiles: each numeral needs two tiles".into())?;
            ensure(list.iter().any(|t| t.contract.colour() != list[0].contract.colour()), || {
                "balcony_tiles: each numeral needs two colours".into()
            })?;
        }
        Ok(tiles)
    }

    fn levels(&self) -> Result<[u8; HIGHEST as usize + 1], String> {
        let mut levels = [0; HIGHEST as usize + 1];
        for l in &self.level_tiles.list {
            ensure((LOWEST..=HIGHEST).contains(&l.floors), || format!("level_tiles: {} floors", l.floors))?;
            levels[usize::from(l.floors)] = l.prestige;
        }
        Ok(levels)
    }

    fn build_cost(&self) -> Result<[u8; BUILD + 1], String> {
        ensure(self.build.max_bricks_per_turn == BUILD, || format!("build: {BUILD} bricks a turn is what this program plays with"))?;
        let mut costs = [0; BUILD + 1];
        for placed in 1..=BUILD {
            let cost = self.build.cost_by_bricks_placed.get(&(placed as u8)).copied();
            costs[placed] = cost.ok_or(format!("build: the cost of {placed} bricks is missing"))?;
            ensure(costs[placed] >= costs[placed - 1], || "build: more bricks may not cost less".into())?;
        }
        Ok(costs)
    }

    fn cards(&self) -> Result<Vec<CardSpec>, String> {
        let mut cards: Vec<Option<CardSpec>> = vec![None; CARDS];
        for c in &self.action_cards.list {
            let word = c.id.word();
            ensure(c.effect.fits(c.kind), || format!("action_cards: {word}: this effect is not for that kind of card"))?;
            ensure(c.count <= 20 && c.start_count <= c.count, || format!("action_cards: {word}: how many?"))?;
            let spec = CardSpec {
                kind: c.kind,
                count: c.count,
                start: c.start_count,
                effect: c.effect.clone(),
                left_out_at_first: c.leave_out_in_first_game,
            };
            ensure(cards[c.id.index()].replace(spec).is_none(), || format!("action_cards: {word} stands twice"))?;
        }
        let named = |(i, spec): (usize, Option<CardSpec>)| spec.ok_or(format!("action_cards: {} is missing", Card::at(i)));
        let cards = cards.into_iter().enumerate().map(named).collect::<Result<Vec<_>, String>>()?;
        let total: u32 = cards.iter().map(|c| u32::from(c.count)).sum();
        ensure((ROW as u32..=200).contains(&total), || format!("action_cards: {total} cards"))?;
        Ok(cards)
    }
}
