//! "For you, now": what a thing would cost, bring and change for the viewer, and what stands in its way.

use crate::card::icon;
use crate::context::{Ctx, cards_of, closed, own, reach, reaches};
use crate::inspections::{catalogue, placed, refused, sum};
use crate::prices::{Payment, cheapest, payments};
use crate::{descriptions, icons, pieces, work};
use drawing::{BillLine, Change, Inspection, Markup, html};
use kit::Phrase;
use lorenzo::card::Effect;
use lorenzo::places::Area;
use lorenzo::{Card, Choice, Goods, Kind, Leader, LeaderId, MemberView, PlayerView, Reach, Resource, Space, Subject, Tile, View};

/// A card in a tower.
pub(crate) fn card(ctx: &Ctx<'_>, card: &Card, space: Space) -> Inspection {
    let mut told = catalogue(ctx).card(card);
    told.kind = placed(ctx, &told.kind, space);
    let Some(player) = own(ctx).filter(|_| !ctx.scene.over) else {
        told.effects.splice(0..0, catalogue(ctx).printed_price(card));
        return told;
    };
    let best = cheapest(ctx, space);
    let all = payments(card, best);
    let chosen = all.iter().find(|payment| payment.is_possible(&player.goods)).or(all.first());
    told.bill = chosen.map(|payment| bill(ctx, player, payment)).unwrap_or_default();
    if card.prices.len() > 1 {
        told.effects.splice(0..0, catalogue(ctx).printed_price(card).map(|(_, prices)| (ctx.scene.text("draw-term-prices"), prices)));
    }
    told.refused = refused(ctx, &[Choice::Place(space), Choice::Take(space)]);
    told.for_you = reach_lines(ctx, space);
    match best.filter(|_| told.refused.is_none()) {
        // Before a member is chosen nothing is refused yet: if none can go there, the nearest one's reason tells why.
        Some(Reach { refused: Some(why), .. }) => told.for_you.push(html! { (ctx.say(why.phrase())) " §" (why.rule) }),
        Some(reach) => told.for_you.extend(tower_lines(ctx, reach)),
        None => {}
    }
    told.for_you.extend(slot_line(ctx, player, card.kind));
    told.for_you.extend(work::when_it_works(ctx, player, card, reach(ctx, space)));
    if told.refused.is_none() {
        told.for_you.extend(card.immediate.iter().filter_map(|effect| leads_to(ctx, effect)));
        told.changes = changes(ctx, &[Choice::Place(space), Choice::Take(space)]);
    }
    told
}

/// What is paid in all, a line for each resource.
fn bill(ctx: &Ctx<'_>, player: &PlayerView, payment: &Payment) -> Vec<BillLine> {
    let line = |resource: &Resource| {
        let (due, held) = (payment.due(*resource), payment.require.get(*resource));
        (due > 0 || held > 0).then(|| BillLine {
            due: html! { span.n { @if held > 0 { "≥" (held) } @if due > 0 { @if held > 0 { " −" } (due) } (icon(*resource)) } (parts(ctx, payment, *resource)) },
            what: ctx.say(Phrase::name("resource", resource)),
            have: player.goods.get(*resource).into(),
            left: payment.left(&player.goods, *resource).into(),
        })
    };
    Resource::ALL.iter().filter_map(line).collect()
}

/// What a sum of several payments is made of: the card, the fee, servants for the value; and what the floor gives towards it.
fn parts(ctx: &Ctx<'_>, payment: &Payment, resource: Resource) -> Markup {
    let say = |key: &'static str, n: i16| ctx.say(Phrase::new(key).with("n", n));
    let servants = if resource == Resource::Servant { payment.servants } else { 0 };
    let (price, fee, bonus) = (payment.price.get(resource), payment.fee.get(resource), payment.bonus.get(resource));
    let mut said = Vec::new();
    if fee > 0 || servants > 0 {
        said.extend((price > 0).then(|| say("draw-part-card", price)));
        said.extend((fee > 0).then(|| say("draw-part-fee", fee)));
        said.extend((servants > 0).then(|| say("draw-part-value", servants)));
    }
    said.extend((bonus > 0).then(|| say("draw-part-floor", bonus)));
    html! { @if !said.is_empty() { " " small { "(" (said.join(", ")) ")" } } }
}

/// Who reaches the place, and with how many servants.
fn reach_lines(ctx: &Ctx<'_>, space: Space) -> Vec<Markup> {
    match ctx.scene.subject {
        _ if closed(ctx, space) => Vec::new(),
        Some(Subject::Turn { .. }) => {
            let all: Vec<&Reach> = reaches(ctx, space).collect();
            if all.is_empty() { Vec::new() } else { vec![who_reaches(ctx, &all)] }
        }
        // A value that cannot be reached is the reason that stands above.
        _ => reach(ctx, space).filter(|reach| can_pay(ctx, reach)).map(|reach| reach_line(ctx, reach)).into_iter().collect(),
    }
}

