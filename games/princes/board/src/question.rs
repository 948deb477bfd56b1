//! The bar on top: what is asked, what it is about as a picture, one line on what is open, and the answers that have no place on the table.

use crate::context::{Ctx, art, icon, pawn, shield};
use crate::field::{self, Placing};
use crate::market;
use crate::tile::{self, Kind};
use crate::worth::{self, Gain};
use drawing::{AnswerSpot, Markup, Offer, QuestionBar, html, offers, people};
use kit::Phrase;
use princes::{Choice, Subject, Tile};

/// To be made last, when every other part has taken its answers.
pub(crate) fn bar(ctx: &Ctx<'_>) -> QuestionBar {
    let placing = open_placing(ctx);
    let answers = html! {
        @if let Some(placing) = &placing { (placing.keys(ctx)) }
        @for (offer, spot) in ctx.spots.rest() { (answer(offer, &spot)) }
    };
    let plain = offers::question_bar(ctx.scene, &ctx.spots);
    if ctx.scene.over {
        let winners = &ctx.scene.standing.winners;
        let said = html! { @for seat in winners { (ctx.say(Phrase::new("event-won").with("seat", *seat))) " " } };
        return QuestionBar { sign: html! { @for seat in winners { (shield(*seat)) } }, title: said, ..plain };
    }
    let asked = ctx.scene.is_asked();
    let sign = if asked { sign(ctx, placing.as_ref()).unwrap_or(plain.sign) } else { plain.sign };
    let detail = if asked { detail(ctx, placing.as_ref()).unwrap_or_default() } else { Markup::default() };
    QuestionBar { sign, title: plain.title, detail, answers }
}

fn open_placing(ctx: &Ctx<'_>) -> Option<Placing> {
    let placing = if field::is_between(ctx) { Placing::across(ctx) } else { Placing::at_home(ctx) };
    placing.filter(|placing| placing.is_open(ctx))
}

fn answer(offer: &Offer<Choice>, spot: &AnswerSpot) -> Markup {
    // A place of a tile whose whole turn fits nowhere is not worth a button.
    if !spot.is_legal() && matches!(offer.choice, Choice::Place(..)) {
        return html! {};
    }
    let class = match offer.choice {
        Choice::Pass | Choice::GiveUp | Choice::Later | Choice::Refuse | Choice::Pay | Choice::AsIs => "btn plain",
        Choice::End | Choice::Done => "btn end",
        _ => "btn thing",
    };
    spot.place(
        class,
        None,
        html! { @if let Choice::Partner(seat) = offer.choice { i class={ "shield " (people::class(seat)) } {} } (spot.label()) },
    )
}

/// What the question is about, as a picture.
fn sign(ctx: &Ctx<'_>, placing: Option<&Placing>) -> Option<Markup> {
    let tile = |kind: Kind, turn: u8| html! { span.askpic { (tile::picture(ctx, kind, turn)) } };
    if let Some(placing) = placing {
        return Some(tile(placing.kind, placing.first_turn(ctx)));
    }
    Some(match ctx.scene.subject? {
        Subject::Place(Tile::Building(building)) => tile(Kind::Building(*building), 0),
        Subject::Place(Tile::Landscape(kind)) => tile(Kind::Landscape(*kind), 0),
        Subject::Partner(building) | Subject::Site { building, .. } | Subject::Price { building, .. } | Subject::Offer { building, .. } => {
            tile(Kind::Building(*building), 0)
        }
        Subject::Bid { item, .. } | Subject::Purchase { item, .. } => html! { span.askpic { (market::sign(ctx, *item)) } },
        Subject::Return | Subject::Hire | Subject::Keep(princes::Sort::Profession) => icon("profession"),
        Subject::Keep(sort) | Subject::Under(sort) => icon(sort.word()),
        Subject::Kind => icon("landscape"),
        Subject::Merchant { .. } => art("merchant"),
        Subject::Professor => art("professor"),
        Subject::Court => icon("princess"),
        Subject::Open { .. } | Subject::Last { .. } => icon("gavel"),
        Subject::Add { .. } => icon("bonus"),
        Subject::Pay { .. } => icon("coin"),
        Subject::Turn { .. } => pawn(ctx.scene.me()?),
    })
}

/// One line below the question: how much is open, and what makes it so.
fn detail(ctx: &Ctx<'_>, placing: Option<&Placing>) -> Option<Markup> {
    let (_, prince) = ctx.own()?;
    let said = |phrase: Phrase| html! { (ctx.say(phrase)) };
    let lit = |is: &dyn Fn(Choice) -> bool| ctx.scene.offers.iter().filter(|offer| offer.is_legal() && is(offer.choice)).count() as u8;
    if let Some(placing) = placing {
        let (places, turns) = placing.count(ctx);
        let key = match (placing.kind, ctx.edition().builders[usize::from(prince.builders).min(3)].adjacent) {
            (Kind::Building(_), false) => "draw-place-apart",
            (Kind::Building(_), true) => "draw-place-free",
            _ => "draw-place-garden",
        };
        return Some(
            html! { b { (ctx.say(Phrase::new("draw-places-turns").with("n", places as u8).with("turns", turns as u8))) } " " (ctx.scene.text(key)) },
        );
    }
    Some(match ctx.scene.subject? {
        Subject::Bid { item, .. } => {
            let gain = Gain::of_item(*item);
            let n = gain.map_or(0, |gain| worth::waiting_for(ctx, prince, gain));
            let means = ctx.means(prince).unwrap_or(0);
            html! { (ctx.say(Phrase::new("draw-bid-detail").with("step", ctx.edition().raise).with("means", means)))
            @if n > 0 { " " b { (ctx.say(Phrase::new("draw-wanted").with("n", n as u8))) } } }
        }
        Subject::Open { .. } | Subject::Last { .. } => said(
            Phrase::new("draw-open-detail")
                .with("n", lit(&|choice| matches!(choice, Choice::Open(_) | Choice::Take(_))))
                .with("means", ctx.means(prince)?),
        ),
        Subject::Turn { .. } => {
            let works = lit(&|choice| matches!(choice, Choice::Work(_) | Choice::Princess));
            said(Phrase::new("draw-turn-detail").with("n", works).with("minimum", ctx.scene.view.minimum))
        }
        Subject::Return => said(Phrase::new("draw-return-detail")),
        Subject::Keep(_) => said(Phrase::new("draw-keep-detail")),
        Subject::Under(_) => said(Phrase::new("draw-under-detail")),
        Subject::Court => said(Phrase::new("draw-court-detail")),
        Subject::Add { .. } => said(Phrase::new("draw-add-detail")),
        Subject::Pay { value } => said(
            Phrase::new("draw-pay-detail")
                .with("most", i32::from(*value) * ctx.edition().pay_per_point / ctx.edition().florins_per_prestige),
        ),
        Subject::Hire => said(Phrase::new("draw-hire-detail")),
        Subject::Price { .. } => said(Phrase::new("draw-price-detail")),
        _ => return None,
    })
}
