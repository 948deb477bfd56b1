//! A prince's land: what lies on its grid.
//! Also carried out here: §1.9.

use crate::edition::Edition;
use crate::ids::{Building, Landscape};
use crate::set::Set;
use crate::shape::{Spot, beside};
use kit::{List, Seat};
use serde::{Deserialize, Serialize};

/// Where a building stands. A joint one lies on the strip of a border, which is called by the prince whose top edge it is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    pub spot: Spot,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub border: Option<Seat>,
}

/// A landscape on the grid.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Garden {
    pub kind: Landscape,
    pub spot: Spot,
}

/// The most landscapes a prince can buy: one a round.
pub const GARDENS: usize = 7;

/// A tile that is being placed.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tile {
    Building(Building),
    Landscape(Landscape),
}

impl Tile {
    pub const fn word(self) -> &'static str {
        match self {
            Tile::Building(building) => building.word(),
            Tile::Landscape(kind) => kind.word(),
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Land {
    /// Squares under the palace and all tiles.
    pub taken: u64,
    /// Squares under buildings, without the palace.
    pub built: u64,
    pub owned: Set<Building>,
    /// Of the buildings owned; the others' slots are empty.
    pub sites: [Site; Building::ALL.len()],
    pub gardens: List<Garden, GARDENS>,
    /// Which tiles have a place now: worked out whenever something changes.
    pub room: Room,
}

/// The tiles that have a place.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Room {
    pub buildings: Set<Building>,
    pub landscapes: Set<Landscape>,
}

impl Land {
    pub fn new(edition: &Edition) -> Land {
        Land {
            taken: edition.palace,
            built: 0,
            owned: Set::NONE,
            sites: [Site::default(); Building::ALL.len()],
            gardens: List::new(),
            room: Room { buildings: Set::ALL, landscapes: Set::ALL },
        }
    }

    /// The squares beside a building or the palace of this land (§5.8).
    pub fn crowded(&self, edition: &Edition) -> u64 {
        beside(self.built | edition.palace)
    }

    pub fn free_squares(&self) -> u8 {
        (crate::shape::GRID & !self.taken).count_ones() as u8
    }

    pub fn has(&self, kind: Landscape) -> bool {
        self.gardens.iter().any(|g| g.kind == kind)
    }

    pub fn count(&self, kind: Landscape) -> u8 {
        self.gardens.iter().filter(|g| g.kind == kind).count() as u8
    }

    /// One landscape a round: the list is as long as the game.
    pub fn is_full(&self) -> bool {
        self.gardens.len() == GARDENS
    }

    pub fn plant(&mut self, kind: Landscape, spot: Spot, mask: u64) {
        self.gardens.push(Garden { kind, spot });
        self.taken |= mask;
    }

    pub fn build(&mut self, building: Building, site: Site, mask: u64) {
        self.owned.add(building);
        self.sites[building.index()] = site;
        self.taken |= mask;
        self.built |= mask;
    }

    /// Which of these have room: landscapes on any free squares, buildings outside `closed`.
    pub fn survey(&self, edition: &Edition, closed: u64, among: Room) -> Room {
        let fits = |placements: &[crate::shape::Placement], closed: u64| placements.iter().any(|p| p.mask & closed == 0);
        let among = if self.is_full() { Room { landscapes: Set::NONE, ..among } } else { among };
        Room {
            buildings: among.buildings.iter().filter(|b| fits(&edition.buildings[b.index()].placements, closed)).collect(),
            landscapes: among.landscapes.iter().filter(|l| fits(&edition.landscapes[l.index()].placements, self.taken)).collect(),
        }
    }
}
