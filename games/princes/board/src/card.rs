//! The faces of cards: professions as portraits with what they like, bonus and prestige cards.

use crate::context::{Ctx, art, icon};
use crate::icons;
use crate::worth::{self, Gain, Like};
use drawing::{Markup, html, people, type_fit};
use kit::{Phrase, Seat};
use princes::{Aim, Bonus, Card, Counted, Prestige, PrinceView, Profession};
use std::sync::Arc;

/// The end of a gauge: few works are worth more.
const MOST: u16 = 24;

pub(crate) fn name(card: Card) -> Phrase {
    match card {
        Card::Profession(card) => Phrase::name("profession", card),
        Card::Bonus(card) => Phrase::name("bonus", card),
        Card::Prestige(card) => Phrase::name("prestige", card),
    }
}

/// What the card is, and what it is worth to whoever would use it now. Its name is not in it: an answer says it already.
pub(crate) fn about(ctx: &Ctx<'_>, card: Card, owner: Option<&PrinceView>) -> String {
    let own = owner.map(|owner| worth_to(ctx, card, owner)).unwrap_or_default();
    let face = face_told(ctx, card);
    if own.is_empty() { face.to_string() } else { format!("{face}. {}", ctx.tell(&own)) }
}

/// The same for a thing that is no answer: its name first.
pub(crate) fn named(ctx: &Ctx<'_>, card: Card, owner: Option<&PrinceView>) -> String {
    format!("{}. {}", ctx.say(name(card)), about(ctx, card, owner))
}

fn worth_to(ctx: &Ctx<'_>, card: Card, owner: &PrinceView) -> Vec<Phrase> {
    match card {
        Card::Profession(card) => worth::told(ctx, card, owner),
        Card::Bonus(card) => owner.bonus_values.get(card.word()).map(|n| Phrase::new("draw-adds").with("n", *n)).into_iter().collect(),
        Card::Prestige(card) => {
            owner.card_points.get(card.word()).map(|n| Phrase::new("draw-scores-now").with("n", *n)).into_iter().collect()
        }
    }
}

fn face_told(ctx: &Ctx<'_>, card: Card) -> Arc<str> {
    ctx.keep(card.word(), || match card {
        Card::Profession(profession) => {
            let taste = ctx.edition().taste(profession);
            let likes = Phrase::new("draw-likes")
                .with("building", Phrase::name("building", taste.building))
                .with("landscape", Phrase::name("landscape", taste.landscape))
                .with("freedom", Phrase::name("freedom", taste.freedom));
            vec![likes]
        }
        Card::Bonus(bonus) => vec![adds(ctx.edition(), bonus)],
        Card::Prestige(prestige) => scores(ctx.edition(), prestige),
    })
}

/// What a bonus card adds, and for what.
pub(crate) fn adds(edition: &princes::Edition, bonus: Bonus) -> Phrase {
    let figures = &edition.bonuses[bonus.index()];
    let key = if figures.distinct { "draw-each-kind" } else { "draw-each" };
    let things: Vec<Phrase> = figures.counts.iter().map(|counted| Phrase::name("counted", counted)).collect();
    Phrase::new(key).with("n", figures.value).with("things", things)
}

/// What a prestige card scores, and when.
pub(crate) fn scores(edition: &princes::Edition, prestige: Prestige) -> Vec<Phrase> {
    let figures = &edition.prestige[prestige.index()];
    let points = Phrase::new("draw-scores").with("n", figures.points);
    match &figures.aim {
        Aim::Most { counted, tied } => vec![
            points,
            Phrase::new("draw-for-most").with("what", Phrase::name("counted", counted)),
            Phrase::new("draw-tied").with("n", *tied),
        ],
        Aim::Fewest { counted, tied } => vec![
            points,
            Phrase::new("draw-for-fewest").with("what", Phrase::name("counted", counted)),
            Phrase::new("draw-tied").with("n", *tied),
        ],
        Aim::AtLeast(needs) => {
            let need = |(counted, n): &(Counted, u8)| Phrase::new("draw-need").with("what", Phrase::name("counted", counted)).with("n", *n);
            vec![points, Phrase::new("draw-for-having").with("things", needs.iter().map(need).collect::<Vec<_>>())]
        }
    }
}

/// Ems: of the line of a card among those to choose from, and of a word on one of three kept cards.
const ROOM_IN_A_LINE: f32 = 12.5;
const ROOM_FOR_A_WORD: f32 = 6.6;

/// `owner`: who would use it now, so that what is met already can be marked.
pub(crate) fn face(ctx: &Ctx<'_>, card: Card, owner: Option<(Seat, &PrinceView)>) -> Markup {
    let class = match card {
        Card::Profession(_) => "",
        Card::Bonus(_) => " bonus",
        Card::Prestige(_) => " prestige",
    };
    let name = ctx.say(name(card));
    // On the narrowest card every word stands in a line of its own; on the wider ones a long name takes two lines.
    let tight = type_fit::longest_word(&name).and_then(|word| type_fit::tight(word, ROOM_FOR_A_WORD));
    let long = if type_fit::is_wide(&name, ROOM_IN_A_LINE) { " long" } else { "" };
    html! {
        span class={ "card" (class) } {
            b class={ "nm" (long) @if let Some(tight) = tight { " " (tight) } } { (name) }
            (art(card.word()))
            @match card {
                Card::Profession(card) => (profession(ctx, card, owner.map(|(_, prince)| prince))),
                Card::Bonus(card) => (bonus(ctx, card, owner)),
                Card::Prestige(card) => (prestige(ctx, card, owner)),
            }
        }
    }
}

