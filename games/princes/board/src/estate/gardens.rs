//! Forests, lakes and parks: what grows where is drawn by lot, the same lot for the same picture.

use super::{SQUARE, feature, figure};
use crate::tile::{Cell, extent};
use princes::Landscape;
use std::fmt::Write;

const GREENS: [&str; 4] = ["#4f8a3c", "#5c9440", "#3f7a3c", "#7a9a3a"];
/// Where trees stand in a square of forest, before each steps aside a little.
const STANDS: [(f32, f32); 5] = [(0.24, 0.4), (0.76, 0.3), (0.5, 0.66), (0.16, 0.95), (0.84, 0.9)];

pub(super) fn garden(kind: Landscape, cells: &[Cell]) -> String {
    match kind {
        Landscape::Forest => forest(cells),
        Landscape::Lake => lake(cells),
        Landscape::Park => park(cells),
    }
}

/// Figures from 0 to 1 that look like chance.
struct Lot(u64);

impl Lot {
    fn draw(&mut self) -> f32 {
        self.0 = self.0 * 16_807 % 2_147_483_647;
        self.0 as f32 / 2_147_483_647.0
    }
}

/// The ground of a garden: a hedge around, grass inside.
fn ground(cells: &[Cell], hedge: &str, grass: &str) -> String {
    let has = |row: i32, column: i32| cells.iter().any(|cell| (i32::from(cell.0), i32::from(cell.1)) == (row, column));
    let mut path = String::new();
    for (row, column) in cells.iter().map(|cell| (i32::from(cell.0), i32::from(cell.1))) {
        let edge = |joined: bool| if joined { -3.0 } else { 3.0 };
        let (x, y) = (column as f32 * SQUARE, row as f32 * SQUARE);
        let (left, top) = (figure(x + edge(has(row, column - 1))), figure(y + edge(has(row - 1, column))));
        let (right, bottom) = (figure(x + SQUARE - edge(has(row, column + 1))), figure(y + SQUARE - edge(has(row + 1, column))));
        // Writing to a string cannot fail.
        let _ = write!(path, "M{left} {top}H{right}V{bottom}H{left}z");
    }
    format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{hedge}\" stroke-width=\"5\" stroke-linejoin=\"round\"/><path d=\"{path}\" fill=\"{grass}\"/>"
    )
}

fn tree(x: f32, y: f32, green: &str, size: f32) -> String {
    let use_of = feature("tree", x, y, &[("a", green)]);
    use_of.replacen("\" style", &format!(" scale({})\" style", (size * 100.0).round() / 100.0), 1)
}

fn cypress(x: f32, y: f32, size: f32) -> String {
    feature("cypress", x, y, &[]).replacen("\" style", &format!(" scale({size})\" style"), 1)
}

fn forest(cells: &[Cell]) -> String {
    let mut lot = Lot(7 + 31 * u64::from(extent(cells).0));
    let widest = f32::from(extent(cells).1) * SQUARE;
    let mut trees: Vec<(f32, f32, f32)> = Vec::new();
    for (row, column) in cells {
        for (right, down) in STANDS {
            let x = (f32::from(*column) + right) * SQUARE + 16.0 * lot.draw() - 8.0;
            let y = (f32::from(*row) + down) * SQUARE + 14.0 * lot.draw() - 7.0;
            trees.push((x.clamp(15.0, widest - 17.0), y, lot.draw()));
        }
    }
    // Nearer ones stand before those behind.
    trees.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut drawn = ground(cells, "#1d3d20", "#3d6b34");
    for (x, y, lot) in trees {
        let green = GREENS[(lot * 4.8) as usize % GREENS.len()];
        drawn += &if lot > 0.82 { cypress(x, y, 0.9) } else { tree(x, y, green, 0.8 + lot * 0.5) };
    }
    drawn
}

