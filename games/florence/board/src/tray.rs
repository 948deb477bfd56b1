//! The question, and the answers that have no place on the table: the actions, with what they cost.

use crate::{Ctx, crest_of};
use drawing::resources::Row;
use drawing::{AnswerSpot, Markup, Offer, html, offers};
use florence::{By, Choice};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let rest = ctx.spots.rest();
    html! {
        section class="tray" aria-live="polite" {
            // Alone one plays purple, not the colour of the first seat.
            (offers::question_by(ctx.scene, |seat| crest_of(ctx, By::Seat(seat))))
            @if !rest.is_empty() { div class="answers" { @for (offer, spot) in &rest { (answer(ctx, offer, spot)) } } }
        }
    }
}

fn answer(ctx: &Ctx<'_>, offer: &Offer<Choice>, spot: &AnswerSpot) -> Markup {
    let actions = &ctx.edition().figures.actions;
    let time = |n: u8| Row::new().text(format!("−{n}")).icon("time");
    let sign = match offer.choice {
        Choice::Pass => Some(Row::new().icon("ring")),
        Choice::Deploy => Some(Row::new().icon("member").then(time(actions.deploy))),
        Choice::Promote => Some(Row::new().icon("leader").then(time(actions.promote))),
        Choice::Move => Some(Row::new().icon("arrow").then(time(actions.step))),
        Choice::Hurry => Some(Row::new().icon("arrow").icon("arrow").then(time(actions.hurry))),
        Choice::Brag => Some(Row::new().icon("brag").then(time(actions.brag))),
        Choice::Time => Some(Row::new().icon("time")),
        Choice::Vp => Some(Row::new().icon("vp")),
        _ => None,
    };
    spot.button("", html! { (spot.label()) @if let Some(row) = sign { " " (row.inline(18.0)) } })
}
