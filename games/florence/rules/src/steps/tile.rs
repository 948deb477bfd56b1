//! §1.5: a brag tile for each location.

use super::PlaceCarriage;
use crate::choice::{Choice, place_name};
use crate::event::Event;
use crate::pieces::{Noble, Tile};
use crate::place::{PLACES, Place};
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayTile {
    pub place: Place,
}

impl Step<Florence> for LayTile {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Tile::ALL.iter().filter(|tile| !game.tiles.contains(&Some(**tile))).map(|tile| Choice::Tile(*tile)));
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Tile(tile) = choice else { return kit::impossible_answer!(self, who, choice) };
        let place = self.place;
        game.tiles[place.index()] = Some(tile);
        log.tell(|| Event::TileLaid { place, tile });
        if place.index() + 1 < PLACES {
            game.push(LayTile { place: Place::at(place.index() + 1) });
        } else {
            game.push(PlaceCarriage { noble: Noble::Cosimo });
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-lay-tile").with("place", place_name(self.place))
    }
}
