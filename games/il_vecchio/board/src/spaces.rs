//! The spaces of a track, who stands on them, who leads, and how far the next crest is.

use crate::tracks::{WIDTH, entrance, name};
use crate::{Ctx, member, tracks, traveller};
use drawing::context::{at, framed_spot, named};
use drawing::resources::{Anchor, Row};
use drawing::{AnswerSpot, Markup, html, icon, people};
use il_vecchio::{Choice, Track};
use kit::{Phrase, Seat};

const CELL: f32 = 46.0;

/// The spaces in order, then the queue of the last round, and beside them how things stand.
pub(crate) fn draw(ctx: &Ctx<'_>, track: Track) -> Markup {
    let view = ctx.scene.view;
    let spaces = &ctx.edition().track(track).spaces;
    let row: &[Seat] = view.tracks.get(track.word()).map_or(&[], |row| &row[..]);
    let full = spaces.len().saturating_sub(view.skipped);
    let queue = row.get(full..).unwrap_or(&[]);
    // In the last round one may queue behind a full track.
    let behind = if row.len() >= full { take(ctx, track) } else { None };
    let x = 12.0 + CELL * spaces.len() as f32;
    let y = if track.is_region() { 59.0 } else { 50.0 };
    let behind_x = x + 14.0 * queue.len() as f32;
    html! {
        @for nth in 0..spaces.len() { (space(ctx, track, nth, row)) }
        (lead(ctx, track, row, x))
        @if queue.is_empty() && behind.is_none() { (next_crest(ctx, track, row, x, y)) }
        @for (nth, seat) in queue.iter().enumerate() {
            (at(x + 7.0 + 14.0 * nth as f32, y, named(None, "queued", &ctx.say(Phrase::new("draw-queue").with("seat", *seat)), standing(track, full + nth, *seat, 18.0))))
        }
        @if let Some(spot) = behind {
            (framed_spot(Some(spot), &format!("queue bound-{track}"), "", [behind_x, y - 10.0, 30.0, 20.0], icon::at("member", behind_x + 7.0, y - 8.0, 16.0)))
        }
    }
}

fn take(ctx: &Ctx<'_>, track: Track) -> Option<AnswerSpot> {
    ctx.take(&[Choice::Seize(track), Choice::Office(track)])
        .map(|spot| traveller::sent(ctx, entrance(ctx, track), tracks::on_arrival(ctx, track), spot))
}

fn standing(track: Track, nth: usize, seat: Seat, height: f32) -> Markup {
    member::piece(seat, track.word(), nth, member::figure(seat, height))
}

fn space(ctx: &Ctx<'_>, track: Track, nth: usize, row: &[Seat]) -> Markup {
    let view = ctx.scene.view;
    let space = &ctx.edition().track(track).spaces[nth];
    let unused = nth < view.skipped;
    let taken = nth.checked_sub(view.skipped).and_then(|nth| row.get(nth)).copied();
    let next = nth == row.len() + view.skipped;
    let spot = if next { take(ctx, track) } else { None };
    let number = u8::try_from(nth + 1).unwrap_or(u8::MAX);
    let mut told = vec![Phrase::new("draw-space").with("track", name(track)).with("n", number)];
    if space.florins > 0 {
        told.push(Phrase::new("draw-space-price").with("n", space.florins));
    }
    told.push(Phrase::new("draw-space-points").with("n", space.points));
    if space.crest {
        told.push(Phrase::new("draw-space-crest"));
    }
    if unused {
        told.push(Phrase::new("draw-space-unused"));
    }
    told.extend(taken.map(|seat| Phrase::new("draw-taken-by").with("seat", seat)));
    let (x, y) = (6.0 + CELL * nth as f32, 24.0);
    let height = if track.is_region() { 49.0 } else { 35.0 };
    let cost = if space.florins > 0 { Row::new().amount("coin", space.florins.into()) } else { Row::new() };
    let class = format!("space bound-{track}{}{}", if unused { " unused" } else { "" }, if next { " next" } else { "" });
    framed_spot(
        spot,
        &class,
        &ctx.tell(&told),
        [x, y, CELL - 3.0, height],
        html! {
            rect class="cell" x=(x) y=(y) width=(CELL - 3.0) height=(height) rx="4" {}
            (Row::new().amount("vp", space.points.into()).draw(x + 3.0, y + 9.0, 13.0, 30.0, Anchor::Start))
            (cost.draw(x + 3.0, y + 40.0, 13.0, 30.0, Anchor::Start))
            // A crest that has been taken is gone.
            @if space.crest && taken.is_none() && view.crests_left > 0 { (icon::at("palle", x + CELL - 19.0, y + 1.5, 15.0)) }
            @if let Some(seat) = taken {
                @let size = if track.is_region() { 30.0 } else { 24.0 };
                (at(x + 28.0, y + height / 2.0 + 3.0, standing(track, nth - view.skipped, seat, size)))
            }
        },
    )
}

/// Everybody's members on the track, the most first; the crown is with whoever would have the majority now (§10.4).
fn lead(ctx: &Ctx<'_>, track: Track, row: &[Seat], x: f32) -> Markup {
    let leader = ctx.scene.view.majorities.get(track.word()).copied();
    let count = |seat: Seat| row.iter().filter(|who| **who == seat).count() as u8;
    let mut seats: Vec<Seat> = ctx.scene.view.families.iter().map(|family| family.seat).filter(|seat| count(*seat) > 0).collect();
    seats.sort_by_key(|seat| (Some(*seat) != leader, std::cmp::Reverse(count(*seat))));
    let bonus = ctx.edition().end.majority;
    let mut told = vec![Phrase::new("draw-majority").with("n", bonus)];
    told.push(leader.map_or_else(|| Phrase::new("draw-leads-nobody"), |seat| Phrase::new("draw-leads").with("seat", seat)));
    told.extend(seats.iter().map(|seat| Phrase::new("draw-on-track").with("seat", *seat).with("n", count(*seat))));
    named(
        None,
        "lead",
        &ctx.tell(&told),
        html! {
            rect class="purse" x=(x - 4.0) y="25" width=(WIDTH - x - 2.0) height="20" rx="4" {}
            (Row::new().icon("leader").amount("vp", bonus.into()).draw(x, 35.0, 13.0, 40.0, Anchor::Start))
            @for (nth, seat) in seats.iter().enumerate() {
                @let at = x + 50.0 + 24.0 * nth as f32;
                g class=[(Some(*seat) != leader).then_some("behind")] {
                    (people::crest_at(*seat, at, 35.0, 14.0))
                    text class="n" x=(at + 7.0) y="39.500" font-size="12" { (count(*seat)) }
                }
            }
        },
    )
}

/// How many members stand between now and the next crest, that one included.
fn next_crest(ctx: &Ctx<'_>, track: Track, row: &[Seat], x: f32, y: f32) -> Markup {
    let view = ctx.scene.view;
    let begun = row.len() + view.skipped;
    let far = ctx.edition().track(track).spaces.iter().skip(begun).position(|space| space.crest).filter(|_| view.crests_left > 0);
    let Some(far) = far.and_then(|far| u8::try_from(far + 1).ok()) else { return html! {} };
    named(
        None,
        "far",
        &ctx.say(Phrase::new("draw-next-crest").with("n", far)),
        html! {
            @for nth in 0..far { circle class=(if nth + 1 == far { "step last" } else { "step" }) cx=(x + 4.0 + 13.0 * f32::from(nth)) cy=(y) r="3" {} }
            (icon::at("palle", x + 13.0 * f32::from(far) - 1.0, y - 8.0, 16.0))
        },
    )
}
