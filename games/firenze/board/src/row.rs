//! The row of cards with the bricks on them, the churches, the bag and what building costs.

use crate::laying::{self, Laying};
use crate::{Pen, brick, card};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon};
use firenze::{Cards, Choice, Colour};
use kit::Phrase;

const STEP: f32 = 100.0;
const CARD: f32 = 90.0;

/// Drawings of their own, so that they can stand in fewer columns on a narrow screen.
pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let laying = Laying::of(pen);
    html! {
        div class="market" {
            div class="slots" { @for nth in 0..pen.scene.view.row.len() { svg class="drawn" viewBox="0 0 98 236" { (slot(pen, nth, laying.as_ref())) } } }
            div class="around" {
                svg class="drawn churches" viewBox="0 0 402 64" { (churches(pen)) }
                svg class="drawn costs" viewBox="0 0 192 64" { (costs(pen)) }
                svg class="drawn bag" viewBox="0 0 442 52" { (bag(pen)) }
                svg class="drawn pile" viewBox="0 0 154 52" { (pile(pen)) }
            }
        }
    }
}

fn bricks(list: impl Iterator<Item = (Colour, u8)>) -> Vec<Phrase> {
    list.map(|(colour, n)| Phrase::name("bricks", colour).with("n", n)).collect()
}

fn slot(pen: &Pen<'_>, nth: usize, laying: Option<&Laying<'_>>) -> Markup {
    let view = pen.scene.view;
    let slot = &view.row[nth];
    let place = nth as u8 + 1;
    let cost = view.costs.get(nth).copied().unwrap_or_default();
    let copies = view.row[..nth].iter().filter(|other| other.card == slot.card).count();
    let mut told = vec![Phrase::new("draw-cost").with("n", cost), Phrase::new("draw-on-card").with("bricks", bricks(slot.bricks.iter()))];
    if pen.places.is_legal(Choice::Take(place)) {
        let held = pen.scene.me().and_then(|seat| view.players.get(seat.index())).map_or(0, |player| player.store.len());
        told.push(Phrase::new("draw-after").with("n", (held + slot.bricks.len()).saturating_sub(cost)));
    }
    let about = format!("{}. {}", card::about(pen, slot.card), pen.tell(&told));
    html! {
        (spot(pen.take(&[Choice::Take(place)]), "slot", &about, [1.0, 1.0, STEP - 4.0, 20.0 + CARD], html! {
            (Row::new().amount("brick", cost.into()).draw(STEP / 2.0 - 2.0, 11.0, 15.0, 60.0, Anchor::Middle))
            (at(3.0, 20.0, html! { g class="piece" id={ "row-" (slot.card) "-" (copies) } { (card::face(pen, slot.card, STEP - 8.0, CARD - 2.0)) } }))
        }))
        rect class="tray-of-bricks" x="1" y="113" width=(STEP - 4.0) height="122" rx="4" {}
        @if let Some(laying) = laying.filter(|laying| laying.reaches(nth)) {
            rect class="getting" x="2" y="21" width=(STEP - 6.0) height=(CARD - 1.0) rx="4" {}
            (laying::bricks(pen, laying, nth, [5.0, 37.0, STEP - 12.0]))
        }
        // A line a colour: each is the place where that colour can be had.
        @for (line, (colour, n)) in slot.bricks.iter().enumerate() {
            @let y = 114.5 + 20.0 * line as f32;
            @let place = pen.take(&[Choice::Exchange(place, colour), Choice::Swap(place, colour)]);
            @let label = pen.say(Phrase::name("bricks", colour).with("n", n));
            (spot(place, "bricks", &label, [3.0, y, STEP - 8.0, 18.5], html! {
                @for i in 0..usize::from(n) {
                    @let step = if n > 4 { 16.0 } else { 22.0 };
                    (brick::piece(&format!("row-{}-{copies}", slot.card), colour, i, 5.0 + i.min(if n > 5 { 3 } else { 4 }) as f32 * step, y + 2.5, (21.0, 13.2)))
                }
                @if n > 5 { text class="n" x=(STEP - 9.0) y=(y + 13.5) font-size="12" text-anchor="end" { "×" (n) } }
            }))
        }
    }
}

