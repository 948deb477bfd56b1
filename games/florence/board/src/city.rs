//! The city at night: nine courts on paved streets, the guards on the streets, and the way the noble of this round will drive.

use crate::context::{Ctx, family_class, guarded_last, name, place_name};
use crate::court;
use crate::drive::{self, Stop};
use crate::inspections::guard_key;
use drawing::{Markup, answer_spots, html};
use florence::{By, Choice, Noble, Place, Shield};
use kit::Phrase;

/// The areas of a phone: a court each. The streets of a court are those to higher numbers.
pub(crate) const AREAS: [&str; 9] = ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"];

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let stops = drive::stops_now(ctx);
    let way = driven(ctx, &stops);
    html! {
        div.city {
            @for place in Place::all() {
                (court::draw(ctx, place, stops.iter().find(|stop| stop.place == place)))
                @for shield in streets_from(ctx, place) { (street(ctx, shield, &way)) }
            }
            (park(ctx, &way))
            i.block.place-fountain.ne {} i.block.place-fountain.sw {} i.block.place-fountain.se {}
        }
    }
}

/// The streets that lead from a location to one with a higher number.
pub(crate) fn streets_from(ctx: &Ctx<'_>, place: Place) -> impl Iterator<Item = Shield> {
    Shield::of(Noble::Cosimo, ctx.edition()).filter(move |shield| matches!(shield, Shield::Street(from, _) if *from == place))
}

/// Each stretch of the drive.
fn driven(ctx: &Ctx<'_>, stops: &[Stop]) -> Vec<(Place, Place)> {
    let view = ctx.scene.view;
    let Some(from) = view.carriages[view.noble.index()] else { return Vec::new() };
    let starts = [from].into_iter().chain(stops.iter().map(|stop| stop.place));
    starts.zip(stops.iter().map(|stop| stop.place)).collect()
}

/// A street with its shield. Where the noble will drive it is red, with an arrow.
fn street(ctx: &Ctx<'_>, shield: Shield, way: &[(Place, Place)]) -> Markup {
    let Shield::Street(a, b) = shield else { return html! {} };
    let across = b.number() - a.number() == 1;
    let turn = way.iter().find_map(|leg| match *leg {
        leg if leg == (a, b) => Some(if across { "r" } else { "d" }),
        leg if leg == (b, a) => Some(if across { "l" } else { "u" }),
        _ => None,
    });
    let guards = ctx.scene.view.bodyguards.get(&format!("{a}-{b}")).map_or(&[][..], |list| &list[..]);
    let class = format!("street {} s{a}{b}{}", if across { "h" } else { "v" }, turn.map_or(String::new(), |turn| format!(" drive {turn}")));
    html! {
        div class=(class) data-area=(AREAS[a.index()]) {
            @if turn.is_some() { i.chev {} }
            (socket(ctx, shield, guards))
            span.to-where { (b.number()) " " (ctx.say(place_name(b))) }
        }
    }
}

/// A shield's place with the guards on it; an empty one shows whose kind of guard belongs there.
pub(crate) fn socket(ctx: &Ctx<'_>, shield: Shield, guards: &[By]) -> Markup {
    let offered = ctx.scene.offers.iter().any(|offer| offer.choice == Choice::Guard(shield));
    let mut told = vec![shield_name(shield)];
    told.extend(guards.iter().map(|by| Phrase::new("draw-guard").with("by", *by)));
    let last = guards.iter().any(|by| guarded_last(ctx, *by, shield));
    let class = format!("gd of-{}{}{}", shield.noble(), if guards.len() > 1 { " several" } else { "" }, if last { " last" } else { "" });
    let class = match guards.last().filter(|_| last) {
        Some(by) => format!("{class} {}", family_class(ctx.scene.view, *by)),
        None => class,
    };
    let key = offered.then(|| guard_key(shield));
    answer_spots::place(
        ctx.take(&[Choice::Guard(shield)]),
        &class,
        &ctx.tell(&told),
        key.as_deref(),
        html! {
            @if guards.is_empty() { i class={ "n-socket-" (shield.noble()) } {} }
            @for by in guards { i class={ "m-guard " (family_class(ctx.scene.view, *by)) } {} }
        },
    )
}

pub(crate) fn shield_name(shield: Shield) -> Phrase {
    match shield {
        Shield::Street(a, b) => Phrase::new("where-street").with("from", place_name(a)).with("to", place_name(b)),
        Shield::Brag(place) => Phrase::new("where-brag").with("place", place_name(place)),
        Shield::Queue(place) => Phrase::new("where-queue").with("place", place_name(place)),
    }
}

/// The short cut from the first location to the fifth, for carriages only (§4.14).
fn park(ctx: &Ctx<'_>, way: &[(Place, Place)]) -> Markup {
    let drives = way.contains(&(Place::at(0), Place::at(4)));
    html! {
        div class={ "park" @if drives { " drive" } } role="img" data-tip aria-label=(ctx.scene.text("board-park")) {
            i.art.place-park {}
            @if drives { i.chev {} }
        }
    }
}

/// Who has guards here, in words.
pub(crate) fn guards_told(ctx: &Ctx<'_>, guards: &[By]) -> String {
    guards.iter().map(|by| name(ctx, *by)).collect::<Vec<_>>().join(", ")
}
