//! Strozzi's ten cards: what each does, which have been turned up, and which are still to come.

use crate::{Ctx, crest_of, figure, icons};
use drawing::context::named;
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use florence::{By, CardColour, Colour, Letter, Noble, StrozziEffect};
use kit::Phrase;

fn letter(letter: Letter) -> usize {
    match letter {
        Letter::A => 0,
        Letter::B => 1,
        Letter::C => 2,
    }
}

fn colour(colour: CardColour) -> Option<Colour> {
    match colour {
        CardColour::Orange => Some(Colour::Orange),
        CardColour::Blue => Some(Colour::Blue),
        CardColour::Least => None,
    }
}

fn effect(effect: StrozziEffect) -> &'static str {
    match effect {
        StrozziEffect::Deploy => "member",
        StrozziEffect::SpendAllAndPass => "last",
        StrozziEffect::Promote => "leader",
        StrozziEffect::Brag => "brag",
        StrozziEffect::PlaceGuard => "shield",
    }
}

pub(crate) fn draw(ctx: &Ctx<'_>, turned: &[u8]) -> Markup {
    let view = ctx.scene.view;
    let letters = ctx.edition().letters(view.round);
    html! {
        (people::crest_at(crest_of(ctx, By::Strozzi), 10.0, 12.0, 20.0))
        (fitted(&ctx.scene.text("strozzi"), "label", 25.0, 16.0, 13.0, 110.0, Anchor::Start))
        (nobles(ctx, letters))
        @for (card, figures) in (1u8..).zip(&ctx.edition().figures.solo.cards) {
            @let (x, y) = (51.0 * f32::from((card - 1) % 5), 26.0 + 49.0 * f32::from((card - 1) / 5));
            @let gone = turned.contains(&card);
            @let state = if gone { "draw-strozzi-turned" } else { "draw-strozzi-to-come" };
            @let told = [ctx.scene.text(&format!("strozzi-{card}")), ctx.scene.text(&format!("draw-strozzi-{card}")), ctx.scene.text(state)];
            (named(None, if gone { "strozzi-card turned" } else { "strozzi-card" }, &told.join(". "), html! {
                rect class="purse" x=(x) y=(y) width="49" height="46" rx="4" {}
                text class="n strozzi-n" x=(x + 7.0) y=(y + 12.0) { (card) }
                @if let Some(target) = figures.target { (icon::at(icons::noble(letters[letter(target)]), x + 34.0, y + 2.0, 13.0)) }
                (icon::at(effect(figures.effect), x + 5.0, y + 20.0, 20.0))
                @if let Some(colour) = figures.colour.and_then(colour) { (people::crest_at(figure::shield(colour), x + 37.0, y + 31.0, 18.0)) }
                @if gone { path class="crossed" d={ "M" (x + 4.0) " " (y + 42.0) "L" (x + 45.0) " " (y + 4.0) } {} }
            }))
        }
    }
}

/// Who A, B and C are in this round.
fn nobles(ctx: &Ctx<'_>, letters: [Noble; 3]) -> Markup {
    let told: Vec<Phrase> = ["A", "B", "C"]
        .into_iter()
        .zip(letters)
        .map(|(letter, noble)| Phrase::new(format!("draw-letter-{}", letter.to_lowercase())).with("noble", Phrase::name("noble", noble)))
        .collect();
    let row = ["A", "B", "C"]
        .into_iter()
        .zip(letters)
        .fold(Row::new(), |row, (letter, noble)| row.text(letter).icon(icons::noble(noble)).gap(0.2));
    named(None, "letters", &ctx.tell(&told), row.draw(254.0, 12.0, 14.0, 110.0, Anchor::End))
}
