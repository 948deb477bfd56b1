//! The pile of Medici crests: when it is empty, the last round comes.

use crate::{Ctx, icons};
use drawing::context::named;
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon};
use il_vecchio::Crest;
use kit::Phrase;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    let left = f32::from(view.crests_left.max(1));
    let size = (150.0 / left).min(20.0);
    html! {
        (named(None, "crests-left", &ctx.say(Phrase::new("draw-crests-left").with("n", view.crests_left)), html! {
            @for nth in 0..view.crests_left { (icon::at("palle", 6.0 + size * f32::from(nth), 10.0, size)) }
            @if view.crests_left == 0 { (icon::at("no", 6.0, 10.0, size)) }
            text class="n" x=(icon::round(11.0 + size * left)) y="25" font-size="15" data-count id="crests-left" { (view.crests_left) }
        }))
        @if view.last_round {
            (icon::at("end", 224.0, 10.0, 20.0))
            (fitted(&ctx.scene.text("draw-last-round"), "label last-round", 250.0, 26.0, 16.0, 170.0, Anchor::Start))
        } @else { (unseen(ctx)) }
    }
}

/// How many of each event have not come yet. A few crests stay in the box unseen, so this is the most that can come.
fn unseen(ctx: &Ctx<'_>) -> Markup {
    let taken = |crest: Crest| -> u8 { ctx.scene.view.families.iter().filter_map(|family| family.crests.get(crest.word())).sum() };
    let left: Vec<(Crest, u8)> =
        Crest::ALL.iter().map(|crest| (*crest, ctx.edition().crest_count(*crest).saturating_sub(taken(*crest)))).collect();
    let told: Vec<Phrase> =
        left.iter().map(|(crest, n)| Phrase::new("draw-crest-unseen").with("crest", Phrase::name("crest", crest)).with("n", *n)).collect();
    let mut row = Row::new();
    for (crest, n) in left {
        row = row.text(format!("≤{n}")).icon(icons::crest(crest)).gap(0.5);
    }
    named(None, "to-come", &ctx.tell(&told), row.draw(424.0, 20.0, 15.0, 190.0, Anchor::End))
}
