//! Council palace, market, fields and workshops.

use crate::context::{Ctx, closed, reach, space_name, standing_on};
use crate::towers::ghost;
use crate::{descriptions, icons, inspections, pieces};
use drawing::{AnswerSpot, Markup, answer_spots, html};
use kit::{Phrase, Seat};
use lorenzo::{Choice, Member, Space, Work};

pub(crate) const MARKET: [Space; 4] = [Space::Market1, Space::Market2, Space::Market3, Space::Market4];

/// Members on the council's bench for which there is room, and for one more.
const MOST_SHOWN: usize = 16;

/// The space of a work for one member, and the large one.
pub(crate) const fn work_spaces(work: Work) -> [Space; 2] {
    match work {
        Work::Harvest => [Space::HarvestSingle, Space::HarvestLarge],
        Work::Production => [Space::ProductionSingle, Space::ProductionLarge],
    }
}

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! {
        (council(ctx))
        div.row.market { @for space in MARKET { (stall(ctx, space)) } }
        div.row.work { @for work in Work::ALL { (work_area(ctx, *work)) } }
    }
}

/// What the space asks for and gives, and who stands there.
fn about(ctx: &Ctx<'_>, space: Space) -> String {
    let figures = ctx.edition().space(space);
    let mut told = vec![Phrase::new("draw-space-value").with("space", space_name(space)).with("value", figures.value)];
    if !figures.gain.is_empty() {
        told.push(Phrase::new("draw-space-gives").with("goods", descriptions::amounts(&figures.gain)));
    }
    if figures.modifier != 0 {
        told.push(Phrase::new("draw-space-modifier").with("n", figures.modifier.abs()));
    }
    if closed(ctx, space) {
        told.push(Phrase::new("draw-closed").with("n", figures.min_seats));
    }
    told.extend(inspections::reach_told(ctx, space));
    told.extend(standing_on(ctx, space).into_iter().map(|(seat, member)| pieces::stands(seat, member)));
    ctx.tell(&told)
}

/// A place of the city: a button while it can be tried, with the inspection of its space.
fn site(ctx: &Ctx<'_>, space: Space, class: &str, content: impl FnOnce(bool) -> Markup) -> Markup {
    let spot = ctx.take(&[Choice::Place(space)]);
    let legal = spot.as_ref().is_some_and(AnswerSpot::is_legal);
    let dim = if spot.is_some() && !legal { " dim" } else { "" };
    let shut = if closed(ctx, space) { " shut" } else { "" };
    answer_spots::place(spot, &format!("{class}{shut}{dim}"), &about(ctx, space), Some(&inspections::space_key(space)), content(legal))
}

/// The servants it takes to get there, where it takes any.
fn servants(ctx: &Ctx<'_>, space: Space, legal: bool) -> Markup {
    let needed = reach(ctx, space).map_or(0, |reach| reach.servants);
    html! { @if legal && needed > 0 { span.n.pay { "−" (needed) i.i.i-servant {} } } }
}

fn council(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    let gain = &ctx.edition().space(Space::Council).gain;
    // The view says whose member came when; which of a family's members it was makes no difference.
    let mut here = standing_on(ctx, Space::Council);
    let mut came: Vec<(Seat, Member)> = Vec::new();
    for seat in &view.council {
        if let Some(nth) = here.iter().position(|(owner, _)| owner == seat) {
            came.push(here.remove(nth));
        }
    }
    site(ctx, Space::Council, "site council", |legal| {
        html! {
            i.art.place-council {}
            span.lab { b { (ctx.say(Phrase::name("space", Space::Council))) } (icons::goods(gain).figures()) (servants(ctx, Space::Council, legal)) }
            span class={ "bench" @if came.len() > 4 { " crowded" } @if came.len() > 7 { " packed" } } {
                @for (nth, (seat, member)) in came.iter().enumerate() {
                    span class={ "seat " (pieces::stand_class(ctx, *seat, *member, Space::Council)) } { (pieces::member(ctx, *seat, *member)) em { (nth + 1) } }
                }
                @if came.len() < MOST_SHOWN { span class={ "seat next" @if legal { " open" } } { (ghost(ctx, legal)) em { (came.len() + 1) } } }
            }
        }
    })
}

/// Who stands on a space for one member, or the value it asks for.
fn socket(ctx: &Ctx<'_>, space: Space, legal: bool, shown: Markup) -> Markup {
    let here = standing_on(ctx, space);
    html! {
        @match &here[..] {
            [] => span.sock { (shown) (ghost(ctx, legal)) },
            here => @for (seat, member) in here { span class={ "sock " (pieces::stand_class(ctx, *seat, *member, space)) } { (pieces::member(ctx, *seat, *member)) } },
        }
    }
}

fn stall(ctx: &Ctx<'_>, space: Space) -> Markup {
    let figures = ctx.edition().space(space);
    let gain = icons::goods(&figures.gain).figures();
    site(ctx, space, &format!("site mk {space}"), |legal| {
        html! {
            span.awn {}
            span.in {
                @if closed(ctx, space) {
                    span.gives { (gain) }
                    span.lock { i.i.i-lock {} (ctx.say(Phrase::new("draw-players").with("n", figures.min_seats))) }
                } @else {
                    (socket(ctx, space, legal, html! { (figures.value) }))
                    span.gives { (gain) (servants(ctx, space, legal)) }
                }
            }
        }
    })
}

fn work_area(ctx: &Ctx<'_>, work: Work) -> Markup {
    let [single, large] = work_spaces(work);
    html! {
        div class={ "wk " (work.word()) } {
            i class={ "art place-" (work.word()) } {}
            h3 { i class={ "i i-" (work.word()) } {} (ctx.say(Phrase::name("draw-work", work))) }
            div.spots {
                (site(ctx, single, "one-place", |legal| html! { (socket(ctx, single, legal, worth(ctx, single, legal))) (servants(ctx, single, legal)) }))
                (site(ctx, large, "sock wide", |legal| wide(ctx, large, legal)))
            }
        }
    }
}

/// What the work would be worth there, before more servants; else the value the space asks for.
fn worth(ctx: &Ctx<'_>, space: Space, legal: bool) -> Markup {
    let asked = ctx.edition().space(space).value;
    html! { (reach(ctx, space).filter(|_| legal).map_or(asked, |reach| reach.value.max(asked))) }
}

/// The large space: everybody who stands there, and the sum that makes its value for the member in hand.
fn wide(ctx: &Ctx<'_>, space: Space, legal: bool) -> Markup {
    let here = standing_on(ctx, space);
    let figures = ctx.edition().space(space);
    html! {
        @for (seat, member) in &here { span class={ "stand " (pieces::stand_class(ctx, *seat, *member, space)) } { (pieces::member(ctx, *seat, *member)) } }
        @if closed(ctx, space) { span.lock { i.i.i-lock {} (ctx.say(Phrase::new("draw-players").with("n", figures.min_seats))) } }
        @else if let Some(sum) = inspections::sum(ctx, space).filter(|_| legal) { span.val { (sum) } }
        @else if here.is_empty() { span.val { "−" (figures.modifier.abs()) } }
        (ghost(ctx, legal)) (servants(ctx, space, legal))
    }
}
