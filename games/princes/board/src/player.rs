//! The princes: one's own land large, the others' small; whose they are, and the works on their tables.

use crate::field::{self, Ground};
use crate::{Pen, card, goods, tile};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat};
use princes::shape::{SIDE, Shape};
use princes::{Building, Card, Choice, Landscape, PrinceView, Profession, Scene};

const TOP: f32 = 31.0;
const CHIP: f32 = 17.0;
/// The squares of one's own land, and the width of everything about it.
const OWN: f32 = 36.0;
const OWN_WIDTH: f32 = 380.0;

/// The princes whom one does not sit as, in the order around the table from the seat that looks.
pub(crate) fn others(pen: &Pen<'_>) -> Markup {
    let princes = &pen.scene.view.princes;
    let me = pen.scene.me();
    let first = me.map_or(0, Seat::index);
    let shown: Vec<usize> =
        (0..princes.len()).map(|nth| (first + nth) % princes.len()).filter(|index| me.map(Seat::index) != Some(*index)).collect();
    let rows = shown.iter().map(|index| chips(&princes[*index]).div_ceil(2)).max().unwrap_or(0).max(1);
    // Who only watches has the room of one's own land for them too.
    let wide = shown.len() < if me.is_some() { 3 } else { 4 };
    html! { @for index in &shown { (sheet(pen, Seat(*index as u8), &princes[*index], rows, wide)) } }
}

/// Works on the table: professions, and recruiting cards as one chip.
fn chips(prince: &PrinceView) -> usize {
    prince.table.len() + usize::from(prince.recruiting_on_table > 0)
}

/// `wide`: what he has stands beside his land, not below it.
fn sheet(pen: &Pen<'_>, seat: Seat, prince: &PrinceView, rows: usize, wide: bool) -> Markup {
    let (width, size) = if wide { (310.0, 28.0) } else { (168.0, 22.0) };
    let land = size * f32::from(SIDE);
    let below = TOP + land + if wide { 6.0 } else { 58.0 };
    let height = below + 6.0 + CHIP * rows as f32;
    html! {
        svg class={ "drawn player " (state(pen, seat)) } id={ "land-" (seat.0) } viewBox={ "0 0 " (width) " " (height) } role="group" tabindex="0" aria-label=(about(pen, seat, prince)) {
            rect class="sheet" x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="6" {}
            (header(pen, seat, prince, width))
            (at(7.0, TOP, self::land(pen, seat, size)))
            @if wide {
                (at(land + 16.0, TOP - 2.0, goods::column(pen, seat, prince, width - land - 20.0, land + 2.0)))
            } @else {
                (at(7.0, TOP + land + 4.0, goods::lines(pen, seat, prince, width - 12.0, 17.5)))
            }
            (at(5.0, below + 2.0, table(pen, prince, width - 10.0)))
        }
    }
}

fn state(pen: &Pen<'_>, seat: Seat) -> String {
    format!("{}{}", people::class(seat), if pen.scene.asked.contains(seat) { " asked" } else { "" })
}

fn about(pen: &Pen<'_>, seat: Seat, prince: &PrinceView) -> String {
    let points =
        prince.points.iter().filter(|(_, n)| **n != 0).map(|(source, n)| format!("{} {n}", pen.scene.text(&format!("score-{source}"))));
    let leads = prince.prestige > 0 && pen.scene.view.princes.iter().all(|other| other.prestige <= prince.prestige);
    let key = if leads { "draw-prestige-leads" } else { "draw-prestige" };
    let told = pen.say(Phrase::new(key).with("seat", seat).with("n", prince.prestige));
    points.fold(told, |told, source| format!("{told}, {source}"))
}

fn header(pen: &Pen<'_>, seat: Seat, prince: &PrinceView, width: f32) -> Markup {
    let view = pen.scene.view;
    let out =
        matches!(&view.scene, Scene::Auction { out, .. } | Scene::Bidding { out, .. } | Scene::Court { out, .. } if out.contains(seat));
    let passed = matches!(&view.scene, Scene::Bidding { passed, .. } if passed.contains(seat));
    let first = view.first == seat && view.round > 0;
    let leads = prince.prestige > 0 && view.princes.iter().all(|other| other.prestige <= prince.prestige);
    let room = width - 85.0 - if first { 17.0 } else { 0.0 } - if out || passed { 17.0 } else { 0.0 };
    html! {
        (named(None, "who-is", &pen.scene.name(seat), html! {
            path class="banner" d={ "M1 23V7a6 6 0 0 1 6-6h" (width - 14.0) "a6 6 0 0 1 6 6v16z" } {}
            (people::crest_at(seat, 14.0, 12.5, 20.0))
            (fitted(&pen.scene.name(seat), if out { "who out" } else { "who" }, 27.0, 17.5, 14.0, room, Anchor::Start))
        }))
        @if first { (named(None, "first", &pen.say(Phrase::new("draw-first").with("seat", seat)), icon::at("leader", width - 69.0, 5.0, 15.0))) }
        @if out || passed {
            @let told = Phrase::new(if out { "draw-out" } else { "draw-passed" }).with("seat", seat);
            (named(None, "out", &pen.say(told), icon::at("no", width - if first { 86.0 } else { 69.0 }, 5.0, 15.0)))
        }
        @if leads { rect class="leading" x=(width - 52.0) y="2.500" width="49" height="20" rx="5" {} }
        (named(Some(format!("s-{}", seat.0)), "score", &about(pen, seat, prince), Row::new().amount("vp", prince.prestige).draw(width - 6.0, 12.5, 16.0, 44.0, Anchor::End)))
    }
}

