//! What a person at the table sees. Everything is open (§1.13), so all viewers see the same.

use crate::card::Card;
use crate::colour::Colour;
use crate::contract::{Contract, HIGHEST, LOWEST};
use crate::edition::BUILD;
use crate::scoring::Source;
use crate::state::{Firenze, Seal, Slot};
use crate::subject::Phase;
use crate::tally::{Bricks, Cards};
use crate::tower::Tower;
use kit::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose turn it is.
    pub active: Seat,
    /// The row from the left, with the bricks on each card.
    pub row: Vec<Slot>,
    /// What each place of the row costs now.
    pub costs: Vec<u8>,
    /// Bricks in the bag.
    pub bag: Bricks,
    /// Cards still to come: the start cards on top, and those under them. Anybody who keeps count knows which.
    pub start_cards: Cards,
    pub pile: Cards,
    pub discards: Cards,
    /// Church cards on the board.
    pub churches: Cards,
    /// All 36 contracts, from white 3 to purple 8.
    pub contracts: Vec<ContractView>,
    /// The level tiles still to be earned: height and prestige.
    pub levels: Vec<(u8, u8)>,
    /// The numeral, 1 to 4, of the balcony that is open now.
    pub due: Option<u8>,
    pub players: Vec<PlayerView>,
    /// The characters played in this turn.
    pub played: Vec<Card>,
    /// Who placed his last seal first.
    pub ender: Option<Seat>,
    /// The phase of the turn that is going on. For drawings.
    #[serde(skip)]
    pub phase: Option<Phase>,
    /// Who would have the majority of each colour now (§16.3 to §16.5). Worked out for drawings, like the next.
    #[serde(skip)]
    pub majorities: Vec<Option<Seat>>,
    /// What placing so many bricks in all would cost the active player in this turn, from 0.
    #[serde(skip)]
    pub build_costs: Vec<u8>,
}

/// A contract of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContractView {
    pub contract: Contract,
    /// What it pays, the balcony's prestige if there is one.
    pub prestige: u8,
    pub seal: Option<Seal>,
    /// The numeral, 1 to 4, of the balcony on it.
    pub balcony: Option<u8>,
}

/// A player's site, store and hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub store: Bricks,
    pub store_limit: u8,
    pub cards: Cards,
    /// From the left.
    pub towers: Vec<Tower>,
    /// Seals not yet placed.
    pub seals: u8,
    pub prestige: i16,
    pub sources: BTreeMap<Source, i16>,
    /// The celebrations in hand, each with what it would count now (chapter 14). For drawings.
    #[serde(skip)]
    pub celebrations: Vec<(Card, i16)>,
}

impl View {
    pub fn of(game: &Firenze) -> View {
        let contract = |c: Contract| ContractView {
            contract: c,
            prestige: game.prestige_of(c),
            seal: game.seal_on(c),
            balcony: game.balcony_on(c).map(|n| n as u8 + 1),
        };
        let majorities: Vec<Option<Seat>> = Colour::ALL.iter().map(|colour| game.majority(*colour)).collect();
        let player = |seat: Seat| {
            let p = game.player(seat);
            let won = majorities.iter().filter(|winner| **winner == Some(seat)).count() as u8;
            let held = game.edition.celebrations.iter().flat_map(|card| std::iter::repeat_n(*card, p.cards.of(*card).into()));
            PlayerView {
                store: p.store,
                store_limit: game.store_limit(seat),
                cards: p.cards,
                towers: p.towers.to_vec(),
                seals: p.seals,
                prestige: p.total(),
                sources: Source::ALL.iter().map(|s| (*s, p.prestige[s.index()])).collect(),
                celebrations: held.map(|card| (card, game.celebration_value(seat, card, won))).collect(),
            }
        };
        View {
            active: game.active,
            row: game.row.to_vec(),
            costs: (1..=game.row.len() as u8).map(|place| game.card_cost(place)).collect(),
            bag: game.bag,
            start_cards: game.start_cards,
            pile: game.pile,
            discards: game.discards,
            churches: game.churches,
            contracts: Contract::all().map(contract).collect(),
            levels: (LOWEST..=HIGHEST).filter_map(|h| game.level_left(h).map(|p| (h, p))).collect(),
            due: Some(game.due() as u8 + 1).filter(|n| usize::from(*n) <= game.balconies.len()),
            players: Seat::all(game.seats).map(player).collect(),
            played: Card::ALL.iter().copied().filter(|c| game.has_played(*c)).collect(),
            ender: game.ender,
            build_costs: (0..=BUILD as u8).map(|placed| game.build_cost(placed)).collect(),
            phase: Phase::of(game),
            majorities,
        }
    }
}
