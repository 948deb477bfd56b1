//! §1.2: each player is dealt a patron, in secret.

use crate::{Bottega, Choice, Colour, Event};
use kit::{Asks, Game, Log, Phrase, Rng, Seat, Step, Who};
use serde::{Deserialize, Serialize};

/// The next patron goes to `seat`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub seat: Seat,
}

impl Step<Bottega> for Deal {
    fn asks(&self, _: &Bottega) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Bottega, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.patrons_left.kinds().map(|k| Choice::Patron(self.seat, Colour::at(k))));
    }

    fn weight(&self, game: &Bottega, outcome: Choice) -> u32 {
        match outcome {
            Choice::Patron(_, colour) => game.patrons_left.0[colour.index()].into(),
            _ => 0,
        }
    }

    fn sample(&self, game: &Bottega, rng: &mut Rng) -> Option<Choice> {
        game.patrons_left.sample(rng).map(|k| Choice::Patron(self.seat, Colour::at(k)))
    }

    fn answer<L: Log<Event>>(self, game: &mut Bottega, who: Who, choice: Choice, log: &mut L) {
        let Choice::Patron(seat, colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.patrons_left.take(colour.index());
        game.player_mut(seat).patron = Some(colour);
        log.tell(|| Event::Patron { seat, colour: Some(colour) });
        if seat.0 + 1 < game.seats() {
            game.push(Deal { seat: Seat(seat.0 + 1) });
        }
    }

    fn question(&self, _: &Bottega, _: Seat) -> Phrase {
        Phrase::new("ask-deal")
    }
}
