//! §8: the active noble's carriage drives on by one location, until it is at its destination.
//! Also carried out here: §8.1, §8.2, §8.6, §8.7.

use super::{Draws, Favour};
use crate::event::Event;
use crate::pieces::Source;
use crate::place::Shield;
use crate::state::Florence;
use kit::{Log, Step};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drive {}

impl Step<Florence> for Drive {
    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        let noble = game.active();
        let (at, destination) = (game.carriages[noble.index()], game.destination(noble));
        let (Some(at), true) = (at, at != destination && destination.is_some()) else { return game.push(Favour {}) };
        let edition = game.edition();
        let place = edition.next[at.index()];
        game.carriages[noble.index()] = Some(place);
        log.tell(|| Event::Drove { noble, place });
        if let Some(lead) = game.queue(place).first() {
            let side = game.side_of(lead.family);
            game.score(side, Source::Lead, edition.segment(game.round).lead_vp, log);
        }
        game.push(Drive {});
        let brag = game.best_brag(place).filter(|side| game.is_at(*side, place));
        if let (Some(side), None) = (game.best_brag(place), brag) {
            let by = game.by(side);
            log.tell(|| Event::BragUnseen { by, place });
        }
        let spies = game.guards[Shield::Brag(place).index(edition)];
        if brag.is_some() || spies != 0 {
            game.push(Draws { brag, spies });
        }
    }
}
