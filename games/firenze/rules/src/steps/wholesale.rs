//! The Wholesaler: up to three swaps with the row, one for one (§12.2).

use crate::choice::Choice;
use crate::colour::Colour;
use crate::event::Event;
use crate::state::Firenze;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// A brick of a colour on the card at a place (from 1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub place: u8,
    pub colour: Colour,
}

/// The active player takes a brick of the row, or stops after at least one swap.
///
/// Swaps may touch the row in any order. A search goes on from left to right; only the brick just got it passes on to a card
/// further left.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wholesale {
    pub swaps: u8,
    /// Bricks given so far: they can't be taken back.
    pub given: [Option<Spot>; 3],
    /// The brick taken last, and the colour given for it, from where a search goes on.
    pub last: Option<Spot>,
    pub gave: Option<Colour>,
}

impl Wholesale {
    pub fn new(swaps: u8) -> Wholesale {
        Wholesale { swaps, given: [None; 3], last: None, gave: None }
    }

    fn can_take(self, game: &Firenze, spot: Spot) -> bool {
        let lying = game.row.get(usize::from(spot.place).wrapping_sub(1)).map_or(0, |s| s.bricks.of(spot.colour));
        usize::from(lying) > self.given.iter().filter(|g| **g == Some(spot)).count()
    }

    fn spots(self, game: &Firenze) -> impl Iterator<Item = Spot> {
        let places = 1..=game.row.len() as u8;
        let all = places.flat_map(|place| Colour::ALL.iter().map(move |c| Spot { place, colour: *c }));
        all.filter(move |spot| self.can_take(game, *spot))
    }
}

impl kit::Step<Firenze> for Wholesale {
    fn asks(&self, game: &Firenze) -> Asks {
        let more = self.swaps > 0 && !game.me().store.is_empty() && self.spots(game).next().is_some();
        if more { Asks::one(game.active) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.spots(game).map(|s| Choice::Swap(s.place, s.colour)));
        if self.last.is_some() {
            out.push(Choice::Done);
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, _: Who, choice: Choice, _: &mut L) {
        if let Choice::Swap(place, colour) = choice {
            game.push(Give { spot: Spot { place, colour }, trade: self });
        }
    }

    fn is_begun(&self, _: &Firenze) -> bool {
        self.last.is_some()
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-wholesale").with("n", self.swaps)
    }
}

/// The active player gives a brick for the one he takes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Give {
    pub spot: Spot,
    pub trade: Wholesale,
}

impl kit::Step<Firenze> for Give {
    fn asks(&self, game: &Firenze) -> Asks {
        Asks::one(game.active)
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.me().store.iter().map(|(c, _)| Choice::Give(c)));
    }

    fn is_canonical(&self, _: &Firenze, _: Who, choice: Choice) -> bool {
        match (choice, self.trade.last, self.trade.gave) {
            (Choice::Give(colour), Some(last), Some(gave)) => colour == last.colour || (self.spot, colour) >= (last, gave),
            _ => true,
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Give(gave) = choice else { return kit::impossible_answer!(self, who, choice) };
        let Spot { place, colour: got } = self.spot;
        let seat = game.active;
        let Some(slot) = game.row.get_mut(usize::from(place).wrapping_sub(1)) else { return };
        slot.bricks.take(got, 1);
        slot.bricks.add(gave, 1);
        let card = slot.card;
        let store = &mut game.me_mut().store;
        store.take(gave, 1);
        store.add(got, 1);
        log.tell(|| Event::Swapped { seat, got, gave, place, card });
        let mut trade = Wholesale { swaps: self.trade.swaps.saturating_sub(1), last: Some(self.spot), gave: Some(gave), ..self.trade };
        if let Some(free) = trade.given.iter_mut().find(|g| g.is_none()) {
            *free = Some(Spot { place, colour: gave });
        }
        game.push(trade);
    }

    /// The brick that is taken has been named.
    fn is_begun(&self, _: &Firenze) -> bool {
        true
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-give").with("bricks", crate::phrases::bricks(self.spot.colour, 1))
    }
}
