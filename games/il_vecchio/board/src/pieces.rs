//! Family members, middlemen and shields.

use crate::context::Ctx;
use drawing::{Markup, html, people};
use il_vecchio::{City, Kind};
use kit::{Phrase, Seat};

pub(crate) fn shield(seat: Seat) -> Markup {
    html! { i class={ "shield " (people::class(seat)) } {} }
}

/// A picture of a member, standing or lying: in the question, in a list.
pub(crate) fn pawn(seat: Seat, lying: bool) -> Markup {
    html! { i class={ "pawn " (posture(lying)) " " (people::class(seat)) } {} }
}

const fn posture(lying: bool) -> &'static str {
    if lying { "m-lie" } else { "m-std" }
}

/// The member itself. Members of a family are alike, so each place has ids of its own; `data-kin` says who may have come from where.
pub(crate) fn member(seat: Seat, place: &str, nth: usize, lying: bool) -> Markup {
    let id = format!("m-{}-{place}{}-{nth}", seat.0, if lying { "-down" } else { "" });
    html! { i class={ "piece pawn " (posture(lying)) " " (people::class(seat)) } id=(id) data-kin={ "m-" (seat.0) } {} }
}

/// Pointed at, he tells where he goes next.
pub(crate) fn middleman(ctx: &Ctx<'_>, city: City, last: bool) -> Markup {
    let edition = ctx.edition();
    let (kind, next) = (edition.kind(city), edition.map.next(city));
    let told = [
        Phrase::new("draw-middleman").with("kind", Phrase::name("kind", kind)),
        Phrase::new("draw-middleman-next").with("city", Phrase::name("city", edition.city_id(next))),
    ];
    html! {
        span class={ "mm" @if last { " last" } } role="img" data-tip aria-label=(ctx.tell(&told)) {
            i class={ "piece art broker-" (kind.word()) } id={ "mm-" (kind) } {}
        }
    }
}

/// Has this colour of towns a middleman?
pub(crate) fn has_middleman(kind: Kind) -> bool {
    kind.index() < Kind::SYMBOLS
}
