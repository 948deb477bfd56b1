//! The question, and the answers that have no place on the table: goods to pay and take, tiles to keep, turns to pass.

use crate::{Ctx, final_score, icons, tile, traveller};
use drawing::resources::Row;
use drawing::{AnswerSpot, Markup, Offer, Scene, html, offers, score_table};
use il_vecchio::{Choice, IlVecchio};
use kit::Phrase;

/// Tiles to choose from, or many bundles of goods: they need the whole width.
pub(crate) fn is_crowded(scene: &Scene<'_, IlVecchio>) -> bool {
    let wide = |offer: &&Offer<Choice>| matches!(offer.choice, Choice::Keep(_));
    let bundle = |offer: &&Offer<Choice>| matches!(offer.choice, Choice::Pay(_) | Choice::Take(_));
    scene.offers.iter().any(|offer| wide(&offer)) || scene.offers.iter().filter(bundle).count() > 6
}

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let rest = ctx.spots.rest();
    html! {
        section class="tray" aria-live="polite" {
            @if ctx.scene.over { (score_table::table(ctx.scene, &final_score::lines(ctx))) } @else { (offers::question(ctx.scene)) }
            (traveller::draw(ctx))
            @if !rest.is_empty() { div class="answers" { @for (offer, spot) in &rest { (answer(ctx, offer, spot)) } } }
        }
    }
}

fn answer(ctx: &Ctx<'_>, offer: &Offer<Choice>, spot: &AnswerSpot) -> Markup {
    let edition = ctx.edition();
    let sign = match offer.choice {
        Choice::Pay(goods) => Row::new().text("−").then(icons::bundle(goods)),
        Choice::Take(goods) => Row::new().text("+").then(icons::bundle(goods)),
        Choice::Keep(tile) | Choice::Reveal(tile) | Choice::Draw(tile) => icons::florence(tile, edition),
        Choice::Use(tile) | Choice::Reuse(tile) | Choice::Claim(tile) => icons::province(tile, edition),
        Choice::Recover => Row::new().icon("bolt").text("+").then(icons::bundle(edition.recovery)),
        Choice::Reinforce => Row::new().icon("member").icon("die"),
        Choice::Middleman => Row::new().icon("pawn"),
        Choice::Bishop => Row::new().text("−").then(icons::bundle(edition.bishop)),
        Choice::Cart(_) => Row::new().text("−").then(icons::bundle(edition.travel.anywhere)),
        Choice::Seize(_) => Row::new().icon("gate"),
        Choice::Office(track) => Row::new().icon(icons::track(track)),
        Choice::Pass => Row::new().text("+").amount("vp", edition.end.pass_points.into()),
        Choice::Roll => Row::new().icon("die"),
        Choice::Crest(crest) => Row::new().icon("palle").icon(icons::crest(crest)),
        Choice::Return(_) => Row::new().icon("bag"),
        Choice::Die(_) => Row::new().icon("die"),
        // Their words say it all; towns are on the map.
        Choice::First(_) | Choice::Start(_) | Choice::Zone(_) | Choice::Place(_) | Choice::City(_) | Choice::Walk(_) => Row::new(),
        Choice::Play | Choice::Settle | Choice::End | Choice::Stay | Choice::Lie(_) | Choice::Skip => Row::new(),
    };
    // A tile to be kept says what it does, and what that is worth: it has no other place to say it.
    let about = if let Choice::Keep(tile) = offer.choice {
        let told: Vec<Phrase> = std::iter::once(tile::about(tile)).chain(tile::worth(ctx, tile)).collect();
        Some(ctx.tell(&told))
    } else {
        None
    };
    spot.button(
        "",
        html! {
            (spot.label())
            @if !sign.is_empty() { " " (sign.inline(18.0)) }
            @if let Some(about) = about { br; small { (about) } }
        },
    )
}
