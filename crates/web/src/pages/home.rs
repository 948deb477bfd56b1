use super::frame::{Frame, face};
use super::result;
use crate::app::App;
use crate::visitor::Visitor;
use kit::{Phrase, Seat};
use maud::{Markup, html};
use shelf::{TITLES, Title};
use store::{Holder, Stage, TableCard};
use words::Words;

pub fn home(app: &App, visitor: &Visitor, mine: &[TableCard], open: &[TableCard], left: Option<&TableCard>) -> Markup {
    let words = app.words(visitor.lang, None);
    let frame = Frame {
        app,
        appearance: visitor.appearance(),
        title: words.text("site-home"),
        address: "/".to_string(),
        game: None,
        kind: "home-page",
    };
    let body = html! {
        main #main {
            section.welcome {
                h1 { (words.text("site-welcome")) }
                p.lead { (words.text("site-about")) }
            }
            @if let Some(card) = left {
                p.notice.left role="status" {
                    @let key = if card.stage == Stage::Playing { "site-left-table" } else { "site-left-free" };
                    (words.text(key)) " " a href={ "/t/" (card.id) } { (words.text("site-to-table")) }
                }
            }
            @if !mine.is_empty() {
                section.mine {
                    h2 { (words.text("site-my-tables")) }
                    @let (over, going): (Vec<&TableCard>, Vec<&TableCard>) = mine.iter().partition(|card| card.stage == Stage::Over);
                    ul.cards { @for card in going { (table_card(app, visitor, card, true)) } }
                    @if !over.is_empty() {
                        details.finished open[over.len() == mine.len()] {
                            summary { (words.tell(&Phrase::new("site-finished-tables").with("n", over.len() as i64))) }
                            ul.cards { @for card in over { (table_card(app, visitor, card, true)) } }
                        }
                    }
                }
            }
            section.games {
                h2 { (words.text("site-games")) }
                ul.shelf { @for title in TITLES { (game(app, visitor, title)) } }
            }
            section.open {
                h2 { (words.text("site-open-tables")) }
                @if open.is_empty() { p { (words.text("site-no-open-tables")) " " a href="/new" { (words.text("site-new-table")) } } }
                @else { ul.cards { @for card in open { (table_card(app, visitor, card, false)) } } }
            }
            footer { p.hint { (words.tell(&retention(app))) } }
        }
    };
    frame.around(html! {}, body)
}

/// How long tables are kept, said where one looks for one's own.
fn retention(app: &App) -> Phrase {
    let kept = app.settings.retention;
    let days = |days: u32| i64::from(days);
    Phrase::new("site-retention")
        .with("gathering", days(kept.gathering))
        .with("unfinished", days(kept.unfinished))
        .with("finished", days(kept.finished))
}

fn game(app: &App, visitor: &Visitor, title: &'static Title) -> Markup {
    let words = app.words(visitor.lang, Some(title));
    html! {
        li.title #{ "game-" (title.id) } {
            (face(title))
            div.about {
                h3 { (words.text("title")) }
                p.facts { (seats(words, title)) @if words.has("length") { " · " (words.text("length")) } }
                p { (words.text("tagline")) }
            }
            div.doors {
                form method="post" action={ "/play/" (title.id) } { button.primary { (words.text("site-play-now")) } }
                a.button href={ "/new?game=" (title.id) } { (words.text("site-new-table")) }
                @if lessons::course(title).is_some() { a.button href={ "/learn/" (title.id) } { (words.text("site-learn")) } }
                @if lessons::summary(title).is_some() { a href={ "/games/" (title.id) } { (words.text("site-one-page")) } }
                a href={ "/rules/" (title.id) } { (words.text("site-rules")) }
            }
        }
    }
}

pub fn seats(words: &Words, title: &Title) -> String {
    let (least, most) = (title.seats.iter().min().copied().unwrap_or(1), title.seats.iter().max().copied().unwrap_or(1));
    words.tell(&Phrase::new("site-seats").with("least", least).with("most", most))
}

fn table_card(app: &App, visitor: &Visitor, card: &TableCard, mine: bool) -> Markup {
    let title = shelf::title(&card.game).ok();
    let words = app.words(visitor.lang, title);
    let own = (0..).map(Seat).zip(&card.seats).any(|(seat, place)| place.is_held_by(visitor.id()) && card.asked.contains(seat));
    let asked: Vec<&str> =
        (0..).map(Seat).zip(&card.seats).filter(|(seat, _)| card.asked.contains(*seat)).map(|(_, place)| place.name.as_str()).collect();
    let left = card.seats.iter().any(|place| place.is_held_by(visitor.id()) && place.away);
    let state = match card.stage {
        Stage::Gathering => words.text("site-waits-for-people"),
        Stage::Over => card.result.as_ref().map_or_else(|| words.text("site-over"), |result| result::line(result, &card.seats, words)),
        Stage::Playing if left => words.text("site-you-have-left"),
        Stage::Playing if own => words.text("site-your-turn"),
        Stage::Playing => format!("{} {}", words.text("site-turn-of"), asked.join(", ")),
    };
    let people: Vec<&str> = card.seats.iter().filter(|place| !place.name.is_empty()).map(|place| place.name.as_str()).collect();
    let free = card.seats.iter().filter(|place| matches!(place.holder, Holder::Anybody)).count();
    html! {
        li.card.mine[own] {
            a href={ "/t/" (card.id) } {
                strong { (words.text("title")) }
                span.state { (state) }
                span.people { (people.join(", ")) }
                @if card.stage == Stage::Over {
                    @for remark in result::remarks(&card.seats, card.practice, words) { span.remark { (remark) } }
                }
                @if !mine && free > 0 { span.free { (words.tell(&Phrase::new("site-free-seats").with("n", free as i64))) } }
            }
        }
    }
}
