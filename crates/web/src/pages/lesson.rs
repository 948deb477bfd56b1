//! Learning a game: its first page, the stations on the real board, and what comes after the last.

use super::ending;
use super::frame::{Frame, face};
use super::lesson_text::{line, paragraphs};
use super::pieces::{InPlaceOfMat, Moment, Pieces};
use super::rules::doors;
use crate::app::App;
use crate::lesson_progress::LessonProgress;
use crate::visitor::Visitor;
use kit::{Phrase, Seats, Turn, Viewer};
use lessons::{Course, END, Lesson, Walk};
use maud::{Markup, PreEscaped, html};
use shelf::{Offer, Reason, Refused};
use words::Words;

/// What is said to the last answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Remark {
    Nothing,
    Right,
    /// The key of the sentence.
    Wrong(String),
    /// The key of the lesson's own sentence, if it has one; else the rules' reason is told.
    Refused {
        own: Option<String>,
        refused: Refused,
    },
}

/// The first page: what the game is about, and its lessons.
pub fn learn(app: &App, visitor: &Visitor, course: &Course, progress: &LessonProgress) -> Markup {
    let words = course.words(visitor.lang);
    let game = words.text("title");
    let address = format!("/learn/{}", course.title.id);
    let title = format!("{game}{}{}", words.colon(), words.text("site-learn"));
    let frame = Frame { app, appearance: visitor.appearance(), title: title.clone(), address, game: Some(course.title), kind: "narrow" };
    let body = html! {
        main #main.learn {
            (face(course.title))
            h1 { (title) }
            @for lesson in &course.lessons { (outline(words, lesson, progress)) }
        }
    };
    frame.around(doors(course.title, words, "learn"), body)
}

/// A lesson on the first page: its few words, its stations, a door.
fn outline(words: &Words, lesson: &Lesson, progress: &LessonProgress) -> Markup {
    let begun = progress.is_begun(lesson);
    let next = progress.next(lesson);
    let door = match (begun, next) {
        (_, None) => "site-lesson-again",
        (true, Some(_)) => "site-lesson-go-on",
        (false, Some(_)) => "site-lesson-begin",
    };
    html! {
        section.lesson-outline {
            div.lead { (paragraphs(words, &lesson.key(&["about"]))) }
            h2 { (words.text(&lesson.key(&["title"]))) }
            p.facts { (words.tell(&Phrase::new("site-lesson-length").with("n", lesson.stations.len() as i64).with("minutes", i64::from(lesson.minutes)))) }
            p { a.button.primary #lesson-door href=(address(lesson, next.unwrap_or(0))) { (words.text(door)) } }
            ol.stations {
                @for (nth, station) in lesson.stations.iter().enumerate() {
                    li.done[progress.has(lesson, nth)] {
                        a href=(address(lesson, nth)) { (words.text(&lesson.key(&[&station.id, "title"]))) }
                        @if progress.has(lesson, nth) { span.tick { " ✓" span.unseen { (words.text("site-lesson-done")) } } }
                    }
                }
            }
            @if next.is_none() { p { a.button href=(end(lesson)) { (words.text("site-lesson-what-next")) } } }
        }
    }
}

fn address(lesson: &Lesson, nth: usize) -> String {
    let station = lesson.stations.get(nth).map_or(END, |station| &station.id);
    format!("/learn/{}/{}/{station}", lesson.title.id, lesson.id)
}

fn end(lesson: &Lesson) -> String {
    format!("/learn/{}/{}/{END}", lesson.title.id, lesson.id)
}

/// After the last station: a whole game.
pub fn lesson_end(app: &App, visitor: &Visitor, course: &Course, lesson: &Lesson) -> Markup {
    let words = course.words(visitor.lang);
    let frame = Frame {
        app,
        appearance: visitor.appearance(),
        title: words.text(&lesson.key(&["title"])),
        address: end(lesson),
        game: Some(course.title),
        kind: "narrow",
    };
    let body = html! {
        main #main.learn {
            (face(course.title))
            h1 { (words.text("site-lesson-over")) }
            div.lead { (paragraphs(words, &lesson.key(&["end"]))) }
            form.first-game method="post" action={ "/learn/" (course.title.id) "/play" } { button.primary #first-game { (words.text("site-lesson-play")) } }
            p { a href={ "/learn/" (course.title.id) } { (words.text("site-lesson-stations")) } " · " a href={ "/rules/" (course.title.id) } { (words.text("site-rules")) } }
        }
    };
    frame.around(html! {}, body)
}

/// A station as it stands, on a whole page.
pub fn station(app: &App, visitor: &Visitor, course: &Course, walk: &Walk<'_>, remark: &Remark, progress: &LessonProgress) -> Markup {
    let names = names(app, visitor, walk);
    let shown = DrawnStation::of(visitor, course, walk, remark, progress, &names);
    let words = shown.words;
    let game = words.text("title");
    let here = address(walk.lesson, walk.nth);
    let title = format!("{}{}{game}", words.text(&walk.lesson.key(&[&walk.station().id, "title"])), words.colon());
    let frame = Frame { app, appearance: visitor.appearance(), title, address: here.clone(), game: Some(course.title), kind: "at-table" };
    let pieces = &shown.pieces;
    let class = pieces.class(&InPlaceOfMat::Nothing);
    let body = html! {
        (drawing::icon::sprite())
        main #main class={ "table lesson " (class) } data-lesson=(here) data-rules={ "/rules/" (course.title.id) } data-lost=(words.text("site-lost"))
            data-impossible=(words.text("panel-refused")) data-do=(words.text("panel-do")) {
            header.masthead { (frame.brand(&game, None)) (shown.question()) (frame.tools(words)) }
            (shown.teacher())
            (shown.lit(pieces.map()))
            (shown.lit(shown.board()))
            (shown.ending())
            (shown.lit(pieces.mat(&InPlaceOfMat::Nothing)))
            aside.side { (shown.lit(pieces.rivals())) section.history { div.panel.shown { (shown.answers()) } } }
            div #inspect.inspect hidden {}
            (pieces.inspections())
        }
        p #said.unseen role="status" {}
    };
    frame.bare(body)
}

/// What changes with an answer: each one element with an id.
pub fn station_parts(app: &App, visitor: &Visitor, course: &Course, walk: &Walk<'_>, remark: &Remark, progress: &LessonProgress) -> Markup {
    let names = names(app, visitor, walk);
    let shown = DrawnStation::of(visitor, course, walk, remark, progress, &names);
    let pieces = &shown.pieces;
    html! {
        (shown.question()) (shown.teacher()) (shown.lit(pieces.map())) (shown.lit(shown.board())) (shown.ending())
        (shown.lit(pieces.mat(&InPlaceOfMat::Nothing))) (shown.lit(pieces.rivals())) (shown.answers()) (pieces.inspections())
    }
}

/// The people at the table: the visitor and the lesson's rivals.
fn names(app: &App, visitor: &Visitor, walk: &Walk<'_>) -> Vec<String> {
    let own = if visitor.name.is_empty() { app.words(visitor.lang, None).text("site-guest") } else { visitor.name.clone() };
    walk.lesson.names(&own)
}

/// A station drawn for one visitor.
struct DrawnStation<'a> {
    walk: &'a Walk<'a>,
    remark: &'a Remark,
    progress: &'a LessonProgress,
    words: &'a Words,
    pieces: Pieces<'a>,
    offers: Vec<Offer>,
}

