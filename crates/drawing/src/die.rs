//! Dice.

use maud::{Markup, html};

/// The face of a die, 30 by 30, its upper left corner at the origin. `colour` is a class; 0 pips: not rolled yet.
pub fn face(pips: u8, colour: &str) -> Markup {
    let spots: &[(u8, u8)] = match pips {
        1 => &[(15, 15)],
        2 => &[(8, 8), (22, 22)],
        3 => &[(8, 8), (15, 15), (22, 22)],
        4 => &[(8, 8), (22, 8), (8, 22), (22, 22)],
        5 => &[(8, 8), (22, 8), (15, 15), (8, 22), (22, 22)],
        6 => &[(8, 7), (22, 7), (8, 15), (22, 15), (8, 23), (22, 23)],
        _ => &[],
    };
    html! {
        g class={ "die " (colour) } {
            rect x="1" y="1" width="28" height="28" rx="5" {}
            @for (x, y) in spots { circle cx=(x) cy=(y) r="2.7" {} }
        }
    }
}
