//! The ground on which a tile is placed, and the tile as a ghost on it.
//!
//! For each turn of the tile and each square of the ground there is a handle: the tile held by its middle over that square. Pointed at or
//! focused, it shows the ghost, green where the answer is legal, red where it is not, with the reason. Only one turn is shown at a time; a row of
//! radio buttons chooses it, and the site's script turns (R) and flips (F) by them.

use crate::Pen;
use crate::tile::{self, Cell};
use drawing::pen::{at, named};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat, Why};
use princes::shape::{SIDE, Shape};
use princes::{Choice, Landscape};
use std::fmt::Write;

const MARGIN: f32 = 9.0;
/// A shape has at most so many turns.
const TURNS: u8 = 8;

/// The ground that a tile is placed on: one land, or two joined at a border.
pub(crate) struct Ground {
    pub rows: u8,
    /// Rows above are not shown.
    pub top: u8,
    pub tiles: Vec<(&'static str, Vec<Cell>)>,
    /// The row that the border runs above, and the seats below and above it.
    pub border: Option<(u8, Seat, Seat)>,
}

impl Ground {
    pub fn land(pen: &Pen<'_>, seat: Seat) -> Ground {
        let tiles = tile::lying(pen, seat).into_iter().map(|lying| (lying.word, lying.cells)).collect();
        Ground { rows: SIDE, top: 0, tiles, border: None }
    }

    /// A strip of two lands, as the rules see it: the home land below, the other turned above it.
    pub fn strip(pen: &Pen<'_>, home: Seat, shape: &Shape) -> Ground {
        let away = home.next(pen.scene.view.princes.len() as u8);
        let reach = shape.joints.iter().map(|joint| joint.spot.row).min().unwrap_or(0).saturating_sub(1).min(SIDE - 1);
        let below = |lying: tile::Lying| (lying.word, lying.cells.into_iter().map(|(row, column)| (row + SIDE, column)).collect());
        let above = |lying: tile::Lying| (lying.word, lying.cells.into_iter().map(|(row, column)| (column, SIDE - 1 - row)).collect());
        let tiles = tile::lying(pen, home).into_iter().map(below).chain(tile::lying(pen, away).into_iter().map(above)).collect();
        Ground { rows: 2 * SIDE - reach, top: reach, tiles, border: Some((SIDE, home, away)) }
    }

    /// On a strip only what is shown.
    pub fn draw(&self, pen: &Pen<'_>, size: f32) -> Markup {
        let shown = |cells: &[Cell]| -> Vec<Cell> {
            let inside = cells.iter().filter(|(row, _)| (self.top..self.rows).contains(row));
            inside.map(|(row, column)| (row - self.top, *column)).collect()
        };
        html! {
            (tile::grid(self.rows - self.top, SIDE, size))
            @for (word, cells) in &self.tiles { (named(None, "lying", &pen.say(tile::name(word)), tile::tile(word, tile::class(pen, word), &shown(cells), size))) }
            @if let Some((row, home, away)) = self.border {
                @let y = f32::from(row - self.top) * size;
                line class="border" x1="-3" x2=(f32::from(SIDE) * size + 3.0) y1=(y) y2=(y) {}
                (people::crest_at(away, -7.0, y - 9.0, 13.0))
                (people::crest_at(home, -7.0, y + 9.0, 13.0))
            }
        }
    }

    pub fn view_box(&self, size: f32) -> String {
        let height = f32::from(self.rows - self.top) * size;
        format!("{} {} {} {}", -MARGIN, -MARGIN, f32::from(SIDE) * size + 2.0 * MARGIN, height + 2.0 * MARGIN)
    }

    /// The cells of a shape at a spot, as they are shown.
    pub fn cells(&self, shape: &Shape, spot: princes::Spot) -> Vec<Cell> {
        let moved = shape.cells(spot.turn).iter().map(|(row, column)| (row + spot.row, column + spot.column));
        moved.filter(|(row, _)| *row >= self.top).map(|(row, column)| (row - self.top, column)).collect()
    }

    fn is_taken(&self, row: i8, column: i8) -> bool {
        self.tiles.iter().flat_map(|(_, cells)| cells).any(|(r, c)| (*r as i8, *c as i8) == (row, column))
    }

