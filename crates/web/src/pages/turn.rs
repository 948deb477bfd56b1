//! Every answer as a button, in words: for the keyboard, for screen readers, and for whoever would rather read than look.

use super::update::PartSource;
use super::{advice, end_turn};
use kit::{Phrase, Seat, Turn};
use maud::{Markup, html};
use shelf::{Offer, Reason};
use store::Stage;

/// More refused answers than these tell nobody anything.
const MOST_OFFERS: usize = 1500;
const MOST_REFUSED: usize = 60;

pub fn part(source: &PartSource<'_>) -> Markup {
    let PartSource { snapshot, perspective, words, .. } = source;
    let own = perspective.through.filter(|seat| snapshot.asked().contains(*seat));
    html! {
        section #p-turn aria-label=(words.text("site-answers")) {
            @match (snapshot.stage, own) {
                (Stage::Over, _) => p class="status over" {
                    (words.text(if snapshot.table.turn() == Turn::Over { "site-over" } else { "site-aborted" }))
                },
                // Nothing is left to answer: the word that ends the turn stands in the bar.
                (_, Some(seat)) if snapshot.ending == Some(seat) => p.status.mine { (end_turn::sentence(source, seat)) },
                (_, Some(seat)) => {
                    p.status.mine { (words.text("site-your-turn")) }
                    (advice::door(source, seat))
                    (answers(source, seat))
                },
                _ => p.status { (words.text("site-not-asked")) },
            }
        }
    }
}

fn answers(source: &PartSource<'_>, seat: Seat) -> Markup {
    let PartSource { snapshot, words, .. } = source;
    let offers = snapshot.table.offers(seat);
    let (possible, refused): (Vec<Offer>, Vec<Offer>) = offers.into_iter().take(MOST_OFFERS).partition(|offer| offer.refused.is_none());
    html! {
        form.answers method="post" action={ "/t/" (source.id()) "/answer" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="question" value=(snapshot.question);
            ol { @for offer in &possible { li { button name="answer" value=(offer.text) { (words.say(&offer.phrase, &source.names)) } } } }
        }
        @if !refused.is_empty() {
            details.refused id="refused" {
                summary { (words.tell(&Phrase::new("site-refused").with("n", refused.len() as i64))) }
                ul { @for offer in refused.iter().take(MOST_REFUSED) { (refusal(source, offer)) } }
            }
        }
    }
}

fn refusal(source: &PartSource<'_>, offer: &Offer) -> Markup {
    let words = source.words;
    let why = offer.refused.as_ref();
    html! {
        li {
            (words.say(&offer.phrase, &source.names))
            @if let Some(why) = why {
                span.why {
                    @if let Reason::Phrase(phrase) = &why.reason { (words.say(phrase, &source.names)) }
                    @if !why.rule.is_empty() { " " a href={ "/rules/" (source.snapshot.title.id) "#r" (why.rule) } target="_blank" { "§" (why.rule) } }
                }
            }
        }
    }
}
