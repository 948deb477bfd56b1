//! What takes the middle of the table for a moment: the turns of a tile that is being placed, the cards one looks at, a joint building
//! that is being offered.
//!
//! A tile has up to eight turns and three hundred places. Each turn has a small land of its own, and each place is a handle on the
//! tile's first square there; the tile itself shows as a ghost when the handle is pointed at.

use crate::Pen;
use crate::card::{self, HEIGHT, WIDTH};
use crate::tile::{self, Cell};
use drawing::pen::{named, spot};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat};
use princes::shape::{SIDE, Shape};
use princes::{Building, Card, Choice, Landscape, Scene, Spot};

const CELL: f32 = 18.0;
const MARGIN: f32 = 4.0;
/// The band above a land in which the turn itself is shown.
const BAND: f32 = 34.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Option<Markup> {
    match &pen.scene.view.scene {
        Scene::Placing { seat, tile } if pen.scene.me() == Some(*seat) => Some(placing(pen, *seat, tile)),
        Scene::Looking { seat, cards, .. } if pen.scene.me() == Some(*seat) && !cards.is_empty() => Some(looking(pen, *seat, cards)),
        Scene::Offer { building, partner: Some(partner), home: Some(home), place, .. } => {
            let (shown, chosen) = (pen.scene.is_asked() || place.is_some(), *place);
            shown.then(|| offering(pen, *building, *partner, *home, chosen))
        }
        _ => None,
    }
}

fn looking(pen: &Pen<'_>, seat: Seat, cards: &[Card]) -> Markup {
    let prince = pen.scene.view.princes.get(seat.index());
    html! {
        div class="stage cards" {
            @for card in cards {
                svg class="drawn looked" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                    g class="piece" id={ "l-" (card.word()) } {
                        (spot(pen.take(&[Choice::Keep(*card), Choice::Under(*card)]), "looked-at", &card::about(pen, *card), [1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0], card::face(pen, *card, prince)))
                    }
                }
            }
        }
    }
}

/// The ground that a tile is placed on: one land, or two joined at a border.
struct Ground {
    rows: u8,
    /// Rows above are not shown.
    top: u8,
    tiles: Vec<(&'static str, Vec<Cell>)>,
    /// The row that the border runs above, and the seats below and above it.
    border: Option<(u8, Seat, Seat)>,
}

fn land(pen: &Pen<'_>, seat: Seat) -> Ground {
    Ground { rows: SIDE, top: 0, tiles: tile::lying(pen, seat).into_iter().map(|lying| (lying.word, lying.cells)).collect(), border: None }
}

/// A strip of two lands, as the rules see it: the home land below, the other turned above it.
fn strip(pen: &Pen<'_>, home: Seat, shape: &Shape) -> Ground {
    let away = home.next(pen.scene.view.princes.len() as u8);
    let reach = shape.joints.iter().map(|joint| joint.spot.row).min().unwrap_or(0).saturating_sub(1).min(SIDE - 1);
    let below = |lying: tile::Lying| (lying.word, lying.cells.into_iter().map(|(row, column)| (row + SIDE, column)).collect());
    let above = |lying: tile::Lying| (lying.word, lying.cells.into_iter().map(|(row, column)| (column, SIDE - 1 - row)).collect());
    let tiles = tile::lying(pen, home).into_iter().map(below).chain(tile::lying(pen, away).into_iter().map(above)).collect();
    Ground { rows: 2 * SIDE - reach, top: reach, tiles, border: Some((SIDE, home, away)) }
}

impl Ground {
    /// On a strip only what is shown.
    fn draw(&self, pen: &Pen<'_>) -> Markup {
        let shown = |cells: &[Cell]| -> Vec<Cell> {
            let inside = cells.iter().filter(|(row, _)| (self.top..self.rows).contains(row));
            inside.map(|(row, column)| (row - self.top, *column)).collect()
        };
        html! {
            (tile::grid(self.rows - self.top, SIDE, CELL))
            @for (word, cells) in &self.tiles { (tile::tile(word, tile::class(pen, word), &shown(cells), CELL)) }
            @if let Some((row, home, away)) = self.border {
                @let y = f32::from(row - self.top) * CELL;
                line class="border" x1="-3" x2=(f32::from(SIDE) * CELL + 3.0) y1=(y) y2=(y) {}
                (people::crest_at(away, -2.0, y - 9.0, 13.0))
                (people::crest_at(home, -2.0, y + 9.0, 13.0))
            }
        }
    }

    fn height(&self) -> f32 {
        f32::from(self.rows - self.top) * CELL
    }

