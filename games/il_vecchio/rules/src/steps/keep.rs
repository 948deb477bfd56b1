//! §6.4 to §6.6: of the tiles looked at one is kept, the others go under the stack.

use crate::event::track_name;
use crate::{Choice, Event, IlVecchio, Track};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keep {
    pub seat: Seat,
    pub track: Track,
    pub setup: bool,
}

impl kit::Step<IlVecchio> for Keep {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.tile_pile(self.track).in_hand().iter().map(Choice::Keep));
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::Keep(tile) = choice else { return kit::impossible_answer!(self, who, choice) };
        let Keep { seat, track, .. } = self;
        game.tile_pile_mut(track).keep(tile);
        log.tell(|| Event::Kept { seat, track, tile: Some(tile) });
        if track == Track::Nobility {
            game.family_mut(seat).nobility.add(tile);
            return;
        }
        game.family_mut(seat).face_down = Some(tile);
        // §9.8: in the last round it is turned up at once.
        if game.is_last_round() {
            game.turn_up(seat, true, log);
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-keep").with("track", track_name(self.track))
    }
}
