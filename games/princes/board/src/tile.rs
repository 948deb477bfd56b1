//! Tiles: their squares, their pictures, and what lies on a land.

use crate::context::Ctx;
use crate::thing::Thing;
use drawing::{Markup, html, people};
use kit::{Phrase, Seat};
use princes::shape::{SIDE, Shape};
use princes::{Building, Landscape, Size, Spot};

/// Row and column of a square.
pub(crate) type Cell = (u8, u8);

/// A shape has at most so many turns.
const TURNS: u8 = 8;

/// Rows and columns of the box around squares that begin at its corner.
pub(crate) fn extent(cells: &[Cell]) -> (u8, u8) {
    cells.iter().fold((0, 0), |(rows, columns), cell| (rows.max(cell.0 + 1), columns.max(cell.1 + 1)))
}

/// What kind of tile it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Palace,
    Building(Building),
    Landscape(Landscape),
}

impl Kind {
    pub fn from_word(word: &str) -> Option<Kind> {
        Building::from_word(word).map(Kind::Building).or_else(|| Landscape::from_word(word).map(Kind::Landscape))
    }

    pub fn word(self) -> &'static str {
        match self {
            Kind::Palace => "palace",
            Kind::Building(building) => building.word(),
            Kind::Landscape(kind) => kind.word(),
        }
    }

    pub fn name(self) -> Phrase {
        match self {
            Kind::Palace => Phrase::new("draw-palace"),
            Kind::Building(building) => Phrase::name("building", building),
            Kind::Landscape(kind) => Phrase::name("landscape", kind),
        }
    }

    pub fn thing(self) -> Thing {
        match self {
            Kind::Palace => Thing::Palace,
            Kind::Building(building) => Thing::Building(building),
            Kind::Landscape(kind) => Thing::Landscape(kind),
        }
    }

    /// The palace has no shape that could be placed.
    pub fn shape(self, ctx: &Ctx<'_>) -> Option<&'static Shape> {
        match self {
            Kind::Palace => None,
            Kind::Building(building) => Some(&ctx.edition().buildings[building.index()]),
            Kind::Landscape(kind) => Some(&ctx.edition().landscapes[kind.index()]),
        }
    }
}

/// Something that lies on a land. A joint building may begin before the land and end beyond it.
pub(crate) struct Lying {
    pub kind: Kind,
    pub turn: u8,
    pub row: i8,
    pub column: i8,
    /// All its squares, in the frame of the land.
    pub squares: Vec<(i8, i8)>,
    /// It lies on the neighbour's land too.
    pub joint: bool,
    /// Tells it from others of its kind on the same land.
    pub nth: usize,
}

impl Lying {
    fn at(kind: Kind, shape: &Shape, spot: Spot, nth: usize) -> Lying {
        let (row, column) = (spot.row as i8, spot.column as i8);
        let squares = shape.cells(spot.turn).iter().map(|(r, c)| (*r as i8 + row, *c as i8 + column)).collect();
        Lying { kind, turn: spot.turn, row, column, squares, joint: false, nth }
    }

    /// From squares wherever they lie: the turn is the one that looks like them.
    fn from_squares(kind: Kind, shape: &Shape, squares: Vec<(i8, i8)>) -> Lying {
        let row = squares.iter().map(|square| square.0).min().unwrap_or(0);
        let column = squares.iter().map(|square| square.1).min().unwrap_or(0);
        Lying { kind, turn: turn_of(shape, squares.iter().copied()), row, column, squares, joint: true, nth: 0 }
    }

    pub fn extent(&self) -> (u8, u8) {
        let rows = self.squares.iter().map(|square| square.0 - self.row + 1).max().unwrap_or(1);
        let columns = self.squares.iter().map(|square| square.1 - self.column + 1).max().unwrap_or(1);
        (rows as u8, columns as u8)
    }

    /// The squares inside the land.
    pub fn inside(&self) -> usize {
        let on = |n: i8| (0..SIDE as i8).contains(&n);
        self.squares.iter().filter(|(row, column)| on(*row) && on(*column)).count()
    }

    /// As a strip of two lands shows a land: the home land below, the other turned above it.
    pub fn on_strip(self, ctx: &Ctx<'_>, home: bool) -> Lying {
        let side = SIDE as i8;
        if home {
            let squares = self.squares.iter().map(|(row, column)| (row + side, *column)).collect();
            return Lying { row: self.row + side, squares, ..self };
        }
        let squares: Vec<(i8, i8)> = self.squares.iter().map(|(row, column)| (*column, side - 1 - row)).collect();
        match self.kind.shape(ctx) {
            Some(shape) => Lying { joint: self.joint, nth: self.nth, ..Lying::from_squares(self.kind, shape, squares) },
            // A palace seen from its side is drawn from its front all the same: there is one picture of it.
            None => {
                let row = squares.iter().map(|square| square.0).min().unwrap_or(0);
                let column = squares.iter().map(|square| square.1).min().unwrap_or(0);
                Lying { row, column, squares, ..self }
            }
        }
    }
}

