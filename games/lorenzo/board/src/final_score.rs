//! Chapter 11 line by line: what every family has counted, and what it is made of.

use crate::context::{Ctx, find_card, find_tile};
use crate::icons;
use drawing::resources::Row;
use drawing::score_table::{Entry, Line};
use kit::{Phrase, Seat};
use lorenzo::{Kind, PlayerView, Resource};

/// The points of a source are those of the rules; here they are only taken apart.
pub(crate) fn lines(ctx: &Ctx<'_>) -> Vec<Line> {
    let scene = ctx.scene;
    let line = |key: &'static str, made_of: &dyn Fn(&PlayerView, i32) -> Entry| {
        Line::of(scene, scene.text(&format!("score-{key}")), |seat: Seat| {
            let score = scene.standing.scores.iter().find(|score| score.seat == Some(seat));
            let points = score.and_then(|score| score.sources.iter().find(|source| source.0 == key)).map_or(0, |source| source.1);
            scene
                .view
                .players
                .iter()
                .find(|player| player.seat == seat)
                .map_or_else(|| Entry::because(points, ""), |player| made_of(player, points))
        })
    };
    let cards = |kind: Kind, n: usize, points: i32| {
        let said = ctx.say(Phrase::new(format!("draw-cards-{kind}")).with("n", n as u8));
        Entry::pictures(points, (n > 0).then(|| (Row::new().amount(kind.word(), n as i32).figures(), said)))
    };
    let held = |resource: Resource, n: i16| {
        (Row::new().amount(icons::of(resource), n.into()).figures(), ctx.say(Phrase::name("amount", resource).with("n", n)))
    };
    let goods = &ctx.edition().scoring.goods;
    vec![
        line("points", &|_, points| Entry::because(points, "")),
        line("territories", &|player, points| cards(Kind::Territory, player.territories.len(), points)),
        line("characters", &|player, points| cards(Kind::Character, player.characters.len(), points)),
        line("ventures", &|player, points| {
            let each = player.ventures.iter().filter_map(|id| find_card(ctx, id)).map(|card| i32::from(card.end_points()));
            let parts: Vec<i32> = each.filter(|n| *n > 0).collect();
            Entry { points, ..Entry::sum(&parts) }
        }),
        line("military", &|player, points| Entry::pictures(points, [held(Resource::Military, player.goods.get(Resource::Military))])),
        line("goods", &|player, points| {
            let all = goods.resources.iter().map(|resource| (*resource, player.goods.get(*resource))).filter(|(_, n)| *n > 0);
            Entry::pictures(points, all.map(|(resource, n)| held(resource, n)))
        }),
        line("excommunications", &|player, points| {
            // Signs as on the tiles; their words would make the count higher than the window.
            let tiles = player.excommunications.iter().filter_map(|id| Some((*id, find_tile(ctx, id)?)));
            let tiles = tiles.map(|(id, tile)| {
                let effects = tile.effects.iter().fold(Row::new(), |row, effect| row.then(icons::penalty(effect)));
                (effects.figures(), ctx.say(Phrase::name("tile", id)))
            });
            Entry::pictures(points, tiles.filter(|_| points != 0))
        }),
    ]
}
