//! Bricks as pieces: one that leaves a card, a store or a tower comes to another.

use crate::signs;
use drawing::{Markup, html, icon};
use firenze::Colour;

/// Bricks of a colour are alike, so each place has ids of its own; `data-kin` says which may have come from where.
pub(crate) fn piece(place: &str, colour: Colour, nth: usize, x: f32, y: f32, size: (f32, f32)) -> Markup {
    html! { g class="piece" id={ "b-" (place) "-" (colour.word()) "-" (nth) } data-kin={ "b-" (colour.word()) } { (drawn(colour, x, y, size)) } }
}

pub(crate) fn drawn(colour: Colour, x: f32, y: f32, (width, height): (f32, f32)) -> Markup {
    html! { use href={ "#i-" (signs::brick(colour)) } x=(icon::round(x)) y=(icon::round(y)) width=(icon::round(width)) height=(icon::round(height)) {} }
}
