//! Who sits where, seats to be had, and what people say.

use super::pieces::shield;
use super::rematch;
use super::update::PartSource;
use crate::limits;
use crate::routes::usual_level;
use bots::Level;
use kit::{Phrase, Seat};
use maud::{Markup, html};
use store::{DiaryLine, DiaryNote, Holder, SeatRecord, Stage};

pub fn part(source: &PartSource<'_>) -> Markup {
    let PartSource { snapshot, perspective, words, .. } = source;
    let seats = (0..).map(Seat).zip(&snapshot.seats);
    let all_taken = snapshot.stage == Stage::Gathering && !snapshot.seats.iter().any(|seat| seat.holder.is_free());
    html! {
        div #p-people {
            ul.people { @for (seat, record) in seats { (one(source, seat, record)) } }
            @if all_taken && !perspective.held.is_empty() {
                form.begin method="post" action={ "/t/" (source.id()) "/begin" } {
                    p.hint { (words.text("site-begin-hint")) }
                    button.primary { (words.text("site-begin")) }
                }
            }
        }
    }
}

fn one(source: &PartSource<'_>, seat: Seat, place: &SeatRecord) -> Markup {
    let PartSource { snapshot, perspective, words, .. } = source;
    let sits = !perspective.held.is_empty();
    let here = snapshot.present.contains(seat);
    let state = match place.holder {
        Holder::Anybody => words.text("site-free-for-anybody"),
        Holder::Invited => words.text("site-waits-for-friend"),
        Holder::Bot(level) if place.resigned => {
            format!(
                "{}, {}{}{}",
                words.text("site-resigned"),
                words.text("site-bot"),
                words.colon(),
                words.text(&format!("level-{}", level.id()))
            )
        }
        Holder::Bot(level) => format!("{}{}{}", words.text("site-bot"), words.colon(), words.text(&format!("level-{}", level.id()))),
        Holder::Person if place.away => words.text("site-left"),
        Holder::Person if here => words.text("site-here"),
        Holder::Person => words.text("site-not-here"),
    };
    html! {
        li.asked[snapshot.asked().contains(seat)] {
            (shield(seat)) " "
            strong { (source.name(seat)) } " "
            span.presence.here[here || place.holder.is_bot()] { (state) }
            @match place.holder {
                Holder::Anybody if !sits => (sit(source, seat)),
                Holder::Invited if perspective.reserved.contains(seat) => (rematch::take_seat(source, seat)),
                Holder::Invited if sits => (link(source, seat, "site-invite", false)),
                Holder::Person if perspective.held == kit::Seats::one(seat) => {
                    details id={ "own-" (seat) } { summary { (words.text("site-other-device")) } (link(source, seat, "site-own-link", false)) }
                },
                _ => {}
            }
            @let leaver = place.holder == Holder::Person && !perspective.held.contains(seat) && (place.away || snapshot.absent.contains(seat));
            @if sits && (place.holder.is_free() || leaver) { (to_bot(source, seat)) }
            @if is_host(source) && snapshot.stage == Stage::Gathering && place.holder == Holder::Person && !perspective.held.contains(seat) {
                form.free method="post" action={ "/t/" (source.id()) "/free" } { input type="hidden" name="seat" value=(seat.0); button { (words.text("site-free-seat")) } }
            }
        }
    }
}

fn sit(source: &PartSource<'_>, seat: Seat) -> Markup {
    let words = source.words;
    html! {
        form.sit method="post" action={ "/t/" (source.id()) "/sit" } {
            input type="hidden" name="seat" value=(seat.0);
            input name="name" maxlength=(limits::NAME) id={ "name-" (seat) } aria-label=(words.text("site-your-name")) placeholder=(words.text("site-your-name"));
            button.primary { (words.text("site-sit-down")) }
        }
    }
}

/// The links that are still to be sent, for those who sit at the table.
pub fn invitations(source: &PartSource<'_>) -> Markup {
    let seats = (0..).map(Seat).zip(&source.snapshot.seats);
    let invited = seats.filter(|(_, record)| record.holder == Holder::Invited && !source.perspective.held.is_empty());
    html! {
        @for seat in source.perspective.reserved.iter() { (rematch::take_seat(source, seat)) }
        @for (seat, _) in invited { (link(source, seat, "site-invite", true)) }
    }
}

/// Whoever holds the first of the seats that people hold may free the others' before the game begins.
fn is_host(source: &PartSource<'_>) -> bool {
    let host = (0..).map(Seat).zip(&source.snapshot.seats).find(|(_, record)| record.holder == Holder::Person);
    host.is_some_and(|(seat, _)| source.perspective.held.contains(seat))
}

/// A link to a seat; the script fills in the site's own address and copies it. Only the person by whose key it was made can show it; another
/// may make a new one in its place.
fn link(source: &PartSource<'_>, seat: Seat, key: &str, named: bool) -> Markup {
    let words = source.words;
    html! {
        @if let Some(link) = source.perspective.link(seat) {
            @let path = format!("/t/{}/sit/{link}", source.id());
            p.link { label { (words.text(key)) @if named { " (" (source.name(seat)) ")" } " " input.copy readonly value=(path) data-path=(path); } }
        }
        form.new-link method="post" action={ "/t/" (source.id()) "/link" } {
            input type="hidden" name="seat" value=(seat.0);
            button.btn.less { (words.text("site-new-link")) @if named { " (" (source.name(seat)) ")" } }
        }
    }
}

fn to_bot(source: &PartSource<'_>, seat: Seat) -> Markup {
    let words = source.words;
    html! {
        form.to-bot method="post" action={ "/t/" (source.id()) "/bot" } {
            input type="hidden" name="seat" value=(seat.0);
            select name="level" aria-label=(words.text("site-level")) id={ "level-" (seat) } {
                @for level in Level::ALL { option value=(level.id()) selected[*level == usual_level()] { (words.text(&format!("level-{}", level.id()))) } }
            }
            button { (words.text("site-give-to-bot")) }
        }
    }
}

/// What was said, oldest first.
pub fn chat(source: &PartSource<'_>) -> Markup {
    const SHOWN: usize = 50;
    let said = &source.snapshot.chat;
    html! {
        div #p-chat role="log" aria-label=(source.words.text("site-chat")) {
            @if said.is_empty() { p.hint { (source.words.text("site-chat-empty")) } }
            @for line in source.snapshot.diary.iter() { (noted(source, line)) }
            @for said in said.iter().skip(said.len().saturating_sub(SHOWN)) {
                p id={ "said-" (said.at) "-" (said.ply) } {
                    @if let Some(seat) = said.seat { (shield(seat)) " " }
                    strong { (said.name) } (source.words.colon()) (said.words)
                    @if said.seat.is_none() { span.hint { " (" (source.words.text("site-spectator")) ")" } }
                }
            }
        }
    }
}

/// What happened beside the game: who left, came back, resigned.
fn noted(source: &PartSource<'_>, line: &DiaryLine) -> Markup {
    let said = Phrase::new(format!("diary-{}", line.what.id())).with("seat", line.seat);
    // Who asks for advice knows it, and the others are bots.
    let of_coach = matches!(line.what, DiaryNote::Advised | DiaryNote::Coached);
    html! { p.noted.of-coach[of_coach] id={ "noted-" (line.at) "-" (line.ply) "-" (line.what.id()) } { em { (source.words.say(&said, &source.names)) } } }
}
