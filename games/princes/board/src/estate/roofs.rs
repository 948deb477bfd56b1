//! A building from its squares: shadow, foot, walls to the south with windows, and a hipped roof that runs along the squares. Roofs are lifted by their
//! wall and ridges by their pitch; light falls from the upper left.

use super::recipe::Recipe;
use super::{SQUARE, Turning, feature, figure};
use crate::tile::Cell;
use std::fmt::Write;

/// How far a roof's edge keeps from the edge of its square, and how high its ridge is.
const INSET: f32 = 5.0;
const PITCH: f32 = 9.0;

/// The four slopes of a roof, and what lies level amid them.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Slope {
    North,
    West,
    East,
    South,
    Level,
}

const SLOPES: [Slope; 5] = [Slope::North, Slope::West, Slope::East, Slope::South, Slope::Level];

/// The paths of a building, drawn one over the other.
#[derive(Default)]
struct Paths {
    shadow: String,
    foot: String,
    walls: String,
    windows: String,
    eaves: String,
    ridges: String,
    slopes: [String; 5],
}

/// Which squares belong to it.
struct Plan<'a>(&'a [Cell]);

impl Plan<'_> {
    fn has(&self, row: i32, column: i32) -> bool {
        self.0.iter().any(|cell| (i32::from(cell.0), i32::from(cell.1)) == (row, column))
    }

    /// Do the roofs of four squares meet around the corner to that side?
    fn full(&self, (row, column): (i32, i32), (down, right): (i32, i32)) -> bool {
        self.has(row + down, column) && self.has(row, column + right) && self.has(row + down, column + right)
    }
}

pub(super) fn building(cells: &[Cell], recipe: &Recipe, turning: &Turning) -> String {
    let plan = Plan(cells);
    let mut paths = Paths::default();
    for cell in cells {
        square(&mut paths, &plan, (cell.0.into(), cell.1.into()), recipe.lift);
    }
    let mut drawn = painted(&paths, recipe);
    let mut features: Vec<(f32, f32, usize)> = recipe
        .features
        .iter()
        .enumerate()
        .map(|(nth, placed)| {
            let (row, column) = turning.point(placed.row, placed.column);
            (row, column, nth)
        })
        .collect();
    features.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (row, column, nth) in features {
        let placed = &recipe.features[nth];
        let (x, y) = ((column + 0.5) * SQUARE, (row + 0.5) * SQUARE - recipe.lift);
        let colours = [("a", placed.colour.unwrap_or(recipe.roof)), ("w", recipe.wall)];
        // A skylight lies in a slope: where the ridge runs from north to south, in the one to the west.
        let (r, c) = (row.round() as i32, column.round() as i32);
        let upright = (plan.has(r - 1, c) || plan.has(r + 1, c)) && !plan.has(r, c - 1) && !plan.has(r, c + 1);
        drawn += &match placed.name {
            "sky" if upright => feature("sky-side", x, y, &colours),
            "sky" => feature("sky", x, y + 3.0, &colours),
            name => feature(name, x, y - PITCH * 0.6, &colours),
        };
    }
    drawn
}

fn square(paths: &mut Paths, plan: &Plan<'_>, (row, column): (i32, i32), lift: f32) {
    let beside = |down: i32, right: i32| plan.has(row + down, column + right);
    let [north, south, west, east] = [beside(-1, 0), beside(1, 0), beside(0, -1), beside(0, 1)];
    let (x0, y0) = (column as f32 * SQUARE, row as f32 * SQUARE);
    let inset = |joined: bool| if joined { 0.0 } else { INSET };
    let (left, right) = (x0 + inset(west), x0 + SQUARE - inset(east));
    let (top, bottom) = (y0 + inset(north), y0 + SQUARE - inset(south));
    let (cx, cy) = (x0 + SQUARE / 2.0, y0 + SQUARE / 2.0);
    paths.shadow += &oblong(left + 9.0, top + 2.0, right + 9.0, bottom + 5.0);
    let edge = |joined: bool| if joined { 0.0 } else { 1.5 };
    paths.foot += &oblong(x0 + edge(west), y0 + edge(north), x0 + SQUARE - edge(east), y0 + SQUARE - edge(south));
    if !south {
        paths.walls += &oblong(left, bottom - lift - 3.0, right, bottom);
        for offset in [-15.0, 0.0, 15.0] {
            let (x, y, high) = (figure(cx + offset - 3.5), figure(bottom - 2.0), figure(lift - 8.0));
            // Writing to a string cannot fail.
            let _ = write!(paths.windows, "M{x} {y}v-{high}a3.5 3.5 0 0 1 7 0v{high}z");
        }
        let _ = write!(paths.eaves, "M{} {}H{}", figure(left - 2.0), figure(bottom - lift), figure(right + 2.0));
    }
    let at = |x: f32, y: f32, up: bool| format!("{} {}", figure(x), figure(y - lift - if up { PITCH } else { 0.0 }));
    let middle = at(cx, cy, true);
    for (down, vertical, y, joined_v) in [(-1, Slope::North, top, north), (1, Slope::South, bottom, south)] {
        for (over, horizontal, x, joined_h) in [(-1, Slope::West, left, west), (1, Slope::East, right, east)] {
            let corner_joined = joined_v && joined_h && beside(down, over);
            let v = at(cx, y, joined_v);
            let h = at(x, cy, joined_h);
            let corner = at(x, y, corner_joined);
            match (joined_v, joined_h) {
                (true, true) if corner_joined => slope(paths, Slope::Level, &[&middle, &v, &corner, &h]),
                (true, true) => {
                    // A valley: the eaves of both wings meet short of the corner.
                    let (xe, ye) = (x - over as f32 * INSET, y - down as f32 * INSET);
                    let valley = at(xe, ye, false);
                    slope(paths, horizontal, &[&middle, &v, &at(xe, y, false), &valley]);
                    slope(paths, vertical, &[&middle, &valley, &at(x, ye, false), &h]);
                }
                (false, true) => slope(paths, vertical, &[&middle, &v, &corner, &h]),
                (true, false) => slope(paths, horizontal, &[&middle, &v, &corner, &h]),
                (false, false) => {
                    slope(paths, vertical, &[&middle, &v, &corner]);
                    slope(paths, horizontal, &[&middle, &corner, &h]);
                }
            }
        }
    }
    let here = (row, column);
    if east && !(plan.full(here, (-1, 1)) && plan.full(here, (1, 1))) {
        let _ = write!(paths.ridges, "M{middle}H{}", figure(cx + SQUARE));
    }
    if south && !(plan.full(here, (1, -1)) && plan.full(here, (1, 1))) {
        let _ = write!(paths.ridges, "M{middle}V{}", figure(cy + SQUARE - lift - PITCH));
    }
}

