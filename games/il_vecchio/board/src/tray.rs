//! The question, and the answers that have no place on the table: goods to pay and take, tiles to keep, turns to pass.

use crate::{Pen, goer, reckoning, signs, tile};
use drawing::resources::Row;
use drawing::{Markup, Offer, Place, Scene, html, ledger, offers};
use il_vecchio::{Choice, IlVecchio};
use kit::Phrase;

/// Tiles to choose from, or many bundles of goods: they need the whole width.
pub(crate) fn is_crowded(scene: &Scene<'_, IlVecchio>) -> bool {
    let wide = |offer: &&Offer<Choice>| matches!(offer.choice, Choice::Keep(_));
    let bundle = |offer: &&Offer<Choice>| matches!(offer.choice, Choice::Pay(_) | Choice::Take(_));
    scene.offers.iter().any(|offer| wide(&offer)) || scene.offers.iter().filter(bundle).count() > 6
}

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let rest = pen.places.rest();
    html! {
        section class="tray" aria-live="polite" {
            @if pen.scene.over { (ledger::table(pen.scene, &reckoning::lines(pen))) } @else { (offers::question(pen.scene)) }
            (goer::draw(pen))
            @if !rest.is_empty() { div class="answers" { @for (offer, place) in &rest { (answer(pen, offer, place)) } } }
        }
    }
}

fn answer(pen: &Pen<'_>, offer: &Offer<Choice>, place: &Place) -> Markup {
    let edition = pen.edition();
    let sign = match offer.choice {
        Choice::Pay(goods) => Row::new().text("−").then(signs::bundle(goods)),
        Choice::Take(goods) => Row::new().text("+").then(signs::bundle(goods)),
        Choice::Keep(tile) | Choice::Reveal(tile) | Choice::Draw(tile) => signs::florence(tile, edition),
        Choice::Use(tile) | Choice::Reuse(tile) | Choice::Claim(tile) => signs::province(tile, edition),
        Choice::Recover => Row::new().icon("bolt").text("+").then(signs::bundle(edition.recovery)),
        Choice::Reinforce => Row::new().icon("member").icon("die"),
        Choice::Middleman => Row::new().icon("pawn"),
        Choice::Bishop => Row::new().text("−").then(signs::bundle(edition.bishop)),
        Choice::Cart(_) => Row::new().text("−").then(signs::bundle(edition.travel.anywhere)),
        Choice::Seize(_) => Row::new().icon("gate"),
        Choice::Office(track) => Row::new().icon(signs::track(track)),
        Choice::Pass => Row::new().text("+").amount("vp", edition.end.pass_points.into()),
        Choice::Roll => Row::new().icon("die"),
        Choice::Crest(crest) => Row::new().icon("palle").icon(signs::crest(crest)),
        Choice::Return(_) => Row::new().icon("bag"),
        Choice::Die(_) => Row::new().icon("die"),
        // Their words say it all; towns are on the map.
        Choice::First(_) | Choice::Start(_) | Choice::Zone(_) | Choice::Place(_) | Choice::City(_) | Choice::Walk(_) => Row::new(),
        Choice::Play | Choice::Settle | Choice::End | Choice::Stay | Choice::Lie(_) | Choice::Skip => Row::new(),
    };
    // A tile to be kept says what it does, and what that is worth: it has no other place to say it.
    let about = if let Choice::Keep(tile) = offer.choice {
        let told: Vec<Phrase> = std::iter::once(tile::about(tile)).chain(tile::worth(pen, tile)).collect();
        Some(pen.tell(&told))
    } else {
        None
    };
    place.button(
        "",
        html! {
            (place.label())
            @if !sign.is_empty() { " " (sign.inline(18.0)) }
            @if let Some(about) = about { br; small { (about) } }
        },
    )
}
