//! The question, and the answers that have no place on the table.

use crate::{Pen, count, signs};
use drawing::resources::Row;
use drawing::{Markup, Offer, Place, html, ledger, offers};
use firenze::Choice;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let rest = pen.places.rest();
    html! {
        section class="tray" aria-live="polite" {
            @if pen.scene.over { (ledger::table(pen.scene, &count::lines(pen))) } @else { (offers::question(pen.scene)) }
            @if !rest.is_empty() { div class="answers" { @for (offer, place) in &rest { (answer(offer, place)) } } }
        }
    }
}

fn answer(offer: &Offer<Choice>, place: &Place) -> Markup {
    let row = match offer.choice {
        Choice::Lay(colour, n) | Choice::Pay(colour, n) | Choice::Begin(colour, n) => {
            Some(Row::new().amount(signs::brick(colour), n.into()))
        }
        Choice::Chip(colour) | Choice::Give(colour) => Some(Row::new().icon(signs::brick(colour))),
        Choice::Mix(colour) => Some(Row::new().icon("tower").text("+").icon(signs::brick(colour))),
        Choice::Campanile => Some(Row::new().icon("tower").icon("arrow").icon("vp")),
        _ => None,
    };
    place.button(
        "",
        match row {
            Some(row) => row.inline(20.0),
            None => html! { (place.label()) },
        },
    )
}
