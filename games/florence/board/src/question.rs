//! The bar on top: what is asked, with what is in hand, how much of it is open, and the answers that have no place.

use crate::answers;
use crate::context::{Ctx, own, place_name, question};
use crate::pieces::{arms, guest, sign as noble_sign};
use drawing::{Markup, QuestionBar, html, offers};
use florence::{By, Choice, Noble, Rank};
use kit::Phrase;

/// To be made last, when every other part has taken its answers.
pub(crate) fn bar(ctx: &Ctx<'_>) -> QuestionBar {
    let answers = answers::draw(ctx);
    let plain = offers::question_bar(ctx.scene, &ctx.spots);
    if ctx.scene.over {
        return QuestionBar { sign: shields(ctx, &ctx.scene.standing.winners), title: html! { (ctx.scene.text("board-over")) }, ..plain };
    }
    let asked: Vec<kit::Seat> = ctx.scene.asked.iter().collect();
    let sign = sign(ctx).unwrap_or_else(|| shields(ctx, &asked));
    QuestionBar { sign, title: title(ctx).unwrap_or(plain.title), detail: detail(ctx).unwrap_or_default(), answers }
}

/// Alone one plays purple, not the colour of the first seat.
fn shields(ctx: &Ctx<'_>, seats: &[kit::Seat]) -> Markup {
    html! { @for seat in seats { (arms(ctx, By::Seat(*seat))) } }
}

/// The time stands in the line below.
fn title(ctx: &Ctx<'_>) -> Option<Markup> {
    (question(ctx) == "ask-action").then(|| html! { (ctx.scene.text("board-ask-action")) })
}

/// What the question is about, as a picture.
fn sign(ctx: &Ctx<'_>) -> Option<Markup> {
    let colour = own(ctx)?.families.first()?.colour;
    Some(match question(ctx) {
        "ask-deploy" | "ask-first-deploy" => guest(colour, Rank::Debutante),
        "ask-stride" => {
            let view = ctx.scene.view;
            let member = view.walking.and_then(|w| view.places[w.from.index()].queue.get(usize::from(w.slot).checked_sub(1)?))?;
            guest(member.colour, member.rank)
        }
        "ask-brag" | "ask-retract" => html! { i.i.i-brag {} },
        "ask-guard" => html! { i.i.i-guard {} },
        "ask-ring" | "ask-strozzi-ring" => html! { i.i.i-ring {} },
        "ask-remote-gift" => html! { i.i.i-gift {} },
        "ask-offer" => noble_sign(Noble::Giovanni),
        _ => return None,
    })
}

/// One line below the question: how much is open, and what makes it so.
fn detail(ctx: &Ctx<'_>) -> Option<Markup> {
    let player = own(ctx).filter(|_| ctx.scene.is_asked())?;
    let lit = ctx.scene.offers.iter().filter(|offer| offer.is_legal());
    let count = |is: fn(&Choice) -> bool| lit.clone().filter(|offer| is(&offer.choice)).count() as u8;
    let said = |phrase: Phrase| html! { (ctx.say(phrase)) };
    let lit_places = |more: Markup| {
        let n = count(|choice| matches!(choice, Choice::At(_) | Choice::To(_) | Choice::Ring(_)));
        html! { b { (ctx.say(Phrase::new("board-lit-places").with("n", n))) } " " (more) }
    };
    let keeps = said(Phrase::new("board-time-left").with("n", player.time));
    Some(match question(ctx) {
        "ask-action" => said(Phrase::new("board-action-detail").with("n", player.time)),
        "ask-first-deploy" => lit_places(html! { (ctx.scene.text("board-first-free")) }),
        "ask-deploy" | "ask-stride" | "ask-teleport-to" | "ask-brag" | "ask-retract" => lit_places(keeps),
        "ask-ring" => lit_places(html! {}),
        "ask-guard" => {
            let n = count(|choice| matches!(choice, Choice::Guard(_)));
            html! { b { (ctx.say(Phrase::new("board-lit-shields").with("n", n))) } " " (ctx.say(Phrase::new("draw-guards").with("n", player.guards))) }
        }
        "ask-bonus" => match player.ring {
            Some(place) => said(Phrase::new("board-bonus-detail").with("place", place_name(place))),
            None => return None,
        },
        "ask-offer" => keeps,
        key if key.starts_with("ask-") && count(|choice| matches!(choice, Choice::Member(..))) > 0 => {
            html! { b { (ctx.say(Phrase::new("board-lit-guests").with("n", count(|choice| matches!(choice, Choice::Member(..)))))) } " " (keeps) }
        }
        _ => return None,
    })
}
