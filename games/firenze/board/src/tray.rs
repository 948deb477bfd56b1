//! The question, and the answers that have no place on the table.

use crate::{Pen, laying, payment, reckoning, signs};
use drawing::resources::Row;
use drawing::{Markup, Offer, Place, html, ledger, offers};
use firenze::Choice;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let rest = pen.places.rest();
    html! {
        section class="tray" aria-live="polite" {
            @if pen.scene.over { (ledger::table_with(pen.scene, &reckoning::lines(pen), reckoning::tie(pen))) } @else { (offers::question(pen.scene)) }
            @if let Some(spreads) = laying::draw(pen) { div class="answers" { (spreads) } }
            @if !rest.is_empty() {
                // Whole payments first; those that go on with another colour come last.
                @let goes_on = |offer: &Offer<Choice>| matches!(offer.choice, Choice::Pay(colour, n) if payment::complete(pen, colour, n).is_none());
                @let (partial, whole): (Vec<_>, Vec<_>) = rest.iter().partition(|(offer, _)| goes_on(offer));
                div class="answers" {
                    @for (offer, place) in whole { (answer(pen, offer, place)) }
                    @if let Some(chains) = payment::draw(pen) { (chains) span class="or" { (pen.scene.text("draw-or-singly")) } }
                    @for (offer, place) in partial { (answer(pen, offer, place)) }
                }
            }
        }
    }
}

fn answer(pen: &Pen<'_>, offer: &Offer<Choice>, place: &Place) -> Markup {
    let row = match offer.choice {
        Choice::Pay(colour, n) => {
            Some(payment::complete(pen, colour, n).unwrap_or_else(|| Row::new().amount(signs::brick(colour), n.into())))
        }
        Choice::Lay(colour, n) | Choice::Begin(colour, n) => Some(Row::new().amount(signs::brick(colour), n.into())),
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
