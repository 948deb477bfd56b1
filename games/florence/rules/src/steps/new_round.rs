//! §3.2: a round opens with time.

use super::Turns;
use crate::event::Event;
use crate::pieces::Side;
use crate::reason::Income;
use crate::state::Florence;
use crate::strozzi::Adjustment;
use kit::{Log, Step};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewRound {}

impl Florence {
    /// What Strozzi gains (§12.6, §14.2, §14.8). `None` in round 1.
    fn strozzi_time(&self, token: Option<u8>) -> u8 {
        let solo = &self.edition().figures.solo;
        let adjust = &solo.adjust;
        let usual = token.map_or(solo.time_round_1, |token| token.max(solo.time_least));
        if self.adjust.has(Adjustment::OneTimeLess) {
            let least = if token.is_some() { adjust.one_time_less_min } else { 0 };
            token.unwrap_or(solo.time_round_1).saturating_sub(adjust.one_time_less).max(least)
        } else if self.adjust.has(Adjustment::OneTimeMore) {
            usual.saturating_add(adjust.one_time_more).min(adjust.one_time_more_max)
        } else {
            usual
        }
    }
}

impl Step<Florence> for NewRound {
    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        let (round, noble) = (game.round, game.active());
        log.tell(|| Event::Round { round, noble });
        let token = game.tokens[usize::from(round) - 1];
        for side in game.sides() {
            let time = if game.is_strozzi(side) { game.strozzi_time(token) } else { token.unwrap_or(0) };
            game.gain_time(side, time, Income::Round, log);
        }
        game.push(Turns { next: Side(game.first.0) });
    }
}
