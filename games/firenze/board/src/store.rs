//! A player's store: every brick, by colour.

use crate::{Pen, brick};
use drawing::pen::{named, spot};
use drawing::{Markup, html, icon};
use firenze::view::PlayerView;
use firenze::{Choice, Colour};
use kit::{Phrase, Seat};

const TOP: f32 = 27.0;
const HEIGHT: f32 = 34.0;
const BRICK: (f32, f32) = (14.5, 9.1);

pub(crate) fn draw(pen: &Pen<'_>, seat: Seat, player: &PlayerView, width: f32) -> Markup {
    let step = (width - 36.0) / 6.0;
    let full = Phrase::new("draw-store").with("n", player.store.len()).with("limit", player.store_limit);
    let over = player.store.len() > player.store_limit;
    html! {
        @for (nth, colour) in Colour::ALL.iter().enumerate() {
            @let n = player.store.of(*colour);
            @let x = 4.0 + step * nth as f32;
            @let own = if pen.scene.me() == Some(seat) { Choice::Give(*colour) } else { Choice::Rob(seat, *colour) };
            (spot(pen.take(&[own]), "held", &pen.say(Phrase::name("bricks", *colour).with("n", n)), [x, TOP, step - 2.0, HEIGHT], html! {
                rect class="purse" x=(icon::round(x)) y=(TOP) width=(icon::round(step - 2.0)) height=(HEIGHT) rx="4" {}
                @if n == 0 { g class="faint" { (brick::drawn(*colour, x + (step - BRICK.0) / 2.0 - 1.0, TOP + HEIGHT - 11.0, BRICK)) } }
                (heap(seat, *colour, n, x + 2.0, step - 5.0))
                text class=(if n == 0 { "n none" } else { "n" }) id={ "r-" (seat.0) "-" (colour.word()) } x=(icon::round(x + 3.0)) y=(TOP + 11.5) font-size="12" data-count { (n) }
            }))
        }
        (named(None, "limit", &pen.say(full), html! {
            text class=(if over { "n over" } else { "n" }) x=(width - 5.0) y=(TOP + 14.0) font-size="13" text-anchor="end" { (player.store.len()) }
            text class=(if over { "n over" } else { "n none" }) x=(width - 5.0) y=(TOP + 28.0) font-size="11" text-anchor="end" { "/" (player.store_limit) }
        }))
    }
}

/// From the ground up, as many in a row as fit; the corner is left to the number, and what is more lies on top.
fn heap(seat: Seat, colour: Colour, n: u8, x: f32, room: f32) -> Markup {
    let across = ((room + 0.5) / (BRICK.0 + 0.5)).max(1.0) as usize;
    let place = |nth: usize| {
        let nth = nth.min(across * 3 - 2);
        let (line, column) = (nth / across, nth % across);
        // The highest row fills from the right.
        let column = if line == 2 { across - 1 - column } else { column };
        (x + (BRICK.0 + 0.5) * column as f32, TOP + HEIGHT - 11.0 - (BRICK.1 + 0.4) * line as f32)
    };
    html! {
        @for nth in 0..usize::from(n) {
            @let (x, y) = place(nth);
            (brick::piece(&format!("{}-store", seat.0), colour, nth, x, y, BRICK))
        }
    }
}
