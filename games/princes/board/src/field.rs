//! Placing a tile: one's own land, or two lands joined at a border, with the tile as a ghost on it.
//!
//! For each turn of the tile and each square of the ground there is a handle: the tile held by its middle over that square. Pointed at or
//! focused, it shows the ghost, gold where the answer is legal, red where it is not, with the reason. Only one turn is shown at a time; a row of
//! radio buttons chooses it, and the site's script turns (R) and flips (F) by them and goes from square to square by the arrow keys.

use crate::context::{Ctx, icon, shield};
use crate::ground::Ground;
use crate::thing::Thing;
use crate::tile::{self, Cell, Kind, column_class, row_class};
use drawing::{Markup, html, people};
use kit::{Phrase, Seat, Why};
use princes::shape::{SIDE, Shape};
use princes::{Choice, Scene, Spot};
use std::fmt::Write;

/// What is being placed, and on which ground.
pub(crate) struct Placing {
    pub kind: Kind,
    shape: &'static Shape,
    ground: Ground,
    /// A joint building whose place is chosen.
    chosen: Option<Spot>,
}

impl Placing {
    /// On the land of the seat that looks.
    pub fn at_home(ctx: &Ctx<'_>) -> Option<Placing> {
        let Scene::Placing { seat, tile } = &ctx.scene.view.scene else { return None };
        if ctx.scene.me() != Some(*seat) || !ctx.scene.is_asked() {
            return None;
        }
        let kind = Kind::from_word(tile)?;
        Some(Placing { kind, shape: kind.shape(ctx)?, ground: Ground::land(ctx, *seat, kind), chosen: None })
    }

    /// Across a border: for whoever chooses the place, and once it is chosen for everybody.
    pub fn across(ctx: &Ctx<'_>) -> Option<Placing> {
        let Scene::Offer { building, partner: Some(_), home: Some(home), place, .. } = &ctx.scene.view.scene else { return None };
        let kind = Kind::Building(*building);
        let shape = kind.shape(ctx)?;
        (place.is_some() || ctx.scene.is_asked()).then(|| Placing { kind, shape, ground: Ground::strip(ctx, *home, shape), chosen: *place })
    }

    /// Has the viewer something to place?
    pub fn is_open(&self, ctx: &Ctx<'_>) -> bool {
        self.chosen.is_none() && ctx.scene.is_asked()
    }

    fn places(&self, ctx: &Ctx<'_>, turn: u8) -> Vec<Cell> {
        let legal = ctx.scene.offers.iter().filter(|offer| offer.is_legal());
        legal
            .filter_map(|offer| if let Choice::Place(t, row, column) = offer.choice { (t == turn).then_some((row, column)) } else { None })
            .collect()
    }

    /// How many places there are, and in how many turns.
    pub fn count(&self, ctx: &Ctx<'_>) -> (usize, usize) {
        let each: Vec<usize> = tile::turns(self.shape).map(|(turn, _)| self.places(ctx, turn).len()).collect();
        (each.iter().sum(), each.iter().filter(|n| **n > 0).count())
    }

    /// The turn that is shown first: the first that has a place.
    pub fn first_turn(&self, ctx: &Ctx<'_>) -> u8 {
        tile::turns(self.shape).map(|(turn, _)| turn).find(|turn| !self.places(ctx, *turn).is_empty()).unwrap_or(0)
    }

    /// The strip of two lands.
    pub fn draw_strip(&self, ctx: &Ctx<'_>) -> Markup {
        let ground = &self.ground;
        let shown = ground.rows - ground.top;
        html! {
            div class={ "land strip rows-" (shown) } {
                div.soil {
                    div.across { @for (seat, lying) in &ground.tiles { (ground.draw_tile(ctx, *seat, lying)) } }
                    @if let Some((row, home, away)) = ground.border {
                        @let said = ctx.say(Phrase::new("draw-border-between").with("below", home).with("above", away));
                        span class={ "seam " (row_class((row - ground.top) as i8)) } role="img" data-tip aria-label=(said) { (shield(away)) (shield(home)) }
                    }
                    @match self.chosen {
                        None if ctx.scene.is_asked() => (self.handles(ctx)),
                        None => {},
                        Some(spot) => (self.proposed(ctx, spot)),
                    }
                }
            }
        }
    }

