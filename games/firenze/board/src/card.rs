//! Action cards: in the row, in hand, among the churches.

use crate::context::Ctx;
use crate::icons;
use drawing::{Markup, html, type_fit};
use firenze::effect::Kind;
use firenze::{Card, Edition};
use kit::Phrase;
use std::sync::Arc;

/// The name of its kind in classes and messages.
pub(crate) fn kind_word(edition: &Edition, card: Card) -> &'static str {
    match edition.card(card).kind {
        Kind::Event => "event",
        Kind::Character => "character",
        Kind::Celebration => "celebration",
        Kind::Building => "building",
        Kind::Church => "church",
    }
}

/// The class of its picture.
pub(crate) fn scene(card: Card) -> String {
    format!("s-{card}")
}

pub(crate) fn art(card: Card) -> Markup {
    html! { i class={ "art " (scene(card)) } {} }
}

/// Name, kind and what it does.
pub(crate) fn about(ctx: &Ctx<'_>, card: Card) -> Arc<str> {
    let kind = Phrase::name("kind", kind_word(ctx.edition(), card));
    ctx.keep(card.word(), || vec![Phrase::name("card", card), kind, Phrase::new(format!("card-{card}-about"))])
}

/// What it does, in icons and two or three words.
pub(crate) fn effect(ctx: &Ctx<'_>, card: Card) -> Markup {
    html! { (figures(ctx.edition(), card)) small { (caption(ctx, card)) } }
}

pub(crate) fn figures(edition: &Edition, card: Card) -> Markup {
    html! { @for row in icons::effect(&edition.card(card).effect) { (row.figures()) } }
}

fn caption(ctx: &Ctx<'_>, card: Card) -> String {
    ctx.say(Phrase::new(format!("card-{card}-short")))
}

/// The face of a card in the row: name, picture with the kind, what it does.
pub(crate) fn face(ctx: &Ctx<'_>, card: Card) -> Markup {
    let name = ctx.card(card);
    // Wider than this, in sizes of its type, it has two lines.
    let long = if type_fit::is_wide(&name, 5.6) { "nm long" } else { "nm" };
    html! {
        b class=(long) { (name) }
        span.pic { (art(card)) span.kd { i class={ "i i-" (icons::kind(ctx.edition().card(card).kind)) } {} (ctx.say(Phrase::name("kind", kind_word(ctx.edition(), card)))) } }
        span.ef { (effect(ctx, card)) }
    }
}
