//! The city beside the towers: round and dice under the cathedral, the Church, the tracks, and the places for members.

use crate::context::Ctx;
use crate::{church, pieces, spaces, tracks};
use drawing::{Markup, die, html};
use kit::Phrase;
use lorenzo::{Member, Subject};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! {
        section.city data-area="city" aria-label=(ctx.scene.text("draw-city")) {
            div.dome {
                i.art.skyline {} i.art.place-church {}
                (round(ctx))
                (dice(ctx))
                (church::tiles(ctx))
            }
            (tracks::draw(ctx))
            (spaces::draw(ctx))
        }
    }
}

/// Which round it is, and in what order the families play.
fn round(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    let (round, rounds) = (view.round.min(ctx.edition().rounds()), ctx.edition().rounds());
    let about = Phrase::new("draw-round").with("round", round).with("rounds", rounds).with("period", view.period);
    let order: Vec<Phrase> = view.order.iter().map(|seat| Phrase::new("order-seat").with("seat", *seat)).collect();
    html! {
        div.round {
            div.count role="img" data-tip aria-label=(ctx.say(about)) {
                @if round == 0 { b { (ctx.scene.text("draw-set-up")) } }
                @else { b { (ctx.say(Phrase::new("draw-round-short").with("round", round))) } " " span { (ctx.say(Phrase::new("draw-of").with("n", rounds))) } }
                span.pips { @for n in 1..=rounds { i class=[if n < round { Some("past") } else if n == round { Some("on") } else { None }] {} } }
            }
            @if !view.order.is_empty() {
                div.order role="img" data-tip aria-label=(ctx.say(Phrase::new("event-order").with("order", order))) {
                    @for (nth, seat) in view.order.iter().enumerate() {
                        span id={ "o-" (seat.0) } class={ "piece" @if ctx.scene.asked.contains(*seat) { " on" } } { (pieces::shield(*seat)) (nth + 1) }
                    }
                }
            }
        }
    }
}

fn dice(ctx: &Ctx<'_>) -> Markup {
    html! {
        div.dicebox {
            @for (member, pips) in Member::COLOURED.into_iter().zip(ctx.scene.view.dice).filter(|(_, pips)| *pips > 0) {
                @let label = ctx.say(Phrase::new("event-die").with("die", Phrase::name("die", member)).with("pips", pips));
                @let asked = ctx.scene.is_asked() && ctx.scene.subject == Some(&Subject::Place(member));
                span class={ "rolled " (member.word()) @if asked { " asked" } } role="img" data-tip aria-label=(label) { (die::cube(pips)) }
            }
        }
    }
}
