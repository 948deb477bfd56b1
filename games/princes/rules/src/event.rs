//! What happened, typed and without language.

use crate::ids::{Bonus, Building, Card, Character, Freedom, Item, Landscape, Prestige, Profession, Sort, Source};
use crate::shape::Spot;
use kit::{Phrase, Seat, Telling, Viewer};
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
    Passed {
        seat: Seat,
    },
    GaveUp {
        seat: Seat,
    },
    Bought {
        seat: Seat,
        item: Item,
    },
    /// To the bank: `florins`, of which `minted` came out of `points` of prestige.
    Paid {
        seat: Seat,
        florins: i32,
        points: i16,
        minted: i32,
    },
    /// To another prince.
    HandedOver {
        seat: Seat,
        to: Seat,
        florins: i32,
        points: i16,
        minted: i32,
    },
    Received {
        seat: Seat,
        florins: i32,
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
    },
    Displaced {
        seat: Seat,
        character: Character,
    },
    Took {
        seat: Seat,
        character: Character,
    },
    /// The Merchant pays for a purchase.
    Free {
        seat: Seat,
    },
    Working {
        seat: Seat,
        profession: Profession,
    },
    Added {
        seat: Seat,
        bonus: Bonus,
        value: u16,
    },
    Worked {
        seat: Seat,
        value: u16,
    },
    PrincessWorked {
        seat: Seat,
        value: u16,
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
    },
    TurnEnded {
        seat: Seat,
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
    },
    Won {
        seat: Seat,
    },
}

impl kit::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match self {
            Event::Drawn { seat, sort, .. } if !viewer.knows(*seat) => Event::Drawn { seat: *seat, sort: *sort, card: None },
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
