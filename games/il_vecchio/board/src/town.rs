//! A town: its sign, its middleman, the members in it, and what can be done there.

use crate::travel::{self, Fare, takes_bishop};
use crate::{Ctx, icons, member, traveller};
use drawing::context::{at, framed_spot, named};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon};
use il_vecchio::{Choice, City, Kind, Track};
use kit::{Phrase, Seat};

/// Members of one family in a town, standing or lying.
struct Group {
    seat: Seat,
    lying: bool,
    count: u8,
}

pub(crate) fn draw(ctx: &Ctx<'_>, city: City, (x, y): (f32, f32)) -> Markup {
    let edition = ctx.edition();
    let (id, kind) = (edition.city_id(city), edition.kind(city));
    let groups = groups(ctx, id);
    let goal = goal(ctx);
    let offer = Journey::of(ctx, city, goal);
    let mut told = vec![Phrase::new("draw-city").with("city", Phrase::name("city", id)).with("kind", Phrase::name("kind", kind))];
    let gates = Track::REGIONS.into_iter().filter(|track| edition.track(*track).gate == Some(city));
    told.extend(gates.map(|track| Phrase::new("draw-gate-to").with("track", Phrase::name("track", track))));
    told.extend(groups.iter().map(told_of));
    told.extend(offer.told);
    // Where a member is chosen, the hand goes for him: he is part of the place.
    let chosen = chooses(ctx, city, goal);
    let mut answers = vec![Choice::City(city), Choice::Place(city), Choice::Walk(city), Choice::Lie(city)];
    if goal == Some(city) {
        answers.push(Choice::Stay);
    }
    let half = half(kind);
    let top = if chosen { y - 26.0 } else { y - 12.0 };
    let class = format!("town kind-{kind}{}{}", if goal == Some(city) { " goal" } else { "" }, if chosen { " chooses" } else { "" });
    html! {
        (framed_spot(ctx.take(&answers).map(|spot| traveller::sent(ctx, city, 0, spot)), &class, &ctx.tell(&told), [x - half - 1.0, top, 2.0 * half + 2.0, y + 12.0 - top], html! {
            rect class="token" x=(x - half) y=(y - 11.0) width=(2.0 * half) height="22" rx=(if kind.index() < Kind::SYMBOLS { 4 } else { 11 }) {}
            (icons::town(kind, edition).draw(x + 1.0, y, 15.5, 2.0 * half - 4.0, Anchor::Middle))
            (fitted(&ctx.say(Phrase::name("city", id)), "town-name", x, y + 19.0, 9.2, 66.0, Anchor::Middle))
        }))
        // Beside the place, not in it: what is pointed at must not grow.
        (offer.way)
    }
}

/// Who is there, and the small things beside the sign: in a second round, so that no other town's name covers them.
pub(crate) fn people(ctx: &Ctx<'_>, city: City, (x, y): (f32, f32)) -> Markup {
    let edition = ctx.edition();
    let (id, kind) = (edition.city_id(city), edition.kind(city));
    let price = Journey::of(ctx, city, goal(ctx)).price;
    let half = half(kind);
    let lit = chooses(ctx, city, goal(ctx)) || ctx.spots.is_legal(Choice::City(city)) || ctx.spots.is_legal(Choice::Place(city));
    html! {
        // Who stands in a town that lights up is in nobody's way: the click goes through.
        g class=[lit.then_some("lit")] { (members(ctx, id, &groups(ctx, id), x, y - 17.0)) }
        @if ctx.scene.view.middlemen.get(kind.word()) == Some(&id) { (middleman(ctx, city, x - half - 17.0, y - 10.0)) }
        @if !price.is_empty() { (chip(&price, "", x + half + 2.0, y - 7.5)) }
        @if ctx.spots.is_legal(Choice::City(city)) {
            @for from in traveller::all(ctx) {
                @let price = traveller::fare(ctx, from, city, 0).map_or_else(Row::new, |fare| with_bishop(ctx, city, fare.sign()));
                @if !price.is_empty() { (chip(&price, edition.city_id(from), x + half + 2.0, y - 7.5)) }
            }
        }
        (second(ctx, city, x + half + 2.0, y - 0.5))
    }
}

/// Is a member of this town to be chosen?
fn chooses(ctx: &Ctx<'_>, city: City, goal: Option<City>) -> bool {
    let legal = |choice| ctx.spots.is_legal(choice);
    legal(Choice::Walk(city)) || legal(Choice::Lie(city)) || goal == Some(city) && legal(Choice::Stay)
}

/// Pointed at, he shows where he goes next.
fn middleman(ctx: &Ctx<'_>, city: City, x: f32, y: f32) -> Markup {
    let edition = ctx.edition();
    let (kind, next) = (edition.kind(city), edition.map.next(city));
    let (nx, ny) = travel::place(ctx, next);
    let told = [
        Phrase::new("draw-middleman").with("kind", Phrase::name("kind", kind)),
        Phrase::new("draw-middleman-next").with("city", Phrase::name("city", edition.city_id(next))),
    ];
    at(
        x,
        y,
        named(
            Some(format!("mm-{kind}")),
            &format!("piece middleman kind-{kind}"),
            &ctx.tell(&told),
            html! {
                line class="ring" x1="9" y1="10" x2=(icon::round(nx - x)) y2=(icon::round(ny - y)) {}
                (icon::at("pawn", 0.0, 0.0, 19.0))
            },
        ),
    )
}

