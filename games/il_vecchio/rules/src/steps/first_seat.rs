//! §1.8: the first player is drawn by lot, and the money depends on it.

use super::{Arrive, MiddlemenStart, Rounds, StartTiles};
use crate::cause::Cause;
use crate::{Choice, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Rng, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstSeat;

impl kit::Step<IlVecchio> for FirstSeat {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(Seat::all(game.seats).map(Choice::First));
    }

    fn sample(&self, game: &IlVecchio, rng: &mut Rng) -> Option<Choice> {
        Some(Choice::First(Seat(rng.below(usize::from(game.seats)) as u8)))
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::First(first) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.first = first;
        log.tell(|| Event::FirstPlayer { seat: first });
        let money = &game.edition.setup;
        for seat in first.clockwise(game.seats) {
            let florins = if seat == first {
                money.florins_first
            } else if seat == first.previous(game.seats) {
                money.florins_right_of_first
            } else {
                money.florins_others
            };
            game.take(seat, IlVecchio::florin_price(florins), Cause::Start, log);
        }
        let left = game.seats;
        game.push(Rounds { seat: first, opening: true });
        game.push(Arrive { seat: first, left, rolled: false });
        game.push(Arrive { seat: first, left, rolled: true });
        game.push(StartTiles { seat: first, left });
        if game.options.random_start {
            game.push(MiddlemenStart);
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-first-seat")
    }
}
