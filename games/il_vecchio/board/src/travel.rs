//! What a journey would cost the viewer and which way it takes, worked out from the open table.

use crate::Ctx;
use drawing::resources::Row;
use drawing::{Markup, html, icon};
use il_vecchio::{City, Good, Kind};
use kit::Phrase;

/// The cheapest way to a town.
pub(crate) enum Fare {
    Florins(u16),
    Cart,
}

impl Fare {
    /// For the viewer's standing members, with so many florins to be paid on arrival (§3.6): who goes, and what that takes. None if
    /// nobody stands.
    pub(crate) fn to(ctx: &Ctx<'_>, goal: City, on_arrival: u8) -> Option<(City, Fare)> {
        let family = ctx.scene.me().and_then(|seat| ctx.scene.view.families.get(seat.index()))?;
        let standing = family.standing.keys().filter_map(|id| ctx.edition().city(id));
        let (least, from) = standing.map(|from| (Fare::along(ctx, from, goal), from)).min()?;
        let florins = family.goods.get(Good::Florin.word()).copied().unwrap_or(0);
        Some((from, if least + u16::from(on_arrival) <= florins { Fare::Florins(least) } else { Fare::Cart }))
    }

    pub(crate) fn along(ctx: &Ctx<'_>, from: City, goal: City) -> u16 {
        let edition = ctx.edition();
        u16::from(edition.map.distance(from, goal)) * u16::from(edition.travel.florins_per_step)
    }

    pub(crate) fn sign(&self) -> Row {
        match self {
            Fare::Florins(0) => Row::new(),
            Fare::Florins(n) => Row::new().amount("coin", i32::from(*n)),
            Fare::Cart => Row::new().icon("cart"),
        }
    }

    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            Fare::Florins(n) => Phrase::new("draw-fare").with("n", *n),
            Fare::Cart => Phrase::new("draw-fare-cart"),
        }
    }
}

/// Does the action of this town take a bishop, because its middleman is elsewhere (§4.3)?
pub(crate) fn takes_bishop(ctx: &Ctx<'_>, city: City) -> bool {
    let kind = ctx.edition().kind(city);
    kind.index() < Kind::SYMBOLS && ctx.scene.view.middlemen.get(kind.word()).copied() != Some(ctx.edition().city_id(city))
}

/// The way drawn: along the roads on foot, straight across with a cart. Each road is cut short, so that towns on the way stay in sight.
pub(crate) fn way(ctx: &Ctx<'_>, from: City, goal: City, fare: &Fare, class: &str) -> Markup {
    let stops = match fare {
        Fare::Florins(_) => roads(ctx, from, goal),
        Fare::Cart => vec![from, goal],
    };
    let ends = |pair: &[City]| {
        let ((ax, ay), (bx, by)) = (place(ctx, pair[0]), place(ctx, pair[1]));
        let cut = 19.0 / ((bx - ax).powi(2) + (by - ay).powi(2)).sqrt().max(39.0);
        let at = |part: f32| (icon::round(ax + (bx - ax) * part), icon::round(ay + (by - ay) * part));
        (at(cut), at(1.0 - cut))
    };
    html! {
        g class={ "way " (class) @if matches!(fare, Fare::Cart) { " by-cart" } } aria-hidden="true" {
            @for pair in stops.windows(2) {
                @let ((ax, ay), (bx, by)) = ends(pair);
                line x1=(ax) y1=(ay) x2=(bx) y2=(by) {}
                circle cx=(bx) cy=(by) r="4" {}
            }
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

/// Where a town is on the drawing; the edition's map is a square of a thousand.
pub(crate) fn place(ctx: &Ctx<'_>, city: City) -> (f32, f32) {
    let figures = &ctx.edition().map.cities[city.index()];
    (icon::round((figures.x as f32 - 92.0) * 0.62 + 40.0), icon::round((figures.y as f32 - 96.0) * 0.635 + 42.0))
}
