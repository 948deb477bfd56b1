//! What happened, for the log. Everything in this game is open, so everybody sees every event.

use crate::card::Card;
use crate::colour::Colour;
use crate::contract::Contract;
use crate::phrases::{bricks, card_name, colour_name, contract_name, tower_name};
use kit::{Phrase, Seat, Viewer};
use serde::Serialize;

/// A thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    First {
        seat: Seat,
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
    },
    ColourDie {
        colour: Colour,
    },
    Rerolled {
        contract: Contract,
    },
    Dead {
        colour: Colour,
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
    },
    Took {
        seat: Seat,
        card: Card,
        bricks: u8,
    },
    /// A second copy of a building is discarded.
    Spare {
        seat: Seat,
        card: Card,
    },
    Honoured {
        seat: Seat,
        card: Card,
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
    Paid {
        seat: Seat,
        colour: Colour,
        bricks: u8,
    },
    /// The same, on a card of the row.
    PaidToRow {
        seat: Seat,
        colour: Colour,
        bricks: u8,
        place: u8,
    },
    Exchanged {
        seat: Seat,
        colour: Colour,
        place: u8,
    },
    Swapped {
        seat: Seat,
        got: Colour,
        gave: Colour,
        place: u8,
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
    Saved {
        seat: Seat,
        card: Card,
    },
    /// `None`: the mixed tower.
    Ruined {
        seat: Seat,
        colour: Option<Colour>,
        height: u8,
        back: u8,
    },
    Fulfilled {
        seat: Seat,
        contract: Contract,
        prestige: u8,
        balcony: bool,
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
    },
    Celebrated {
        seat: Seat,
        card: Card,
        prestige: i16,
    },
    Over,
}

impl kit::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn phrase(&self) -> Phrase {
        let say = |key: &'static str| Phrase::new(key);
        let who = |key: &'static str, seat: &Seat| Phrase::new(key).with("seat", *seat);
        let brick = |p: Phrase, colour: &Colour, n: u8| p.with("bricks", bricks(*colour, n));
        let card = |p: Phrase, card: &Card| p.with("card", card_name(*card));
        let contract = |p: Phrase, c: &Contract| p.with("contract", contract_name(*c));
        let tower = |p: Phrase, c: &Colour, height: u8| p.with("tower", tower_name(Some(*c), height));
        match self {
            Event::First { seat } => who("event-first", seat),
            Event::Tile { numeral, contract: c } => contract(say("event-tile"), c).with("numeral", Phrase::name("numeral", numeral)),
            Event::Low { seals } => say("event-low").with("n", *seals),
            Event::Covered { contract: c } => contract(say("event-covered"), c),
            Event::ColourDie { colour } => say("event-colour").with("colour", colour_name(*colour)),
            Event::Rerolled { contract: c } => contract(say("event-rerolled"), c),
            Event::Dead { colour } => say("event-dead").with("colour", colour_name(*colour)),
            Event::Dealt { card: c } => card(say("event-dealt"), c),
            Event::Reshuffled => say("event-reshuffled"),
            Event::DrawnForRow { colour, place } => brick(say("event-drawn-row"), colour, 1).with("place", *place),
            Event::DrawnForStore { colour, seat } => brick(who("event-drawn-store", seat), colour, 1),
            Event::TurnBegins { seat } => who("event-turn", seat),
            Event::Laid { seat, colour, cards } => brick(who("event-laid", seat), colour, *cards),
            Event::Took { seat, card: c, bricks } => card(who("event-took", seat), c).with("n", *bricks),
            Event::Spare { seat, card: c } => card(who("event-spare", seat), c),
            Event::Honoured { seat, card: c } => card(who("event-honoured", seat), c),
            Event::Ignored { seat, card: c } => card(who("event-ignored", seat), c),
            Event::Played { seat, card: c } => card(who("event-played", seat), c),
            Event::Shed { seat, card: c } => card(who("event-shed", seat), c),
            Event::Paid { seat, colour, bricks } => brick(who("event-paid", seat), colour, *bricks),
            Event::PaidToRow { seat, colour, bricks, place } => brick(who("event-paid-row", seat), colour, *bricks).with("place", *place),
            Event::Exchanged { seat, colour, place } => brick(who("event-exchanged", seat), colour, 1).with("place", *place),
            Event::Swapped { seat, got, gave, place } => {
                brick(who("event-swapped", seat), got, 1).with("gave", bricks(*gave, 1)).with("place", *place)
            }
            Event::Robbed { seat, from, colour } => brick(who("event-robbed", seat), colour, 1).with("from", *from),
            Event::Gave { seat, to, colour } => brick(who("event-gave", seat), colour, 1).with("to", *to),
            Event::Chipped { seat, colour } => brick(who("event-chipped", seat), colour, 1),
            Event::Raised { seat, colour, height } => tower(who("event-raised", seat), colour, *height),
            Event::Begun { seat, colour, height } => tower(who("event-begun", seat), colour, *height),
            Event::Mixed { seat, colour, height } => brick(who("event-mixed", seat), colour, 1).with("height", *height),
            Event::Saved { seat, card: c } => card(who("event-saved", seat), c),
            Event::Ruined { seat, colour, height, back } => {
                who("event-ruined", seat).with("tower", tower_name(*colour, *height)).with("n", *back)
            }
            Event::Fulfilled { seat, contract: c, prestige, balcony } => {
                let key = if *balcony { "event-fulfilled-balcony" } else { "event-fulfilled" };
                contract(who(key, seat), c).with("n", *prestige)
            }
            Event::Level { seat, height, prestige } => who("event-level", seat).with("height", *height).with("n", *prestige),
            Event::Church { seat, card: c, prestige } => card(who("event-church", seat), c).with("n", *prestige),
            Event::LastSeal { seat, prestige } => who("event-last-seal", seat).with("n", *prestige),
            Event::Dropped { seat, card: c } => card(who("event-dropped", seat), c),
            Event::Majority { seat, colour, prestige } => {
                who("event-majority", seat).with("colour", colour_name(*colour)).with("n", *prestige)
            }
            Event::Celebrated { seat, card: c, prestige } => card(who("event-celebrated", seat), c).with("n", *prestige),
            Event::Over => say("event-over"),
        }
    }

    fn bank(&self, add: &mut dyn FnMut(&'static str, i64)) {
        let prestige = match self {
            Event::Fulfilled { prestige, .. }
            | Event::Level { prestige, .. }
            | Event::Church { prestige, .. }
            | Event::LastSeal { prestige, .. }
            | Event::Majority { prestige, .. } => i64::from(*prestige),
            Event::Celebrated { prestige, .. } => i64::from(*prestige),
            _ => return,
        };
        add("prestige", prestige);
    }
}
