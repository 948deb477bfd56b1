//! Tiles: what they do in icons, their name and the rest in words.

use crate::{Pen, signs};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row};
use drawing::{Markup, Place, html, icon};
use il_vecchio::{Province, Tile};
use kit::Phrase;

pub(crate) const HEIGHT: f32 = 24.0;

pub(crate) fn name(tile: Tile) -> Phrase {
    Phrase::name(tile.stack().word(), tile)
}

pub(crate) fn about(tile: Tile) -> Phrase {
    Phrase::new(format!("{}-{tile}-about", tile.stack().word()))
}

/// A Florence tile lying open, or known to the viewer.
pub(crate) fn florence(
    pen: &Pen<'_>,
    tile: Tile,
    place: Option<Place>,
    class: &str,
    more: Option<Phrase>,
    (x, y): (f32, f32),
    width: f32,
) -> Markup {
    let mut told = vec![name(tile), about(tile)];
    told.extend(more);
    let class = format!("tile {} {class}", tile.stack());
    let face = face(&signs::florence(tile, pen.edition()), width);
    at(x, y, lay(place, &class, &pen.tell(&told), width, face))
}

/// A province tile; it moves from its region to a family.
pub(crate) fn province(pen: &Pen<'_>, tile: Province, place: Option<Place>, used: bool, x: f32, y: f32, width: f32) -> Markup {
    let mut told = vec![Phrase::name("province", tile), Phrase::new(format!("province-{tile}-about"))];
    if used {
        told.push(Phrase::new("draw-used"));
    }
    let face = html! { g class="piece" id={ "p-" (tile) } { (face(&signs::province(tile, pen.edition()), width)) } };
    at(x, y, lay(place, if used { "tile province used" } else { "tile province" }, &pen.tell(&told), width, face))
}

/// A tile nobody but its owner knows, or several.
pub(crate) fn back(about: &str, class: &str, count: u8, x: f32, y: f32) -> Markup {
    at(
        x,
        y,
        named(
            None,
            &format!("tile back {class}"),
            about,
            html! {
                rect class="sheet" x="0" y="0" width="30" height=(HEIGHT) rx="4" {}
                (icon::at("palle", 7.0, 4.0, 16.0))
                @if count > 1 { circle class="many" cx="26" cy="20" r="6" {} text class="n many-n" x="26" y="23" { (count) } }
            },
        ),
    )
}

fn lay(place: Option<Place>, class: &str, about: &str, width: f32, face: Markup) -> Markup {
    spot(place, class, about, [0.0, 0.0, width, HEIGHT], face)
}

fn face(row: &Row, width: f32) -> Markup {
    html! {
        rect class="sheet" x="0" y="0" width=(icon::round(width)) height=(HEIGHT) rx="4" {}
        (row.draw(width / 2.0, HEIGHT / 2.0, 15.0, width - 5.0, Anchor::Middle))
    }
}
