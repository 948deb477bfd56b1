//! The spaces of a track and who stands on them.

use crate::context::{Ctx, entered_last, row};
use crate::tracks;
use crate::{pieces, tracks::is_open};
use drawing::resources::Row;
use drawing::{Markup, html, people};
use il_vecchio::Track;
use kit::{Phrase, Seat};

/// The spaces in order, then the queue of the last round.
pub(crate) fn draw(ctx: &Ctx<'_>, track: Track) -> Markup {
    let view = ctx.scene.view;
    let row = row(ctx, track);
    let count = ctx.edition().track(track).spaces.len();
    let full = count.saturating_sub(view.skipped);
    let queue = row.get(full..).unwrap_or(&[]);
    html! {
        span.six { @for nth in 0..count { (space(ctx, track, nth, row)) } }
        @if !queue.is_empty() || (row.len() >= full && is_open(ctx, track)) {
            span.queue {
                @for (nth, seat) in queue.iter().enumerate() {
                    span class=(stand_class(ctx, *seat, track, count + nth)) { (pieces::member(*seat, track.word(), full + nth, false)) }
                }
                @if row.len() >= full && is_open(ctx, track) { span.lamp {} }
            }
        }
    }
}

/// Whose it is, and whether it was the last move.
fn stand_class(ctx: &Ctx<'_>, seat: Seat, track: Track, nth: usize) -> String {
    format!("on {}{}", people::class(seat), if entered_last(ctx, seat, track, nth + 1) { " last" } else { "" })
}

fn space(ctx: &Ctx<'_>, track: Track, nth: usize, row: &[Seat]) -> Markup {
    let view = ctx.scene.view;
    let space = &ctx.edition().track(track).spaces[nth];
    let taken = nth.checked_sub(view.skipped).and_then(|nth| row.get(nth)).copied();
    let next = nth == row.len() + view.skipped;
    let class = match (nth < view.skipped, next && is_open(ctx, track), taken.is_some()) {
        (true, ..) => "sp unused",
        (_, true, _) => "sp nx go",
        (.., true) => "sp had",
        _ if next => "sp nx",
        _ => "sp",
    };
    html! {
        span class=(class) {
            span.st {
                @if let Some(seat) = taken {
                    span class=(stand_class(ctx, seat, track, nth)) { (pieces::member(seat, track.word(), nth - view.skipped, false)) }
                } @else {
                    @if next && is_open(ctx, track) { span.lamp {} }
                    // A crest that has been taken is gone.
                    @if space.crest && view.crests_left > 0 && nth >= view.skipped { i.i.i-crest.crest {} }
                }
            }
            span.pl {
                @if nth < view.skipped { "–" } @else {
                    (Row::new().amount("vp", space.points.into()).figures())
                    @if space.florins > 0 && taken.is_none() { (Row::new().amount("coin", space.florins.into()).figures()) }
                }
            }
        }
    }
}

/// The next space in words, who stands before it, and how far the next crest is.
pub(crate) fn told(ctx: &Ctx<'_>, track: Track) -> Vec<Phrase> {
    let (view, row) = (ctx.scene.view, row(ctx, track));
    let spaces = &ctx.edition().track(track).spaces;
    let begun = row.len() + view.skipped;
    let mut told = Vec::new();
    if let Some(space) = spaces.get(begun) {
        told.push(Phrase::new("draw-space").with("track", tracks::name(track)).with("n", begun as u8 + 1));
        if space.florins > 0 {
            told.push(Phrase::new("draw-space-price").with("n", space.florins));
        }
        told.push(Phrase::new("draw-space-points").with("n", space.points));
    }
    told.extend(
        row.get(spaces.len().saturating_sub(view.skipped)..)
            .unwrap_or(&[])
            .iter()
            .map(|seat| Phrase::new("draw-queue").with("seat", *seat)),
    );
    told.extend(next_crest(ctx, track));
    told
}

/// How many members stand between now and the next crest, that one included.
pub(crate) fn next_crest(ctx: &Ctx<'_>, track: Track) -> Option<Phrase> {
    let view = ctx.scene.view;
    let begun = row(ctx, track).len() + view.skipped;
    let far = ctx.edition().track(track).spaces.iter().skip(begun).position(|space| space.crest).filter(|_| view.crests_left > 0)?;
    Some(Phrase::new("draw-next-crest").with("n", far as u8 + 1))
}
