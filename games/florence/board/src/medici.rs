//! The dial of rounds and the three Medici: when each drives, which way, what is paid, and the gifts they have been given.

use crate::context::{Ctx, name, own, place_name};
use crate::drive;
use crate::inspections::noble_key;
use crate::pieces::{arms, sign, time};
use crate::strozzi;
use drawing::{Markup, answer_spots, html};
use florence::{Choice, Kind, Noble, Place, PlayerView};
use kit::Phrase;
use std::cmp::Ordering;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! {
        div.nobles data-area="medici" {
            (dial(ctx))
            @for noble in Noble::ALL { (panel(ctx, *noble)) }
        }
    }
}

fn dial(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    html! {
        section.dial {
            h2 { (ctx.say(Phrase::new("board-round").with("n", view.round.max(1)))) " " span { (ctx.say(Phrase::new("board-of-rounds").with("n", 9u8))) } }
            div.segs { @for round in 1..=9u8 { (segment(ctx, round)) } }
        }
    }
}

fn segment(ctx: &Ctx<'_>, round: u8) -> Markup {
    let view = ctx.scene.view;
    let noble = ctx.edition().segment(round).noble;
    let nth = usize::from(round) - 1;
    let (to, gives) = (view.destinations.get(nth).copied().flatten(), view.tokens.get(nth).copied().flatten());
    let mut told = vec![Phrase::new("draw-round").with("round", round).with("noble", Phrase::name("noble", noble))];
    told.extend(to.map(|place| Phrase::new("board-drives-to").with("place", place_name(place))));
    told.extend(gives.map(|n| Phrase::new("choice-token").with("time", n)));
    let class = match round.cmp(&view.round.max(1)) {
        Ordering::Less => "past",
        Ordering::Equal => "now",
        Ordering::Greater if to.is_none() => "hid",
        Ordering::Greater => "soon",
    };
    html! {
        div class={ "seg " (class) " " (noble) } role="img" data-tip aria-label=(ctx.tell(&told)) {
            em { (round) } (sign(noble))
            b { @if let Some(place) = to { (place.number()) } @else { "?" } }
            span { @if let Some(n) = gives { "+" (n) i.i.i-time {} } @else if round > view.round { "?" } @else { "·" } }
        }
    }
}

/// One of the three. It is where a gift is given.
fn panel(ctx: &Ctx<'_>, noble: Noble) -> Markup {
    let view = ctx.scene.view;
    let drives = !ctx.scene.over && view.noble == noble;
    let spot = ctx.take(&[Choice::Gift(noble)]);
    answer_spots::place(
        spot,
        &format!("noble {noble}{}", if drives { " drives" } else { "" }),
        &ctx.tell(&told(ctx, noble)),
        Some(&noble_key(noble)),
        html! {
            i class={ "art por s-" (noble) } {}
            span.body {
                span.h {
                    (sign(noble)) b { (ctx.say(Phrase::name("noble", noble))) }
                    @if let Some(letters) = strozzi::letters(ctx, noble) { em.letter { (letters) } }
                    small { (when(ctx, noble)) }
                }
                (route(ctx, noble))
                (pays(ctx, noble))
                (gains(ctx, noble))
            }
            span.ft {
                span.gf {
                    @if let Some(player) = own(ctx) { span.yg { i.i.i-gift {} (time(format!("−{}", gift_price(ctx, player, noble)))) } }
                    span.given { @for player in &view.players { span.n { (arms(ctx, player.by)) (player.given[noble.index()]) } } }
                }
                span.dk { i.i.i-card {} b { (view.decks[noble.index()]) } (played(ctx, noble)) }
            }
        },
    )
}

fn told(ctx: &Ctx<'_>, noble: Noble) -> Vec<Phrase> {
    let view = ctx.scene.view;
    let nth = noble.index();
    let mut told = vec![Phrase::new("draw-noble").with("noble", Phrase::name("noble", noble)).with("cards", view.decks[nth])];
    told.extend(own(ctx).map(|player| Phrase::new("draw-gift-price").with("n", gift_price(ctx, player, noble))));
    told.extend(view.players.iter().map(|player| Phrase::new("draw-given").with("by", player.by).with("n", player.given[nth])));
    told
}

