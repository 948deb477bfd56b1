use super::frame::Frame;
use crate::house::House;
use crate::store::{Card, Stage};
use crate::table::Holder;
use crate::visitor::Visitor;
use kit::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};
use shelf::{TITLES, Title};
use words::Words;

pub fn home(house: &House, visitor: &Visitor, mine: &[Card], open: &[Card]) -> Markup {
    let words = house.words(visitor.lang, None);
    let frame = Frame { house, visitor, title: words.text("site-home"), address: "/".to_string(), game: None, kind: "wide" };
    let body = html! {
        main #main {
            section.welcome {
                h1 { (words.text("site-welcome")) }
                p.lead { (words.text("site-about")) }
            }
            @if !mine.is_empty() {
                section.mine {
                    h2 { (words.text("site-my-tables")) }
                    @let (over, going): (Vec<&Card>, Vec<&Card>) = mine.iter().partition(|card| card.stage == Stage::Over);
                    ul.cards { @for card in going { (table_card(house, visitor, card, true)) } }
                    @if !over.is_empty() {
                        details.finished open[over.len() == mine.len()] {
                            summary { (words.tell(&Phrase::new("site-finished-tables").with("n", over.len() as i64))) }
                            ul.cards { @for card in over { (table_card(house, visitor, card, true)) } }
                        }
                    }
                }
            }
            section.games {
                h2 { (words.text("site-games")) }
                ul.shelf { @for title in TITLES { (game(house, visitor, title)) } }
            }
            section.open {
                h2 { (words.text("site-open-tables")) }
                @if open.is_empty() { p { (words.text("site-no-open-tables")) " " a href="/new" { (words.text("site-new-table")) } } }
                @else { ul.cards { @for card in open { (table_card(house, visitor, card, false)) } } }
            }
        }
    };
    frame.around(html! {}, body)
}

fn game(house: &House, visitor: &Visitor, title: &'static Title) -> Markup {
    let words = house.words(visitor.lang, Some(title));
    html! {
        li.title #{ "game-" (title.id) } {
            div.emblem { (PreEscaped(title.emblem)) }
            div.about {
                h3 { (words.text("title")) }
                p.facts { (seats(words, title)) @if words.has("length") { " · " (words.text("length")) } }
                p { (words.text("tagline")) }
            }
            div.doors {
                form method="post" action={ "/play/" (title.id) } { button.primary { (words.text("site-play-now")) } }
                a.button href={ "/new?game=" (title.id) } { (words.text("site-new-table")) }
                a href={ "/rules/" (title.id) } { (words.text("site-rules")) }
            }
        }
    }
}

pub fn seats(words: &Words, title: &Title) -> String {
    let (least, most) = (title.seats.iter().min().copied().unwrap_or(1), title.seats.iter().max().copied().unwrap_or(1));
    words.tell(&Phrase::new("site-seats").with("least", least).with("most", most))
}

fn table_card(house: &House, visitor: &Visitor, card: &Card, mine: bool) -> Markup {
    let title = shelf::title(&card.game).ok();
    let words = house.words(visitor.lang, title);
    let own = (0..).map(Seat).zip(&card.places).any(|(seat, place)| place.is_held_by(&visitor.id) && card.asked.contains(seat));
    let asked: Vec<&str> =
        (0..).map(Seat).zip(&card.places).filter(|(seat, _)| card.asked.contains(*seat)).map(|(_, place)| place.name.as_str()).collect();
    let state = match card.stage {
        Stage::Gathering => words.text("site-waits-for-people"),
        Stage::Over => words.text("site-over"),
        Stage::Playing if own => words.text("site-your-turn"),
        Stage::Playing => format!("{} {}", words.text("site-turn-of"), asked.join(", ")),
    };
    let people: Vec<&str> = card.places.iter().filter(|place| !place.name.is_empty()).map(|place| place.name.as_str()).collect();
    let free = card.places.iter().filter(|place| matches!(place.holder, Holder::Anybody)).count();
    html! {
        li.card.mine[own] {
            a href={ "/t/" (card.id) } {
                strong { (words.text("title")) }
                span.state { (state) }
                span.people { (people.join(", ")) }
                @if !mine && free > 0 { span.free { (words.tell(&Phrase::new("site-free-seats").with("n", free as i64))) } }
            }
        }
    }
}
