//! Who sits where, seats to be had, and what people say.

use super::update::Sight;
use crate::limits;
use crate::routes::usual_level;
use crate::table::{Holder, Place};
use bots::Level;
use kit::Seat;
use maud::{Markup, html};

pub fn part(sight: &Sight<'_>) -> Markup {
    let places = (0..).map(Seat).zip(&sight.seated.places);
    html! { div #p-people { ul.people { @for (seat, place) in places { (one(sight, seat, place)) } } } }
}

fn one(sight: &Sight<'_>, seat: Seat, place: &Place) -> Markup {
    let Sight { seated, glass, words, sitting, .. } = sight;
    let sits = !glass.held.is_empty();
    let here = sitting.is_present(seat);
    let state = match place.holder {
        Holder::Anybody => words.text("site-free-for-anybody"),
        Holder::Invited => words.text("site-waits-for-friend"),
        Holder::Bot(level) => format!("{}: {}", words.text("site-bot"), words.text(&format!("level-{}", level.id()))),
        Holder::Person if place.away => words.text("site-left"),
        Holder::Person if here => words.text("site-here"),
        Holder::Person => words.text("site-not-here"),
    };
    html! {
        li.asked[seated.asked().contains(seat)] {
            (drawing::people::crest(seat, 20)) " "
            strong { (sight.name(seat)) } " "
            span.presence.here[here || place.is_bot()] { (state) }
            @match place.holder {
                Holder::Anybody if !sits => (sit(sight, seat)),
                Holder::Invited if sits => (link(sight, place, "site-invite", None)),
                Holder::Person if glass.held == kit::Seats::one(seat) => {
                    details id={ "own-" (seat) } { summary { (words.text("site-other-device")) } (link(sight, place, "site-own-link", None)) }
                },
                _ => {}
            }
            @let leaver = place.holder == Holder::Person && !glass.held.contains(seat) && (place.away || !here);
            @if sits && (place.holder.is_free() || leaver) { (to_bot(sight, seat)) }
        }
    }
}

fn sit(sight: &Sight<'_>, seat: Seat) -> Markup {
    let words = sight.words;
    html! {
        form.sit method="post" action={ "/t/" (sight.id()) "/sit" } {
            input type="hidden" name="seat" value=(seat.0);
            input name="name" maxlength=(limits::NAME) id={ "name-" (seat) } aria-label=(words.text("site-your-name")) placeholder=(words.text("site-your-name"));
            button.primary { (words.text("site-sit-down")) }
        }
    }
}

/// The links that are still to be sent, for those who sit at the table.
pub fn invitations(sight: &Sight<'_>) -> Markup {
    let places = (0..).map(Seat).zip(&sight.seated.places);
    let invited = places.filter(|(_, place)| place.holder == Holder::Invited && !sight.glass.held.is_empty());
    html! { @for (seat, place) in invited { (link(sight, place, "site-invite", Some(seat))) } }
}

/// A link to a seat; the script fills in the site's own address and copies it.
fn link(sight: &Sight<'_>, place: &Place, key: &str, seat: Option<Seat>) -> Markup {
    let path = format!("/t/{}/sit/{}", sight.id(), place.invite);
    html! {
        p.link { label { (sight.words.text(key)) @if let Some(seat) = seat { " (" (sight.name(seat)) ")" } " " input.copy readonly value=(path) data-path=(path); } }
    }
}

fn to_bot(sight: &Sight<'_>, seat: Seat) -> Markup {
    let words = sight.words;
    html! {
        form.to-bot method="post" action={ "/t/" (sight.id()) "/bot" } {
            input type="hidden" name="seat" value=(seat.0);
            select name="level" aria-label=(words.text("site-level")) id={ "level-" (seat) } {
                @for level in Level::ALL { option value=(level.id()) selected[*level == usual_level()] { (words.text(&format!("level-{}", level.id()))) } }
            }
            button { (words.text("site-give-to-bot")) }
        }
    }
}

/// What was said, oldest first.
pub fn chat(sight: &Sight<'_>) -> Markup {
    const SHOWN: usize = 50;
    let said = &sight.seated.said;
    html! {
        div #p-chat role="log" aria-label=(sight.words.text("site-chat")) {
            @if said.is_empty() { p.hint { (sight.words.text("site-chat-empty")) } }
            @for said in said.iter().skip(said.len().saturating_sub(SHOWN)) {
                p id={ "said-" (said.at) "-" (said.ply) } {
                    @if let Some(seat) = said.seat { (drawing::people::crest(seat, 14)) " " }
                    strong { (said.name) } ": " (said.words)
                    @if said.seat.is_none() { span.hint { " (" (sight.words.text("site-spectator")) ")" } }
                }
            }
        }
    }
}
