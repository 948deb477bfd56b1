//! Playing again with the same people: the button, and for the others the way to the table that somebody made.

use super::update::PartSource;
use kit::Seat;
use maud::{Markup, html};
use store::Stage;

/// At a table that is over. Everybody who looks at it gets the link as soon as there is one.
pub fn part(source: &PartSource<'_>) -> Markup {
    let (snapshot, words) = (source.snapshot, source.words);
    if snapshot.stage != Stage::Over || snapshot.is_past {
        return html! {};
    }
    html! {
        @match &snapshot.rematch {
            Some(table) => { a.btn.btn.main #rematch href={ "/t/" (table) } { (words.text("site-to-rematch")) } },
            None if !source.perspective.held.is_empty() => {
                form.rematch method="post" action={ "/t/" (source.id()) "/rematch" } {
                    button.btn.main #rematch title=(words.text("site-again-about")) { (words.text("site-again")) }
                }
            },
            None => { a.btn href={ "/new?game=" (snapshot.title.id) "&seats=" (snapshot.seats.len()) } { (words.text("site-new-table")) } },
        }
    }
}

/// At the new table: the way to the seat that is kept for this device.
pub fn take_seat(source: &PartSource<'_>, seat: Seat) -> Markup {
    html! {
        form.sit method="post" action={ "/t/" (source.id()) "/sit" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="name" value=(source.name(seat));
            button.btn.main { (source.words.text("site-take-kept-seat")) }
        }
    }
}
