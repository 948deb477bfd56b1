//! The log in sentences, and what is new to somebody whose turn it is again.

use super::update::Sight;
use crate::table::Passage;
use kit::Who;
use maud::{Markup, html};

/// Answers shown on the table's page; the replay has them all.
const RECENT: usize = 40;
const MOST_NEWS: usize = 14;

pub fn part(sight: &Sight<'_>) -> Markup {
    let Sight { seated, glass, words, .. } = sight;
    let ply = seated.table.ply();
    let viewer = glass.viewer();
    let since = |from: usize| seated.chronicle.told(viewer, from, ply);
    let news = glass.through.filter(|seat| seated.asked().contains(*seat)).map(|seat| {
        let from = seated.chronicle.last_turn_of(seat);
        let (own, others): (Vec<_>, Vec<_>) = since(from).into_iter().partition(|passage| passage.who == Who::Seat(seat));
        (from, own, others)
    });
    let news = news.filter(|(from, _, news)| *from > 0 && !news.is_empty());
    // What the recap tells is not told again below it.
    let recent = match &news {
        Some((from, own, news)) if news.len() <= MOST_NEWS => {
            let before = seated.chronicle.told(viewer, from.saturating_sub(RECENT), *from);
            html! { (backwards(sight, own)) (backwards(sight, &before)) }
        }
        _ => backwards(sight, &since(ply.saturating_sub(RECENT))),
    };
    html! {
        div #p-log {
            @if let Some((from, _, news)) = &news {
                div.recap {
                    h3 { (words.text("site-recap")) }
                    @let skipped = news.len().saturating_sub(MOST_NEWS);
                    @if skipped > 0 { p { a href={ "/t/" (sight.id()) "/replay/" (from) } { (words.text("site-recap-more")) } } }
                    ol.log { @for passage in news.iter().skip(skipped) { (lines(sight, passage)) } }
                }
            }
            ol.log.recent reversed { (recent) }
            @if ply > 0 { p { a href={ "/t/" (sight.id()) "/replay/" (ply) } { (words.text("site-whole-log")) } } }
        }
    }
}

/// The newest line first.
fn backwards(sight: &Sight<'_>, passages: &[Passage]) -> Markup {
    html! {
        @for told in passages.iter().rev().flat_map(|passage| passage.told.iter().rev()) {
            (drawing::log::line(&told.phrase, &sight.names, sight.words))
        }
    }
}

fn lines(sight: &Sight<'_>, passage: &Passage) -> Markup {
    html! { @for told in &passage.told { (drawing::log::line(&told.phrase, &sight.names, sight.words)) } }
}
