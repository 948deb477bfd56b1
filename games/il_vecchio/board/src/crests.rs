//! The Medici's crests on their red cloth are the clock: when the last has fallen, the last round comes.

use crate::context::Ctx;
use crate::{icons, inspections, pieces};
use drawing::{Markup, html};
use il_vecchio::Crest;
use kit::{Phrase, Seat};

/// The crests that have been taken: what they showed, and by whom.
fn taken(ctx: &Ctx<'_>) -> Vec<(Crest, Seat)> {
    let mut taken = Vec::new();
    for family in &ctx.scene.view.families {
        for crest in Crest::ALL {
            let n = family.crests.get(crest.word()).copied().unwrap_or(0);
            taken.extend((0..n).map(|_| (*crest, family.seat)));
        }
    }
    taken
}

/// How many of each event have not come yet. A few crests stay in the box unseen, so this is the most that can come.
pub(crate) fn to_come(ctx: &Ctx<'_>) -> Vec<(Crest, u8)> {
    let taken = taken(ctx);
    let count = |crest: Crest| taken.iter().filter(|(shown, _)| *shown == crest).count() as u8;
    Crest::ALL.iter().map(|crest| (*crest, ctx.edition().crest_count(*crest).saturating_sub(count(*crest)))).collect()
}

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    let taken = taken(ctx);
    let all = taken.len() + usize::from(view.crests_left);
    let mut told = vec![Phrase::new("draw-crests-left").with("n", view.crests_left)];
    told.extend(
        to_come(ctx)
            .into_iter()
            .map(|(crest, n)| Phrase::new("draw-crest-unseen").with("crest", Phrase::name("crest", crest)).with("n", n)),
    );
    html! {
        div class={ "clock" @if all > 5 { " many" } @if view.last_round { " struck" } } role="img" data-tip data-inspect=(inspections::CRESTS) aria-label=(ctx.tell(&told)) {
            div.row5 {
                @for (crest, seat) in &taken { span.gone { i.i.i-crest {} span { i class={ "i i-" (icons::crest(*crest)) } {} (pieces::shield(*seat)) } } }
                @for _ in 0..view.crests_left { i.i.i-crest.big {} }
            }
            div.ct {
                @if view.last_round { b { (ctx.scene.text("draw-last-round")) } }
                @else {
                    b { span id="crests-left" data-count { (view.crests_left) } " " (ctx.say(Phrase::new("draw-crests-word").with("n", view.crests_left))) }
                    span { (ctx.scene.text("draw-then-last-round")) }
                }
            }
            div.ev {
                i { (ctx.scene.text("draw-to-come")) }
                @for (crest, n) in to_come(ctx) { span.n { "≤" (n) i class={ "i i-" (icons::crest(crest)) } {} } }
            }
        }
    }
}
