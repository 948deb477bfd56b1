//! Chapter 10 line by line: what every family has counted, and what it is made of.

use crate::context::Ctx;
use crate::{tiles, tracks};
use drawing::score_table::{Entry, Line};
use il_vecchio::Track;
use kit::{Phrase, Seat};

/// The points in sight, and by source.
pub(crate) fn now(ctx: &Ctx<'_>, seat: Seat, points: i32) -> String {
    let sources = ctx.scene.standing.scores.iter().find(|score| score.seat == Some(seat)).map(|score| &score.sources[..]);
    let told = sources.unwrap_or_default().iter().filter(|source| source.1 != 0);
    let told: Vec<String> = told.map(|(key, n)| format!("{} {n}", ctx.scene.text(&format!("score-{key}")))).collect();
    let now = ctx.say(Phrase::new("draw-score").with("seat", seat).with("n", points));
    if told.is_empty() { now } else { format!("{now}. {}", told.join(", ")) }
}

/// The final count. The points of a source are those of the rules; here they are only taken apart.
pub(crate) fn lines(ctx: &Ctx<'_>) -> Vec<Line> {
    let (edition, view) = (ctx.edition(), ctx.scene.view);
    let mut lines: Vec<Line> = Track::ALL.iter().map(|track| on_track(ctx, *track)).collect();
    let source = |seat: Seat, key: &str| -> i32 {
        let score = ctx.scene.standing.scores.iter().find(|score| score.seat == Some(seat));
        score.and_then(|score| score.sources.iter().find(|source| source.0 == key)).map_or(0, |source| source.1)
    };
    let name = |key: &str| ctx.scene.text(&format!("score-{key}"));
    lines.push(Line::of(ctx.scene, name("all_tracks"), |seat| Entry::because(source(seat, "all_tracks"), "")));
    lines.push(Line::of(ctx.scene, name("majorities"), |seat| {
        let led = Track::ALL.iter().filter(|track| view.majorities.get(track.word()) == Some(&seat));
        let led: Vec<String> = led.map(|track| ctx.say(tracks::name(*track))).collect();
        Entry::because(source(seat, "majorities"), led.join(", "))
    }));
    lines.push(Line::of(ctx.scene, name("crests"), |seat| {
        let crests: u8 = view.families.get(seat.index()).map_or(0, |family| family.crests.values().sum());
        Entry::times(crests.into(), edition.end.crest.into())
    }));
    lines.push(Line::of(ctx.scene, name("passed"), |seat| Entry::because(source(seat, "passed"), "")));
    lines.push(Line::of(ctx.scene, name("nobility"), |seat| {
        let tiles = view.families.get(seat.index()).and_then(|family| family.nobility.as_ref());
        let said = tiles
            .into_iter()
            .flatten()
            .map(|held| format!("{} {}", ctx.say(tiles::name(*held)), view.worth.get(held.word()).unwrap_or(&0)));
        Entry::because(source(seat, "nobility"), said.collect::<Vec<_>>().join(", "))
    }));
    lines
}

/// The members of a track by the points of their spaces; the queue has those of the last one (§9.5).
fn on_track(ctx: &Ctx<'_>, track: Track) -> Line {
    let (spaces, view) = (&ctx.edition().track(track).spaces, ctx.scene.view);
    let row: &[Seat] = view.tracks.get(track.word()).map_or(&[], |row| &row[..]);
    let worth = |nth: usize| spaces.get(nth + view.skipped).or(spaces.last()).map_or(0, |space| i32::from(space.points));
    Line::of(ctx.scene, ctx.say(tracks::name(track)), |seat| {
        let parts: Vec<i32> = row.iter().enumerate().filter(|(_, who)| **who == seat).map(|(nth, _)| worth(nth)).collect();
        Entry::sum(&parts)
    })
}