/// What the next gift would cost (§6.2).
pub(crate) fn gift_price(ctx: &Ctx<'_>, player: &PlayerView, noble: Noble) -> u8 {
    let actions = &ctx.edition().figures.actions;
    actions.gift.saturating_add(actions.gift_more_each.saturating_mul(player.given[noble.index()]))
}

fn when(ctx: &Ctx<'_>, noble: Noble) -> String {
    let view = ctx.scene.view;
    match drive::next_drive(ctx.edition(), view, noble) {
        _ if ctx.scene.over => String::new(),
        Some((round, _)) if round == view.round => ctx.scene.text("board-drives-now"),
        Some((round, _)) => ctx.say(Phrase::new("board-in-round").with("n", round)),
        None => ctx.scene.text("board-drives-no-more"),
    }
}

/// "1 → 5 · 2 · 3 → 6 Bargello".
fn route(ctx: &Ctx<'_>, noble: Noble) -> Markup {
    let view = ctx.scene.view;
    let (Some(from), Some((_, to))) = (view.carriages[noble.index()], drive::next_drive(ctx.edition(), view, noble)) else {
        let at = view.carriages[noble.index()];
        return html! { span.rt { @if let Some(place) = at { b { (place.number()) } span.where { (ctx.say(place_name(place))) } } } };
    };
    let way = drive::way(ctx.edition(), from, to);
    let between: Vec<Place> = way.iter().copied().filter(|place| *place != to).collect();
    html! {
        span.rt {
            span { (from.number()) } i.i.to.i-to {}
            @if !between.is_empty() { span { @for (nth, place) in between.iter().enumerate() { @if nth > 0 { "·" } (place.number()) } } i.i.to.i-to {} }
            b { (to.number()) } span.where { (ctx.say(place_name(to))) }
        }
    }
}

/// What he pays by the places in the queue, or sells.
fn pays(ctx: &Ctx<'_>, noble: Noble) -> Markup {
    let view = ctx.scene.view;
    let round = drive::next_drive(ctx.edition(), view, noble).map_or(view.round.max(1), |(round, _)| round);
    let segment = ctx.edition().segment(round);
    if segment.noble != noble {
        return html! {};
    }
    html! {
        span.pl {
            @if segment.rewards.is_empty() {
                span.w { (ctx.scene.text("board-pays")) }
                @for (nth, vp) in (1u8..).zip(&segment.places) { span.p { em { (ctx.say(Phrase::name("board-th", nth))) } b { (vp) } } }
            } @else {
                span.w { (ctx.scene.text("board-sells")) }
                @for (vp, price) in &segment.rewards { span.p { em { "−" (price) i.i.i-time {} } b { (vp) } } }
            }
        }
    }
}

/// If he left now; for the others what else is to be known of them.
fn gains(ctx: &Ctx<'_>, noble: Noble) -> Markup {
    let view = ctx.scene.view;
    if ctx.scene.over || view.noble != noble {
        return html! {};
    }
    html! {
        span.ifn {
            span.w { (ctx.scene.text("board-if-now")) }
            @for player in &view.players {
                span.n role="img" aria-label={ (name(ctx, player.by)) } { (arms(ctx, player.by)) "+" (drive::gain(ctx.edition(), view, player.by)) }
            }
        }
    }
}

/// The open discards of this noble, by kind: they are no longer in the deck.
fn played(ctx: &Ctx<'_>, noble: Noble) -> Markup {
    let kinds = Kind::ALL.iter().filter(|kind| ctx.edition().noble_of[kind.index()] == noble);
    html! {
        span.ds {
            @for kind in kinds {
                @let n = ctx.scene.view.discards.get(kind).copied().unwrap_or(0);
                span class={ "th" @if n == 0 { " z" } } { i class={ "art s-" (kind) } {} b { (n) } }
            }
        }
    }
}
