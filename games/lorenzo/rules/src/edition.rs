//! All figures of the game, typed and checked: `data/lorenzo.json`.
//! Also carried out here: §1.9, §6.1, §6.5.

use crate::card::Card;
use crate::goods::{Goods, Resource};
use crate::ids::{BonusId, CardId, LeaderId, TileId};
use crate::leader::Leader;
use crate::places::{Area, FLOORS, Kind, Size, Space, Work};
use crate::tile::Tile;
use kit::{CardSet, EditionError, FigureReader};
use serde::{Deserialize, de::DeserializeOwned};
use std::collections::BTreeMap;

mod check;

/// Periods of a game, and slots for excommunication tiles.
pub const PERIODS: usize = 3;

/// Places for cards of one kind on a personal board: the most an edition may allow.
pub const MOST_CARDS: usize = 6;

/// Leader cards in one hand: the most an edition may deal.
pub const MOST_LEADERS: usize = 4;

#[derive(Debug)]
pub struct Edition {
    pub setup: SetUp,
    pub board: Board,
    pub personal: Personal,
    pub scoring: Scoring,
    pub cards: Vec<Card>,
    pub tiles: Vec<Tile>,
    pub bonus_tiles: Vec<BonusTile>,
    pub leaders: Vec<Leader>,
    /// The cards of each kind in each period.
    decks: [[CardSet; PERIODS]; 4],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    pub seats: Vec<u8>,
    pub periods: u8,
    pub rounds_per_period: u8,
    pub start: Goods,
    /// By place in the first turn order.
    pub first_coins: Vec<i16>,
    pub turns_per_round: u8,
    pub neutral_value: i16,
    pub die_faces: u8,
    pub servants_per_value: i16,
    pub leaders_dealt: u8,
    pub leader_discard: Goods,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    towers: BTreeMap<Kind, Vec<Floor>>,
    pub tower_fee: Goods,
    market: Vec<MarketSpace>,
    harvest: WorkSpaces,
    production: WorkSpaces,
    council: CouncilSpace,
    pub privileges: Vec<Goods>,
    /// By faith, from 0 to the end of the track.
    pub faith_points: Vec<i16>,
    pub military_end: i16,
    /// By period.
    pub vatican_faith: Vec<i16>,
    /// All of the above spaces in the order of [`Space`].
    #[serde(skip)]
    spaces: Vec<SpaceFigures>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Floor {
    value: i16,
    bonus: Goods,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketSpace {
    value: i16,
    gain: Goods,
    min_seats: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkSpaces {
    single: WorkSpace,
    large: WorkSpace,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkSpace {
    value: i16,
    modifier: i16,
    min_seats: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CouncilSpace {
    value: i16,
    gain: Goods,
}

/// What the board prints on a space.
#[derive(Copy, Clone, Debug)]
pub struct SpaceFigures {
    /// The value an action must reach.
    pub value: i16,
    /// Added to the value of an action.
    pub modifier: i16,
    /// The floor bonus, or what market and council give.
    pub gain: Goods,
    pub min_seats: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personal {
    pub cards_of_a_kind: u8,
    /// By slot.
    pub territory_military: Vec<i16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    /// By number of cards, from none.
    pub territories: Vec<i16>,
    pub characters: Vec<i16>,
    pub military_first: i16,
    pub military_second: i16,
    pub goods: GoodsScore,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoodsScore {
    pub resources: Vec<Resource>,
    pub each: i16,
    pub vp: i16,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Standard,
    Advanced,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusTile {
    #[serde(skip)]
    pub id: String,
    pub side: Side,
    harvest: BonusYield,
    production: BonusYield,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusYield {
    pub value: i16,
    pub gain: Goods,
}

impl BonusTile {
    pub fn work(&self, work: Work) -> &BonusYield {
        match work {
            Work::Harvest => &self.harvest,
            Work::Production => &self.production,
        }
    }
}

impl Edition {
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }

    pub fn leader(&self, id: LeaderId) -> &Leader {
        &self.leaders[id.index()]
    }

    pub fn bonus_tile(&self, id: BonusId) -> &BonusTile {
        &self.bonus_tiles[id.index()]
    }

    pub fn space(&self, space: Space) -> &SpaceFigures {
        &self.board.spaces[space.index()]
    }

    /// The cards of a kind and a period, counted from 0.
    pub fn deck(&self, kind: Kind, period: usize) -> CardSet {
        self.decks[kind.index()][period]
    }

    pub fn rounds(&self) -> u8 {
        self.setup.periods * self.setup.rounds_per_period
    }

    pub fn bonus_tiles_of(&self, side: Side) -> impl Iterator<Item = BonusId> {
        (0..self.bonus_tiles.len() as u8).map(BonusId).filter(move |id| self.bonus_tile(*id).side == side)
    }
}

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[include_str!("../data/lorenzo.json")];

    fn read(file: &FigureReader<'_>) -> Result<Self, EditionError> {
        let mut board: Board = file.read("board")?;
        let mut cards: Vec<Card> = components(&file.at("cards"), |card: &mut Card, id| card.id = id)?;
        cards.sort_by_key(|card| card.number);
        let mut leaders: Vec<Leader> = components(&file.at("leaders"), |leader: &mut Leader, id| leader.id = id)?;
        leaders.sort_by_key(|leader| leader.number);
        board.spaces = spaces(&board)?;
        let edition = Edition {
            setup: file.read("setup")?,
            board,
            personal: file.read("personal")?,
            scoring: file.read("scoring")?,
            decks: decks(&cards),
            cards,
            tiles: components(&file.at("tiles"), |tile: &mut Tile, id| tile.id = id)?,
            bonus_tiles: components(&file.at("bonus_tiles"), |tile: &mut BonusTile, id| tile.id = id)?,
            leaders,
        };
        edition.check()?;
        Ok(edition)
    }
}

/// Components keyed by id.
fn components<T: DeserializeOwned>(section: &FigureReader<'_>, name: impl Fn(&mut T, String)) -> Result<Vec<T>, EditionError> {
    let mut all = Vec::new();
    for (id, entry) in section.fields()? {
        let word = !id.is_empty() && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        entry.require(word, "an id is lower-case letters, digits and hyphens")?;
        let mut component = entry.get()?;
        name(&mut component, id.to_string());
        all.push(component);
    }
    Ok(all)
}

fn spaces(board: &Board) -> Result<Vec<SpaceFigures>, EditionError> {
    let wrong = |path: String| EditionError::new(path, "there is no such space");
    Space::ALL
        .iter()
        .map(|space| match space.area() {
            Area::Tower(kind) => {
                let floor = board.towers.get(&kind).filter(|floors| floors.len() == FLOORS).map(|floors| &floors[space.floor()]);
                let floor = floor.ok_or_else(|| EditionError::new(format!("board.towers.{kind}"), "a tower has four floors"))?;
                Ok(SpaceFigures { value: floor.value, modifier: 0, gain: floor.bonus, min_seats: 0 })
            }
            Area::Market(n) => {
                let market = board.market.get(n).ok_or_else(|| wrong(format!("board.market.{n}")))?;
                Ok(SpaceFigures { value: market.value, modifier: 0, gain: market.gain, min_seats: market.min_seats })
            }
            Area::Work(work, size) => {
                let both = if work == Work::Harvest { &board.harvest } else { &board.production };
                let one = if size == Size::Single { &both.single } else { &both.large };
                Ok(SpaceFigures { value: one.value, modifier: one.modifier, gain: Goods::NONE, min_seats: one.min_seats })
            }
            Area::Council => Ok(SpaceFigures { value: board.council.value, modifier: 0, gain: board.council.gain, min_seats: 0 }),
        })
        .collect()
}

fn decks(cards: &[Card]) -> [[CardSet; PERIODS]; 4] {
    let mut decks = [[CardSet::NONE; PERIODS]; 4];
    for (id, card) in (0u8..128).zip(cards) {
        if let Some(deck) = decks[card.kind.index()].get_mut(usize::from(card.period).wrapping_sub(1)) {
            deck.add(id);
        }
    }
    decks
}
