//! The scandal cards of the viewer: the card plays it, its foot discards it for time (§7.4).

use crate::context::Ctx;
use crate::inspections::{card_key, discard_key};
use crate::pieces::{sign, time};
use drawing::{Markup, answer_spots, html};
use florence::{Choice, Cost, Kind, PlayerView};
use kit::Phrase;

pub(crate) fn draw(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let cards = held(player);
    let limit = usize::from(ctx.edition().figures.scandal.hand_limit);
    html! {
        div class={ "handcol n" (cards.len()) } {
            h3 { (ctx.scene.text("board-hand")) " " small { (ctx.say(Phrase::new("board-hand-of").with("n", cards.len() as u8).with("most", limit as u8))) } }
            div.hand {
                @for (kind, copy) in &cards { (card(ctx, *kind, *copy)) }
                @for _ in cards.len()..limit { div.void {} }
            }
        }
    }
}

/// Each card, and which copy of its kind it is.
pub(crate) fn held(player: &PlayerView) -> Vec<(Kind, u8)> {
    player.hand.iter().flatten().flat_map(|(kind, n)| (0..*n).map(move |copy| (*kind, copy))).collect()
}

fn card(ctx: &Ctx<'_>, kind: Kind, copy: u8) -> Markup {
    let noble = ctx.edition().noble_of[kind.index()];
    let about =
        ctx.keep(kind.word(), || vec![Phrase::name("card", kind), Phrase::name("noble", noble), Phrase::new(format!("card-{kind}-about"))]);
    // Copies are alike: an answer has one place.
    let (play, discard) = if copy == 0 { (ctx.take(&[Choice::Play(kind)]), ctx.take(&[Choice::Discard(kind)])) } else { (None, None) };
    let refused = if play.as_ref().is_some_and(|spot| !spot.is_legal()) { " dim" } else { "" };
    let told = discard.as_ref().map(|_| discard_key(kind));
    let gain = ctx.edition().figures.scandal.discard_time;
    html! {
        div class={ "piece card " (noble) } id={ "h-" (kind) "-" (copy) } {
            (answer_spots::place(play, &format!("face{refused}"), &about, Some(&card_key(kind)), html! {
                b.nm { (ctx.say(Phrase::name("card", kind))) }
                i class={ "art s-" (kind) } {}
                span.cost { (price(ctx, kind)) }
                span.does { (ctx.say(Phrase::name("board-card", kind))) }
            }))
            (answer_spots::place(discard, "off", &ctx.scene.text("draw-discard"), told.as_deref(), html! { (sign(noble)) (time(format!("+{gain}"))) }))
        }
    }
}

/// What playing it costs, with a sign.
pub(crate) fn price(ctx: &Ctx<'_>, kind: Kind) -> Markup {
    match ctx.edition().cost_of[kind.index()] {
        Cost::Time(n) => time(format!("−{n}")),
        Cost::Gain(n) => time(format!("+{n}")),
        Cost::GiftPrice => html! { span.n { i.i.i-gift {} i.i.i-time {} } },
    }
}
