//! What happened, for the log. Everything in this game is open, so everybody sees every event.

use crate::card::Card;
use crate::colour::Colour;
use crate::contract::Contract;
use crate::purpose::Purpose;
use crate::tally::Bricks;
use kit::{Score, Seat};
use serde::Serialize;

/// A thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    First {
        seat: Seat,
    },
    /// White bricks to begin with (§1.7).
    Starts {
        seat: Seat,
        bricks: u8,
    },
    Tile {
        numeral: u8,
        contract: Contract,
    },
    Low {
        seals: u8,
    },
    Covered {
        contract: Contract,
        /// Who chose it, where it was chosen.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    ColourDie {
        colour: Colour,
    },
    Rerolled {
        contract: Contract,
    },
    Dead {
        colour: Colour,
        /// Who chose it, where it was chosen.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    Dealt {
        card: Card,
    },
    Reshuffled,
    /// A brick drawn for the card at a place of the row.
    DrawnForRow {
        colour: Colour,
        place: u8,
    },
    /// A card of the row has all its bricks.
    Filled {
        card: Card,
        place: u8,
        bricks: Bricks,
    },
    /// A card lets a player draw so many bricks from the bag, as far as it goes.
    Draws {
        seat: Seat,
        card: Card,
        bricks: u8,
    },
    DrawnForStore {
        colour: Colour,
        seat: Seat,
    },
    TurnBegins {
        seat: Seat,
    },
    Laid {
        seat: Seat,
        colour: Colour,
        cards: u8,
        /// The cards, one brick each.
        on: Vec<Card>,
    },
    Took {
        seat: Seat,
        card: Card,
        bricks: u8,
        colours: Bricks,
    },
    /// An event takes so many bricks of a store.
    Levied {
        seat: Seat,
        card: Card,
        bricks: u8,
    },
    /// An event takes a brick of a tower.
    Shaken {
        seat: Seat,
        card: Card,
    },
    /// An event that does nothing to a player.
    Untouched {
        seat: Seat,
        card: Card,
    },
    /// A second copy of a building is discarded.
    Spare {
        seat: Seat,
        card: Card,
    },
    Honoured {
        seat: Seat,
        card: Card,
        /// Seals on contracts: nobody has more.
        seals: u8,
    },
    Ignored {
        seat: Seat,
        card: Card,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Shed {
        seat: Seat,
        card: Card,
    },
    /// What building costs once it is over; `full` is what it would cost without Workshop and Masons.
    BuildCost {
        seat: Seat,
        placed: u8,
        cost: u8,
        full: u8,
        /// What makes it cheaper.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        by: Vec<Card>,
    },
    Paid {
        seat: Seat,
        colour: Colour,
        bricks: u8,
        #[serde(rename = "for")]
        purpose: Purpose,
    },
    /// The same, on a card of the row.
    PaidToRow {
        seat: Seat,
        colour: Colour,
        bricks: u8,
        place: u8,
        card: Card,
    },
    Exchanged {
        seat: Seat,
        colour: Colour,
        place: u8,
        card: Card,
    },
    Swapped {
        seat: Seat,
        got: Colour,
        gave: Colour,
        place: u8,
        card: Card,
    },
    Robbed {
        seat: Seat,
        from: Seat,
        colour: Colour,
    },
    Gave {
        seat: Seat,
        to: Seat,
        colour: Colour,
    },
    Chipped {
        seat: Seat,
        colour: Colour,
        /// The tower, `None` for the mixed one, and what is left of it.
        tower: Option<Colour>,
        height: u8,
        /// The tower has fallen already: this is one of its bricks that goes to the bag.
        #[serde(skip_serializing_if = "is_false")]
        ruin: bool,
    },
    Raised {
        seat: Seat,
        colour: Colour,
        height: u8,
    },
    Begun {
        seat: Seat,
        colour: Colour,
        height: u8,
    },
    Mixed {
        seat: Seat,
        colour: Colour,
        height: u8,
    },
    /// `None`: the mixed tower.
    Saved {
        seat: Seat,
        card: Card,
        tower: Option<Colour>,
        height: u8,
    },
    /// `None`: the mixed tower.
    Ruined {
        seat: Seat,
        colour: Option<Colour>,
        height: u8,
        back: u8,
        /// The Campanile is gone, so the mixed tower falls in any case (§15.9).
        orphan: bool,
    },
    Fulfilled {
        seat: Seat,
        contract: Contract,
        prestige: u8,
        balcony: bool,
        /// Of the balcony, from 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        numeral: Option<u8>,
    },
    Level {
        seat: Seat,
        height: u8,
        prestige: u8,
    },
    Church {
        seat: Seat,
        card: Card,
        prestige: u8,
    },
    LastSeal {
        seat: Seat,
        prestige: u8,
    },
    Dropped {
        seat: Seat,
        card: Card,
    },
    Majority {
        seat: Seat,
        colour: Colour,
        prestige: u8,
        /// His seals in the colour.
        seals: u8,
        /// Who has as many, but none that lies as high (§16.4).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        equal: Vec<Seat>,
    },
    /// Nobody has a seal in a colour (§16.5).
    NoMajority {
        colour: Colour,
    },
    Celebrated {
        seat: Seat,
        card: Card,
        prestige: i16,
    },
    /// The final prestige of a player and what it is made of.
    Total {
        #[serde(flatten)]
        score: Score,
    },
    /// More than one winner: the victory is shared (§16.7).
    Over {
        winners: Vec<Seat>,
        points: i32,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}
