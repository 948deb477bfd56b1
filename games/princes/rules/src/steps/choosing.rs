//! Exactly one of the cards looked at is kept (§5.12).

use super::Returning;
use super::drawing::Looked;
use crate::Choice;
use crate::event::Event;
use crate::ids::Card;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choosing {
    pub seat: Seat,
    /// In the order they came.
    pub cards: Looked,
}

/// Answers about cards, sorted.
pub(super) fn offer(cards: &[Card], answer: impl Fn(Card) -> Choice, out: &mut Vec<Choice>) {
    let from = out.len();
    out.extend(cards.iter().copied().map(answer));
    out[from..].sort_unstable();
}

impl kit::Step<Princes> for Choosing {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Princes, _: Who, out: &mut Vec<Choice>) {
        offer(&self.cards, Choice::Keep, out);
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Princes, who: Who, choice: Choice, log: &mut L) {
        let Choice::Keep(card) = choice else { return kit::impossible_answer!(self, who, choice) };
        self.cards.take(card);
        game.keep(card, self.seat);
        log.tell(|| Event::Kept { seat: self.seat, sort: card.sort(), card: Some(card) });
        if !self.cards.is_empty() {
            game.push(Returning { seat: self.seat, cards: self.cards, first: true });
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-keep")
    }
}
