//! The four towers: on a phone an area each.

use crate::context::{Ctx, find_card, kind_class, own, reach, reaches, space_name, standing_on, taken_from};
use crate::{card, descriptions, icons, inspections, pieces, prices};
use drawing::{AnswerSpot, Markup, answer_spots, html, people, type_fit};
use kit::{Phrase, Seat};
use lorenzo::{Choice, Goods, Kind, Member, Resource, Space, Subject, Tower};

/// How wide a tower's name may be beside a sign and a tag, in sizes of its type.
const NAME_BESIDE_TAG: f32 = 5.2;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! { div.towers { @for tower in &ctx.scene.view.towers { (one(ctx, tower)) } } }
}

fn one(ctx: &Ctx<'_>, tower: &Tower) -> Markup {
    let class = kind_class(tower.kind);
    let name = ctx.say(Phrase::name("kind", tower.kind));
    html! {
        section class={ "tower " (class) } data-area=(class) aria-label=(ctx.say(Phrase::name("tower", tower.kind))) {
            h2 class=[type_fit::is_wide(&name, NAME_BESIDE_TAG).then_some("wide")] { i class={ "i i-" (tower.kind.word()) } {} span { (name) } (tag(ctx, tower.kind)) }
            @for (nth, space) in Space::tower(tower.kind).iter().enumerate().rev() {
                (floor(ctx, *space, tower.cards.get(nth).copied().flatten()))
            }
        }
    }
}

/// What holds for the whole tower: that it is closed to the member in hand (§4.2), the fee (§4.4), what cards and tiles change.
fn tag(ctx: &Ctx<'_>, kind: Kind) -> Markup {
    let here: Vec<(Seat, Member)> = Space::tower(kind).iter().flat_map(|space| standing_on(ctx, *space)).collect();
    let coloured = matches!(ctx.scene.subject, Some(Subject::Place(member)) if member.is_coloured()) && ctx.scene.is_asked();
    let mine = own(ctx).is_some_and(|own| here.iter().any(|(seat, member)| *seat == own.seat && member.is_coloured()));
    if coloured && mine {
        let about = ctx.say(Phrase::new("why-coloured-there"));
        return html! { span.tag role="img" data-tip aria-label=(about) { i.i.i-lock {} (ctx.scene.text("draw-yours")) } };
    }
    let change = own(ctx).map_or(0, |own| own.influence.tower[kind.index()]);
    let fee = fee(ctx, kind, !here.is_empty());
    html! {
        @if change != 0 {
            @let about = ctx.say(Phrase::new("draw-tower-change").with("n", change));
            span.tag role="img" data-tip aria-label=(about) { @if change > 0 { "+" (change) } @else { "−" (-change) } }
        }
        @if !fee.is_empty() {
            @let about = ctx.say(Phrase::new("draw-fee").with("goods", descriptions::amounts(&fee)));
            span.tag role="img" data-tip aria-label=(about) { (icons::less(&fee).figures()) }
        }
    }
}

/// The fee as the viewer would pay it; who is not asked sees what it is for anybody.
fn fee(ctx: &Ctx<'_>, kind: Kind, occupied: bool) -> Goods {
    let takings = Space::tower(kind).iter().flat_map(|space| reaches(ctx, *space)).filter_map(|reach| reach.taking.as_ref());
    let printed = if occupied { ctx.edition().board.tower_fee } else { Goods::NONE };
    takings.map(|taking| taking.fee).next().unwrap_or(printed)
}

fn floor(ctx: &Ctx<'_>, space: Space, id: Option<&str>) -> Markup {
    let card = id.and_then(|id| find_card(ctx, id));
    let spot = ctx.take(&[Choice::Place(space), Choice::Take(space)]);
    let refused = spot.as_ref().is_some_and(|spot| !spot.is_legal());
    let figures = ctx.edition().space(space);
    let mut told = vec![Phrase::new("draw-space-value").with("space", space_name(space)).with("value", figures.value)];
    if !figures.gain.is_empty() {
        told.push(Phrase::new("draw-space-bonus").with("goods", descriptions::amounts(&figures.gain)));
    }
    told.extend(inspections::reach_told(ctx, space));
    let place = ctx.tell(&told);
    let Some(card) = card else {
        let here = standing_on(ctx, space);
        let place = here.iter().fold(place, |said, (seat, member)| format!("{said}. {}", ctx.say(pieces::stands(*seat, *member))));
        return answer_spots::place(spot, "floor taken", &place, Some(&inspections::space_key(space)), gone(ctx, space, &here));
    };
    let about = format!("{}. {place}", card::about(ctx, card));
    let class = if refused { "floor dim" } else { "floor" };
    let key = inspections::card_key(card);
    let legal = spot.as_ref().is_some_and(AnswerSpot::is_legal);
    answer_spots::place(spot, class, &about, Some(&key), card::whole(ctx, card, &prices::tags(ctx, card, space), niche(ctx, space, legal)))
}

/// Where the member goes: the value, the servants it takes, the floor's bonus.
fn niche(ctx: &Ctx<'_>, space: Space, legal: bool) -> Markup {
    let figures = ctx.edition().space(space);
    let held = own(ctx).map_or(0, |own| own.goods.get(Resource::Servant));
    let servants = reach(ctx, space).map_or(0, |reach| reach.servants);
    html! {
        span.sock { (figures.value) (ghost(ctx, legal)) }
        @if servants > 0 && (legal || servants > held) { span class={ "n pay" @if servants > held { " short" } } { "−" (servants) i.i.i-servant {} } }
        @if !figures.gain.is_empty() { span.plq { (icons::goods(&figures.gain).figures()) } }
    }
}

/// The member in hand, as it would stand there: seen while one points at the place.
pub(crate) fn ghost(ctx: &Ctx<'_>, legal: bool) -> Markup {
    match (ctx.scene.subject, ctx.scene.me()) {
        (Some(Subject::Place(member)), Some(seat)) if legal => {
            html! { i class={ "pawn ghost m-" (member.word()) " " (people::class(seat)) } {} }
        }
        _ => html! {},
    }
}

/// The card is gone: an empty loggia, with who took it at the window.
fn gone(ctx: &Ctx<'_>, space: Space, here: &[(Seat, Member)]) -> Markup {
    let figures = ctx.edition().space(space);
    let taken = taken_from(ctx, space);
    let owner = here.first().map(|(seat, _)| *seat).or(taken.map(|(seat, _)| seat));
    html! {
        span.gone {
            i.art.loggia {}
            span.who {
                @if let Some((_, id)) = taken { (ctx.say(Phrase::name("card", id))) } @else if let Some(seat) = owner { (ctx.scene.name(seat)) }
            }
            span.stair {
                @match here {
                    [] => span class={ "sock" @if let Some((seat, _)) = taken { " last " (people::class(seat)) } } {},
                    here => @for (seat, member) in here { span class={ "sock " (pieces::stand_class(ctx, *seat, *member, space)) } { (pieces::member(ctx, *seat, *member)) } },
                }
                @if !figures.gain.is_empty() { span.plq { (icons::goods(&figures.gain).figures()) } }
            }
        }
    }
}
