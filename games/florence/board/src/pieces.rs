//! Guests, shields, guards, carriages and signs: one element each, drawn in `art/pieces.svg`.

use crate::context::{Ctx, class_of, family_class, name, rank_class};
use drawing::{Markup, html};
use florence::{By, Colour, Noble, Rank};
use kit::Phrase;

/// A guest as a picture.
pub(crate) fn guest(colour: Colour, rank: Rank) -> Markup {
    html! { i class={ "pawn " (rank_class(rank)) " " (class_of(colour)) } {} }
}

/// A guest that stands somewhere. Members of a family and rank are alike: what leaves one queue comes to another.
pub(crate) fn standing(id: &str, colour: Colour, rank: Rank) -> Markup {
    html! { i class={ "piece pawn " (rank_class(rank)) " " (class_of(colour)) } id=(id) data-kin={ "m-" (colour) "-" (rank) } {} }
}

/// Whose it is, as a shield without words.
pub(crate) fn arms(ctx: &Ctx<'_>, by: By) -> Markup {
    html! { i class={ "arms " (family_class(ctx.scene.view, by)) } {} }
}

/// The same for who cannot see it.
pub(crate) fn named_arms(ctx: &Ctx<'_>, by: By) -> Markup {
    html! { i class={ "arms " (family_class(ctx.scene.view, by)) } role="img" data-tip aria-label=(name(ctx, by)) {} }
}

pub(crate) fn sign(noble: Noble) -> Markup {
    html! { i class={ "nsign n-sign-" (noble) } {} }
}

/// So much time, with a sign.
pub(crate) fn time(n: impl std::fmt::Display) -> Markup {
    html! { span.n { (n) i.i.i-time {} } }
}

pub(crate) fn vp(n: impl std::fmt::Display) -> Markup {
    html! { span.n { (n) i.i.i-vp {} } }
}

/// "blue débutante": a member by family and rank.
pub(crate) fn member_name(colour: Colour, rank: Rank) -> Phrase {
    Phrase::new("board-member").with("colour", Phrase::name("colour", colour)).with("rank", Phrase::name("rank", rank))
}
