//! §2.1: the next commission is turned up.

use super::Bids;
use crate::{Bottega, Choice, Commission, Event};
use kit::{Asks, Log, Phrase, Rng, Seat, Step, Who};
use serde::{Deserialize, Serialize};

/// Stays below the round's question until no rounds are left.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    pub rounds_left: u8,
}

impl Step<Bottega> for Round {
    fn asks(&self, _: &Bottega) -> Asks {
        if self.rounds_left == 0 { Asks::Nobody } else { Asks::Chance }
    }

    fn candidates(&self, game: &Bottega, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.pile.iter().map(|card| Choice::TurnUp(Commission(card))));
    }

    fn sample(&self, game: &Bottega, rng: &mut Rng) -> Option<Choice> {
        game.pile.sample(rng).map(|card| Choice::TurnUp(Commission(card)))
    }

    fn answer<L: Log<Event>>(self, game: &mut Bottega, who: Who, choice: Choice, log: &mut L) {
        let Choice::TurnUp(card) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.pile.take(card.0);
        let figures = game.edition.commission(card);
        log.tell(|| Event::TurnedUp { card, colour: figures.colour, points: figures.points });
        game.push(Round { rounds_left: self.rounds_left - 1 });
        game.push(Bids { card, bids: [None; 4] });
    }

    fn question(&self, _: &Bottega, _: Seat) -> Phrase {
        Phrase::new("ask-turn-up")
    }
}
