//! Tiles as drawings: squares into paths, and what lies on a land.

use crate::{Pen, signs};
use drawing::{Markup, html, icon};
use kit::{Phrase, Seat};
use princes::shape::SIDE;
use princes::{Building, Landscape};
use std::fmt::Write;

/// Row and column of a square.
pub(crate) type Cell = (u8, u8);

/// Something that lies on a land.
pub(crate) struct Lying {
    /// The last part of its message's key, and its symbol.
    pub word: &'static str,
    pub cells: Vec<Cell>,
    /// It lies on the neighbour's land too.
    pub joint: bool,
    /// Tells it from others of its kind on the same land.
    pub nth: usize,
}

pub(crate) fn cells(mask: u64) -> Vec<Cell> {
    let all = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    all.filter(|(row, column)| mask & princes::shape::square(*row, *column) != 0).collect()
}

/// The palace and all tiles of a prince.
pub(crate) fn lying(pen: &Pen<'_>, seat: Seat) -> Vec<Lying> {
    let edition = pen.edition();
    let mut out = vec![Lying { word: "palace", cells: cells(edition.palace), joint: false, nth: 0 }];
    let Some(prince) = pen.scene.view.princes.get(seat.index()) else { return out };
    for (nth, garden) in prince.landscapes.iter().enumerate() {
        let mask = edition.landscapes[garden.kind.index()].at(garden.spot).unwrap_or(0);
        out.push(Lying { word: garden.kind.word(), cells: cells(mask), joint: false, nth });
    }
    for (word, site) in &prince.buildings {
        let Some(building) = Building::from_word(word) else { continue };
        let shape = &edition.buildings[building.index()];
        let mask = match site.border {
            None => shape.at(site.spot),
            Some(home) => shape.joint_at(site.spot).map(|place| if home == seat { place.home } else { place.away }),
        };
        out.push(Lying { word: building.word(), cells: cells(mask.unwrap_or(0)), joint: site.border.is_some(), nth: 0 });
    }
    out
}

/// The cells as squares.
pub(crate) fn fill(cells: &[Cell], size: f32) -> String {
    let mut path = String::new();
    for (row, column) in cells {
        let (x, y) = (icon::round(f32::from(*column) * size), icon::round(f32::from(*row) * size));
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x} {y}h{size}v{size}h-{size}z");
    }
    path
}

/// The line around the cells.
pub(crate) fn outline(cells: &[Cell], size: f32) -> String {
    let mut path = String::new();
    for (row, column) in cells {
        let (x, y) = (icon::round(f32::from(*column) * size), icon::round(f32::from(*row) * size));
        let (right, below) = (icon::round(x + size), icon::round(y + size));
        let free = |beside: Option<Cell>| beside.is_none_or(|cell| !cells.contains(&cell));
        let sides = [
            (free(row.checked_sub(1).map(|r| (r, *column))), format!("M{x} {y}h{size}")),
            (free(Some((row + 1, *column))), format!("M{x} {below}h{size}")),
            (free(column.checked_sub(1).map(|c| (*row, c))), format!("M{x} {y}v{size}")),
            (free(Some((*row, column + 1))), format!("M{right} {y}v{size}")),
        ];
        path.extend(sides.into_iter().filter(|(free, _)| *free).map(|(_, side)| side));
    }
    path
}

/// The cell nearest to the middle of them all: where the symbol stands.
pub(crate) fn middle(cells: &[Cell]) -> Option<Cell> {
    let n = cells.len().max(1) as f32;
    let row = cells.iter().map(|c| f32::from(c.0)).sum::<f32>() / n;
    let column = cells.iter().map(|c| f32::from(c.1)).sum::<f32>() / n;
    let far = |c: &Cell| (f32::from(c.0) - row).powi(2) + (f32::from(c.1) - column).powi(2);
    cells.iter().copied().min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// A tile with its symbol. `class` sets its colour.
pub(crate) fn tile(word: &str, class: &str, cells: &[Cell], size: f32) -> Markup {
    html! {
        g class={ "tile " (class) } {
            path class="ground" d=(fill(cells, size)) {}
            path class="line" d=(outline(cells, size)) {}
            @if let Some((row, column)) = middle(cells) {
                @let inner = size * 0.84;
                (icon::at(word, f32::from(column) * size + (size - inner) / 2.0, f32::from(row) * size + (size - inner) / 2.0, inner))
            }
        }
    }
}

/// What a tile is called.
pub(crate) fn name(word: &str) -> Phrase {
    match (Landscape::from_word(word), Building::from_word(word)) {
        (Some(kind), _) => Phrase::name("landscape", kind),
        (None, Some(building)) => Phrase::name("building", building),
        (None, None) => Phrase::new("draw-palace"),
    }
}

/// The class of a tile: landscapes by their kind, buildings by their size.
pub(crate) fn class(pen: &Pen<'_>, word: &str) -> &'static str {
    match (Landscape::from_word(word), Building::from_word(word)) {
        (Some(kind), _) => kind.word(),
        (None, Some(building)) => signs::size(pen.edition().sizes[building.index()]),
        (None, None) => "palace",
    }
}

/// The lines between so many rows and columns of squares.
pub(crate) fn grid(rows: u8, columns: u8, size: f32) -> Markup {
    let (width, height) = (f32::from(columns) * size, f32::from(rows) * size);
    let across: String = (1..rows).map(|row| format!("M0 {}h{width}", icon::round(f32::from(row) * size))).collect();
    let down: String = (1..columns).map(|column| format!("M{} 0v{height}", icon::round(f32::from(column) * size))).collect();
    html! {
        rect class="soil" x="0" y="0" width=(width) height=(height) {}
        path class="furrows" d={ (across) (down) } {}
    }
}
