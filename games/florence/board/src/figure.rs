//! Family members: the family's shield, with the rank above it.

use drawing::{Markup, html, people};
use florence::{Colour, Rank};
use kit::Seat;

/// A family is told by its colour; the colours are those of the seats, in order.
pub(crate) fn shield(colour: Colour) -> Seat {
    Seat(colour.index() as u8)
}

/// The sign of a rank: a disc, a fan, a crown.
pub(crate) fn rank(rank: Rank) -> Markup {
    html! {
        g class="rank" {
            @match rank {
                Rank::Debutante => circle r="3.4" {},
                Rank::Donna => path d="M-6 3.5A6.5 6.5 0 0 1 6 3.5L0 4.5z" {},
                Rank::Maestro => path d="M-6.5 4-7.5-4-3.5-.8 0-6 3.5-.8 7.5-4 6.5 4z" {},
            }
        }
    }
}

/// About 20 by 34, its middle at the origin. Members of a family and rank are alike: what leaves one queue comes to another.
pub(crate) fn member(id: String, colour: Colour, of: Rank, about: &str) -> Markup {
    html! {
        g id=(id) class="piece figure" data-kin={ "m-" (colour) "-" (of) } role="img" data-tip aria-label=(about) {
            (people::crest_at(shield(colour), 0.0, 5.0, 24.0))
            g transform="translate(0 -12)" { (rank(of)) }
        }
    }
}
