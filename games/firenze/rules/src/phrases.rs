//! Answers in words: names of things, and what each choice says.

use crate::card::Card;
use crate::choice::Choice;
use crate::colour::Colour;
use crate::contract::Contract;
use crate::state::Firenze;
use crate::steps::Step;
use crate::tower::Tower;
use kit::{Phrase, Seat};

pub(crate) fn card_name(card: Card) -> Phrase {
    Phrase::name("card", card)
}

pub(crate) fn colour_name(colour: Colour) -> Phrase {
    Phrase::name("colour", colour)
}

/// "2 white bricks".
pub(crate) fn bricks(colour: Colour, n: u8) -> Phrase {
    Phrase::name("bricks", colour).with("n", n)
}

pub(crate) fn contract_name(contract: Contract) -> Phrase {
    Phrase::name("contract", contract.colour()).with("height", contract.height())
}

/// "the white tower (4)"; `None`: the mixed one.
pub(crate) fn tower_name(colour: Option<Colour>, height: u8) -> Phrase {
    let name = colour.map_or_else(|| Phrase::new("tower-mixed"), |c| Phrase::name("tower", c));
    name.with("height", height)
}

impl Firenze {
    /// The card at a place of the row, from 1.
    pub(crate) fn place_name(&self, place: u8) -> Phrase {
        let slot = self.row.get(usize::from(place).wrapping_sub(1));
        slot.map_or_else(|| Phrase::new("no-card"), |s| card_name(s.card))
    }

    /// A tower of a site, from 1.
    fn tower_at(&self, seat: Seat, tower: u8) -> Phrase {
        let found = self.player(seat).towers.get(usize::from(tower).wrapping_sub(1)).copied();
        let tower = found.unwrap_or_else(Tower::default);
        tower_name(tower.colour(), tower.height)
    }

    /// What going on leaves out.
    fn going_on(&self) -> Phrase {
        let ruins = self.me().towers.iter().filter(|tower| !tower.safe).count() as u8;
        match self.stack.top() {
            Some(Step::Trade(_)) => Phrase::new("choice-done-trade"),
            Some(Step::Wholesale(trade)) => Phrase::new("choice-done-wholesale").with("n", trade.swaps),
            Some(Step::Build(_)) => Phrase::new("choice-done-build").with("n", ruins),
            Some(Step::Ruins(_)) => Phrase::new("choice-done-ruins").with("n", ruins),
            Some(Step::Contracts(contracts)) => Phrase::new("choice-done-contracts").with("n", contracts.ready(self)),
            _ => Phrase::new("choice-done"),
        }
    }

    /// What an answer says.
    pub(crate) fn words(&self, choice: Choice) -> Phrase {
        let say = |key: &'static str| Phrase::new(key);
        let colour = |key: &'static str, c: Colour| Phrase::new(key).with("colour", colour_name(c));
        let brick = |key: &'static str, c: Colour, n: u8| Phrase::new(key).with("bricks", bricks(c, n));
        let card = |key: &'static str, c: Card| Phrase::new(key).with("card", card_name(c));
        let contract = |key: &'static str, c: Contract| Phrase::new(key).with("contract", contract_name(c));
        let tower = |key: &'static str, seat: Seat, t: u8| Phrase::new(key).with("tower", self.tower_at(seat, t));
        let active = self.active;
        match choice {
            Choice::First(seat) => say("choice-first").with("seat", seat),
            Choice::Tile(c) => contract("choice-tile", c),
            Choice::Low(n) => say("choice-low").with("n", n),
            Choice::Cover(c) => contract("choice-cover", c),
            Choice::ColourDie(c) => colour("choice-colour", c),
            Choice::HeightDie(n) => say("choice-height").with("n", n),
            Choice::Dead(c) => colour("choice-dead", c),
            Choice::Deal(c) => card("choice-deal", c),
            Choice::Draw(c) => brick("choice-draw", c, 1),
            Choice::Take(place) => say("choice-take").with("card", self.place_name(place)).with("n", self.card_cost(place)),
            Choice::Lay(c, n) => brick("choice-lay", c, n),
            Choice::Suffer => say("choice-suffer"),
            Choice::Ignore(c) => card("choice-ignore", c),
            Choice::Honour(seat) => say("choice-honour").with("seat", seat),
            Choice::Exchange(place, c) => brick("choice-exchange", c, 1).with("card", self.place_name(place)),
            Choice::Pay(c, n) => brick("choice-pay", c, n),
            Choice::Swap(place, c) => brick("choice-swap", c, 1).with("card", self.place_name(place)),
            Choice::Give(c) => brick("choice-give", c, 1),
            Choice::Rob(seat, c) => brick("choice-rob", c, 1).with("seat", seat),
            Choice::Hit(seat, t) => tower("choice-hit", seat, t).with("seat", seat),
            Choice::Crumble(t) => tower("choice-crumble", self.asked().unwrap_or(active), t),
            Choice::Chip(c) => brick("choice-chip", c, 1),
            Choice::Shed(c) => card("choice-shed", c),
            Choice::Raise(t, height) => tower("choice-raise", active, t).with("to", height),
            Choice::Begin(c, n) => brick("choice-begin", c, n),
            Choice::Mix(c) => brick("choice-mix", c, 1),
            Choice::Save(t) => tower("choice-save", active, t),
            Choice::Fulfil(t) => tower("choice-fulfil", active, t),
            Choice::Campanile => say("choice-campanile"),
            Choice::Drop(c) => card("choice-drop", c),
            Choice::Play(c) => card("choice-play", c),
            Choice::Done => self.going_on(),
        }
    }
}
