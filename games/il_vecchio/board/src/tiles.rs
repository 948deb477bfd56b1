//! Tiles: as a small sign on a track or before a rival, and as a card on the viewer's mat.

use crate::context::{Ctx, province_last, turned_up_last};
use crate::{icons, inspections};
use drawing::{AnswerSpot, Markup, answer_spots, html};
use il_vecchio::{Province, Tile, Track};
use kit::Phrase;

pub(crate) fn name(tile: Tile) -> Phrase {
    Phrase::name(tile.stack().word(), tile)
}

pub(crate) fn about(tile: Tile) -> Phrase {
    Phrase::new(format!("{}-{tile}-about", tile.stack().word()))
}

pub(crate) fn province_about(tile: Province) -> Phrase {
    Phrase::new(format!("province-{tile}-about"))
}

/// What a nobility tile would bring the one who has it, or looks at it, as things are.
pub(crate) fn worth(ctx: &Ctx<'_>, tile: Tile) -> Option<i32> {
    ctx.scene.view.worth.get(tile.word()).copied()
}

fn told(ctx: &Ctx<'_>, tile: Tile, more: Option<Phrase>) -> String {
    let mut told = vec![name(tile), about(tile)];
    told.extend(worth(ctx, tile).map(|points| Phrase::new("draw-worth").with("n", points)));
    told.extend(more);
    ctx.tell(&told)
}

fn province_told(ctx: &Ctx<'_>, tile: Province, used: bool) -> String {
    let mut told = vec![Phrase::name("province", tile), province_about(tile)];
    if used {
        told.push(Phrase::new("draw-used"));
    }
    ctx.tell(&told)
}

/// A province tile in little: what it does, in icons.
pub(crate) fn chip(ctx: &Ctx<'_>, tile: Province, spot: Option<AnswerSpot>, class: &str) -> Markup {
    let used = class.contains("used");
    let last = if province_last(ctx, tile) { " last" } else { "" };
    let face = html! { span.piece id={ "p-" (tile) } { (icons::province(tile, ctx.edition()).figures()) } };
    answer_spots::place(
        spot,
        &format!("chip pro {class}{last}"),
        &province_told(ctx, tile, used),
        Some(&inspections::province_key(tile)),
        face,
    )
}

/// A tile of Florence in little.
pub(crate) fn florence_chip(ctx: &Ctx<'_>, tile: Tile) -> Markup {
    let last = if turned_up_last(ctx, tile) { " last" } else { "" };
    let key = inspections::tile_key(tile);
    answer_spots::place(
        None,
        &format!("chip {}{last}", kind(tile)),
        &told(ctx, tile, None),
        Some(&key),
        icons::florence(tile, ctx.edition()).figures(),
    )
}

/// Tiles whose faces the viewer does not see.
pub(crate) fn back(about: &str, track: Track, count: u32) -> Markup {
    html! { span class={ "chip back " (track.word()) } role="img" data-tip aria-label=(about) { (count) i.i.i-cards {} } }
}

const fn kind(tile: Tile) -> &'static str {
    if matches!(tile.stack(), Track::Council) { "cou" } else { "nob" }
}

/// A tile of Florence as a card: picture, name, what it does.
pub(crate) fn card(ctx: &Ctx<'_>, tile: Tile, spot: Option<AnswerSpot>, class: &str, more: Option<Phrase>) -> Markup {
    let about_tile = told(ctx, tile, more);
    let face = html! {
        b.nm { (ctx.say(name(tile))) }
        i class={ "art s-" (tile.word()) } {}
        span.fx {
            (icons::florence(tile, ctx.edition()).figures())
        }
        @if let Some(points) = worth(ctx, tile) { span.worth { (points) i.i.i-vp {} } }
        small { (ctx.say(about(tile))) }
    };
    answer_spots::place(spot, &format!("tc {} {class}", kind(tile)), &about_tile, Some(&inspections::tile_key(tile)), face)
}

/// A province tile as a card.
pub(crate) fn province_card(ctx: &Ctx<'_>, tile: Province, spot: Option<AnswerSpot>, used: bool) -> Markup {
    let face = html! {
        b.nm { (ctx.say(Phrase::name("province", tile))) }
        i class={ "art s-" (tile.word()) } {}
        span.fx { span.piece id={ "p-" (tile) } { (icons::province(tile, ctx.edition()).figures()) } }
        small { (ctx.say(province_about(tile))) }
    };
    let class = if used { "tc pro used" } else { "tc pro" };
    answer_spots::place(spot, class, &province_told(ctx, tile, used), Some(&inspections::province_key(tile)), face)
}
