//! Everything that can be answered, and how it is written.

use crate::Edition;
use kit::Seat;

kit::word_enum! {
    /// The colours of commissions and patrons.
    pub enum Colour { Red = "red", Gold = "gold", Blue = "blue" }
}

kit::id! {
    /// A commission, by its place in the edition's list.
    pub struct Commission("a commission's number", Edition::has_commission) for Edition
}

kit::choices! {
    /// The answers of Bottega.
    pub enum Choice for Edition {
        /// Chance deals a patron to a seat (§1.2).
        "patron" Patron(seat: Seat, colour: Colour),
        /// Chance turns up a commission (§2.1).
        "turn" TurnUp(card: Commission),
        /// A secret bid (§2.2).
        "bid" Bid(coins: u8),
    }
}
