//! One's own cards: professions with what their work would be worth now, bonus and prestige cards.

use crate::Pen;
use crate::card::{self, HEIGHT, WIDTH};
use drawing::pen::{named, spot};
use drawing::{Markup, html};
use kit::Phrase;
use princes::{Card, Choice, PrinceView, Scene};

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let Some(prince) = pen.scene.me().and_then(|seat| pen.scene.view.princes.get(seat.index())) else { return html! {} };
    let returned = if let Scene::Setup { own, .. } = pen.scene.view.scene { own } else { None };
    let professions = prince.hand.iter().map(|card| Card::Profession(*card));
    let cards = professions
        .chain(prince.bonuses.iter().map(|card| Card::Bonus(*card)))
        .chain(prince.cards.iter().map(|card| Card::Prestige(*card)));
    html! {
        div class="hand" role="group" aria-label=(pen.scene.text("draw-hand")) {
            @for card in cards {
                @let gone = matches!(card, Card::Profession(card) if returned == Some(card));
                svg class={ "drawn in-hand" @if gone { " gone" } } id={ "in-hand-" (card.word()) } viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                    g class="piece" id={ "c-" (card.word()) } { (held(pen, card, prince)) }
                }
            }
            @if prince.recruiting_in_hand > 0 {
                svg class="drawn in-hand" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                    (named(None, "recruiting", &pen.say(Phrase::new("draw-recruiting").with("n", prince.recruiting_in_hand)), card::recruiting(prince.recruiting_in_hand)))
                }
            }
        }
    }
}

fn held(pen: &Pen<'_>, card: Card, prince: &PrinceView) -> Markup {
    let place = match card {
        Card::Profession(card) => pen.take(&[Choice::Return(card), Choice::Work(card)]),
        Card::Bonus(card) => pen.take(&[Choice::Add(card)]),
        Card::Prestige(_) => None,
    };
    let about = card::about(pen, card, Some(prince));
    spot(place, "held", &about, [1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0], card::face(pen, card, Some(prince)))
}
