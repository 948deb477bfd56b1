//! §11: cards become time, time and objectives become VP, and the game is over.
//! Also carried out here: §11.1, §11.2.

use crate::choice::Objective;
use crate::event::Event;
use crate::pieces::{Kind, Side, Source};
use crate::state::Florence;
use kit::{Log, Step};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {}

impl Florence {
    /// §11.3, §14.10: the members on the card's locations together.
    pub(crate) fn score_objective<L: Log<Event>>(&mut self, side: Side, card: Objective, log: &mut L) {
        let edition = self.edition();
        let members = self.members_on(side, edition.objective(card.0));
        let by = self.by(side);
        let vp = edition.objective_vp(usize::from(members));
        log.tell(|| Event::ObjectiveShown { by, card, members, places: edition.objective(card.0).to_vec(), vp });
        self.score(side, Source::Objective, vp, log);
    }
}

impl Step<Florence> for Finish {
    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        for side in game.sides() {
            for kind in Kind::ALL {
                while game.player(side).hand[kind.index()] > 0 {
                    game.discard_for_time(side, *kind, log);
                }
            }
            let vp = game.player(side).time / game.edition().figures.end.time_per_vp;
            game.score(side, Source::Time, u16::from(vp), log);
            if let Some(card) = game.player(side).objective {
                game.score_objective(side, card, log);
            }
        }
        let standing = crate::scoring::standing(game);
        for score in standing.scores {
            log.tell(|| Event::Total { score });
        }
        log.tell(|| crate::scoring::outcome(game));
    }
}
