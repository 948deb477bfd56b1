//! Family members: a shield with a head. Who stands is upright; who lies is on his side, pale, on a line of ground.

use drawing::{Markup, html, icon, people};
use kit::Seat;

/// About two thirds as wide as high, its middle at the origin.
pub(crate) fn figure(seat: Seat, height: f32) -> Markup {
    html! {
        circle class={ "pate " (people::class(seat)) } cy=(icon::round(height * -0.34)) r=(icon::round(height * 0.17)) {}
        (people::crest_at(seat, 0.0, height * 0.14, height * 0.72))
    }
}

/// Members of a family are alike, so each place has ids of its own; `data-kin` says who may have come from where.
pub(crate) fn piece(seat: Seat, place: &str, nth: usize, content: Markup) -> Markup {
    html! { g class="piece" id={ "m-" (seat.0) "-" (place) "-" (nth) } data-kin={ "m-" (seat.0) } { (content) } }
}

/// A member in a town.
pub(crate) fn in_town(seat: Seat, town: &str, nth: usize, lying: bool, about: &str) -> Markup {
    let place = format!("{town}-{}", if lying { "down" } else { "up" });
    html! {
        g class={ "member " @if lying { "down" } @else { "up" } } role="img" data-tip aria-label=(about) {
            (piece(seat, &place, nth, html! {
                @if lying {
                    line class="fallen" x1="-8" x2="8" y1="7.500" y2="7.500" {}
                    g transform="translate(0 2) rotate(90)" { (figure(seat, 15.0)) }
                } @else { (figure(seat, 18.0)) }
            }))
        }
    }
}
