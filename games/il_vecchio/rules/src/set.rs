//! Sets of cities, province tiles and Florence tiles.

use crate::{City, Province, Tile};
use kit::{Numbered, Set};

pub type Cities = Set<City>;
pub type Provinces = Set<Province>;
pub type Tiles = Set<Tile>;

impl Numbered for City {
    const COUNT: usize = City::COUNT;
    fn number(self) -> usize {
        self.index()
    }
    fn numbered(number: usize) -> City {
        City(number as u8)
    }
}
