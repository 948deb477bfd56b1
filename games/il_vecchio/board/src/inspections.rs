//! What the inspection panel tells of everything on the table: the catalogue's words, and what they come to for the viewer now.

use crate::catalogue::Catalogue;
use crate::context::Ctx;
use crate::travel::takes_bishop;
use crate::{bishop_switch, crests, for_you, tiles, tracks};
use drawing::{Inspection, RefusedBy, html};
use il_vecchio::{Choice, City, Province, Tile, Track};
use kit::Phrase;
use std::collections::BTreeSet;

pub(crate) const CRESTS: &str = "crests";

pub(crate) fn city_key(ctx: &Ctx<'_>, city: City) -> String {
    format!("c-{}", ctx.edition().city_id(city))
}

pub(crate) fn track_key(track: Track) -> String {
    format!("k-{track}")
}

pub(crate) fn stack_key(track: Track) -> String {
    format!("s-{track}")
}

pub(crate) fn province_key(tile: Province) -> String {
    format!("p-{tile}")
}

pub(crate) fn tile_key(tile: Tile) -> String {
    format!("t-{tile}")
}

pub(crate) fn catalogue<'a>(ctx: &Ctx<'a>) -> Catalogue<'a> {
    Catalogue { edition: ctx.scene.edition, words: ctx.scene.words }
}

/// All of them, each under the key that stands on its thing.
pub(crate) fn all(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    let view = ctx.scene.view;
    let mut told: Vec<(String, Inspection)> =
        ctx.edition().map.all().iter().map(|city| (city_key(ctx, city), for_you::city(ctx, city, false))).collect();
    let with_bishop = |city: &City| bishop_switch::is_choice(ctx) && ctx.spots.is_legal(Choice::City(*city)) && !takes_bishop(ctx, *city);
    let switched = ctx.edition().map.all().iter().filter(with_bishop);
    told.extend(switched.map(|city| (bishop_switch::key(ctx, &city_key(ctx, city)), for_you::city(ctx, city, true))));
    told.extend(Track::ALL.iter().map(|track| (track_key(*track), for_you::track(ctx, *track))));
    told.extend(Track::OFFICES.iter().map(|track| (stack_key(*track), stack(ctx, *track))));
    told.push((CRESTS.to_string(), clock(ctx)));
    let families = view.families.iter().flat_map(|family| family.provinces.iter().chain(&family.used));
    told.extend(view.provinces.iter().chain(families).map(|tile| (province_key(*tile), for_you::province(ctx, *tile))));
    let held = view
        .families
        .iter()
        .flat_map(|family| family.council.iter().copied().chain(family.face_down_tile).chain(family.nobility.iter().flatten().copied()));
    // Of tiles that several can be said to hold there is one.
    let florence: BTreeSet<Tile> = held.chain(view.looking_at.iter().copied()).collect();
    told.extend(florence.into_iter().map(|tile| (tile_key(tile), for_you::tile(ctx, tile))));
    told
}

/// A stack: what may still be in it, and what the viewer knows to be there.
fn stack(ctx: &Ctx<'_>, track: Track) -> Inspection {
    let names = |tiles: Vec<Tile>| -> Vec<Phrase> { tiles.into_iter().map(tiles::name).collect() };
    let size = u8::try_from(tracks::pile(ctx, track).size).unwrap_or(u8::MAX);
    let unseen = tracks::unseen(ctx, track);
    let known = tracks::known(ctx, track);
    let mut effects = Vec::new();
    if !unseen.is_empty() {
        effects.push((ctx.scene.text("draw-term-unseen"), html! { (ctx.say(Phrase::new("draw-list").with("goods", names(unseen)))) }));
    }
    if !known.is_empty() {
        effects.push((ctx.scene.text("draw-term-known"), html! { (ctx.say(Phrase::new("draw-list").with("goods", names(known)))) }));
    }
    Inspection {
        class: if track == Track::Council { "cou" } else { "nob" }.to_string(),
        scene: format!("s-{track}"),
        name: ctx.scene.text(if track == Track::Council { "draw-council-tiles" } else { "draw-nobility-tiles" }),
        kind: ctx.say(Phrase::new("draw-stack").with("n", size)),
        effects,
        ..Inspection::default()
    }
}

/// The clock: what can still come.
fn clock(ctx: &Ctx<'_>) -> Inspection {
    let line = |(crest, n): (il_vecchio::Crest, u8)| {
        let about = ctx.scene.text(&format!("crest-{crest}-about"));
        (format!("{} ≤{n}", ctx.say(Phrase::name("crest", crest))), html! { (about) })
    };
    Inspection {
        class: "medici".to_string(),
        scene: "s-family_members".to_string(),
        name: ctx.scene.text("draw-crests"),
        kind: ctx.say(Phrase::new("draw-crests-left").with("n", ctx.scene.view.crests_left)),
        effects: crests::to_come(ctx).into_iter().map(line).collect(),
        ..Inspection::default()
    }
}

/// Why an answer is not possible, if it is on offer and refused.
pub(crate) fn refused(ctx: &Ctx<'_>, choices: &[Choice]) -> Option<RefusedBy> {
    let offers = || ctx.scene.offers.iter().filter(|offer| choices.contains(&offer.choice));
    if offers().any(|offer| offer.is_legal()) {
        return None;
    }
    let why = offers().find_map(|offer| offer.why)?;
    Some(RefusedBy { why: ctx.scene.say(&why.phrase()), rule: why.rule })
}
