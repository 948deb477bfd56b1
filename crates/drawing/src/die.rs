//! Dice.

use maud::{Markup, html};

/// Where the pips of a face lie, in a square of 30.
fn pips_at(pips: u8) -> &'static [(u8, u8)] {
    match pips {
        1 => &[(15, 15)],
        2 => &[(8, 8), (22, 22)],
        3 => &[(8, 8), (15, 15), (22, 22)],
        4 => &[(8, 8), (22, 8), (8, 22), (22, 22)],
        5 => &[(8, 8), (22, 8), (15, 15), (8, 22), (22, 22)],
        6 => &[(8, 7), (22, 7), (8, 15), (22, 15), (8, 23), (22, 23)],
        _ => &[],
    }
}

/// The face of a die, 30 by 30, its upper left corner at the origin. `colour` is a class; 0 pips: not rolled yet.
pub fn face(pips: u8, colour: &str) -> Markup {
    html! {
        g class={ "die " (colour) } {
            rect x="1" y="1" width="28" height="28" rx="5" {}
            @for (x, y) in pips_at(pips) { circle cx=(x) cy=(y) r="2.7" {} }
        }
    }
}

/// A die of which three faces are seen, as a picture of its own. What is around it says whose it is and gives its colours (`--die` and
/// `--pip`).
pub fn cube(pips: u8) -> Markup {
    html! {
        svg.die viewBox="0 0 48 50" aria-hidden="true" {
            ellipse.cast cx="27" cy="45" rx="21" ry="4.5" {}
            path.solid d="M3 12q0-3 3-4L13 3q2-1.5 5-1.5H42q4 0 4 4V32q0 3-2 5l-6 5z" {}
            path.side d="M38 12l7-8q1 1 1 3V32q0 3-2 5l-6 5z" {}
            path.top d="M4 9L13 3q2-1.5 5-1.5H42q2 0 3 1.5l-7 8H6z" {}
            rect.solid x="3" y="8" width="36" height="36" rx="7" {}
            rect.edge x="3.7" y="8.7" width="34.6" height="34.6" rx="6.5" {}
            @for (x, y) in pips_at(pips) { circle.pip cx=(u16::from(*x) + 6) cy=(u16::from(*y) + 11) r="3.8" {} }
        }
    }
}
