//! Every answer of the game and its text.

use crate::Edition;
use crate::ids::{Bonus, Building, Card, Character, Freedom, Item, Landscape, Profession, Sort};
use kit::Seat;

kit::choices! {
    /// Everything that can be answered in this game.
    pub enum Choice for Edition {
        /// Chance: the first player of round 1.
        "first" First(seat: Seat),
        /// Chance: with two princes, a freedom that gets a second copy.
        "extra" Extra(freedom: Freedom),
        /// Chance: the next card of a pile.
        "draw" Draw(card: Card),
        /// Set-up: the profession card one does not want.
        "return" Return(profession: Profession),
        /// Open an auction.
        "open" Open(item: Item),
        /// The last free prince takes an item at the opening price.
        "take" Take(item: Item),
        /// No item this round.
        "giveup" GiveUp,
        "raise" Raise,
        "pass" Pass,
        /// With two princes: the landscape one has bought is this one.
        "kind" Kind(landscape: Landscape),
        /// Where a tile lies: which of its turns, and the square of the upper left corner of the box around it.
        "place" Place(turn: u8, row: u8, column: u8),
        "keep" Keep(card: Card),
        /// The next card to go under the pile.
        "under" Under(card: Card),
        /// The rest goes under the pile as it came.
        "asis" AsIs,
        /// Set the marker on a character's space.
        "bid" Bid(character: Character, space: u8),
        /// The Merchant pays for this purchase.
        "free" Free,
        /// Pay for this purchase and keep the Merchant for now.
        "pay" Pay,
        "work" Work(profession: Profession),
        "build" Build(building: Building),
        /// A building shared with a neighbour.
        "joint" Joint(building: Building),
        /// Draw a profession card.
        "profession" Profession,
        "freedom" Freedom(freedom: Freedom),
        /// Draw a bonus card.
        "bonus" Bonus,
        /// The Princess's work.
        "princess" Princess,
        "recruit" Recruit(profession: Profession),
        /// The Merchant's prestige.
        "rank" Rank,
        /// The Professor's card.
        "learn" Learn(sort: Sort),
        /// Not now.
        "later" Later,
        /// End one's turn.
        "end" End,
        /// Add a bonus card to the work.
        "add" Add(bonus: Bonus),
        /// The work gets no more bonus cards.
        "done" Done,
        /// How many points of prestige a work's pay is changed into.
        "prestige" Prestige(points: u16),
        "partner" Partner(seat: Seat),
        /// What one's neighbour is to pay for a joint building, in florins.
        "price" Price(florins: u16),
        "accept" Accept,
        "refuse" Refuse,
    }
}
