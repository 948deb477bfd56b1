//! Answers in words: the tray on the board and the list beside it.

use crate::{Places, Scene};
use kit::{Game, Phrase, Seat};
use maud::{Markup, html};

/// The tray: what is asked, and a button for each answer that has no place elsewhere in the drawing. It is never missing, so that the
/// board does not jump when a question comes.
pub fn tray<G: Game>(scene: &Scene<'_, G>, places: &Places<'_, G>) -> Markup {
    let rest = places.rest();
    html! {
        section class="tray" aria-live="polite" {
            (question(scene))
            @if !rest.is_empty() {
                div class="answers" { @for (_, place) in &rest { (place.button("", html! { (place.label()) })) } }
            }
        }
    }
}

/// What is asked and of whom, in a sentence.
pub fn question<G: Game>(scene: &Scene<'_, G>) -> Markup {
    question_by(scene, |seat| seat)
}

/// The same where a seat has the shield of another. Questions say "you": who is not asked hears whom we wait for, and what that one was
/// asked as a quotation.
pub fn question_by<G: Game>(scene: &Scene<'_, G>, shield: impl Fn(Seat) -> Seat) -> Markup {
    let asked: Vec<Seat> = scene.asked.iter().collect();
    let said = scene.question.map(|question| scene.say(question));
    html! {
        p class={ "question" @if scene.is_asked() { " mine" } } {
            @for seat in &asked { (crate::people::crest(shield(*seat), 18)) " " }
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
