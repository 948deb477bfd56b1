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

/// How wide a line on a card of the row may be, in sizes of its type.
const ROOM: f32 = 6.6;

/// What it does, in icons and two or three words.
pub(crate) fn effect(ctx: &Ctx<'_>, card: Card) -> Markup {
    let caption = caption(ctx, card);
    html! { (figures(ctx.edition(), card)) small class=[type_fit::is_wide(&caption, ROOM).then_some("long")] { (caption) } }
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
    // A wide name has two lines, and its words are set as tight as a line needs it.
    let long = if type_fit::is_wide(&name, 5.6) { "nm long" } else { "nm" };
    let tight = type_fit::longest_word(&name).and_then(|word| type_fit::tight(word, ROOM));
    html! {
        b class={ (long) @if let Some(tight) = tight { " " (tight) } } { (name) }
        span.pic { (art(card)) span.kd { i class={ "i i-" (icons::kind(ctx.edition().card(card).kind)) } {} (ctx.say(Phrase::name("kind", kind_word(ctx.edition(), card)))) } }
        span.ef { (effect(ctx, card)) }
    }
}
