//! Players: a crest each, so that a seat is told by its charge as well as by its colour; meeples; the standing.

use crate::Scene;
use kit::{Game, Seat};
use maud::{Markup, html};

/// The class that sets a seat's colours, the same on a shield, a pawn and a disc. Gold is no family's: it means "you may act here".
pub fn class(seat: Seat) -> &'static str {
    match seat.0 % 8 {
        0 => "red",
        1 => "blue",
        2 => "violet",
        3 => "green",
        4 => "black",
        5 => "brown",
        6 => "tawny",
        _ => "grey",
    }
}

/// The shield of whoever plays against a single person without sitting at the table.
pub const RIVAL: Seat = Seat(7);

/// The charge on a seat's shield: what the colour-blind go by. In a field of 20 by 24.
fn charge(seat: Seat) -> Markup {
    let path = match seat.0 % 8 {
        0 => "M8 1h4v22h-4z",
        1 => "M1 9h18v5h-18z",
        2 => "M1 4 4 1 19 16 18 20 15 20z",
        3 => "M10 7 18 15v5l-8-8-8 8v-5z",
        4 => "M8 1h4v8h7v4h-7v10h-4v-10h-7v-4h7z",
        5 => "M2 2 10 9 18 2v4l-6 5 6 5v4l-8-7-8 7v-4l6-5-6-5z",
        6 => "M10 5a5 5 0 1 0 .1 0z",
        _ => "M10 4 15 11 10 18 5 11z",
    };
    html! { path class="charge" d=(path) {} }
}

fn shield(seat: Seat) -> Markup {
    html! {
        path class="field" d="M1 1h18v11c0 6-4 9-9 11.5C5 21 1 18 1 12z" {}
        (charge(seat))
        path class="rim" d="M1 1h18v11c0 6-4 9-9 11.5C5 21 1 18 1 12z" {}
    }
}

/// A seat's shield as a picture in running text.
pub fn crest(seat: Seat, height: u8) -> Markup {
    html! {
        svg class={ "crest " (class(seat)) } viewBox="0 0 20 24" width=(u16::from(height) * 5 / 6) height=(height) aria-hidden="true" { (shield(seat)) }
    }
}

/// A seat's shield inside a drawing, its middle at the origin, `size` high.
pub fn crest_at(seat: Seat, x: f32, y: f32, size: f32) -> Markup {
    let scale = size / 24.0;
    html! {
        g class={ "crest " (class(seat)) } transform={ "translate(" (x - 10.0 * scale) " " (y - 12.0 * scale) ") scale(" (scale) ")" } { (shield(seat)) }
    }
}

/// A wooden figure in the seat's colour with its charge, in a field of 28 by 32, its middle at the origin. `badge` is drawn over it.
pub fn meeple(seat: Seat, badge: Markup) -> Markup {
    html! {
        g class={ "meeple " (class(seat)) } {
            path class="body" d="M0 -15a6.5 6.5 0 0 1 5.3 10.2C9.5 -3.6 12.5 -.5 13 3.5c.2 1.6-.8 2.6-2.2 2.6H8.4L11.5 15H-11.5L-8.4 6.1h-2.4C-12.2 6.1-13.2 5.1-13 3.5-12.5-.5-9.5-3.6-5.3-4.8A6.5 6.5 0 0 1 0-15z" {}
            (badge)
        }
    }
}

/// Has this seat more points than anybody, or as many as the first, by what the viewer can see?
pub fn leads<G: Game>(scene: &Scene<'_, G>, seat: Seat) -> bool {
    let scores = &scene.standing.scores;
    let most = scores.iter().map(|score| score.total).max().unwrap_or(0);
    most > 0 && scores.iter().any(|score| score.seat == Some(seat) && score.total == most)
}

/// The standing: everybody's points now, and what they are made of.
pub fn standing<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        table class="standing" {
            @for score in &scene.standing.scores {
                tr class=[score.seat.map(class)] {
                    th scope="row" {
                        @if let Some(seat) = score.seat { (crest(seat, 18)) " " (scene.name(seat)) }
                        @if let Some(rival) = score.rival { (scene.text(rival)) }
                        @if score.seat.is_some_and(|seat| scene.standing.winners.contains(&seat)) { " ★" }
                    }
                    td class="total" data-count { (score.total) }
                    td class="sources" {
                        @for (key, points) in score.sources.iter().filter(|(_, points)| *points != 0) {
                            span { (scene.text(&format!("score-{key}"))) " " b { (points) } } " "
                        }
                    }
                }
            }
        }
    }
}
