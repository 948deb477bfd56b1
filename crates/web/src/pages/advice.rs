//! The coach's slip: what a strong bot would answer, and a word before an answer that throws much away. The script shows it, lights its answers on
//! the table, and asks twice where a warning stands.

use super::update::PartSource;
use kit::{Phrase, Seat};
use maud::{Markup, html};
use shelf::Offer;
use tables::{AdviceFor, Advised, AdvisedAnswer};
use words::Words;

/// So many answers are told.
const TOLD: usize = 3;

/// The coach warns of an answer that costs at least this many points, and at least this part of the points that are expected.
const MUCH: f32 = 4.0;
const MUCH_OF_ALL: f32 = 0.1;

/// The person who looks and is asked, if advice is allowed here.
fn own(source: &PartSource<'_>) -> Option<Seat> {
    let own = source.perspective.through.filter(|seat| source.perspective.held.contains(*seat));
    own.filter(|seat| source.snapshot.may_be_advised(*seat))
}

pub fn part(source: &PartSource<'_>) -> Markup {
    let Some(seat) = own(source) else { return html! { aside #p-advice hidden {} } };
    let words = source.words;
    let advice = source.snapshot.advice.as_deref().filter(|advice| advice.seat == seat);
    let told = advice.map(|advice| advice.thought.as_ref());
    let shown = advice.is_some_and(|advice| advice.why == AdviceFor::Question);
    html! {
        aside #p-advice.advice hidden[!shown] data-seat=(seat.0) data-question=(source.snapshot.question) aria-label=(words.text("site-coach"))
            data-thought=[told.flatten().map(|_| "")] {
            h2 { (words.text("site-coach")) }
            @match told {
                None => {},
                Some(None) => p.thinks { i {} i {} i {} " " (words.text("site-advice-thinks")) },
                Some(Some(advised)) => (answered(source, advised)),
            }
            button.btn.main type="button" hidden data-advice="anyway" { (words.text("site-advice-anyway")) }
            button.btn type="button" data-advice="closed" { (words.text("site-close")) }
            button.btn type="button" data-advice="off" { (words.text("site-coach-off")) }
        }
    }
}

fn answered(source: &PartSource<'_>, advised: &Advised) -> Markup {
    let words = source.words;
    let Some((best, others)) = advised.answers.split_first() else { return html! { p { (words.text("site-advice-none")) } } };
    let labels = Labels::of(source);
    let much = MUCH.max(advised.points * MUCH_OF_ALL);
    html! {
        ol.told {
            li data-advised=(best.answer) { b { (labels.of_answer(best)) } }
            @for answer in others.iter().take(TOLD - 1) {
                li data-advised=(answer.answer) { (labels.of_answer(answer)) " " span { "· " (difference(words, answer)) } }
            }
        }
        @for answer in others.iter().filter(|answer| answer.loss >= much) {
            p.warning hidden data-warned=(answer.answer) {
                (words.tell(&Phrase::new("site-advice-warning").with("n", whole(answer.loss)))) " " b { (labels.of_answer(best)) }
            }
        }
    }
}

/// "about as good", or by how much less.
fn difference(words: &Words, answer: &AdvisedAnswer) -> String {
    match whole(answer.loss) {
        0 => words.text("site-advice-as-good"),
        n => words.tell(&Phrase::new("site-advice-less").with("n", n)),
    }
}

/// Points are told as people count them.
fn whole(points: f32) -> i64 {
    points.round() as i64
}

/// The answers as the list of answers has them.
struct Labels<'a> {
    source: &'a PartSource<'a>,
    offers: Vec<Offer>,
}

impl<'a> Labels<'a> {
    fn of(source: &'a PartSource<'a>) -> Labels<'a> {
        Labels { source, offers: source.perspective.through.map(|seat| source.snapshot.table.offers(seat)).unwrap_or_default() }
    }

    fn of_answer(&self, answer: &AdvisedAnswer) -> String {
        let offer = self.offers.iter().find(|offer| offer.text == answer.answer);
        offer.map_or_else(|| answer.answer.clone(), |offer| self.source.words.say(&offer.phrase, &self.source.names))
    }
}

/// Where advice is asked for: above the list of answers.
pub fn door(source: &PartSource<'_>, seat: Seat) -> Markup {
    let words = source.words;
    html! {
        @if own(source) == Some(seat) {
            form.ask-advice method="post" action={ "/t/" (source.id()) "/advice" } {
                input type="hidden" name="seat" value=(seat.0);
                input type="hidden" name="question" value=(source.snapshot.question);
                button.btn id="ask-advice" { (words.text("site-advice-ask")) }
            }
        }
    }
}
