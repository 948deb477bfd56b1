//! The bar on top: what is asked, how much of it is open, and the answers that have no place on the table.

use crate::context::{Ctx, goal, in_towns, lit, own};
use crate::{answers, bishop_switch, pieces};
use drawing::{Markup, QuestionBar, html, offers};
use il_vecchio::Choice;
use kit::Phrase;

/// To be made last, when every other part has taken its answers.
pub(crate) fn bar(ctx: &Ctx<'_>) -> QuestionBar {
    let answers = answers::draw(ctx);
    let plain = offers::question_bar(ctx.scene, &ctx.spots);
    if ctx.scene.over {
        return QuestionBar { sign: winners(ctx), title: html! { (winner(ctx)) }, ..plain };
    }
    if !ctx.scene.is_asked() {
        return plain;
    }
    QuestionBar { sign: sign(ctx).unwrap_or(plain.sign), title: title(ctx).unwrap_or(plain.title), detail: detail(ctx), answers }
}

fn winners(ctx: &Ctx<'_>) -> Markup {
    html! { @for seat in &ctx.scene.standing.winners { (pieces::shield(*seat)) } }
}

fn winner(ctx: &Ctx<'_>) -> String {
    let names: Vec<Phrase> = ctx.scene.standing.winners.iter().map(|seat| Phrase::new("name").with("seat", *seat)).collect();
    let key = if names.len() > 1 { "draw-winners" } else { "draw-winner" };
    ctx.say(Phrase::new(key).with("winners", names))
}

fn key<'a>(ctx: &Ctx<'a>) -> &'a str {
    ctx.scene.question.map_or("", |question| question.key.as_ref())
}

/// Where the answers take much room, the question is put in fewer words.
fn title(ctx: &Ctx<'_>) -> Option<Markup> {
    let short = match key(ctx) {
        "ask-turn" => "draw-ask-turn",
        "ask-turn-tiles" => "draw-ask-turn-tiles",
        "ask-double" => "draw-ask-double",
        _ => return None,
    };
    Some(html! { (ctx.scene.text(short)) })
}

/// What the question is about, as a picture.
fn sign(ctx: &Ctx<'_>) -> Option<Markup> {
    let seat = ctx.scene.me()?;
    let icon = |name: &str| html! { i class={ "i i-" (name) } {} };
    Some(match (key(ctx), goal(ctx)) {
        (_, Some(city)) => html! { i class={ "art sil place-town-" (ctx.edition().city_id(city)) } {} },
        ("ask-keep", _) => icon("cards"),
        ("ask-zone" | "ask-may-roll", _) => icon("dice"),
        ("ask-pay-tax", _) => icon("tax"),
        ("ask-yielding", _) => pieces::pawn(seat, true),
        ("ask-claim" | "ask-price" | "ask-pay-followers", _) => icon("region"),
        ("ask-turn" | "ask-place" | "ask-place-anywhere" | "ask-double", _) => pieces::pawn(seat, false),
        _ => return None,
    })
}

/// One line below the question: how much is open, and what the figures mean.
fn detail(ctx: &Ctx<'_>) -> Markup {
    let places = |is: fn(Choice) -> bool| lit(ctx, is) as u8;
    let said = |phrase: Phrase| html! { (ctx.say(phrase)) };
    match key(ctx) {
        "ask-turn" => {
            let (usual, more) = bishop_switch::counts(ctx);
            let open = usual + more;
            let stands = own(ctx).is_some_and(|family| in_towns(family).0 > 0);
            if open == 0 && !stands {
                return said(Phrase::new("draw-nobody-stands"));
            }
            let said = |n: usize| ctx.say(Phrase::new("draw-lit").with("n", n as u8));
            html! {
                @if more > 0 { b.usual { (said(usual)) } b.switched { (said(open)) } } @else { b { (said(open)) } }
                " " (ctx.scene.text("draw-pay-get"))
            }
        }
        "ask-turn-tiles" => {
            said(Phrase::new("draw-tiles-lit").with("n", places(|choice| matches!(choice, Choice::Use(_) | Choice::Reuse(_)))))
        }
        "ask-double" => said(Phrase::new("draw-double-detail")),
        "ask-keep" => said(Phrase::new("draw-keep-detail")),
        "ask-claim" => said(Phrase::new("draw-claim-detail")),
        "ask-yielding" => said(Phrase::new("draw-yielding-detail")),
        "ask-zone" | "ask-place" | "ask-place-anywhere" => {
            html! { b { (ctx.say(Phrase::new("draw-lit").with("n", places(|choice| matches!(choice, Choice::Zone(_) | Choice::Place(_)))))) } }
        }
        _ => html! {},
    }
}
