//! What the panel tells of cards and of the bricks beside them.

use crate::around::kinds_to_come;
use crate::catalogue::Catalogue;
use crate::context::{Ctx, capital};
use crate::for_you::{bricks_due, change, refused};
use crate::{bricks, prices, reach};
use drawing::{Inspection, Markup, html};
use firenze::effect::{Effect, Kind};
use firenze::{Card, Choice, Colour, Subject};
use kit::Phrase;

fn catalogue<'a>(ctx: &Ctx<'a>) -> Catalogue<'a> {
    Catalogue { edition: ctx.scene.edition, words: ctx.scene.words }
}

/// A card of the row.
pub(crate) fn slot(ctx: &Ctx<'_>, nth: usize) -> Inspection {
    let view = ctx.scene.view;
    let slot = &view.row[nth];
    let place = nth as u8 + 1;
    let cost = view.costs.get(nth).copied().unwrap_or_default();
    let mut told = catalogue(ctx).card(slot.card);
    told.kind = format!("{} · {}", told.kind, ctx.count("draw-in-row", place));
    told.bill = bricks_due(ctx, cost).into_iter().collect();
    told.effects.insert(
        0,
        (
            ctx.scene.text("draw-term-brings"),
            html! { span.figs { (bricks::amounts(&slot.bricks.iter().collect::<Vec<_>>())) } " " (bricks::said(ctx, &slot.bricks)) },
        ),
    );
    if told.bill.is_empty() {
        told.effects.insert(0, (ctx.scene.text("draw-term-price"), html! { (ctx.count("draw-cost-way", cost)) }));
    }
    told.refused = refused(ctx, &[Choice::Take(place)]);
    let Some((seat, own)) = ctx.own().filter(|(seat, _)| view.active == *seat && !ctx.scene.over) else { return told };
    let held = own.store.len();
    let after = (held + slot.bricks.len()).saturating_sub(cost);
    for tower in reach::risks(ctx, seat) {
        let Some(colour) = tower.colour() else { continue };
        let key = match (slot.bricks.of(colour), own.store.of(colour)) {
            (0, 0) => "draw-card-no-brick",
            (0, _) => continue,
            _ => "draw-card-brick",
        };
        let phrase =
            Phrase::new(key).with("n", slot.bricks.of(colour)).with("colour", Phrase::name("colour", colour)).with("height", tower.height);
        told.for_you.push(html! { (ctx.say(phrase)) });
    }
    let spec = ctx.edition().card(slot.card);
    if let Effect::DiscardFromStore { amount, .. } = spec.effect {
        told.for_you.push(html! { (ctx.count("draw-event-costs", amount.due(after, own.towers.len() as u8))) });
    }
    let is_kept = matches!(spec.kind, Kind::Character | Kind::Celebration | Kind::Building);
    if spec.kind == Kind::Building && own.cards.has(slot.card) {
        told.for_you.push(html! { (ctx.scene.text("draw-second-copy")) });
    }
    let cards = i32::from(own.cards.len());
    if matches!(ctx.scene.subject, Some(Subject::Card)) && told.refused.is_none() {
        told.changes.extend(change(ctx, "brick", "draw-what-store", held.into(), after.into()));
        if is_kept && !(spec.kind == Kind::Building && own.cards.has(slot.card)) {
            told.changes.extend(change(ctx, "cards", "draw-what-cards", cards, cards + 1));
        }
    }
    told
}

/// A card in a hand or among the churches.
pub(crate) fn held(ctx: &Ctx<'_>, card: Card) -> Inspection {
    let mut told = catalogue(ctx).card(card);
    let choices = [Choice::Play(card), Choice::Ignore(card), Choice::Shed(card), Choice::Drop(card)];
    told.refused = refused(ctx, &choices);
    if let Some((_, own)) = ctx.own() {
        let worth = own.celebrations.iter().find(|(held, _)| *held == card).filter(|_| !ctx.scene.over);
        told.for_you.extend(worth.map(|(_, n)| html! { (ctx.count("draw-worth", *n)) }));
        if told.refused.is_none()
            && matches!(ctx.edition().card(card).effect, Effect::ReduceBuildCost { .. })
            && ctx.spots.is_legal(Choice::Play(card))
        {
            told.for_you.push(with_masons(ctx));
        }
    }
    told
}

/// What each number of bricks would cost with the character.
fn with_masons(ctx: &Ctx<'_>) -> Markup {
    let costs = ctx.scene.view.build_costs.iter().enumerate().skip(1);
    let less =
        costs.filter_map(|(n, cost)| prices::cheaper(ctx, *cost).map(|(_, less)| (n, *cost, less))).filter(|(_, cost, less)| less < cost);
    html! { (ctx.scene.text("draw-prices-then")) " " @for (n, cost, less) in less { span.change { (n) (ctx.scene.words.colon()) (cost) span.to { " → " } b { (less) } } " " } }
}

/// A brick of the row that may be had for others.
pub(crate) fn brick(ctx: &Ctx<'_>, nth: usize, colour: Colour, choices: &[Choice]) -> Inspection {
    let card = ctx.scene.view.row[nth].card;
    let price = match ctx.scene.subject {
        Some(Subject::Exchange { price }) => Some(*price),
        _ => None,
    };
    let held = ctx.own().map_or(0, |(_, own)| own.store.of(colour));
    let mut told = Inspection {
        class: format!("of-{colour}"),
        scene: "s-store".to_string(),
        name: capital(&ctx.say(Phrase::name("bricks", colour).with("n", 1u8))),
        kind: ctx.say(Phrase::new("draw-from-card").with("card", Phrase::name("card", card))),
        bill: price.and_then(|price| bricks_due(ctx, price)).into_iter().collect(),
        refused: refused(ctx, choices),
        ..Inspection::default()
    };
    if price.is_none() {
        told.effects.push((ctx.scene.text("draw-term-price"), html! { (ctx.scene.text("draw-one-for-one")) }));
    }
    told.for_you
        .push(html! { (ctx.say(Phrase::new("draw-hold-then").with("bricks", Phrase::name("bricks", colour).with("n", held + 1)))) });
    told
}

pub(crate) fn bag(ctx: &Ctx<'_>) -> Inspection {
    let bag = &ctx.scene.view.bag;
    Inspection {
        scene: "s-brick-bag".to_string(),
        name: ctx.scene.text("draw-bag-name"),
        kind: ctx.count("draw-bricks-in-all", bag.len()),
        effects: vec![(
            ctx.scene.text("draw-term-holds"),
            html! { span.figs { (bricks::amounts(&bag.iter().collect::<Vec<_>>())) } " " (bricks::said(ctx, bag)) },
        )],
        ..Inspection::default()
    }
}

pub(crate) fn pile(ctx: &Ctx<'_>) -> Inspection {
    let view = ctx.scene.view;
    let kinds = html! { @for (kind, n) in kinds_to_come(ctx) { span.line { (ctx.say(Phrase::new("draw-of-kind").with("kind", Phrase::name("kind", kind)).with("n", n))) } } };
    Inspection {
        scene: "s-pile".to_string(),
        name: ctx.scene.text("draw-pile-name"),
        kind: ctx.say(Phrase::new("draw-pile").with("n", view.start_cards.len() + view.pile.len()).with("gone", view.discards.len())),
        effects: vec![(ctx.scene.text("draw-to-come"), kinds)],
        ..Inspection::default()
    }
}
