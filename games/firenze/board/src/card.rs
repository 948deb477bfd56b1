//! Action cards: in the row, in hand, among the churches.

use crate::Pen;
use crate::signs;
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon};
use firenze::Card;
use kit::Phrase;
use std::sync::Arc;

/// The name of its kind in classes and messages.
pub(crate) fn kind_word(pen: &Pen<'_>, card: Card) -> &'static str {
    use firenze::effect::Kind;
    match pen.edition().card(card).kind {
        Kind::Event => "event",
        Kind::Character => "character",
        Kind::Celebration => "celebration",
        Kind::Building => "building",
        Kind::Church => "church",
    }
}

/// Name, kind and what it does.
pub(crate) fn about(pen: &Pen<'_>, card: Card) -> Arc<str> {
    let kind = Phrase::name("kind", kind_word(pen, card));
    pen.keep(card.word(), || vec![Phrase::name("card", card), kind, Phrase::new(format!("card-{card}-about"))])
}

/// The face of a card in so much room.
pub(crate) fn face(pen: &Pen<'_>, card: Card, width: f32, height: f32) -> Markup {
    let spec = pen.edition().card(card);
    let rows: Vec<Row> = signs::effect(&spec.effect);
    let name = pen.say(Phrase::name("card", card));
    let (ribbon, size) = if height > 45.0 { (15.0, 9.4) } else { (10.0, 7.0) };
    let room = height - ribbon;
    let text = ((room - 3.0) / rows.len() as f32).min(17.0);
    html! {
        g class={ "card " (kind_word(pen, card)) } {
            rect class="sheet" width=(width) height=(height) rx="4" {}
            path class="ribbon" d={ "M0 " (ribbon) "V4a4 4 0 0 1 4-4h" (icon::round(width - 8.0)) "a4 4 0 0 1 4 4v" (ribbon - 4.0) "z" } {}
            (icon::at(signs::kind(spec.kind), 2.0, 1.5, ribbon - 3.0))
            (fitted(&name, "name", (width + ribbon) / 2.0, ribbon - 4.0 + (size - 7.0) * 0.2, size, width - ribbon - 6.0, Anchor::Middle))
            @for (nth, row) in rows.iter().enumerate() {
                (row.draw(width / 2.0, ribbon + room * (nth as f32 + 0.5) / rows.len() as f32, text, width - 6.0, Anchor::Middle))
            }
            rect class="rim" width=(width) height=(height) rx="4" {}
        }
    }
}
