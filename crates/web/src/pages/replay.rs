//! A table step by step.

use super::frame::Frame;
use super::pieces::{InPlaceOfMat, Moment, Pieces, shield};
use super::replay_steps::{self, Stops};
use super::scores;
use super::turn_story::TurnList;
use super::update::shown_names;
use crate::app::App;
use crate::event_log::turns;
use crate::visitor::Visitor;
use kit::{Phrase, Seat, Seats, Turn, Viewer};
use maud::{Markup, html};
use shelf::{Shown, Table};
use tables::Snapshot;
use words::Words;

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
    pub fn new(snapshot: &Snapshot, ply: usize, viewer: Viewer, own: Option<Seat>) -> Step {
        let last = snapshot.table.ply();
        let ply = ply.min(last);
        Step { ply, last, viewer, own, table: snapshot.table.at(ply).shown(Shown::Past) }
    }

    fn query(&self) -> String {
        match self.viewer {
            Viewer::Seat(seat) => format!("?view={seat}"),
            _ => "?view=public".to_string(),
        }
    }
}

/// Turns told before the step; the replay itself has them all.
const BEFORE: usize = 30;

/// What changes between steps. Each is one element with an id, as at a live table.
pub struct ReplayParts {
    class: String,
    map: Markup,
    board: Markup,
    mat: Markup,
    rivals: Markup,
    inspections: Markup,
    turn: Markup,
    log: Markup,
    scores: Markup,
}

impl ReplayParts {
    pub fn all(&self) -> Markup {
        html! { (self.map) (self.board) (self.mat) (self.rivals) (self.inspections) (self.turn) (self.log) (self.scores) }
    }
}

pub fn parts(app: &App, visitor: &Visitor, snapshot: &Snapshot, step: &Step) -> ReplayParts {
    let words = app.words(visitor.lang, Some(snapshot.title));
    let names = shown_names(snapshot, words);
    let stories = turns(step.table.as_ref(), step.viewer, 0);
    let asked: Vec<&str> = match step.table.turn() {
        Turn::Ask(seats) => seats.iter().filter_map(|seat| names.get(seat.index()).map(String::as_str)).collect(),
        _ => Vec::new(),
    };
    let address = format!("/t/{}", snapshot.id);
    let pieces = pieces(snapshot, step, words, &names);
    let class = pieces.class(&InPlaceOfMat::Nothing);
    ReplayParts {
        map: pieces.map(),
        board: pieces.board(&Moment { ply: step.ply, question: None }, &class),
        mat: pieces.mat(&InPlaceOfMat::Nothing),
        rivals: pieces.rivals(),
        inspections: pieces.inspections(),
        turn: html! {
            section #p-turn.step {
                p.status { span.chapter { (words.tell(&step.table.chapter().phrase())) } " " (words.tell(&Phrase::new("site-step").with("n", step.ply as i64).with("of", step.last as i64))) }
                @if !asked.is_empty() { p.question { (words.text("site-turn-of")) " " (asked.join(", ")) } }
                @if snapshot.is_over() {
                    div.actions {
                        form method="post" action={ (address) "/fork" } {
                            input type="hidden" name="ply" value=(step.ply);
                            @if let Viewer::Seat(seat) = step.viewer { input type="hidden" name="seat" value=(seat.0); }
                            button.btn disabled[step.table.turn() == Turn::Over] id="fork" { (words.text("site-play-on")) }
                        }
                        a.btn href={ (address) "/record" } { (words.text("site-download")) }
                    }
                }
            }
        },
        log: html! {
            @let untold = stories.len().saturating_sub(BEFORE);
            div #p-log { (TurnList { names: &names, words, news_from: None, look_back: None }.draw(&stories[untold..])) }
        },
        scores: html! { div #p-scores { (scores::table(&step.table.scores(step.viewer), &names, words)) } },
        class,
    }
}

/// What the game draws of this step. Nothing of it can be answered any more.
fn pieces<'a>(snapshot: &Snapshot, step: &Step, words: &'a Words, names: &'a [String]) -> Pieces<'a> {
    let asked = if let Turn::Ask(seats) = step.table.turn() { seats } else { Seats::NONE };
    Pieces {
        drawing: shelf::draw(&*step.table, step.viewer, words, names),
        title: snapshot.title,
        words,
        names,
        own: if let Viewer::Seat(seat) = step.viewer { Some(seat) } else { None },
        asked,
        thinking: Seats::NONE,
        scores: step.table.scores(step.viewer),
        begun: true,
    }
}

pub fn replay(app: &App, visitor: &Visitor, snapshot: &Snapshot, step: &Step, shown: &ReplayParts) -> Markup {
    let words = app.words(visitor.lang, Some(snapshot.title));
    let names = shown_names(snapshot, words);
    let base = format!("/t/{}/replay/", snapshot.id);
    let query = step.query();
    let to = |ply: usize| format!("{base}{ply}{query}");
    let frame = Frame {
        app,
        appearance: visitor.appearance(),
        title: words.text("site-replay"),
        address: to(step.ply),
        game: Some(snapshot.title),
        kind: "at-table replaying",
    };
    let stops = Stops::of(snapshot.table.as_ref());
    let views: Vec<Seat> = if snapshot.is_over() { Seat::all(step.table.setup().seats).collect() } else { step.own.into_iter().collect() };
    let body = html! {
        (drawing::icon::sprite())
        main #main class={ "table replay " (shown.class) } data-base=(base) data-query=(query) data-last=(step.last)
            data-turns=(replay_steps::list(&stops.turns)) data-rounds=(replay_steps::list(&stops.rounds)) data-rules={ "/rules/" (snapshot.title.id) }
            data-impossible=(words.text("panel-refused")) {
            header.masthead {
                (frame.brand(&words.text("title"), None))
                div.ask.waits.steps role="group" aria-label=(words.text("site-replay")) {
                    h1.unseen { (words.text("title")) (words.colon()) (words.text("site-replay")) }
                    (replay_steps::buttons(&stops, step.ply, step.last, words, to))
                    input type="range" id="slider" min="0" max=(step.last) value=(step.ply) aria-label=(words.text("site-slider"));
                    label.speed { span { (words.text("site-speed")) } " " select id="speed" {
                        option value="1600" { "½×" } option value="800" selected { "1×" } option value="400" { "2×" } option value="150" { "5×" }
                    } }
                    nav.views aria-label=(words.text("site-view-of")) {
                        a href={ (base) (step.ply) "?view=public" } data-view aria-current=[(step.viewer == Viewer::Public).then_some("true")] { (words.text("site-public-view")) }
                        @for seat in views {
                            a href={ (base) (step.ply) "?view=" (seat) } data-view aria-current=[(step.viewer == Viewer::Seat(seat)).then_some("true")] {
                                (shield(seat)) " " span.name { (names.get(seat.index()).map_or("", String::as_str)) }
                            }
                        }
                    }
                }
                nav.about { a.btn href={ "/t/" (snapshot.id) } { (words.text("site-to-table")) } a.btn href={ "/rules/" (snapshot.title.id) } target="_blank" { (words.text("site-rules")) } }
                (frame.tools(words))
            }
            (shown.map) (shown.board) (shown.mat)
            aside.side {
                (shown.rivals)
                section.history {
                    div.panel.shown { (shown.turn) (shown.log) details.points id="points" { summary { (words.text("site-scores")) } (shown.scores) } }
                }
            }
            div #inspect.inspect hidden {}
            (shown.inspections)
        }
    };
    frame.bare(body)
}
