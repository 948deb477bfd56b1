//! Giving up bricks, colour by colour from white to purple, in as few answers as possible.

use crate::card::Card;
use crate::choice::Choice;
use crate::colour::Colour;
use crate::event::Event;
use crate::phrases::bricks;
use crate::purpose::Purpose;
use crate::state::Firenze;
use crate::steps::Step;
use crate::tally::Bricks;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// Where the bricks go: back to the bag, or onto the card at a place of the row (from 1).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Till {
    Bag,
    Row(u8),
}

/// A seat gives up so many bricks of its choice.
///
/// Colours are named in order, each once, so that one payment is one sequence of answers; if there is no choice nobody is asked.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    pub seat: Seat,
    pub bricks: u8,
    pub till: Till,
    /// Colours before this one have been passed.
    pub from: u8,
    /// The event it is for, also when that has gone round and nothing below names it any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Card>,
}

impl Pay {
    pub fn new(seat: Seat, bricks: u8, till: Till) -> Pay {
        Pay { seat, bricks, till, from: 0, event: None }
    }

    pub fn for_event(seat: Seat, bricks: u8, card: Card) -> Pay {
        Pay { event: Some(card), ..Pay::new(seat, bricks, Till::Bag) }
    }

    fn open(self, store: &Bricks) -> impl DoubleEndedIterator<Item = (Colour, u8)> + use<> {
        let store = *store;
        Colour::ALL.iter().skip(usize::from(self.from)).map(move |c| (*c, store.of(*c)))
    }

    /// Is there only one way to pay what is left?
    fn is_forced(self, store: &Bricks) -> bool {
        let (kinds, held) = self.open(store).fold((0, 0), |(kinds, held), (_, n)| (kinds + u8::from(n > 0), held + n));
        self.bricks == 0 || kinds <= 1 || held <= self.bricks
    }

    /// What it is for: its event, or what waits below it on the stack. Positions written by 0.2 do not name the event.
    fn purpose(self, below: Option<&Step>) -> Purpose {
        match (self.event, below) {
            (Some(card), _) => Purpose::Event { card: Some(card) },
            (None, Some(Step::Fetch(_))) => Purpose::Exchange,
            (None, Some(Step::Levy(levy))) => Purpose::Event { card: Some(levy.card) },
            (None, Some(Step::Ruins(_))) => Purpose::Building,
            (None, Some(Step::EndTurn(_))) => Purpose::StoreLimit,
            (None, _) => Purpose::Event { card: None },
        }
    }

    fn give<L: Log<Event>>(&mut self, game: &mut Firenze, colour: Colour, bricks: u8, log: &mut L) {
        let seat = self.seat;
        game.player_mut(seat).store.take(colour, bricks);
        self.bricks -= bricks;
        self.from = colour as u8 + 1;
        match self.till {
            Till::Bag => {
                game.bag.add(colour, bricks);
                log.tell(|| Event::Paid { seat, colour, bricks, purpose: self.purpose(game.stack.top()) });
            }
            Till::Row(place) => {
                let Some(slot) = game.row.get_mut(usize::from(place).wrapping_sub(1)) else { return };
                slot.bricks.add(colour, bricks);
                log.tell(|| Event::PaidToRow { seat, colour, bricks, place, card: slot.card });
            }
        }
    }
}

impl kit::Step<Firenze> for Pay {
    fn asks(&self, game: &Firenze) -> Asks {
        if self.is_forced(&game.player(self.seat).store) { Asks::Nobody } else { Asks::one(self.seat) }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        let store = &game.player(self.seat).store;
        let mut after: u8 = self.open(store).map(|(_, n)| n).sum();
        for (colour, have) in self.open(store) {
            after -= have;
            // What this colour does not pay must come from the colours after it.
            let least = self.bricks.saturating_sub(after).max(1);
            out.extend((least..=have.min(self.bricks)).map(|n| Choice::Pay(colour, n)));
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Pay(colour, bricks) = choice else { return kit::impossible_answer!(self, who, choice) };
        self.give(game, colour, bricks, log);
        game.push(self);
    }

    fn proceed<L: Log<Event>>(mut self, game: &mut Firenze, log: &mut L) {
        let store = game.player(self.seat).store;
        for (colour, have) in self.open(&store) {
            let bricks = have.min(self.bricks);
            if bricks > 0 {
                self.give(game, colour, bricks, log);
            }
        }
    }

    fn question(&self, game: &Firenze, _: Seat) -> Phrase {
        let below = game.stack.iter().rev().nth(1);
        let asked = self.purpose(below).said_in("ask-pay").with("n", self.bricks);
        match below {
            Some(Step::Fetch(fetch)) => asked.with("bricks", bricks(fetch.colour, 1)).with("card", game.place_name(fetch.place)),
            _ => asked,
        }
    }
}
