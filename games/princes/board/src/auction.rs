//! The auction as a stage: what is sold, on which coin the bid stands, which coin would raise it, how far one's means reach, and who is still in.

use crate::context::{Ctx, amount, art, icon, pawn, shield};
use crate::market::on_the_block;
use crate::tile::{self, Kind};
use drawing::{Markup, html};
use kit::{Phrase, Seat};
use princes::{Choice, Item, Scene};

/// So many coins lie on the rail: behind the bid as few as this, the rest ahead of it.
const COINS: i32 = 12;
const BEHIND: i32 = 3;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let Some((item, high, florins)) = on_the_block(ctx) else { return html! {} };
    html! {
        div.stage.auction {
            (lot(ctx, item, high, florins))
            (bids(ctx, high, florins))
            (princes(ctx, high))
        }
    }
}

/// What is sold, under the curtain.
fn lot(ctx: &Ctx<'_>, item: Item, high: Seat, florins: i32) -> Markup {
    let stands = Phrase::new("draw-standing-bid").with("item", Phrase::name("item", item)).with("seat", high).with("florins", florins);
    html! {
        div.lot role="img" data-tip aria-label=(ctx.say(stands)) {
            span.cur {}
            span.item {
                @match item.landscape() {
                    Some(kind) => (tile::picture(ctx, Kind::Landscape(kind), 0)),
                    None if matches!(item, Item::Jester | Item::Builder) => i class={ "pawn g-" (item.word()) } {},
                    None => (art(item.word())),
                }
            }
            b { (ctx.say(Phrase::name("item", item))) }
            small { (shield(high)) span.name { (ctx.scene.name(high)) } (amount(florins, "coin")) }
        }
    }
}

/// The coins from a little below the bid on. The next one is the lamp: raises are by one step (§3.2).
fn bids(ctx: &Ctx<'_>, high: Seat, florins: i32) -> Markup {
    let step = ctx.edition().raise.max(1);
    let opening = ctx.edition().table(ctx.seats()).opening;
    let first = (florins - BEHIND * step).max(opening);
    let means = ctx.own().and_then(|(_, prince)| ctx.means(prince));
    html! {
        div.bids {
            div.rail {
                @for sum in (0..COINS).map(|nth| first + nth * step) { (coin(ctx, sum, florins, high, means)) }
            }
            (limit(ctx, florins + step))
        }
    }
}

fn coin(ctx: &Ctx<'_>, sum: i32, bid: i32, high: Seat, means: Option<i32>) -> Markup {
    let next = bid + ctx.edition().raise;
    let raise = if sum == next { ctx.take(&[Choice::Raise]) } else { None };
    if let Some(raise) = raise {
        let dim = if raise.is_legal() { "" } else { " beyond" };
        let me = ctx.scene.me().filter(|_| raise.is_legal());
        return raise.place(&format!("st now{dim}"), None, html! { @if let Some(me) = me { span.gh { (pawn(me)) } } b { (sum) } });
    }
    let class = match means {
        _ if sum == bid => "st done stands",
        _ if sum < bid => "st done",
        Some(means) if sum > means => "st beyond",
        _ => "st",
    };
    html! { span class=(class) aria-hidden="true" { @if sum == bid { (pawn(high)) } b { (sum) } } }
}

/// How far the viewer could go.
fn limit(ctx: &Ctx<'_>, next: i32) -> Markup {
    let Some((_, prince)) = ctx.own() else { return html! {} };
    let Some(means) = ctx.means(prince) else { return html! {} };
    let (florins, prestige) = (prince.florins.unwrap_or(0), prince.prestige.max(0));
    let spends = !ctx.scene.view.muse && prestige > 0;
    html! {
        p.hint {
            span.means {
                (ctx.say(Phrase::new("draw-limit").with("florins", means)))
                @if spends { span.made { " = " (amount(florins, "coin")) " + " (amount(prestige, "vp")) " × " (ctx.edition().step_back) } }
            }
            @if spends && next > florins && next <= means {
                " " span.costs { (ctx.say(Phrase::new("draw-costs-prestige").with("n", (next - florins + ctx.edition().step_back - 1) / ctx.edition().step_back))) }
            }
        }
    }
}

/// How a prince stands in this auction.
#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    Highest,
    Asked,
    In,
    Passed,
    Out,
}

fn state(ctx: &Ctx<'_>, seat: Seat, high: Seat) -> State {
    let (passed, out) = match &ctx.scene.view.scene {
        Scene::Bidding { passed, out, .. } => (passed.contains(seat), out.contains(seat)),
        _ => (seat != high, false),
    };
    match (seat == high, out, passed) {
        (true, ..) => State::Highest,
        (_, true, _) => State::Out,
        (_, _, true) => State::Passed,
        _ if ctx.scene.asked.contains(seat) => State::Asked,
        _ => State::In,
    }
}

fn princes(ctx: &Ctx<'_>, high: Seat) -> Markup {
    html! { div class={ "seats of-" (ctx.seats()) } { @for seat in Seat::all(ctx.seats()) { (prince_at(ctx, seat, state(ctx, seat, high))) } } }
}

fn prince_at(ctx: &Ctx<'_>, seat: Seat, state: State) -> Markup {
    let (class, key) = match state {
        State::Highest => ("hi", "draw-bidder-highest"),
        State::Asked => ("asked", "draw-bidder-asked"),
        State::In => ("in", "draw-bidder-in"),
        State::Passed => ("out", "draw-bidder-passed"),
        State::Out => ("out", "draw-bidder-out"),
    };
    let name = if ctx.scene.me() == Some(seat) { ctx.scene.text("draw-you") } else { ctx.scene.name(seat) };
    html! {
        span class={ "bidder " (class) } {
            (pawn(seat)) @if class == "out" { (icon("no")) }
            b.name { (name) } small { (ctx.scene.text(key)) }
        }
    }
}
