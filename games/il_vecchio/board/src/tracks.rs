//! The five tracks: prices, points, crests, who stands where, and the tiles beside them.

use crate::travel::Fare;
use crate::{Ctx, crests, icons, spaces, tile};
use drawing::context::{at, named};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon};
use il_vecchio::edition::Effect;
use il_vecchio::{Choice, City, LayerView, PileView, Province, Tile, Track};
use kit::Phrase;

pub(crate) const WIDTH: f32 = 432.0;
const REGION: f32 = 113.0;
const OFFICE: f32 = 92.0;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! {
        svg class="drawn tracks yields" preserveAspectRatio="xMidYMin" viewBox={ "0 0 " (WIDTH) " 570" } {
            @for (nth, track) in Track::REGIONS.into_iter().enumerate() { (at(0.0, REGION * nth as f32, region(ctx, track))) }
            @for (nth, track) in Track::OFFICES.into_iter().enumerate() {
                (at(0.0, 3.0 * REGION + OFFICE * nth as f32, office(ctx, track)))
            }
            (at(0.0, 3.0 * REGION + 2.0 * OFFICE, crests::draw(ctx)))
        }
    }
}

pub(crate) fn name(track: Track) -> Phrase {
    Phrase::name("track", track)
}

/// Where one comes onto a track: the red town of a region, or Florence.
pub(crate) fn entrance(ctx: &Ctx<'_>, track: Track) -> City {
    ctx.edition().track(track).gate.unwrap_or(ctx.edition().map.florence)
}

/// The track's name, how one comes onto it and what that costs.
fn head(ctx: &Ctx<'_>, track: Track, price: &Row, told: &[Phrase], height: f32) -> Markup {
    let open = ctx.spots.is_legal(Choice::Seize(track)) || ctx.spots.is_legal(Choice::Office(track));
    let fare = Fare::to(ctx, entrance(ctx, track), on_arrival(ctx, track)).filter(|_| open).map(|(_, fare)| fare);
    let mut told = told.to_vec();
    told.extend(fare.as_ref().map(Fare::phrase));
    let way = fare.map(|fare| fare.sign()).filter(|row| !row.is_empty());
    named(
        None,
        "head",
        &ctx.tell(&told),
        html! {
            rect class="board-of" x="1" y="1" width=(WIDTH - 2.0) height=(height - 4.0) rx="6" {}
            (icon::at(icons::track(track), 6.0, 3.5, 16.0))
            (fitted(&ctx.say(name(track)), "label", 26.0, 16.0, 14.0, 140.0, Anchor::Start))
            (price.draw(176.0, 11.5, 15.0, 90.0, Anchor::Start))
            @if let Some(way) = way { (Row::new().icon("arrow").then(way).draw(WIDTH - 8.0, 11.5, 13.0, 60.0, Anchor::End)) }
        },
    )
}

/// The florins of the next space, or the additional cost. Whoever has the tile for it may do without those of a space (§5.8).
pub(crate) fn on_arrival(ctx: &Ctx<'_>, track: Track) -> u8 {
    let (edition, view) = (ctx.edition(), ctx.scene.view);
    if !track.is_region() {
        return if view.additional_cost == track { edition.office.additional_florins } else { 0 };
    }
    let own = ctx.scene.me().and_then(|seat| view.families.get(seat.index()));
    let spares = |tile: &Province| matches!(edition.province(*tile).effect, Effect::Price { no_florins: true, .. });
    if own.is_some_and(|family| family.provinces.iter().any(spares)) {
        return 0;
    }
    let spaces = &edition.track(track).spaces;
    let next = view.skipped + view.tracks.get(track.word()).map_or(0, Vec::len);
    spaces.get(next).or(spaces.last()).map_or(0, |space| space.florins)
}

