//! The viewer's cards. What can be played and what can be discarded are two places.

use crate::context::Ctx;
use crate::{card, card_panel, icons};
use drawing::{Markup, answer_spots, html};
use firenze::view::PlayerView;
use firenze::{Card, Choice};
use kit::{Phrase, Seat};

pub(crate) fn draw(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let cards: Vec<(Card, u8)> = player.cards.iter().flat_map(|(card, n)| (0..n).map(move |copy| (card, copy))).collect();
    let limit = usize::from(ctx.edition().card_limit);
    html! {
        div.h3.yours { (ctx.scene.text("draw-your-cards")) small class=[(cards.len() > limit).then_some("over")] { (ctx.say(Phrase::new("draw-some-of").with("n", cards.len() as u8).with("limit", ctx.edition().card_limit))) } }
        div class={ "hand" @if cards.len() > limit { " many" } } {
            @for (held, copy) in &cards { (one(ctx, seat, player, *held, *copy)) }
            @for _ in cards.len()..limit { div.hc.none {} }
        }
    }
}

fn one(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView, held: Card, copy: u8) -> Markup {
    let first = copy == 0;
    let play = if first { ctx.take(&[Choice::Play(held), Choice::Ignore(held), Choice::Shed(held)]) } else { None };
    let drop = if first { ctx.take(&[Choice::Drop(held)]) } else { None };
    let (body, corner) = match (play, drop) {
        (None, drop) => (drop, None),
        (play, drop) => (play, drop),
    };
    let word = body.as_ref().filter(|spot| spot.is_legal()).map(|_| verb(ctx, held));
    let kind = card::kind_word(ctx.edition(), held);
    let key = ctx.told(format!("card-{held}"), || card_panel::held(ctx, held));
    let dim = if body.as_ref().is_some_and(|spot| !spot.is_legal()) { " dim" } else { "" };
    html! {
        div.piece.held id={ "h-" (seat.0) "-" (held) "-" (copy) } data-motion="card" {
            (answer_spots::place(body, &format!("hc {kind}{dim}"), &about(ctx, player, held), Some(&key), html! {
                (card::art(held))
                span.tx {
                    b { i class={ "i i-" (icons::kind(ctx.edition().card(held).kind)) } {} span { (ctx.card(held)) } }
                    span.fx {
                        @match worth(ctx, player, held) {
                            Some(worth) => { (card::figures(ctx.edition(), held)) span.n.worth { "= " (worth) i.i.i-vp {} } },
                            None => (card::effect(ctx, held)),
                        }
                    }
                }
                @if let Some(word) = word { em { (word) } }
            }))
            @if let Some(corner) = corner { (corner.place("corner", None, html! { i.i.i-no {} span { (ctx.scene.text("draw-discard")) } })) }
        }
    }
}

/// What a click on it does.
fn verb(ctx: &Ctx<'_>, card: Card) -> String {
    let legal = |choice: Choice| ctx.spots.is_legal(choice);
    ctx.scene.text(if legal(Choice::Play(card)) {
        "draw-play"
    } else if legal(Choice::Ignore(card)) {
        "draw-ignore"
    } else {
        "draw-discard"
    })
}

/// A celebration also says what it would count now.
fn worth(ctx: &Ctx<'_>, player: &PlayerView, card: Card) -> Option<i16> {
    let found = player.celebrations.iter().find(|(held, _)| *held == card).filter(|_| !ctx.scene.over);
    found.map(|(_, worth)| *worth)
}

fn about(ctx: &Ctx<'_>, player: &PlayerView, card: Card) -> String {
    let about = card::about(ctx, card).to_string();
    match worth(ctx, player, card) {
        Some(worth) => format!("{about}. {}", ctx.count("draw-worth", worth)),
        None => about,
    }
}
