//! What a journey would cost the viewer, worked out from the open table.

use crate::Pen;
use drawing::resources::Row;
use il_vecchio::{City, Good, Kind};
use kit::Phrase;

/// The cheapest way to a town.
pub(crate) enum Fare {
    Florins(u16),
    Cart,
}

impl Fare {
    /// For the viewer's standing members, with so many florins to be paid on arrival (§3.6); none if nobody stands.
    pub(crate) fn to(pen: &Pen<'_>, goal: City, on_arrival: u8) -> Option<Fare> {
        let family = pen.scene.me().and_then(|seat| pen.scene.view.families.get(seat.index()))?;
        let standing = family.standing.keys().filter_map(|id| pen.edition().city(id));
        let least = standing.map(|from| Fare::along(pen, from, goal)).min()?;
        let florins = family.goods.get(Good::Florin.word()).copied().unwrap_or(0);
        Some(if least + u16::from(on_arrival) <= florins { Fare::Florins(least) } else { Fare::Cart })
    }

    pub(crate) fn along(pen: &Pen<'_>, from: City, goal: City) -> u16 {
        let edition = pen.edition();
        u16::from(edition.map.distance[from.index()][goal.index()]) * u16::from(edition.travel.florins_per_step)
    }

    pub(crate) fn sign(&self) -> Row {
        match self {
            Fare::Florins(0) => Row::new(),
            Fare::Florins(n) => Row::new().amount("coin", i32::from(*n)),
            Fare::Cart => Row::new().icon("cart"),
        }
    }

    pub(crate) fn told(&self) -> Phrase {
        match self {
            Fare::Florins(n) => Phrase::new("draw-fare").with("n", *n),
            Fare::Cart => Phrase::new("draw-fare-cart"),
        }
    }
}

/// Does the action of this town take a bishop, because its middleman is elsewhere (§4.3)?
pub(crate) fn takes_bishop(pen: &Pen<'_>, city: City) -> bool {
    let kind = pen.edition().kind(city);
    kind.index() < Kind::SYMBOLS && pen.scene.view.middlemen.get(kind.word()).copied() != Some(pen.edition().city_id(city))
}
