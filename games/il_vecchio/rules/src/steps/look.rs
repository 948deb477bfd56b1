//! §6.4: a seat draws tiles from the top of a Florence stack, one by one, for its own eyes.

use super::Keep;
use crate::{Choice, Event, IlVecchio, Track};
use kit::{Asks, Log, Phrase, Rng, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    pub seat: Seat,
    pub track: Track,
    /// Tiles still to draw.
    pub tiles: u8,
    /// At set-up the rest goes back at once, and the stack is shuffled later.
    pub setup: bool,
}

impl Look {
    /// Of a stack with fewer tiles all are drawn; of an empty one none, and nothing is kept (§9.7).
    pub fn begin(game: &mut IlVecchio, seat: Seat, track: Track, tiles: u8, setup: bool) {
        let pile = game.tile_pile_mut(track);
        let tiles = tiles.min(pile.len() as u8);
        if tiles > 0 {
            pile.begin(seat);
            game.push(Look { seat, track, tiles, setup });
        }
    }
}

impl kit::Step<IlVecchio> for Look {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.tile_pile(self.track).top().iter().map(Choice::Draw));
    }

    fn sample(&self, game: &IlVecchio, rng: &mut Rng) -> Option<Choice> {
        let top = game.tile_pile(self.track).top();
        top.iter().nth(rng.below(top.len() as usize)).map(Choice::Draw)
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::Draw(tile) = choice else { return kit::impossible_answer!(self, who, choice) };
        let Look { seat, track, tiles, setup } = self;
        game.tile_pile_mut(track).draw(tile);
        log.tell(|| Event::Drew { seat, track, tile: Some(tile) });
        if tiles > 1 {
            game.push(Look { tiles: tiles - 1, ..self });
        } else {
            game.push(Keep { seat, track, setup });
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-look")
    }
}