fn oblong(left: f32, top: f32, right: f32, bottom: f32) -> String {
    let left = figure(left);
    format!("M{left} {}H{}V{}H{left}z", figure(top), figure(right), figure(bottom))
}

fn slope(paths: &mut Paths, slope: Slope, points: &[&str]) {
    let _ = write!(paths.slopes[slope as usize], "M{}z", points.join("L"));
}

fn painted(paths: &Paths, recipe: &Recipe) -> String {
    let roof = recipe.roof;
    let mut drawn = format!(
        "<path d=\"{}\" opacity=\".38\"/><path d=\"{foot}\" fill=\"none\" stroke=\"#3a2616\" stroke-width=\"3\" stroke-linejoin=\"round\"/><path d=\"{foot}\" fill=\"#d9c39a\"/>",
        paths.shadow,
        foot = paths.foot,
    );
    let _ = write!(
        drawn,
        "<path d=\"{walls}\" fill=\"{}\"/><path d=\"{walls}\" fill=\"url(#fall)\" opacity=\".55\"/><path d=\"{}\" fill=\"var(--win,#3a2418)\"/>",
        recipe.wall,
        paths.windows,
        walls = paths.walls,
    );
    for kind in SLOPES {
        let path = &paths.slopes[kind as usize];
        if !path.is_empty() {
            let colour = shade(roof, kind, recipe.terrace);
            let _ = write!(drawn, "<path d=\"{path}\" fill=\"{colour}\" stroke=\"{colour}\" stroke-width=\".7\"/>");
        }
    }
    let [north, west, east, south, _] = &paths.slopes;
    let _ = write!(
        drawn,
        "<path d=\"{north}{south}\" fill=\"url(#tiles-v)\"/><path d=\"{west}{east}\" fill=\"url(#tiles-h)\"/><path d=\"{}\" stroke=\"{}\" stroke-width=\"2.2\" fill=\"none\" stroke-linecap=\"round\"/><path d=\"{}\" stroke=\"{}\" stroke-width=\"2.5\"/>",
        paths.ridges,
        mixed(roof, "#fff0d0", 0.55),
        paths.eaves,
        mixed(roof, "#000000", 0.5),
    );
    drawn
}

fn shade(roof: &str, slope: Slope, terrace: Option<&str>) -> String {
    match (slope, terrace) {
        (Slope::North, _) => mixed(roof, "#ffffff", 0.16),
        (Slope::West, _) => mixed(roof, "#fff0c8", 0.36),
        (Slope::South, _) => mixed(roof, "#000000", 0.1),
        (Slope::East, _) => mixed(roof, "#180808", 0.38),
        (Slope::Level, Some(colour)) => colour.to_string(),
        (Slope::Level, None) => mixed(roof, "#ffffff", 0.22),
    }
}

/// A colour on its way to another.
fn mixed(from: &str, to: &str, share: f32) -> String {
    let part = |colour: &str, nth: usize| colour.get(nth..nth + 2).and_then(|part| u8::from_str_radix(part, 16).ok()).unwrap_or(0);
    let one = |nth: usize| (f32::from(part(from, nth)) * (1.0 - share) + f32::from(part(to, nth)) * share).round() as u8;
    format!("#{:02x}{:02x}{:02x}", one(1), one(3), one(5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_half_way_to_white_is_paler() {
        assert_eq!(mixed("#804020", "#ffffff", 0.5), "#c0a090");
        assert_eq!(mixed("#804020", "#000000", 0.0), "#804020");
    }
}
