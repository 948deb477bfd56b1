//! "Go on" says what it leaves out: towers that fall, contracts that wait, an exchange not made.

use crate::context::{Ctx, capital};
use crate::for_you::{build_cost, changes};
use crate::tower_value::TowerValue;
use crate::{reach, site};
use drawing::{AnswerSpot, Inspection, Markup, html};
use firenze::{Choice, Subject};
use kit::Phrase;

/// What going on does, and what is lost by it.
struct GoingOn {
    does: String,
    leaves: Option<String>,
    /// Something is lost.
    warns: bool,
}

pub(crate) fn button(ctx: &Ctx<'_>, spot: AnswerSpot) -> Markup {
    let GoingOn { does, leaves, warns } = going_on(ctx);
    let key = ctx.told("done", || panel(ctx, &does));
    let class = if warns { "btn end warn" } else { "btn end" };
    spot.inspected(key).place(class, None, html! { span { (does) @if let Some(leaves) = leaves { small { (leaves) } } } })
}

fn going_on(ctx: &Ctx<'_>) -> GoingOn {
    let risks = ctx.own().map(|(seat, _)| reach::risks(ctx, seat).len() as u8).unwrap_or_default();
    let text = |key: &str| ctx.scene.text(key);
    let count = |key: &'static str, n: u8| ctx.count(key, n);
    match ctx.scene.subject {
        Some(Subject::Exchange { .. }) => GoingOn { does: text("draw-go-build"), leaves: Some(text("draw-go-no-exchange")), warns: false },
        Some(Subject::Wholesale { left, .. }) => {
            GoingOn { does: text("draw-go-build"), leaves: Some(count("draw-go-swaps", *left)), warns: false }
        }
        Some(Subject::Build { placed }) => {
            let pays = build_cost(ctx, *placed);
            let does = text(if *placed == 0 { "draw-go-nothing" } else { "draw-go-stop" });
            let falls = (risks > 0).then(|| count("draw-go-fall", risks));
            let leaves = falls
                .or_else(|| (pays > 0).then(|| count("draw-go-pay", pays)))
                .or_else(|| free(ctx, *placed).map(|n| count("draw-go-free", n)));
            GoingOn { does, leaves, warns: risks > 0 }
        }
        Some(Subject::Ruins) => GoingOn { does: text("draw-go-let-fall"), leaves: Some(count("draw-go-fall", risks)), warns: true },
        Some(Subject::Contracts { .. }) => {
            let waiting = ctx
                .scene
                .offers
                .iter()
                .filter(|offer| offer.is_legal() && matches!(offer.choice, Choice::Fulfil(_) | Choice::Campanile))
                .count() as u8;
            GoingOn { does: text("draw-go-end"), leaves: (waiting > 0).then(|| count("draw-go-waiting", waiting)), warns: waiting > 0 }
        }
        _ => GoingOn { does: text("draw-go-on"), leaves: None, warns: false },
    }
}

/// Bricks that could still be laid without making the turn dearer.
fn free(ctx: &Ctx<'_>, placed: u8) -> Option<u8> {
    let now = build_cost(ctx, placed);
    let lays = |offer: &drawing::Offer<Choice>| match offer.choice {
        Choice::Begin(_, n) if offer.is_legal() => Some(n),
        _ => None,
    };
    let most = ctx.scene.offers.iter().filter_map(lays).map(|n| placed + n).filter(|laid| build_cost(ctx, *laid) == now).max()?;
    Some(most - placed)
}

fn panel(ctx: &Ctx<'_>, does: &str) -> Inspection {
    let Some((seat, own)) = ctx.own() else { return Inspection::default() };
    let mut told = Inspection { name: does.to_string(), changes: changes(ctx, &[Choice::Done]), ..Inspection::default() };
    for tower in reach::risks(ctx, seat) {
        let name = Phrase::new("draw-tower-falls").with("n", reach::comes_back(tower.height)).with("of", tower.height);
        told.scene = "s-ruin".to_string();
        told.for_you.push(html! { b { (capital(&reach::tower_colour(ctx, tower.colour()))) " " (tower.height) } (ctx.scene.words.colon()) (ctx.say(name)) });
    }
    if let Some(Subject::Contracts { .. }) = ctx.scene.subject {
        let ready = own.towers.iter().filter_map(|tower| Some((tower, TowerValue::of(ctx, tower.colour()?, tower.height)?)));
        told.for_you.extend(ready.map(|(tower, value)| html! { b { (capital(&reach::tower_colour(ctx, tower.colour()))) " " (tower.height) } (ctx.scene.words.colon()) (ctx.count("draw-leaves-standing", value.total())) }));
    }
    if let Some(Subject::Build { placed }) = ctx.scene.subject {
        let cost = build_cost(ctx, *placed);
        told.bill = crate::for_you::bricks_due(ctx, cost).into_iter().collect();
        told.kind = ctx.say(Phrase::new("draw-laid-cost").with("n", site::placed(ctx)).with("cost", cost));
        told.for_you.extend(free(ctx, *placed).map(|n| html! { (ctx.count("draw-could-lay", n)) }));
    }
    told
}
