//! A family's goods, reserve, crests and tiles.

use crate::{Ctx, final_score, icons, member, tile};
use drawing::context::{at, framed_spot, named};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use il_vecchio::{Choice, Crest, FamilyView, Good};
use kit::Phrase;

const WIDTH: f32 = 255.0;
const HEIGHT: f32 = 160.0;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let families = &ctx.scene.view.families;
    let first = ctx.scene.me().map_or(0, |seat| seat.index());
    html! { @for nth in 0..families.len() { (board(ctx, &families[(first + nth) % families.len()])) } }
}

fn board(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let (scene, seat) = (ctx.scene, family.seat);
    let asked = scene.asked.contains(seat);
    let mine = scene.me() == Some(seat);
    let who = scene.name(seat);
    let points = scene.standing.scores.iter().find(|score| score.seat == Some(seat)).map_or(0, |score| score.total);
    let now = final_score::now(ctx, seat, points);
    html! {
        svg class={ "drawn player " (people::class(seat)) @if asked { " asked" } @if mine { " own" } } viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(who) {
            rect class="sheet" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="6" {}
            path class="banner" d={ "M1 25V7a6 6 0 0 1 6-6h" (WIDTH - 14.0) "a6 6 0 0 1 6 6v18z" } {}
            (people::crest_at(seat, 15.0, 13.5, 21.0))
            (fitted(&who, "who", 29.0, 18.5, 14.0, 120.0, Anchor::Start))
            // No crown: that is for majorities.
            @if scene.view.first == seat { (named(None, "first", &scene.text("draw-first"), Row::new().value("1.").draw(158.0, 13.5, 15.0, 20.0, Anchor::Start))) }
            @if family.passed { (named(None, "gone-home", &scene.text("draw-passed"), icon::at("last", 180.0, 6.0, 15.0))) }
            @if people::leads(scene, seat) { rect class="leading" x=(WIDTH - 58.0) y="2.500" width="55" height="21" rx="5" {} }
            (named(None, "score", &now, html! {
                (icon::at("vp", WIDTH - 24.0, 4.5, 17.0))
                text class="n" id={ "s-" (seat.0) } data-count x=(WIDTH - 27.0) y="18.500" font-size="15" text-anchor="end" { (points) }
            }))
            (goods(ctx, family))
            (reserve(ctx, family, mine))
            (crests(ctx, family))
            (council(ctx, family, mine))
            (provinces(ctx, family, mine))
            (nobility(ctx, family))
        }
    }
}

fn goods(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    html! {
        @for (nth, good) in Good::ALL.iter().enumerate() {
            @let n = family.goods.get(good.word()).copied().unwrap_or(0);
            @let x = 5.0 + 35.2 * nth as f32;
            (named(None, "held", &ctx.say(Phrase::name("count", good).with("n", n)), html! {
                rect class="purse" x=(icon::round(x)) y="29" width="33.500" height="21" rx="4" {}
                (icon::at(icons::good(*good), x + 2.0, 31.5, 16.0))
                text class=(if n == 0 { "n none" } else { "n" }) x=(icon::round(x + 19.5)) y="44.500" font-size=(if n > 9 { 11 } else { 13 }) id={ "g-" (family.seat.0) "-" (good) } data-count { (n) }
            }))
        }
    }
}

/// Members not on the map: the hand takes one from here to reinforce.
fn reserve(ctx: &Ctx<'_>, family: &FamilyView, mine: bool) -> Markup {
    let spot = if mine { ctx.take(&[Choice::Reinforce]) } else { None };
    framed_spot(
        spot,
        "reserve",
        &ctx.say(Phrase::new("draw-reserve").with("n", family.reserve)),
        [5.0, 53.0, 120.0, 21.0],
        html! {
            rect class="purse" x="5" y="53" width="120" height="21" rx="4" {}
            text class="n" x="9" y="68" font-size="12" { (family.reserve) }
            @for nth in 0..usize::from(family.reserve) { (at(33.0 + 7.8 * nth as f32, 63.5, member::piece(family.seat, "reserve", nth, member::figure(family.seat, 17.0)))) }
        },
    )
}

fn crests(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    html! {
        @for (nth, crest) in Crest::ALL.iter().enumerate() {
            @let n = family.crests.get(crest.word()).copied().unwrap_or(0);
            @let x = 129.0 + 41.0 * nth as f32;
            (named(None, "held", &ctx.say(Phrase::new("draw-crest").with("crest", Phrase::name("crest", crest)).with("n", n)), html! {
                rect class="purse" x=(x) y="53" width="39" height="21" rx="4" {}
                (icon::at("palle", x + 2.0, 56.0, 15.0))
                (icon::at(icons::crest(*crest), x + 15.0, 60.0, 11.0))
                text class=(if n == 0 { "n none" } else { "n" }) x=(x + 29.0) y="68" font-size="12" { (n) }
            }))
        }
    }
}

/// So many tiles side by side in the width of the board.
fn step(count: usize) -> f32 {
    (246.0 / count.max(1) as f32).min(62.0)
}

fn council(ctx: &Ctx<'_>, family: &FamilyView, mine: bool) -> Markup {
    let hidden = family.face_down_tile;
    let step = step(family.council.len() + usize::from(family.face_down));
    html! {
        @for (nth, tile) in family.council.iter().enumerate() {
            (tile::florence(ctx, *tile, None, "", None, (5.0 + step * nth as f32, 78.0), step - 3.0))
        }
        @if family.face_down {
            @let x = 5.0 + step * family.council.len() as f32;
            @match hidden {
                Some(tile) => {
                    @let spot = if mine { ctx.take(&[Choice::Reveal(tile)]) } else { None };
                    (tile::florence(ctx, tile, spot, "down", Some(Phrase::new("draw-face-down")), (x, 78.0), step - 3.0))
                }
                None => (tile::back(&ctx.scene.text("draw-face-down"), "council", 1, x, 78.0)),
            }
        }
    }
}

/// Tiles still to be used are wider than those that are spent.
fn provinces(ctx: &Ctx<'_>, family: &FamilyView, mine: bool) -> Markup {
    let (open, spent) = (family.provinces.len() as f32, family.used.len() as f32);
    let part = 246.0 / (1.7 * open + spent).max(1.0);
    let (wide, narrow) = ((1.7 * part).min(62.0), part.min(62.0));
    let tiles = family.provinces.iter().map(|tile| (tile, false)).chain(family.used.iter().map(|tile| (tile, true)));
    html! {
        @for (nth, (tile, used)) in tiles.enumerate() {
            @let answers = [Choice::Use(*tile), Choice::Reuse(*tile)];
            @let spot = if mine { ctx.take(&answers) } else { None };
            @let x = 5.0 + wide * (nth as f32).min(open) + narrow * (nth as f32 - open).max(0.0);
            (tile::province(ctx, *tile, spot, used, (x, 105.0), (if used { narrow } else { wide } - 3.0, tile::HEIGHT)))
        }
    }
}

fn nobility(ctx: &Ctx<'_>, family: &FamilyView) -> Markup {
    let count = u8::try_from(family.nobility_count).unwrap_or(u8::MAX);
    let known = family.nobility.as_deref().unwrap_or(&[]);
    let step = step(known.len());
    html! {
        @if family.nobility.is_none() && count > 0 {
            (at(5.0, 132.0, tile::back(&ctx.say(Phrase::new("draw-hidden").with("n", count)), "nobility", count, 0.0, 0.0)))
        }
        @for (nth, tile) in known.iter().enumerate() {
            (tile::florence(ctx, *tile, None, "", None, (5.0 + step * nth as f32, 132.0), step - 3.0))
        }
    }
}
