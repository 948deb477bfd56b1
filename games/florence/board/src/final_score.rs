//! The end: where everybody's points came from, line by line.

use crate::Ctx;
use drawing::Markup;
use drawing::score_table::{self, Entry, Line};
use florence::{PlayerView, Source};
use kit::{Phrase, Seat};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let lines: Vec<Line> = Source::ALL
        .iter()
        .map(|source| Line::of(ctx.scene, ctx.say(Phrase::name("draw-source", source)), |seat| entry(ctx, *source, seat)))
        .collect();
    score_table::table(ctx.scene, &lines)
}

/// Strozzi stands behind the only seat, as he does among the players.
fn entry(ctx: &Ctx<'_>, source: Source, column: Seat) -> Entry {
    let score = ctx.scene.standing.scores.get(column.index());
    let points = score.and_then(|score| score.sources.iter().find(|(word, _)| *word == source.word())).map_or(0, |(_, n)| *n);
    let made_of = match (source, ctx.scene.view.players.get(column.index())) {
        (Source::Objective, Some(player)) => objective(ctx, player),
        (Source::Time, Some(player)) if points > 0 => format!("{} ÷ 2", player.time),
        _ => String::new(),
    };
    Entry::because(points, made_of)
}

/// So many members on which locations.
fn objective(ctx: &Ctx<'_>, player: &PlayerView) -> String {
    let Some(card) = player.objective else { return String::new() };
    let places = ctx.edition().objective(card.0);
    let own = |member: &&florence::MemberView| player.families.iter().any(|family| family.colour == member.colour);
    let members: usize = places.iter().map(|place| ctx.scene.view.places[place.index()].queue.iter().filter(own).count()).sum();
    let numbers: Vec<String> = places.iter().map(ToString::to_string).collect();
    format!("{}: {members}", numbers.join("·"))
}