/// Half the width of a town's sign.
fn half(kind: Kind) -> f32 {
    if kind == Kind::Florence { 24.0 } else { 17.0 }
}

/// The town the question is about.
fn goal(ctx: &Ctx<'_>) -> Option<City> {
    ctx.scene.subject.copied()
}

fn groups(ctx: &Ctx<'_>, id: &str) -> Vec<Group> {
    let mut groups = Vec::new();
    for family in &ctx.scene.view.families {
        for (lying, held) in [(false, &family.standing), (true, &family.lying)] {
            groups.extend(held.get(id).filter(|n| **n > 0).map(|n| Group { seat: family.seat, lying, count: *n }));
        }
    }
    groups
}

fn told_of(group: &Group) -> Phrase {
    Phrase::new(if group.lying { "draw-lying" } else { "draw-standing" }).with("seat", group.seat).with("n", group.count)
}

/// On the roof of the town, side by side.
fn members(ctx: &Ctx<'_>, id: &str, groups: &[Group], x: f32, y: f32) -> Markup {
    let all: Vec<(&Group, usize)> = groups.iter().flat_map(|group| (0..usize::from(group.count)).map(move |nth| (group, nth))).collect();
    let step = (46.0 / (all.len().max(2) - 1) as f32).min(14.0);
    let left = x - step * (all.len() as f32 - 1.0) / 2.0;
    let goers = traveller::all(ctx);
    html! {
        @for (place, (group, nth)) in all.iter().enumerate() {
            // One's own is picked up by the hand.
            @let picks = ctx.edition().city(id).filter(|city| ctx.scene.me() == Some(group.seat) && !group.lying && goers.contains(city));
            (at(left + step * place as f32, y, html! {
                g data-picks=[picks.map(|city| traveller::control(ctx, city))] { (member::in_town(group.seat, id, *nth, group.lying, &ctx.say(told_of(group)))) }
            }))
        }
    }
}

/// What getting there, or getting away from there, costs the viewer, and the way: only where it can be done.
struct Journey {
    price: Row,
    told: Vec<Phrase>,
    way: Markup,
}

impl Journey {
    fn of(ctx: &Ctx<'_>, city: City, goal: Option<City>) -> Journey {
        let nothing = || Journey { price: Row::new(), told: Vec::new(), way: html! {} };
        if ctx.spots.is_legal(Choice::City(city)) {
            let Some((from, fare)) = Fare::to(ctx, city, 0) else { return nothing() };
            let mut journey = Journey { price: fare.sign(), told: vec![fare.phrase()], way: travel::way(ctx, from, city, &fare, "ahead") };
            if from == city {
                journey.told.push(Phrase::new("draw-stays"));
            }
            journey.price = with_bishop(ctx, city, journey.price);
            if takes_bishop(ctx, city) {
                journey.told.push(Phrase::new("draw-bishop"));
            }
            return journey;
        }
        match goal.filter(|_| ctx.spots.is_legal(Choice::Walk(city))) {
            Some(goal) => {
                let fare = Fare::Florins(Fare::along(ctx, city, goal));
                Journey { price: fare.sign(), told: vec![fare.phrase()], way: travel::way(ctx, city, goal, &fare, "walk") }
            }
            None => nothing(),
        }
    }
}

fn with_bishop(ctx: &Ctx<'_>, city: City, price: Row) -> Row {
    if takes_bishop(ctx, city) { price.icon("bishop") } else { price }
}

/// A price; of several, that of whoever is picked up is shown, at first that of the nearest (`""`).
fn chip(row: &Row, from: &str, x: f32, y: f32) -> Markup {
    let width = row.width() * 11.5 + 3.0;
    html! {
        g class={ "chip" @if from.is_empty() { " shown" } } data-from=(from) aria-hidden="true" {
            rect class="purse" x=(x) y=(y - 6.0) width=(icon::round(width)) height="12.500" rx="4" {}
            (row.draw(x + 2.0, y + 0.2, 11.5, width, Anchor::Start))
        }
    }
}

/// The other answer a town can have beside the one on its sign: the cart instead of the walk, the lying member's way home.
fn second(ctx: &Ctx<'_>, city: City, x: f32, y: f32) -> Markup {
    let (sign, spot) = match ctx.take(&[Choice::Cart(city)]) {
        Some(spot) => ("cart", Some(spot)),
        None => ("bag", ctx.take(&[Choice::Return(city)])),
    };
    let Some(spot) = spot else { return html! {} };
    let cart = goal(ctx).filter(|_| spot.is_legal() && sign == "cart");
    html! {
        (framed_spot(Some(spot), "second", "", [x, y, 23.0, 13.0], html! {
            rect class="purse" x=(x) y=(y) width="23" height="13" rx="4" {}
            (icon::at(sign, x + 5.0, y, 13.0))
        }))
        @if let Some(goal) = cart { (travel::way(ctx, city, goal, &Fare::Cart, "ahead")) }
    }
}
