//! Turns in the log: a line each, with its details inside, under the name of its round; the newest first.

use super::pieces::shield;
use crate::event_log::TurnStory;
use kit::{Chapter, TurnBy};
use maud::{Markup, html};
use words::Words;

/// How turns are told.
pub struct TurnList<'a> {
    pub names: &'a [String],
    pub words: &'a Words,
    /// The ply from which all is news to whoever reads.
    pub news_from: Option<usize>,
    /// The address of the table, if one can look back at it after each turn.
    pub look_back: Option<&'a str>,
}

impl TurnList<'_> {
    /// The turns, given in the order of play, with a heading for each chapter.
    pub fn draw(&self, stories: &[TurnStory]) -> Markup {
        let mut chapter: Option<Chapter> = None;
        html! {
            ol.turns reversed {
                @for story in stories.iter().rev() {
                    @if chapter.replace(story.chapter) != Some(story.chapter) { li.chapter { (self.words.tell(&story.chapter.phrase())) } }
                    (self.turn(story))
                }
            }
        }
    }

    /// One turn. What its line does not tell unfolds.
    fn turn(&self, story: &TurnStory) -> Markup {
        let is_new = self.news_from.is_some_and(|from| story.plies.start >= from);
        let folds = story.details.len() > story.headline.len() || self.look_back.is_some();
        let name = story.seat().and_then(|seat| self.names.get(seat.index()));
        let line = html! {
            @match story.by {
                TurnBy::Seat(seat) => (shield(seat)),
                TurnBy::Together | TurnBy::Table => {},
            }
            span {
                @if let Some(name) = name { b { (name) } }
                @if story.by == TurnBy::Together { b { (self.words.text("turn-together")) } " " }
                (story.line(self.names, self.words))
            }
        };
        html! {
            li class={ "turn" @if is_new { " new" } } {
                @if folds {
                    details id={ "turn-" (story.plies.start) } {
                        summary { (line) }
                        @if story.details.len() > story.headline.len() { ol { @for phrase in &story.details { li { (self.words.say(phrase, self.names)) } } } }
                        @if let Some(table) = self.look_back {
                            a.look href={ (table) "/replay/" (story.plies.end) } data-look=(story.plies.end) { (self.words.text("site-look-back")) }
                        }
                    }
                } @else { p.summary { (line) } }
            }
        }
    }
}
