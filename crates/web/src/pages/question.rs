//! The bar on top of a table: what is asked, what can be answered without a place on the table, taking back, who plays next.

use super::pieces::{Pieces, shield};
use super::update::PartSource;
use super::{end_turn, rematch, result, standing_order, take_back};
use kit::{Phrase, Seat, Turn};
use maud::{Markup, html};
use store::Stage;

/// How the bar is lit. Gold means one thing: you may act.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Light {
    Mine,
    Waiting,
    Over,
}

/// What stands in the bar.
struct Bar {
    light: Light,
    sign: Markup,
    title: Markup,
    detail: Markup,
    /// Buttons, the one that leads on last.
    buttons: Markup,
}

pub fn part(source: &PartSource<'_>, pieces: &Pieces<'_>) -> Markup {
    let bar = bar(source, pieces);
    let light = match bar.light {
        Light::Mine => "mine",
        Light::Waiting => "waits",
        Light::Over => "over",
    };
    // Where nothing else is to be said, the round is named.
    let detail = if bar.detail.0.is_empty() && source.snapshot.stage == Stage::Playing {
        html! { span.chapter { (source.words.tell(&source.snapshot.table.chapter().phrase())) } }
    } else {
        bar.detail
    };
    let asked: Vec<String> = source.snapshot.asked().iter().map(|seat| source.name(seat).to_string()).collect();
    html! {
        div #p-question class={ "ask " (light) } data-asked=(asked.join(", ")) {
            @if !bar.sign.0.is_empty() { span.sign { (bar.sign) } }
            div.said { h1 class=[length(&bar.title)] { (bar.title) } @if !detail.0.is_empty() { p { (detail) } } }
            div.go { (bar.buttons) }
        }
    }
}

/// A long question is written smaller rather than cut.
fn length(title: &Markup) -> Option<&'static str> {
    let texts = title.0.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    match texts.map(|text| text.chars().count()).sum::<usize>() {
        0..=44 => None,
        45..=84 => Some("long"),
        _ => Some("longer"),
    }
}

fn bar(source: &PartSource<'_>, pieces: &Pieces<'_>) -> Bar {
    let PartSource { snapshot, words, .. } = source;
    if snapshot.stopped.is_some() {
        return Bar {
            light: Light::Over,
            sign: html! {},
            title: html! { (words.text("site-stopped-title")) },
            detail: html! { (words.text("site-stopped")) },
            buttons: html! { a.btn href={ "/t/" (source.id()) "/record" } { (words.text("site-download")) } },
        };
    }
    match snapshot.stage {
        Stage::Gathering => Bar {
            light: Light::Waiting,
            sign: html! {},
            title: html! { (words.text("site-waits-for-people")) },
            detail: html! { (words.text("site-gathering-hint")) },
            buttons: html! {},
        },
        Stage::Over => over(source),
        Stage::Playing => playing(source, pieces),
    }
}

fn playing(source: &PartSource<'_>, pieces: &Pieces<'_>) -> Bar {
    let PartSource { snapshot, perspective, words, .. } = source;
    let drawn = &pieces.drawing.question;
    let asked = snapshot.asked();
    let mine = perspective.through.is_some_and(|seat| asked.contains(seat));
    let covered: Vec<Seat> = covered(source);
    let shields = html! { @for seat in asked.iter() { (shield(seat)) } };
    if !covered.is_empty() {
        return Bar {
            light: Light::Mine,
            sign: shields,
            title: html! { @for seat in &covered { (words.say(&Phrase::new("site-pass-screen").with("seat", *seat), &source.names)) " " } },
            detail: html! {},
            // Where there is a mat the curtain hangs before it.
            buttons: html! { (take_back::part(source)) @if pieces.drawing.is_in_one_piece() { @if let Some(curtain) = curtain(source) { (curtain) } } },
        };
    }
    if let Some(seat) = snapshot.ending {
        return turn_ends(source, seat);
    }
    let own = perspective.through.filter(|_| mine);
    let question = own.or_else(|| asked.iter().next().filter(|_| asked.len() == 1)).and_then(|seat| snapshot.table.question(seat));
    let said = question.map(|question| words.say(&question, &source.names)).unwrap_or_default();
    let waiting: Vec<&str> = asked.iter().map(|seat| source.name(seat)).collect();
    let title = match (drawn.title.0.is_empty(), mine) {
        (false, _) => html! { (drawn.title) },
        (true, true) => html! { (said) },
        (true, false) => html! { (words.text("waiting-for")) " " (waiting.join(", ")) },
    };
    // Who only watches is not asked: it is quoted.
    let detail = if drawn.title.0.is_empty() && !mine && !said.is_empty() {
        html! { q { (said) } }
    } else {
        html! { (drawn.detail) }
    };
    let whose = own.filter(|_| perspective.is_shared()).map(|seat| source.name(seat));
    Bar {
        light: if mine { Light::Mine } else { Light::Waiting },
        sign: if drawn.sign.0.is_empty() {
            shields
        } else {
            html! { (drawn.sign) }
        },
        title,
        detail: html! { @if let Some(name) = whose { b { (name) } " " } (detail) @if let Some(practised) = take_back::practised(source) { " " (practised) } },
        buttons: html! { (standing_order::part(source)) (drawn.answers) (take_back::part(source)) },
    }
}

