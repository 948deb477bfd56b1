//! Everything that can be answered, with its notation.
//!
//! Places in the row and towers on a site count from 1, from the left, as at a table.

use crate::card::Card;
use crate::colour::Colour;
use crate::contract::Contract;
use crate::edition::Edition;
use crate::state::Firenze;
use kit::{Phrase, Seat};

kit::choices! {
    /// An answer of a player or of chance.
    pub enum Choice for Edition {
        /// Chance: this player begins.
        "first" First(seat: Seat),
        /// Chance: the balcony tile for this contract is drawn.
        "tile" Tile(contract: Contract),
        /// Chance: so many neutral seals go to heights 3 and 4.
        "low" Low(seals: u8),
        /// Chance: a neutral seal covers this contract.
        "cover" Cover(contract: Contract),
        /// Chance: the colour die.
        "colour" ColourDie(colour: Colour),
        /// Chance: the height die.
        "height" HeightDie(height: u8),
        /// Chance: the dead colour.
        "dead" Dead(colour: Colour),
        /// Chance: the next card of the pile.
        "deal" Deal(card: Card),
        /// Chance: a brick from the bag.
        "draw" Draw(colour: Colour),
        /// Take the card at this place of the row.
        "take" Take(place: u8),
        /// Lay a brick of this colour on so many cards in a row, from the left.
        "lay" Lay(colour: Colour, cards: u8),
        /// Let the event happen to you.
        "suffer" Suffer,
        /// Ignore the event with this character.
        "ignore" Ignore(card: Card),
        /// Give the card to this player.
        "honour" Honour(seat: Seat),
        /// Take this brick from that card of the row for the usual price.
        "exchange" Exchange(place: u8, colour: Colour),
        /// Give up so many bricks of this colour.
        "pay" Pay(colour: Colour, bricks: u8),
        /// Take this brick from that card, one for one.
        "swap" Swap(place: u8, colour: Colour),
        /// Give a brick of this colour for it.
        "give" Give(colour: Colour),
        /// Take this brick from the store of an opponent.
        "rob" Rob(seat: Seat, colour: Colour),
        /// Take a brick off this tower of an opponent.
        "hit" Hit(seat: Seat, tower: u8),
        /// Take a brick off this tower of yours.
        "crumble" Crumble(tower: u8),
        /// This brick of a mixed tower goes to the bag.
        "chip" Chip(colour: Colour),
        /// Discard this celebration.
        "shed" Shed(card: Card),
        /// Raise this tower to that height.
        "raise" Raise(tower: u8, height: u8),
        /// Begin a tower of so many bricks.
        "begin" Begin(colour: Colour, bricks: u8),
        /// Put a brick on your mixed tower.
        "mix" Mix(colour: Colour),
        /// The Architect saves this tower.
        "save" Save(tower: u8),
        /// This tower fulfils its contract.
        "fulfil" Fulfil(tower: u8),
        /// Hand in the mixed tower.
        "campanile" Campanile,
        /// Discard this card for the limit.
        "drop" Drop(card: Card),
        /// Play this character.
        "play" Play(card: Card),
        /// Go on to the next phase.
        "done" Done,
    }
}

/// The name of a colour, for a sentence.
pub fn colour_name(colour: Colour) -> Phrase {
    Phrase::name("colour", colour)
}

/// The name of a card.
pub fn card_name(card: Card) -> Phrase {
    Phrase::name("card", card)
}

impl Firenze {
    /// The card at a place of the row, in words.
    fn place_name(&self, place: u8) -> Phrase {
        match self.row.get(usize::from(place).wrapping_sub(1)) {
            Some(slot) => card_name(slot.card),
            None => Phrase::new("no-card"),
        }
    }

    /// A tower in words: its colour and height.
    fn tower_name(&self, seat: Seat, tower: u8) -> Phrase {
        let towers = &self.player(seat).towers;
        match towers.get(usize::from(tower).wrapping_sub(1)) {
            Some(t) => match t.colour() {
                Some(colour) => Phrase::name("tower", colour).with("height", t.height),
                None => Phrase::new("tower-mixed").with("height", t.height),
            },
            None => Phrase::new("no-tower"),
        }
    }

    /// What an answer says, in words.
    pub(crate) fn words(&self, choice: Choice) -> Phrase {
        let active = self.active;
        let say = |key: &'static str| Phrase::new(key);
        let brick = |key: &'static str, colour: Colour| Phrase::new(key).with("colour", colour_name(colour));
        let card = |key: &'static str, card: Card| Phrase::new(key).with("card", card_name(card));
        let contract = |key: &'static str, c: Contract| brick(key, c.colour()).with("height", c.height());
        let tower = |key: &'static str, seat: Seat, tower: u8| Phrase::new(key).with("tower", self.tower_name(seat, tower));
        match choice {
            Choice::First(seat) => say("choice-first").with("seat", seat),
            Choice::Tile(c) => contract("choice-tile", c),
            Choice::Low(n) => say("choice-low").with("n", n),
            Choice::Cover(c) => contract("choice-cover", c),
            Choice::ColourDie(c) => brick("choice-colour", c),
            Choice::HeightDie(n) => say("choice-height").with("n", n),
            Choice::Dead(c) => brick("choice-dead", c),
            Choice::Deal(c) => card("choice-deal", c),
            Choice::Draw(c) => brick("choice-draw", c),
            Choice::Take(place) => say("choice-take").with("card", self.place_name(place)).with("n", self.card_cost(place)),
            Choice::Lay(c, n) => brick("choice-lay", c).with("n", n),
            Choice::Suffer => say("choice-suffer"),
            Choice::Ignore(c) => card("choice-ignore", c),
            Choice::Honour(seat) => say("choice-honour").with("seat", seat),
            Choice::Exchange(place, c) => brick("choice-exchange", c).with("card", self.place_name(place)),
            Choice::Pay(c, n) => brick("choice-pay", c).with("n", n),
            Choice::Swap(place, c) => brick("choice-swap", c).with("card", self.place_name(place)),
            Choice::Give(c) => brick("choice-give", c),
            Choice::Rob(seat, c) => brick("choice-rob", c).with("seat", seat),
            Choice::Hit(seat, t) => tower("choice-hit", seat, t).with("seat", seat),
            Choice::Crumble(t) => tower("choice-crumble", self.asked().unwrap_or(active), t),
            Choice::Chip(c) => brick("choice-chip", c),
            Choice::Shed(c) => card("choice-shed", c),
            Choice::Raise(t, height) => tower("choice-raise", active, t).with("to", height),
            Choice::Begin(c, n) => brick("choice-begin", c).with("n", n),
            Choice::Mix(c) => brick("choice-mix", c),
            Choice::Save(t) => tower("choice-save", active, t),
            Choice::Fulfil(t) => tower("choice-fulfil", active, t),
            Choice::Campanile => say("choice-campanile"),
            Choice::Drop(c) => card("choice-drop", c),
            Choice::Play(c) => card("choice-play", c),
            Choice::Done => say("choice-done"),
        }
    }
}
