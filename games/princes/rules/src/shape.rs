//! Tiles on the grid, as bits: every turn of every shape in every place, worked out once when an edition is read.
//!
//! A land is 7 x 7 squares; square (row, column) is bit `7 * row + column` of a `u64`. Two lands joined at a border are a strip of
//! 14 rows: rows 7 to 13 are the land whose top edge the border is (*home*), rows 0 to 6 the land beyond (*away*). A square of the
//! strip that is away lies at row `6 - column`, column `row` of the away land's own frame (§9.1).

use serde::{Deserialize, Serialize};

/// Squares along the side of a land. The masks are built for it; an edition with another grid is refused.
pub const SIDE: u8 = 7;
/// All squares of a land.
pub const GRID: u64 = (1 << 49) - 1;
const LEFT: u64 = 0x0000_0408_1020_4081;
/// The rightmost column, which is the open border towards the previous prince.
pub const RIGHT: u64 = LEFT << 6;
/// The top row, which is the open border towards the next prince.
pub const TOP: u64 = 0x7f;

/// Where a tile lies: which of its turns, and the upper left corner of the box around it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub turn: u8,
    pub row: u8,
    pub column: u8,
}

pub const fn square(row: u8, column: u8) -> u64 {
    1 << (row * SIDE + column)
}

/// The squares that share an edge with a square of `mask`, inside one land.
pub const fn beside(mask: u64) -> u64 {
    (mask << 7 | mask >> 7 | (mask & !RIGHT) << 1 | (mask & !LEFT) >> 1) & GRID
}

/// The squares of the top row that lie opposite the squares of `mask` in the next prince's right column.
pub fn seen_from_below(mask: u64) -> u64 {
    (0..SIDE).filter(|c| mask & square(6 - c, 6) != 0).fold(0, |out, c| out | square(0, c))
}

/// The squares of the right column that lie opposite the squares of `mask` in the previous prince's top row.
pub fn seen_from_the_left(mask: u64) -> u64 {
    (0..SIDE).filter(|r| mask & square(0, 6 - r) != 0).fold(0, |out, r| out | square(r, 6))
}

/// A place in one land.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Placement {
    pub spot: Spot,
    pub mask: u64,
}

/// A place across a border, at least one square on either side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct JointPlacement {
    pub spot: Spot,
    pub home: u64,
    pub away: u64,
}

/// A shape with all its places, sorted by [`Spot`].
#[derive(Clone, Debug)]
pub struct Shape {
    /// The different turns: the cells of each, and its height and width.
    turns: Vec<Turned>,
    /// On a land without tiles.
    pub placements: Vec<Placement>,
    /// On a strip without tiles.
    pub joints: Vec<JointPlacement>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Turned {
    cells: Vec<(u8, u8)>,
    height: u8,
    width: u8,
}

impl Shape {
    /// `None` when a cell is off the grid, twice, or there is none.
    pub fn new(cells: &[(u8, u8)], palace: u64) -> Option<Shape> {
        let proper = !cells.is_empty() && cells.iter().all(|c| c.0 < SIDE && c.1 < SIDE);
        if !proper || cells.iter().enumerate().any(|(i, c)| cells[..i].contains(c)) {
            return None;
        }
        let turns = turns(cells);
        let mut shape = Shape { turns, placements: Vec::new(), joints: Vec::new() };
        for (turn, turned) in shape.turns.iter().enumerate() {
            for row in 0..=2 * SIDE - turned.height {
                for column in 0..=SIDE - turned.width {
                    let spot = Spot { turn: turn as u8, row, column };
                    if row + turned.height <= SIDE {
                        let mask = turned.mask(row, column);
                        if mask & palace == 0 {
                            shape.placements.push(Placement { spot, mask });
                        }
                    }
                    let (home, away) = turned.split(row, column);
                    if home != 0 && away != 0 && (home | away) & palace == 0 {
                        shape.joints.push(JointPlacement { spot, home, away });
                    }
                }
            }
        }
        Some(shape)
    }

