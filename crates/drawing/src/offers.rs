//! Answers in words: the tray on the board and the list beside it.

use crate::{AnswerSpots, QuestionBar, Scene};
use kit::{Game, Phrase, Seat};
use maud::{Markup, html};

/// The tray: what is asked, and a button for each answer that has no spot elsewhere in the drawing. It is never missing, so that the
/// board does not jump when a question comes.
pub fn tray<G: Game>(scene: &Scene<'_, G>, spots: &AnswerSpots<'_, G>) -> Markup {
    let rest = spots.rest();
    html! {
        section class="tray" aria-live="polite" {
            (question(scene))
            @if !rest.is_empty() {
                div class="answers" { @for (_, spot) in &rest { (spot.button("", html! { (spot.label()) })) } }
            }
        }
    }
}

/// The bar for a board whose question needs no sign and no detail of its own. To be made last, when every other part has taken its answers.
pub fn question_bar<G: Game>(scene: &Scene<'_, G>, spots: &AnswerSpots<'_, G>) -> QuestionBar {
    QuestionBar {
        sign: html! { @for seat in scene.asked.iter() { i class={ "shield " (crate::people::class(seat)) } {} } },
        title: asked(scene),
        detail: Markup::default(),
        answers: html! { @for (_, spot) in spots.rest() { (spot.button("btn", html! { (spot.label()) })) } },
    }
}

/// What is asked and of whom, in a sentence.
pub fn question<G: Game>(scene: &Scene<'_, G>) -> Markup {
    question_by(scene, |seat| seat)
}

/// The same where a seat has the shield of another. Questions say "you": who is not asked hears whom we wait for, and what that one was
/// asked as a quotation.
pub fn question_by<G: Game>(scene: &Scene<'_, G>, shield: impl Fn(Seat) -> Seat) -> Markup {
    html! {
        p class={ "question" @if scene.is_asked() { " mine" } } {
            @for seat in scene.asked.iter() { (crate::people::crest(shield(seat), 18)) " " }
            (asked(scene))
        }
    }
}

/// The sentence alone.
fn asked<G: Game>(scene: &Scene<'_, G>) -> Markup {
    let asked: Vec<Seat> = scene.asked.iter().collect();
    let said = scene.question.map(|question| scene.say(question));
    html! {
        @match (&asked[..], said) {
            (_, Some(said)) if scene.is_asked() => (said),
            ([one], Some(said)) => { (scene.say(&Phrase::new("asked-of").with("seat", *one))) " " q { (said) } },
            ([], said) => (said.unwrap_or_default()),
            (several, _) => {
                (scene.text("waiting-for")) " " b { @for (nth, seat) in several.iter().enumerate() { @if nth > 0 { ", " } (scene.name(*seat)) } }
            },
        }
    }
}

/// The list of all answers beside the board, for keyboard and screen reader. Its buttons submit a form; they stand outside the board.
pub fn list<G: Game>(scene: &Scene<'_, G>) -> Markup {
    html! {
        ul class="offer-list" {
            @for offer in scene.offers {
                li {
                    @match offer.why {
                        None => button type="submit" name="answer" value=(offer.text) { (scene.say(&offer.phrase)) },
                        Some(why) => span class="refused" { (scene.say(&offer.phrase)) " " small { (scene.say(&why.phrase())) " §" (why.rule) } },
                    }
                }
            }
        }
    }
}
