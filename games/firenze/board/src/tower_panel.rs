//! What the panel tells of towers, of bricks that may be laid on them, and of what that costs.

use crate::context::{Ctx, capital};
use crate::for_you::{build_cost, change, changes, earns, majority_with, price_told, refused, still_falling};
use crate::prices::{Reach, cheaper};
use crate::site::placed;
use crate::tower_value::TowerValue;
use crate::{bricks, reach};
use drawing::{BillLine, Inspection, Markup, RefusedBy, html};
use firenze::contract::{HIGHEST, LOWEST};
use firenze::view::PlayerView;
use firenze::{Choice, Colour, Tower};
use kit::{Phrase, Seat};

/// A tower of the viewer's (from 1).
pub(crate) fn tower(ctx: &Ctx<'_>, seat: Seat, tower: &Tower, number: u8) -> Inspection {
    let choices = [Choice::Fulfil(number), Choice::Save(number), Choice::Crumble(number), Choice::Campanile];
    let choices = if tower.colour().is_some() { &choices[..3] } else { &choices[..] };
    let mut told = standing(ctx, tower);
    told.refused = refused(ctx, choices);
    told.changes = changes(ctx, choices);
    if reach::at_risk(ctx, seat, tower) {
        told.for_you.push(
            html! { (ctx.say(Phrase::new("draw-falls-back").with("n", reach::comes_back(tower.height)).with("of", tower.height))) "." },
        );
        let held = tower.colour().map(|colour| (colour, own_bricks(ctx, colour)));
        told.for_you.extend(held.map(
            |(colour, n)| html! { (ctx.say(Phrase::new("draw-you-hold").with("bricks", Phrase::name("bricks", colour).with("n", n)))) },
        ));
    }
    if let Some(colour) = tower.colour().filter(|colour| TowerValue::of(ctx, *colour, tower.height).is_some()) {
        told.for_you.extend(majority_with(ctx, colour, tower.height));
    }
    told
}

/// A tower of somebody else's.
pub(crate) fn rival(ctx: &Ctx<'_>, seat: Seat, tower: &Tower, number: u8) -> Inspection {
    let mut told = standing(ctx, tower);
    told.kind = format!("{} · {}", ctx.scene.name(seat), told.kind);
    told.refused = refused(ctx, &[Choice::Hit(seat, number)]);
    told
}

fn standing(ctx: &Ctx<'_>, tower: &Tower) -> Inspection {
    let effects = match tower.colour() {
        Some(colour) => heights(ctx, colour, tower.height),
        None => vec![(ctx.scene.text("draw-term-made-of"), html! { (bricks::said(ctx, &tower.bricks())) })],
    };
    Inspection {
        class: tower.colour().map(|colour| format!("of-{colour}")).unwrap_or_default(),
        scene: scene(tower.colour()),
        name: tower_name(ctx, tower.colour()),
        kind: ctx.count("draw-floors-high", tower.height),
        effects,
        ..Inspection::default()
    }
}

fn scene(colour: Option<Colour>) -> String {
    colour.map_or_else(|| "s-mixed-tower".to_string(), |colour| format!("s-tower-{colour}"))
}

fn tower_name(ctx: &Ctx<'_>, colour: Option<Colour>) -> String {
    capital(&ctx.say(colour.map_or_else(|| Phrase::new("draw-tower-mixed"), |colour| Phrase::name("draw-tower", colour))))
}

/// What the tower would earn at its height and at each above it.
fn heights(ctx: &Ctx<'_>, colour: Colour, from: u8) -> Vec<(String, Markup)> {
    let open = (from.max(LOWEST)..=HIGHEST).filter(|height| *height == from || TowerValue::of(ctx, colour, *height).is_some());
    open.take(4).map(|height| (ctx.count("draw-at-floors", height), earns(ctx, colour, height))).collect()
}

fn own_bricks(ctx: &Ctx<'_>, colour: Colour) -> u8 {
    ctx.own().map_or(0, |(_, own)| own.store.of(colour))
}

