//! The table: everything that lies on it, in plain arrays.
//! Also carried out here: §1.8, §1.12.

use crate::card::Card;
use crate::colour::Colour;
use crate::contract::{CONTRACTS, Contract};
use crate::edition::{BUILD, Edition, NUMERALS, ROW};
use crate::effect::{Effect, Kind, Modifier};
use crate::event::Event;
use crate::scoring::{SOURCES, Source};
use crate::sealed::Sealed;
use crate::steps::{DEPTH, Step};
use crate::tally::{Bricks, Cards};
use crate::tower::{Make, TOWERS, Tower};
use kit::{List, LoadedEdition, Log, Seat, Stack};
use serde::{Deserialize, Serialize};

/// A card of the row and the bricks on it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    pub card: Card,
    #[serde(default)]
    pub bricks: Bricks,
}

impl Default for Slot {
    fn default() -> Self {
        Slot { card: Card::at(0), bricks: Bricks::NONE }
    }
}

/// What lies on a contract.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seal {
    Neutral,
    Of(Seat),
}

/// What a player has before him.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    pub store: Bricks,
    /// Characters, celebrations and buildings alike.
    pub cards: Cards,
    /// From the left; in order of colour and height when a turn begins.
    pub towers: List<Tower, TOWERS>,
    /// Seals not yet placed.
    pub seals: u8,
    pub prestige: [i16; SOURCES],
}

impl Player {
    pub fn total(&self) -> i16 {
        self.prestige.iter().sum()
    }
}

/// A game of Firenze.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Firenze {
    pub(crate) edition: &'static LoadedEdition<Edition>,
    pub(crate) seats: u8,
    /// Is the Campanile among the cards (§1.9)?
    pub(crate) campanile: bool,
    pub(crate) stack: Stack<Step, DEPTH>,
    pub bag: Bricks,
    pub row: List<Slot, ROW>,
    /// The start cards still on top of the pile, and the pile under them. Nobody knows the order, so there is none.
    pub start_cards: Cards,
    pub pile: Cards,
    pub discards: Cards,
    /// Church cards on the board.
    pub churches: Cards,
    pub seals: [Option<Seal>; CONTRACTS],
    pub balconies: [Option<Contract>; NUMERALS],
    pub players: [Player; 4],
    pub active: Seat,
    /// The characters played in this turn, one bit each (§3.4).
    pub(crate) played: u32,
    /// Who placed his last seal first (§16.1).
    pub ender: Option<Seat>,
}

impl Firenze {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn me(&self) -> &Player {
        self.player(self.active)
    }

    pub(crate) fn me_mut(&mut self) -> &mut Player {
        self.player_mut(self.active)
    }

