//! The question, and the answers that have no place on the table.

use crate::Pen;
use drawing::resources::Row;
use drawing::{Markup, Offer, Place, html, offers, people};
use princes::Choice;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    // A place of a tile whose whole turn fits nowhere is not worth a button.
    let rest: Vec<_> =
        pen.places.rest().into_iter().filter(|(offer, place)| place.is_legal() || !matches!(offer.choice, Choice::Place(..))).collect();
    html! {
        section class="tray" aria-live="polite" {
            @if pen.scene.over { (people::standing(pen.scene)) }
            (offers::question(pen.scene))
            @if !rest.is_empty() { div class="answers" { @for (offer, place) in &rest { (answer(pen, offer, place)) } } }
        }
    }
}

fn answer(pen: &Pen<'_>, offer: &Offer<Choice>, place: &Place) -> Markup {
    let sign = match offer.choice {
        Choice::Kind(kind) => Some(Row::new().icon(kind.word())),
        Choice::Prestige(points) => Some(Row::new().amount("vp", points.into())),
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

fn work(pen: &Pen<'_>) -> Option<u16> {
    if let princes::Scene::Work { value, .. } = pen.scene.view.scene { Some(value) } else { None }
}
