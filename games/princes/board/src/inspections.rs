//! What the inspection panel tells of everything that has been drawn: the catalogue's words, and what they come to for the viewer now.

use crate::catalogue::Catalogue;
use crate::context::Ctx;
use crate::for_you::ForYou;
use crate::thing::Thing;
use drawing::{Inspection, RefusedBy};
use princes::{Card, Choice};

/// To be made after everything else has been drawn.
pub(crate) fn all(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    ctx.inspected().into_iter().map(|thing| (thing.key(), told(ctx, thing))).collect()
}

pub(crate) fn catalogue<'a>(ctx: &Ctx<'a>) -> Catalogue<'a> {
    Catalogue { edition: ctx.scene.edition, words: ctx.scene.words }
}

fn told(ctx: &Ctx<'_>, thing: Thing) -> Inspection {
    let mut told = catalogue(ctx).thing(thing);
    let Some((seat, prince)) = ctx.own().filter(|_| !ctx.scene.over) else { return told };
    let viewer = ForYou { ctx, seat, prince };
    match thing {
        Thing::Item(item) => viewer.item(item, &mut told),
        Thing::Building(building) => viewer.building(building, &mut told),
        Thing::Landscape(kind) => viewer.garden(kind, &mut told),
        Thing::Freedom(freedom) => viewer.freedom(freedom, &mut told),
        Thing::Deck(sort) => viewer.deck(sort, &mut told),
        Thing::Card(Card::Profession(card)) => viewer.profession(card, &mut told),
        Thing::Card(Card::Bonus(card)) => viewer.bonus(card, &mut told),
        Thing::Card(Card::Prestige(card)) => viewer.prestige(card, &mut told),
        Thing::Character(character) => viewer.character(character, &mut told),
        Thing::Placing => return viewer.placing(),
        Thing::Palace => {}
    }
    told
}

/// Why an answer is not possible, if it is on offer and refused.
pub(crate) fn refused(ctx: &Ctx<'_>, choices: &[Choice]) -> Option<RefusedBy> {
    let why = ctx.scene.offers.iter().find(|offer| choices.contains(&offer.choice))?.why?;
    Some(RefusedBy { why: ctx.scene.say(&why.phrase()), rule: why.rule })
}