fn can_pay(ctx: &Ctx<'_>, reach: &Reach) -> bool {
    own(ctx).is_some_and(|own| reach.servants <= own.goods.get(Resource::Servant))
}

/// Each member at home with the servants it takes, or a cross.
fn who_reaches(ctx: &Ctx<'_>, all: &[&Reach]) -> Markup {
    let Some(seat) = ctx.scene.me() else { return html! {} };
    html! {
        span.whoreach {
            @for reach in all.iter().filter_map(|reach| reach.member.map(|member| (member, reach))) {
                @let (member, reach) = reach;
                @let name = Phrase::name("member", member);
                @let about = match reach.refused {
                    Some(why) => ctx.tell(&[Phrase::new("draw-member-not").with("member", name), why.phrase()]),
                    None => ctx.say(Phrase::new("draw-member-goes").with("member", name).with("n", reach.servants)),
                };
                span class={ "who" @if reach.refused.is_some() { " not" } } role="img" data-tip aria-label=(about) {
                    (pieces::pawn(seat, member))
                    @if reach.refused.is_some() { "✗" } @else if reach.servants > 0 { span.n { "−" (reach.servants) i.i.i-servant {} } } @else { "✓" }
                }
            }
        }
    }
}

fn reach_line(ctx: &Ctx<'_>, reach: &Reach) -> Markup {
    let asked = ctx.edition().space(reach.space).value;
    let what = match reach.member {
        Some(member) => Phrase::name("draw-the-member", member),
        None => Phrase::new("draw-the-action"),
    };
    let sum = sum(ctx, reach.space).unwrap_or_else(|| reach.value.to_string());
    let key = if reach.servants == 0 { "draw-you-reach" } else { "draw-you-reach-with" };
    html! {
        (ctx.say(Phrase::new(key).with("what", what).with("value", asked).with("n", reach.servants)))
        @if sum.contains('=') { " " small { "(" (sum) ")" } }
    }
}

/// The fee and the floor's bonus.
fn tower_lines(ctx: &Ctx<'_>, reach: &Reach) -> Vec<Markup> {
    let Some(taking) = &reach.taking else { return Vec::new() };
    let printed = ctx.edition().space(reach.space).gain;
    let mut lines = Vec::new();
    if taking.fee.is_empty() {
        lines.push(html! { (ctx.scene.text("draw-no-fee-here")) });
    } else {
        lines.push(html! { (ctx.say(Phrase::new("draw-fee-here").with("goods", descriptions::amounts(&taking.fee)))) });
    }
    if !taking.bonus.is_empty() {
        lines.push(html! { (ctx.say(Phrase::new("draw-floor-bonus").with("goods", descriptions::amounts(&taking.bonus)))) });
    } else if !printed.is_empty() {
        lines.push(html! { (ctx.scene.text("draw-no-floor-bonus-here")) });
    }
    lines
}

/// What one more card of its kind counts at the end (§11.4, §11.5).
fn slot_line(ctx: &Ctx<'_>, player: &PlayerView, kind: Kind) -> Option<Markup> {
    let scoring = &ctx.edition().scoring;
    let points = match kind {
        Kind::Territory => &scoring.territories,
        Kind::Character => &scoring.characters,
        Kind::Building | Kind::Venture => return None,
    };
    let owned = cards_of(player, kind).len();
    let (before, after) = (points.get(owned).copied().unwrap_or(0), *points.get(owned + 1)?);
    if before == after {
        return None;
    }
    let cards = Phrase::name("draw-cards", kind).with("n", owned as u8 + 1);
    Some(html! { (ctx.say(Phrase::new("draw-slot").with("cards", cards).with("before", before).with("after", after))) })
}

/// The question that an effect of the card puts next.
fn leads_to(ctx: &Ctx<'_>, effect: &Effect) -> Option<Markup> {
    let said = match effect {
        Effect::Gain(gain) if gain.get(Resource::Privilege) > 0 => {
            Phrase::new("draw-then-privileges").with("n", gain.get(Resource::Privilege))
        }
        Effect::ExtraTower { .. } | Effect::ExtraWork { .. } => Phrase::new("draw-then-extra"),
        Effect::Gain(_) | Effect::GainPer(_) => return None,
    };
    Some(html! { (ctx.say(said)) })
}

/// What the first of these answers that is possible would change in the viewer's purse, before anything else is asked.
pub(crate) fn changes(ctx: &Ctx<'_>, choices: &[Choice]) -> Vec<Change> {
    let after = choices.iter().find_map(|choice| ctx.scene.after(*choice));
    let purse = |view: &View| ctx.scene.me().and_then(|me| view.players.iter().find(|player| player.seat == me)).map(|player| player.goods);
    match (purse(ctx.scene.view), after.as_deref().and_then(purse)) {
        (Some(before), Some(after)) => differences(ctx, &before, &after),
        _ => Vec::new(),
    }
}