/// The palace and all tiles of a prince.
pub(crate) fn lying(ctx: &Ctx<'_>, seat: Seat) -> Vec<Lying> {
    let edition = ctx.edition();
    let all = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column)));
    let palace: Vec<(i8, i8)> = all
        .filter(|(row, column)| edition.palace & princes::shape::square(*row, *column) != 0)
        .map(|(row, column)| (row as i8, column as i8))
        .collect();
    let row = palace.iter().map(|square| square.0).min().unwrap_or(0);
    let column = palace.iter().map(|square| square.1).min().unwrap_or(0);
    let mut out = vec![Lying { kind: Kind::Palace, turn: 0, row, column, squares: palace, joint: false, nth: 0 }];
    let Some(prince) = ctx.prince(seat) else { return out };
    let gardens = prince.landscapes.iter().enumerate();
    out.extend(
        gardens.map(|(nth, garden)| Lying::at(Kind::Landscape(garden.kind), &edition.landscapes[garden.kind.index()], garden.spot, nth)),
    );
    for (word, site) in &prince.buildings {
        let Some(building) = Building::from_word(word) else { continue };
        let (kind, shape) = (Kind::Building(building), &edition.buildings[building.index()]);
        let side = SIDE as i8;
        let strip = shape.cells(site.spot.turn).iter().map(|(r, c)| ((*r + site.spot.row) as i8, (*c + site.spot.column) as i8));
        out.push(match site.border {
            None => Lying::at(kind, shape, site.spot, 0),
            Some(home) if home == seat => Lying::from_squares(kind, shape, strip.map(|(row, column)| (row - side, column)).collect()),
            // §9.1: the strip's upper half is this land, turned.
            Some(_) => Lying::from_squares(kind, shape, strip.map(|(row, column)| (side - 1 - column, row)).collect()),
        });
    }
    out
}

/// The turns of a shape, one after the other.
pub(crate) fn turns(shape: &Shape) -> impl Iterator<Item = (u8, &[Cell])> {
    (0..TURNS).map(|turn| (turn, shape.cells(turn))).filter(|(_, cells)| !cells.is_empty())
}

/// Which turn has these squares, wherever they lie.
pub(crate) fn turn_of(shape: &Shape, squares: impl Iterator<Item = (i8, i8)>) -> u8 {
    let squares: Vec<(i8, i8)> = squares.collect();
    let (top, left) = squares.iter().fold((i8::MAX, i8::MAX), |(top, left), (row, column)| (top.min(*row), left.min(*column)));
    let mut moved: Vec<Cell> = squares.iter().map(|(row, column)| ((row - top) as u8, (column - left) as u8)).collect();
    moved.sort_unstable();
    turns(shape).find(|(_, cells)| *cells == moved).map_or(0, |(turn, _)| turn)
}

/// The cell nearest to the middle of them all: where a tile is held.
pub(crate) fn middle(cells: &[Cell]) -> Option<Cell> {
    let n = cells.len().max(1) as f32;
    let row = cells.iter().map(|c| f32::from(c.0)).sum::<f32>() / n;
    let column = cells.iter().map(|c| f32::from(c.1)).sum::<f32>() / n;
    let far = |c: &Cell| (f32::from(c.0) - row).powi(2) + (f32::from(c.1) - column).powi(2);
    cells.iter().copied().min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// The picture of a tile by itself: in a stall, in the question, in the panel.
pub(crate) fn picture(ctx: &Ctx<'_>, kind: Kind, turn: u8) -> Markup {
    let (rows, columns) = kind.shape(ctx).map_or((2, 3), |shape| extent(shape.cells(turn)));
    html! { i class={ "tl t-" (kind.word()) "-" (turn) " w" (columns) " h" (rows) } {} }
}

/// The classes of a picture that lies on a land.
pub(crate) fn class(lying: &Lying, owner: Seat) -> String {
    let (rows, columns) = lying.extent();
    let family = if lying.kind == Kind::Palace { people::class(owner) } else { "" };
    format!("tl t-{}-{} w{columns} h{rows} {} {} {family}", lying.kind.word(), lying.turn, row_class(lying.row), column_class(lying.column))
}

/// A row as a class: a page may have no styles of its own. Rows before the first are counted from it upwards.
pub(crate) fn row_class(row: i8) -> String {
    if row < 0 { format!("ym{}", -row) } else { format!("y{row}") }
}

pub(crate) fn column_class(column: i8) -> String {
    if column < 0 { format!("xm{}", -column) } else { format!("x{column}") }
}

/// How large a building is.
pub(crate) fn size(ctx: &Ctx<'_>, word: &str) -> Option<Size> {
    Building::from_word(word).map(|building| ctx.edition().sizes[building.index()])
}
