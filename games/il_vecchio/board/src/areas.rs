//! The board's areas for a phone, which shows one at a time: the map, and the tracks.

use crate::bishop_switch;
use crate::context::{Ctx, lit};
use crate::travel::takes_bishop;
use drawing::{Area, html};
use il_vecchio::Choice;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Area> {
    let on_tracks = lit(ctx, |choice| matches!(choice, Choice::Seize(_) | Choice::Office(_) | Choice::Claim(_)));
    // What only the switch lights is not counted, unless there is nothing else.
    let dark = bishop_switch::counts(ctx).0 > 0;
    let on_map = lit(ctx, |choice| {
        matches!(
            choice,
            Choice::City(_) | Choice::Place(_) | Choice::Zone(_) | Choice::Walk(_) | Choice::Cart(_) | Choice::Stay | Choice::Return(_)
        ) && !matches!(choice, Choice::City(city) if dark && takes_bishop(ctx, city))
            || matches!(choice, Choice::Lie(_)) && ctx.scene.subject.is_none()
    });
    vec![
        Area { id: "land", name: ctx.scene.text("draw-tuscany"), sign: html! { i.i.i-tower {} }, lit: on_map },
        Area { id: "tracks", name: ctx.scene.text("draw-tracks"), sign: html! { i.i.i-region {} }, lit: on_tracks },
    ]
}
