//! What lies before the viewer: name, seals and store; the building site; what building costs, and the cards in hand.

use crate::context::Ctx;
use crate::{final_score, hand, prices, site, store};
use drawing::{Markup, html, people};
use firenze::view::PlayerView;
use kit::{Phrase, Seat};

pub(crate) fn draw(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let full = Phrase::new("draw-store").with("n", player.store.len()).with("limit", player.store_limit);
    html! {
        div.me {
            h2 { i class={ "shield " (people::class(seat)) } {} span.name { (ctx.scene.name(seat)) } (points(ctx, seat, player)) }
            (seals(ctx, seat, player))
            div.h3 role="img" data-tip aria-label=(ctx.say(full)) {
                (ctx.scene.text("draw-your-store"))
                span class={ "full" @if player.store.len() > player.store_limit { " over" } } {
                    b id={ "r-" (seat.0) "-store" } data-count { (player.store.len()) } " " (ctx.count("draw-of", player.store_limit))
                }
            }
            (store::draw(ctx, seat, player))
            (projected(ctx, seat, player))
        }
        (site::draw(ctx, seat, player))
        div.handcol { (prices::draw(ctx, player)) (hand::draw(ctx, seat, player)) }
    }
}

/// The prestige so far.
pub(crate) fn points(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let about = ctx.say(Phrase::new("draw-prestige").with("n", player.prestige));
    html! { span.vp.n role="img" data-tip aria-label=(about) { b id={ "r-" (seat.0) "-vp" } data-count { (player.prestige) } i.i.i-vp {} } }
}

/// Seals still to be placed, and what the first to place all of them gets.
fn seals(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let about = ctx.say(Phrase::new("draw-seals").with("n", player.seals));
    html! {
        div.sl role="img" data-tip aria-label=(about) {
            span.row-of-seals { @for nth in 0..player.seals { i class={ "piece seal " (people::class(seat)) } id={ "left-" (seat.0) "-" (nth) } {} } }
            small {
                (ctx.count("draw-seals-left", player.seals))
                @if ctx.scene.view.ender.is_none() { br; (ctx.scene.text("draw-first-out")) " " span.n { "+" (ctx.edition().last_seal) i.i.i-vp {} } }
            }
        }
    }
}

/// "If it ended now", and what that is made of.
fn projected(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let (total, about) = final_score::now(ctx, seat, player);
    html! { p.proj id={ "s-" (seat.0) } role="img" data-tip aria-label=(about) { (ctx.scene.text("draw-if-ended")) " " b.n { span data-count { (total) } i.i.i-vp {} } } }
}
