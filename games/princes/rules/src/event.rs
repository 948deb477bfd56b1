//! What happened, typed and without language.

use crate::ids::{Bonus, Building, Card, Character, Freedom, Item, Landscape, Prestige, Profession, Sort, Source};
use crate::reason::{Income, Part, Purpose};
use crate::shape::Spot;
use kit::{Phrase, Score, Seat, Telling, Viewer};
use serde::Serialize;

/// An event. A card that a viewer may not see is left out of his version.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    First {
        seat: Seat,
    },
    Extra {
        freedom: Freedom,
    },
    /// A card came from a pile before the eyes of one prince.
    Drawn {
        seat: Seat,
        sort: Sort,
        card: Option<Card>,
    },
    /// Set-up: each prince has been dealt so many profession cards.
    Dealt {
        cards: u8,
    },
    /// All cards he looks at have come; for the others, how many.
    Looked {
        seat: Seat,
        sort: Sort,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    /// Set-up: a prince has chosen; the card itself is in [`Event::Returned`], when all have.
    Chosen {
        seat: Seat,
    },
    Returned {
        seat: Seat,
        card: Option<Profession>,
    },
    Round {
        round: u8,
        first: Seat,
        minimum: u16,
    },
    Opened {
        seat: Seat,
        item: Item,
        florins: i32,
    },
    Raised {
        seat: Seat,
        florins: i32,
    },
    /// On what is sold, or on all characters for this round.
    Passed {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        item: Option<Item>,
    },
    GaveUp {
        seat: Seat,
    },
    Bought {
        seat: Seat,
        item: Item,
        florins: i32,
    },
    /// To the bank: `florins`, of which `minted` came out of `points` of prestige.
    Paid {
        seat: Seat,
        florins: i32,
        points: i16,
        minted: i32,
        #[serde(rename = "for")]
        purpose: Purpose,
    },
    /// To another prince, for a joint building.
    HandedOver {
        seat: Seat,
        to: Seat,
        florins: i32,
        points: i16,
        minted: i32,
        building: Building,
    },
    Received {
        seat: Seat,
        florins: i32,
        from: Income,
    },
    Scored {
        seat: Seat,
        source: Source,
        points: i16,
    },
    Planted {
        seat: Seat,
        landscape: Landscape,
    },
    Built {
        seat: Seat,
        building: Building,
    },
    BuiltTogether {
        seat: Seat,
        partner: Seat,
        building: Building,
    },
    Kept {
        seat: Seat,
        sort: Sort,
        card: Option<Card>,
    },
    /// Cards went under a pile.
    Under {
        seat: Seat,
        sort: Sort,
        cards: u8,
    },
    Recruited {
        seat: Seat,
        victim: Seat,
        profession: Profession,
    },
    Marked {
        seat: Seat,
        character: Character,
        space: u8,
        florins: i32,
    },
    /// A marker went back to its owner, because somebody bid more.
    Displaced {
        seat: Seat,
        character: Character,
        by: Seat,
    },
    Took {
        seat: Seat,
        character: Character,
    },
    /// A character goes back unused (§8.12, §8.18).
    Unused {
        seat: Seat,
        character: Character,
    },
    /// The Merchant pays for a purchase.
    Free {
        seat: Seat,
        florins: i32,
    },
    /// The Professor is used.
    Learned {
        seat: Seat,
        sort: Sort,
    },
    /// The value is that without bonus cards.
    Working {
        seat: Seat,
        profession: Profession,
        value: u16,
        parts: Vec<Part>,
    },
    Added {
        seat: Seat,
        bonus: Bonus,
        value: u16,
    },
    Worked {
        seat: Seat,
        value: u16,
        /// Bonus cards were added to it.
        raised: bool,
    },
    PrincessWorked {
        seat: Seat,
        value: u16,
        parts: Vec<Part>,
    },
    Introduced {
        seat: Seat,
        freedom: Freedom,
    },
    Offered {
        seat: Seat,
        partner: Seat,
        building: Building,
        spot: Spot,
        florins: u16,
    },
    Refused {
        seat: Seat,
        /// Whose offer it was.
        by: Seat,
        building: Building,
    },
    TurnEnded {
        seat: Seat,
        /// Actions that were not used.
        left: u8,
    },
    /// The best works of the round; nobody completed one: none.
    Best {
        round: u8,
        seats: Vec<Seat>,
        value: u16,
        points: u8,
    },
    Shown {
        seat: Seat,
        card: Prestige,
        points: u8,
    },
    /// The Banker changes florins into prestige at the end.
    Changed {
        seat: Seat,
        florins: i32,
        points: i16,
        /// Florins for a point.
        rate: i32,
    },
    /// The final prestige of a prince and what it is made of.
    Total {
        #[serde(flatten)]
        score: Score,
    },
    Won {
        seat: Seat,
        points: i32,
        /// Another prince has as much prestige: the florins decided, or nothing did (§7.5).
        #[serde(skip_serializing_if = "Option::is_none")]
        florins: Option<i32>,
        /// Somebody else wins as well.
        shared: bool,
    },
}

impl kit::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            Event::Drawn { seat, sort, .. } if !viewer.knows(*seat) => Event::Drawn { seat: *seat, sort: *sort, card: None },
            Event::Looked { seat, sort, count, .. } if !viewer.knows(*seat) => {
                Event::Looked { seat: *seat, sort: *sort, count: *count, cards: None }
            }
            Event::Kept { seat, sort, .. } if !viewer.knows(*seat) => Event::Kept { seat: *seat, sort: *sort, card: None },
            Event::Returned { seat, .. } if !viewer.knows(*seat) => Event::Returned { seat: *seat, card: None },
            _ => self.clone(),
        })
    }

    fn telling(&self) -> Telling {
        self.place_in_turn()
    }

    fn phrase(&self) -> Phrase {
        crate::phrase::event(self)
    }

    fn bank(&self, add: &mut dyn FnMut(&'static str, i64)) {
        match self {
            Event::Paid { florins, points, minted, .. } => {
                add("florin", i64::from(minted - florins));
                add("prestige", -i64::from(*points));
            }
            Event::HandedOver { points, minted, .. } => {
                add("florin", i64::from(*minted));
                add("prestige", -i64::from(*points));
            }
            Event::Changed { florins, .. } => add("florin", -i64::from(*florins)),
            Event::Received { florins, .. } => add("florin", i64::from(*florins)),
            Event::Scored { points, .. } => add("prestige", i64::from(*points)),
            _ => {}
        }
    }
}