fn differences(ctx: &Ctx<'_>, before: &Goods, after: &Goods) -> Vec<Change> {
    let changed = Resource::ALL.iter().filter(|resource| before.get(**resource) != after.get(**resource));
    changed
        .map(|resource| Change {
            icon: icon(*resource),
            what: ctx.say(Phrase::name("resource", resource)),
            before: before.get(*resource).into(),
            after: after.get(*resource).into(),
        })
        .collect()
}

/// A place of the city, or a floor whose card is gone.
pub(crate) fn space(ctx: &Ctx<'_>, space: Space, told: &mut Inspection) {
    let Some(player) = own(ctx).filter(|_| !ctx.scene.over) else { return };
    told.refused = refused(ctx, &[Choice::Place(space), Choice::Take(space)]);
    told.for_you = reach_lines(ctx, space);
    if let Area::Work(kind, _) = space.area() {
        told.for_you.extend(work::what_works(ctx, player, kind, reach(ctx, space).map(|reach| reach.value)));
    }
    if told.refused.is_none() {
        let privileges = ctx.edition().space(space).gain.get(Resource::Privilege);
        let asked = reach(ctx, space).is_some() && privileges > 0 && space.tower_kind().is_none();
        told.for_you.extend(asked.then(|| html! { (ctx.say(Phrase::new("draw-then-privileges").with("n", privileges))) }));
        told.changes = changes(ctx, &[Choice::Place(space)]);
    }
}

pub(crate) fn tile(ctx: &Ctx<'_>, tile: &Tile) -> Inspection {
    let mut told = catalogue(ctx).tile(tile);
    let struck = ctx.scene.view.players.iter().filter(|player| player.excommunications.contains(&tile.id.as_str()));
    told.for_you = struck.map(|player| html! { (ctx.say(Phrase::new("draw-excommunicated").with("seat", player.seat))) }).collect();
    let Some(player) = own(ctx).filter(|_| told.for_you.is_empty() && !ctx.scene.over) else { return told };
    let board = &ctx.edition().board;
    let needed = board.vatican_faith.get(usize::from(tile.period).wrapping_sub(1)).copied().unwrap_or_default();
    let faith = player.goods.get(Resource::Faith);
    let points = board.faith_points.get(faith.max(0) as usize).copied().unwrap_or_default();
    let said = if faith < needed {
        Phrase::new("draw-you-lack-faith").with("n", needed - faith)
    } else {
        Phrase::new("draw-you-may-support").with("faith", faith).with("n", points)
    };
    told.for_you.push(html! { (ctx.say(said)) });
    told
}

pub(crate) fn leader(ctx: &Ctx<'_>, (id, leader): (LeaderId, &Leader)) -> Inspection {
    let mut told = catalogue(ctx).leader(leader);
    told.refused = refused(ctx, &[Choice::Play(id), Choice::Use(id)]);
    let gain = &ctx.edition().setup.leader_discard;
    if ctx.spots.is_legal(Choice::Discard(id)) {
        told.for_you.push(html! { (ctx.say(Phrase::new("draw-may-discard").with("goods", descriptions::amounts(gain)))) });
    }
    told.changes = changes(ctx, &[Choice::Use(id)]);
    told
}

/// One of the viewer's own members.
pub(crate) fn member(ctx: &Ctx<'_>, member: &MemberView) -> Inspection {
    let mut told = Inspection {
        class: "member".to_string(),
        name: ctx.say(Phrase::name("draw-the-member", member.member)),
        kind: ctx.say(Phrase::new("draw-value").with("value", member.value)),
        refused: refused(ctx, &[Choice::Move(member.member), Choice::Raise(member.member)]),
        ..Inspection::default()
    };
    if let Some(space) = member.space {
        told.for_you.push(html! { (ctx.say(Phrase::new("draw-stands-at").with("space", crate::context::space_name(space)))) });
        return told;
    }
    if let Some(own) = own(ctx) {
        let most = work::at_most(own, member.value);
        if most > member.value {
            told.for_you.push(html! { (ctx.say(Phrase::new("draw-member-servants").with("value", most))) });
        }
    }
    if matches!(ctx.scene.subject, Some(Subject::Turn { placed: false })) && ctx.scene.is_asked() {
        let open = ctx.scene.view.reach.iter().filter(|reach| reach.member == Some(member.member) && reach.refused.is_none());
        let (free, paid): (Vec<&Reach>, Vec<&Reach>) = open.partition(|reach| reach.servants == 0);
        let key = if paid.is_empty() { "draw-member-places-free" } else { "draw-member-places" };
        let said = Phrase::new(key).with("n", (free.len() + paid.len()) as u8).with("free", free.len() as u8);
        told.for_you.push(html! { (ctx.say(said)) });
    }
    told
}

/// The goods of a row of icons with their words.
pub(crate) fn worded(ctx: &Ctx<'_>, goods: &Goods) -> Markup {
    html! { span.figs aria-hidden="true" { (icons::goods(goods).figures()) } span.vh { (ctx.say(descriptions::goods(goods))) } }
}
