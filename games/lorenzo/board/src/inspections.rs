//! What the inspection panel tells of everything on the table: the catalogue's words, and what they come to for the viewer now.

use crate::catalogue::Catalogue;
use crate::context::{Ctx, cards_of, find_card, find_leader, find_tile, own, reach, reaches};
use crate::{answers, for_you, stage};
use drawing::{Inspection, RefusedBy};
use kit::Phrase;
use lorenzo::{BonusId, Card, Choice, Kind, Member, Space, Subject};
use std::collections::BTreeSet;

pub(crate) fn card_key(card: &Card) -> String {
    format!("c-{}", card.id)
}

pub(crate) fn space_key(space: Space) -> String {
    format!("at-{space}")
}

pub(crate) fn leader_key(id: &str) -> String {
    format!("l-{id}")
}

pub(crate) fn tile_key(id: &str) -> String {
    format!("t-{id}")
}

pub(crate) fn bonus_key(id: &str) -> String {
    format!("b-{id}")
}

pub(crate) fn member_key(member: Member) -> String {
    format!("m-{member}")
}

pub(crate) fn catalogue<'a>(ctx: &Ctx<'a>) -> Catalogue<'a> {
    Catalogue { edition: ctx.scene.edition, words: ctx.scene.words }
}

/// All of them, each under the key that stands on its thing.
pub(crate) fn all(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    let mut told = Vec::new();
    if stage::is_set(ctx) {
        told.extend(stage::inspections(ctx));
    } else {
        told.extend(floors(ctx));
        told.extend(Space::beside_towers().iter().map(|space| (space_key(*space), space_now(ctx, *space))));
        told.extend(ctx.scene.view.tiles.iter().filter_map(|id| Some((tile_key(id), for_you::tile(ctx, find_tile(ctx, id)?)))));
    }
    told.extend(answers::inspections(ctx));
    told.extend(
        own(ctx).into_iter().flat_map(|own| own.members.iter()).map(|member| (member_key(member.member), for_you::member(ctx, member))),
    );
    let mut known: BTreeSet<String> = told.iter().map(|(key, _)| key.clone()).collect();
    for (key, inspection) in owned(ctx) {
        if known.insert(key.clone()) {
            told.push((key, inspection));
        }
    }
    told
}

/// The card on each floor, or the floor that is empty.
fn floors(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    let floors = ctx.scene.view.towers.iter().flat_map(|tower| Space::tower(tower.kind).iter().zip(&tower.cards));
    floors
        .map(|(space, id)| match id.and_then(|id| find_card(ctx, id)) {
            Some(card) => (card_key(card), for_you::card(ctx, card, *space)),
            None => (space_key(*space), space_now(ctx, *space)),
        })
        .collect()
}

fn space_now(ctx: &Ctx<'_>, space: Space) -> Inspection {
    let mut inspection = catalogue(ctx).space(space);
    for_you::space(ctx, space, &mut inspection);
    inspection
}

/// What lies before the families.
fn owned(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    let catalogue = catalogue(ctx);
    let mut told = Vec::new();
    for player in &ctx.scene.view.players {
        for kind in Kind::ALL {
            let cards = cards_of(player, *kind).iter().filter_map(|id| find_card(ctx, id));
            told.extend(cards.map(|card| (card_key(card), catalogue.card(card))));
        }
        let tile = player.bonus_tile.and_then(|id| BonusId::from_word(id, ctx.edition()));
        told.extend(tile.map(|id| ctx.edition().bonus_tile(id)).map(|tile| (bonus_key(&tile.id), catalogue.bonus_tile(tile))));
        let open = player.played.iter().chain(&player.discarded);
        told.extend(open.filter_map(|id| Some((leader_key(id), for_you::leader(ctx, find_leader(ctx, id)?)))));
    }
    let hand = ctx.scene.view.secrets.iter().flat_map(|secrets| &secrets.hand);
    told.extend(hand.filter_map(|id| Some((leader_key(id), for_you::leader(ctx, find_leader(ctx, id)?)))));
    told
}

/// Why an answer is not possible, if it is on offer and refused.
pub(crate) fn refused(ctx: &Ctx<'_>, choices: &[Choice]) -> Option<RefusedBy> {
    let why = ctx.scene.offers.iter().find(|offer| choices.contains(&offer.choice))?.why?;
    Some(RefusedBy { why: ctx.scene.say(&why.phrase()), rule: why.rule })
}

/// What the action that looks for its place would be worth on a space, for who hears the table.
pub(crate) fn reach_told(ctx: &Ctx<'_>, space: Space) -> Option<Phrase> {
    reach(ctx, space).map(|reach| {
        let key = if reach.servants > 0 { "draw-reach-servants" } else { "draw-reach" };
        Phrase::new(key).with("value", reach.value).with("n", reach.servants)
    })
}

/// "5 − 3 + 2 = 4": how the value of the member in hand comes about on a space.
pub(crate) fn sum(ctx: &Ctx<'_>, space: Space) -> Option<String> {
    let reach = reaches(ctx, space).next()?;
    let Some(Subject::Place(member)) = ctx.scene.subject else { return None };
    let value = own(ctx)?.members.iter().find(|own| own.member == *member)?.value;
    let modifier = ctx.edition().space(space).modifier;
    let cards = reach.value - value - modifier;
    let signed = |n: i16| match n {
        0 => String::new(),
        n if n < 0 => format!(" − {}", -n),
        n => format!(" + {n}"),
    };
    let sum = format!("{value}{}{}", signed(modifier), signed(cards));
    Some(if reach.value == value { sum } else { format!("{sum} = {}", reach.value.to_string().replace('-', "−")) })
}

/// "Building · second period · floor 3, value 5": where a card lies.
pub(crate) fn placed(ctx: &Ctx<'_>, kind: &str, space: Space) -> String {
    let floor = Phrase::new("draw-floor-value").with("floor", space.floor() as u8 + 1).with("value", ctx.edition().space(space).value);
    format!("{kind} · {}", ctx.say(floor))
}
