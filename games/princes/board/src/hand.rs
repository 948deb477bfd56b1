//! The viewer's people: professions with what their work would be worth now, bonus and prestige cards, the character in favour, recruiting, works.

use crate::context::{Ctx, art, icon, shield};
use crate::thing::Thing;
use crate::worth::{self, Gain};
use crate::{card, court};
use drawing::{Markup, answer_spots, html};
use kit::{Phrase, Seat};
use princes::{Card, Choice, Event, Item, PrinceView, Profession, Scene};

/// More professions than these stand in narrow cards.
const WIDE: usize = 3;

pub(crate) fn draw(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    let many = if prince.hand.len() > WIDE { " many" } else { "" };
    html! {
        div.court role="group" aria-label=(ctx.scene.text("draw-hand")) {
            h3.ttl { (ctx.scene.text("draw-people")) span { (ctx.say(Phrase::new("draw-work-needs").with("n", ctx.scene.view.minimum))) } }
            div class={ "hand" (many) } {
                @for profession in &prince.hand { (held(ctx, seat, prince, Card::Profession(*profession))) }
                @if prince.hand.is_empty() { p.none { (ctx.scene.text("draw-no-people")) } }
            }
            (recruits(ctx, prince))
            div.low { (kept(ctx, seat, prince)) (on_table(ctx, prince)) }
        }
    }
}

fn held(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView, card: Card) -> Markup {
    let spot = match card {
        Card::Profession(card) => ctx.take(&[Choice::Return(card), Choice::Work(card)]),
        Card::Bonus(card) => ctx.take(&[Choice::Add(card)]),
        Card::Prestige(_) => None,
    };
    let gone = matches!((&ctx.scene.view.scene, card), (Scene::Setup { own: Some(own), .. }, Card::Profession(card)) if *own == card);
    let about = if spot.is_some() { card::about(ctx, card, Some(prince)) } else { card::named(ctx, card, Some(prince)) };
    html! {
        div class={ "piece slot" @if gone { " gone" } } id={ "c-" (card.word()) } data-motion="card" {
            (answer_spots::place(spot, "held", &about, Some(&ctx.inspect(Thing::Card(card))), card::face(ctx, card, Some((seat, prince)))))
        }
    }
}

/// Bonus cards, prestige cards, the character, and whom a recruiting card could bring.
fn kept(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    let cards: Vec<Card> =
        prince.bonuses.iter().map(|card| Card::Bonus(*card)).chain(prince.cards.iter().map(|card| Card::Prestige(*card))).collect();
    let n = cards.len() + usize::from(prince.character.is_some());
    html! {
        @if n > 0 {
            div class={ "kept of-" (n.min(9)) } {
                @if let Some(character) = prince.character { div.piece.slot id={ "h-" (character) } { (court::in_favour(ctx, character)) } }
                @for card in cards { (held(ctx, seat, prince, card)) }
            }
        }
    }
}

/// Works that lie before the viewer, recruiting cards, and whom they could bring.
fn on_table(ctx: &Ctx<'_>, prince: &PrinceView) -> Markup {
    let works = prince.table.len() + usize::from(prince.recruiting_on_table);
    html! {
        div.on-table {
            h3 { (icon("work")) (ctx.say(Phrase::new("draw-works").with("n", works as u8))) }
            div.chips {
                @for profession in &prince.table { (chip(ctx, *profession, None)) }
                @if prince.recruiting_on_table > 0 { (left_here(ctx, prince)) }
            }
            @if prince.recruiting_in_hand > 0 { h3 { (icon("recruiting")) (ctx.say(Phrase::new("draw-recruiting").with("n", prince.recruiting_in_hand))) } }
        }
    }
}

/// Whom a recruiting card could bring: people who have worked for others, with what they would be worth here.
fn recruits(ctx: &Ctx<'_>, prince: &PrinceView) -> Markup {
    let may = ctx.scene.offers.iter().any(|offer| matches!(offer.choice, Choice::Recruit(_)));
    let others = ctx.others();
    let all = others.iter().flat_map(|(seat, other)| other.table.iter().map(|profession| (*seat, *profession)));
    html! {
        @if may {
            div.chips.recruits {
                (icon("recruiting"))
                @for (seat, profession) in all {
                    @let worth = worth::once_kept(ctx, profession, prince) - u16::from(ctx.edition().card_value);
                    @if let Some(spot) = ctx.take(&[Choice::Recruit(profession)]) {
                        (spot.inspected(ctx.inspect(Thing::Card(Card::Profession(profession)))).place("chip", Some(&card::about(ctx, Card::Profession(profession), None)), html! {
                            (art(profession.word())) span.w { (ctx.say(Phrase::name("profession", profession))) } (shield(seat)) b { (worth) }
                        }))
                    }
                }
            }
        }
    }
}

/// A profession that has worked.
pub(crate) fn chip(ctx: &Ctx<'_>, profession: Profession, owner: Option<Seat>) -> Markup {
    let card = Card::Profession(profession);
    let lately = ctx.lately(|event| match event {
        Event::Working { seat, profession: who, .. } => *who == profession && owner == Some(*seat),
        _ => false,
    });
    html! {
        div class={ "piece chip" @if lately { " last" } } id={ "c-" (profession) } role="img" data-tip data-inspect=(ctx.inspect(Thing::Card(card))) aria-label=(card::named(ctx, card, None)) {
            (art(profession.word())) span.w { (ctx.say(Phrase::name("profession", profession))) }
        }
    }
}

pub(crate) fn left_here(ctx: &Ctx<'_>, prince: &PrinceView) -> Markup {
    let told = ctx.say(Phrase::new("draw-left").with("n", prince.recruiting_on_table));
    html! {
        div.chip.left role="img" data-tip data-inspect=(ctx.inspect(Thing::Item(Item::RecruitingCard))) aria-label=(told) { (icon("recruiting")) span.w { "×" (prince.recruiting_on_table) } }
    }
}

/// On a phone, where the cards themselves are another area: each person's value beside the land.
pub(crate) fn peek(ctx: &Ctx<'_>, prince: &PrinceView) -> Markup {
    let gain = Gain::asked(ctx);
    html! {
        div.peek aria-hidden="true" {
            @for profession in &prince.hand {
                @let now = prince.values.get(profession.word()).copied().unwrap_or(0);
                @let soon = now + gain.map_or(0, |gain| gain.adds(ctx, *profession, prince));
                span {
                    (art(profession.word())) small { (ctx.say(Phrase::name("profession", profession))) }
                    em { @for like in worth::likes(ctx, *profession, Some(prince)) {
                        @let state = if like.met { "" } else if gain.is_some_and(|gain| gain.meets(&like)) { " soon" } else { " off" };
                        i class={ "i i-" (like.word) (state) } {}
                    } }
                    b { (now) @if soon != now { (icon("to")) (soon) } }
                }
            }
        }
    }
}
