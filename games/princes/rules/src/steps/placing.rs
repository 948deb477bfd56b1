//! A tile is placed in one's own land (§4.1, §4.2, §5.5 to §5.9).

use crate::Choice;
use crate::event::Event;
use crate::ids::Source;
use crate::land::{Site, Tile};
use crate::shape::{Shape, Spot};
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// It is paid for; now it needs its place.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    pub seat: Seat,
    pub tile: Tile,
}

impl Placing {
    fn shape(self, game: &Princes) -> &'static Shape {
        match self.tile {
            Tile::Building(building) => &game.edition.buildings[building.index()],
            Tile::Landscape(kind) => &game.edition.landscapes[kind.index()],
        }
    }

    fn closed(self, game: &Princes) -> u64 {
        match self.tile {
            Tile::Building(_) => game.closed(self.seat),
            Tile::Landscape(_) => game.prince(self.seat).land.taken,
        }
    }
}

impl kit::Step<Princes> for Placing {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.shape(game).placements.iter().map(|p| Choice::Place(p.spot.turn, p.spot.row, p.spot.column)));
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Place(turn, row, column) = choice else { return Ok(()) };
        let mask = self.shape(game).at(Spot { turn, row, column });
        let Some(mask) = mask else { return Err(Why::new("5.6", "why-off-grid")) };
        ensure(mask & game.prince(self.seat).land.taken == 0, || Why::new("5.7", "why-overlap"))?;
        if let Tile::Building(_) = self.tile {
            ensure(mask & game.forbidden(self.seat) == 0, || game.why_forbidden(self.seat, mask))?;
        }
        Ok(())
    }

    /// One look at the bits for each place.
    fn legal(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        let closed = self.closed(game);
        let open = self.shape(game).placements.iter().filter(|p| p.mask & closed == 0);
        out.extend(open.map(|p| Choice::Place(p.spot.turn, p.spot.row, p.spot.column)));
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, who: Who, choice: Choice, log: &mut L) {
        let Choice::Place(turn, row, column) = choice else { return kit::impossible_answer!(self, who, choice) };
        let (seat, spot) = (self.seat, Spot { turn, row, column });
        let Some(mask) = self.shape(game).at(spot) else { return };
        let land = &mut game.prince_mut(seat).land;
        match self.tile {
            Tile::Building(building) => {
                land.build(building, Site { spot, border: None }, mask);
                log.tell(|| Event::Built { seat, building });
                game.score(seat, Source::Buildings, game.edition.building_prestige.into(), log);
            }
            Tile::Landscape(landscape) => {
                let again = land.has(landscape);
                land.plant(landscape, spot, mask);
                log.tell(|| Event::Planted { seat, landscape });
                if again {
                    game.score(seat, Source::Landscapes, game.edition.same_landscape_prestige.into(), log);
                }
            }
        }
        game.survey_tile(seat, mask, matches!(self.tile, Tile::Building(_)));
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        let tile = match self.tile {
            Tile::Building(building) => Phrase::name("building", building),
            Tile::Landscape(kind) => Phrase::name("landscape", kind),
        };
        Phrase::new("ask-place").with("tile", tile)
    }
}
