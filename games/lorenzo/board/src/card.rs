//! Development cards: whole in the towers, small on the personal boards.

use crate::pen::Pen;
use crate::{signs, told};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon};
use kit::Phrase;
use lorenzo::{Card, CardId};
use std::sync::Arc;

pub(crate) const WIDTH: f32 = 110.0;
pub(crate) const HEIGHT: f32 = 93.0;

pub(crate) fn find(pen: &Pen<'_>, id: &str) -> Option<&'static Card> {
    CardId::from_word(id, pen.edition()).map(|id| pen.edition().card(id))
}

pub(crate) fn about(pen: &Pen<'_>, card: &Card) -> Arc<str> {
    pen.keep(&card.id, || told::card(card))
}

/// Name, price, what it does at once (beside the bolt), what it does for good (on the coloured ground).
pub(crate) fn whole(pen: &Pen<'_>, card: &Card) -> Markup {
    let name = pen.say(Phrase::name("card", &card.id));
    let below = lasting(card);
    let lasting_height = if below.len() > 1 { 34.0 } else { 24.0 };
    let top = HEIGHT - lasting_height;
    html! {
        g class={ "card " (card.kind.word()) } {
            rect class="sheet" width=(WIDTH) height=(HEIGHT) rx="4" {}
            path class="ribbon" d={ "M0 15V4a4 4 0 0 1 4-4h" (WIDTH - 8.0) "a4 4 0 0 1 4 4v11z" } {}
            (fitted(&name, "name", WIDTH / 2.0, 11.2, 9.6, WIDTH - 8.0, Anchor::Middle))
            @for (nth, price) in card.prices.iter().enumerate() {
                (signs::price(price).draw(WIDTH - 4.0, 23.5 + 13.0 * nth as f32, 12.5, WIDTH - 8.0, Anchor::End))
            }
            @let at_once = card.immediate.iter().map(signs::effect).reduce(|a, b| a.gap(0.35).then(b)).unwrap_or_default();
            @if !at_once.is_empty() {
                @let crowded = card.prices.len() > 1;
                @let (y, size) = if crowded { (56.0, 14.0) } else { ((30.0 + top) / 2.0, 16.0) };
                (Row::new().icon("bolt").gap(0.1).then(at_once).draw(WIDTH / 2.0, y, size, WIDTH - 10.0, Anchor::Middle))
            }
            @if !below.is_empty() {
                path class="ground" d={ "M0 " (top) "h" (WIDTH) "v" (lasting_height - 4.0) "a4 4 0 0 1-4 4h-" (WIDTH - 8.0) "a4 4 0 0 1-4-4z" } {}
                @let left = worked(card, 5.0, top + lasting_height / 2.0, 15.0);
                @let indent = if card.worked().is_some() { 23.0 } else { 4.0 };
                (left)
                @for (nth, row) in below.iter().enumerate() {
                    @let y = top + lasting_height * (nth as f32 + 0.5) / below.len() as f32;
                    (row.draw((WIDTH + indent) / 2.0, y, if below.len() > 1 { 13.0 } else { 15.0 }, WIDTH - indent - 4.0, Anchor::Middle))
                }
            }
            rect class="rim" width=(WIDTH) height=(HEIGHT) rx="4" {}
        }
    }
}

/// The value from which on the card is worked, in a square.
fn worked(card: &Card, x: f32, y: f32, size: f32) -> Markup {
    match card.worked() {
        Some((_, value, _)) => Row::new().value(value).draw(x, y, size, size * 1.2, Anchor::Start),
        None => html! {},
    }
}

/// What the card does for good, a row each.
fn lasting(card: &Card) -> Vec<Row> {
    match card.worked() {
        Some((_, _, yields)) => signs::yields(yields),
        None => card.permanent.iter().filter_map(signs::permanent).collect(),
    }
}

/// A card on a personal board: only what still matters, in short lines, because it is drawn very small.
pub(crate) fn small(card: &Card, width: f32, height: f32) -> Markup {
    let rows: Vec<Row> = match card.worked() {
        Some((_, _, yields)) => yields.iter().flat_map(signs::short).collect(),
        None => card.permanent.iter().flat_map(signs::short_permanent).collect(),
    };
    let rows = if rows.is_empty() { vec![Row::new().faint("bolt")] } else { rows };
    let spent = card.permanent.is_empty();
    let indent = if card.worked().is_some() { 11.0 } else { 0.0 };
    let size = (height / rows.len().max(1) as f32).min(14.0) - 0.5;
    html! {
        g class={ "card small " (card.kind.word()) @if spent { " spent" } } {
            rect class="sheet" width=(icon::round(width)) height=(height) rx="3" {}
            rect class="ground" width=(icon::round(width)) height=(height) rx="3" {}
            @if let Some((_, value, _)) = card.worked() {
                rect class="value" x="0" y="0" width="10" height=(height) rx="2" {}
                text class="n on-value" x="5" y=(icon::round(height / 2.0 + 3.5)) font-size="10" text-anchor="middle" { (value) }
            }
            @for (nth, row) in rows.iter().enumerate() {
                @let y = height * (nth as f32 + 0.5) / rows.len() as f32;
                (row.draw((width + indent) / 2.0, y, size, width - indent - 2.0, Anchor::Middle))
            }
            rect class="rim" width=(icon::round(width)) height=(height) rx="3" {}
        }
    }
}
