//! Chance draws one excommunication tile for each period (§1.6).

use super::prelude::*;
use crate::TileId;
use crate::edition::PERIODS;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DrawTile;

impl Step<Lorenzo> for DrawTile {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        let period = game.tiles.len() + 1;
        let tiles = game.edition.tiles.iter().zip(0..).filter(|(tile, _)| usize::from(tile.period) == period);
        out.extend(tiles.map(|(_, id)| Choice::Tile(TileId(id))));
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Tile(tile) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.tiles.push(tile);
        log.tell(|| Event::Tile { tile: tile.word(game.edition) });
        if game.tiles.len() < PERIODS {
            game.push(self);
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