/// The seat that looks: a land large enough to place tiles on, and beside it what one has.
pub(crate) fn own(pen: &Pen<'_>) -> Option<Markup> {
    let seat = pen.scene.me()?;
    let prince = pen.scene.view.princes.get(seat.index())?;
    let rows = chips(prince).div_ceil(3).max(1);
    let ground = Ground::land(pen, seat);
    let placed = placed(pen, seat);
    Some(html! {
        div class={ "own " (state(pen, seat)) @if placed.is_some() { " placing" } } role="group" aria-label=(about(pen, seat, prince)) {
            svg class="drawn banner-line" id="own-banner" viewBox={ "0 0 " (OWN_WIDTH) " 24" } { (header(pen, seat, prince, OWN_WIDTH)) }
            svg class="drawn estate" id="own-land" viewBox=(ground.view_box(OWN)) {
                (land(pen, seat, OWN))
                @if let Some((_, shape)) = placed { (field::handles(pen, shape, &ground, OWN)) }
            }
            svg class="drawn goods" viewBox="0 0 104 268" { (at(2.0, 0.0, goods::column(pen, seat, prince, 100.0, 268.0))) }
            svg class="drawn works" id="own-works" viewBox={ "0 0 " (OWN_WIDTH) " " (CHIP * rows as f32) } { (at(5.0, 0.0, self::works(pen, prince, OWN_WIDTH - 10.0, 3))) }
        }
    })
}

/// The tile that is being placed in this land by the seat that looks.
pub(crate) fn placed<'a>(pen: &Pen<'a>, land: Seat) -> Option<(&'a str, &'static Shape)> {
    let Scene::Placing { seat, tile } = &pen.scene.view.scene else { return None };
    if *seat != land || !pen.scene.is_asked() {
        return None;
    }
    let edition = pen.edition();
    let building = Building::from_word(tile).map(|building| &edition.buildings[building.index()]);
    let shape = building.or_else(|| Landscape::from_word(tile).map(|kind| &edition.landscapes[kind.index()]))?;
    Some((tile, shape))
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
            @let class = format!("{}{}", tile::class(pen, lying.word), if lying.joint { " joint" } else { "" });
            (named(Some(format!("t-{}-{}-{}", seat.0, lying.word, lying.nth)), "piece", &pen.say(tile::name(lying.word)), tile::tile(lying.word, &class, &lying.cells, size)))
        }
        @if let Some(next) = top {
            (named(None, "open-side", &pen.say(Phrase::new("draw-border").with("seat", next)), html! {
                line class="border" x1="0" x2=(side) y1="-1.5" y2="-1.5" {} (people::crest_at(next, side / 2.0, -2.0, size * 0.6))
            }))
        }
        @if let Some(previous) = right {
            (named(None, "open-side", &pen.say(Phrase::new("draw-border").with("seat", previous)), html! {
                line class="border" x1=(side + 1.5) x2=(side + 1.5) y1="0" y2=(side) {} (people::crest_at(previous, side + 2.0, side / 2.0, size * 0.6))
            }))
        }
    }
}

fn table(pen: &Pen<'_>, prince: &PrinceView, width: f32) -> Markup {
    works(pen, prince, width, 2)
}

/// The works: who has worked here lies open and may be recruited.
fn works(pen: &Pen<'_>, prince: &PrinceView, width: f32, columns: usize) -> Markup {
    let share = width / columns as f32;
    let corner = |nth: usize| (share * (nth % columns) as f32, CHIP * (nth / columns) as f32);
    html! {
        @for (nth, profession) in prince.table.iter().enumerate() {
            (at(corner(nth).0, corner(nth).1, chip(pen, *profession, share - 2.0)))
        }
        @if prince.recruiting_on_table > 0 {
            @let (x, y) = corner(prince.table.len());
            (at(x, y, named(None, "chip", &pen.say(Phrase::new("draw-left").with("n", prince.recruiting_on_table)), html! {
                rect class="purse" x="0" y="0" width=(share - 2.0) height=(CHIP - 2.0) rx="3" {}
                (Row::new().icon("recruiting").text(format!("×{}", prince.recruiting_on_table)).draw(3.0, CHIP / 2.0 - 1.0, 13.0, share - 8.0, Anchor::Start))
            })))
        }
        @if chips(prince) == 0 {
            @let said = pen.scene.text("draw-no-works");
            (named(None, "no-works", &said, fitted(&said, "label empty", width / 2.0, 12.0, 11.0, width - 8.0, Anchor::Middle)))
        }
    }
}

fn chip(pen: &Pen<'_>, profession: Profession, width: f32) -> Markup {
    let about = card::about(pen, Card::Profession(profession), None);
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
