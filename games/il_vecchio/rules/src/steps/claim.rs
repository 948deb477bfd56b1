//! §5.1: one of the region's remaining province tiles is chosen. In Florence the tile is found by looking (§6.4).

use crate::event::track_name;
use crate::{Choice, Event, IlVecchio, Track};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    pub seat: Seat,
    pub track: Track,
}

impl kit::Step<IlVecchio> for Claim {
    fn asks(&self, game: &IlVecchio) -> Asks {
        if game.provinces_left(self.track).is_empty() { Asks::Nobody } else { Asks::one(self.seat) }
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.provinces_left(self.track).iter().map(Choice::Claim));
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::Claim(tile) = choice else { return kit::impossible_answer!(self, who, choice) };
        let seat = self.seat;
        game.provinces.remove(tile);
        game.family_mut(seat).provinces.add(tile);
        log.tell(|| Event::Claimed { seat, tile });
    }

    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, log: &mut L) {
        if self.track.is_region() {
            log.tell(|| Event::NoTile { seat: self.seat, track: self.track });
        } else {
            self.look(game, log);
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-claim").with("track", track_name(self.track))
    }
}