fn lake(cells: &[Cell]) -> String {
    let (height, width) = extent(cells);
    let (w, h) = (f32::from(width) * SQUARE, f32::from(height) * SQUARE);
    let shore = |m: f32, k: f32| {
        let n = figure;
        format!(
            "M{} {}Q{} {} {} {}Q{} {} {} {}Q{} {} {} {}Q{} {} {} {}Q{} {} {} {}Q{} {} {} {}Q{} {} {} {}Q{} {} {} {}z",
            n(m + 20.0),
            n(m + 4.0),
            n(w / 2.0),
            n(m - 4.0 + k),
            n(w - m - 22.0),
            n(m + 5.0),
            n(w - m),
            n(m + 8.0),
            n(w - m - 2.0),
            n(m + 30.0),
            n(w - m + 4.0),
            n(h / 2.0),
            n(w - m - 4.0),
            n(h - m - 24.0),
            n(w - m - 4.0),
            n(h - m),
            n(w - m - 30.0),
            n(h - m - 2.0),
            n(w / 2.0),
            n(h - m + 4.0),
            n(m + 24.0),
            n(h - m - 3.0),
            n(m),
            n(h - m - 2.0),
            n(m + 2.0),
            n(h - m - 26.0),
            n(m - 5.0),
            n(h / 2.0),
            n(m + 2.0),
            n(m + 26.0),
            n(m),
            n(m + 6.0),
            n(m + 20.0),
            n(m + 4.0),
        )
    };
    let mut drawn = ground(cells, "#2d5230", "#6d9a48");
    for (margin, bend, colour) in [(8.0, 0.0, "#e3cf98"), (12.0, 0.0, "#2f7fb4"), (17.0, 2.0, "#3f97cb"), (26.0, 4.0, "#63b4de")] {
        let _ = write!(drawn, "<path d=\"{}\" fill=\"{colour}\"/>", shore(margin, bend));
    }
    drawn += "<path d=\"M24 40q8-4 16 0t16 0M62 30q7-4 14 0t14 0M34 84q8-4 16 0t16 0M70 74q7-3 13 0t13 0M46 60q6-3 12 0\" stroke=\"#e6f7fd\" stroke-width=\"2\" fill=\"none\" stroke-linecap=\"round\" opacity=\".85\"/>";
    drawn += &feature("boat", 80.0, 52.0, &[]);
    drawn += &feature("swan", 38.0, 66.0, &[]);
    drawn += "<path d=\"M14 100q-2-12-4-16M18 102q0-14 1-20M22 103q2-10 5-15\" stroke=\"#3f6d2c\" stroke-width=\"2.5\" fill=\"none\"/>";
    drawn + &cypress(15.0, 26.0, 0.6) + &tree(w - 16.0, h - 12.0, GREENS[1], 0.75)
}

/// Beds of flowers, and a fountain in the middle.
fn park(cells: &[Cell]) -> String {
    let mut drawn = ground(cells, "#2d5230", "#86b354");
    for (nth, (row, column)) in cells.iter().enumerate() {
        let (x, y) = ((f32::from(*column) + 0.5) * SQUARE, (f32::from(*row) + 0.5) * SQUARE);
        if nth != cells.len() / 2 {
            drawn += &feature("bed", x, y, &[]);
            continue;
        }
        let (left, top) = (figure(x - 26.0), figure(y - 26.0));
        let _ = write!(drawn, "<path d=\"M{left} {top}h52v52h-52z\" fill=\"#ead9a8\"/>");
        for (dx, dy, green) in [(-20.0, -12.0, GREENS[1]), (20.0, -12.0, GREENS[0])] {
            drawn += &tree(x + dx, y + dy, green, 0.55);
        }
        drawn += &feature("fountain", x, y + 6.0, &[]);
        for (dx, dy, green) in [(-20.0, 24.0, GREENS[0]), (21.0, 24.0, GREENS[1])] {
            drawn += &tree(x + dx, y + dy, green, 0.55);
        }
    }
    drawn
}
