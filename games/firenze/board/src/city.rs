//! The city: a skyline of the six towers of contracts, with seals, balconies, level tiles and majorities.

use crate::bricks;
use crate::context::Ctx;
use crate::tower_value::TowerValue;
use crate::{contract_panel, reach};
use drawing::{Markup, answer_spots, html, people};
use firenze::contract::{HIGHEST, LOWEST};
use firenze::view::ContractView;
use firenze::{Choice, Colour, Contract, Event, Seal};
use kit::{Phrase, Seat};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! {
        section.fcity data-area="city" aria-label=(ctx.scene.text("draw-contracts")) {
            i.art.skyline {}
            div.lvs {
                span.hd { b { (ctx.scene.text("draw-contracts")) } (ctx.scene.text("draw-floors")) }
                @for height in (LOWEST..=HIGHEST).rev() { (level(ctx, height)) }
                span.ft { i.i.i-crown {} span { (ctx.scene.text("draw-most-seals")) } }
            }
            @for colour in Colour::ALL { (tower(ctx, *colour)) }
        }
    }
}

/// The number of a floor, and the tile of whoever comes there first.
fn level(ctx: &Ctx<'_>, height: u8) -> Markup {
    let tile = ctx.scene.view.levels.iter().find(|(level, _)| *level == height);
    html! {
        div.lv {
            b { (height) }
            @if let Some((_, prestige)) = tile {
                @let about = ctx.say(Phrase::new("draw-level").with("height", height).with("n", *prestige));
                @let key = ctx.told(format!("level-{height}"), || contract_panel::level(ctx, height, *prestige));
                span.flag.piece id={ "lv-" (height) } role="img" data-tip data-inspect=(key) aria-label=(about) {
                    i { (ctx.scene.text("draw-first")) } span.n { "+" (prestige) i.i.i-vp {} }
                }
            }
        }
    }
}

fn tower(ctx: &Ctx<'_>, colour: Colour) -> Markup {
    html! {
        div class={ "ct of-" (colour.word()) } {
            div class={ "rf rf-" (colour.word()) } role="img" data-tip aria-label=(ctx.say(Phrase::new("draw-tower-of").with("colour", Phrase::name("colour", colour)))) {
                (bricks::block(colour))
            }
            @for wanted in Contract::of(colour).rev() { @if let Some(cell) = ctx.contract(wanted) { (contract(ctx, cell)) } }
            (majority(ctx, colour))
        }
    }
}

pub(crate) fn contract_name(contract: Contract) -> Phrase {
    Phrase::name("contract", contract.colour()).with("height", contract.height())
}

fn contract(ctx: &Ctx<'_>, cell: &ContractView) -> Markup {
    let mut told = vec![Phrase::new("draw-contract").with("contract", contract_name(cell.contract)).with("n", cell.prestige)];
    told.extend(cell.balcony.map(|numeral| Phrase::new("draw-balcony").with("numeral", Phrase::name("numeral", numeral))));
    match cell.seal {
        Some(Seal::Of(seat)) => told.push(Phrase::new("draw-sealed").with("seat", seat)),
        Some(Seal::Neutral) => told.push(Phrase::new("draw-neutral")),
        None => {}
    }
    let (colour, height) = (cell.contract.colour(), cell.contract.height());
    told.extend(TowerValue::of(ctx, colour, height).and_then(|value| value.phrase()));
    let ready = reach::standing_at(ctx, cell.contract);
    told.extend(ready.iter().map(|seat| Phrase::new("draw-has-tower").with("seat", *seat)));
    let spot = ctx.take(&[Choice::Cover(cell.contract)]);
    let key = ctx.told(format!("at-{colour}-{height}"), || contract_panel::contract(ctx, cell));
    answer_spots::place(
        spot,
        &class(ctx, cell),
        &ctx.tell(&told),
        Some(&key),
        html! {
            i class={ "wall wl-" (colour.word()) } {}
            @match cell.seal {
                Some(seal) => (seal_on(ctx, cell.contract, seal)),
                None => b.pq { (cell.prestige) i.i.i-vp {} },
            }
            @if let Some(numeral) = cell.balcony {
                span.rail {}
                em {
                    (ctx.scene.text(&format!("numeral-{numeral}")))
                    @if cell.seal.is_none() && ctx.scene.view.due == Some(numeral) { " " (ctx.scene.text("draw-due")) } @else if cell.seal.is_none() { i.i.i-lock {} }
                }
            }
            @if cell.seal.is_none() { (marks(ctx, cell, &ready)) }
        },
    )
}

fn class(ctx: &Ctx<'_>, cell: &ContractView) -> String {
    let done = if cell.seal.is_some() { " done" } else { "" };
    let balcony = match cell.balcony {
        Some(numeral) if cell.seal.is_none() && ctx.scene.view.due == Some(numeral) => " bal due",
        Some(_) if cell.seal.is_none() => " bal shut",
        Some(_) => " bal",
        None => "",
    };
    let last = ctx.lately(
        |event| matches!(event, Event::Fulfilled { contract, .. } | Event::Covered { contract, seat: Some(_) } if *contract == cell.contract),
    );
    let owner = match cell.seal {
        Some(Seal::Of(seat)) if last => format!(" last {}", people::class(seat)),
        Some(Seal::Neutral) if last => " last".to_string(),
        _ => String::new(),
    };
    format!("ctr{done}{balcony}{owner}")
}

fn seal_on(ctx: &Ctx<'_>, contract: Contract, seal: Seal) -> Markup {
    let (about, class) = match seal {
        Seal::Of(seat) => (Phrase::new("draw-sealed").with("seat", seat), format!("seal {}", people::class(seat))),
        Seal::Neutral => (Phrase::new("draw-neutral"), "seal i-lead".to_string()),
    };
    html! { i class={ "piece " (class) } id={ "seal-" (contract.colour()) "-" (contract.height()) } role="img" aria-label=(ctx.say(about)) {} }
}

/// Whose tower stands at that height, and what the viewer's own lacks to it.
fn marks(ctx: &Ctx<'_>, cell: &ContractView, ready: &[Seat]) -> Markup {
    let lacks = reach::lacking(ctx, cell.contract).filter(|n| *n > 0);
    html! {
        @if !ready.is_empty() || lacks.is_some() {
            span.mk aria-hidden="true" {
                @for seat in ready { i class={ "shield " (people::class(*seat)) } {} }
                @if let (Some(n), Some(seat)) = (lacks, ctx.scene.me()) { i class={ "shield " (people::class(seat)) } {} u { "+" (n) } i.i.i-brick {} }
            }
        }
    }
}

/// The bonus of the colour, and who would have it now.
fn majority(ctx: &Ctx<'_>, colour: Colour) -> Markup {
    let bonus = ctx.edition().majority[colour.index()];
    let leader = ctx.scene.view.majorities.get(colour.index()).copied().flatten();
    let mut told = vec![Phrase::new("draw-majority").with("colour", Phrase::name("colour", colour)).with("n", bonus)];
    told.extend(leader.map(|seat| Phrase::new("draw-leads").with("seat", seat)));
    let key = ctx.told(format!("majority-{colour}"), || contract_panel::majority(ctx, colour));
    html! {
        div class={ "mj wl-" (colour.word()) } role="img" data-tip data-inspect=(key) aria-label=(ctx.tell(&told)) {
            span { span.n { (bonus) i.i.i-vp {} } @if let Some(seat) = leader { i class={ "shield " (people::class(seat)) } {} } @else { u { "–" } } }
        }
    }
}
