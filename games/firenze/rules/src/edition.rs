//! The figures of the box: read once from `data/firenze.json`, checked, and never written in code.
//! Also carried out here: §1.3, §1.6.

mod read;

use crate::card::Card;
use crate::colour::COLOURS;
use crate::contract::{CONTRACTS, Contract, HIGHEST};
use crate::effect::{Effect, Kind, Modifier};
use crate::tally::{Bricks, Cards};
use kit::{EditionError, FigureReader};

/// Balcony numerals, and cards in a full row.
pub const NUMERALS: usize = 4;
pub const ROW: usize = 6;
/// The most bricks that may be placed in a turn, in any edition.
pub const BUILD: usize = 6;

/// A card's name, kind, number and working.
#[derive(Clone, Debug)]
pub struct CardSpec {
    pub kind: Kind,
    pub count: u8,
    pub start: u8,
    pub effect: Effect,
    pub left_out_at_first: bool,
}

/// A balcony tile: the contract it covers and what it pays instead.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    pub contract: Contract,
    pub prestige: u8,
}

/// All figures of an edition.
#[derive(Clone, Debug)]
pub struct Edition {
    pub bricks: Bricks,
    /// Seals for each number of players, by that number.
    pub seals: [u8; 5],
    pub neutral_seals: u8,
    pub white_by_order: [u8; 4],
    pub bricks_per_card: u8,
    pub per_tower_advised: u8,
    pub low_advised: (u8, u8),
    pub card_cost: [u8; ROW],
    pub exchange: u8,
    /// The cost of placing so many bricks.
    pub build_cost: [u8; BUILD + 1],
    pub store_limit: u8,
    pub card_limit: u8,
    pub contracts: [u8; CONTRACTS],
    pub majority: [u8; COLOURS],
    /// The tiles of each numeral, in the order of their contracts.
    pub tiles: [Vec<Tile>; NUMERALS],
    /// The level bonus of each height; 0 where there is no tile.
    pub levels: [u8; HIGHEST as usize + 1],
    pub last_seal: u8,
    pub cards: Vec<CardSpec>,
    /// The buildings, with what each changes.
    pub buildings: Vec<(Card, Modifier)>,
    /// Church cards and characters, for quick looks through a hand.
    pub churches: Vec<Card>,
    pub characters: Vec<Card>,
    pub celebrations: Vec<Card>,
}

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[include_str!("../data/firenze.json")];
    const REMARKS: &'static [&'static str] = read::REMARKS;

    fn read(file: &FigureReader<'_>) -> Result<Self, EditionError> {
        read::edition(file)
    }
}

impl Edition {
    pub fn card(&self, card: Card) -> &CardSpec {
        &self.cards[card.index()]
    }

    pub fn tile(&self, numeral: usize, contract: Contract) -> Option<&Tile> {
        self.tiles[numeral].iter().find(|t| t.contract == contract)
    }

    /// All cards of the box, or all but the Campanile (§1.9).
    pub fn deck(&self, campanile: bool) -> Cards {
        let used = |card: &Card| campanile || !self.card(*card).left_out_at_first;
        Card::ALL.iter().copied().filter(used).map(|c| (c, self.card(c).count)).collect()
    }

    /// The start cards (§1.10).
    pub fn start_cards(&self) -> Cards {
        Card::ALL.iter().map(|c| (*c, self.card(*c).start)).collect()
    }
}
