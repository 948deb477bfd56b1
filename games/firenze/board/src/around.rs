//! What lies beside the row: the churches, the bag, the pile.

use crate::bricks;
use crate::context::Ctx;
use crate::{card, card_panel};
use drawing::{Markup, html};
use firenze::{Card, Cards, Colour};
use kit::Phrase;

/// Places for church cards (§10.7).
const CHURCHES: usize = 4;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! { div.around { (churches(ctx)) (bag(ctx)) (pile(ctx)) } }
}

fn churches(ctx: &Ctx<'_>) -> Markup {
    let lying: Vec<Card> = ctx.scene.view.churches.iter().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).collect();
    html! {
        div.chs {
            div.h3 role="img" data-tip aria-label=(ctx.scene.text("draw-churches")) { i.i.i-church {} (ctx.scene.text("draw-churches-name")) }
            div class={ "nics n-" (lying.len()) } {
                @for church in &lying {
                    @let key = ctx.told(format!("card-{church}"), || card_panel::held(ctx, *church));
                    div.nic.full.piece.church id={ "ch-" (church) } role="img" data-tip data-inspect=(key) aria-label=(card::about(ctx, *church)) {
                        (card::art(*church)) b { (ctx.card(*church)) } (card::effect(ctx, *church))
                    }
                }
                @for _ in lying.len()..CHURCHES { div.nic {} }
            }
        }
    }
}

/// What the bag still holds, by colour.
fn bag(ctx: &Ctx<'_>) -> Markup {
    let bag = &ctx.scene.view.bag;
    let about = ctx.say(Phrase::new("draw-bag").with("bricks", bricks::named(bag.iter())));
    let key = ctx.told("bag", || card_panel::bag(ctx));
    html! {
        div.bagbox role="img" data-tip data-inspect=(key) aria-label=(about) {
            div.h3 { i.i.i-bag {} (ctx.scene.text("draw-bag-name")) b id="r-bag" data-count { (bag.len()) } }
            div.bns {
                @for colour in Colour::ALL {
                    @let n = bag.of(*colour);
                    // All on one heap, each a piece: what is drawn comes from here, and what is paid goes here.
                    span class={ "bn" @if n == 0 { " z" } } { span.stack { (bricks::block(*colour)) (bricks::pieces("bag", *colour, n)) } b id={ "r-bag-" (colour) } data-count { (n) } }
                }
            }
        }
    }
}

/// How many cards are to come, and how many lie aside.
fn pile(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    let cards = view.start_cards.len() + view.pile.len();
    let mut told = vec![Phrase::new("draw-pile").with("n", cards).with("gone", view.discards.len())];
    told.extend(
        kinds_to_come(ctx).into_iter().map(|(kind, n)| Phrase::new("draw-of-kind").with("kind", Phrase::name("kind", kind)).with("n", n)),
    );
    let key = ctx.told("pile", || card_panel::pile(ctx));
    html! {
        div.pilebox role="img" data-tip data-inspect=(key) aria-label=(ctx.tell(&told)) {
            span.deck { i {} i {} i.top { i.i.i-lily {} } }
            b id="r-pile" data-count { (cards) }
            small { (ctx.scene.text("draw-to-come")) br; (ctx.count("draw-aside", view.discards.len())) }
        }
    }
}

/// How many of each kind are still in the pile: anybody who keeps count knows.
pub(crate) fn kinds_to_come(ctx: &Ctx<'_>) -> Vec<(&'static str, u8)> {
    let view = ctx.scene.view;
    let kinds = ["event", "character", "celebration", "building", "church"].into_iter();
    let of = |pile: &Cards, kind: &str| -> u8 {
        pile.iter().filter(|(card, _)| card::kind_word(ctx.edition(), *card) == kind).map(|(_, n)| n).sum()
    };
    kinds.map(|kind| (kind, of(&view.start_cards, kind) + of(&view.pile, kind))).filter(|(_, n)| *n > 0).collect()
}
