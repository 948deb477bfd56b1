//! Which family member travels. The rules ask this after the goal; on the board it is chosen together with the goal, in one click.

use crate::context::{Ctx, held};
use crate::travel::Fare;
use drawing::AnswerSpot;
use il_vecchio::{Choice, City, FamilyView, Good};

/// What the viewer has for the actions of a turn (those beside which one may recover).
fn family<'a>(ctx: &Ctx<'a>) -> Option<&'a FamilyView> {
    let view = ctx.scene.view;
    ctx.scene.me().and_then(|seat| view.families.get(seat.index())).filter(|_| ctx.spots.is_legal(Choice::Recover))
}

fn standing(ctx: &Ctx<'_>) -> Vec<City> {
    family(ctx).into_iter().flat_map(|family| family.standing.keys()).filter_map(|id| ctx.edition().city(id)).collect()
}

/// The towns to choose from; none where there is nothing to choose.
pub(crate) fn all(ctx: &Ctx<'_>) -> Vec<City> {
    Some(standing(ctx)).filter(|towns| towns.len() > 1).unwrap_or_default()
}

fn has_cart(ctx: &Ctx<'_>, family: &FamilyView) -> bool {
    ctx.edition().travel.anywhere.iter().all(|(good, n)| held(family, good) >= u16::from(n))
}

/// What this member would pay for the way, with so many florins to be kept for the arrival (§3.6).
pub(crate) fn fare(ctx: &Ctx<'_>, from: City, goal: City, on_arrival: u8) -> Option<Fare> {
    let family = family(ctx)?;
    let walk = Fare::along(ctx, from, goal);
    let florins = held(family, Good::Florin);
    if walk + u16::from(on_arrival) <= florins { Some(Fare::Florins(walk)) } else { has_cart(ctx, family).then_some(Fare::Cart) }
}

/// The place of an action goes on with who does it: whoever stands there; otherwise whoever is nearer than all others and can walk, which
/// is the way that is drawn. Who wants another picks him up first, or takes it back.
pub(crate) fn sent(ctx: &Ctx<'_>, goal: City, on_arrival: u8, spot: AnswerSpot) -> AnswerSpot {
    let towns = standing(ctx);
    let spot = if towns.len() > 1 { spot.bound_for(ctx.edition().city_id(goal)) } else { spot };
    if towns.contains(&goal) {
        return spot.then(written(ctx, Choice::Stay));
    }
    match nearest(ctx, &towns, goal, on_arrival) {
        Some(from) => spot.then(written(ctx, Choice::Walk(from))),
        None => spot,
    }
}

/// None too where the rules find the only way themselves: the answer would go to the next question.
fn nearest(ctx: &Ctx<'_>, towns: &[City], goal: City, on_arrival: u8) -> Option<City> {
    let on_foot = |from: &City| match fare(ctx, *from, goal, on_arrival) {
        Some(Fare::Florins(n)) => Some((n, *from)),
        Some(Fare::Cart) | None => None,
    };
    let mut walks: Vec<(u16, City)> = towns.iter().filter_map(on_foot).collect();
    walks.sort();
    let carts = if family(ctx).is_some_and(|family| has_cart(ctx, family)) { towns.len() } else { 0 };
    match walks[..] {
        [(least, _), (next, _), ..] if least == next => None,
        [(_, from), ..] if walks.len() + carts > 1 => Some(from),
        _ => None,
    }
}

pub(crate) fn written(ctx: &Ctx<'_>, choice: Choice) -> String {
    let mut text = String::new();
    kit::Choice::write(choice, ctx.edition(), &mut text);
    text
}

/// The control that picks a member up.
pub(crate) fn control(ctx: &Ctx<'_>, city: City) -> String {
    format!("goes-{}", ctx.edition().city_id(city))
}