fn region(ctx: &Ctx<'_>, track: Track) -> Markup {
    let figures = ctx.edition().track(track);
    let mut told = vec![name(track)];
    told.extend(figures.gate.map(|city| Phrase::new("draw-gate").with("city", Phrase::name("city", ctx.edition().city_id(city)))));
    told.push(match &figures.followers[..] {
        [only] => {
            let goods: Vec<Phrase> = only.iter().map(|(good, n)| Phrase::name("count", good).with("n", n)).collect();
            Phrase::new("draw-price").with("goods", goods)
        }
        ways => Phrase::new("draw-price-any").with("n", ways.first().map_or(0, |way| way.followers())),
    });
    let tiles: Vec<_> = ctx.scene.view.provinces.iter().filter(|tile| ctx.edition().province(**tile).region == track).collect();
    html! {
        (head(ctx, track, &icons::either(&figures.followers), &told, REGION))
        (spaces::draw(ctx, track))
        @for (nth, tile) in tiles.into_iter().enumerate() {
            (tile::province(ctx, *tile, ctx.take(&[Choice::Claim(*tile)]), false, (6.0 + 70.5 * nth as f32, 76.0), (67.0, 30.0)))
        }
    }
}

fn office(ctx: &Ctx<'_>, track: Track) -> Markup {
    let (edition, view) = (ctx.edition(), ctx.scene.view);
    let extra = view.additional_cost == track;
    let price: Vec<Phrase> = edition.office.price.iter().map(|(good, n)| Phrase::name("count", good).with("n", n)).collect();
    let florence = Phrase::name("city", edition.city_id(edition.map.florence));
    let told = [name(track), Phrase::new("draw-gate").with("city", florence), Phrase::new("draw-price").with("goods", price)];
    let stack = if track == Track::Council { &view.council } else { &view.nobility };
    html! {
        (head(ctx, track, &icons::bundle(edition.office.price), &told, OFFICE))
        @if extra {
            (at(222.0, 2.0, named(Some("extra".to_string()), "piece extra", &ctx.say(Phrase::new("draw-extra").with("n", edition.office.additional_florins)), html! {
                rect class="purse" x="0" y="0" width="44" height="19" rx="4" {}
                (Row::new().text("+").amount("coin", edition.office.additional_florins.into()).draw(22.0, 9.5, 14.0, 40.0, Anchor::Middle))
            })))
        }
        (spaces::draw(ctx, track))
        (self::stack(ctx, track, stack))
    }
}

/// The stack of a Florence track, what may be in it, and where the viewer alone knows tiles to be.
fn stack(ctx: &Ctx<'_>, track: Track, stack: &PileView) -> Markup {
    let size = u8::try_from(stack.size).unwrap_or(u8::MAX);
    let known: Vec<Tile> = stack.layers.iter().filter_map(|layer: &LayerView| layer.known.as_ref()).flatten().copied().collect();
    let unseen: Vec<Phrase> = unseen(ctx, track).into_iter().map(tile::name).collect();
    let told = [Phrase::new("draw-stack").with("n", size), Phrase::new("draw-unseen").with("tiles", unseen)];
    let step = (342.0 / known.len().max(1) as f32).min(60.0);
    html! {
        @if size > 0 { (tile::back(&ctx.tell(&told), track.word(), size, WIDTH - 40.0, 60.0)) }
        @for (nth, tile) in known.into_iter().enumerate() {
            @let more = Phrase::new("draw-known").with("tile", tile::name(tile));
            g class="known" { (tile::florence(ctx, tile, None, "", Some(more), (6.0 + step * nth as f32, 61.0), step - 3.0)) }
        }
    }
}

/// The tiles that lie open nowhere and that the viewer does not hold: they are in the stack, or face down before others.
fn unseen(ctx: &Ctx<'_>, track: Track) -> Vec<Tile> {
    let families = &ctx.scene.view.families;
    let seen = |tile: &Tile| {
        let open = families.iter().any(|f| f.council.contains(tile) || f.face_down_tile == Some(*tile));
        open || families.iter().any(|f| f.nobility.as_ref().is_some_and(|known| known.contains(tile)))
    };
    Tile::ALL.iter().copied().filter(|tile| tile.stack() == track && !seen(tile)).collect()
}
