//! The bar on top: what is asked, what it costs, what falls, and the answers that have no place on the table.

use crate::context::{Ctx, capital};
use crate::for_you::{build_cost, changes};
use crate::{bricks, card, going_on, payment, reach};
use drawing::{AnswerSpot, Inspection, Markup, Offer, QuestionBar, html, offers, people};
use firenze::{Choice, Debt, Subject};
use kit::Phrase;

/// To be made last, when every other part has taken its answers.
pub(crate) fn bar(ctx: &Ctx<'_>) -> QuestionBar {
    let whole = payment::buttons(ctx);
    let answers = html! { (whole) @for (offer, spot) in ctx.spots.rest() { (answer(ctx, offer, spot)) } };
    let plain = offers::question_bar(ctx.scene, &ctx.spots);
    if ctx.scene.over {
        return QuestionBar {
            sign: html! { @for seat in &ctx.scene.standing.winners { i class={ "shield " (people::class(*seat)) } {} } },
            title: winners(ctx),
            ..plain
        };
    }
    let sign = if ctx.scene.is_asked() { sign(ctx).unwrap_or(plain.sign) } else { plain.sign };
    QuestionBar { sign, title: plain.title, detail: detail(ctx).unwrap_or_default(), answers }
}

fn winners(ctx: &Ctx<'_>) -> Markup {
    let names: Vec<String> = ctx.scene.standing.winners.iter().map(|seat| ctx.scene.name(*seat)).collect();
    html! { (ctx.scene.text("draw-winner")) " " (names.join(", ")) }
}

/// What the question is about, as a picture.
fn sign(ctx: &Ctx<'_>) -> Option<Markup> {
    let picture = |class: &str| html! { i class={ "art " (class) } {} };
    let icon = |name: &str| html! { i class={ "i i-" (name) } {} };
    Some(match ctx.scene.subject? {
        Subject::Seal { .. } | Subject::DeadColour => html! { i.seal.i-lead {} },
        Subject::Card => icon("cards"),
        Subject::Lay { place, .. } => card::art(ctx.scene.view.row.get(usize::from(*place).checked_sub(1)?)?.card),
        Subject::Event(card) | Subject::Honour(card) => card::art(*card),
        Subject::Pay { debt: Debt::Building, .. } => picture("s-price"),
        Subject::Pay { debt: Debt::Exchange { colour, .. }, .. } | Subject::Give { got: colour } => bricks::block(*colour),
        Subject::Pay { debt: Debt::StoreLimit, .. } => picture("s-store"),
        Subject::Pay { debt: Debt::Event, .. } => icon("bolt"),
        Subject::Exchange { .. } | Subject::Wholesale { .. } => icon("swap"),
        Subject::Rob { .. } => icon("rival"),
        Subject::Shed => icon("star"),
        Subject::Crumble | Subject::Hit | Subject::Chip { .. } | Subject::Ruins => picture("s-ruin"),
        Subject::Build { .. } => html! { span.hod { (hod(ctx)) } },
        Subject::Contracts { .. } => icon("seal"),
        Subject::CardLimit { .. } => icon("cards"),
    })
}

/// Two bricks of the store, as they are carried up.
fn hod(ctx: &Ctx<'_>) -> Markup {
    let held = ctx.own().map(|(_, own)| own.store.iter().map(|(colour, _)| colour).collect::<Vec<_>>()).unwrap_or_default();
    html! { @for colour in held.iter().rev().take(2) { (bricks::block(*colour)) } }
}

