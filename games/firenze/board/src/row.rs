//! The row of cards with the bricks on them, the churches, the bag and what building costs.

use crate::{Pen, card, signs};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon};
use firenze::{Choice, Colour};
use kit::Phrase;

const WIDTH: f32 = 600.0;
const STEP: f32 = 100.0;
const CARD: f32 = 74.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    html! {
        svg class="panel market" viewBox={ "0 0 " (WIDTH) " 312" } {
            @for nth in 0..pen.scene.view.row.len() { (at(STEP * nth as f32, 0.0, slot(pen, nth))) }
            (at(0.0, 192.0, churches(pen)))
            (at(0.0, 258.0, supply(pen)))
        }
    }
}

fn bricks(list: impl Iterator<Item = (Colour, u8)>) -> Vec<Phrase> {
    list.map(|(colour, n)| Phrase::name("bricks", colour).with("n", n)).collect()
}

fn slot(pen: &Pen<'_>, nth: usize) -> Markup {
    let view = pen.scene.view;
    let slot = &view.row[nth];
    let place = nth as u8 + 1;
    let cost = view.costs.get(nth).copied().unwrap_or_default();
    let copies = view.row[..nth].iter().filter(|other| other.card == slot.card).count();
    let told = vec![
        Phrase::new("draw-cost").with("n", cost),
        Phrase::new("draw-on-card").with("bricks", bricks(slot.bricks.iter())),
    ];
    let about = format!("{}. {}", card::about(pen, slot.card), pen.tell(&told));
    let size = if slot.bricks.len() > 8 { 14.0 } else { 18.0 };
    html! {
        (spot(pen.take(&[Choice::Take(place)]), "slot", &about, [1.0, 1.0, STEP - 4.0, 20.0 + CARD], html! {
            (Row::new().amount("brick", cost.into()).draw(STEP / 2.0 - 2.0, 11.0, 15.0, 60.0, Anchor::Middle))
            (at(3.0, 20.0, html! { g class="piece" id={ "row-" (slot.card) "-" (copies) } { (card::face(pen, slot.card, STEP - 8.0, CARD - 2.0)) } }))
        }))
        rect class="tray-of-bricks" x="1" y="97" width=(STEP - 4.0) height="92" rx="4" {}
        // A line a colour: each is the place where that colour can be had.
        @for (line, (colour, n)) in slot.bricks.iter().enumerate() {
            @let y = 99.0 + 15.0 * line as f32;
            @let place = pen.take(&[Choice::Exchange(place, colour), Choice::Swap(place, colour)]);
            @let label = pen.say(Phrase::name("bricks", colour).with("n", n));
            (spot(place, "bricks", &label, [3.0, y, STEP - 8.0, 14.0], html! {
                @for i in 0..n.min(5) { (icon::at(&signs::brick(colour), 5.0 + f32::from(i) * if n > 4 { 13.0 } else { size }, y - 1.5, 17.0)) }
                @if n > 5 { text class="n" x=(STEP - 9.0) y=(y + 11.0) font-size="11" text-anchor="end" { "×" (n) } }
            }))
        }
    }
}

fn churches(pen: &Pen<'_>) -> Markup {
    html! {
        (icon::at("church", 2.0, 18.0, 24.0))
        @for nth in 0..4u8 {
            @let lying = pen.scene.view.churches.iter().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).nth(nth.into());
            @let x = 34.0 + 92.0 * f32::from(nth);
            @match lying {
                Some(church) => (at(x, 3.0, named(Some(format!("ch-{church}-{nth}")), "piece", &card::about(pen, church), card::face(pen, church, 88.0, 54.0)))),
                None => rect class="gone" x=(x) y="3" width="88" height="54" rx="4" {},
            }
        }
        // What placing so many bricks costs.
        @let costs: Vec<Phrase> = pen.edition().build_cost.iter().enumerate().skip(1).map(|(n, cost)| Phrase::new("draw-build-cost").with("n", n as u8).with("cost", *cost)).collect();
        (named(None, "costs", &pen.tell(&costs), html! {
            (icon::at("tower", 408.0, 8.0, 20.0))
            (fitted(&pen.say(Phrase::new("draw-build-cost-name")), "label", 432.0, 22.0, 11.0, 160.0, Anchor::Start))
            @for (n, cost) in pen.edition().build_cost.iter().enumerate().skip(1) {
                @let x = 408.0 + 31.5 * (n - 1) as f32;
                rect class="purse" x=(x) y="30" width="30" height="27" rx="3" {}
                (Row::new().amount("brick", n as i32).draw(x + 15.0, 37.5, 11.0, 28.0, Anchor::Middle))
                text class="n" x=(x + 15.0) y="54" font-size="11" text-anchor="middle" { "−" (cost) }
            }
        }))
    }
}

/// What the bag still holds, by colour, and how many cards are to come.
fn supply(pen: &Pen<'_>) -> Markup {
    let view = pen.scene.view;
    let told = Phrase::new("draw-bag").with("bricks", bricks(view.bag.iter()));
    let cards = view.start_cards.len() + view.pile.len();
    html! {
        (named(None, "bag", &pen.say(told), html! {
            rect class="purse" x="1" y="4" width="440" height="44" rx="5" {}
            (icon::at("bag", 8.0, 9.0, 34.0))
            @for (nth, colour) in Colour::ALL.iter().enumerate() {
                @let x = 54.0 + 64.0 * nth as f32;
                (icon::at(&signs::brick(*colour), x, 14.0, 24.0))
                text class="n" x=(x + 27.0) y="31" font-size="14" data-count { (view.bag.of(*colour)) }
            }
        }))
        (named(None, "pile", &pen.say(Phrase::new("draw-pile").with("n", cards).with("gone", view.discards.len())), html! {
            rect class="purse" x="446" y="4" width="152" height="44" rx="5" {}
            (icon::at("cards", 456.0, 10.0, 30.0))
            text class="n" x="492" y="32" font-size="16" data-count { (cards) }
            text class="n none" x="526" y="32" font-size="12" { "+ " (view.discards.len()) }
        }))
    }
}
