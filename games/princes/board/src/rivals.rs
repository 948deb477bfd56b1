//! The other princes, in little: the page draws frame, shield and name.

use crate::context::{Ctx, icon};
use crate::land::{self, Scale};
use crate::{court, hand, mat, worth};
use drawing::{Markup, Rival, html};
use kit::{Phrase, Seat};
use princes::{Event, Freedom, Item, PrinceView, Scene};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Rival> {
    ctx.others()
        .into_iter()
        .map(|(seat, prince)| Rival { seat, points: mat::prestige(ctx, seat, prince), drawn: one(ctx, seat, prince) })
        .collect()
}

fn one(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    // Who only looks on sees the lands large on the board.
    let land = ctx.scene.me().is_some().then(|| land::draw(ctx, seat, Scale::Small, html! {}));
    html! {
        div.body {
            @if let Some(land) = land { (land) }
            div.facts {
                (note(ctx, seat))
                (crew(ctx, seat, prince))
                (freedoms(ctx, seat, prince))
                (figures(ctx, seat, prince))
            }
        }
        div.chips {
            @for profession in &prince.table { (hand::chip(ctx, *profession, Some(seat))) }
            @if prince.recruiting_on_table > 0 { (hand::left_here(ctx, prince)) }
            @if prince.table.is_empty() && prince.recruiting_on_table == 0 { small.none { (ctx.scene.text("draw-no-works")) } }
        }
    }
}

/// How far he is in this round, where that matters now.
fn note(ctx: &Ctx<'_>, seat: Seat) -> Markup {
    let key = match &ctx.scene.view.scene {
        Scene::Bidding { high, .. } if *high == seat => "draw-bidder-highest",
        Scene::Bidding { passed, .. } if passed.contains(seat) => "draw-bidder-passed",
        Scene::Auction { out, .. } | Scene::Bidding { out, .. } | Scene::Court { out, .. } if out.contains(seat) => "draw-bidder-out",
        Scene::Setup { answered, .. } if answered.contains(seat) => "draw-has-chosen",
        _ => return html! {},
    };
    html! { small.note { (ctx.scene.text(key)) } }
}

fn crew(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    let cost = ctx.building_cost(prince);
    let told = [
        Phrase::new("draw-builders").with("n", prince.builders).with("florins", cost),
        Phrase::new("draw-jesters").with("n", prince.jesters),
    ];
    let last = |item: Item| if mat::got_lately(ctx, seat, item) { " last" } else { "" };
    html! {
        div.figs role="img" data-tip aria-label=(ctx.tell(&told)) {
            @for nth in 0..prince.builders { i class={ "pawn g-builder" @if nth + 1 == prince.builders { (last(Item::Builder)) } } {} }
            @for nth in 0..prince.jesters { i class={ "pawn g-jester" @if nth + 1 == prince.jesters { (last(Item::Jester)) } } {} }
            @if prince.builders == 0 && prince.jesters == 0 { small.none { (ctx.scene.text("draw-no-crew")) } }
        }
    }
}

fn freedoms(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    let lately = |freedom: Freedom| {
        ctx.lately(|event| matches!(event, Event::Introduced { seat: by, freedom: got } if *by == seat && *got == freedom))
    };
    html! {
        div.ln {
            span.fs role="img" data-tip aria-label=(mat::freedoms_told(ctx, prince)) {
                @for freedom in Freedom::ALL {
                    @let state = match (prince.freedoms.contains(freedom), lately(*freedom)) { (false, _) => " off", (true, true) => " last", (true, false) => "" };
                    i class={ "i i-" (freedom.word()) (state) } {}
                }
            }
            @if let Some(character) = prince.character { (court::sign(ctx, character)) }
        }
    }
}

/// Cards and purse in figures.
fn figures(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    let purse = prince.florins.map_or_else(|| Phrase::new("draw-florins-hidden"), |n| Phrase::new("draw-florins").with("florins", n));
    let mut in_hand = vec![Phrase::new("draw-in-hand").with("cards", prince.hand_size).with("bonus", prince.bonus_count)];
    let known: Vec<Phrase> = prince.hand.iter().map(|card| Phrase::name("profession", card)).collect();
    if !known.is_empty() {
        in_hand.push(Phrase::new("draw-known").with("cards", known));
    }
    let kept = Phrase::new("draw-kept").with("cards", prince.card_count).with("recruiting", prince.recruiting_in_hand);
    let one = |name: &str, n: String, word: &str, told: String| {
        html! { span.q role="img" data-tip aria-label=(told) { (icon(name)) b { (n) } small { (ctx.scene.text(word)) } } }
    };
    let best = if prince.best > 0 { prince.best.to_string() } else { "–".to_string() };
    let leads = worth::leaders(ctx).contains(&seat);
    html! {
        div.qs {
            (one("coin", prince.florins.map_or_else(|| "?".to_string(), |n| n.to_string()), "draw-word-florins", ctx.say(purse)))
            (one("profession", prince.hand_size.to_string(), "draw-word-people", ctx.tell(&in_hand)))
            (one("bonus", prince.bonus_count.to_string(), "draw-word-bonus", ctx.tell(&in_hand)))
            (one("prestige", prince.card_count.to_string(), "draw-word-prestige", ctx.say(kept.clone())))
            (one("recruiting", prince.recruiting_in_hand.to_string(), "draw-word-recruits", ctx.say(kept)))
            span class={ "q" @if leads { " leads" } } role="img" data-tip aria-label=(mat::best_told(ctx, seat, prince)) { (icon("star")) b { (best) } small { (ctx.scene.text("draw-word-best")) } }
        }
    }
}

/// For who only looks on: all lands, large, on the board.
pub(crate) fn lands(ctx: &Ctx<'_>) -> Markup {
    html! {
        div class={ "lands of-" (ctx.seats()) } {
            @for (seat, _) in ctx.others() { div.lot { (crate::field::owner(ctx, seat)) (land::draw(ctx, seat, Scale::Own, html! {})) } }
        }
    }
}
