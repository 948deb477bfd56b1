//! The four towers, a drawing each, so that they stand two by two on a narrow screen.

use crate::pen::{Pen, at, named, spot, standing_on};
use crate::{card, figure, reach, signs, told};
use drawing::resources::Anchor;
use drawing::{Markup, Place, html, icon};
use kit::Phrase;
use lorenzo::{Choice, Space};

const WIDTH: f32 = 156.0;
const ROOF: f32 = 27.0;
const FLOOR: f32 = 98.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    html! {
        @for tower in &pen.scene.view.towers {
            @let name = pen.say(Phrase::name("tower", tower.kind));
            svg class={ "drawn tower " (tower.kind.word()) } preserveAspectRatio="xMidYMin" viewBox={ "0 0 " (WIDTH) " " (ROOF + 4.0 * FLOOR) } role="group" aria-label=(name) {
                (walls())
                (icon::at(tower.kind.word(), 6.0, 9.0, 16.0))
                (drawing::resources::fitted(&name, "roof-name", 26.0, 21.0, 12.0, WIDTH - 74.0, Anchor::Start))
                @if Space::tower(tower.kind).iter().any(|space| !standing_on(pen, *space).is_empty()) { (fee(pen)) }
                @for (nth, space) in Space::tower(tower.kind).iter().enumerate().rev() {
                    (at(0.0, ROOF + FLOOR * (3 - nth) as f32, floor(pen, *space, tower.cards.get(nth).copied().flatten())))
                }
            }
        }
    }
}

/// Somebody stands in the tower: the next one pays.
fn fee(pen: &Pen<'_>) -> Markup {
    let fee = &pen.edition().board.tower_fee;
    named(
        None,
        "fee",
        &pen.say(Phrase::new("draw-fee").with("goods", told::amounts(fee))),
        signs::less(fee).draw(WIDTH - 4.0, 17.0, 15.0, 44.0, Anchor::End),
    )
}

/// Battlements and masonry.
fn walls() -> Markup {
    let (width, height) = (WIDTH, ROOF + 4.0 * FLOOR);
    let merlons: String = (0..6).map(|n| format!("M{} 9V1h16v8", 1 + n * 28 - if n == 5 { 3 } else { 0 })).collect();
    html! {
        path class="merlons" d=(merlons) {}
        rect class="wall" x="0.5" y="7" width=(width - 1.0) height=(height - 7.5) rx="3" {}
    }
}

fn floor(pen: &Pen<'_>, space: Space, id: Option<&str>) -> Markup {
    let figures = pen.edition().space(space);
    let card = id.and_then(|id| card::find(pen, id));
    let here = standing_on(pen, space);
    let place = pen.take(&[Choice::Place(space), Choice::Take(space)]);
    let mut told = vec![Phrase::new("draw-space-value").with("space", crate::city::space_name(space)).with("value", figures.value)];
    if !figures.gain.is_empty() {
        told.push(Phrase::new("draw-space-bonus").with("goods", told::amounts(&figures.gain)));
    }
    told.extend(reach::told(pen, space));
    let mut about = pen.tell(&told);
    let legal = place.as_ref().is_some_and(Place::is_legal);
    if let Some(card) = card {
        about = format!("{}. {about}", card::about(pen, card));
    }
    html! {
        (spot(place, "floor", &about, [1.5, 1.0, WIDTH - 3.0, FLOOR - 2.0], html! {
            @if let Some((id, card)) = id.zip(card) {
                (at(3.5, 2.5, html! { g class="piece" id={ "c-" (id) } { (card::whole(pen, card)) } }))
            } @else {
                rect class="gone" x="5" y="4" width=(card::WIDTH - 3.0) height=(card::HEIGHT - 3.0) rx="4" {}
            }
            (circle(pen, space, here.is_empty()))
            (reach::chip(pen, space, legal, false, 134.5, 50.5))
        }))
        @for (nth, (seat, member)) in here.iter().enumerate() {
            @let label = pen.say(crate::city::stands(*seat, *member));
            (at(134.5 + 6.0 * nth as f32, 30.0, figure::member(*seat, *member, &label)))
        }
    }
}

/// Where the member goes: the value, and the floor's bonus below it.
fn circle(pen: &Pen<'_>, space: Space, empty: bool) -> Markup {
    let figures = pen.edition().space(space);
    html! {
        circle class="socket" cx="134.5" cy="30" r="18" {}
        @if empty { text class="figure socket-n" x="134.5" y="37" { (figures.value) } }
        @if !figures.gain.is_empty() {
            (named(None, "bonus", &pen.say(Phrase::new("draw-space-bonus").with("goods", told::amounts(&figures.gain))), html! {
                path class="plaque" d="M117 58h35v18l-17.5 8-17.5-8z" {}
                (signs::goods(&figures.gain).draw(134.5, 68.0, 15.0, 32.0, Anchor::Middle))
            }))
        }
    }
}
