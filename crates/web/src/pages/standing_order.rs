//! What is answered for the person who looks: the order that stands, or those that could be given.

use super::update::PartSource;
use kit::{Phrase, Seat};
use maud::{Markup, html};
use store::Stage;

pub fn part(source: &PartSource<'_>) -> Markup {
    let (snapshot, words) = (source.snapshot, source.words);
    let own = source.perspective.through.filter(|seat| source.perspective.held.contains(*seat));
    let Some((seat, record)) = own.and_then(|seat| Some((seat, snapshot.seat(seat)?))) else { return html! {} };
    if snapshot.stage != Stage::Playing || snapshot.is_past || snapshot.stopped.is_some() {
        return html! {};
    }
    if let Some(order) = &record.standing_order {
        let said = snapshot.table.order_phrase(order).unwrap_or_else(|| Phrase::new("site-order-some"));
        return form(
            source,
            seat,
            &html! {
                span.stands { (words.text("site-order-stands")) " " b { (words.say(&said, &source.names)) } }
                button.btn.plain name="order" value="" id="stop-order" { (words.text("site-order-stop")) }
            },
        );
    }
    let offered = snapshot.table.standing_orders(seat);
    if offered.is_empty() {
        return ended(source, seat);
    }
    form(
        source,
        seat,
        &html! {
            (ended(source, seat))
            label {
                span { (words.text("site-order-label")) }
                select name="order" id="order" {
                    @for order in &offered { option value=(order.id) { (words.say(&order.phrase, &source.names)) } }
                }
            }
            button.btn id="give-order" { (words.text("site-order-give")) }
        },
    )
}

/// The order that stood until this question, so that nobody wonders why they are asked.
fn ended(source: &PartSource<'_>, seat: Seat) -> Markup {
    let (snapshot, words) = (source.snapshot, source.words);
    let order = snapshot.ended_order.as_ref().filter(|ended| ended.seat == seat && snapshot.asked().contains(seat));
    let said = order.map(|ended| snapshot.table.order_phrase(&ended.order).unwrap_or_else(|| Phrase::new("site-order-some")));
    html! { @if let Some(said) = said { span.stands.ended role="status" { (words.text("site-order-ended")) " " b { (words.say(&said, &source.names)) } } } }
}

fn form(source: &PartSource<'_>, seat: Seat, inside: &Markup) -> Markup {
    html! {
        form.order method="post" action={ "/t/" (source.id()) "/order" } {
            input type="hidden" name="seat" value=(seat.0);
            (inside)
        }
    }
}