    /// The squares at a spot of a land; `None` when the shape does not lie on the grid there, or on the palace.
    pub fn at(&self, spot: Spot) -> Option<u64> {
        self.placements.binary_search_by_key(&spot, |p| p.spot).ok().map(|i| self.placements[i].mask)
    }

    /// The squares at a spot of a strip.
    pub fn joint_at(&self, spot: Spot) -> Option<&JointPlacement> {
        self.joints.binary_search_by_key(&spot, |p| p.spot).ok().map(|i| &self.joints[i])
    }

    /// The cells of a turn, for drawing.
    pub fn cells(&self, turn: u8) -> &[(u8, u8)] {
        self.turns.get(usize::from(turn)).map_or(&[], |t| &t.cells)
    }
}

impl Turned {
    fn mask(&self, row: u8, column: u8) -> u64 {
        self.cells.iter().fold(0, |mask, (r, c)| mask | square(row + r, column + c))
    }

    fn split(&self, row: u8, column: u8) -> (u64, u64) {
        self.cells.iter().fold((0, 0), |(home, away), (r, c)| {
            let (r, c) = (row + r, column + c);
            if r >= SIDE { (home | square(r - SIDE, c), away) } else { (home, away | square(6 - c, r)) }
        })
    }
}

/// The different pictures of a shape: as given, by quarter turns, then flipped and by quarter turns.
fn turns(cells: &[(u8, u8)]) -> Vec<Turned> {
    let mut out: Vec<Turned> = Vec::new();
    let mut now: Vec<(i8, i8)> = cells.iter().map(|(r, c)| (*r as i8, *c as i8)).collect();
    for nth in 0..8 {
        if nth == 4 {
            now = now.iter().map(|(r, c)| (*r, -c)).collect();
        }
        let top = now.iter().map(|c| c.0).min().unwrap_or(0);
        let left = now.iter().map(|c| c.1).min().unwrap_or(0);
        let mut cells: Vec<(u8, u8)> = now.iter().map(|(r, c)| ((r - top) as u8, (c - left) as u8)).collect();
        cells.sort_unstable();
        let height = cells.iter().map(|c| c.0).max().unwrap_or(0) + 1;
        let width = cells.iter().map(|c| c.1).max().unwrap_or(0) + 1;
        let turned = Turned { cells, height, width };
        if !out.contains(&turned) {
            out.push(turned);
        }
        now = now.iter().map(|(r, c)| (*c, -r)).collect();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tower_lies_in_two_turns_and_seventy_places_of_an_empty_grid() {
        let tower = Shape::new(&[(0, 0), (1, 0), (2, 0)], 0).unwrap();
        assert_eq!(tower.turns.len(), 2);
        assert_eq!(tower.placements.len(), 70);
        // Across a border: upright only, one or two squares beyond, in seven columns.
        assert_eq!(tower.joints.len(), 14);
    }

    #[test]
    fn neighbours_do_not_wrap_around_the_edges() {
        assert_eq!(beside(square(3, 6)), square(2, 6) | square(4, 6) | square(3, 5));
        assert_eq!(beside(square(0, 0)), square(1, 0) | square(0, 1));
    }

    #[test]
    fn the_border_joins_the_top_of_a_land_to_the_right_of_the_next() {
        // §9.1: above column 2 lies row 4, column 6 of the next land.
        assert_eq!(seen_from_below(square(4, 6)), square(0, 2));
        assert_eq!(seen_from_the_left(square(0, 2)), square(4, 6));
        let pair = Shape::new(&[(0, 0), (1, 0)], 0).unwrap();
        let spot = Spot { turn: 0, row: 6, column: 2 };
        let place = pair.joint_at(spot).unwrap();
        assert_eq!((place.home, place.away), (square(0, 2), square(4, 6)));
    }
}
