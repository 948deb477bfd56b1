//! Palla Strozzi's ten cards: what each does, which have been turned up, and which are still to come (§12, §13).

use crate::context::{Ctx, class_of};
use crate::inspections::strozzi_key;
use crate::pieces::{guest, sign};
use drawing::{Markup, html};
use florence::{CardColour, Colour, Letter, Noble, PlayerView, Rank, StrozziEffect, StrozziFigures};
use kit::Phrase;

const LETTERS: [(Letter, &str); 3] = [(Letter::A, "A"), (Letter::B, "B"), (Letter::C, "C")];

/// Who a letter means in this round (§12.7).
fn noble_of(ctx: &Ctx<'_>, letter: Letter) -> Noble {
    let letters = ctx.edition().letters(ctx.scene.view.round);
    let nth = LETTERS.iter().position(|(other, _)| *other == letter).unwrap_or(0);
    letters[nth]
}

/// The letters of a noble, where Strozzi plays.
pub(crate) fn letters(ctx: &Ctx<'_>, noble: Noble) -> Option<String> {
    ctx.scene.view.strozzi.as_ref()?;
    let his: String = LETTERS.iter().filter(|(letter, _)| noble_of(ctx, *letter) == noble).map(|(_, word)| *word).collect();
    (!his.is_empty()).then_some(his)
}

pub(crate) fn colour(figures: &StrozziFigures) -> Option<Colour> {
    match figures.colour? {
        CardColour::Orange => Some(Colour::Orange),
        CardColour::Blue => Some(Colour::Blue),
        CardColour::Least => None,
    }
}

/// His plan: the deck, card by card.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let Some(turned) = &ctx.scene.view.strozzi else { return html! {} };
    let left = ctx.edition().figures.solo.cards.len().saturating_sub(turned.len());
    html! {
        div.plan {
            h3 { (ctx.scene.text("board-strozzi-plan")) " " small { (ctx.say(Phrase::new("board-strozzi-left").with("n", left as u8))) } }
            div.deck { @for (number, figures) in (1u8..).zip(&ctx.edition().figures.solo.cards) { (card(ctx, number, figures, turned.contains(&number))) } }
        }
    }
}

fn card(ctx: &Ctx<'_>, number: u8, figures: &StrozziFigures, gone: bool) -> Markup {
    let state = if gone { "draw-strozzi-turned" } else { "draw-strozzi-to-come" };
    let told = [ctx.scene.text(&format!("strozzi-{number}")), ctx.scene.text(&format!("draw-strozzi-{number}")), ctx.scene.text(state)];
    let target = figures.target.map(|letter| noble_of(ctx, letter));
    html! {
        div class={ "plot" @if gone { " turned" } } role="img" data-tip data-inspect=(strozzi_key(number)) aria-label=(told.join(". ")) {
            i class={ "art s-strozzi-" (number) } {}
            b { (number) }
            span.what { @if let Some(noble) = target { (sign(noble)) } (effect(figures)) }
        }
    }
}

fn effect(figures: &StrozziFigures) -> Markup {
    html! {
        @match (figures.effect, colour(figures)) {
            (StrozziEffect::Deploy, Some(colour)) => (guest(colour, Rank::Debutante)),
            (StrozziEffect::Deploy, None) => { (guest(Colour::Orange, Rank::Debutante)) (guest(Colour::Blue, Rank::Debutante)) },
            (StrozziEffect::SpendAllAndPass, _) => i.i.i-time {},
            (StrozziEffect::Promote, _) => i.i.i-up {},
            (StrozziEffect::Brag, colour) => i class={ "i m-brag " (class_of(colour.unwrap_or(Colour::Orange))) } {},
            (StrozziEffect::PlaceGuard, _) => i.i.m-guard.grey {},
        }
    }
}

/// His brag markers by colour: what card 7 hangs on (§13.10).
pub(crate) fn markers(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.goods.by-colour {
            @for family in &player.families {
                @let about = Phrase::new("board-markers-of").with("colour", Phrase::name("colour", family.colour)).with("n", family.markers);
                span.good role="img" data-tip aria-label=(ctx.say(about)) { i class={ "i m-brag " (class_of(family.colour)) } {} b { (family.markers) } }
            }
        }
    }
}
