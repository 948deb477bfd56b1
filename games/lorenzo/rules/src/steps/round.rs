//! The plan of a round (§2.2, §2.3, §2.8): cards, dice, turns, in every second round the Vatican report, the end of the round.
//! Also carried out here: §2.1.

use super::prelude::*;
use super::{EndOfRound, FillTowers, RollDice, Turns, Vatican};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Round;

impl Step<Lorenzo> for Round {
    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        game.round += 1;
        if game.round > game.edition.rounds() {
            let scores = game.scores().scores;
            for score in &scores {
                log.tell(|| Event::Total { score: score.clone() });
            }
            log.tell(|| {
                let winner = game.best(&scores);
                let points = scores[winner.index()].total;
                let equal = game.order().filter(|seat| *seat != winner && scores[seat.index()].total == points).collect();
                Event::Over { winner, points, equal }
            });
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
}