    /// The cells of a shape at a spot, as they are shown.
    fn cells(&self, shape: &Shape, spot: Spot) -> Vec<Cell> {
        let moved = shape.cells(spot.turn).iter().map(|(row, column)| (row + spot.row, column + spot.column));
        moved.filter(|(row, _)| *row >= self.top).map(|(row, column)| (row - self.top, column)).collect()
    }
}

fn view_box(ground: &Ground, band: f32) -> String {
    format!("{} {} {} {}", -MARGIN, -MARGIN - band, f32::from(SIDE) * CELL + 2.0 * MARGIN, ground.height() + 2.0 * MARGIN + band)
}

/// The turn in small, its first square marked: that is where its handles are.
fn turned(pen: &Pen<'_>, word: &str, cells: &[Cell]) -> Markup {
    let (rows, columns) = cells.iter().fold((0, 0), |(r, c), cell| (r.max(cell.0 + 1), c.max(cell.1 + 1)));
    let size = icon::round((BAND / f32::from(rows.max(1))).min(9.0));
    let (x, y) = ((f32::from(SIDE) * CELL - size * f32::from(columns)) / 2.0, -2.0 - (BAND + size * f32::from(rows)) / 2.0);
    let (row, column) = cells.first().copied().unwrap_or_default();
    html! {
        g class={ "turned tile " (tile::class(pen, word)) } transform={ "translate(" (icon::round(x)) " " (icon::round(y)) ")" } {
            path class="ground" d=(tile::fill(cells, size)) {}
            path class="line" d=(tile::outline(cells, size)) {}
            rect class="grip" x=(icon::round(f32::from(column) * size + 1.5)) y=(icon::round(f32::from(row) * size + 1.5)) width=(size - 3.0) height=(size - 3.0) rx="1.5" {}
        }
    }
}

fn placing(pen: &Pen<'_>, seat: Seat, word: &str) -> Markup {
    let edition = pen.edition();
    let shape = match (Building::from_word(word), Landscape::from_word(word)) {
        (Some(building), _) => &edition.buildings[building.index()],
        (None, Some(kind)) => &edition.landscapes[kind.index()],
        (None, None) => return html! {},
    };
    turns(pen, word, shape, &land(pen, seat), "stage")
}

/// A land for each turn that has a place.
fn turns(pen: &Pen<'_>, word: &str, shape: &Shape, ground: &Ground, class: &str) -> Markup {
    let spots: Vec<Spot> = pen
        .scene
        .offers
        .iter()
        .filter_map(|offer| if let Choice::Place(turn, row, column) = offer.choice { Some(Spot { turn, row, column }) } else { None })
        .collect();
    let of = |turn: u8| spots.iter().filter(move |spot| spot.turn == turn);
    let legal = |spot: &&Spot| pen.places.is_legal(Choice::Place(spot.turn, spot.row, spot.column));
    let class = format!("{class} {}", if pen.scene.is_asked() { "mine" } else { "" });
    html! {
        div class=(class.trim_end()) {
            @for turn in (0..8u8).filter(|turn| of(*turn).any(|spot| legal(&spot))) {
                svg class="drawn turn" viewBox=(view_box(ground, BAND)) {
                    (turned(pen, word, shape.cells(turn)))
                    (ground.draw(pen))
                    @for spot in of(turn).filter(|spot| !legal(spot)).chain(of(turn).filter(legal)) { (handle(pen, word, shape, ground, *spot)) }
                }
            }
        }
    }
}

/// A place of the tile: a handle on its first square, and the tile as a ghost.
fn handle(pen: &Pen<'_>, word: &str, shape: &Shape, ground: &Ground, spot: Spot) -> Markup {
    let Some(place) = pen.take(&[Choice::Place(spot.turn, spot.row, spot.column)]) else { return html! {} };
    let cells = ground.cells(shape, spot);
    let (row, column) = cells.first().copied().unwrap_or_default();
    let (x, y) = (f32::from(column) * CELL, f32::from(row) * CELL);
    let inset = if place.is_legal() { 3.0 } else { 7.0 };
    place.group(
        "handle",
        None,
        html! {
            rect class="reach" x=(icon::round(x)) y=(icon::round(y)) width=(CELL) height=(CELL) {}
            rect class="grip" x=(icon::round(x + inset)) y=(icon::round(y + inset)) width=(CELL - 2.0 * inset) height=(CELL - 2.0 * inset) rx="3" {}
            path class={ "ghost " (tile::class(pen, word)) } d=(tile::fill(&cells, CELL)) {}
        },
    )
}

/// A joint building: all its places for who chooses, the place chosen for everybody.
fn offering(pen: &Pen<'_>, building: Building, partner: Seat, home: Seat, chosen: Option<Spot>) -> Markup {
    let shape = &pen.edition().buildings[building.index()];
    let ground = strip(pen, home, shape);
    let Some(spot) = chosen else { return turns(pen, building.word(), shape, &ground, "stage strips") };
    let told = Phrase::new("draw-joint").with("building", Phrase::name("building", building)).with("seat", partner);
    html! {
        div class="stage strips" {
            svg class="drawn turn" viewBox=(view_box(&ground, 0.0)) {
                (ground.draw(pen))
                (named(None, "proposed", &pen.say(told), tile::tile(building.word(), tile::class(pen, building.word()), &ground.cells(shape, spot), CELL)))
            }
        }
    }
}
