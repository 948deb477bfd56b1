//! §9.1 to §9.3: Cosimo and Contessina give VP by the place in the queue; Giovanni makes offers.

use super::{Offer, Upkeep};
use crate::event::{Event, Owner};
use crate::pieces::{Noble, Rank, Source};
use crate::state::Florence;
use kit::{Log, Step};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Favour {}

impl Step<Florence> for Favour {
    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        let noble = game.active();
        if noble == Noble::Giovanni {
            return game.push(Offer { reward: 0, closed: 0 });
        }
        if let Some(place) = game.carriages[noble.index()] {
            let queue = *game.queue(place);
            for ((member, vp), slot) in queue.iter().zip(&game.edition().segment(game.round).places).zip(1..) {
                if noble == Noble::Cosimo || member.rank > Rank::Debutante {
                    game.score_at(game.side_of(member.family), Source::of(noble), *vp, Some(slot), log);
                } else {
                    let Owner { by, colour } = game.owner(member.family);
                    log.tell(|| Event::Lapsed { by, colour, slot, vp: *vp });
                }
            }
        }
        game.push(Upkeep {});
    }
}
