//! The other families, in little: the page draws frame, shield and name.

use crate::context::{Ctx, in_towns, on_tracks};
use crate::{mat, pieces, tiles};
use drawing::{Markup, Rival, html};
use il_vecchio::{FamilyView, Track};
use kit::Phrase;

/// In turn around the table from the viewer's left; a spectator sees everybody from the first seat on.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Rival> {
    let families = &ctx.scene.view.families;
    let first = ctx.scene.me().map_or(0, |seat| seat.index() + 1);
    let others = if ctx.scene.me().is_some() { families.len() - 1 } else { families.len() };
    let turn = (0..others).map(|nth| &families[(first + nth) % families.len()]);
    turn.map(|family| Rival {
        seat: family.seat,
        points: html! { (mat::marks(ctx, family)) (mat::score(ctx, family, false)) },
        drawn: one(ctx, family),
    })
    .collect()
}

fn one(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    html! {
        (mat::goods(ctx, family, false))
        (members(ctx, family))
        (held_tiles(ctx, family))
    }
}

/// How many stand, lie, wait in reserve, and have gone onto the tracks.
fn members(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let ((up, down), away) = (in_towns(family), on_tracks(ctx, family.seat));
    let told = [
        Phrase::new("draw-all-standing").with("n", up),
        Phrase::new("draw-all-lying").with("n", down),
        Phrase::new("draw-reserve").with("n", family.reserve),
        Phrase::new("draw-all-on-tracks").with("n", away as u8),
    ];
    html! {
        div.cnt role="img" data-tip aria-label=(ctx.tell(&told)) {
            span { (pieces::pawn(family.seat, false)) b { (up) } }
            span { (pieces::pawn(family.seat, true)) b { (down) } }
            span { i.i.i-bag {} b { (family.reserve) } }
            span { i.i.i-region {} b { (away) } }
        }
    }
}

fn held_tiles(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let known = family.nobility.as_deref().unwrap_or(&[]);
    let hidden = if family.nobility.is_none() { family.nobility_count } else { 0 };
    html! {
        div.otl {
            @for tile in &family.council { (tiles::florence_chip(ctx, *tile)) }
            @if family.face_down {
                @match family.face_down_tile {
                    Some(tile) => (tiles::florence_chip(ctx, tile)),
                    None => (tiles::back(&ctx.scene.text("draw-face-down"), Track::Council, 1)),
                }
            }
            @for tile in &family.provinces { (tiles::chip(ctx, *tile, None, "")) }
            @for tile in known { (tiles::florence_chip(ctx, *tile)) }
            @if hidden > 0 { (tiles::back(&ctx.say(Phrase::new("draw-hidden").with("n", u8::try_from(hidden).unwrap_or(u8::MAX))), Track::Nobility, hidden)) }
            @for tile in &family.used { (tiles::chip(ctx, *tile, None, "used")) }
        }
    }
}
