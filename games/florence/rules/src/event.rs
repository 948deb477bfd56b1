//! What happened, typed and without language.

use crate::choice::{Objective, StrozziCard, card_name, noble_name, shield_name};
use crate::pieces::{Colour, Kind, Noble, Rank, Source, Tile};
use crate::place::{Place, Shield};
use kit::{Arg, Phrase, Seat, Telling, Viewer};
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
    /// Time gained; what a full dial lost is not counted.
    Time {
        by: By,
        time: u8,
    },
    Paid {
        by: By,
        time: u8,
    },
    Scored {
        by: By,
        source: Source,
        vp: u16,
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
        place: Place,
        slot: u8,
        other: u8,
    },
    Deployed {
        colour: Colour,
        rank: Rank,
        place: Place,
    },
    Promoted {
        colour: Colour,
        rank: Rank,
        place: Place,
    },
    /// Along one street.
    Walked {
        colour: Colour,
        rank: Rank,
        from: Place,
        to: Place,
    },
    Teleported {
        colour: Colour,
        rank: Rank,
        from: Place,
        to: Place,
    },
    TookPlace {
        colour: Colour,
        rank: Rank,
        place: Place,
        other: Colour,
        lower: Rank,
        from: Place,
    },
    SteppedForward {
        colour: Colour,
        rank: Rank,
        place: Place,
    },
    LeftTown {
        colour: Colour,
        rank: Rank,
        place: Place,
    },
    Bragged {
        by: By,
        tile: Tile,
        place: Place,
        level: u8,
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
    },
    Over,
}

impl kit::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut seen = self.clone();
        match &mut seen {
            Event::ObjectiveDealt { seat, card } if !viewer.knows(*seat) => *card = None,
            Event::Drew { by: By::Seat(seat), kind, .. } if !viewer.knows(*seat) => *kind = None,
            _ => {}
        }
        Some(seen)
    }

    fn telling(&self) -> Telling {
        self.place_in_turn()
    }

    fn phrase(&self) -> Phrase {
        let member = |key: &'static str, colour: Colour, rank: Rank| {
            Phrase::new(key).with("colour", Phrase::name("colour", colour)).with("rank", Phrase::name("rank", rank))
        };
        match *self {
            Event::First { seat } => Phrase::new("event-first").with("seat", seat),
            Event::ObjectiveDealt { seat, card: Some(card) } => Phrase::new("event-objective-own").with("seat", seat).with("card", card.0),
            Event::ObjectiveDealt { seat, card: None } => Phrase::new("event-objective").with("seat", seat),
            Event::TileLaid { place, tile } => {
                Phrase::new("event-tile").with("place", place.number()).with("tile", Phrase::name("tile", tile))
            }
            Event::CarriagePlaced { noble, place } => {
                Phrase::new("event-carriage").with("noble", noble_name(noble)).with("place", place.number())
            }
            Event::DestinationShown { round, noble, place } => {
                Phrase::new("event-destination").with("round", round).with("noble", noble_name(noble)).with("place", place.number())
            }
            Event::TokenShown { round, time } => Phrase::new("event-token").with("round", round).with("time", time),
            Event::Round { round, noble } => Phrase::new("event-round").with("round", round).with("noble", noble_name(noble)),
            Event::Time { by, time } => Phrase::new("event-time").with("by", by).with("time", time),
            Event::Paid { by, time } => Phrase::new("event-paid").with("by", by).with("time", time),
            Event::Scored { by, source, vp } => {
                Phrase::new("event-scored").with("by", by).with("vp", vp).with("source", Phrase::name("score", source))
            }
            Event::Passed { by } => Phrase::new("event-passed").with("by", by),
            Event::RingLaid { by, place } => Phrase::new("event-ring").with("by", by).with("place", place.number()),
            Event::Swapped { place, slot, other } => {
                Phrase::new("event-swapped").with("place", place.number()).with("slot", slot).with("other", other)
            }
            Event::Deployed { colour, rank, place } => member("event-deployed", colour, rank).with("place", place.number()),
            Event::Promoted { colour, rank, place } => member("event-promoted", colour, rank).with("place", place.number()),
            Event::Walked { colour, rank, from, to } => {
                member("event-walked", colour, rank).with("from", from.number()).with("to", to.number())
            }
            Event::Teleported { colour, rank, from, to } => {
                member("event-teleported", colour, rank).with("from", from.number()).with("to", to.number())
            }
            Event::TookPlace { colour, rank, place, other, lower, from } => member("event-took-place", colour, rank)
                .with("place", place.number())
                .with("other", Phrase::name("colour", other))
                .with("lower", Phrase::name("rank", lower))
                .with("from", from.number()),
            Event::SteppedForward { colour, rank, place } => member("event-stepped-forward", colour, rank).with("place", place.number()),
            Event::LeftTown { colour, rank, place } => member("event-left-town", colour, rank).with("place", place.number()),
            Event::Bragged { by, tile, place, level } => Phrase::new("event-bragged")
                .with("by", by)
                .with("tile", Phrase::name("tile", tile))
                .with("place", place.number())
                .with("level", Phrase::name("level", level)),
            Event::Retracted { by, place } => Phrase::new("event-retracted").with("by", by).with("place", place.number()),
            Event::Gave { by, noble } => Phrase::new("event-gave").with("by", by).with("noble", noble_name(noble)),
            Event::Guarded { by, shield } => Phrase::new("event-guarded").with("by", by).with("shield", shield_name(shield)),
            Event::Played { by, kind } => Phrase::new("event-played").with("by", by).with("card", card_name(kind)),
            Event::Discarded { by, kind } => Phrase::new("event-discarded").with("by", by).with("card", card_name(kind)),
            Event::Drew { by, kind: Some(kind), .. } => Phrase::new("event-drew-own").with("by", by).with("card", card_name(kind)),
            Event::Drew { by, noble, kind: None } => Phrase::new("event-drew").with("by", by).with("noble", noble_name(noble)),
            Event::Reshuffled { noble } => Phrase::new("event-reshuffled").with("noble", noble_name(noble)),
            Event::Drove { noble, place } => Phrase::new("event-drove").with("noble", noble_name(noble)).with("place", place.number()),
            Event::Waived { by } => Phrase::new("event-waived").with("by", by),
            Event::GiftsGained { by, gifts } => Phrase::new("event-gifts").with("by", by).with("gifts", gifts),
            Event::FirstMoved { by } => Phrase::new("event-first-moved").with("by", by),
            Event::StrozziTurned { card } => {
                Phrase::new("event-strozzi-turned").with("number", card.0).with("card", Phrase::name("strozzi", card))
            }
            Event::StrozziSetAside { card } => {
                Phrase::new("event-strozzi-set-aside").with("number", card.0).with("card", Phrase::name("strozzi", card))
            }
            Event::StrozziRecalled { colour, members } => {
                Phrase::new("event-strozzi-recalled").with("colour", Phrase::name("colour", colour)).with("members", members)
            }
            Event::ObjectiveShown { by, card, members } => {
                Phrase::new("event-objective-shown").with("by", by).with("card", card.0).with("members", members)
            }
            Event::Over => Phrase::new("event-over"),
        }
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
