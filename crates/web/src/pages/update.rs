//! The part of a table's page that changes, as one glass shows it: rendered once, packed once, sent to everybody behind an equal glass.

use super::{log, people, scores, turn};
use crate::house::House;
use crate::store::Stage;
use crate::table::{Glass, Seated, Sitting};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use kit::{Phrase, Seat};
use maud::{Markup, html};
use std::io::Write;
use words::Words;

pub struct Update {
    pub version: u64,
    pub board: Markup,
    pub turn: Markup,
    pub log: Markup,
    pub scores: Markup,
    pub people: Markup,
    pub chat: Markup,
    /// All parts, compressed, as text for an event.
    pub packed: String,
}

/// All that a part of the page is made from.
pub struct Sight<'a> {
    pub sitting: &'a Sitting,
    pub seated: &'a Seated,
    pub glass: &'a Glass,
    pub words: &'a Words,
    pub names: Vec<String>,
}

impl Update {
    pub fn of(sitting: &Sitting, seated: &Seated, glass: &Glass, house: &House, version: u64) -> Update {
        let words = house.words(glass.lang, Some(sitting.title));
        let sight = Sight { sitting, seated, glass, words, names: shown_names(seated, words) };
        let (board, turn, log) = (board(&sight), turn::part(&sight), log::part(&sight));
        let (scores, people, chat) = (scores::part(&sight), people::part(&sight), people::chat(&sight));
        let whole = html! { (board) (turn) (log) (scores) (people) (chat) }.into_string();
        Update { version, board, turn, log, scores, people, chat, packed: pack(&whole) }
    }
}

/// Free seats have no name yet.
pub fn shown_names(seated: &Seated, words: &Words) -> Vec<String> {
    let name = |(n, name): (u8, String)| if name.is_empty() { words.tell(&Phrase::new("seat").with("n", n + 1)) } else { name };
    (0..).zip(seated.names()).map(name).collect()
}

fn pack(html: &str) -> String {
    let mut packer = GzEncoder::new(Vec::new(), Compression::new(5));
    // Writing to memory does not fail.
    let _ = packer.write_all(html.as_bytes());
    STANDARD.encode(packer.finish().unwrap_or_default())
}

fn board(sight: &Sight<'_>) -> Markup {
    let Sight { seated, glass, words, names, .. } = sight;
    let ply = seated.table.ply();
    if seated.stage == Stage::Gathering {
        return html! {
            div #p-board.frame data-ply=(ply) {
                div.gathering { h2 { (words.text("site-waits-for-people")) } p { (words.text("site-gathering-hint")) } (people::invitations(sight)) }
            }
        };
    }
    let seat = glass.through.filter(|seat| seated.asked().contains(*seat));
    html! {
        div #p-board.frame data-ply=(ply) data-question=[seat.map(|_| seated.question_ply())] data-seat=[seat.map(|s| s.0)] {
            (shelf::draw(&*seated.table, glass.viewer(), words, names))
        }
    }
}

impl Sight<'_> {
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    pub fn id(&self) -> &str {
        &self.sitting.id
    }
}
