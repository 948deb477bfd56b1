//! A table step by step.

use super::frame::{Frame, lens};
use super::scores;
use super::update::shown_names;
use crate::house::House;
use crate::table::{Seated, Sitting};
use crate::visitor::Visitor;
use kit::{Phrase, Seat, Turn, Viewer};
use maud::{Markup, html};
use shelf::Table;

/// One step of a replay through one pair of eyes.
pub struct Step {
    pub ply: usize,
    pub last: usize,
    pub viewer: Viewer,
    /// The visitor's own seat, if there is just one.
    pub own: Option<Seat>,
    table: Box<dyn Table>,
}

impl Step {
    pub fn new(seated: &Seated, ply: usize, viewer: Viewer, own: Option<Seat>) -> Step {
        let last = seated.table.ply();
        let ply = ply.min(last);
        Step { ply, last, viewer, own, table: seated.table.at(ply) }
    }

    fn query(&self) -> String {
        match self.viewer {
            Viewer::Seat(seat) => format!("?view={seat}"),
            _ => "?view=public".to_string(),
        }
    }
}

/// Answers shown around the step.
const BEFORE: usize = 80;

/// What changes between steps.
pub fn parts(house: &House, visitor: &Visitor, sitting: &Sitting, seated: &Seated, step: &Step) -> Markup {
    let words = house.words(visitor.lang, Some(sitting.title));
    let names = shown_names(seated, words);
    let told = seated.chronicle.told(step.viewer, step.ply.saturating_sub(BEFORE), step.ply);
    let asked: Vec<&str> = match step.table.turn() {
        Turn::Ask(seats) => seats.iter().filter_map(|seat| names.get(seat.index()).map(String::as_str)).collect(),
        _ => Vec::new(),
    };
    let address = format!("/t/{}", sitting.id);
    html! {
        div #p-board.frame.past data-ply=(step.ply) { (shelf::draw(&*step.table, step.viewer, words, &names)) }
        section #p-turn {
            p.status { (words.tell(&Phrase::new("site-step").with("n", step.ply as i64).with("of", step.last as i64))) }
            @if !asked.is_empty() { p.question { (words.text("site-turn-of")) " " (asked.join(", ")) } }
            @if seated.is_over() {
                div.deeds {
                    form method="post" action={ (address) "/fork" } {
                        input type="hidden" name="ply" value=(step.ply);
                        @if let Viewer::Seat(seat) = step.viewer { input type="hidden" name="seat" value=(seat.0); }
                        button disabled[step.table.turn() == Turn::Over] id="fork" { (words.text("site-play-on")) }
                    }
                    a.button href={ (address) "/record" } { (words.text("site-download")) }
                }
            }
        }
        div #p-log { ol.log.recent reversed {
            @for passage in told.iter().rev() {
                @for line in passage.told.iter().rev() { (drawing::log::line(&line.phrase, &names, words)) }
            }
        } }
        div #p-scores { (scores::table(&step.table.scores(step.viewer), &names, words)) }
    }
}

pub fn replay(house: &House, visitor: &Visitor, sitting: &Sitting, seated: &Seated, step: &Step, shown: Markup) -> Markup {
    let words = house.words(visitor.lang, Some(sitting.title));
    let names = shown_names(seated, words);
    let base = format!("/t/{}/replay/", sitting.id);
    let query = step.query();
    let to = |ply: usize| format!("{base}{ply}{query}");
    let frame = Frame {
        house,
        visitor,
        title: words.text("site-replay"),
        address: to(step.ply),
        game: Some(sitting.title),
        kind: "at-table replaying",
    };
    let bar = html! {
        h1.game { (words.text("title")) ": " (words.text("site-replay")) }
        nav.about { a href={ "/t/" (sitting.id) } { (words.text("site-to-table")) } a href={ "/rules/" (sitting.title.id) } target="_blank" { (words.text("site-rules")) } }
    };
    let views: Vec<Seat> = if seated.is_over() { Seat::all(step.table.setup().seats).collect() } else { step.own.into_iter().collect() };
    let body = html! {
        (drawing::icon::sprite())
        main #main.table.replay data-base=(base) data-query=(query) data-last=(step.last) {
            div.steps role="group" aria-label=(words.text("site-replay")) {
                a.button href=(to(0)) data-step="first" title=(words.text("site-first")) aria-label=(words.text("site-first")) { "|◀" }
                a.button href=(to(step.ply.saturating_sub(1))) data-step="-1" title=(words.text("site-previous")) aria-label=(words.text("site-previous")) { "◀" }
                button.play type="button" data-step="play" data-play=(words.text("site-play")) data-pause=(words.text("site-pause")) { (words.text("site-play")) }
                a.button href=(to((step.ply + 1).min(step.last))) data-step="1" title=(words.text("site-next")) aria-label=(words.text("site-next")) { "▶" }
                a.button href=(to(step.last)) data-step="last" title=(words.text("site-last")) aria-label=(words.text("site-last")) { "▶|" }
                input type="range" id="slider" min="0" max=(step.last) value=(step.ply) aria-label=(words.text("site-slider"));
                label.speed { span { (words.text("site-speed")) } select id="speed" {
                    option value="1600" { "½×" } option value="800" selected { "1×" } option value="400" { "2×" } option value="150" { "5×" }
                } }
                nav.views aria-label=(words.text("site-view-of")) {
                    a href={ (base) (step.ply) "?view=public" } data-view aria-current=[(step.viewer == Viewer::Public).then_some("true")] { (words.text("site-public-view")) }
                    @for seat in views {
                        a href={ (base) (step.ply) "?view=" (seat) } data-view aria-current=[(step.viewer == Viewer::Seat(seat)).then_some("true")] {
                            (drawing::people::crest(seat, 14)) " " (names.get(seat.index()).map_or("", String::as_str))
                        }
                    }
                }
            }
            (aside(shown))
            (lens(words))
        }
    };
    frame.around(bar, body)
}

/// The parts are laid out by the style sheet's grid: board left, the rest right.
fn aside(shown: Markup) -> Markup {
    html! { div.past-parts { (shown) } }
}
