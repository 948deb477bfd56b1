//! What takes the middle of the table for a moment: the cards one looks at, a joint building that is being offered.

use crate::card::{self, HEIGHT, WIDTH};
use crate::field::{self, Ground};
use crate::{Pen, tile};
use drawing::pen::{named, spot};
use drawing::{Markup, html};
use kit::{Phrase, Seat};
use princes::{Building, Card, Choice, Scene, Spot};

const CELL: f32 = 22.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Option<Markup> {
    match &pen.scene.view.scene {
        Scene::Looking { seat, cards, .. } if pen.scene.me() == Some(*seat) && !cards.is_empty() => Some(looking(pen, *seat, cards)),
        Scene::Offer { building, partner: Some(partner), home: Some(home), place, .. } => {
            let (shown, chosen) = (pen.scene.is_asked() || place.is_some(), *place);
            shown.then(|| offering(pen, *building, *partner, *home, chosen))
        }
        _ => None,
    }
}

fn looking(pen: &Pen<'_>, seat: Seat, cards: &[Card]) -> Markup {
    let prince = pen.scene.view.princes.get(seat.index());
    html! {
        div class="stage cards" {
            @for card in cards {
                svg class="drawn looked" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                    g class="piece" id={ "l-" (card.word()) } {
                        (spot(pen.take(&[Choice::Keep(*card), Choice::Under(*card)]), "looked-at", &card::about(pen, *card, prince), [1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0], card::face(pen, *card, prince)))
                    }
                }
            }
        }
    }
}

/// A joint building: all its places for who chooses, the place chosen for everybody.
fn offering(pen: &Pen<'_>, building: Building, partner: Seat, home: Seat, chosen: Option<Spot>) -> Markup {
    let shape = &pen.edition().buildings[building.index()];
    let ground = Ground::strip(pen, home, shape);
    let told = Phrase::new("draw-joint").with("building", Phrase::name("building", building)).with("seat", partner);
    html! {
        div class="stage strips" {
            svg class="drawn strip" viewBox=(ground.view_box(CELL)) {
                (ground.draw(pen, CELL))
                @match chosen {
                    None => (field::handles(pen, shape, &ground, CELL)),
                    Some(spot) => (named(None, "proposed", &pen.say(told), tile::tile(building.word(), tile::class(pen, building.word()), &ground.cells(shape, spot), CELL))),
                }
            }
            @if chosen.is_none() && pen.scene.is_asked() { (field::chooser(pen, building.word(), shape)) }
        }
    }
}
