//! The five tracks as little stages: what a place costs and counts, who stands where, and the tiles beside them.

use crate::context::{Ctx, counts, missing, own, row};
use crate::travel::Fare;
use crate::{crests, icons, inspections, pieces, spaces, tiles, traveller};
use drawing::resources::Row;
use drawing::{Markup, answer_spots, html};
use il_vecchio::edition::{Effect, Space};
use il_vecchio::{Bundle, Choice, City, LayerView, PileView, Province, Tile, Track};
use kit::{Phrase, Seat};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! {
        section.tracks data-area="tracks" aria-label=(ctx.scene.text("draw-tracks")) {
            (crests::draw(ctx))
            @for track in Track::ALL { (panel(ctx, *track)) }
        }
    }
}

pub(crate) fn name(track: Track) -> Phrase {
    Phrase::name("track", track)
}

/// The name as a heading.
pub(crate) fn title(ctx: &Ctx<'_>, track: Track) -> String {
    let name = ctx.say(name(track));
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Where one comes onto a track: the red town of a region, or Florence.
pub(crate) fn entrance(ctx: &Ctx<'_>, track: Track) -> City {
    ctx.edition().track(track).gate.unwrap_or(ctx.edition().map.florence)
}

/// Can the viewer come onto it now?
pub(crate) fn is_open(ctx: &Ctx<'_>, track: Track) -> bool {
    ctx.spots.is_legal(Choice::Seize(track)) || ctx.spots.is_legal(Choice::Office(track))
}

/// The id of the element whose click enters the track: the town that leads there is its label.
pub(crate) fn spot_id(track: Track) -> String {
    format!("enters-{track}")
}

/// The space the next member comes onto; behind a full track that of the last (§9.5).
pub(crate) fn next_space(ctx: &Ctx<'_>, track: Track) -> Option<&'static Space> {
    let spaces = &ctx.edition().track(track).spaces;
    spaces.get(ctx.scene.view.skipped + row(ctx, track).len()).or(spaces.last())
}

/// The florins of the next space, or the additional cost. Whoever has the tile for it may do without those of a space (§5.8).
pub(crate) fn on_arrival(ctx: &Ctx<'_>, track: Track) -> u8 {
    let (edition, view) = (ctx.edition(), ctx.scene.view);
    if !track.is_region() {
        return if view.additional_cost == track { edition.office.additional_florins } else { 0 };
    }
    let spares = |tile: &Province| matches!(edition.province(*tile).effect, Effect::Price { no_florins: true, .. });
    if own(ctx).is_some_and(|family| family.provinces.iter().any(spares)) {
        return 0;
    }
    next_space(ctx, track).map_or(0, |space| space.florins)
}

/// What is paid besides florins: one of these.
pub(crate) fn prices(ctx: &Ctx<'_>, track: Track) -> Vec<Bundle> {
    if track.is_region() { ctx.edition().track(track).followers.clone() } else { vec![ctx.edition().office.price] }
}

/// The same in icons.
pub(crate) fn price(ctx: &Ctx<'_>, track: Track) -> Row {
    match &prices(ctx, track)[..] {
        [only] => icons::amounts(*only),
        ways => icons::either(ways),
    }
}

pub(crate) fn price_told(ctx: &Ctx<'_>, track: Track) -> Phrase {
    match &prices(ctx, track)[..] {
        [only] => Phrase::new("draw-price").with("goods", counts(*only)),
        ways => Phrase::new("draw-price-any").with("n", ways.first().map_or(0, |way| way.followers())),
    }
}

fn about(ctx: &Ctx<'_>, track: Track) -> String {
    let gate = Phrase::name("city", ctx.edition().city_id(entrance(ctx, track)));
    let mut told = vec![name(track), Phrase::new("draw-gate").with("city", gate), price_told(ctx, track)];
    if ctx.scene.view.additional_cost == track {
        told.push(Phrase::new("draw-extra").with("n", ctx.edition().office.additional_florins));
    }
    if is_open(ctx, track) {
        told.extend(Fare::to(ctx, entrance(ctx, track), on_arrival(ctx, track)).map(|(_, fare)| fare.phrase()));
    }
    told.extend(spaces::told(ctx, track));
    told.extend(majority_told(ctx, track));
    ctx.tell(&told)
}

/// Who leads a track now and how many members everybody has there (§10.4).
pub(crate) fn majority_told(ctx: &Ctx<'_>, track: Track) -> Vec<Phrase> {
    let row = row(ctx, track);
    let leader = ctx.scene.view.majorities.get(track.word()).copied();
    let count = |seat: Seat| row.iter().filter(|who| **who == seat).count() as u8;
    let mut told = vec![Phrase::new("draw-majority").with("n", ctx.edition().end.majority)];
    told.push(leader.map_or_else(|| Phrase::new("draw-leads-nobody"), |seat| Phrase::new("draw-leads").with("seat", seat)));
    let seats = ctx.scene.view.families.iter().map(|family| family.seat).filter(|seat| count(*seat) > 0);
    told.extend(seats.map(|seat| Phrase::new("draw-on-track").with("seat", seat).with("n", count(seat))));
    told
}

fn panel(ctx: &Ctx<'_>, track: Track) -> Markup {
    let spot = ctx.take(&[Choice::Seize(track), Choice::Office(track)]).map(|spot| {
        let spot = spot.with_id(spot_id(track));
        traveller::sent(ctx, entrance(ctx, track), on_arrival(ctx, track), spot)
    });
    let shut = if spot.as_ref().is_some_and(|spot| !spot.is_legal()) { " shut" } else { "" };
    let region = track.is_region();
    let stage = html! {
        i class={ "art place-" (track.word()) } {}
        span.hd { b { (title(ctx, track)) } (price_tag(ctx, track)) (lead(ctx, track)) }
        (spaces::draw(ctx, track))
    };
    html! {
        div class={ "tk of-" (track.word()) @if region { " region" } @else { " office" } } {
            (answer_spots::place(spot, &format!("stage bound-{track}{shut}"), &about(ctx, track), Some(&inspections::track_key(track)), stage))
            @if region { (province_tiles(ctx, track)) } @else { (stack(ctx, track)) }
        }
    }
}

/// What coming onto it takes; what the viewer lacks of it is red.
fn price_tag(ctx: &Ctx<'_>, track: Track) -> Markup {
    let tried = ctx.scene.offers.iter().any(|offer| [Choice::Seize(track), Choice::Office(track)].contains(&offer.choice));
    let lacks = tried && own(ctx).is_some_and(|family| prices(ctx, track).iter().all(|price| missing(family, *price) != Bundle::NOTHING));
    let extra = ctx.scene.view.additional_cost == track;
    html! {
        span class={ "pr" @if lacks { " short" } } {
            (price(ctx, track).figures())
            @if extra { span.n.add id="extra" { "+" (ctx.edition().office.additional_florins) i.i.i-coin {} } }
        }
    }
}

/// The shield of whoever would have the majority now.
fn lead(ctx: &Ctx<'_>, track: Track) -> Markup {
    let leader = ctx.scene.view.majorities.get(track.word()).copied();
    html! {
        span.lead { i.i.i-crown {} @if let Some(seat) = leader { (pieces::shield(seat)) } (Row::new().amount("vp", ctx.edition().end.majority.into()).figures()) }
    }
}

fn province_tiles(ctx: &Ctx<'_>, track: Track) -> Markup {
    let here: Vec<Province> =
        ctx.scene.view.provinces.iter().copied().filter(|tile| ctx.edition().province(*tile).region == track).collect();
    html! {
        div class={ "pt n-" (here.len()) } {
            @if here.is_empty() { small { (ctx.scene.text("draw-no-tiles")) } }
            @for tile in here { (tiles::chip(ctx, tile, ctx.take(&[Choice::Claim(tile)]), "")) }
        }
    }
}

pub(crate) fn pile<'a>(ctx: &Ctx<'a>, track: Track) -> &'a PileView {
    if track == Track::Council { &ctx.scene.view.council } else { &ctx.scene.view.nobility }
}

