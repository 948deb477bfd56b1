//! The end: where everybody's points came from, line by line.

use crate::Pen;
use drawing::Markup;
use drawing::ledger::{self, Entry, Line};
use florence::{PlayerView, Source};
use kit::{Phrase, Seat};

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let lines: Vec<Line> = Source::ALL
        .iter()
        .map(|source| Line::of(pen.scene, pen.say(Phrase::name("draw-source", source)), |seat| entry(pen, *source, seat)))
        .collect();
    ledger::table(pen.scene, &lines)
}

/// Strozzi stands behind the only seat, as he does among the players.
fn entry(pen: &Pen<'_>, source: Source, column: Seat) -> Entry {
    let score = pen.scene.standing.scores.get(column.index());
    let points = score.and_then(|score| score.sources.iter().find(|(word, _)| *word == source.word())).map_or(0, |(_, n)| *n);
    let made_of = match (source, pen.scene.view.players.get(column.index())) {
        (Source::Objective, Some(player)) => objective(pen, player),
        (Source::Time, Some(player)) if points > 0 => format!("{} ÷ 2", player.time),
        _ => String::new(),
    };
    Entry::because(points, made_of)
}

/// So many members on which locations.
fn objective(pen: &Pen<'_>, player: &PlayerView) -> String {
    let Some(card) = player.objective else { return String::new() };
    let places = pen.edition().objective(card.0);
    let own = |member: &&florence::MemberView| player.families.iter().any(|family| family.colour == member.colour);
    let members: usize = places.iter().map(|place| pen.scene.view.places[place.index()].queue.iter().filter(own).count()).sum();
    let numbers: Vec<String> = places.iter().map(ToString::to_string).collect();
    format!("{}: {members}", numbers.join("·"))
}
