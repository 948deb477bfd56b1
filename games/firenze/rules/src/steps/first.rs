//! Set-up: who begins (§1.7).

use crate::choice::Choice;
use crate::colour::Colour;
use crate::event::Event;
use crate::state::Firenze;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// Chance picks the first player, and everybody gets his white bricks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct First {}

impl kit::Step<Firenze> for First {
    fn asks(&self, _: &Firenze) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(Seat::all(game.seats).map(Choice::First));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::First(seat) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.active = seat;
        let edition = game.edition;
        for (seat, white) in seat.clockwise(game.seats).zip(edition.white_by_order) {
            game.bag.take(Colour::White, white);
            game.player_mut(seat).store.add(Colour::White, white);
        }
        log.tell(|| Event::First { seat });
        for (seat, bricks) in seat.clockwise(game.seats).zip(edition.white_by_order) {
            log.tell(|| Event::Starts { seat, bricks });
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