    fn proposed(&self, ctx: &Ctx<'_>, spot: Spot) -> Markup {
        let cells = self.shape.cells(spot.turn);
        let (rows, columns) = tile::extent(cells);
        let place = format!("{} {}", row_class(spot.row as i8 - self.ground.top as i8), column_class(spot.column as i8));
        html! {
            span class={ "ghost proposed " (place) } { (footprint(cells, rows, columns))
                i class={ "tl t-" (self.kind.word()) "-" (spot.turn) " w" (columns) " h" (rows) } role="img" data-tip
                    data-inspect=(ctx.inspect(self.kind.thing())) aria-label=(ctx.say(self.kind.name())) {}
            }
        }
    }

    /// A handle for every turn and square, with one ghost a turn that goes where the hand is.
    pub fn handles(&self, ctx: &Ctx<'_>) -> Markup {
        let ground = &self.ground;
        html! {
            (barred(ground.rows - ground.top, ground.barred.iter().map(|(row, column)| (row - ground.top as i8, *column))))
            @for (turn, cells) in tile::turns(self.shape) { (self.turned(ctx, turn, cells)) }
        }
    }

    fn turned(&self, ctx: &Ctx<'_>, turn: u8, cells: &[Cell]) -> Markup {
        let ground = &self.ground;
        let places = self.places(ctx, turn);
        let grip = tile::middle(cells).unwrap_or_default();
        let (rows, columns) = tile::extent(cells);
        let covered: std::collections::BTreeSet<(i8, i8)> = places
            .iter()
            .flat_map(|(row, column)| cells.iter().map(move |(r, c)| ((r + row) as i8 - ground.top as i8, (c + column) as i8)))
            .collect();
        // Until the hand comes, the tile hovers over its first place.
        let rest = places.first().map(|(row, column)| (row + grip.0, column + grip.1));
        let first = rest.unwrap_or_default();
        html! {
            div class={ "places turn-" (turn) @if rest.is_none() { " nowhere" } } data-shown-by={ "turn-" (turn) } {
                (squares("wash", ground.rows - ground.top, covered.into_iter()))
                span class={ "ghost gy" (grip.0) " gx" (grip.1) " " (row_class(first.0 as i8 - ground.top as i8)) " " (column_class(first.1 as i8)) } aria-hidden="true" {
                    (footprint(cells, rows, columns))
                    i class={ "tl t-" (self.kind.word()) "-" (turn) " w" (columns) " h" (rows) } {}
                }
                @for row in ground.top..ground.rows {
                    @for column in 0..SIDE { (self.handle(ctx, (turn, cells), (row, column), rest == Some((row, column)))) }
                }
            }
        }
    }

    /// One of them can be reached with Tab; from there arrows go on.
    fn handle(&self, ctx: &Ctx<'_>, (turn, cells): (u8, &[Cell]), square: Cell, stop: bool) -> Markup {
        let ground = &self.ground;
        let grip = tile::middle(cells).unwrap_or_default();
        let spot = square.0.checked_sub(grip.0).zip(square.1.checked_sub(grip.1));
        let answer = spot.and_then(|(row, column)| ctx.take(&[Choice::Place(turn, row, column)]));
        let (row, column) = (square.0 - ground.top, square.1);
        let drawn = match answer {
            Some(answer) if answer.is_legal() => {
                let answer = answer.inspected(ctx.inspect(Thing::Placing));
                let answer = if stop { answer } else { answer.by_arrows() };
                answer.place("handle", None, html! {})
            }
            Some(answer) => answer.by_arrows().place("handle", None, html! {}),
            None => {
                let lying = cells.iter().map(|(r, c)| (*r as i8 + square.0 as i8 - grip.0 as i8, *c as i8 + square.1 as i8 - grip.1 as i8));
                refused(ctx, ground.why(&lying.collect::<Vec<_>>()), row, column)
            }
        };
        html! { span class={ "at y" (row) " x" (column) } data-square={ (square.0) "-" (square.1) } { (drawn) } }
    }

