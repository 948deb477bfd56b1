//! A brag tile: its rule in words, three boxes with their range, and what a brag would score the viewer.

use crate::context::{Ctx, bragged_last, class_of, own, owner};
use crate::inspections::tile_key;
use drawing::{Markup, html};
use florence::{Colour, Place, Tile};
use kit::Phrase;

/// The boxes from the bottom, as they are labelled (§5.4).
pub(crate) const BOXES: [&str; 3] = ["0–6", "7–12", "13+"];

pub(crate) fn draw(ctx: &Ctx<'_>, place: Place, tile: Tile) -> Markup {
    html! {
        div.tile role="img" data-tip data-inspect=(tile_key(tile)) aria-label=(ctx.tell(&told(ctx, place, tile))) {
            b.nm { (ctx.say(Phrase::name("tile", tile))) }
            p { (ctx.say(Phrase::name("board-tile", tile).with("n", ctx.edition().tile[tile.index()].0))) }
            @for level in (0..BOXES.len()).rev() { (pigeonhole(ctx, place, level)) }
        }
    }
}

/// Where a brag of the viewer would go: its own box, or the next empty one below (§5.4, §5.5).
pub(crate) fn own_box(ctx: &Ctx<'_>, place: Place) -> Option<usize> {
    let player = own(ctx)?;
    let brags = &ctx.scene.view.places[place.index()].brags;
    let colours: Vec<Colour> = player.families.iter().map(|family| family.colour).collect();
    if brags.iter().flatten().any(|colour| colours.contains(colour)) {
        return None;
    }
    let level = ctx.edition().level(player.brag_vp[place.index()]);
    (0..=level).rev().find(|level| brags[*level].is_none())
}

/// The box that the viewer's marker is in.
fn has_box(ctx: &Ctx<'_>, place: Place) -> Option<usize> {
    let me = own(ctx)?.by;
    ctx.scene.view.places[place.index()].brags.iter().position(|colour| colour.is_some_and(|colour| owner(ctx.scene.view, colour) == me))
}

fn pigeonhole(ctx: &Ctx<'_>, place: Place, level: usize) -> Markup {
    let view = ctx.scene.view;
    let marker = view.places[place.index()].brags.get(level).copied().flatten();
    let vp = own(ctx).map_or(0, |player| player.brag_vp[place.index()]);
    let (yours, goes) = (has_box(ctx, place), own_box(ctx, place));
    let say = |key: &'static str| ctx.say(Phrase::new(key).with("n", vp));
    html! {
        span class={ "hole" @if goes == Some(level) { " mine" } } {
            em { (BOXES[level]) }
            i.bx { @if let Some(colour) = marker {
                @let by = owner(view, colour);
                i class={ "brag m-brag " (class_of(colour)) @if bragged_last(ctx, by, place) { " last" } } {}
            } }
            @if goes == Some(level) { b { (say("board-you")) } }
            @else if yours == Some(level) { span.own { (ctx.scene.text("board-yours")) } }
            @else if goes.is_none() && yours.is_none() && own(ctx).is_some() && level == ctx.edition().level(vp) { span.x { (say("board-no-box")) } }
        }
    }
}

/// The tile in words: what it counts, whose markers lie where, and "you: 9, middle box free".
pub(crate) fn told(ctx: &Ctx<'_>, place: Place, tile: Tile) -> Vec<Phrase> {
    let view = ctx.scene.view;
    let mut told = vec![Phrase::name("tile", tile), Phrase::new(format!("tile-{tile}-about"))];
    let markers = view.places[place.index()].brags.iter().enumerate().filter_map(|(level, colour)| Some((level, (*colour)?)));
    told.extend(
        markers.map(|(level, colour)| Phrase::new("draw-brag").with("by", owner(view, colour)).with("box", Phrase::name("level", level))),
    );
    told.extend(own_line(ctx, place));
    told
}

/// "You: 9, middle box free", or why there is none.
pub(crate) fn own_line(ctx: &Ctx<'_>, place: Place) -> Option<Phrase> {
    let vp = own(ctx)?.brag_vp[place.index()];
    Some(match (has_box(ctx, place), own_box(ctx, place)) {
        (Some(level), _) => Phrase::new("board-bragged").with("box", Phrase::name("level", level)),
        (None, Some(level)) => Phrase::new("board-brag-free").with("n", vp).with("box", Phrase::name("level", level)),
        (None, None) => Phrase::new("board-brag-none").with("n", vp),
    })
}