/// So many bricks laid on a tower of that height; none: the mixed tower.
pub(crate) fn laid(ctx: &Ctx<'_>, choice: Choice, colour: Option<Colour>, from: u8, n: u8) -> Inspection {
    let height = from + n;
    let brick = match choice {
        Choice::Mix(colour) => Some(colour),
        _ => colour,
    };
    let name = match (from, colour) {
        (0, Some(_)) => {
            Phrase::new("draw-new-tower").with("tower", Phrase::name("draw-tower", colour.map_or("white", Colour::word))).with("n", height)
        }
        (_, Some(colour)) => Phrase::new("draw-tower-to").with("tower", Phrase::name("draw-tower", colour)).with("n", height),
        (_, None) => Phrase::new("draw-tower-to").with("tower", Phrase::new("draw-tower-mixed")).with("n", height),
    };
    let mut effects = vec![(ctx.scene.text("draw-term-price"), price_told(ctx, n))];
    match colour {
        Some(colour) => effects.push((ctx.scene.text("draw-term-earns"), earns(ctx, colour, height))),
        None => effects.push((ctx.scene.text("draw-term-earns"), html! { (ctx.scene.text("draw-mixed-earns")) })),
    }
    let grows = if let Choice::Raise(number, _) = choice { Some(number) } else { None };
    let valued = colour.filter(|colour| TowerValue::of(ctx, *colour, height).is_some());
    let for_you = valued.and_then(|colour| majority_with(ctx, colour, height)).into_iter().chain(still_falling(ctx, grows)).collect();
    let refused = refused(ctx, &[choice]);
    let mut changes = changes(ctx, &[choice]);
    if refused.is_none() {
        let before = placed(ctx);
        changes.extend(change(ctx, "tower", "draw-what-laid", before.into(), (before + n).into()));
        changes.extend(change(ctx, "bag", "draw-what-price", build_cost(ctx, before).into(), build_cost(ctx, before + n).into()));
    }
    Inspection {
        class: colour.map(|colour| format!("of-{colour}")).unwrap_or_default(),
        scene: scene(colour),
        name: capital(&ctx.say(name)),
        kind: if from == 0 { ctx.scene.text("draw-is-new") } else { ctx.count("draw-stands-at", from) },
        bill: brick.map(|colour| bill(ctx, colour, n)).into_iter().collect(),
        effects,
        for_you,
        changes,
        refused,
    }
}

fn bill(ctx: &Ctx<'_>, colour: Colour, n: u8) -> BillLine {
    let held = i32::from(own_bricks(ctx, colour));
    BillLine { due: bricks::amount(colour, n), what: ctx.colour(colour), have: held, left: held - i32::from(n) }
}

/// What so many bricks in the turn cost.
pub(crate) fn price(ctx: &Ctx<'_>, player: &PlayerView, n: u8, cost: u8, reach: Reach) -> Inspection {
    let printed = ctx.edition().build_cost.get(usize::from(n)).copied().unwrap_or(cost);
    let mut told = Inspection {
        scene: "s-price".to_string(),
        name: ctx.count("draw-nth-brick", n),
        kind: ctx.scene.text("draw-price-kind"),
        effects: vec![(
            ctx.scene.text("draw-term-price"),
            html! { (ctx.say(Phrase::new("draw-laid-cost").with("n", n).with("cost", cost))) },
        )],
        ..Inspection::default()
    };
    if cost < printed {
        told.effects.push((
            ctx.scene.text("draw-term-printed"),
            html! { span.n { (printed) i.i.i-brick {} } " " (ctx.scene.text("draw-cheaper")) },
        ));
    }
    let need = i32::from(n.saturating_sub(placed(ctx))) + i32::from(cost);
    if matches!(reach, Reach::With(_) | Reach::TooDear) {
        let short = need - i32::from(player.store.len());
        told.refused = Some(RefusedBy { why: ctx.say(Phrase::new("draw-too-dear").with("n", short)), rule: "6.6" });
    }
    if let (Reach::With(_), Some((card, less))) = (reach, cheaper(ctx, cost)) {
        told.for_you.push(html! { (ctx.say(Phrase::new("draw-play-first").with("card", Phrase::name("card", card)).with("n", less))) });
    }
    told
}
