//! What happened, for the log.

use crate::{Colour, Commission};
use kit::{Phrase, Seat, Viewer};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Only the seat itself learns the colour.
    Patron {
        seat: Seat,
        colour: Option<Colour>,
    },
    TurnedUp {
        card: Commission,
        colour: Colour,
        points: u8,
    },
    /// By seat.
    Bids {
        bids: Vec<u8>,
    },
    Takes {
        seat: Seat,
        card: Commission,
        coins: u8,
    },
    Nobody {
        card: Commission,
    },
}

impl kit::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Event::Patron { seat, .. } if !viewer.knows(*seat) => Event::Patron { seat: *seat, colour: None },
            _ => self.clone(),
        })
    }

    fn phrase(&self) -> Phrase {
        match self {
            Event::Patron { seat, colour: Some(colour) } => {
                Phrase::new("event-patron").with("seat", *seat).with("colour", Phrase::name("colour", colour))
            }
            Event::Patron { seat, colour: None } => Phrase::new("event-patron-unseen").with("seat", *seat),
            Event::TurnedUp { card, colour, points } => {
                Phrase::new("event-turned-up").with("card", card.0).with("colour", Phrase::name("colour", colour)).with("points", *points)
            }
            Event::Bids { bids } => {
                let said = (0..).map(Seat).zip(bids).map(|(seat, n)| Phrase::new("event-a-bid").with("seat", seat).with("coins", *n));
                Phrase::new("event-bids").with("bids", said.collect::<Vec<_>>())
            }
            Event::Takes { seat, card, coins } => Phrase::new("event-takes").with("seat", *seat).with("card", card.0).with("coins", *coins),
            Event::Nobody { card } => Phrase::new("event-nobody").with("card", card.0),
        }
    }

    fn bank(&self, add: &mut dyn FnMut(&'static str, i64)) {
        if let Event::Takes { coins, .. } = self {
            add("coin", -i64::from(*coins));
        }
    }
}