impl<'a> DrawnStation<'a> {
    fn of(
        visitor: &Visitor,
        course: &'a Course,
        walk: &'a Walk<'a>,
        remark: &'a Remark,
        progress: &'a LessonProgress,
        names: &'a [String],
    ) -> DrawnStation<'a> {
        let words = course.words(visitor.lang);
        let seat = walk.lesson.seat;
        let viewer = Viewer::Seat(seat);
        // Once the station is done its table is only looked at.
        let drawing = match walk.task() {
            Some(_) => shelf::draw(walk.table.as_ref(), viewer, words, names),
            None => shelf::draw(walk.table.shown(shelf::Shown::Past).as_ref(), viewer, words, names),
        };
        let pieces = Pieces {
            drawing,
            title: course.title,
            begun: true,
            words,
            names,
            own: Some(seat),
            asked: if let Turn::Ask(seats) = walk.table.turn() { seats } else { Seats::NONE },
            thinking: Seats::NONE,
            scores: walk.table.scores(viewer),
        };
        let offers = if walk.task().is_some() { walk.table.offers(seat) } else { Vec::new() };
        DrawnStation { walk, remark, progress, words, pieces, offers }
    }

    fn text(&self, what: &str) -> Markup {
        paragraphs(self.words, &self.walk.lesson.key(&[&self.walk.station().id, what]))
    }

    /// A piece of the drawing, with what the task speaks of marked in it.
    fn lit(&self, piece: Markup) -> Markup {
        let lights = self.walk.task().map_or(&[][..], |task| &task.light);
        PreEscaped(lessons::mark(piece.into_string(), lights, &self.offers))
    }

    fn board(&self) -> Markup {
        let moment = Moment { ply: self.walk.table.ply(), question: self.walk.task().map(|_| (0, self.walk.lesson.seat)) };
        self.pieces.board(&moment, &self.pieces.class(&InPlaceOfMat::Nothing))
    }

    /// The bar on top: what is to be done.
    fn question(&self) -> Markup {
        let drawn = &self.pieces.drawing.question;
        let title = self.words.text(&self.walk.lesson.key(&[&self.walk.station().id, "title"]));
        html! {
            div #p-question class={ "ask " (if self.walk.task().is_some() { "mine" } else { "waits" }) } {
                @if !drawn.sign.0.is_empty() { span.sign { (drawn.sign) } }
                @match self.walk.task() {
                    Some(task) => {
                        div.said { h1.long { (line(self.words, &self.walk.key(task, "do"))) } }
                        div.go { (self.lit(drawn.answers.clone())) }
                    }
                    None => { div.said { h1 { "✓ " (title) } } div.go { (self.onward()) } }
                }
            }
        }
    }

    fn onward(&self) -> Markup {
        let (lesson, nth) = (self.walk.lesson, self.walk.nth + 1);
        let key = if nth < lesson.stations.len() { "site-lesson-next" } else { "site-lesson-finish" };
        html! { a.btn.main #lesson-next href=(address(lesson, nth)) { (self.words.text(key)) } }
    }

    /// The teacher's words: the station's text, what is said to the last answer, and how far one has come.
    fn teacher(&self) -> Markup {
        let (lesson, nth, words) = (self.walk.lesson, self.walk.nth, self.words);
        let of = lesson.stations.len();
        let said = self.said();
        html! {
            section #p-lesson.teacher aria-label=(words.text("site-learn")) {
                ol.lesson-way aria-label=(words.tell(&Phrase::new("site-lesson-station").with("n", nth as i64 + 1).with("of", of as i64))) {
                    @for other in 0..of {
                        li.done[self.progress.has(lesson, other)] aria-current=[(other == nth).then_some("step")] {
                            a href=(address(lesson, other)) { span.vh { (other + 1) ". " (words.text(&lesson.key(&[&lesson.stations[other].id, "title"]))) } }
                        }
                    }
                }
                h2 { small { (nth + 1) } " " (words.text(&lesson.key(&[&self.walk.station().id, "title"]))) }
                div.words {
                    (said)
                    // What was explained can be read until the station is done.
                    @if self.walk.task().is_some() { div.explained { (self.text("text")) } }
                }
                nav.on {
                    @if nth > 0 { a.btn.less href=(address(lesson, nth - 1)) { (words.text("site-lesson-back")) } }
                    @if self.walk.task().is_none() && nth + 1 == of { a.btn.less href={ "/learn/" (lesson.title.id) } { (words.text("site-lesson-stations")) } }
                    @if self.walk.task().is_some() { a.btn.less #lesson-skip href=(address(lesson, nth + 1)) { (words.text("site-lesson-skip")) } }
                }
            }
        }
    }

    fn said(&self) -> Markup {
        let done = self.walk.done();
        let yes = |class: &str| html! { @if let Some(task) = done { div class={ "remark " (class) } { (paragraphs(self.words, &self.walk.key(task, "yes"))) } } };
        match self.remark {
            Remark::Nothing | Remark::Right => yes("yes"),
            Remark::Wrong(key) => html! { div.remark.no { (paragraphs(self.words, key)) } (yes("before")) },
            Remark::Refused { own: Some(key), refused } => {
                html! { div.remark.no { (paragraphs(self.words, key)) (self.rule(refused)) } (yes("before")) }
            }
            Remark::Refused { own: None, refused } => {
                let why = match &refused.reason {
                    Reason::Phrase(phrase) => self.words.say(phrase, self.pieces.names),
                    Reason::NotationError(_) => self.words.text("fault-misread"),
                };
                html! { div.remark.no { p { (why) } (self.rule(refused)) } (yes("before")) }
            }
        }
    }

    fn rule(&self, refused: &Refused) -> Markup {
        html! {
            @if !refused.rule.is_empty() {
                p.cited { a href={ "/rules/" (self.walk.lesson.title.id) "#r" (refused.rule) } target="_blank" { (self.words.text("site-rules")) " §" (refused.rule) } }
            }
        }
    }

    /// The answers given so far, and every answer that can be given, in words: for the keyboard, and for browsers without our script.
    fn answers(&self) -> Markup {
        let possible = self.offers.iter().filter(|offer| offer.refused.is_none());
        html! {
            section #p-turn aria-label=(self.words.text("site-answers")) {
                @if self.walk.task().is_some() {
                    form.answers method="post" action=(address(self.walk.lesson, self.walk.nth)) {
                        @for answer in &self.walk.given { input type="hidden" name="given" value=(answer); }
                        details id="list" {
                            summary { (self.words.text("site-lesson-answers")) }
                            ol { @for offer in possible { li { button name="answer" value=(offer.text) { (self.words.say(&offer.phrase, self.pieces.names)) } } } }
                        }
                    }
                }
            }
        }
    }

    /// The count, where the station ends the game.
    fn ending(&self) -> Markup {
        let is_over = self.walk.table.turn() == Turn::Over && !self.pieces.drawing.is_in_one_piece();
        if is_over {
            ending::count(&self.pieces)
        } else {
            html! { div #p-ending hidden {} }
        }
    }
}
