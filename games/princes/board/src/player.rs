//! A prince: his land with palace, buildings and gardens, what he has, and the works on his table.

use crate::{Pen, card, tile};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat};
use princes::shape::SIDE;
use princes::{Card, Choice, Freedom, PrinceView, Profession, Scene};

const TOP: f32 = 31.0;
const CHIP: f32 = 17.0;

/// The seat that looks comes first, the others follow around the table.
pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let princes = &pen.scene.view.princes;
    let first = pen.scene.me().map_or(0, Seat::index);
    let rows = princes.iter().map(|prince| chips(prince).div_ceil(2)).max().unwrap_or(0).max(2);
    html! {
        @for nth in 0..princes.len() {
            @let index = (first + nth) % princes.len();
            (sheet(pen, Seat(index as u8), &princes[index], rows))
        }
    }
}

/// The width of a sheet and the size of a square: fewer princes have more room.
fn measures(seats: usize) -> (f32, f32) {
    match seats {
        2 | 3 => (340.0, 26.0),
        4 => (256.0, 20.0),
        _ => (204.0, 16.0),
    }
}

/// Works on the table: professions, and recruiting cards as one chip.
fn chips(prince: &PrinceView) -> usize {
    prince.table.len() + usize::from(prince.recruiting_on_table > 0)
}

fn sheet(pen: &Pen<'_>, seat: Seat, prince: &PrinceView, rows: usize) -> Markup {
    let view = pen.scene.view;
    let (width, size) = measures(view.princes.len());
    let land = size * f32::from(SIDE);
    let height = TOP + land + 8.0 + CHIP * rows as f32;
    let asked = pen.scene.asked.contains(seat);
    let mine = pen.scene.me() == Some(seat);
    let out =
        matches!(&view.scene, Scene::Auction { out, .. } | Scene::Bidding { out, .. } | Scene::Court { out, .. } if out.contains(seat));
    let name = pen.scene.name(seat);
    html! {
        svg class={ "drawn player " (people::class(seat)) @if asked { " asked" } @if mine { " own" } } viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(name) {
            rect class="sheet" x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="6" {}
            (header(pen, seat, prince, &name, width, out))
            (at(7.0, TOP, self::land(pen, seat, size)))
            (at(land + 14.0, TOP - 2.0, goods(pen, seat, prince, width - land - 18.0, land + 2.0)))
            (at(5.0, TOP + land + 4.0, table(pen, prince, width - 10.0)))
        }
    }
}

fn header(pen: &Pen<'_>, seat: Seat, prince: &PrinceView, name: &str, width: f32, out: bool) -> Markup {
    let points =
        prince.points.iter().filter(|(_, n)| **n != 0).map(|(source, n)| format!("{} {n}", pen.scene.text(&format!("score-{source}"))));
    let told = pen.say(Phrase::new("draw-prestige").with("seat", seat).with("n", prince.prestige));
    let told = points.fold(told, |told, source| format!("{told}, {source}"));
    html! {
        path class="banner" d={ "M1 23V7a6 6 0 0 1 6-6h" (width - 14.0) "a6 6 0 0 1 6 6v16z" } {}
        (people::crest_at(seat, 14.0, 12.5, 20.0))
        (fitted(name, if out { "who out" } else { "who" }, 27.0, 17.5, 14.0, width - 96.0, Anchor::Start))
        @if pen.scene.view.first == seat && pen.scene.view.round > 0 { (named(None, "first", &pen.say(Phrase::new("draw-first").with("seat", seat)), icon::at("star", width - 66.0, 5.0, 15.0))) }
        (named(Some(format!("s-{}", seat.0)), "score", &told, Row::new().amount("vp", prince.prestige).draw(width - 6.0, 12.5, 16.0, 44.0, Anchor::End)))
    }
}

/// The grid. In Cooperation its open sides carry the shield of the neighbour beyond.
fn land(pen: &Pen<'_>, seat: Seat, size: f32) -> Markup {
    let side = size * f32::from(SIDE);
    let seats = pen.scene.view.princes.len() as u8;
    let cooperation = pen.scene.view.cooperation;
    // With two princes there is one border: the top of the first, the right side of the second.
    let top = (cooperation && (seats > 2 || seat.0 == 0)).then(|| seat.next(seats));
    let right = (cooperation && (seats > 2 || seat.0 == 1)).then(|| seat.previous(seats));
    html! {
        (tile::grid(SIDE, SIDE, size))
        @for lying in tile::lying(pen, seat) {
            @let name = if lying.kind == "palace" { Phrase::new("draw-palace") } else { Phrase::name(lying.kind, lying.word) };
            @let class = format!("{}{}", tile::class(pen, lying.word), if lying.joint { " joint" } else { "" });
            (named(Some(format!("t-{}-{}-{}", seat.0, lying.word, lying.nth)), "piece", &pen.say(name), tile::tile(lying.word, &class, &lying.cells, size)))
        }
        @if let Some(next) = top {
            (named(None, "open-side", &pen.say(Phrase::new("draw-border").with("seat", next)), html! {
                line class="border" x1="0" x2=(side) y1="-1.5" y2="-1.5" {} (people::crest_at(next, side / 2.0, -2.0, 11.0))
            }))
        }
        @if let Some(previous) = right {
            (named(None, "open-side", &pen.say(Phrase::new("draw-border").with("seat", previous)), html! {
                line class="border" x1=(side + 1.5) x2=(side + 1.5) y1="0" y2=(side) {} (people::crest_at(previous, side + 2.0, side / 2.0, 11.0))
            }))
        }
    }
}