    pub(crate) fn push(&mut self, step: impl Into<Step>) {
        self.stack.push(step.into());
    }

    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let active = self.active;
        Seat::all(self.seats).filter(move |s| *s != active)
    }

    /// The one player who is asked now.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match kit::Game::turn(self) {
            kit::Turn::Ask(seats) => seats.iter().next(),
            _ => None,
        }
    }

    // Cards

    pub fn has_played(&self, card: Card) -> bool {
        self.played & 1 << card.index() != 0
    }

    /// Has a character with this effect been played this turn?
    fn played_effect(&self, wanted: impl Fn(&Effect) -> bool) -> bool {
        self.played != 0 && self.edition.characters.iter().any(|c| self.has_played(*c) && wanted(&self.edition.card(*c).effect))
    }

    /// The cost of the card at a place, counted from 1 (§4.2); nothing after a Princess (§12.1).
    pub fn card_cost(&self, place: u8) -> u8 {
        if self.played_effect(|e| *e == Effect::WaiveCardCost) {
            return 0;
        }
        self.edition.card_cost.get(usize::from(place).wrapping_sub(1)).copied().unwrap_or(0)
    }

    /// The card leaves the hand for the discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, card: Card) {
        self.player_mut(seat).cards.take(card, 1);
        self.discards.add(card, 1);
    }

    /// §4.9: the discards become the new pile.
    pub(crate) fn reshuffle<L: Log<Event>>(&mut self, log: &mut L) {
        if self.start_cards.is_empty() && self.pile.is_empty() && !self.discards.is_empty() {
            self.pile = std::mem::take(&mut self.discards);
            log.tell(|| Event::Reshuffled);
        }
    }

    /// The part of the pile from which the next card comes (§1.10).
    pub(crate) fn top_of_pile(&self) -> &Cards {
        if self.start_cards.is_empty() { &self.pile } else { &self.start_cards }
    }

    /// Cards that count for the limit (§9.2).
    pub fn cards_held(&self, seat: Seat) -> u8 {
        self.player(seat).cards.len()
    }

    // Buildings

    fn modifiers(&self, seat: Seat) -> impl Iterator<Item = Modifier> {
        let cards = &self.player(seat).cards;
        self.edition.buildings.iter().filter(|(card, _)| cards.has(*card)).map(|(_, modifier)| *modifier)
    }

    pub fn store_limit(&self, seat: Seat) -> u8 {
        let raised = self.modifiers(seat).filter_map(|m| if let Modifier::StoreLimit { set } = m { Some(set) } else { None });
        raised.max().unwrap_or(self.edition.store_limit)
    }

    pub fn exchange_price(&self, seat: Seat) -> u8 {
        let lowered = self.modifiers(seat).filter_map(|m| if let Modifier::ExchangeGive { set } = m { Some(set) } else { None });
        lowered.min().unwrap_or(self.edition.exchange)
    }

    /// Extra bricks with a card (§13.5).
    pub(crate) fn extra_draw(&self, seat: Seat) -> u8 {
        self.modifiers(seat).map(|m| if let Modifier::ExtraDrawOnChooseCard { n } = m { n } else { 0 }).sum()
    }

    /// The building that brings them.
    pub(crate) fn drawing_building(&self, seat: Seat) -> Option<Card> {
        let cards = &self.player(seat).cards;
        let draws = |modifier: &Modifier| matches!(modifier, Modifier::ExtraDrawOnChooseCard { .. });
        self.edition.buildings.iter().find(|(card, modifier)| cards.has(*card) && draws(modifier)).map(|(card, _)| *card)
    }

    /// What placing so many bricks in this turn costs the active player (§6.5), with Workshop and Masons (§13.2).
    pub fn build_cost(&self, placed: u8) -> u8 {
        self.edition.build_cost[usize::from(placed).min(BUILD)].saturating_sub(self.build_discount())
    }

    /// How much cheaper the active player builds in this turn.
    pub(crate) fn build_discount(&self) -> u8 {
        let delta = |m| if let Modifier::BuildCost { delta } = m { i16::from(delta) } else { 0 };
        let mut discount = -self.modifiers(self.active).map(delta).sum::<i16>();
        if self.played != 0 {
            for &card in self.edition.characters.iter().filter(|c| self.has_played(**c)) {
                if let Effect::ReduceBuildCost { by } = self.edition.card(card).effect {
                    discount += i16::from(by);
                }
            }
        }
        u8::try_from(discount.max(0)).unwrap_or(u8::MAX)
    }

    /// The cards that make building cheaper for the active player in this turn.
    pub(crate) fn cheaper_by(&self) -> Vec<Card> {
        let cards = &self.player(self.active).cards;
        let lowers = |modifier: &Modifier| matches!(modifier, Modifier::BuildCost { delta } if *delta < 0);
        let buildings =
            self.edition.buildings.iter().filter(|(card, modifier)| cards.has(*card) && lowers(modifier)).map(|(card, _)| *card);
        let reduces = |card: Card| matches!(self.edition.card(card).effect, Effect::ReduceBuildCost { .. });
        buildings.chain(self.edition.characters.iter().copied().filter(|card| self.has_played(*card) && reduces(*card))).collect()
    }

    // Contracts

    pub fn seal_on(&self, contract: Contract) -> Option<Seal> {
        self.seals[contract.index()]
    }

    /// The numeral, from 0, of the balcony on a contract.
    pub fn balcony_on(&self, contract: Contract) -> Option<usize> {
        self.balconies.iter().position(|b| *b == Some(contract))
    }

    /// The numeral, from 0, of the balcony that is open now (§8.5); 4 when all have been fulfilled.
    pub fn due(&self) -> usize {
        let open = |b: &Option<Contract>| b.is_none_or(|c| self.seal_on(c).is_none());
        self.balconies.iter().position(open).unwrap_or(NUMERALS)
    }

    /// What the contract pays: its own prestige or that of the balcony on it (§1.4).
    pub fn prestige_of(&self, contract: Contract) -> u8 {
        let tile = self.balcony_on(contract).and_then(|numeral| self.edition.tile(numeral, contract));
        tile.map_or(self.edition.contracts[contract.index()], |t| t.prestige)
    }

    /// The level tile of a height, if nobody has earned it yet (§8.7): it goes with the first player's seal there.
    pub fn level_left(&self, height: u8) -> Option<u8> {
        let bonus = *self.edition.levels.get(usize::from(height))?;
        (bonus > 0 && !Sealed::of(self).reached(height)).then_some(bonus)
    }

    pub fn seals_placed(&self, seat: Seat) -> u8 {
        self.edition.seals[usize::from(self.seats)].saturating_sub(self.player(seat).seals)
    }

    // Towers

    /// The church card that allows mixed towers, if it lies out (§15.5), with the bricks it asks for and the prestige it pays.
    pub(crate) fn campanile_out(&self) -> Option<(Card, u8, u8)> {
        self.edition.churches.iter().filter(|c| self.churches.has(**c)).find_map(|c| match self.edition.card(*c).effect {
            Effect::ChurchCampanile { bricks, prestige } => Some((*c, bricks, prestige)),
            _ => None,
        })
    }

    /// Takes a brick off a tower into the bag; a tower without bricks is gone (§7.4).
    pub(crate) fn chip<L: Log<Event>>(&mut self, owner: Seat, tower: usize, colour: Colour, ruin: bool, log: &mut L) {
        let towers = &mut self.players[owner.index()].towers;
        let Some(t) = towers.get_mut(tower) else { return };
        t.height = t.height.saturating_sub(1);
        let (made_of, height) = (t.colour(), t.height);
        if let Make::Mixed(palette) | Make::Orphan(palette) = &mut t.make {
            *palette = palette.without(colour);
        }
        if t.height == 0 {
            towers.remove(tower);
        }
        self.bag.add(colour, 1);
        log.tell(|| Event::Chipped { seat: owner, colour, tower: made_of, height, ruin });
    }

    pub(crate) fn earn(&mut self, seat: Seat, source: Source, prestige: impl Into<i16>) {
        self.player_mut(seat).prestige[source.index()] += prestige.into();
    }

    /// Cards of a kind in a hand, each name once.
    pub(crate) fn held_of(&self, seat: Seat, kind: Kind) -> impl Iterator<Item = Card> {
        let cards = &self.player(seat).cards;
        let names = match kind {
            Kind::Character => self.edition.characters.as_slice(),
            Kind::Celebration => self.edition.celebrations.as_slice(),
            Kind::Church => self.edition.churches.as_slice(),
            Kind::Event | Kind::Building => &[],
        };
        names.iter().copied().filter(|c| cards.has(*c))
    }
}
