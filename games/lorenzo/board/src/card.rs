//! Development cards: whole in the towers, small before the families.

use crate::context::{Ctx, kind_class};
use crate::{descriptions, icons};
use drawing::resources::Row;
use drawing::{Markup, html};
use kit::Phrase;
use lorenzo::{Card, Goods, Resource};
use std::sync::Arc;

/// In ems of the icons: what fits side by side below the picture of a card in a tower, and where a stack of two makes the signs smaller.
const ONE_LINE: f32 = 8.6;
const ONE_STACK: f32 = 10.2;
/// A row longer than this is set tighter.
const TIGHT: f32 = 7.4;

pub(crate) fn about(ctx: &Ctx<'_>, card: &Card) -> Arc<str> {
    ctx.keep(&card.id, || descriptions::card(card))
}

pub(crate) fn name(ctx: &Ctx<'_>, card: &Card) -> String {
    ctx.say(Phrase::name("card", &card.id))
}

/// What a price comes to for the viewer, and what of it is missing.
pub(crate) struct Tag {
    /// Must be held and is not spent.
    pub require: Goods,
    pub pay: Goods,
    /// What is there less what is needed, where that is below zero.
    pub missing: Goods,
}

impl Tag {
    fn draw(&self) -> Markup {
        let short = |resource: Resource| if self.missing.get(resource) != 0 { "n short" } else { "n" };
        let sign = if self.require.is_empty() { "" } else { "−" };
        html! {
            span {
                @for (resource, n) in self.require.iter() { span class=(short(resource)) { "≥" (n) (icon(resource)) } }
                @for (resource, n) in self.pay.iter() { span class=(short(resource)) { (sign) (n) (icon(resource)) } }
                @if self.pay.is_empty() { span.n { "0" } }
            }
        }
    }
}

pub(crate) fn icon(resource: Resource) -> Markup {
    html! { i class={ "i i-" (icons::of(resource)) } {} }
}

/// Name, picture with the price, niche with the place for a member, and what it does: at once (beside the bolt), for good (on the
/// coloured ground).
pub(crate) fn whole(ctx: &Ctx<'_>, card: &Card, tags: &[Tag], niche: Markup) -> Markup {
    html! {
        span class={ "piece card " (kind_class(card.kind)) } id={ "c-" (card.id) } {
            (ribbon(&name(ctx, card)))
            span.mid {
                i class={ "art s-" (card.id) } {}
                @if !tags.is_empty() { span.cost { @for tag in tags { (tag.draw()) } } }
                span.stair { (niche) }
            }
            (effects(card))
        }
    }
}

/// A long name is set smaller, a very long one in two lines.
fn ribbon(name: &str) -> Markup {
    let class = match name.chars().count() {
        0..=20 => "nm",
        21..=25 => "nm long",
        _ => "nm longer",
    };
    html! { b class=(class) { (name) } }
}

/// Side by side if that fits, else one below the other.
fn effects(card: &Card) -> Markup {
    let (now, lasting) = (icons::at_once(card), icons::lasting(card));
    let number = if card.worked().is_some() { 1.4 } else { 0.0 };
    let widest = lasting.iter().map(Row::width).fold(0.0, f32::max) + number;
    let below = html! {
        @let two = if lasting.len() > 1 { " two" } else if widest > TIGHT { " tight" } else { "" };
        span class={ "fx perm" (two) } { (number_of(card)) (stacked(&lasting)) }
    };
    let at_once = html! { span class={ "fx now" @if now.width() > TIGHT { " tight" } } { i.i.i-bolt {} (now.figures()) } };
    html! {
        @match (now.is_empty(), lasting.is_empty()) {
            (false, false) => {
                @let fits = now.width() + 1.3 + widest <= if lasting.len() > 1 { ONE_STACK } else { ONE_LINE };
                span class=(if fits { "one" } else { "rows" }) { (at_once) (below) }
            },
            (false, true) => (at_once),
            (true, false) => (below),
            (true, true) => {},
        }
    }
}

fn stacked(rows: &[Row]) -> Markup {
    match rows {
        [one] => one.figures(),
        rows => html! { span.alt { @for row in rows { span { (row.figures()) } } } },
    }
}

/// The value from which on the card is worked.
fn number_of(card: &Card) -> Markup {
    html! { @if let Some((_, value, _)) = card.worked() { b.no { (value) } } }
}

/// A card before a family: its picture, and only what still matters.
pub(crate) fn small(card: &Card) -> Markup {
    let rows = icons::short(card);
    html! {
        i class={ "art s-" (card.id) } {}
        span class={ "fx" @if rows.is_empty() { " spent" } } {
            (number_of(card))
            @if rows.is_empty() { i.i.i-bolt {} } @else { span.ys { @for row in &rows { span { (row.figures()) } } } }
        }
    }
}

/// The prices as they are printed.
pub(crate) fn printed(card: &Card) -> Vec<Tag> {
    card.prices.iter().map(|price| Tag { require: price.require, pay: price.pay, missing: Goods::NONE }).collect()
}