/// One line below the question.
fn detail(ctx: &Ctx<'_>) -> Option<Markup> {
    let (seat, own) = ctx.own().filter(|_| ctx.scene.is_asked())?;
    let lit = |wanted: fn(&Choice) -> bool| ctx.scene.offers.iter().filter(|offer| offer.is_legal() && wanted(&offer.choice)).count() as u8;
    let said = |phrase: Phrase| html! { (ctx.say(phrase)) };
    Some(match *ctx.scene.subject? {
        Subject::Seal { left } => said(Phrase::new("draw-detail-seal").with("n", left)),
        Subject::DeadColour => html! { (ctx.scene.text("draw-detail-dead")) },
        Subject::Card => {
            let cards = lit(|choice| matches!(choice, Choice::Take(_)));
            html! { b { (ctx.count("draw-detail-cards", cards)) } " " (ctx.count("draw-detail-lay", own.store.len())) (falling(ctx)) }
        }
        Subject::Lay { .. } => html! { (ctx.scene.text("draw-detail-whole-or-card")) },
        Subject::Event(card) => said(Phrase::new(format!("card-{card}-about"))),
        Subject::Honour(_) => html! { (ctx.scene.text("draw-detail-honour")) },
        Subject::Pay { .. } => html! { (ctx.scene.text("draw-detail-whole-or-parts")) },
        Subject::Exchange { price } => {
            html! { (ctx.say(Phrase::new("draw-detail-exchange").with("n", price).with("held", own.store.len()))) (falling(ctx)) }
        }
        Subject::Wholesale { .. } => html! { (ctx.scene.text("draw-detail-wholesale")) },
        Subject::Give { .. } => html! { (ctx.scene.text("draw-detail-give")) },
        Subject::Rob { .. } | Subject::Hit => html! { (ctx.scene.text("draw-detail-rivals")) },
        Subject::Shed => html! { (ctx.scene.text("draw-detail-shed")) },
        Subject::Crumble => html! { (ctx.scene.text("draw-detail-crumble")) },
        Subject::Chip { ruin, .. } => html! { (ctx.scene.text(if ruin { "draw-detail-chip-ruin" } else { "draw-detail-chip" })) },
        Subject::Build { placed } => {
            html! { b { (ctx.say(Phrase::new("draw-detail-laid").with("n", placed).with("cost", build_cost(ctx, placed)))) } (dearer(ctx, placed)) (falling(ctx)) }
        }
        Subject::Ruins => html! { (falls(ctx, &reach::risks(ctx, seat))) },
        Subject::Contracts { .. } => said(Phrase::new("draw-detail-contracts").with("n", own.seals)),
        Subject::CardLimit { over } => said(Phrase::new("draw-detail-limit").with("n", over)),
    })
}

/// The next number of bricks at which the price rises.
fn dearer(ctx: &Ctx<'_>, placed: u8) -> Markup {
    let now = build_cost(ctx, placed);
    let next = (placed + 1..ctx.scene.view.build_costs.len() as u8).find(|n| build_cost(ctx, *n) > now);
    html! { @if let Some(n) = next { " " (ctx.say(Phrase::new("draw-detail-dearer").with("n", n).with("cost", build_cost(ctx, n)))) } }
}

/// Which towers of the viewer fall if they do not grow now.
fn falling(ctx: &Ctx<'_>) -> Markup {
    let risks = ctx.own().map(|(seat, _)| reach::risks(ctx, seat)).unwrap_or_default();
    html! { @if !risks.is_empty() { " " (falls(ctx, &risks)) } }
}

fn falls(ctx: &Ctx<'_>, towers: &[&firenze::Tower]) -> Markup {
    let names: Vec<String> = towers.iter().map(|tower| format!("{} {}", reach::tower_colour(ctx, tower.colour()), tower.height)).collect();
    html! { b.wr { (capital(&names.join(", "))) " " (ctx.count("draw-fall", towers.len() as u8)) } }
}

/// An answer that has no place on the table, drawn as the thing it is.
fn answer(ctx: &Ctx<'_>, offer: &Offer<Choice>, spot: AnswerSpot) -> Markup {
    let dim = if spot.is_legal() { "" } else { " dim" };
    match offer.choice {
        Choice::Done => going_on::button(ctx, spot),
        Choice::Pay(colour, n) | Choice::Lay(colour, n) => spot.place(&format!("btn thing{dim}"), None, bricks::amount(colour, n)),
        Choice::Chip(colour) | Choice::Give(colour) | Choice::Mix(colour) => {
            spot.place(&format!("btn thing{dim}"), None, html! { (bricks::block(colour)) span { (capital(&ctx.colour(colour))) } })
        }
        Choice::Honour(seat) => {
            spot.place("btn thing", None, html! { i class={ "shield " (people::class(seat)) } {} span { (ctx.scene.name(seat)) } })
        }
        Choice::Suffer => {
            let key = ctx.told("suffer", || Inspection {
                name: capital(spot.label()),
                kind: ctx.scene.question.map(|question| ctx.scene.say(question)).unwrap_or_default(),
                changes: changes(ctx, &[Choice::Suffer]),
                ..Inspection::default()
            });
            let label = capital(spot.label());
            spot.inspected(key).place("btn plain", None, html! { (label) })
        }
        _ => {
            let label = capital(spot.label());
            spot.place(&format!("btn{dim}"), None, html! { (label) })
        }
    }
}
