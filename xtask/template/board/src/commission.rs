//! Commissions: a card with its colour and its points.

use crate::Ctx;
use bottega::Commission;
use drawing::context::named;
use drawing::{Markup, html};
use kit::Phrase;

/// The commission that is bid for (§2.1), and how many are still to come.
pub(crate) fn open(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    html! {
        svg class="drawn commission" viewBox="0 0 96 132" {
            @if let Some(card) = view.open { (face(ctx, card)) } @else { rect class="empty" x="2" y="2" width="92" height="104" rx="8" {} }
            (named(None, "pile", &ctx.say(Phrase::new("draw-pile").with("n", view.pile)), html! {
                text class="pile-n" x="48" y="124" { (view.pile) " ▾" }
            }))
        }
    }
}

/// A card of 96 by 108.
pub(crate) fn face(ctx: &Ctx<'_>, card: Commission) -> Markup {
    let figures = ctx.edition().commission(card);
    let colour = Phrase::name("colour", figures.colour);
    let about = Phrase::new("draw-commission").with("card", card.0).with("colour", colour).with("points", figures.points);
    // A card that is won glides to its new owner: its id is the same wherever it lies.
    named(
        Some(format!("c-{card}")),
        &format!("piece card {}", figures.colour),
        &ctx.say(about),
        html! {
            rect class="sheet" x="2" y="2" width="92" height="104" rx="8" {}
            text class="points" x="48" y="66" { (figures.points) }
            // The colour by its shape too.
            text class="initial" x="16" y="24" { (figures.colour.word()[..1].to_uppercase()) }
        },
    )
}