/// Money, cards, builders, jesters, freedoms, the character and the best work.
fn goods(pen: &Pen<'_>, seat: Seat, prince: &PrinceView, width: f32, height: f32) -> Markup {
    let step = height / 7.0;
    let symbol = (step * 0.86).min(19.0);
    let y = |nth: f32| step * (nth + 0.5);
    let line = |row: Row, nth: f32| row.draw(0.0, y(nth), symbol, width, Anchor::Start);
    let florins = prince.florins.map_or_else(|| "?".to_string(), |florins| florins.to_string());
    let purse =
        prince.florins.map_or_else(|| Phrase::new("draw-florins-hidden"), |florins| Phrase::new("draw-florins").with("florins", florins));
    let known: Vec<Phrase> = prince.hand.iter().map(|card| Phrase::name("profession", card)).collect();
    let mut in_hand = vec![Phrase::new("draw-in-hand").with("cards", prince.hand_size).with("bonus", prince.bonus_count)];
    if !known.is_empty() && pen.scene.me() != Some(seat) {
        in_hand.push(Phrase::new("draw-known").with("cards", known));
    }
    let kept = Phrase::new("draw-kept").with("cards", prince.card_count).with("recruiting", prince.recruiting_in_hand);
    let best = Row::new().icon("star").text(if prince.best > 0 { prince.best.to_string() } else { "–".to_string() });
    let cost = pen.edition().builders[usize::from(prince.builders).min(3)].cost;
    html! {
        (named(None, "held", &pen.say(purse), html! {
            (icon::at("coin", 0.0, y(0.0) - symbol / 2.0, symbol))
            text class="n" id={ "f-" (seat.0) } x=(icon::round(symbol + 3.0)) y=(icon::round(y(0.0) + symbol * 0.3)) font-size=(icon::round(symbol * 0.86)) data-count { (florins) }
        }))
        (named(None, "held", &pen.tell(&in_hand), line(Row::new().icon("profession").text(prince.hand_size.to_string()).gap(0.4).icon("bonus").text(prince.bonus_count.to_string()), 1.0)))
        (named(None, "held", &pen.say(kept), line(Row::new().icon("prestige").text(prince.card_count.to_string()).gap(0.4).icon("recruiting").text(prince.recruiting_in_hand.to_string()), 2.0)))
        (named(None, "held", &pen.say(Phrase::new("draw-builders").with("n", prince.builders).with("florins", cost)), {
            line((0..3).fold(Row::new(), |row, nth| if nth < prince.builders { row.icon("builder") } else { row.faint("builder") }), 3.0)
        }))
        (named(None, "held", &pen.say(Phrase::new("draw-jesters").with("n", prince.jesters)), {
            line(if prince.jesters == 0 { Row::new().faint("jester") } else { (0..prince.jesters).fold(Row::new(), |row, _| row.icon("jester")) }, 4.0)
        }))
        (named(None, "held", &freedoms(pen, prince), {
            line(Freedom::ALL.iter().fold(Row::new(), |row, f| if prince.freedoms.contains(f) { row.icon(f.word()) } else { row.faint(f.word()) }), 5.0)
        }))
        (named(None, "held", &pen.tell(&favour(prince)), line(prince.character.map_or(best.clone(), |character| best.gap(0.4).icon(character.word())), 6.0)))
    }
}

fn freedoms(pen: &Pen<'_>, prince: &PrinceView) -> String {
    if prince.freedoms.is_empty() {
        return pen.scene.text("draw-no-freedom");
    }
    let names: Vec<Phrase> = prince.freedoms.iter().map(|freedom| Phrase::name("freedom", freedom)).collect();
    pen.tell(&names)
}

fn favour(prince: &PrinceView) -> Vec<Phrase> {
    let best = if prince.best > 0 { Phrase::new("draw-best").with("n", prince.best) } else { Phrase::new("draw-no-work") };
    [best].into_iter().chain(prince.character.map(|character| Phrase::name("character", character))).collect()
}

/// The works: who has worked here lies open and may be recruited.
fn table(pen: &Pen<'_>, prince: &PrinceView, width: f32) -> Markup {
    let half = width / 2.0;
    let corner = |nth: usize| (half * (nth % 2) as f32, CHIP * (nth / 2) as f32);
    html! {
        @for (nth, profession) in prince.table.iter().enumerate() {
            (at(corner(nth).0, corner(nth).1, chip(pen, *profession, half - 2.0)))
        }
        @if prince.recruiting_on_table > 0 {
            @let (x, y) = corner(prince.table.len());
            (at(x, y, named(None, "chip", &pen.say(Phrase::new("draw-left").with("n", prince.recruiting_on_table)), html! {
                rect class="purse" x="0" y="0" width=(half - 2.0) height=(CHIP - 2.0) rx="3" {}
                (Row::new().icon("recruiting").text(format!("×{}", prince.recruiting_on_table)).draw(3.0, CHIP / 2.0 - 1.0, 13.0, half - 8.0, Anchor::Start))
            })))
        }
        @if chips(prince) == 0 { (fitted(&pen.scene.text("draw-no-works"), "label empty", half, 13.0, 11.0, width - 8.0, Anchor::Middle)) }
    }
}

fn chip(pen: &Pen<'_>, profession: Profession, width: f32) -> Markup {
    let about = card::about(pen, Card::Profession(profession));
    html! {
        g class="piece" id={ "c-" (profession) } {
            (spot(pen.take(&[Choice::Recruit(profession)]), "chip", &about, [0.0, 0.0, width, CHIP - 2.0], html! {
                rect class="purse" x="0" y="0" width=(width) height=(CHIP - 2.0) rx="3" {}
                (icon::at("profession", 1.5, 1.0, 13.0))
                (fitted(&pen.say(Phrase::name("profession", profession)), "name", 17.0, 11.5, 10.5, width - 20.0, Anchor::Start))
            }))
        }
    }
}
