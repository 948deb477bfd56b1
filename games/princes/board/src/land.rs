//! A prince's land: the ground with what lies on it, and in Cooperation its open borders.

use crate::context::{Ctx, shield};
use crate::tile::{self, Kind, Lying};
use drawing::{Markup, html, people};
use kit::{Phrase, Seat};
use princes::Event;
use princes::shape::SIDE;

/// How large a land is shown.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Scale {
    /// One's own, with names and room to place a tile.
    Own,
    /// Another prince's.
    Small,
}

/// `over`: what is drawn over the tiles, inside the ground.
pub(crate) fn draw(ctx: &Ctx<'_>, seat: Seat, scale: Scale, over: Markup) -> Markup {
    let mut all = tile::lying(ctx, seat);
    // What stands nearer hides what is behind it.
    all.sort_by_key(|lying| lying.squares.iter().map(|square| square.0).max());
    let class = if scale == Scale::Own { "land" } else { "land small" };
    html! {
        div class={ (class) " " (people::class(seat)) } {
            div.soil {
                @for lying in all.iter().filter(|lying| !lying.joint) { (piece(ctx, seat, lying)) }
                // What crosses the border is cut off a little beyond it.
                @if all.iter().any(|lying| lying.joint) { div.across { @for lying in all.iter().filter(|lying| lying.joint) { (piece(ctx, seat, lying)) } } }
                @if scale == Scale::Own { @for lying in &all { (name(ctx, lying)) } }
                (over)
            }
            (borders(ctx, seat))
        }
    }
}

fn piece(ctx: &Ctx<'_>, seat: Seat, lying: &Lying) -> Markup {
    let last = if placed_lately(ctx, seat, lying.kind) { " last" } else { "" };
    let said = ctx.say(lying.kind.name());
    html! {
        i class={ "piece " (tile::class(lying, seat)) (last) } id={ "t-" (seat.0) "-" (lying.kind.word()) "-" (lying.nth) } role="img" data-tip
            data-inspect=(ctx.inspect(lying.kind.thing())) aria-label=(said) {}
    }
}

/// Has this tile come here since the viewer's last turn? Of two gardens of a kind both are marked: the table does not tell them apart.
fn placed_lately(ctx: &Ctx<'_>, seat: Seat, kind: Kind) -> bool {
    ctx.lately(|event| match (event, kind) {
        (Event::Built { seat: by, building }, Kind::Building(here)) => *by == seat && *building == here,
        (Event::BuiltTogether { seat: by, partner, building }, Kind::Building(here)) => {
            (*by == seat || *partner == seat) && *building == here
        }
        (Event::Planted { seat: by, landscape }, Kind::Landscape(here)) => *by == seat && *landscape == here,
        _ => false,
    })
}

/// The name below the squares that stand nearest.
fn name(ctx: &Ctx<'_>, lying: &Lying) -> Markup {
    let inside: Vec<(i8, i8)> = lying.squares.iter().copied().filter(|(row, column)| *row >= 0 && *column < SIDE as i8).collect();
    let Some(bottom) = inside.iter().map(|square| square.0).max() else { return html! {} };
    let columns: Vec<i8> = inside.iter().filter(|square| square.0 == bottom).map(|square| square.1).collect();
    let first = columns.iter().copied().min().unwrap_or(0);
    html! {
        em class={ (tile::row_class(bottom + 1)) " " (tile::column_class(first)) " w" (columns.len()) } aria-hidden="true" { (ctx.say(lying.kind.name())) }
    }
}

/// The neighbours beyond the top edge and beyond the right one (§9.1, §9.2).
pub(crate) fn neighbours(ctx: &Ctx<'_>, seat: Seat) -> (Option<Seat>, Option<Seat>) {
    let (seats, open) = (ctx.seats(), ctx.scene.view.cooperation);
    let above = (open && (seats > 2 || seat.0 == 0)).then(|| seat.next(seats));
    let beyond = (open && (seats > 2 || seat.0 == 1)).then(|| seat.previous(seats));
    (above, beyond)
}

fn borders(ctx: &Ctx<'_>, seat: Seat) -> Markup {
    let (above, beyond) = neighbours(ctx, seat);
    let border = |side: &str, neighbour: Seat| {
        let said = ctx.say(Phrase::new("draw-border").with("seat", neighbour));
        html! { span class={ "border " (side) " " (people::class(neighbour)) } role="img" data-tip aria-label=(said) { (shield(neighbour)) } }
    };
    html! { @if let Some(next) = above { (border("above", next)) } @if let Some(previous) = beyond { (border("beyond", previous)) } }
}

/// Squares that nothing covers (§7.3).
pub(crate) fn free_squares(ctx: &Ctx<'_>, seat: Seat) -> usize {
    let covered: usize = tile::lying(ctx, seat).iter().map(Lying::inside).sum();
    usize::from(SIDE) * usize::from(SIDE) - covered
}

/// The squares that are covered, as bits.
fn taken(ctx: &Ctx<'_>, seat: Seat) -> u64 {
    let on = |n: i8| (0..SIDE as i8).contains(&n);
    let squares = tile::lying(ctx, seat).into_iter().flat_map(|lying| lying.squares);
    squares
        .filter(|(row, column)| on(*row) && on(*column))
        .fold(0, |mask, (row, column)| mask | princes::shape::square(row as u8, column as u8))
}

/// Has this land room for a garden of that kind?
pub(crate) fn has_room(ctx: &Ctx<'_>, seat: Seat, kind: princes::Landscape) -> bool {
    let taken = taken(ctx, seat);
    ctx.edition().landscapes[kind.index()].placements.iter().any(|place| place.mask & taken == 0)
}
