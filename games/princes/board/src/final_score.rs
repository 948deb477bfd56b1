//! The end: where everybody's prestige came from, line by line.

use crate::context::Ctx;
use crate::score_history::{self, ScoreEvent};
use drawing::Markup;
use drawing::resources::Row;
use drawing::score_table::{self, Entry, Line};
use kit::{Phrase, Seat};
use princes::{PrinceView, Source};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let history = score_history::all(ctx.scene.events);
    let lines: Vec<Line> = Source::ALL
        .iter()
        .map(|source| Line::of(ctx.scene, ctx.say(Phrase::name("draw-source", source)), |seat| entry(ctx, &history, *source, seat)))
        .collect();
    score_table::count_with(ctx.scene, &lines, tie(ctx))
}

/// Who is richest of those who share the most prestige (§7.5).
fn tie(ctx: &Ctx<'_>) -> Option<String> {
    let tied = score_table::tied(ctx.scene);
    if tied.len() < 2 {
        return None;
    }
    let florins = |seat: &Seat| ctx.scene.view.princes.get(seat.index()).and_then(|prince| prince.florins).unwrap_or(0);
    let purses: Vec<Phrase> =
        tied.iter().map(|seat| Phrase::new("draw-tie-purse").with("seat", *seat).with("florins", florins(seat))).collect();
    let winners: Vec<Phrase> = ctx.scene.standing.winners.iter().map(|seat| Phrase::new("draw-tie-seat").with("seat", *seat)).collect();
    let key = if winners.len() > 1 { "draw-tie-shared" } else { "draw-tie" };
    Some(ctx.say(Phrase::new(key).with("purses", purses).with("winners", winners)))
}

/// Part by part where the story is known; else what the end itself shows.
fn entry(ctx: &Ctx<'_>, history: &[ScoreEvent], source: Source, seat: Seat) -> Entry {
    let Some(prince) = ctx.scene.view.princes.get(seat.index()) else { return Entry::because(0, "") };
    let points = i32::from(prince.points.get(source.word()).copied().unwrap_or(0));
    let own = history.iter().filter(|event| event.seat == seat && event.source == source);
    let parts: Vec<(i32, String)> = own.map(|event| (event.points, ctx.say(event.phrase()))).collect();
    // A game that was set up in its middle has a past that nobody tells.
    if !parts.is_empty() && parts.iter().map(|(n, _)| n).sum::<i32>() == points {
        return Entry::parts(points, &parts);
    }
    let edition = ctx.edition();
    let made_of = match source {
        Source::Best => times(points, edition.best_work),
        Source::Buildings => times(points, edition.building_prestige),
        Source::Landscapes => times(points, edition.same_landscape_prestige),
        Source::Builders => builders(ctx, prince),
        Source::Cards => return cards(ctx, prince, points),
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
fn builders(ctx: &Ctx<'_>, prince: &PrinceView) -> String {
    let each: Vec<String> =
        ctx.edition().builders.iter().take(usize::from(prince.builders) + 1).skip(1).map(|b| b.prestige.to_string()).collect();
    if each.len() > 1 { each.join(" + ") } else { String::new() }
}

/// A crown a card; the names of up to seven cards would make the count higher than the window.
fn cards(ctx: &Ctx<'_>, prince: &PrinceView, points: i32) -> Entry {
    let worth = |word| i32::from(prince.card_points.get(word).copied().unwrap_or(0));
    let each = prince.cards.iter().map(|card| {
        let said = format!("{} {}", ctx.say(Phrase::name("prestige", card)), worth(card.word()));
        (Row::new().icon("prestige").text(worth(card.word()).to_string()), said)
    });
    Entry::things(points, each)
}
