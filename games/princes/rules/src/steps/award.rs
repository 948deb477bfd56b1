//! The best work of the round (§6.10).

use crate::Choice;
use crate::event::Event;
use crate::ids::Source;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {}

impl kit::Step<Princes> for Award {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::Nobody
    }

    fn answer<L: Log<Event>>(self, _: &mut Princes, _: Who, _: Choice, _: &mut L) {}

    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        let best = game.everyone().map(|p| p.best).max().unwrap_or(0);
        for seat in Seat::all(game.seats) {
            if best > 0 && game.prince(seat).best == best {
                game.score(seat, Source::Best, game.edition.best_work.into(), log);
            }
            game.prince_mut(seat).best = 0;
        }
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-nothing")
    }
}
