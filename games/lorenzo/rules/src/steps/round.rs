//! The plan of a round (§2.2, §2.3, §2.8): cards, dice, turns, in every second round the Vatican report, the end of the round.

use super::prelude::*;
use super::{EndOfRound, FillTowers, RollDice, Turns, Vatican};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round;

impl Step<Lorenzo> for Round {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::Nobody
    }

    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        game.round += 1;
        if game.round > game.edition.rounds() {
            log.tell(|| Event::Over { winner: game.winner() });
            return;
        }
        log.tell(|| Event::Round { round: game.round });
        game.push(Round);
        game.push(EndOfRound);
        if game.round.is_multiple_of(game.edition.setup.rounds_per_period) {
            game.push(Vatican { heard: 0 });
        }
        game.push(Turns { taken: 0 });
        game.push(RollDice { rolled: 0 });
        game.push(FillTowers { filled: 0 });
    }

    fn answer<L: Log<Event>>(self, _: &mut Lorenzo, _: Who, _: Choice, _: &mut L) {}

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-nobody")
    }
}