fn churches(pen: &Pen<'_>) -> Markup {
    html! {
        (named(None, "church", &pen.scene.text("draw-churches"), icon::at("church", 2.0, 18.0, 24.0)))
        @for nth in 0..4u8 {
            @let lying = pen.scene.view.churches.iter().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).nth(nth.into());
            @let x = 34.0 + 92.0 * f32::from(nth);
            @match lying {
                Some(church) => (at(x, 3.0, named(Some(format!("ch-{church}-{nth}")), "piece", &card::about(pen, church), card::face(pen, church, 88.0, 60.0)))),
                None => rect class="gone" x=(x) y="3" width="88" height="60" rx="4" {},
            }
        }
    }
}

/// What placing so many bricks costs whoever's turn it is, with his Workshop and Masons.
fn costs(pen: &Pen<'_>) -> Markup {
    let costs = pen.scene.view.build_costs.iter().enumerate().skip(1);
    let told: Vec<Phrase> = costs.clone().map(|(n, cost)| Phrase::new("draw-build-cost").with("n", n as u8).with("cost", *cost)).collect();
    let cheaper = |n: usize, cost: u8| pen.edition().build_cost.get(n).is_some_and(|printed| cost < *printed);
    named(
        None,
        "costs",
        &pen.tell(&told),
        html! {
            (icon::at("tower", 2.0, 6.0, 20.0))
            (fitted(&pen.say(Phrase::new("draw-build-cost-name")), "label", 26.0, 21.0, 11.5, 160.0, Anchor::Start))
            @for (n, cost) in costs {
                @let x = 1.0 + 31.5 * (n - 1) as f32;
                rect class="purse" x=(x) y="31" width="30" height="31" rx="3" {}
                (Row::new().amount("brick", n as i32).draw(x + 15.0, 40.0, 12.0, 27.0, Anchor::Middle))
                text class=(if cheaper(n, *cost) { "n cheaper" } else { "n" }) x=(x + 15.0) y="58" font-size="12" text-anchor="middle" { "−" (cost) }
            }
        },
    )
}

/// What the bag still holds, by colour.
fn bag(pen: &Pen<'_>) -> Markup {
    let bag = &pen.scene.view.bag;
    named(
        None,
        "bag",
        &pen.say(Phrase::new("draw-bag").with("bricks", bricks(bag.iter()))),
        html! {
            rect class="purse" x="1" y="4" width="440" height="46" rx="5" {}
            (icon::at("bag", 8.0, 10.0, 34.0))
            @for (nth, colour) in Colour::ALL.iter().enumerate() {
                @let x = 54.0 + 64.0 * nth as f32;
                @if !bag.has(*colour) { g class="faint" { (brick::drawn(*colour, x, 15.0, (24.0, 24.0))) } }
                // All on one heap, each a piece: what is drawn comes from here, and what is paid goes here.
                @for nth in 0..usize::from(bag.of(*colour)) { (brick::piece("bag", *colour, nth, x, 15.0, (24.0, 24.0))) }
                text class="n" x=(x + 27.0) y="32" font-size="14" data-count { (bag.of(*colour)) }
            }
        },
    )
}

/// How many cards are to come, and how many lie aside.
fn pile(pen: &Pen<'_>) -> Markup {
    let view = pen.scene.view;
    let cards = view.start_cards.len() + view.pile.len();
    let mut told = vec![Phrase::new("draw-pile").with("n", cards).with("gone", view.discards.len())];
    for kind in ["event", "character", "celebration", "building", "church"] {
        let of = |pile: &Cards| -> u8 { pile.iter().filter(|(card, _)| card::kind_word(pen, *card) == kind).map(|(_, n)| n).sum() };
        let n = of(&view.start_cards) + of(&view.pile);
        if n > 0 {
            told.push(Phrase::new("draw-of-kind").with("kind", Phrase::name("kind", kind)).with("n", n));
        }
    }
    named(
        None,
        "pile",
        &pen.tell(&told),
        html! {
            rect class="purse" x="1" y="4" width="152" height="46" rx="5" {}
            (icon::at("cards", 10.0, 11.0, 30.0))
            text class="n" x="46" y="33" font-size="16" data-count { (cards) }
            text class="n none" x="82" y="33" font-size="12" { "+ " (view.discards.len()) }
        },
    )
}
