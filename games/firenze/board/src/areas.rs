//! The board's areas for a phone, which shows one at a time.

use crate::context::Ctx;
use drawing::{Area, html};
use firenze::Choice;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Area> {
    let lit = |wanted: fn(&Choice) -> bool| ctx.scene.offers.iter().filter(|offer| offer.is_legal() && wanted(&offer.choice)).count();
    let sites = Area {
        id: "sites",
        name: ctx.scene.text("draw-sites"),
        sign: html! { i.i.i-ruin {} span { (ctx.scene.text("draw-sites")) } },
        lit: 0,
    };
    let areas = [
        Area {
            id: "row",
            name: ctx.scene.text("draw-row"),
            sign: html! { i.i.i-cards {} span { (ctx.scene.text("draw-row")) } },
            lit: lit(|choice| matches!(choice, Choice::Take(_) | Choice::Exchange(..) | Choice::Swap(..) | Choice::Lay(..))),
        },
        Area {
            id: "city",
            name: ctx.scene.text("draw-contracts"),
            sign: html! { i.i.i-tower {} span { (ctx.scene.text("draw-contracts")) } },
            lit: lit(|choice| matches!(choice, Choice::Cover(_))),
        },
    ];
    areas.into_iter().chain(Some(sites).filter(|_| ctx.scene.me().is_none())).collect()
}
