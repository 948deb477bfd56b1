//! Chance turns up the top cards of a pile for one prince, one by one (§4.7, §5.10 to §5.12, §8.17).

use super::Choosing;
use crate::Choice;
use crate::event::Event;
use crate::ids::{Card, Sort};
use crate::state::Princes;
use kit::{Asks, List, Log, Phrase, Rng, Seat, Who};
use serde::{Deserialize, Serialize};

/// The cards a prince is looking at.
pub type Looked = List<Card, 5>;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawing {
    pub seat: Seat,
    pub sort: Sort,
    pub cards: Looked,
}

impl Drawing {
    pub fn push(game: &mut Princes, seat: Seat, sort: Sort) {
        game.push(Drawing { seat, sort, cards: Looked::new() });
    }

    fn full(self, game: &Princes) -> bool {
        self.cards.len() >= usize::from(game.edition.look_at) || game.pile_len(self.sort) == 0
    }
}

impl kit::Step<Princes> for Drawing {
    fn asks(&self, game: &Princes) -> Asks {
        if self.full(game) { Asks::Nobody } else { Asks::Chance }
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        game.next_cards(self.sort, out);
    }

    fn sample(&self, game: &Princes, rng: &mut Rng) -> Option<Choice> {
        game.sample_card(self.sort, rng).map(Choice::Draw)
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Draw(card) = choice {
            game.draw(card, self.seat);
            self.cards.push(card);
            log.tell(|| Event::Drawn { seat: self.seat, sort: self.sort, card: Some(card) });
        }
        game.push(self);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        if !self.cards.is_empty() {
            let (seat, sort) = (self.seat, self.sort);
            log.tell(|| Event::Looked { seat, sort, count: self.cards.len() as u8, cards: Some(self.cards.iter().copied().collect()) });
            game.push(Choosing { seat: self.seat, cards: self.cards });
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-draw")
    }
}
