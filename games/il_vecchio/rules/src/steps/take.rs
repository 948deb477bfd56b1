//! Goods with a choice: the action of a city, or what a tile gives.

use crate::effects::Source;
use crate::{Choice, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Take {
    pub seat: Seat,
    pub source: Source,
}

impl kit::Step<IlVecchio> for Take {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.source.takes(game.edition).iter().copied().map(Choice::Take));
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Take(goods) = choice {
            game.taken(self.seat, self.source, goods, log);
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        match (self.source, self.source.tile_name()) {
            (_, Some(tile)) => Phrase::new("ask-take-tile").with("tile", tile),
            (Source::City(kind), _) => Phrase::new("ask-take-city").with("kind", Phrase::name("kind", kind)),
            _ => Phrase::new("ask-take"),
        }
    }
}
