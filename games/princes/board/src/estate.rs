//! Pictures of the tiles, seen from a gentle height: every building and garden in every turn, drawn from its shape alone.
//!
//! From the squares come the footprint, the shadow, the walls to the south with their windows, and the hipped roofs with ridges and valleys (`roofs.rs`);
//! gardens grow by themselves (`gardens.rs`). What stands on a roof is drawn by hand (`art/features.svg`) and named in `art/tiles.txt` (`recipe.rs`).
//! All of it becomes one file of drawings, of which the art composer makes a class for each: `.t-studio-2`, and `.t-palace-0.red` in the colours of
//! a family. Windows are lit at dusk.

mod gardens;
mod recipe;
mod roofs;

use crate::tile::{Cell, extent};
use drawing::art;
use kit::Edition as _;
use princes::shape::{SIDE, Shape, square};
use princes::{Building, Edition, Landscape};
use std::fmt::Write;
use std::sync::LazyLock;

/// The side of a square in a picture's own measure.
const SQUARE: f32 = 60.0;
/// The picture reaches beyond its squares: to the sides and below, and above for what stands on the roof. The style sheet counts on these.
const MARGIN: f32 = 9.0;
const ABOVE: f32 = 44.0;

static PICTURES: LazyLock<String> = LazyLock::new(|| pictures(Edition::editions().current()));

/// The tiles as a file of drawings.
pub(crate) fn drawings() -> art::File {
    art::File { name: "tiles.txt", text: &PICTURES }
}

fn pictures(edition: &Edition) -> String {
    let recipes = recipe::all();
    let of = |name: &str| recipes.iter().find(|recipe| recipe.name == name);
    let mut file = String::new();
    if let Some(palace) = of("palace") {
        let home = home_of_palace(edition);
        add(&mut file, "palace", 0, &home, &roofs::building(&home, palace, &Turning::FIRST));
    }
    for building in Building::ALL {
        let shape = &edition.buildings[building.index()];
        let Some(recipe) = of(building.word()) else { continue };
        for (turn, turning) in (0u8..).zip(turnings(shape)) {
            let cells = shape.cells(turn);
            add(&mut file, building.word(), turn, cells, &roofs::building(cells, recipe, &turning));
        }
    }
    for kind in Landscape::ALL {
        let shape = &edition.landscapes[kind.index()];
        for (turn, _) in (0u8..).zip(turnings(shape)) {
            let cells = shape.cells(turn);
            add(&mut file, kind.word(), turn, cells, &gardens::garden(*kind, cells));
        }
    }
    file
}

/// The squares of the palace, from its own corner.
fn home_of_palace(edition: &Edition) -> Vec<Cell> {
    let all = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    let cells: Vec<Cell> = all.filter(|(row, column)| edition.palace & square(*row, *column) != 0).collect();
    let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    cells.iter().map(|(row, column)| (row - top, column - left)).collect()
}

fn add(file: &mut String, name: &str, turn: u8, cells: &[Cell], body: &str) {
    let (height, width) = extent(cells);
    let (wide, high) = (f32::from(width) * SQUARE + 2.0 * MARGIN, f32::from(height) * SQUARE + ABOVE + MARGIN);
    // Writing to a string cannot fail.
    let _ = writeln!(file, "<symbol id=\"t-{name}-{turn}\" viewBox=\"-{MARGIN} -{ABOVE} {wide} {high}\">{body}</symbol>");
}

/// How a turn comes out of the first: mirrored or not, then so many quarter turns, and moved back to its corner.
#[derive(Copy, Clone, Debug)]
struct Turning {
    mirrored: bool,
    quarters: u8,
    /// What is taken off rows and columns afterwards.
    corner: (f32, f32),
}

impl Turning {
    const FIRST: Turning = Turning { mirrored: false, quarters: 0, corner: (0.0, 0.0) };

    /// Where a point of the first turn lies in this one.
    fn point(&self, row: f32, column: f32) -> (f32, f32) {
        let start = (row, if self.mirrored { -column } else { column });
        let (row, column) = (0..self.quarters).fold(start, |(row, column), _| (column, -row));
        (row - self.corner.0, column - self.corner.1)
    }
}

/// The turns of a shape, in the order of the rules: those that look like an earlier one are left out.
fn turnings(shape: &Shape) -> Vec<Turning> {
    let home = shape.cells(0);
    let mut found: Vec<(Turning, Vec<(i32, i32)>)> = Vec::new();
    for nth in 0..8u8 {
        let bare = Turning { mirrored: nth > 3, quarters: nth % 4, corner: (0.0, 0.0) };
        let points: Vec<(f32, f32)> = home.iter().map(|(row, column)| bare.point(f32::from(*row), f32::from(*column))).collect();
        let corner = points.iter().fold((f32::MAX, f32::MAX), |least, point| (least.0.min(point.0), least.1.min(point.1)));
        let mut cells: Vec<(i32, i32)> = points.iter().map(|point| ((point.0 - corner.0) as i32, (point.1 - corner.1) as i32)).collect();
        cells.sort_unstable();
        if !found.iter().any(|(_, other)| *other == cells) {
            found.push((Turning { corner, ..bare }, cells));
        }
    }
    found.into_iter().map(|(turning, _)| turning).collect()
}

/// A part of `features.svg` that stands somewhere.
fn feature(name: &str, x: f32, y: f32, colours: &[(&str, &str)]) -> String {
    let style: Vec<String> = colours.iter().map(|(name, colour)| format!("--{name}:{colour}")).collect();
    format!("<use href=\"#f-{name}\" transform=\"translate({} {})\" style=\"{}\"/>", figure(x), figure(y), style.join(";"))
}

/// A figure as short as it can be.
fn figure(n: f32) -> String {
    let text = format!("{n:.1}");
    text.strip_suffix(".0").map_or(text.clone(), ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_squares_of_its_turn() {
        let edition = Edition::editions().current();
        let shapes = edition.buildings.iter().chain(&edition.landscapes);
        for shape in shapes {
            let all = turnings(shape);
            assert!(shape.cells(all.len() as u8).is_empty(), "a turn has no picture");
            for (turn, turning) in (0u8..).zip(all) {
                let mut turned: Vec<Cell> = shape
                    .cells(0)
                    .iter()
                    .map(|(row, column)| {
                        let (row, column) = turning.point(f32::from(*row), f32::from(*column));
                        (row as u8, column as u8)
                    })
                    .collect();
                turned.sort_unstable();
                assert_eq!(turned, shape.cells(turn), "turn {turn}");
            }
        }
    }

    #[test]
    fn every_tile_has_a_picture_in_every_turn() {
        let edition = Edition::editions().current();
        let drawn = drawings().text;
        let has = |name: &str, turn: usize| assert!(drawn.contains(&format!("id=\"t-{name}-{turn}\"")), "{name} {turn}");
        has("palace", 0);
        for building in Building::ALL {
            (0..turnings(&edition.buildings[building.index()]).len()).for_each(|turn| has(building.word(), turn));
        }
        for kind in Landscape::ALL {
            (0..turnings(&edition.landscapes[kind.index()]).len()).for_each(|turn| has(kind.word(), turn));
        }
    }
}
