//! The figures of the box, typed and checked. Nothing here changes during a game.

mod map;
mod read;
mod tiles;

pub use map::Map;
pub use tiles::{CouncilTile, Counted, Effect, NobilityScore, NobilityTile, ProvinceTile, Trigger};

use crate::goods::Bundle;
use crate::{City, Crest, Good, Kind, Province, Tile, Track};
use kit::{EditionError, FigureReader};

/// All figures of an edition of Il Vecchio.
#[derive(Debug)]
pub struct Edition {
    /// Members of a family (§1.1).
    pub members: u8,
    pub map: Map,
    /// What the action of a city gives, by its kind: one of these (§4.4 to §4.7). Empty: no action.
    pub goods: [Vec<Bundle>; Kind::COUNT],
    pub setup: Setup,
    pub travel: Travel,
    /// The price of standing up and needing nobody (§4.2).
    pub bishop: Bundle,
    pub office: Office,
    /// Members placed by the reinforcement action without a tile (§7.1).
    pub reinforcement: u8,
    /// What recovery gives (§7.4).
    pub recovery: Bundle,
    pub tracks: [TrackFigures; Track::COUNT],
    /// How many crests of each kind there are (§1.2).
    pub crests: [u8; 3],
    /// One of these is paid for a tax (§8.4).
    pub tax: Vec<Bundle>,
    /// Steps of the middlemen in their event (§8.6).
    pub middlemen_steps: u8,
    pub end: End,
    pub provinces: [ProvinceTile; Province::COUNT],
    pub council: [CouncilTile; Tile::PER_STACK],
    pub nobility: [NobilityTile; Tile::PER_STACK],
}

/// Chapter 1. By seat count: the entries for 2, 3 and 4 players.
#[derive(Debug)]
pub struct Setup {
    pub crests: [u8; 3],
    /// The first space in use, counted from 1.
    pub first_space: [u8; 3],
    pub florins_first: u8,
    pub florins_right_of_first: u8,
    pub florins_others: u8,
    pub tokens: Bundle,
    pub council_deal: u8,
    pub members_by_roll: u8,
    pub members_by_choice: u8,
}

#[derive(Debug)]
pub struct Travel {
    pub florins_per_step: u8,
    /// Paid instead for the whole journey.
    pub anywhere: Bundle,
}

/// Chapter 6.
#[derive(Debug)]
pub struct Office {
    pub price: Bundle,
    pub additional_florins: u8,
    pub look: u8,
}

/// Chapters 9 and 10.
#[derive(Debug)]
pub struct End {
    pub actions: u8,
    pub pass_points: u8,
    pub all_tracks: u8,
    pub majority: u8,
    pub crest: u8,
}

#[derive(Debug)]
pub struct TrackFigures {
    /// The red town of a region.
    pub gate: Option<City>,
    /// One of these is paid to enter a region.
    pub followers: Vec<Bundle>,
    /// The same number in any colours (§5.7).
    pub any_followers: Vec<Bundle>,
    pub spaces: Vec<Space>,
}

#[derive(Copy, Clone, Debug)]
pub struct Space {
    pub florins: u8,
    pub points: u8,
    pub crest: bool,
}

impl Edition {
    pub fn city(&self, id: &str) -> Option<City> {
        self.map.cities.iter().position(|c| c.id == id).map(|i| City(i as u8))
    }

    pub fn city_id(&self, city: City) -> &str {
        self.map.cities.get(city.index()).map_or("?", |c| &c.id)
    }

    pub fn kind(&self, city: City) -> Kind {
        self.map.kinds[city.index()]
    }

    pub fn track(&self, track: Track) -> &TrackFigures {
        &self.tracks[track.index()]
    }

    pub fn province(&self, tile: Province) -> &ProvinceTile {
        &self.provinces[tile.index()]
    }

    /// # Panics
    /// For a tile of the nobility.
    pub fn council(&self, tile: Tile) -> &CouncilTile {
        &self.council[tile.index()]
    }

    /// # Panics
    /// For a tile of the council.
    pub fn nobility(&self, tile: Tile) -> &NobilityTile {
        &self.nobility[tile.index() - Tile::PER_STACK]
    }

    pub fn crest_count(&self, crest: Crest) -> u8 {
        self.crests[crest.index()]
    }

    pub fn florins(n: u8) -> Bundle {
        Bundle::of(Good::Florin, n)
    }
}

impl kit::Edition for Edition {
    const RELEASED: &'static [&'static str] = &[include_str!("../data/il_vecchio.json")];
    const REMARKS: &'static [&'static str] = read::REMARKS;

    fn read(file: &FigureReader<'_>) -> Result<Self, EditionError> {
        read::edition(file)
    }
}
