//! §12.9: members a council tile offers, which need not be taken.

use crate::edition::Effect;
use crate::effects::Source;
use crate::{Choice, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MayRoll {
    pub seat: Seat,
    pub source: Source,
}

impl kit::Step<IlVecchio> for MayRoll {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Roll, Choice::Skip]);
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        if let (Choice::Roll, Some(Effect::Place { roll, members, .. })) = (choice, self.source.effect(game.edition)) {
            game.recruit(self.seat, *roll, *members);
        } else {
            log.tell(|| Event::Left { seat: self.seat, source: self.source });
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        let tile = self.source.tile_name().unwrap_or_else(|| Phrase::new("ask-nothing"));
        Phrase::new("ask-may-roll").with("tile", tile)
    }
}
