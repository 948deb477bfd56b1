//! What several panels tell: why something is not possible, and what an answer would change for the viewer.

use crate::context::{Ctx, capital};
use crate::site::placed;
use crate::tower_value::TowerValue;
use crate::{city, reach};
use drawing::{BillLine, Change, Markup, RefusedBy, html, people};
use firenze::{Choice, Colour, Contract, Seal};
use kit::{Phrase, Seat};

/// Why an answer is not possible, if it is on offer and refused.
pub(crate) fn refused(ctx: &Ctx<'_>, choices: &[Choice]) -> Option<RefusedBy> {
    let why = ctx.scene.offers.iter().find(|offer| choices.contains(&offer.choice))?.why?;
    Some(RefusedBy { why: ctx.scene.say(&why.phrase()), rule: why.rule })
}

/// The viewer's figures before and after an answer, where they differ.
pub(crate) fn changes(ctx: &Ctx<'_>, choices: &[Choice]) -> Vec<Change> {
    let after = choices.iter().find_map(|choice| ctx.scene.after(*choice));
    let (Some((seat, now)), Some(after)) = (ctx.own(), after) else { return Vec::new() };
    let Some(then) = after.players.get(seat.index()) else { return Vec::new() };
    let all = [
        change(ctx, "vp", "draw-what-prestige", now.prestige.into(), then.prestige.into()),
        change(ctx, "brick", "draw-what-store", now.store.len().into(), then.store.len().into()),
        change(ctx, "seal", "draw-what-seals", now.seals.into(), then.seals.into()),
        change(ctx, "cards", "draw-what-cards", now.cards.len().into(), then.cards.len().into()),
    ];
    all.into_iter().flatten().collect()
}

pub(crate) fn change(ctx: &Ctx<'_>, icon: &str, what: &str, before: i32, after: i32) -> Option<Change> {
    (before != after).then(|| Change { icon: html! { i class={ "i i-" (icon) } {} }, what: ctx.scene.text(what), before, after })
}

/// What is paid in bricks of any colour.
pub(crate) fn bricks_due(ctx: &Ctx<'_>, due: u8) -> Option<BillLine> {
    let held = i32::from(ctx.own()?.1.store.len());
    (due > 0).then(|| BillLine {
        due: html! { span.n { (due) i.i.i-brick {} } },
        what: ctx.scene.text("draw-what-bricks"),
        have: held,
        left: held - i32::from(due),
    })
}

/// What so many bricks in all cost in this turn.
pub(crate) fn build_cost(ctx: &Ctx<'_>, laid: u8) -> u8 {
    ctx.scene.view.build_costs.get(usize::from(laid)).copied().unwrap_or(0)
}

/// What a tower of this colour and height earns, line by line; or why nothing.
pub(crate) fn earns(ctx: &Ctx<'_>, colour: Colour, height: u8) -> Markup {
    let Some(cell) = Contract::new(colour, height).and_then(|contract| ctx.contract(contract)) else {
        return html! { (ctx.scene.text("draw-no-contract")) };
    };
    let name = capital(&ctx.say(city::contract_name(cell.contract)));
    match (TowerValue::of(ctx, colour, height), cell.seal) {
        (Some(value), _) => html! {
            span.line { span.n { (value.contract) i.i.i-vp {} } " " (name) @if let Some(numeral) = cell.balcony { ", " (ctx.say(Phrase::new("draw-balcony-name").with("numeral", Phrase::name("numeral", numeral)))) } }
            @if value.level > 0 { span.line { span.n { (value.level) i.i.i-vp {} } " " (ctx.count("draw-first-of", height)) } }
            @for (card, prestige) in &value.churches { span.line { span.n { (prestige) i.i.i-vp {} } " " (ctx.card(*card)) } }
        },
        (None, Some(Seal::Of(seat))) => {
            html! { i class={ "shield " (people::class(seat)) } {} " " (ctx.say(Phrase::new("draw-sealed").with("seat", seat))) }
        }
        (None, Some(Seal::Neutral)) => html! { i.seal.i-lead {} " " (ctx.scene.text("draw-neutral")) },
        (None, None) => {
            let due = ctx.scene.view.due.unwrap_or(1);
            html! { i.i.i-lock {} " " (ctx.say(Phrase::new("draw-not-due").with("numeral", Phrase::name("numeral", due)))) }
        }
    }
}

/// Towers of the viewer that still fall if this one (from 1) is the only one that grows.
pub(crate) fn still_falling(ctx: &Ctx<'_>, besides: Option<u8>) -> Option<Markup> {
    let (seat, own) = ctx.own()?;
    let falling = own.towers.iter().zip(1..).filter(|(tower, number)| reach::at_risk(ctx, seat, tower) && Some(*number) != besides);
    let names: Vec<String> = falling.map(|(tower, _)| format!("{} {}", reach::tower_colour(ctx, tower.colour()), tower.height)).collect();
    (!names.is_empty()).then(|| html! { (ctx.scene.text("draw-still-falling")) " " b { (names.join(", ")) } "." })
}

/// The majority of a colour, as it would stand with one more seal of the viewer's.
pub(crate) fn majority_with(ctx: &Ctx<'_>, colour: Colour, height: u8) -> Option<Markup> {
    let (me, _) = ctx.own()?;
    let bonus = ctx.edition().majority[colour.index()];
    let leader = ctx.scene.view.majorities.get(colour.index()).copied().flatten();
    let rank = |seat: Seat| {
        let own = ctx.scene.view.contracts.iter().filter(move |cell| cell.contract.colour() == colour && cell.seal == Some(Seal::Of(seat)));
        own.fold((0u8, 0u8), |(seals, highest), cell| (seals + 1, highest.max(cell.contract.height())))
    };
    let (seals, highest) = rank(me);
    let mine = (seals + 1, highest.max(height));
    let named = Phrase::name("colour", colour);
    let said = match leader {
        Some(seat) if seat == me => Phrase::new("draw-majority-keep").with("colour", named).with("n", bonus),
        Some(seat) if rank(seat) > mine => {
            Phrase::new("draw-majority-behind").with("seat", seat).with("colour", named).with("n", rank(seat).0)
        }
        Some(seat) => Phrase::new("draw-majority-win").with("seat", seat).with("colour", named).with("n", bonus),
        None => Phrase::new("draw-majority-first").with("colour", named).with("n", bonus),
    };
    Some(html! { (ctx.say(said)) })
}

/// What laying so many more bricks does to the price of the turn.
pub(crate) fn price_told(ctx: &Ctx<'_>, more: u8) -> Markup {
    let laid = placed(ctx) + more;
    let cost = build_cost(ctx, laid);
    html! { (ctx.say(Phrase::new("draw-laid-cost").with("n", laid).with("cost", cost))) }
}
