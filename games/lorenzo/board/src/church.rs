//! The excommunication tiles of the three periods, with whom they have struck and who could avert them.

use crate::context::{Ctx, find_tile};
use crate::{icons, inspections, pieces};
use drawing::{Markup, html};
use kit::{Phrase, Seat};
use lorenzo::Resource;

/// The periods as they are written on the tiles.
pub(crate) const NUMERALS: [&str; 3] = ["I", "II", "III"];

pub(crate) fn tiles(ctx: &Ctx<'_>) -> Markup {
    html! { div.exco { @for period in 0..NUMERALS.len() { (tile(ctx, period)) } } }
}

/// The tile of a period, counted from 0.
fn tile(ctx: &Ctx<'_>, period: usize) -> Markup {
    let view = ctx.scene.view;
    let Some(id) = view.tiles.get(period).copied() else {
        return html! { div.tile.far { b { (NUMERALS[period]) } } };
    };
    let struck: Vec<Seat> = view.players.iter().filter(|p| p.excommunications.contains(&id)).map(|p| p.seat).collect();
    let now = usize::from(view.period) == period + 1;
    let open = now && struck.is_empty() && !ctx.scene.over;
    let faith = ctx.edition().board.vatican_faith.get(period).copied().unwrap_or_default();
    let mut told = vec![Phrase::name("tile", id)];
    if open {
        for player in &view.players {
            let lacks = faith - player.goods.get(Resource::Faith);
            let key = if lacks > 0 { "draw-lacks-faith" } else { "draw-may-support" };
            told.push(Phrase::new(key).with("seat", player.seat).with("n", lacks));
        }
    }
    told.extend(struck.iter().map(|seat| Phrase::new("draw-excommunicated").with("seat", *seat)));
    let class = if now { "tile soon" } else { "tile far" };
    html! {
        div class=(class) role="img" data-tip data-inspect=(inspections::tile_key(id)) aria-label=(ctx.tell(&told)) {
            b { (NUMERALS[period]) " · " (faith) i.i.i-faith {} }
            span.what { @if let Some(tile) = find_tile(ctx, id) { @for effect in &tile.effects { (icons::penalty(effect).figures()) } } }
            span.who {
                @for seat in &struck { (pieces::shield(*seat)) }
                @if open { @for player in &view.players { (readiness(player.seat, faith - player.goods.get(Resource::Faith))) } }
                @else if struck.is_empty() && usize::from(view.period) <= period {
                    (ctx.say(Phrase::new("draw-after-round").with("n", ctx.edition().setup.rounds_per_period * (period as u8 + 1))))
                }
            }
        }
    }
}

/// Could this family support the Church now, or how much faith does it lack?
fn readiness(seat: Seat, lacks: i16) -> Markup {
    html! { span class={ "ready" @if lacks > 0 { " lacking" } } { (pieces::shield(seat)) @if lacks > 0 { "−" (lacks) } @else { "✓" } } }
}
