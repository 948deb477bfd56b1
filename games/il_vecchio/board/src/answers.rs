//! Answers that have no place on the table, drawn as the things they are: goods to pay and to take, a rest, the dice.

use crate::context::{Ctx, city_phrase, goal, in_towns, own};
use crate::{bishop_switch, icons};
use drawing::{AnswerSpot, Markup, Offer, html};
use il_vecchio::Choice;
use kit::Phrase;

/// To be drawn last: whatever no part of the table has claimed.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    // That a turn cannot end before its action goes without saying.
    let rest = ctx.spots.rest().into_iter().filter(|(offer, spot)| spot.is_legal() || offer.choice != Choice::End);
    html! { (bishop_switch::switch(ctx)) @for (offer, spot) in rest { (one(ctx, offer, &spot)) } }
}

fn one(ctx: &Ctx<'_>, offer: &Offer<Choice>, spot: &AnswerSpot) -> Markup {
    let dim = if spot.is_legal() { "" } else { " dim" };
    match (offer.choice, short(ctx, offer.choice)) {
        (Choice::Pay(goods) | Choice::Take(goods), _) => spot.place(&format!("btn thing{dim}"), None, icons::amounts(goods).figures()),
        (choice, Some((sign, word, more))) => {
            let class = if matches!(choice, Choice::Skip | Choice::Pass) { "btn alt plain" } else { "btn alt" };
            spot.place(
                &format!("{class}{dim}"),
                None,
                html! { i class={ "i i-" (sign) } {} span { (word) @if !more.is_empty() { small { (more) } } } },
            )
        }
        (_, None) => spot.place(&format!("btn{dim}"), None, html! { (spot.label()) }),
    }
}

/// A sign, a word, and in small what it comes to.
fn short(ctx: &Ctx<'_>, choice: Choice) -> Option<(&'static str, String, String)> {
    let text = |key: &str| ctx.scene.text(key);
    let family = own(ctx);
    let down = family.map_or(0, |family| in_towns(family).1);
    let said = match choice {
        Choice::Reinforce => {
            ("dice", text("draw-reinforce"), ctx.say(Phrase::new("draw-reserve").with("n", family.map_or(0, |f| f.reserve))))
        }
        Choice::Recover => ("standing", text("draw-recover"), ctx.say(Phrase::new("draw-rise").with("n", down))),
        Choice::Middleman => {
            let next = goal(ctx).map(|city| city_phrase(ctx, ctx.edition().map.next(city)));
            (
                "broker",
                text("draw-by-middleman"),
                next.map(|next| ctx.say(Phrase::new("draw-middleman-next").with("city", next))).unwrap_or_default(),
            )
        }
        Choice::Bishop => ("bishop", text("draw-by-bishop"), text("draw-by-bishop-more")),
        Choice::Lie(_) => ("lying", text("draw-lies-down"), text("draw-lies-down-more")),
        Choice::Play => ("standing", text("draw-play-double"), text("draw-play-double-more")),
        Choice::Pass => {
            ("vp", text("draw-pass-double"), ctx.say(Phrase::new("draw-space-points").with("n", ctx.edition().end.pass_points)))
        }
        Choice::Roll => ("dice", text("draw-roll"), String::new()),
        Choice::Skip => ("to", text("draw-skip"), String::new()),
        Choice::Settle => ("region", text("draw-settle"), String::new()),
        Choice::End => ("end", text("draw-end-turn"), String::new()),
        _ => return None,
    };
    Some(said)
}