    /// The turns to choose from, how many places each has, and the two keys.
    pub fn chooser(&self, ctx: &Ctx<'_>) -> Markup {
        let all: Vec<(u8, &[Cell])> = tile::turns(self.shape).collect();
        let first = self.first_turn(ctx);
        let signed = |cells: &[Cell]| cells.iter().map(|(r, c)| (*r as i8, *c as i8)).collect::<Vec<_>>();
        let (places, _) = self.count(ctx);
        html! {
            div.picker {
                h3 { (ctx.scene.text("draw-turn-it")) }
                div class={ "turns of-" (all.len()) } role="radiogroup" aria-label=(ctx.scene.text("draw-turns")) {
                    @for (turn, cells) in &all {
                        @let turned = tile::turn_of(self.shape, signed(cells).into_iter().map(|(r, c)| (c, -r)));
                        @let flipped = tile::turn_of(self.shape, signed(cells).into_iter().map(|(r, c)| (r, -c)));
                        @let n = self.places(ctx, *turn).len();
                        @let about = ctx.say(Phrase::new("draw-turn").with("turn", turn + 1).with("n", n as u32));
                        label class={ "turn" @if n == 0 { " none" } } {
                            input type="radio" name="turn" id={ "turn-" (turn) } value=(turn) data-turned=(turned) data-flipped=(flipped) checked[*turn == first] data-tip aria-label=(about);
                            (tile::picture(ctx, self.kind, *turn))
                            b.n aria-hidden="true" { (n) }
                        }
                    }
                }
                p { (ctx.say(Phrase::new("draw-places").with("n", places as u32))) }
                p.taps { (ctx.scene.text("draw-tap-twice")) }
            }
        }
    }

    /// Buttons for the two keys, for who has none.
    pub fn keys(&self, ctx: &Ctx<'_>) -> Markup {
        let key = |way: &str, sign: &str, letter: &str, name: &str| {
            html! { button.btn.key type="button" data-turns=(way) { (icon(sign)) (ctx.scene.text(name)) kbd aria-hidden="true" { (letter) } } }
        };
        html! {
            @if tile::turns(self.shape).count() > 1 {
                (key("turned", "turn", "R", "draw-turn-key")) (key("flipped", "flip", "F", "draw-flip-key"))
            }
        }
    }
}

fn refused(ctx: &Ctx<'_>, why: Why, row: u8, column: u8) -> Markup {
    let sentence = ctx.say(why.phrase());
    let name = ctx.say(Phrase::new("draw-square").with("row", row + 1).with("column", column + 1));
    html! {
        button type="button" class="offer refused handle" tabindex="-1" data-tip data-refused="" data-why=(sentence) data-rule=(why.rule) aria-disabled="true"
            aria-label={ (name) ". " (sentence) } {}
    }
}

/// Squares of a ground as one picture, a unit a square.
fn squares(class: &str, rows: u8, cells: impl Iterator<Item = (i8, i8)>) -> Markup {
    html! { svg class=(class) viewBox={ "0 0 " (SIDE) " " (rows) } aria-hidden="true" { path d=(path(cells)) {} } }
}

/// Squares that are closed to the tile, hatched.
fn barred(rows: u8, cells: impl Iterator<Item = (i8, i8)>) -> Markup {
    html! {
        svg.barred viewBox={ "0 0 " (SIDE) " " (rows) } aria-hidden="true" {
            pattern id="hatch" width=".16" height=".16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" { path d="M0 0h.05v.16H0z" {} }
            path fill="url(#hatch)" d=(path(cells)) {}
        }
    }
}

/// What the tile would cover.
fn footprint(cells: &[Cell], rows: u8, columns: u8) -> Markup {
    html! { svg class={ "foot w" (columns) " h" (rows) } viewBox={ "0 0 " (columns) " " (rows) } aria-hidden="true" { path d=(path(cells.iter().map(|(r, c)| (*r as i8, *c as i8)))) {} } }
}

fn path(cells: impl Iterator<Item = (i8, i8)>) -> String {
    let mut path = String::new();
    for (row, column) in cells {
        // Writing to a string cannot fail.
        let _ = write!(path, "M{column} {row}h1v1h-1z");
    }
    path
}

/// Is the viewer one of the two princes who build together?
pub(crate) fn is_between(ctx: &Ctx<'_>) -> bool {
    let Scene::Offer { seat, partner, .. } = &ctx.scene.view.scene else { return false };
    ctx.scene.me().is_some_and(|me| me == *seat || Some(me) == *partner)
}

/// Whose land it is, above a land that is not one's own.
pub(crate) fn owner(ctx: &Ctx<'_>, seat: Seat) -> Markup {
    html! { span class={ "whose " (people::class(seat)) } { (shield(seat)) span.name { (ctx.scene.name(seat)) } } }
}
