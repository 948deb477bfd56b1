//! What the member or extra action that looks for its place would be worth on a space, and how many servants that takes.

use crate::pen::Pen;
use drawing::resources::{Anchor, Row};
use drawing::{Markup, html, icon};
use kit::Phrase;
use lorenzo::tile::Penalty;
use lorenzo::{PlayerView, Reach, Resource, Space, TileId};

fn of<'a>(pen: &Pen<'a>, space: Space) -> Option<&'a Reach> {
    pen.scene.view.reach.iter().find(|reach| reach.space == space).filter(|_| pen.scene.is_asked())
}

pub(crate) fn told(pen: &Pen<'_>, space: Space) -> Option<Phrase> {
    of(pen, space).map(|reach| {
        let key = if reach.servants > 0 { "draw-reach-servants" } else { "draw-reach" };
        Phrase::new(key).with("value", reach.value).with("n", reach.servants)
    })
}

/// The most that a member at home can be made worth by all the family's servants, said before anybody is sent.
pub(crate) fn at_most(pen: &Pen<'_>, player: &PlayerView, value: i16) -> i16 {
    value + added(pen, player, player.goods.get(Resource::Servant))
}

/// What so many servants add (§3.4), or half of it for whom a tile has struck so.
pub(crate) fn added(pen: &Pen<'_>, player: &PlayerView, servants: i16) -> i16 {
    let tiles = player.excommunications.iter().filter_map(|id| TileId::from_word(id, pen.edition()));
    let dear = tiles.flat_map(|tile| &pen.edition().tile(tile).effects).find_map(|effect| match effect {
        Penalty::ServantsPerValue(servants) => Some(*servants),
        _ => None,
    });
    servants / dear.unwrap_or(pen.edition().setup.servants_per_value).max(1)
}

/// The servants to be paid, or for works the value without any; its middle at x, y.
pub(crate) fn chip(pen: &Pen<'_>, space: Space, legal: bool, works: bool, x: f32, y: f32) -> Markup {
    let Some(reach) = of(pen, space).filter(|_| legal) else { return html! {} };
    let row = match reach.servants {
        0 if works => Row::new().value(reach.value),
        0 => return html! {},
        n => Row::new().text(format!("−{n}")).icon("servant"),
    };
    let width = row.width() * 13.0 + 4.0;
    html! {
        g class="chip" aria-hidden="true" {
            rect class="purse" x=(icon::round(x - width / 2.0)) y=(icon::round(y - 7.5)) width=(icon::round(width)) height="15" rx="4" {}
            (row.draw(x + 0.5, y, 13.0, width, Anchor::Middle))
        }
    }
}
