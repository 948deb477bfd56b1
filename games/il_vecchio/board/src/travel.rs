//! What a journey would cost the viewer and which way it takes, worked out from the open table.

use crate::context::{Ctx, held, own};
use crate::places;
use drawing::resources::Row;
use drawing::{Markup, html};
use il_vecchio::{City, Good, Kind};
use kit::Phrase;

/// The cheapest way to a town.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Fare {
    Florins(u16),
    Cart,
}

impl Fare {
    /// For the viewer's standing members, with so many florins to be paid on arrival (§3.6): who goes, and what that takes. None if
    /// nobody stands.
    pub(crate) fn to(ctx: &Ctx<'_>, goal: City, on_arrival: u8) -> Option<(City, Fare)> {
        let family = own(ctx)?;
        let (from, least) = nearest(ctx, goal)?;
        let florins = held(family, Good::Florin);
        Some((from, if least + u16::from(on_arrival) <= florins { Fare::Florins(least) } else { Fare::Cart }))
    }

    pub(crate) fn along(ctx: &Ctx<'_>, from: City, goal: City) -> u16 {
        let edition = ctx.edition();
        u16::from(edition.map.distance(from, goal)) * u16::from(edition.travel.florins_per_step)
    }

    /// What it takes, in icons; nothing for a way of no steps.
    pub(crate) fn sign(&self) -> Row {
        match self {
            Fare::Florins(0) => Row::new(),
            Fare::Florins(n) => Row::new().amount("coin", i32::from(*n)),
            Fare::Cart => Row::new().amount("cart", 1),
        }
    }

    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Fare::Florins(n) => Phrase::new("draw-fare").with("n", *n),
            Fare::Cart => Phrase::new("draw-fare-cart"),
        }
    }
}

/// The standing member of the viewer's who is nearest, and the florins of his way.
pub(crate) fn nearest(ctx: &Ctx<'_>, goal: City) -> Option<(City, u16)> {
    let standing = own(ctx)?.standing.keys().filter_map(|id| ctx.edition().city(id));
    standing.map(|from| (Fare::along(ctx, from, goal), from)).min().map(|(least, from)| (from, least))
}

/// Does the action of this town take a bishop, because its middleman is elsewhere (§4.3)?
pub(crate) fn takes_bishop(ctx: &Ctx<'_>, city: City) -> bool {
    let kind = ctx.edition().kind(city);
    kind.index() < Kind::SYMBOLS && ctx.scene.view.middlemen.get(kind.word()).copied() != Some(ctx.edition().city_id(city))
}

/// The way drawn over the sheet: along the roads on foot, straight across with a cart.
pub(crate) fn way(ctx: &Ctx<'_>, from: City, goal: City, fare: Fare, class: &str) -> Markup {
    let ((x, y), (gx, gy)) = (places::of(ctx, from), places::of(ctx, goal));
    let path = match fare {
        Fare::Florins(_) => {
            roads(ctx, from, goal).windows(2).fold(format!("M{x} {y}"), |path, pair| path + &places::road(ctx, pair[0], pair[1]))
        }
        Fare::Cart => format!("M{x} {y}L{gx} {gy}"),
    };
    html! {
        svg class={ "way " (class) @if fare == Fare::Cart { " by-cart" } } viewBox="0 0 1000 876" preserveAspectRatio="none" aria-hidden="true" {
            @if from != goal { path d=(path) {} }
        }
    }
}

/// The towns on a shortest way, both ends included.
fn roads(ctx: &Ctx<'_>, from: City, goal: City) -> Vec<City> {
    let map = &ctx.edition().map;
    let mut way = vec![from];
    let mut at = from;
    while let Some(next) = map.all().iter().find(|next| map.distance(at, *next) == 1 && map.distance(*next, goal) < map.distance(at, goal))
    {
        way.push(next);
        at = next;
    }
    way
}
