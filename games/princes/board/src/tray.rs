//! The question, and the answers that have no place on the table.

use crate::{Pen, field, player};
use drawing::resources::Row;
use drawing::{Markup, Offer, Place, html, ledger, offers, people};
use kit::{Phrase, Seat};
use princes::{Choice, Item, Scene};

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    // A place of a tile whose whole turn fits nowhere is not worth a button.
    let rest: Vec<_> =
        pen.places.rest().into_iter().filter(|(offer, place)| place.is_legal() || !matches!(offer.choice, Choice::Place(..))).collect();
    html! {
        section class="tray" aria-live="polite" {
            (offers::question(pen.scene))
            @if pen.scene.over { (ledger::podium(pen.scene)) }
            (bids(pen))
            @if let Some((word, shape)) = pen.scene.me().and_then(|seat| player::placed(pen, seat)) { (field::chooser(pen, word, shape)) }
            @if !rest.is_empty() { div class="answers" { @for (offer, place) in &rest { (answer(pen, offer, place)) } } }
        }
    }
}

/// What is bid for, whose bid stands, who may still raise it and who has passed.
fn bids(pen: &Pen<'_>) -> Markup {
    let Scene::Bidding { item, florins, high, passed, out, .. } = &pen.scene.view.scene else { return html! {} };
    let seats = Seat::all(pen.scene.view.princes.len() as u8).filter(|seat| !out.contains(*seat));
    let Some(item) = Item::from_word(item) else { return html! {} };
    let told = Phrase::new("draw-standing-bid").with("item", Phrase::name("item", item)).with("seat", *high).with("florins", *florins);
    html! {
        div class="bids" role="img" data-tip aria-label=(pen.say(told)) {
            @for seat in seats {
                @let class = if seat == *high { "bidder high" } else if passed.contains(seat) { "bidder passed" } else { "bidder" };
                span class=(class) { (people::crest(seat, 20)) @if seat == *high { (Row::new().amount("coin", *florins).inline(16.0)) } @else if passed.contains(seat) { "✕" } }
            }
        }
    }
}

fn answer(pen: &Pen<'_>, offer: &Offer<Choice>, place: &Place) -> Markup {
    let sign = match offer.choice {
        Choice::Kind(kind) => Some(Row::new().icon(kind.word())),
        Choice::Prestige(points) => Some(Row::new().amount("vp", points.into())),
        Choice::Raise => raised(pen).map(|florins| Row::new().amount("coin", florins)),
        Choice::Price(florins) => Some(Row::new().amount("coin", florins.into())),
        _ => None,
    };
    // A row of figures needs no words beside it; they are in the label.
    let terse = matches!(offer.choice, Choice::Prestige(_) | Choice::Price(_));
    place.button(
        "",
        html! {
            @if !terse { (place.label()) }
            @if let Choice::Partner(seat) = offer.choice { " " (people::crest(seat, 18)) }
            @if let Some(row) = sign { " " (row.inline(18.0)) }
            @if let (Choice::Prestige(points), Some(value)) = (offer.choice, work(pen)) {
                @let florins = i32::from(value) * pen.edition().pay_per_point - i32::from(points) * pen.edition().florins_per_prestige;
                " " (Row::new().amount("coin", florins).inline(14.0))
            }
        },
    )
}

fn raised(pen: &Pen<'_>) -> Option<i32> {
    if let Scene::Bidding { florins, .. } = pen.scene.view.scene { Some(florins + pen.edition().raise) } else { None }
}

fn work(pen: &Pen<'_>) -> Option<u16> {
    if let Scene::Work { value, .. } = pen.scene.view.scene { Some(value) } else { None }
}