/// The stack of a Florence track. What may be in it, the panel tells.
fn stack(ctx: &Ctx<'_>, track: Track) -> Markup {
    let size = u8::try_from(pile(ctx, track).size).unwrap_or(u8::MAX);
    let told = ctx.say(Phrase::new("draw-stack").with("n", size));
    html! {
        div class={ "stack " (track.word()) } role="img" data-tip data-inspect=(inspections::stack_key(track)) aria-label=(told) {
            b { (size) } i.i.i-cards {}
        }
    }
}

/// Tiles of a stack that the viewer alone knows to be there.
pub(crate) fn known(ctx: &Ctx<'_>, track: Track) -> Vec<Tile> {
    pile(ctx, track).layers.iter().filter_map(|layer: &LayerView| layer.known.as_ref()).flatten().copied().collect()
}

/// The tiles that lie open nowhere and that the viewer does not hold: they are in the stack, or face down before others.
pub(crate) fn unseen(ctx: &Ctx<'_>, track: Track) -> Vec<Tile> {
    let families = &ctx.scene.view.families;
    let seen = |tile: &Tile| {
        let open = families.iter().any(|f| f.council.contains(tile) || f.face_down_tile == Some(*tile));
        open || families.iter().any(|f| f.nobility.as_ref().is_some_and(|known| known.contains(tile)))
    };
    Tile::ALL.iter().copied().filter(|tile| tile.stack() == track && !seen(tile)).collect()
}
