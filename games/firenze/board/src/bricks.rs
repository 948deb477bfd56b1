//! Bricks: as pieces that glide from one place to another, and as pictures.

use crate::context::Ctx;
use drawing::{Markup, html};
use firenze::{Bricks, Colour};
use kit::Phrase;

/// Bricks of a colour are alike, so each place has ids of its own; `data-kin` says which may have come from where.
pub(crate) fn piece(place: &str, colour: Colour, nth: usize, class: &str) -> Markup {
    html! { i class={ "piece bk bk-" (colour.word()) (class) } id={ "b-" (place) "-" (colour.word()) "-" (nth) } data-kin={ "b-" (colour.word()) } {} }
}

/// All of a place, from white to purple.
pub(crate) fn pieces(place: &str, colour: Colour, n: u8) -> Markup {
    html! { @for nth in 0..usize::from(n) { (piece(place, colour, nth, "")) } }
}

/// A picture of a brick.
pub(crate) fn block(colour: Colour) -> Markup {
    html! { i class={ "bk bk-" (colour.word()) } {} }
}

/// So many of a colour: the figure and the brick.
pub(crate) fn amount(colour: Colour, n: u8) -> Markup {
    html! { span.n { (n) (block(colour)) } }
}

pub(crate) fn amounts(way: &[(Colour, u8)]) -> Markup {
    html! { @for (colour, n) in way { (amount(*colour, *n)) } }
}

/// "2 white bricks, 1 red brick".
pub(crate) fn named(bricks: impl Iterator<Item = (Colour, u8)>) -> Vec<Phrase> {
    bricks.map(|(colour, n)| Phrase::name("bricks", colour).with("n", n)).collect()
}

/// The same as a sentence.
pub(crate) fn said(ctx: &Ctx<'_>, bricks: &Bricks) -> String {
    if bricks.is_empty() {
        ctx.scene.text("draw-no-bricks")
    } else {
        ctx.say(Phrase::new("draw-list").with("bricks", named(bricks.iter())))
    }
}
