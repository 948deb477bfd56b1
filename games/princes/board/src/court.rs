//! The six characters of Muse & Princess: with the bids for them on the stage, and in a prince's favour on his mat.

use crate::context::{Ctx, amount, art, icon, shield};
use crate::thing::Thing;
use crate::worth;
use drawing::resources::Row;
use drawing::{Markup, answer_spots, html, people};
use kit::{Phrase, Seat};
use princes::{Character, Choice, Event, MarkView, Scene};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! { div.stage.court-stage { @for character in Character::ALL { (character_card(ctx, *character)) } } }
}

fn holder(ctx: &Ctx<'_>, character: Character) -> Option<Seat> {
    (0u8..).map(Seat).zip(&ctx.scene.view.princes).find(|(_, prince)| prince.character == Some(character)).map(|(seat, _)| seat)
}

fn mark<'a>(ctx: &Ctx<'a>, character: Character) -> Option<&'a MarkView> {
    let Scene::Court { marks, .. } = &ctx.scene.view.scene else { return None };
    marks.iter().find(|mark| mark.character == character)
}

pub(crate) fn told(ctx: &Ctx<'_>, character: Character) -> Vec<Phrase> {
    let mut told = vec![Phrase::name("character", character), Phrase::name("draw", character)];
    told.extend(holder(ctx, character).map(|seat| Phrase::new("draw-holds").with("seat", seat)));
    told.extend(mark(ctx, character).map(|mark| {
        Phrase::new("event-marked")
            .with("seat", mark.seat)
            .with("character", Phrase::name("character", character))
            .with("space", mark.space)
    }));
    // What her work would be worth, for who might take her.
    let princess = ctx.own().filter(|_| character == Character::Princess).map(|(_, prince)| worth::princess(ctx, prince));
    told.extend(princess.map(|n| Phrase::new("draw-princess-worth").with("value", n).with("minimum", ctx.scene.view.minimum)));
    told
}

/// Portrait, what he does, and the spaces to bid on.
fn character_card(ctx: &Ctx<'_>, character: Character) -> Markup {
    let taken = matches!(&ctx.scene.view.scene, Scene::Court { taken, .. } if taken.contains(&character));
    let (holder, mark) = (holder(ctx, character), mark(ctx, character));
    let class = if taken || holder.is_some() { "favour taken" } else { "favour" };
    let price = |mark: &MarkView| i32::from(mark.space) * ctx.edition().bid_unit;
    html! {
        div class=(class) {
            div.face role="img" data-tip data-inspect=(ctx.inspect(Thing::Character(character))) aria-label=(ctx.tell(&told(ctx, character))) {
                (art(character.word()))
                b.nm { (ctx.say(Phrase::name("character", character))) }
                span.fx { (effect(ctx, character).figures()) (her_worth(ctx, character)) }
                @if let Some(seat) = holder { span.who { (shield(seat)) (ctx.scene.name(seat)) } }
                @else if let Some(mark) = mark { span.who { (shield(mark.seat)) (amount(price(mark), "coin")) } }
            }
            (spaces(ctx, character, mark))
        }
    }
}

fn her_worth(ctx: &Ctx<'_>, character: Character) -> Markup {
    let Some((_, prince)) = ctx.own().filter(|_| character == Character::Princess) else { return html! {} };
    let n = worth::princess(ctx, prince);
    html! { span class={ "n worth" @if n >= ctx.scene.view.minimum { " met" } } { "= " (n) } }
}

fn spaces(ctx: &Ctx<'_>, character: Character, mark: Option<&MarkView>) -> Markup {
    let (first, last) = ctx.edition().tracks[character.index()];
    let unit = ctx.edition().bid_unit;
    html! {
        div.spaces {
            @for space in first..=last {
                @let sum = i32::from(space) * unit;
                @match (mark.filter(|mark| mark.space == space), ctx.take(&[Choice::Bid(character, space)])) {
                    (Some(mark), _) => (marked(ctx, mark)),
                    (None, Some(spot)) => { @let dim = if spot.is_legal() { "" } else { " dim" }; (spot.place(&format!("bid{dim}"), None, html! { (sum) })) },
                    (None, None) => span.bid aria-hidden="true" { (sum) },
                }
            }
        }
    }
}

/// A marker lies there: nobody can bid as much.
fn marked(ctx: &Ctx<'_>, mark: &MarkView) -> Markup {
    let told = ctx.say(Phrase::new("draw-mark").with("seat", mark.seat).with("n", i32::from(mark.space) * ctx.edition().bid_unit));
    let lately = ctx.lately(|event| matches!(event, Event::Marked { seat, character, space, .. } if (*seat, *character, *space) == (mark.seat, mark.character, mark.space)));
    html! {
        span class={ "bid marked " (people::class(mark.seat)) @if lately { " last" } } {
            i class={ "piece pawn m-prince " (people::class(mark.seat)) } id={ "mark-" (mark.seat.0) } role="img" data-tip aria-label=(told) {}
        }
    }
}

pub(crate) fn effect(ctx: &Ctx<'_>, character: Character) -> Row {
    let row = Row::new();
    let edition = ctx.edition();
    match character {
        Character::Muse => row.text(format!("+{}", ctx.scene.view.round)).icon("work"),
        Character::Cardinal => row.text(format!("{}×", edition.cardinal_actions)).icon("hand"),
        Character::Princess => {
            let each = &edition.princess;
            let pairs = [(each.landscape, "landscape"), (each.building, "building"), (each.builder, "builder"), (each.card, "profession")];
            pairs.into_iter().fold(row, |row, (n, symbol)| row.amount(symbol, n.into()).gap(0.2))
        }
        Character::Merchant => row.icon("vp").text("/").text("0").icon("coin"),
        Character::Professor => row.icon("bonus").text("/").icon("prestige"),
        Character::Banker => row.amount("coin", ctx.scene.view.banker),
    }
}

/// The character in a prince's favour, on his own mat: what he does now is answered there.
pub(crate) fn in_favour(ctx: &Ctx<'_>, character: Character) -> Markup {
    let spot = match character {
        Character::Princess => ctx.take(&[Choice::Princess]),
        Character::Merchant => ctx.take(&[Choice::Rank]),
        Character::Muse | Character::Cardinal | Character::Professor | Character::Banker => None,
    };
    let all = told(ctx, character);
    let about = if spot.is_some() { ctx.tell(&all[1..]) } else { ctx.tell(&all) };
    answer_spots::place(
        spot,
        "favourite",
        &about,
        Some(&ctx.inspect(Thing::Character(character))),
        html! {
            (art(character.word()))
            b.nm { (ctx.say(Phrase::name("character", character))) }
            span.fx { (effect(ctx, character).figures()) (her_worth(ctx, character)) }
        },
    )
}

/// A small sign of the character a rival has in favour.
pub(crate) fn sign(ctx: &Ctx<'_>, character: Character) -> Markup {
    html! {
        span.char role="img" data-tip data-inspect=(ctx.inspect(Thing::Character(character))) aria-label=(ctx.say(Phrase::name("character", character))) { (icon(character.word())) }
    }
}
