//! Cards from the pile to the row (§1.11, §4.7), and the bricks for the first six.

use crate::choice::Choice;
use crate::edition::ROW;
use crate::event::Event;
use crate::state::{Firenze, Slot};
use crate::steps::{Draw, Into};
use crate::tally::Bricks;
use kit::{Asks, Log, Phrase, Rng, Seat, Who};
use serde::{Deserialize, Serialize};

/// Chance turns up so many cards for the row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub cards: u8,
}

impl kit::Step<Firenze> for Deal {
    fn asks(&self, game: &Firenze) -> Asks {
        let more = self.cards > 0 && game.row.len() < ROW && !game.top_of_pile().is_empty();
        if more { Asks::Chance } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.top_of_pile().iter().map(|(card, _)| Choice::Deal(card)));
    }

    fn weight(&self, game: &Firenze, outcome: Choice) -> u32 {
        let Choice::Deal(card) = outcome else { return 0 };
        game.top_of_pile().of(card).into()
    }

    fn sample(&self, game: &Firenze, rng: &mut Rng) -> Option<Choice> {
        let pile = game.top_of_pile();
        let point = rng.below(usize::from(pile.len()));
        pile.nth(point).map(Choice::Deal)
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Deal(card) = choice else { return kit::impossible_answer!(self, who, choice) };
        if game.start_cards.is_empty() {
            game.pile.take(card, 1);
        } else {
            game.start_cards.take(card, 1);
        }
        game.row.push(Slot { card, bricks: Bricks::NONE });
        log.tell(|| Event::Dealt { card });
        game.reshuffle(log);
        if self.cards > 1 {
            game.push(Deal { cards: self.cards - 1 });
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}

/// Set-up: the bricks for the card at this place (from 0), then for the next (§1.11).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fill {
    pub place: u8,
}

impl kit::Step<Firenze> for Fill {
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, _: &mut L) {
        if usize::from(self.place) < game.row.len() {
            game.push(Fill { place: self.place + 1 });
            game.push(Draw { into: Into::Row(self.place), bricks: game.edition.bricks_per_card });
        }
    }
}

/// After a card has been taken and has worked: one new card with its bricks (§4.7 to §4.10).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refill {}

impl kit::Step<Firenze> for Refill {
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        game.reshuffle(log);
        if !game.top_of_pile().is_empty() && game.row.len() < ROW {
            let into = Into::Row(game.row.len() as u8);
            game.push(Draw { into, bricks: game.edition.bricks_per_card });
            game.push(Deal { cards: 1 });
        }
    }
}
