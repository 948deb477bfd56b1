//! Answers that have no place on the table: stopping, bonuses, Giovanni's offer, one of Strozzi's colours.

use crate::context::{Ctx, class_of, question};
use crate::inspections::refused;
use crate::pieces::{time, vp};
use crate::prospects;
use drawing::{AnswerSpot, Inspection, Markup, Offer, html};
use florence::Choice;

/// To be drawn last: whatever no part of the table has claimed.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! { @for (offer, spot) in ctx.spots.rest() { (one(ctx, offer, spot)) } }
}

fn one(ctx: &Ctx<'_>, offer: &Offer<Choice>, spot: AnswerSpot) -> Markup {
    let figures = &ctx.edition().figures;
    let sign = match (offer.choice, ctx.scene.view.offer) {
        (Choice::Time, _) => Some(time(format!("+{}", figures.actions.bonus_time))),
        (Choice::Vp, _) => Some(vp(format!("+{}", figures.actions.bonus_vp))),
        (Choice::Pay, Some((points, price))) => Some(html! { (time(format!("−{price}"))) (vp(format!("+{points}"))) }),
        (Choice::Colour(colour), _) => Some(html! { i class={ "arms " (class_of(colour)) } {} }),
        _ => None,
    };
    let content = html! { (spot.label()) @if let Some(sign) = sign { " " (sign) } };
    let spot = if is_told(offer.choice) { spot.inspected(key(offer)) } else { spot };
    spot.place("btn thing", None, content)
}

/// Has the panel more to tell of it than the button shows?
const fn is_told(choice: Choice) -> bool {
    matches!(choice, Choice::Pay | Choice::Waive | Choice::Stop | Choice::Time | Choice::Vp)
}

fn key(offer: &Offer<Choice>) -> String {
    format!("b-{}", offer.text.replace(' ', "-"))
}

/// The same answers as the panel tells them.
pub(crate) fn inspections(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    let offers = ctx.scene.offers.iter().filter(|offer| is_told(offer.choice));
    offers.map(|offer| (key(offer), inspection(ctx, offer))).collect()
}

fn inspection(ctx: &Ctx<'_>, offer: &Offer<Choice>) -> Inspection {
    let giovanni = question(ctx) == "ask-offer";
    Inspection {
        class: if giovanni { "giovanni".to_string() } else { String::new() },
        scene: if giovanni { "s-giovanni".to_string() } else { String::new() },
        name: ctx.scene.say(&offer.phrase),
        kind: ctx.scene.question.map(|question| ctx.scene.say(question)).unwrap_or_default(),
        refused: refused(ctx, &[offer.choice]),
        changes: prospects::changes(ctx, offer.choice),
        for_you: if offer.choice == Choice::Waive { vec![html! { (ctx.scene.text("board-waive-then")) }] } else { Vec::new() },
        ..Inspection::default()
    }
}