    /// Does the square share an edge with a building or a palace (§5.8, §9.5)?
    fn is_crowded(&self, row: i8, column: i8) -> bool {
        let built = self.tiles.iter().filter(|(word, _)| Landscape::from_word(word).is_none());
        built.flat_map(|(_, cells)| cells).any(|(r, c)| (*r as i8 - row).abs() + (*c as i8 - column).abs() == 1)
    }

    /// Why the tile cannot lie where no answer has a place for it: off the ground, not across the border, or on the palace.
    fn why(&self, cells: &[(i8, i8)]) -> Why {
        let off = cells.iter().any(|(row, column)| !(0..SIDE as i8).contains(column) || !(0..self.rows as i8).contains(row));
        let crosses = self.border.is_none_or(|(border, ..)| {
            cells.iter().any(|(row, _)| *row < border as i8) && cells.iter().any(|(row, _)| *row >= border as i8)
        });
        match (self.border, off, crosses) {
            (None, true, _) => Why::new("5.6", "why-off-grid"),
            (Some(_), true, _) | (Some(_), _, false) => Why::new("9.3", "why-off-strip"),
            (_, false, _) => Why::new("5.7", "why-overlap"),
        }
    }
}

/// The turns of a shape, one after the other.
fn turns(shape: &Shape) -> impl Iterator<Item = (u8, &[Cell])> {
    (0..TURNS).map(|turn| (turn, shape.cells(turn))).filter(|(_, cells)| !cells.is_empty())
}

/// Which turn has these cells, wherever they lie.
fn turn_of(shape: &Shape, cells: impl Iterator<Item = (i8, i8)>) -> u8 {
    let cells: Vec<(i8, i8)> = cells.collect();
    let (top, left) = cells.iter().fold((i8::MAX, i8::MAX), |(top, left), (row, column)| (top.min(*row), left.min(*column)));
    let mut moved: Vec<Cell> = cells.iter().map(|(row, column)| ((row - top) as u8, (column - left) as u8)).collect();
    moved.sort_unstable();
    let same = |other: &[Cell]| {
        let mut other = other.to_vec();
        other.sort_unstable();
        other == moved
    };
    turns(shape).find(|(_, other)| same(other)).map_or(0, |(turn, _)| turn)
}

/// A handle for every turn and square.
pub(crate) fn handles(pen: &Pen<'_>, shape: &Shape, ground: &Ground, size: f32) -> Markup {
    html! {
        @for (turn, cells) in turns(shape) {
            g class={ "places turn-" (turn) } data-shown-by={ "turn-" (turn) } {
                @for row in ground.top..ground.rows {
                    @for column in 0..SIDE { (handle(pen, ground, (turn, cells), (row, column), size)) }
                }
            }
        }
    }
}

fn handle(pen: &Pen<'_>, ground: &Ground, (turn, cells): (u8, &[Cell]), square: Cell, size: f32) -> Markup {
    let (row, column) = (square.0 as i8, square.1 as i8);
    let grip = tile::middle(cells).unwrap_or_default();
    let (grip_row, grip_column) = (grip.0 as i8, grip.1 as i8);
    let (top, left) = (row - grip_row, column - grip_column);
    let spot = u8::try_from(top).ok().zip(u8::try_from(left).ok());
    let place = spot.and_then(|(row, column)| pen.take(&[Choice::Place(turn, row, column)]));
    let legal = place.as_ref().is_some_and(drawing::Place::is_legal);
    // Everything is drawn from the square held, so that a turn's handles are alike and short on the wire.
    let own: Vec<(i8, i8)> = cells.iter().map(|(r, c)| (*r as i8 - grip_row, *c as i8 - grip_column)).collect();
    let lying: Vec<(i8, i8)> = own.iter().map(|(r, c)| (r + row, c + column)).collect();
    let inside = |(r, c): (i8, i8)| (0..SIDE as i8).contains(&c) && (ground.top as i8..ground.rows as i8).contains(&r);
    // Which squares are in the way of it: those taken or off the ground; if there are none, those that touch.
    let blocked = |(r, c): &(i8, i8)| ground.is_taken(r + row, c + column) || !inside((r + row, c + column));
    let touching = !own.iter().any(blocked);
    let clash = own.iter().copied().filter(|cell| blocked(cell) || touching && ground.is_crowded(cell.0 + row, cell.1 + column));
    let inset = icon::round(size * if legal { 0.28 } else { 0.42 });
    let content = html! {
        rect class="reach" width=(size) height=(size) {}
        rect class="grip" x=(inset) y=(inset) width=(icon::round(size - 2.0 * inset)) height=(icon::round(size - 2.0 * inset)) rx="3" {}
    };
    // Beside the handle, not in it: a handle is no larger than its square.
    let ghost = html! {
        g class={ "ghost" @if !legal { " red" } } {
            path d=(squares(own.iter().copied(), size)) {}
            @if !legal { path class="clash" d=(squares(clash, size)) {} }
        }
    };
    let name = || Phrase::new("draw-square").with("row", square.0 - ground.top + 1).with("column", square.1 + 1);
    html! {
        g transform={ "translate(" (icon::round(f32::from(square.1) * size)) " " (icon::round(f32::from(square.0 - ground.top) * size)) ")" } data-square={ (square.0) "-" (square.1) } {
            @if let Some(place) = place { (place.group("handle", None, content)) } @else {
                @let why = ground.why(&lying);
                @let sentence = pen.say(why.phrase());
                g class="offer refused handle" role="button" tabindex="0" data-tip data-refused="" data-why=(sentence) data-rule=(why.rule)
                    aria-disabled="true" aria-label={ (pen.say(name())) ". " (sentence) } { (content) }
            }
            (ghost)
        }
    }
}

fn squares(cells: impl Iterator<Item = (i8, i8)>, size: f32) -> String {
    let mut path = String::new();
    for (row, column) in cells {
        let (x, y) = (icon::round(f32::from(column) * size), icon::round(f32::from(row) * size));
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x} {y}h{size}v{size}h-{size}z");
    }
    path
}

