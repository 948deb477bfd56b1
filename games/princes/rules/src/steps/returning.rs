//! The rest goes under the pile in the chooser's order (§5.13).

use super::choosing::offer;
use super::drawing::Looked;
use crate::Choice;
use crate::event::Event;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returning {
    pub seat: Seat,
    /// In the order they came.
    pub cards: Looked,
    /// Nothing has been put under yet: "as they came" is still an answer.
    pub first: bool,
}

impl Returning {
    fn put_all<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        for card in &self.cards {
            game.put_under(*card, self.seat);
        }
        if let Some(card) = self.cards.first() {
            let sort = card.sort();
            log.tell(|| Event::Under { seat: self.seat, sort, cards: self.cards.len() as u8 });
        }
    }
}

impl kit::Step<Princes> for Returning {
    /// A single card goes by itself.
    fn asks(&self, _: &Princes) -> Asks {
        if self.cards.len() > 1 { Asks::one(self.seat) } else { Asks::Nobody }
    }

    fn candidates(&self, _: &Princes, _: Who, out: &mut Vec<Choice>) {
        offer(&self.cards, Choice::Under, out);
        if self.first {
            out.push(Choice::AsIs);
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Under(card) = choice {
            self.cards.take(card);
            game.put_under(card, self.seat);
            log.tell(|| Event::Under { seat: self.seat, sort: card.sort(), cards: 1 });
            self.first = false;
            game.push(self);
        } else {
            self.put_all(game, log);
        }
    }

    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        self.put_all(game, log);
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-under")
    }
}