/// A turn is over but for a word of the person whose it is.
fn turn_ends(source: &PartSource<'_>, seat: Seat) -> Bar {
    let mine = end_turn::own(source).is_some();
    Bar {
        light: if mine { Light::Mine } else { Light::Waiting },
        sign: shield(seat),
        title: html! { (end_turn::sentence(source, seat)) },
        detail: html! { @if let Some(practised) = take_back::practised(source) { (practised) } },
        buttons: html! { (take_back::part(source)) @if mine { (end_turn::button(source, seat)) } },
    }
}

/// The seats at this screen that are asked while the curtain is down.
pub fn covered(source: &PartSource<'_>) -> Vec<Seat> {
    let (snapshot, perspective) = (source.snapshot, source.perspective);
    let asked = snapshot.asked();
    let own = perspective.through.filter(|seat| asked.contains(*seat));
    if perspective.is_shared() && own.is_none() { asked.iter().filter(|s| perspective.held.contains(*s)).collect() } else { vec![] }
}

/// Between two people at one screen: nothing of a hand is shown until the right one says so.
pub fn curtain(source: &PartSource<'_>) -> Option<Markup> {
    let words = source.words;
    let asked = covered(source);
    let text = |key: &'static str, seat: Seat| words.say(&Phrase::new(key).with("seat", seat), &source.names);
    (!asked.is_empty()).then(|| {
        html! {
            div.curtain {
                @for seat in asked {
                    p { (shield(seat)) " " (text("site-pass-screen", seat)) }
                    a.btn.main href={ "/t/" (source.id()) "?lift=" (seat) } id={ "lift-" (seat) } { (text("site-lift", seat)) }
                }
            }
        }
    })
}

fn over(source: &PartSource<'_>) -> Bar {
    let PartSource { snapshot, perspective, words, .. } = source;
    let scores = snapshot.table.scores(perspective.viewer());
    let winners: Vec<String> = scores.winners.iter().map(|seat| source.name(*seat).to_string()).collect();
    Bar {
        light: Light::Over,
        sign: html! { @for seat in &scores.winners { (shield(*seat)) } },
        title: html! {
            @if snapshot.table.turn() != Turn::Over { (words.text("site-aborted")) }
            @else if winners.is_empty() { (words.text("site-nobody-wins")) }
            @else { (words.text("site-winner")) " " (winners.join(", ")) }
        },
        detail: html! { @for remark in result::remarks(&snapshot.seats, snapshot.practice, words) { span.remark { (remark) } " " } },
        buttons: html! {
            a.btn href={ "/t/" (source.id()) "/replay/0" } { (words.text("site-replay")) }
            a.btn href={ "/t/" (source.id()) "/record" } { (words.text("site-download")) }
            (rematch::part(source))
        },
    }
}

/// Who plays after whoever is asked.
pub fn next(source: &PartSource<'_>, pieces: &Pieces<'_>) -> Markup {
    html! {
        div #p-next.next {
            @if source.snapshot.stage == Stage::Playing && !pieces.drawing.next.is_empty() {
                span { (source.words.text("site-then")) }
                @for seat in &pieces.drawing.next { span.who title=(source.name(*seat)) { (shield(*seat)) span.name { (source.name(*seat)) } } }
            }
        }
    }
}
