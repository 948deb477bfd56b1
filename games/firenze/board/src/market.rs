//! The row of cards, each with its bricks on a tray and what taking it costs.

use crate::bricks;
use crate::context::Ctx;
use crate::laying::{self, Laying};
use crate::{around, card, card_panel};
use drawing::{Markup, answer_spots, html};
use firenze::edition::ROW;
use firenze::state::Slot;
use firenze::{Choice, Colour};
use kit::Phrase;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let laying = Laying::of(ctx);
    html! {
        section.frow data-area="row" aria-label=(ctx.scene.text("draw-row")) {
            div.rcs { @for nth in 0..ctx.scene.view.row.len() { (slot(ctx, nth, laying.as_ref())) } @for _ in ctx.scene.view.row.len()..ROW { div.rc.none {} } }
            (around::draw(ctx))
        }
    }
}

fn slot(ctx: &Ctx<'_>, nth: usize, laying: Option<&Laying<'_>>) -> Markup {
    let view = ctx.scene.view;
    let slot = &view.row[nth];
    let place = nth as u8 + 1;
    let cost = view.costs.get(nth).copied().unwrap_or_default();
    let kind = card::kind_word(ctx.edition(), slot.card);
    let after = store_after(ctx, slot, cost);
    let on_it = if slot.bricks.is_empty() {
        Phrase::new("draw-no-bricks")
    } else {
        Phrase::new("draw-on-card").with("bricks", bricks::named(slot.bricks.iter()))
    };
    let mut told = vec![Phrase::new("draw-cost").with("n", cost), on_it];
    told.extend(after.filter(|_| ctx.spots.is_legal(Choice::Take(place))).map(|(_, after)| Phrase::new("draw-after").with("n", after)));
    let about = format!("{}. {}", card::about(ctx, slot.card), ctx.tell(&told));
    let key = ctx.told(format!("row-{place}"), || card_panel::slot(ctx, nth));
    let head = html! { (price(ctx, cost)) (piece(ctx, nth)) };
    if let Some(spot) = ctx.take(&[Choice::Take(place)]) {
        let dim = if spot.is_legal() { "" } else { " dim" };
        let legal = spot.is_legal();
        return spot.inspected(key).place(&format!("rc {kind}{dim}"), Some(&about), html! {
            span.head { (head) }
            span class=(heap_class(slot)) { @for (colour, n) in slot.bricks.iter() { span.bks { (bricks::pieces(&on_card(ctx, nth), colour, n)) } } }
            (sum(ctx, slot, after.filter(|_| legal)))
        });
    }
    let class = match laying {
        Some(laying) if laying.reaches(nth) => " gets",
        Some(laying) if laying.chosen == nth => " chosen",
        _ => "",
    };
    html! {
        div class={ "rc " (kind) (class) } {
            div.head role="img" data-tip data-inspect=(key) aria-label=(about) { (head) }
            @if let Some(laying) = laying.filter(|laying| laying.reaches(nth)) { (laying::choices(ctx, laying, nth)) }
            div class=(heap_class(slot)) { @for (colour, n) in slot.bricks.iter() { (lying(ctx, nth, colour, n)) } }
            (sum(ctx, slot, None))
        }
    }
}

/// What the store holds now, and after taking the card.
fn store_after(ctx: &Ctx<'_>, slot: &Slot, cost: u8) -> Option<(u8, u8)> {
    let (_, own) = ctx.own()?;
    let held = own.store.len();
    Some((held, (held + slot.bricks.len()).saturating_sub(cost)))
}

fn price(ctx: &Ctx<'_>, cost: u8) -> Markup {
    html! {
        span class={ "price" @if cost == 0 { " z" } } {
            @if cost == 0 { b { (ctx.scene.text("draw-free")) } } @else { b { (ctx.count("draw-lay", cost)) } i.i.i-brick {} }
        }
    }
}

/// The card itself: it moves to the left, and to whoever takes it.
fn piece(ctx: &Ctx<'_>, nth: usize) -> Markup {
    let row = &ctx.scene.view.row;
    let copies = row[..nth].iter().filter(|other| other.card == row[nth].card).count();
    html! { span.piece.fc id={ "row-" (row[nth].card) "-" (copies) } data-motion="card" { (card::face(ctx, row[nth].card)) } }
}

/// The tray of a card, in the ids of its bricks.
fn on_card(ctx: &Ctx<'_>, nth: usize) -> String {
    let row = &ctx.scene.view.row;
    let copies = row[..nth].iter().filter(|other| other.card == row[nth].card).count();
    format!("row-{}-{copies}", row[nth].card)
}

fn heap_class(slot: &Slot) -> &'static str {
    match slot.bricks.len() {
        0..=6 => "heap",
        7..=12 => "heap many",
        _ => "heap crowd",
    }
}

/// Bricks of a colour: the place where that colour can be had.
fn lying(ctx: &Ctx<'_>, nth: usize, colour: Colour, n: u8) -> Markup {
    let place = nth as u8 + 1;
    let choices = [Choice::Exchange(place, colour), Choice::Swap(place, colour)];
    let spot = ctx.take(&choices);
    let key = spot.as_ref().map(|_| ctx.told(format!("take-{place}-{colour}"), || card_panel::brick(ctx, nth, colour, &choices)));
    let about = ctx.say(Phrase::name("bricks", colour).with("n", n));
    answer_spots::place(spot, "bks", &about, key.as_deref(), bricks::pieces(&on_card(ctx, nth), colour, n))
}

fn sum(ctx: &Ctx<'_>, slot: &Slot, after: Option<(u8, u8)>) -> Markup {
    html! {
        span.sum {
            @match after {
                Some((held, after)) => { (ctx.scene.text("draw-store-short")) " " (held) " ▸ " b { (after) } },
                None => { b { "+" (slot.bricks.len()) } i.i.i-brick {} },
            }
        }
    }
}
