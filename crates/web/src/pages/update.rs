//! The part of a table's page that changes, as one perspective shows it: rendered once, packed once, sent to everybody who looks the same way.

use super::frame::face;
use super::pieces::{InPlaceOfMat, Moment, Pieces};
use super::{advice, ending, log, past, people, question, scores, settings, tip, turn};
use crate::app::App;
use crate::packed::Gzip;
use crate::perspective::Perspective;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use drawing::TableDrawing;
use kit::{Phrase, Seat, Seats};
use maud::{Markup, html};
use store::Stage;
use tables::Snapshot;
use words::Words;

/// What is sent to an open page: all parts, compressed, as text for an event.
pub struct Update {
    /// The number of the snapshot it was drawn from.
    pub number: u64,
    pub packed: String,
}

/// The parts before they are laid out as a page, or packed as an update.
pub struct DrawnParts {
    /// The number of the snapshot they were drawn from.
    pub number: u64,
    /// Classes of `<main>`.
    pub class: String,
    pub parts: Parts,
}

/// Each is one element with an id, swapped as a whole when it has changed.
pub struct Parts {
    pub question: Markup,
    pub advice: Markup,
    pub tip: Markup,
    pub next: Markup,
    pub map: Markup,
    pub board: Markup,
    pub mat: Markup,
    pub ending: Markup,
    pub rivals: Markup,
    pub turn: Markup,
    pub log: Markup,
    pub scores: Markup,
    pub people: Markup,
    pub chat: Markup,
    pub about: Markup,
    pub pace: Markup,
    pub inspections: Markup,
}

/// All that a part of the page is made from.
pub struct PartSource<'a> {
    pub snapshot: &'a Snapshot,
    pub perspective: &'a Perspective,
    pub words: &'a Words,
    pub names: Vec<String>,
}

impl DrawnParts {
    pub fn of(app: &App, snapshot: &Snapshot, perspective: &Perspective) -> DrawnParts {
        let words = app.words(perspective.lang, Some(snapshot.title));
        let source = PartSource { snapshot, perspective, words, names: shown_names(snapshot, words) };
        let pieces = pieces(&source);
        let instead = question::curtain(&source).map_or(InPlaceOfMat::Nothing, InPlaceOfMat::Curtain);
        let gathering = snapshot.stage == Stage::Gathering;
        let class = if gathering { "no-mat gathers".to_string() } else { pieces.class(&instead) };
        let parts = Parts {
            question: question::part(&source, &pieces),
            advice: advice::part(&source),
            tip: tip::part(snapshot.title, words, asked_of(&source).as_ref()),
            next: question::next(&source, &pieces),
            map: pieces.map(),
            board: if gathering { gathered(&source, &class) } else { pieces.board(&moment(&source), &class) },
            mat: pieces.mat(&instead),
            ending: ending::part(&source, &pieces),
            rivals: pieces.rivals(),
            turn: turn::part(&source),
            log: log::part(&source),
            scores: scores::part(&source),
            people: people::part(&source),
            chat: people::chat(&source),
            about: settings::about(&source),
            pace: settings::pace(&source),
            inspections: pieces.inspections(),
        };
        DrawnParts { number: snapshot.number, class, parts }
    }

    pub fn update(&self) -> Update {
        let gzip = Gzip::for_now(&self.parts.all().into_string());
        Update { number: self.number, packed: STANDARD.encode(gzip.bytes()) }
    }

    /// The parts that look back, as they stood after `ply` answers. Nothing in them can be answered.
    pub fn past(app: &App, now: &Snapshot, ply: usize, perspective: &Perspective) -> Markup {
        let words = app.words(perspective.lang, Some(now.title));
        let snapshot = now.past(ply.min(now.table.ply()));
        let source = PartSource { snapshot: &snapshot, perspective, words, names: shown_names(now, words) };
        let pieces = pieces(&source);
        let instead = InPlaceOfMat::Nothing;
        let class = pieces.class(&instead);
        html! {
            (past::bar(&source, now))
            (pieces.map()) (pieces.board(&moment(&source), &class)) (pieces.mat(&instead)) (pieces.rivals()) (pieces.inspections())
        }
    }
}

impl Parts {
    fn all(&self) -> Markup {
        html! {
            (self.question) (self.advice) (self.tip) (self.next) (self.map) (self.board) (self.mat) (self.ending) (self.rivals)
            (self.turn) (self.log) (self.scores) (self.people) (self.chat) (self.about) (self.pace) (self.inspections)
        }
    }
}

/// Free seats have no name yet.
pub fn shown_names(snapshot: &Snapshot, words: &Words) -> Vec<String> {
    let name = |(n, name): (u8, String)| if name.is_empty() { words.tell(&Phrase::new("seat").with("n", n + 1)) } else { name };
    (0..).zip(snapshot.names()).map(name).collect()
}

fn pieces<'a>(source: &'a PartSource<'_>) -> Pieces<'a> {
    let PartSource { snapshot, perspective, words, names } = source;
    let viewer = perspective.viewer();
    let asked = snapshot.asked();
    let is_bot = |seat: &Seat| snapshot.seat(*seat).is_some_and(|seat| seat.holder.is_bot());
    Pieces {
        drawing: if snapshot.stage == Stage::Gathering {
            TableDrawing::default()
        } else {
            shelf::draw(&*snapshot.table, viewer, words, names)
        },
        title: snapshot.title,
        words,
        names,
        own: perspective.through,
        asked,
        thinking: asked.iter().filter(is_bot).collect::<Seats>(),
        scores: snapshot.table.scores(viewer),
        begun: snapshot.stage != Stage::Gathering,
    }
}

fn moment(source: &PartSource<'_>) -> Moment {
    let seat = source.perspective.through.filter(|seat| source.snapshot.asked().contains(*seat));
    Moment { ply: source.snapshot.table.ply(), question: seat.map(|seat| (source.snapshot.question, seat)) }
}

/// What the person at this page is asked.
fn asked_of(source: &PartSource<'_>) -> Option<Phrase> {
    let seat = source.perspective.through.filter(|seat| source.snapshot.asked().contains(*seat))?;
    source.snapshot.table.question(seat)
}

/// Before the game begins: how to get people to the table.
fn gathered(source: &PartSource<'_>, class: &str) -> Markup {
    html! {
        section #p-board.board.gathering aria-label=(source.words.text("site-waits-for-people")) data-ply=(source.snapshot.table.ply()) data-class=(class) {
            div.sheet { (face(source.snapshot.title)) h2 { (source.words.text("site-waits-for-people")) } p { (source.words.text("site-gathering-hint")) } (people::invitations(source)) }
        }
    }
}

impl PartSource<'_> {
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub fn id(&self) -> &str {
        &self.snapshot.id
    }
}