/// The turns to choose from, how many places each has, and the two keys.
pub(crate) fn chooser(pen: &Pen<'_>, word: &str, shape: &Shape) -> Markup {
    let all: Vec<(u8, &[Cell])> = turns(shape).collect();
    let places = |turn: u8| {
        pen.scene.offers.iter().filter(|offer| offer.is_legal() && matches!(offer.choice, Choice::Place(t, ..) if t == turn)).count()
    };
    let first = all.iter().map(|(turn, _)| *turn).find(|turn| places(*turn) > 0).unwrap_or(0);
    let signed = |cells: &[Cell]| cells.iter().map(|(r, c)| (*r as i8, *c as i8)).collect::<Vec<_>>();
    html! {
        div class="turns" role="radiogroup" aria-label=(pen.scene.text("draw-turns")) {
            @for (turn, cells) in &all {
                @let (turned, flipped) = (turn_of(shape, signed(cells).into_iter().map(|(r, c)| (c, -r))), turn_of(shape, signed(cells).into_iter().map(|(r, c)| (r, -c))));
                @let n = places(*turn);
                @let about = pen.say(Phrase::new("draw-turn").with("turn", turn + 1).with("n", n as u32));
                label class={ "turn" @if n == 0 { " none" } } {
                    input type="radio" name="turn" id={ "turn-" (turn) } value=(turn) data-turned=(turned) data-flipped=(flipped) checked[*turn == first] data-tip aria-label=(about);
                    (thumb(pen, word, cells))
                    span class="n" { (n) }
                }
            }
            @if all.len() > 1 {
                button type="button" class="key" data-turns="turned" { kbd { "R" } " " (pen.scene.text("draw-turn-key")) }
                button type="button" class="key" data-turns="flipped" { kbd { "F" } " " (pen.scene.text("draw-flip-key")) }
            }
            span class="taps" { (pen.scene.text("draw-tap-twice")) }
        }
    }
}

fn thumb(pen: &Pen<'_>, word: &str, cells: &[Cell]) -> Markup {
    let (rows, columns) = cells.iter().fold((0, 0), |(r, c), cell| (r.max(cell.0 + 1), c.max(cell.1 + 1)));
    let size = icon::round((26.0 / f32::from(rows.max(columns).max(1))).min(9.0));
    let (x, y) = ((28.0 - size * f32::from(columns)) / 2.0, (28.0 - size * f32::from(rows)) / 2.0);
    html! {
        svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" {
            (at(x, y, html! {
                g class={ "tile " (tile::class(pen, word)) } { path class="ground" d=(tile::fill(cells, size)) {} path class="line" d=(tile::outline(cells, size)) {} }
            }))
        }
    }
}
