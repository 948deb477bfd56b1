//! A town: its sign, its middleman, the members in it, and what can be done there.

use crate::travel::{Fare, takes_bishop};
use crate::{Pen, signs};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use il_vecchio::{Choice, City, Kind, Track};
use kit::{Phrase, Seat};

/// Members of one family in a town, standing or lying.
struct Group {
    seat: Seat,
    lying: bool,
    count: u8,
}

pub(crate) fn draw(pen: &Pen<'_>, city: City, (x, y): (f32, f32)) -> Markup {
    let edition = pen.edition();
    let (id, kind) = (edition.city_id(city), edition.kind(city));
    let groups = groups(pen, id);
    let goal = goal(pen);
    let price = price(pen, city, goal);
    let mut told = vec![Phrase::new("draw-city").with("city", Phrase::name("city", id)).with("kind", Phrase::name("kind", kind))];
    let gates = Track::REGIONS.into_iter().filter(|track| edition.track(*track).gate == Some(city));
    told.extend(gates.map(|track| Phrase::new("draw-gate-to").with("track", Phrase::name("track", track))));
    told.extend(groups.iter().map(told_of));
    told.extend(price.1);
    let mut answers = vec![Choice::City(city), Choice::Place(city), Choice::Walk(city), Choice::Lie(city)];
    if goal == Some(city) {
        answers.push(Choice::Stay);
    }
    let half = half(kind);
    let class = if goal == Some(city) { format!("town kind-{kind} goal") } else { format!("town kind-{kind}") };
    html! {
        (spot(pen.take(&answers), &class, &pen.tell(&told), [x - half - 1.0, y - 13.0, 2.0 * half + 2.0, 26.0], html! {
            rect class="token" x=(x - half) y=(y - 12.0) width=(2.0 * half) height="24" rx=(if kind.index() < Kind::SYMBOLS { 5 } else { 12 }) {}
            (signs::town(kind, edition).draw(x + 1.0, y, 16.0, 2.0 * half - 4.0, Anchor::Middle))
            (fitted(&pen.say(Phrase::name("city", id)), "town-name", x, y + 20.5, 9.5, 66.0, Anchor::Middle))
        }))
    }
}

/// Who is there, and the small things beside the sign: in a second round, so that no other town's name covers them.
pub(crate) fn people(pen: &Pen<'_>, city: City, (x, y): (f32, f32)) -> Markup {
    let edition = pen.edition();
    let (id, kind) = (edition.city_id(city), edition.kind(city));
    let price = price(pen, city, goal(pen)).0;
    let half = half(kind);
    html! {
        (members(pen, id, &groups(pen, id), x, y - 18.5))
        @if pen.scene.view.middlemen.get(kind.word()) == Some(&id) {
            (at(x - half - 17.0, y - 10.0, named(Some(format!("mm-{kind}")), &format!("piece middleman kind-{kind}"),
                &pen.say(Phrase::new("draw-middleman").with("kind", Phrase::name("kind", kind))), icon::at("pawn", 0.0, 0.0, 19.0))))
        }
        @if !price.is_empty() { (chip(&price, x + half + 2.0, y - 8.0)) }
        (second(pen, city, x + half + 2.0, y + 4.0))
    }
}

/// Half the width of a town's sign.
fn half(kind: Kind) -> f32 {
    if kind == Kind::Florence { 24.0 } else { 17.0 }
}

/// The town the question is about.
fn goal(pen: &Pen<'_>) -> Option<City> {
    pen.asked_about("city-").and_then(|id| pen.edition().city(id))
}

fn groups(pen: &Pen<'_>, id: &str) -> Vec<Group> {
    let mut groups = Vec::new();
    for family in &pen.scene.view.families {
        for (lying, held) in [(false, &family.standing), (true, &family.lying)] {
            groups.extend(held.get(id).filter(|n| **n > 0).map(|n| Group { seat: family.seat, lying, count: *n }));
        }
    }
    groups
}

fn told_of(group: &Group) -> Phrase {
    Phrase::new(if group.lying { "draw-lying" } else { "draw-standing" }).with("seat", group.seat).with("n", group.count)
}

/// Shields in a row above the town; who lies is turned on his side.
fn members(pen: &Pen<'_>, id: &str, groups: &[Group], x: f32, y: f32) -> Markup {
    let step = if groups.len() > 4 { 13.0 } else { 17.0 };
    let left = x - step * (groups.len() as f32 - 1.0) / 2.0;
    html! {
        @for (nth, group) in groups.iter().enumerate() {
            @let how = if group.lying { "down" } else { "up" };
            (at(left + step * nth as f32, y, named(Some(format!("m-{}-{id}-{how}", group.seat.0)), &format!("piece member {how}"), &pen.say(told_of(group)), html! {
                @if group.lying { g transform="rotate(90)" { (people::crest_at(group.seat, 0.0, 0.0, 14.0)) } }
                @else { (people::crest_at(group.seat, 0.0, 0.0, 16.0)) }
                @if group.count > 1 {
                    circle class="many" cx="6" cy="5" r="5" {}
                    text class="n many-n" x="6" y="8" { (group.count) }
                }
            })))
        }
    }
}

/// What getting there, or getting away from there, costs the viewer: only where it can be done.
fn price(pen: &Pen<'_>, city: City, goal: Option<City>) -> (Row, Vec<Phrase>) {
    if pen.places.is_legal(Choice::City(city)) {
        let fare = Fare::to(pen, city, 0);
        let mut told: Vec<Phrase> = fare.iter().map(Fare::told).collect();
        let mut row = fare.map(|fare| fare.sign()).unwrap_or_default();
        if takes_bishop(pen, city) {
            row = row.icon("bishop");
            told.push(Phrase::new("draw-bishop"));
        }
        return (row, told);
    }
    match goal.filter(|_| pen.places.is_legal(Choice::Walk(city))) {
        Some(goal) => (Fare::Florins(Fare::along(pen, city, goal)).sign(), Vec::new()),
        None => (Row::new(), Vec::new()),
    }
}

fn chip(row: &Row, x: f32, y: f32) -> Markup {
    let width = row.width() * 12.0 + 3.0;
    html! {
        g class="chip" aria-hidden="true" {
            rect class="purse" x=(x) y=(y - 7.0) width=(icon::round(width)) height="14" rx="4" {}
            (row.draw(x + 2.0, y, 12.0, width, Anchor::Start))
        }
    }
}

/// The other answer a town can have beside the one on its sign: the cart instead of the walk, the lying member's way home.
fn second(pen: &Pen<'_>, city: City, x: f32, y: f32) -> Markup {
    let (sign, place) = match pen.take(&[Choice::Cart(city)]) {
        Some(place) => ("cart", Some(place)),
        None => ("bag", pen.take(&[Choice::Return(city)])),
    };
    match place {
        Some(place) => spot(
            Some(place),
            "second",
            "",
            [x, y, 20.0, 18.0],
            html! {
                rect class="purse" x=(x) y=(y) width="20" height="18" rx="4" {}
                (icon::at(sign, x + 2.5, y + 1.5, 15.0))
            },
        ),
        None => html! {},
    }
}
