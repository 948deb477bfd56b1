//! The stalls: what is auctioned this round, one of each pile.

use crate::context::{Ctx, amount, art, icon, shield};
use crate::icons;
use crate::thing::Thing;
use crate::tile::{self, Kind};
use crate::worth::{self, Gain};
use drawing::{AnswerSpot, Markup, answer_spots, html};
use kit::{Phrase, Seat};
use princes::{Choice, Event, Item, Landscape, Scene, Sort};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! { div.piles { @for item in items(ctx) { (stall(ctx, item)) } } }
}

/// With two princes the landscapes are one pile.
pub(crate) fn items(ctx: &Ctx<'_>) -> impl Iterator<Item = Item> {
    let two = ctx.seats() == 2;
    Item::ALL.iter().copied().filter(move |item| match item {
        Item::Landscape => two,
        Item::Forest | Item::Lake | Item::Park => !two,
        Item::Jester | Item::Builder | Item::PrestigeCard | Item::RecruitingCard => true,
    })
}

pub(crate) fn left(ctx: &Ctx<'_>, item: Item) -> u8 {
    let stock = |item: Item| ctx.scene.view.stock.get(item.word()).copied().unwrap_or(0);
    if item == Item::Landscape { Landscape::ALL.iter().map(|kind| stock(kind.item())).sum() } else { stock(item) }
}

/// The item that is being bid for or has just been bought, whose bid stands, and at what.
pub(crate) fn on_the_block(ctx: &Ctx<'_>) -> Option<(Item, Seat, i32)> {
    match &ctx.scene.view.scene {
        Scene::Bidding { item, florins, high, .. } => Some((Item::from_word(item)?, *high, *florins)),
        Scene::Purchase { seat, item, florins } => Some((Item::from_word(item)?, *seat, *florins)),
        _ => None,
    }
}

fn is_sold(ctx: &Ctx<'_>, item: Item) -> bool {
    let (Scene::Auction { sold, .. } | Scene::Bidding { sold, .. }) = &ctx.scene.view.scene else { return false };
    sold.contains(&item.word())
}

/// Who has bought it since the viewer's last turn.
fn buyer(ctx: &Ctx<'_>, item: Item) -> Option<Seat> {
    ctx.scene.last_turns().iter().flat_map(|(_, events)| events).find_map(|event| match event {
        Event::Bought { seat, item: sold, .. } if *sold == item => Some(*seat),
        _ => None,
    })
}

/// What an item is called and does, for who hears the table.
pub(crate) fn told(ctx: &Ctx<'_>, item: Item) -> Vec<Phrase> {
    vec![Phrase::new("draw-pile").with("item", Phrase::name("item", item)).with("n", left(ctx, item)), Phrase::name("draw", item)]
}

fn stall(ctx: &Ctx<'_>, item: Item) -> Markup {
    let block = on_the_block(ctx).filter(|(up, ..)| *up == item);
    let (sold, n) = (is_sold(ctx, item), left(ctx, item));
    let mut said = told(ctx, item);
    said.extend(sold.then(|| Phrase::new("draw-sold")));
    said.extend(block.map(|(_, seat, florins)| Phrase::new("draw-bid").with("seat", seat).with("florins", florins)));
    let spot = ctx.take(&answers(item));
    let state = match (block, sold, spot.as_ref().map(AnswerSpot::is_legal)) {
        (Some(_), ..) => " open",
        (None, true, _) => " sold",
        (None, false, Some(false)) => " dim",
        _ => "",
    };
    let opening = ctx.edition().table(ctx.seats()).opening;
    let content = html! {
        span.awn {}
        (goods(ctx, item))
        span.tx {
            b { (ctx.say(Phrase::name("item", item))) }
            small { (ctx.say(Phrase::name("draw-brief", item))) }
            span.ct {
                b id={ "p-" (item) } data-count { "×" (n) }
                @if let Some((_, seat, florins)) = block { span.tag { (shield(seat)) (florins) } }
                @else if sold { span.tag { @if let Some(seat) = buyer(ctx, item) { (shield(seat)) } (ctx.scene.text("draw-sold-tag")) } }
                @else { (amount(opening, "coin")) }
            }
        }
        (wanted(ctx, Gain::of_item(item)))
    };
    let about = ctx.inspect(Thing::Item(item));
    let second = ctx.take(&answers(item));
    let stall = answer_spots::place(spot, &format!("pile {item}{state}"), &ctx.tell(&said), Some(&about), content);
    // Where the pile is up for sale, the Professor's card is a corner of its own (§8.18).
    match second {
        Some(second) => html! { div.lot { (stall) (second.inspected(about).place("joint", None, icon("professor"))) } },
        None => stall,
    }
}

/// What can be answered at a stall. Prestige cards have no other pile that the Professor could bring one from.
fn answers(item: Item) -> Vec<Choice> {
    let learn = (item == Item::PrestigeCard).then_some(Choice::Learn(Sort::Prestige));
    [Choice::Open(item), Choice::Take(item)].into_iter().chain(learn).collect()
}

/// What lies in the stall.
pub(crate) fn goods(ctx: &Ctx<'_>, item: Item) -> Markup {
    let plot = |kinds: &[Landscape]| html! { span.pc.plot { @for kind in kinds { (tile::picture(ctx, Kind::Landscape(*kind), 0)) } } };
    match item {
        Item::Landscape => {
            let kinds = Landscape::ALL.iter().map(|kind| (*kind, left(ctx, kind.item())));
            html! { span.pc.three { @for (kind, n) in kinds { span.n { (icon(kind.word())) (n) } } } }
        }
        Item::Forest | Item::Lake | Item::Park => plot(&item.landscape().into_iter().collect::<Vec<_>>()),
        Item::Jester | Item::Builder => {
            html! { span.pc { i class={ "pawn g-" (item.word()) } {} i class={ "pawn b2 g-" (item.word()) } {} } }
        }
        Item::PrestigeCard | Item::RecruitingCard => html! { span.pc.deck { (art(item.word())) } },
    }
}

/// How many of the viewer's people in hand still want it.
pub(crate) fn wanted(ctx: &Ctx<'_>, gain: Option<Gain>) -> Markup {
    let Some(((_, prince), gain)) = ctx.own().zip(gain) else { return html! {} };
    let n = worth::waiting_for(ctx, prince, gain);
    html! { @if n > 0 { span.want title=(ctx.say(Phrase::new("draw-wanted").with("n", n as u8))) { (icon("profession")) (n) } } }
}

/// The icon of an item with its name.
pub(crate) fn sign(ctx: &Ctx<'_>, item: Item) -> Markup {
    match item.landscape() {
        Some(kind) => tile::picture(ctx, Kind::Landscape(kind), 0),
        None if matches!(item, Item::Jester | Item::Builder) => html! { i class={ "pawn g-" (item.word()) } {} },
        None => icon(icons::item(item)),
    }
}
