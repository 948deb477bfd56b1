//! Everything that can be answered, with its notation.
//!
//! Places in the row and towers on a site count from 1, from the left, as at a table.

use crate::card::Card;
use crate::colour::Colour;
use crate::contract::Contract;
use crate::edition::Edition;
use kit::Seat;

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
