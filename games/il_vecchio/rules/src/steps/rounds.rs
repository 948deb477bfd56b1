//! §2.1: turns go clockwise. When the last crest is gone, the round is finished and the last one begins (§9.1).

use super::{LastRound, Reveal, Turn};
use crate::{Event, IlVecchio};
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// Whose turn comes next.
    pub seat: Seat,
    /// In the first round the start tiles are turned up, without a bonus (§1.11).
    pub opening: bool,
}

impl kit::Step<IlVecchio> for Rounds {
    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, log: &mut L) {
        let Rounds { seat, opening } = self;
        if game.pile == 0 && seat == game.first {
            log.tell(|| Event::LastRound);
            game.push(LastRound { seat, left: game.seats });
            return;
        }
        let next = seat.next(game.seats);
        game.push(Rounds { seat: next, opening: opening && next != game.first });
        game.push(Turn { seat, actions: 1 });
        log.tell(|| Event::TurnBegins { seat });
        game.push(Reveal { seat, bonus: !opening });
    }
}
