//! Whose turn it is, what is asked, every answer as a button, taking back, the bots' pace.

use super::scores;
use super::update::Sight;
use crate::store::Stage;
use crate::table::Pace;
use kit::{Phrase, Seat, Turn};
use maud::{Markup, html};
use shelf::{Offer, Reason};

/// More refused answers than these tell nobody anything.
const MOST_OFFERS: usize = 1500;
const MOST_REFUSED: usize = 60;

pub fn part(sight: &Sight<'_>) -> Markup {
    let Sight { seated, words, .. } = sight;
    html! {
        section #p-turn aria-label=(words.text("site-turn")) {
            @match seated.stage {
                Stage::Gathering => { p.status { (words.text("site-waits-for-people")) } }
                Stage::Over => { (over(sight)) }
                Stage::Playing => { (playing(sight)) }
            }
        }
    }
}

fn playing(sight: &Sight<'_>) -> Markup {
    let Sight { seated, glass, words, .. } = sight;
    let asked = seated.asked();
    let own = glass.through.filter(|seat| asked.contains(*seat));
    let covered: Vec<Seat> =
        if glass.is_shared() && own.is_none() { asked.iter().filter(|s| glass.held.contains(*s)).collect() } else { vec![] };
    let waiting: Vec<String> = asked.iter().map(|seat| sight.name(seat).to_string()).collect();
    html! {
        @if let Some(seat) = own {
            p.status.mine { span.turn-of { @if glass.is_shared() { (sight.name(seat)) } @else { (words.text("site-your-turn")) } } }
            @if let Some(question) = seated.table.question(seat) { p.question { (words.say(&question, &sight.names)) } }
            (answers(sight, seat))
        } @else if !covered.is_empty() {
            (curtain(sight, &covered))
        } @else {
            p.status { span.turn-of { (words.text("site-turn-of")) " " (waiting.join(", ")) } }
            @if let Some(question) = asked.iter().next().and_then(|seat| seated.table.question(seat)).filter(|_| asked.len() == 1 && glass.held.is_empty()) {
                // Who only watches is not asked: it is quoted.
                p.question { q { (words.say(&question, &sight.names)) } }
            }
        }
        div.deeds { (undo(sight)) (pace(sight)) }
    }
}

/// Between two people at one screen: nothing of a hand is shown until the right one says so.
fn curtain(sight: &Sight<'_>, asked: &[Seat]) -> Markup {
    let words = sight.words;
    html! {
        div.curtain {
            @for seat in asked {
                p.status.mine { (words.say(&Phrase::new("site-pass-screen").with("seat", *seat), &sight.names)) }
                a.button.primary href={ "/t/" (sight.id()) "?lift=" (seat) } id={ "lift-" (seat) } {
                    (words.say(&Phrase::new("site-lift").with("seat", *seat), &sight.names))
                }
            }
        }
    }
}

fn answers(sight: &Sight<'_>, seat: Seat) -> Markup {
    let Sight { seated, words, .. } = sight;
    let offers = seated.table.offers(seat, MOST_OFFERS);
    let (possible, refused): (Vec<Offer>, Vec<Offer>) = offers.into_iter().partition(|offer| offer.refused.is_none());
    html! {
        form.answers method="post" action={ "/t/" (sight.id()) "/answer" } {
            input type="hidden" name="seat" value=(seat.0);
            input type="hidden" name="ply" value=(seated.question_ply());
            h2.unseen { (words.text("site-answers")) }
            ul {
                @for offer in &possible {
                    li { button name="answer" value=(offer.text) id={ "a-" (offer.text.replace(' ', "_")) } { (words.say(&offer.phrase, &sight.names)) } }
                }
            }
        }
        @if !refused.is_empty() {
            details.refused id="refused" {
                summary { (words.tell(&Phrase::new("site-refused").with("n", refused.len() as i64))) }
                ul { @for offer in refused.iter().take(MOST_REFUSED) { (refusal(sight, offer)) } }
            }
        }
    }
}

fn refusal(sight: &Sight<'_>, offer: &Offer) -> Markup {
    let words = sight.words;
    let why = offer.refused.as_ref();
    html! {
        li {
            (words.say(&offer.phrase, &sight.names))
            @if let Some(why) = why {
                span.why {
                    @if let Reason::Phrase(phrase) = &why.reason { (words.say(phrase, &sight.names)) }
                    @if !why.rule.is_empty() { " " a href={ "/rules/" (sight.sitting.title.id) "#r" (why.rule) } target="_blank" { "§" (why.rule) } }
                }
            }
        }
    }
}

/// Whether a seat could take something back is tried on a copy, so that the button says why not.
fn undo(sight: &Sight<'_>) -> Markup {
    let Sight { seated, glass, words, .. } = sight;
    let seats: Vec<Seat> = match glass.through {
        Some(seat) => vec![seat],
        None => glass.held.iter().collect(),
    };
    let ply = seated.table.ply();
    html! {
        @for seat in seats {
            @let tried = seated.table.at(ply).undo(seat, false);
            @if tried.is_ok() || glass.through == Some(seat) {
                form.undo method="post" action={ "/t/" (sight.id()) "/undo" } {
                    input type="hidden" name="seat" value=(seat.0);
                    input type="hidden" name="ply" value=(ply);
                    @if let Err(no) = &tried {
                        span.no-undo { (words.say(&no.phrase(), &sight.names)) }
                    } @else {
                        @if glass.is_shared() { span { (sight.name(seat)) ": " } }
                        button name="what" value="answer" id="undo-answer" { (words.text("site-undo-answer")) }
                        button name="what" value="turn" id="undo-turn" { (words.text("site-undo-turn")) }
                    }
                }
            }
        }
    }
}

fn pace(sight: &Sight<'_>) -> Markup {
    let Sight { seated, glass, words, .. } = sight;
    if glass.held.is_empty() || !seated.places.iter().any(|place| place.is_bot()) {
        return html! {};
    }
    let bot_asked = seated.asked().iter().any(|seat| seated.places.get(seat.index()).is_some_and(|place| place.is_bot()));
    html! {
        div.pace {
            form.speed method="post" action={ "/t/" (sight.id()) "/pace" } {
                label { span { (words.text("site-pace")) }
                    select name="pace" id="pace" {
                        @for pace in Pace::ALL { option value=(pace.id()) selected[pace == seated.pace] { (words.text(&format!("pace-{}", pace.id()))) } }
                    }
                }
                noscript { button { "OK" } }
            }
            form method="post" action={ "/t/" (sight.id()) "/skip" } { button disabled[!bot_asked] id="skip" { (words.text("site-skip-bots")) } }
        }
    }
}

fn over(sight: &Sight<'_>) -> Markup {
    let Sight { seated, glass, words, .. } = sight;
    let scores = seated.table.scores(glass.viewer());
    let winners: Vec<String> = scores.winners.iter().map(|seat| sight.name(*seat).to_string()).collect();
    html! {
        p.status.over {
            @if seated.table.turn() != Turn::Over { (words.text("site-aborted")) }
            @else if winners.is_empty() { (words.text("site-nobody-wins")) }
            @else { (words.text("site-winner")) " " strong { (winners.join(", ")) } }
        }
        div.final { (scores::table(&scores, &sight.names, words)) }
        p.deeds {
            a.button href={ "/t/" (sight.id()) "/replay/0" } { (words.text("site-replay")) }
            a.button href={ "/t/" (sight.id()) "/record" } { (words.text("site-download")) }
            a.button.primary href={ "/new?game=" (sight.sitting.title.id) "&seats=" (seated.places.len()) } { (words.text("site-again")) }
        }
    }
}
