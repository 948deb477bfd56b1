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
    let recent = seated.chronicle.told(viewer, ply.saturating_sub(RECENT), ply);
    let news = glass.through.filter(|seat| seated.asked().contains(*seat)).map(|seat| {
        let from = seated.chronicle.last_turn_of(seat);
        let told = seated.chronicle.told(viewer, from, ply);
        (from, told.into_iter().filter(|passage| passage.who != Who::Seat(seat)).collect::<Vec<_>>())
    });
    html! {
        div #p-log {
            @if let Some((from, news)) = news && from > 0 && !news.is_empty() {
                div.recap {
                    h3 { (words.text("site-recap")) }
                    @let skipped = news.len().saturating_sub(MOST_NEWS);
                    @if skipped > 0 { p { a href={ "/t/" (sight.id()) "/replay/" (from) } { (words.text("site-recap-more")) } } }
                    ol.log { @for passage in news.iter().skip(skipped) { (lines(sight, passage)) } }
                }
            }
            ol.log.recent reversed { @for passage in recent.iter().rev() { (lines(sight, passage)) } }
            @if ply > 0 { p { a href={ "/t/" (sight.id()) "/replay/" (ply) } { (words.text("site-whole-log")) } } }
        }
    }
}

fn lines(sight: &Sight<'_>, passage: &Passage) -> Markup {
    html! { @for told in &passage.told { (drawing::log::line(&told.phrase, &sight.names, sight.words)) } }
}
