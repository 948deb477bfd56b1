//! Faith, military and victory points, a disc for each family.

use crate::context::Ctx;
use drawing::{Markup, html, people};
use kit::{Phrase, Seat};
use lorenzo::Resource;

/// Points have no end: the track grows by so many.
const STRETCH: i32 = 50;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let board = &ctx.edition().board;
    let faith = board.faith_points.len() as i32 - 1;
    let needs = &ctx.edition().personal.territory_military;
    let most = standing(ctx, Resource::Vp).iter().map(|(_, n)| *n).max().unwrap_or(0).max(1);
    let points = (most + STRETCH - 1) / STRETCH * STRETCH;
    html! {
        div.tracks {
            (track(ctx, Resource::Faith, faith, 1, |n| board.vatican_faith.iter().any(|at| i32::from(*at) == n)))
            (track(ctx, Resource::Military, board.military_end.into(), 5, |n| n > 0 && needs.iter().any(|at| i32::from(*at) == n)))
            (track(ctx, Resource::Vp, points, points / 5, |_| false))
        }
    }
}

fn standing(ctx: &Ctx<'_>, resource: Resource) -> Vec<(Seat, i32)> {
    ctx.scene.view.players.iter().map(|player| (player.seat, player.goods.get(resource).into())).collect()
}

/// Numbers stand at every `step`; gates are where something is asked for. Whoever has less than nothing stands at the beginning.
fn track(ctx: &Ctx<'_>, resource: Resource, end: i32, step: i32, gate: impl Fn(i32) -> bool) -> Markup {
    let at = standing(ctx, resource);
    let held: Vec<Phrase> = at.iter().map(|(seat, n)| Phrase::new("draw-at").with("seat", *seat).with("n", *n)).collect();
    let about = if resource == Resource::Faith {
        Phrase::new("draw-faith-track").with("held", held)
    } else {
        Phrase::new("draw-track").with("what", Phrase::name("resource", resource)).with("held", held)
    };
    let support = (resource == Resource::Faith).then_some(&ctx.edition().board.faith_points);
    html! {
        div class={ "track " (resource.word()) } role="img" data-tip aria-label=(ctx.say(about)) {
            i class={ "i i-" (resource.word()) } {}
            div.steps {
                @for n in 0..=end {
                    i class=[gate(n).then_some("gate")] {
                        @for (seat, _) in at.iter().filter(|(_, held)| (*held).clamp(0, end) == n) { b class={ "piece disc " (people::class(*seat)) } id={ "t-" (resource.word()) "-" (seat.0) } {} }
                        @if n % step == 0 { span { (n) } }
                        @if let Some(points) = support.and_then(|points| points.get(n as usize)) { em { (points) } }
                    }
                }
            }
        }
    }
}
