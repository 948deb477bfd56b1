//! What the panel tells of the city: contracts, balconies, level tiles, majorities.

use crate::city::contract_name;
use crate::context::{Ctx, capital};
use crate::for_you::{changes, earns, majority_with, refused};
use crate::reach;
use drawing::{Inspection, Markup, html, people};
use firenze::view::ContractView;
use firenze::{Choice, Colour, Seal};
use kit::Phrase;

pub(crate) fn contract(ctx: &Ctx<'_>, cell: &ContractView) -> Inspection {
    let (colour, height) = (cell.contract.colour(), cell.contract.height());
    let what = match cell.balcony {
        Some(numeral) => Phrase::new("draw-balcony-name").with("numeral", Phrase::name("numeral", numeral)),
        None => Phrase::new("draw-contract-kind"),
    };
    let scene = if cell.balcony.is_some() { "balcony" } else { "tower" };
    let cover = [Choice::Cover(cell.contract)];
    Inspection {
        class: format!("of-{colour}"),
        scene: format!("s-{scene}-{colour}"),
        name: capital(&ctx.say(contract_name(cell.contract))),
        kind: format!("{} · {}", capital(&ctx.say(what)), ctx.count("draw-pays-plain", cell.prestige)),
        effects: vec![(
            ctx.scene.text(if cell.seal.is_some() { "draw-term-taken" } else { "draw-term-earns" }),
            earns(ctx, colour, height),
        )],
        for_you: for_you(ctx, cell),
        refused: refused(ctx, &cover),
        changes: changes(ctx, &cover),
        ..Inspection::default()
    }
}

fn for_you(ctx: &Ctx<'_>, cell: &ContractView) -> Vec<Markup> {
    let (colour, height) = (cell.contract.colour(), cell.contract.height());
    if cell.seal.is_some() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if let Some((_, own)) = ctx.own() {
        let stands = reach::tallest_below(own, cell.contract);
        let (lacks, held) = (height - stands, own.store.of(colour));
        let key = match (lacks, lacks <= held) {
            (0, _) => "draw-stands-there",
            (_, true) => "draw-lacks-has",
            (_, false) => "draw-lacks",
        };
        lines.push(html! { (ctx.say(Phrase::new(key).with("n", lacks).with("held", held).with("colour", Phrase::name("colour", colour)).with("height", stands))) });
        lines.extend(majority_with(ctx, colour, height));
    }
    let me = ctx.scene.me();
    let others = reach::standing_at(ctx, cell.contract).into_iter().filter(|seat| Some(*seat) != me);
    lines.extend(others.map(|seat| html! { (ctx.say(Phrase::new("draw-has-tower").with("seat", seat))) "." }));
    lines
}

pub(crate) fn level(ctx: &Ctx<'_>, height: u8, prestige: u8) -> Inspection {
    Inspection {
        scene: "s-levels".to_string(),
        name: ctx.count("draw-level-name", height),
        kind: ctx.scene.text("draw-level-kind"),
        effects: vec![(
            ctx.scene.text("draw-term-earns"),
            html! { span.n { "+" (prestige) i.i.i-vp {} } " " (ctx.say(Phrase::new("draw-level").with("height", height).with("n", prestige))) },
        )],
        ..Inspection::default()
    }
}

pub(crate) fn majority(ctx: &Ctx<'_>, colour: Colour) -> Inspection {
    let bonus = ctx.edition().majority[colour.index()];
    let of = |seat| {
        ctx.scene
            .view
            .contracts
            .iter()
            .filter(|cell| cell.contract.colour() == colour && cell.seal == Some(Seal::Of(seat)))
            .map(|cell| cell.contract.height())
            .collect::<Vec<u8>>()
    };
    let seats: Vec<_> = ctx.players().map(|(seat, _)| (seat, of(seat))).filter(|(_, heights)| !heights.is_empty()).collect();
    let held = html! {
        @if seats.is_empty() { (ctx.scene.text("draw-nobody-yet")) }
        @for (seat, heights) in &seats {
            @let floors: Vec<String> = heights.iter().map(ToString::to_string).collect();
            span.line { i class={ "shield " (people::class(*seat)) } {} " " (ctx.scene.name(*seat)) (ctx.scene.words.colon()) b { (heights.len()) } " (" (floors.join(", ")) ")" }
        }
    };
    Inspection {
        class: format!("of-{colour}"),
        scene: "s-majority".to_string(),
        name: ctx.say(Phrase::new("draw-majority-name").with("colour", Phrase::name("colour", colour))),
        kind: ctx.scene.text("draw-majority-kind"),
        effects: vec![
            (
                ctx.scene.text("draw-term-end"),
                html! { span.n { (bonus) i.i.i-vp {} } " " (ctx.say(Phrase::new("draw-majority").with("colour", Phrase::name("colour", colour)).with("n", bonus))) },
            ),
            (ctx.scene.text("draw-term-seals"), held),
        ],
        ..Inspection::default()
    }
}
