//! What lies before the viewer: goods, family members and tiles.

use crate::context::{Ctx, held, in_towns, on_tracks, points};
use crate::{final_score, icons, pieces, tiles, traveller};
use drawing::{Markup, html};
use il_vecchio::{Choice, Crest, FamilyView, Good, Tile};
use kit::Phrase;

pub(crate) fn draw(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    html! {
        div.me {
            h2 { (pieces::shield(family.seat)) span.name { (ctx.scene.name(family.seat)) } (marks(ctx, family)) (score(ctx, family, true)) }
            (goods(ctx, family, true))
            (members(ctx, family))
        }
        (tile_row(ctx, family))
    }
}

/// The points in sight.
pub(crate) fn score(ctx: &Ctx<'_>, family: &FamilyView, worded: bool) -> Markup {
    let n = points(ctx, family.seat);
    html! {
        span.vp.n role="img" data-tip aria-label=(final_score::now(ctx, family.seat, n)) {
            @if worded { small { (ctx.scene.text("draw-if-ended")) } }
            b id={ "s-" (family.seat.0) } data-count { (n) } i.i.i-vp {}
        }
    }
}

/// First player, crests, and whether the double turn was passed.
pub(crate) fn marks(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    html! {
        @if ctx.scene.view.first == family.seat { span.first role="img" data-tip aria-label=(ctx.scene.text("draw-first")) { "1." } }
        @if family.passed { span.gone-home role="img" data-tip aria-label=(ctx.scene.text("draw-passed")) { i.i.i-last {} } }
        (crests(ctx, family))
    }
}

fn crests(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let taken: Vec<(Crest, u8)> =
        Crest::ALL.iter().map(|crest| (*crest, family.crests.get(crest.word()).copied().unwrap_or(0))).filter(|(_, n)| *n > 0).collect();
    let told: Vec<Phrase> =
        taken.iter().map(|(crest, n)| Phrase::new("draw-crest").with("crest", Phrase::name("crest", crest)).with("n", *n)).collect();
    let all: u8 = taken.iter().map(|(_, n)| n).sum();
    html! { @if all > 0 { span.own-crests role="img" data-tip aria-label=(ctx.tell(&told)) { (all) i.i.i-crest {} } } }
}

pub(crate) fn goods(ctx: &Ctx<'_>, family: &FamilyView, worded: bool) -> Markup {
    html! {
        div.goods {
            @for good in Good::ALL {
                @let n = held(family, *good);
                span.good role="img" data-tip aria-label=(ctx.say(Phrase::name("count", good).with("n", n))) {
                    i class={ "i i-" (icons::good(*good)) } {}
                    b class=[(n == 0).then_some("z")] id={ "r-" (family.seat.0) "-" (good.word()) } data-count { (n) }
                    @if worded { small { (ctx.say(Phrase::name("goods", good))) } }
                }
            }
        }
    }
}

/// In reserve, standing in towns, lying, on the tracks.
fn members(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let (_, down) = in_towns(family);
    let away = on_tracks(ctx, family.seat);
    let say = |key: &'static str, n: usize| ctx.say(Phrase::new(key).with("n", n as u8));
    html! {
        div.fam {
            div.g role="img" data-tip aria-label=(say("draw-reserve", family.reserve.into())) {
                span.ps { @for nth in 0..usize::from(family.reserve) { (pieces::member(family.seat, "reserve", nth, false)) } }
                small { b { (family.reserve) } " " (ctx.scene.text("draw-in-reserve")) }
            }
            (standing(ctx, family))
            div.g.dn role="img" data-tip aria-label=(say("draw-all-lying", down.into())) {
                span.ps { @for _ in 0..down.min(3) { (pieces::pawn(family.seat, true)) } }
                small { b { (down) } " " (ctx.scene.text("draw-lie")) }
            }
            div.g.tr role="img" data-tip aria-label=(say("draw-all-on-tracks", away)) {
                span.ps { @for _ in 0..away.min(4) { (pieces::pawn(family.seat, false)) } }
                small { b { (away) } " " (ctx.scene.text("draw-on-tracks")) }
            }
        }
    }
}

