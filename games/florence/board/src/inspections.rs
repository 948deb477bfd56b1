//! What the inspection panel tells of everything on the table: the catalogue's words, and what they come to for the viewer now.

use crate::catalogue::Catalogue;
use crate::context::{Ctx, own};
use crate::{answers, for_you, hand, mat, objective};
use drawing::{Inspection, RefusedBy};
use florence::{Choice, Kind, Noble, Place, Shield, Tile};
use std::collections::BTreeSet;

pub(crate) fn place_key(place: Place) -> String {
    format!("p-{place}")
}

pub(crate) fn tile_key(tile: Tile) -> String {
    format!("t-{tile}")
}

pub(crate) fn noble_key(noble: Noble) -> String {
    format!("n-{noble}")
}

pub(crate) fn card_key(kind: Kind) -> String {
    format!("c-{kind}")
}

pub(crate) fn discard_key(kind: Kind) -> String {
    format!("d-{kind}")
}

pub(crate) fn action_key(word: &str) -> String {
    format!("a-{word}")
}

pub(crate) fn guard_key(shield: Shield) -> String {
    format!("g-{}", shield.to_string().replace(' ', "-"))
}

pub(crate) fn member_key(place: Place, slot: u8) -> String {
    format!("m-{place}-{slot}")
}

pub(crate) fn swap_key(slot: u8) -> String {
    format!("w-{slot}")
}

pub(crate) fn strozzi_key(number: u8) -> String {
    format!("s-{number}")
}

pub(crate) fn catalogue<'a>(ctx: &Ctx<'a>) -> Catalogue<'a> {
    Catalogue { edition: ctx.scene.edition, words: ctx.scene.words }
}

/// All of them, each under the key that stands on its thing.
pub(crate) fn all(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    let view = ctx.scene.view;
    let mut told: Vec<(String, Inspection)> = Place::all().map(|place| (place_key(place), for_you::place(ctx, place))).collect();
    let tiles = Place::all().filter_map(|place| Some((place, view.places[place.index()].tile?)));
    told.extend(tiles.map(|(place, tile)| (tile_key(tile), for_you::tile(ctx, place, tile))));
    told.extend(Noble::ALL.iter().map(|noble| (noble_key(*noble), for_you::noble(ctx, *noble))));
    if let Some(player) = own(ctx) {
        told.extend(mat::ACTIONS.map(|(choice, word)| (action_key(word), for_you::action(ctx, choice, word))));
        let kinds: BTreeSet<Kind> = hand::held(player).into_iter().map(|(kind, _)| kind).collect();
        told.extend(kinds.iter().map(|kind| (card_key(*kind), for_you::card(ctx, *kind))));
        told.extend(player.objective.map(|card| (objective::KEY.to_string(), for_you::objective(ctx, player, card))));
    }
    told.extend(ctx.scene.offers.iter().filter_map(|offer| Some((offered_key(offer.choice)?, for_you::offered(ctx, offer)))));
    told.extend(answers::inspections(ctx));
    if view.strozzi.is_some() {
        told.extend((1..=ctx.edition().figures.solo.cards.len() as u8).map(|number| (strozzi_key(number), for_you::strozzi(ctx, number))));
    }
    told
}

/// Answers whose thing is only told about while it can be chosen.
fn offered_key(choice: Choice) -> Option<String> {
    match choice {
        Choice::Member(place, slot) => Some(member_key(place, slot)),
        Choice::Guard(shield) => Some(guard_key(shield)),
        Choice::Swap(slot) => Some(swap_key(slot)),
        Choice::Discard(kind) => Some(discard_key(kind)),
        _ => None,
    }
}

/// Why an answer is not possible, if it is on offer and refused.
pub(crate) fn refused(ctx: &Ctx<'_>, choices: &[Choice]) -> Option<RefusedBy> {
    let why = ctx.scene.offers.iter().find(|offer| choices.contains(&offer.choice))?.why?;
    Some(RefusedBy { why: ctx.scene.say(&why.phrase()), rule: why.rule })
}
