//! The end: where everybody's points came from, line by line.

use crate::context::{Ctx, on_objective, place_name};
use drawing::score_table::{Entry, Line};
use florence::{PlayerView, Source};
use kit::{Phrase, Seat};

pub(crate) fn lines(ctx: &Ctx<'_>) -> Vec<Line> {
    let line = |source: &Source| Line::of(ctx.scene, ctx.say(Phrase::name("draw-source", source)), |seat| entry(ctx, *source, seat));
    Source::ALL.iter().map(line).collect()
}

/// Strozzi stands behind the only seat, as he does among the players.
fn entry(ctx: &Ctx<'_>, source: Source, column: Seat) -> Entry {
    let score = ctx.scene.standing.scores.get(column.index());
    let points = score.and_then(|score| score.sources.iter().find(|(word, _)| *word == source.word())).map_or(0, |(_, n)| *n);
    match (source, ctx.scene.view.players.get(column.index())) {
        (Source::Objective, Some(player)) => objective(ctx, player, points),
        (Source::Time, Some(player)) if points > 0 => {
            Entry::because(points, format!("{} ÷ {}", player.time, ctx.edition().figures.end.time_per_vp))
        }
        _ => Entry::because(points, ""),
    }
}

/// So many members; on which locations is told of the figure.
fn objective(ctx: &Ctx<'_>, player: &PlayerView, points: i32) -> Entry {
    let Some(card) = player.objective else { return Entry::because(points, "") };
    let places = ctx.edition().objective(card.0);
    let members = on_objective(ctx.scene.view, player, places) as u8;
    let named: Vec<Phrase> = places.iter().map(|place| place_name(*place)).collect();
    let about =
        ctx.tell(&[Phrase::new("board-objective-places").with("places", named), Phrase::new("board-objective-now").with("n", members)]);
    let numbers: Vec<String> = places.iter().map(ToString::to_string).collect();
    Entry { about: Some(format!("{points}: {about}")), ..Entry::because(points, format!("{}: {members}", numbers.join("·"))) }
}
