//! All building sites side by side, for who only looks on and has none of his own.

use crate::context::Ctx;
use crate::site;
use drawing::{Markup, html, people};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! {
        section.gallery data-area="sites" aria-label=(ctx.scene.text("draw-sites")) {
            @for (seat, player) in ctx.players() {
                div class={ "lot " (people::class(seat)) @if ctx.scene.view.active == seat { " on" } } {
                    div.h3 { i class={ "shield " (people::class(seat)) } {} span.name { (ctx.scene.name(seat)) } }
                    (site::draw(ctx, seat, player))
                }
            }
        }
    }
}
