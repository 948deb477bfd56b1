//! The log by turns, the newest first, and how much of it is new to somebody whose turn it is again.

use super::turn_story::TurnList;
use super::update::PartSource;
use crate::event_log::{since_last_turn, turns};
use kit::Phrase;
use maud::{Markup, html};

/// Answers told on the table's page; the replay has them all.
const RECENT: usize = 60;

pub fn part(source: &PartSource<'_>) -> Markup {
    let PartSource { snapshot, perspective, words, names } = source;
    let table = snapshot.table.as_ref();
    let ply = table.ply();
    let address = format!("/t/{}", source.id());
    let news_from = perspective.through.map(|seat| table.news_from(seat)).filter(|from| *from > 0);
    let recent = turns(table, perspective.viewer(), ply.saturating_sub(RECENT));
    let news = perspective.through.map_or(0, |seat| since_last_turn(table, seat).len());
    let list = TurnList { names, words, news_from, look_back: Some(&address) };
    html! {
        div #p-log {
            @if news > 0 { p.since { (words.tell(&Phrase::new("site-since").with("n", news as i64))) } }
            (list.draw(&recent))
            @if ply > 0 { p { a href={ (address) "/replay/" (ply) } { (words.text("site-whole-log")) } } }
        }
    }
}