/// Where the viewer's members stand. While one is to be sent, each can be picked up here as on the map.
fn standing(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let goers = traveller::all(ctx);
    let named = |id: &str, n: u8| {
        let name = ctx.say(Phrase::name("city", id));
        if n > 1 { format!("{name} ×{n}") } else { name }
    };
    // Many towns have no room for their names: each is then a pawn that says its name when it is pointed at.
    let many = if goers.len() > 5 { " many" } else { "" };
    html! {
        @if goers.is_empty() {
            div.g.up role="img" data-tip aria-label=(ctx.say(Phrase::new("draw-all-standing").with("n", in_towns(family).0))) {
                span.ps { @for _ in 0..in_towns(family).0 { (pieces::pawn(family.seat, false)) } }
                small { b { (in_towns(family).0) } " " (ctx.scene.text("draw-stand")) }
            }
        } @else {
            div class={ "g up goers" (many) } role="radiogroup" aria-label=(ctx.scene.text("draw-goes")) {
                span.towns {
                    label { input type="radio" name="goes" value="" data-picker checked; (ctx.scene.text("draw-goes-nearest")) }
                    @for city in &goers {
                        @let id = ctx.edition().city_id(*city);
                        @let name = named(id, family.standing.get(id).copied().unwrap_or(1));
                        label data-tip[!many.is_empty()] aria-label=[(!many.is_empty()).then_some(&name)] {
                            input type="radio" name="goes" id=(traveller::control(ctx, *city)) value=(id) data-picker data-then=(traveller::written(ctx, Choice::Walk(*city)));
                            @if many.is_empty() { (name) } @else { (pieces::pawn(family.seat, false)) span.vh { (name) } }
                        }
                    }
                }
                small { b { (in_towns(family).0) } " " (ctx.scene.text("draw-who-goes")) }
            }
        }
    }
}

/// The tiles one looks at, with one's own in little below; or one's own as cards: council, provinces, nobility, and last those that are used up.
fn tile_row(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let looking = &ctx.scene.view.looking_at;
    if looking.is_empty() {
        return html! { div.tcs { (own_tiles(ctx, family)) } };
    }
    let florence = family.council.iter().chain(&family.face_down_tile).chain(family.nobility.iter().flatten());
    html! {
        div.tcs.choosing {
            div.offered { @for tile in looking { (tiles::card(ctx, *tile, ctx.take(&[Choice::Keep(*tile)]), "", None)) } }
            div.beside {
                @for tile in florence { (tiles::florence_chip(ctx, *tile)) }
                @for tile in &family.provinces { (tiles::chip(ctx, *tile, None, "")) }
                @for tile in &family.used { (tiles::chip(ctx, *tile, None, "used")) }
            }
        }
    }
}

fn own_tiles(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let nobility = family.nobility.as_deref().unwrap_or(&[]);
    let all =
        family.council.len() + usize::from(family.face_down_tile.is_some()) + family.provinces.len() + nobility.len() + family.used.len();
    let rows = match all {
        0..=4 => "rows-1 few",
        5..=6 => "rows-1",
        7..=10 => "rows-2",
        _ => "rows-3",
    };
    let florence = |tile: &Tile, class: &str, spot, more| tiles::card(ctx, *tile, spot, class, more);
    html! {
        div class={ "owned " (rows) } {
            @if all == 0 { p.bare { (ctx.scene.text("draw-no-own-tiles")) } }
            @if let Some(tile) = &family.face_down_tile { (florence(tile, "down", ctx.take(&[Choice::Reveal(*tile)]), Some(Phrase::new("draw-face-down")))) }
            @for tile in &family.council { (florence(tile, "", None, None)) }
            @for tile in &family.provinces { (tiles::province_card(ctx, *tile, ctx.take(&[Choice::Use(*tile)]), false)) }
            @for tile in nobility { (florence(tile, "", None, None)) }
            @for tile in &family.used { (tiles::province_card(ctx, *tile, ctx.take(&[Choice::Reuse(*tile)]), true)) }
        }
    }
}
