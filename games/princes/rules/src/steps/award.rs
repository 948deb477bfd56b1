//! The best work of the round (§6.10).

use crate::event::Event;
use crate::ids::Source;
use crate::state::Princes;
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {}

impl kit::Step<Princes> for Award {
    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        let best = game.everyone().map(|p| p.best).max().unwrap_or(0);
        let round = game.round;
        let leads = |s: &Seat| best > 0 && game.prince(*s).best == best;
        log.tell(|| Event::Best {
            round,
            seats: Seat::all(game.seats).filter(leads).collect(),
            value: best,
            points: game.edition.best_work,
        });
        for seat in Seat::all(game.seats) {
            if best > 0 && game.prince(seat).best == best {
                game.score(seat, Source::Best, game.edition.best_work.into(), log);
            }
            game.prince_mut(seat).best = 0;
        }
    }
}
