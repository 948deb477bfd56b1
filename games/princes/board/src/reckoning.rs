//! The end: where everybody's prestige came from, line by line.

use crate::Pen;
use drawing::Markup;
use drawing::ledger::{self, Entry, Line};
use drawing::resources::Row;
use kit::{Phrase, Seat};
use princes::{PrinceView, Source};

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let lines: Vec<Line> = Source::ALL
        .iter()
        .map(|source| Line::of(pen.scene, pen.say(Phrase::name("draw-source", source)), |seat| entry(pen, *source, seat)))
        .collect();
    ledger::table(pen.scene, &lines)
}

fn entry(pen: &Pen<'_>, source: Source, seat: Seat) -> Entry {
    let Some(prince) = pen.scene.view.princes.get(seat.index()) else { return Entry::because(0, "") };
    let points = i32::from(prince.points.get(source.word()).copied().unwrap_or(0));
    let edition = pen.edition();
    let made_of = match source {
        Source::Best => times(points, edition.best_work),
        Source::Buildings => times(points, edition.building_prestige),
        Source::Landscapes => times(points, edition.same_landscape_prestige),
        Source::Builders => builders(pen, prince),
        Source::Cards => return cards(pen, prince, points),
        Source::Spent if points != 0 => times(-points, 1).replace(" × 1", &format!(" × {}", edition.step_back)),
        Source::Works | Source::Merchant | Source::Banker | Source::Spent => String::new(),
    };
    Entry::because(points, made_of)
}

/// `4 × 3`, where the points are a multiple; a joint building may score otherwise.
fn times(points: i32, each: u8) -> String {
    let each = i32::from(each);
    if points > 0 && each > 0 && points % each == 0 { format!("{} × {each}", points / each) } else { String::new() }
}

/// What each builder scored when hired.
fn builders(pen: &Pen<'_>, prince: &PrinceView) -> String {
    let each: Vec<String> =
        pen.edition().builders.iter().take(usize::from(prince.builders) + 1).skip(1).map(|b| b.prestige.to_string()).collect();
    if each.len() > 1 { each.join(" + ") } else { String::new() }
}

/// A crown a card; the names of up to seven cards would make the count higher than the window.
fn cards(pen: &Pen<'_>, prince: &PrinceView, points: i32) -> Entry {
    let worth = |word| i32::from(prince.card_points.get(word).copied().unwrap_or(0));
    let each = prince.cards.iter().map(|card| {
        let said = format!("{} {}", pen.say(Phrase::name("prestige", card)), worth(card.word()));
        (Row::new().icon("prestige").text(worth(card.word()).to_string()), said)
    });
    Entry::things(points, each)
}
