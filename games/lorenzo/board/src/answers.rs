//! Answers that have no place on the table, drawn as the things they are: servants, prices, privileges, exchanges.

use crate::context::{Ctx, find_tile, own};
use crate::inspections::{catalogue, refused};
use crate::{descriptions, for_you, icons, work};
use drawing::resources::Row;
use drawing::{AnswerSpot, Inspection, Markup, Offer, html};
use kit::Phrase;
use lorenzo::{Choice, Goods, Resource, Subject};

/// To be drawn last: whatever no part of the table has claimed.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    // That a turn cannot be lost while there is something to do goes without saying.
    let rest = ctx.spots.rest().into_iter().filter(|(offer, spot)| spot.is_legal() || offer.choice != Choice::Pass);
    html! { @for (offer, spot) in rest { (one(ctx, offer, spot)) } }
}

fn one(ctx: &Ctx<'_>, offer: &Offer<Choice>, spot: AnswerSpot) -> Markup {
    let dim = if spot.is_legal() { "" } else { " dim" };
    let minor = !spurs_a_card(ctx, offer.choice);
    let content = match (offer.choice, picture(ctx, offer.choice)) {
        (Choice::Servants(n), _) if minor => html! { (n) },
        (_, Some(row)) => html! { (row.figures()) },
        (_, None) => html! { (spot.label()) },
    };
    let class = match offer.choice {
        Choice::Decline | Choice::Defy | Choice::Pass => "btn plain",
        Choice::End => "btn end",
        Choice::Servants(_) if minor => "btn thing minor",
        _ => "btn thing",
    };
    let spot = if told(ctx, offer.choice) { spot.inspected(key(offer)) } else { spot };
    spot.place(&format!("{class}{dim}"), None, content)
}

/// Of so many servants: does one fewer leave a card idle? The fewest that are allowed count too.
fn spurs_a_card(ctx: &Ctx<'_>, choice: Choice) -> bool {
    let (Choice::Servants(n), Some(Subject::Servants { work, value, per_value }), Some(own)) = (choice, ctx.scene.subject, own(ctx)) else {
        return true;
    };
    let least = ctx.scene.offers.iter().filter(|offer| offer.is_legal()).find_map(|offer| match offer.choice {
        Choice::Servants(n) => Some(n),
        _ => None,
    });
    let per_value = (*per_value).max(1);
    let at_work = |servants: i16| work::split(ctx, own, *work, value + servants.div_euclid(per_value)).0.len();
    Some(n) == least || at_work(n.into()) > at_work(i16::from(n) - per_value)
}

/// What an answer pays and brings, by the figures of the edition.
fn picture(ctx: &Ctx<'_>, choice: Choice) -> Option<Row> {
    let less = |resource: Resource| icons::less(&Goods::of(resource, 1));
    match (choice, ctx.scene.subject?) {
        (Choice::Servants(n), Subject::Servants { work, value, per_value }) => {
            let value = value + i16::from(n) / (*per_value).max(1);
            Some(Row::new().amount("servant", n.into()).icon("to").icon(work.word()).value(value.to_string().replace('-', "−")))
        }
        (Choice::Price(number), Subject::Price { card, due }) => {
            let place = usize::from(number).wrapping_sub(1);
            let price = ctx.edition().card(*card).prices.get(place)?;
            let pay = due.get(place)?;
            Some(if price.require.is_empty() { icons::goods(pay) } else { icons::held(&price.require).gap(0.3).then(icons::less(pay)) })
        }
        (Choice::Discount(resource), Subject::Discount { due, .. }) => {
            Some(less(resource).icon("to").then(icons::goods(&due.less(&Goods::of(resource, 1)))))
        }
        (Choice::Exchange(number), Subject::Exchange { card, .. }) => {
            ctx.edition().card(*card).exchanges().get(usize::from(number).wrapping_sub(1)).map(icons::exchange)
        }
        (Choice::Privilege(number), _) => ctx.edition().board.privileges.get(usize::from(number).wrapping_sub(1)).map(icons::goods),
        (Choice::Lose(resource), _) => Some(less(resource)),
        _ => None,
    }
}

fn key(offer: &Offer<Choice>) -> String {
    format!("a-{}", offer.text.replace(' ', "-"))
}

/// Has the panel more to tell of it than the button shows?
fn told(ctx: &Ctx<'_>, choice: Choice) -> bool {
    match choice {
        Choice::Support | Choice::Defy => true,
        choice => picture(ctx, choice).is_some(),
    }
}

/// The same answers as the panel tells them.
pub(crate) fn inspections(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    let offers = ctx.scene.offers.iter().filter(|offer| told(ctx, offer.choice));
    offers.map(|offer| (key(offer), inspection(ctx, offer))).collect()
}

fn inspection(ctx: &Ctx<'_>, offer: &Offer<Choice>) -> Inspection {
    let mut told = Inspection {
        name: ctx.scene.say(&offer.phrase),
        kind: ctx.scene.question.map(|question| ctx.scene.say(question)).unwrap_or_default(),
        refused: refused(ctx, &[offer.choice]),
        changes: for_you::changes(ctx, &[offer.choice]),
        ..Inspection::default()
    };
    match (offer.choice, ctx.scene.subject) {
        (Choice::Servants(n), Some(Subject::Servants { work, value, per_value })) => {
            if let Some(own) = own(ctx) {
                told.for_you = work::what_works(ctx, own, *work, Some(value + i16::from(n) / (*per_value).max(1)));
            }
        }
        (_, Some(Subject::Price { card, .. } | Subject::Discount { card, .. } | Subject::Exchange { card, .. })) => {
            told.scene = format!("s-{}", ctx.edition().card(*card).id);
            told.effects = catalogue(ctx).card(ctx.edition().card(*card)).effects;
        }
        (Choice::Defy, _) => {
            let period = usize::from(ctx.scene.view.period).wrapping_sub(1);
            if let Some(tile) = ctx.scene.view.tiles.get(period).and_then(|id| find_tile(ctx, id)) {
                told.effects = catalogue(ctx).tile(tile).effects;
            }
            told.for_you.push(html! { (ctx.scene.text("draw-defy-keeps")) });
        }
        _ => {}
    }
    if let (Choice::Exchange(_), Some(Subject::Exchange { gained, .. })) = (offer.choice, ctx.scene.subject)
        && !gained.is_empty()
    {
        told.for_you.push(html! { (ctx.say(Phrase::new("draw-gained-so-far").with("goods", descriptions::amounts(gained)))) });
    }
    told
}
