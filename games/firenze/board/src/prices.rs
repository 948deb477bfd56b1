//! What building costs as it grows: a cell for each number of bricks placed in the turn (§6.5).

use crate::context::Ctx;
use crate::site::placed;
use crate::tower_panel;
use drawing::{Markup, html};
use firenze::effect::Effect;
use firenze::view::PlayerView;
use firenze::{Card, Choice, Subject};
use kit::Phrase;

/// How a number of bricks stands to what the viewer can pay.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Reach {
    /// So many lie already.
    Placed,
    Payable,
    /// With a character that could be played.
    With(Card),
    TooDear,
}

pub(crate) fn draw(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let costs = ctx.scene.view.build_costs.iter().enumerate().skip(1);
    html! {
        div.costs {
            div.h3 { i.i.i-tower {} (ctx.scene.text("draw-build-cost-name")) }
            div.ccs { @for (n, cost) in costs { (cell(ctx, player, n as u8, *cost)) } }
        }
    }
}

fn cell(ctx: &Ctx<'_>, player: &PlayerView, n: u8, cost: u8) -> Markup {
    let printed = ctx.edition().build_cost.get(usize::from(n)).copied().unwrap_or(cost);
    let reach = reach(ctx, player, n, cost);
    let class = match reach {
        Reach::Placed => " laid",
        Reach::Payable => "",
        Reach::With(_) => " with",
        Reach::TooDear => " nope",
    };
    let about = ctx.say(Phrase::new("draw-build-cost").with("n", n).with("cost", cost));
    let key = ctx.told(format!("cost-{n}"), || tower_panel::price(ctx, player, n, cost, reach));
    html! {
        div class={ "cc" (class) } role="img" data-tip data-inspect=(key) aria-label=(about) {
            b { (n) }
            span { (cost) i.i.i-brick {} }
            @if let Reach::With(card) = reach { u { (ctx.card(card)) } } @else if cost < printed { s { (printed) } }
        }
    }
}

/// Only who is building, or may still build in this turn, is told what is too dear.
fn reach(ctx: &Ctx<'_>, player: &PlayerView, n: u8, cost: u8) -> Reach {
    let laid = placed(ctx);
    let building = matches!(ctx.scene.subject, Some(Subject::Build { .. })) && ctx.scene.is_asked();
    if n <= laid {
        return if building { Reach::Placed } else { Reach::Payable };
    }
    let left = |cost: u8| i32::from(player.store.len()) - i32::from(n - laid) - i32::from(cost);
    match cheaper(ctx, cost) {
        _ if !building || left(cost) >= 0 => Reach::Payable,
        Some((card, less)) if left(less) >= 0 => Reach::With(card),
        _ => Reach::TooDear,
    }
}

/// A character that could be played now, and what the price would be then.
pub(crate) fn cheaper(ctx: &Ctx<'_>, cost: u8) -> Option<(Card, u8)> {
    ctx.scene.offers.iter().filter(|offer| offer.is_legal()).find_map(|offer| match offer.choice {
        Choice::Play(card) => match ctx.edition().card(card).effect {
            Effect::ReduceBuildCost { by } => Some((card, cost.saturating_sub(by))),
            _ => None,
        },
        _ => None,
    })
}
