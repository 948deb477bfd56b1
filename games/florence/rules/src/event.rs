//! What happened, typed and without language.

use crate::choice::{Objective, StrozziCard};
use crate::pieces::{Colour, Kind, Noble, Rank, Source, Tile};
use crate::place::{Place, Shield};
use crate::reason::{Cause, Decided, Income, Purpose};
use kit::{Arg, Phrase, Score, Seat, Telling, Viewer};
use serde::Serialize;

/// Who did or got something: a seat, or Strozzi.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    Seat(Seat),
    Strozzi,
}

impl From<By> for Arg {
    fn from(by: By) -> Arg {
        match by {
            By::Seat(seat) => seat.into(),
            By::Strozzi => Phrase::new("strozzi").into(),
        }
    }
}

/// Whose a member is: Strozzi has two families, and the colour tells which.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Owner {
    pub by: By,
    pub colour: Colour,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    First {
        seat: Seat,
    },
    /// The card is known to its seat alone.
    ObjectiveDealt {
        seat: Seat,
        card: Option<Objective>,
        /// The locations on it.
        places: Vec<Place>,
    },
    TileLaid {
        place: Place,
        tile: Tile,
    },
    CarriagePlaced {
        noble: Noble,
        place: Place,
    },
    DestinationShown {
        round: u8,
        noble: Noble,
        place: Place,
    },
    TokenShown {
        round: u8,
        time: u8,
    },
    Round {
        round: u8,
        noble: Noble,
    },
    /// Time gained; what a full dial lost is not counted in it.
    Time {
        by: By,
        time: u8,
        lost: u8,
        from: Income,
    },
    Paid {
        by: By,
        time: u8,
        #[serde(rename = "for")]
        purpose: Purpose,
    },
    Scored {
        by: By,
        source: Source,
        vp: u16,
        /// The place in the queue that Cosimo or Contessina rewards.
        #[serde(skip_serializing_if = "Option::is_none")]
        slot: Option<u8>,
    },
    /// Contessina has nothing for a débutante, whose VP lapse (§9.2).
    Lapsed {
        by: By,
        colour: Colour,
        slot: u8,
        vp: u16,
    },
    /// Nobody takes this reward of Giovanni's (§9.8).
    RewardLapsed {
        vp: u16,
        price: u8,
    },
    Passed {
        by: By,
    },
    RingLaid {
        by: By,
        place: Place,
    },
    /// Two members changed places in a queue.
    Swapped {
        by: By,
        place: Place,
        slot: u8,
        other: u8,
        /// Whoever was ahead, and whoever was behind.
        ahead: Owner,
        behind: Owner,
        rank: Rank,
    },
    Deployed {
        by: By,
        colour: Colour,
        rank: Rank,
        place: Place,
        /// The place in the queue, counted from 1.
        slot: u8,
    },
    Promoted {
        by: By,
        colour: Colour,
        was: Rank,
        rank: Rank,
        place: Place,
        slot: u8,
    },
    /// Along one street.
    Walked {
        by: By,
        colour: Colour,
        rank: Rank,
        from: Place,
        to: Place,
    },
    Teleported {
        by: By,
        colour: Colour,
        rank: Rank,
        from: Place,
        to: Place,
    },
    TookPlace {
        by: By,
        colour: Colour,
        rank: Rank,
        place: Place,
        other: Colour,
        theirs: Owner,
        lower: Rank,
        from: Place,
    },
    SteppedForward {
        by: By,
        colour: Colour,
        rank: Rank,
        place: Place,
        slot: u8,
    },
    LeftTown {
        by: By,
        colour: Colour,
        rank: Rank,
        place: Place,
    },
    Bragged {
        by: By,
        tile: Tile,
        place: Place,
        level: u8,
        vp: u16,
    },
    Retracted {
        by: By,
        place: Place,
    },
    Gave {
        by: By,
        noble: Noble,
    },
    Guarded {
        by: By,
        shield: Shield,
    },
    /// With a gift: no guard is left, or no empty shield of that noble (§6.5).
    NoGuard {
        by: By,
        noble: Noble,
    },
    Played {
        by: By,
        kind: Kind,
    },
    Discarded {
        by: By,
        kind: Kind,
    },
    /// Which card is known to the drawer alone.
    Drew {
        by: By,
        noble: Noble,
        kind: Option<Kind>,
        cause: Cause,
    },
    /// The highest brag brings nothing: its owner has no member there (§8.4).
    BragUnseen {
        by: By,
        place: Place,
    },
    Reshuffled {
        noble: Noble,
    },
    Drove {
        noble: Noble,
        place: Place,
    },
    Waived {
        by: By,
    },
    GiftsGained {
        by: By,
        gifts: u8,
    },
    FirstMoved {
        by: By,
    },
    StrozziTurned {
        card: StrozziCard,
    },
    StrozziSetAside {
        card: StrozziCard,
    },
    /// Members of a colour went back to his supply.
    StrozziRecalled {
        colour: Colour,
        members: u8,
    },
    ObjectiveShown {
        by: By,
        card: Objective,
        members: u8,
        places: Vec<Place>,
        vp: u16,
    },
    /// The final VP of a player and what they are made of.
    Total {
        #[serde(flatten)]
        score: Score,
    },
    Over {
        winners: Vec<By>,
        vp: u32,
        decided: Decided,
    },
}

impl kit::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::ObjectiveDealt { seat, card, places } if !viewer.knows(*seat) => {
                *card = None;
                places.clear();
            }
            Event::Drew { by: By::Seat(seat), kind, .. } if !viewer.knows(*seat) => *kind = None,
            _ => {}
        }
        Some(seen)
    }

    fn telling(&self) -> Telling {
        self.place_in_turn()
    }

    fn phrase(&self) -> Phrase {
        crate::phrase::event(self)
    }

    fn bank(&self, add: &mut dyn FnMut(&'static str, i64)) {
        match self {
            Event::Time { time, .. } => add("time", i64::from(*time)),
            Event::Paid { time, .. } => add("time", -i64::from(*time)),
            Event::Scored { vp, .. } => add("vp", i64::from(*vp)),
            _ => {}
        }
    }
}
