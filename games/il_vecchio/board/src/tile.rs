//! Tiles: what they do in icons, their name and the rest in words.

use crate::{Ctx, icons};
use drawing::context::{at, framed_spot, named};
use drawing::resources::{Anchor, Row};
use drawing::{AnswerSpot, Markup, html, icon};
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
    ctx: &Ctx<'_>,
    tile: Tile,
    spot: Option<AnswerSpot>,
    class: &str,
    more: Option<Phrase>,
    (x, y): (f32, f32),
    width: f32,
) -> Markup {
    let mut told = vec![name(tile), about(tile)];
    told.extend(worth(ctx, tile));
    told.extend(more);
    let class = format!("tile {} {class}", tile.stack());
    let face = face(&icons::florence_parts(tile, ctx.edition()), (width, HEIGHT));
    at(x, y, framed_spot(spot, &class, &ctx.tell(&told), [0.0, 0.0, width, HEIGHT], face))
}

/// What a nobility tile would bring the one who has it, or looks at it, as things are.
pub(crate) fn worth(ctx: &Ctx<'_>, tile: Tile) -> Option<Phrase> {
    ctx.scene.view.worth.get(tile.word()).map(|points| Phrase::new("draw-worth").with("n", *points))
}

/// A province tile; it moves from its region to a family.
pub(crate) fn province(
    ctx: &Ctx<'_>,
    tile: Province,
    spot: Option<AnswerSpot>,
    used: bool,
    (x, y): (f32, f32),
    size: (f32, f32),
) -> Markup {
    let mut told = vec![Phrase::name("province", tile), Phrase::new(format!("province-{tile}-about"))];
    if used {
        told.push(Phrase::new("draw-used"));
    }
    let face = html! { g class="piece" id={ "p-" (tile) } { (face(&icons::province_parts(tile, ctx.edition()), size)) } };
    let class = if used { "tile province used" } else { "tile province" };
    at(x, y, framed_spot(spot, class, &ctx.tell(&told), [0.0, 0.0, size.0, size.1], face))
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

/// In one line where it can be read so, else in two, broken where the lines come out most alike.
fn face(parts: &[Row], (width, height): (f32, f32)) -> Markup {
    let joined = |parts: &[Row]| parts.iter().cloned().fold(Row::new(), Row::then);
    let whole = joined(parts);
    let room = width - 5.0;
    let longer = |at: &usize| joined(&parts[..*at]).width().max(joined(&parts[*at..]).width());
    let broken = (1..parts.len()).min_by(|a, b| longer(a).total_cmp(&longer(b))).filter(|_| whole.width() * 10.5 > room);
    html! {
        rect class="sheet" x="0" y="0" width=(icon::round(width)) height=(height) rx="4" {}
        @match broken {
            Some(at) => {
                @let size = (height / 2.0 - 1.0).min(room / longer(&at));
                (joined(&parts[..at]).draw(width / 2.0, height * 0.27, size, room, Anchor::Middle))
                (joined(&parts[at..]).draw(width / 2.0, height * 0.73, size, room, Anchor::Middle))
            },
            None => (whole.draw(width / 2.0, height / 2.0, 15.0, room, Anchor::Middle)),
        }
    }
}
