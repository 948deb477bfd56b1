//! §10: the marker, the rings, gifts and the dial.
//! Also carried out here: §10.1, §10.2, §10.3, §10.5, §12.5.

use super::{Finish, NewRound, ShowDestination, TurnObjective};
use crate::edition::ROUNDS;
use crate::event::Event;
use crate::pieces::Side;
use crate::state::Florence;
use crate::strozzi::Adjustment;
use kit::{Log, Step};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upkeep {}

/// A noble's next round comes three later: that is what the dial has room to show.
const AHEAD: u8 = 3;

impl Step<Florence> for Upkeep {
    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        let round = game.round;
        if usize::from(round) >= ROUNDS {
            let turn_up = game.adjust.has(Adjustment::StrozziObjective);
            return if turn_up { game.push(TurnObjective {}) } else { game.push(Finish {}) };
        }
        game.first = Side((game.first.0 + 1) % game.side_count());
        let by = game.by(game.first);
        log.tell(|| Event::FirstMoved { by });
        let gifts = game.edition().segment(round).gifts_after;
        for side in game.sides() {
            let by = game.by(side);
            let player = game.player_mut(side);
            player.ring = None;
            player.passed = 0;
            let gifts = gifts.min(player.gifts_aside);
            player.gifts_aside -= gifts;
            player.gifts += gifts;
            if gifts > 0 {
                log.tell(|| Event::GiftsGained { by, gifts });
            }
        }
        if game.solo() {
            game.strozzi.upkeep(game.edition().figures.solo.kept_on_top);
        }
        game.round += 1;
        game.push(NewRound {});
        if usize::from(round + AHEAD) <= ROUNDS {
            game.push(ShowDestination { round: round + AHEAD });
        }
    }
}