/// The three things a profession likes, ticked where the owner has them; what jesters, people and the Muse add; the sum against the minimum.
fn profession(ctx: &Ctx<'_>, profession: Profession, owner: Option<&PrinceView>) -> Markup {
    let gain = Gain::asked(ctx);
    let best = owner.and_then(|owner| worth::best_raise(ctx, profession, owner));
    html! {
        span.likes { @for like in worth::likes(ctx, profession, owner) { (self::like(ctx, &like, gain, best.as_ref())) } }
        @if let Some(owner) = owner { (more(ctx, owner)) (sum(ctx, profession, owner, gain)) }
    }
}

fn like(ctx: &Ctx<'_>, like: &Like, gain: Option<Gain>, best: Option<&Like>) -> Markup {
    let soon = gain.is_some_and(|gain| gain.meets(like));
    let class = match (like.met, soon) {
        (true, _) => "like has",
        (false, true) => "like soon",
        (false, false) if best.is_some_and(|best| best.word == like.word) => "like not best",
        (false, false) => "like not",
    };
    html! {
        span class=(class) {
            (icon(like.word)) span.w { (ctx.say(short(like))) } b { "+" (like.value) }
            @if like.met { (icon("yes")) } @else if soon { i.plus {} } @else if class.ends_with("best") { (icon("up")) } @else { (icon("no")) }
        }
    }
}

/// A freedom by its own word: there is no room for "freedom of".
fn short(like: &Like) -> Phrase {
    princes::Freedom::from_word(like.word).map_or_else(|| like.name.clone(), |freedom| Phrase::name("draw-short", freedom))
}

/// What every work of this prince has besides.
fn more(ctx: &Ctx<'_>, owner: &PrinceView) -> Markup {
    let edition = ctx.edition();
    let parts = [
        ("jester", u16::from(owner.jesters) * u16::from(edition.jester_value)),
        ("profession", worth::people(owner) * u16::from(edition.card_value)),
        ("muse", worth::muse(ctx, owner)),
    ];
    html! { span.more { @for (name, n) in parts.into_iter().filter(|(_, n)| *n > 0) { span.n { (icon(name)) "+" (n) } } } }
}

fn sum(ctx: &Ctx<'_>, profession: Profession, owner: &PrinceView, gain: Option<Gain>) -> Markup {
    // A card one looks at is shown as it would be in hand.
    let now = owner.values.get(profession.word()).copied().unwrap_or_else(|| worth::once_kept(ctx, profession, owner));
    let soon = now + gain.map_or(0, |gain| gain.adds(ctx, profession, owner));
    let minimum = ctx.scene.view.minimum;
    let more: u16 = owner.bonus_values.values().sum();
    html! {
        span.val {
            span.v { b data-count { (now) } @if soon != now { (icon("to")) b.new { (soon) } } }
            @if soon >= minimum { em.ok { (icon("yes")) (ctx.say(Phrase::new("draw-reaches").with("n", minimum))) } }
            @else if soon + more >= minimum { em.near { (icon("bonus")) (ctx.say(Phrase::new("draw-with-bonus").with("n", soon + more))) } }
            @else { em.short { (ctx.say(Phrase::new("draw-short-of").with("n", minimum - soon))) } }
        }
        (gauge(now, soon, minimum))
    }
}

/// How far it is to the minimum, as a picture.
fn gauge(now: u16, soon: u16, minimum: u16) -> Markup {
    html! {
        svg.gauge viewBox={ "0 0 " (MOST) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            rect.have width=(now.min(MOST)) height="1" {}
            @if soon > now { rect.soon x=(now.min(MOST)) width=(soon.min(MOST) - now.min(MOST)) height="1" {} }
            rect.least x=(f32::from(minimum.min(MOST)) - 0.2) width=".4" height="1" {}
        }
    }
}

fn bonus(ctx: &Ctx<'_>, bonus: Bonus, owner: Option<(Seat, &PrinceView)>) -> Markup {
    let (adds, each) = icons::bonus(bonus, ctx.edition());
    let now =
        owner.map(|(seat, owner)| owner.bonus_values.get(bonus.word()).copied().unwrap_or_else(|| worth::bonus(ctx, seat, owner, bonus)));
    html! {
        span.aim { (adds.figures()) (each.figures()) }
        @if let Some(now) = now { span.now { b data-count { "+" (now) } " " (ctx.scene.text("draw-now")) } }
    }
}

/// On the plate: what it would score as things stand, and who is ahead.
fn prestige(ctx: &Ctx<'_>, prestige: Prestige, owner: Option<(Seat, &PrinceView)>) -> Markup {
    let (points, aim) = icons::prestige(prestige, ctx.edition());
    let race = worth::race(ctx, prestige);
    let most = race.first().map_or(0, |(_, n)| *n);
    let ahead: Vec<Seat> = race.iter().filter(|(_, n)| *n == most && most > 0).map(|(seat, _)| *seat).collect();
    let met: Vec<String> = owner
        .map(|(seat, owner)| worth::conditions(ctx, seat, owner, prestige))
        .unwrap_or_default()
        .iter()
        .map(|(n, least)| format!("{n}/{least}"))
        .collect();
    let now = owner.and_then(|(_, owner)| owner.card_points.get(prestige.word())).copied();
    html! {
        span.aim { (points.figures()) (aim.figures()) }
        span class={ "now" @if now.is_some_and(|n| n > 0) { " met" } } {
            @if let Some(now) = now { b data-count { (now) } (icon("vp")) }
            @for one in &met { span.n { (one) } }
            @if !ahead.is_empty() { span.n { @for seat in &ahead { i class={ "shield " (people::class(*seat)) } {} } (most) } }
        }
    }
}
