//! The bar on top: what is asked, with what is in hand, how much of it is open, and the answers that have no place.

use crate::context::{Ctx, own};
use crate::{answers, for_you, pieces, work};
use drawing::{Markup, QuestionBar, html, offers};
use kit::Phrase;
use lorenzo::{Choice, Resource, Subject, View};

/// To be made last, when every other part has taken its answers.
pub(crate) fn bar(ctx: &Ctx<'_>) -> QuestionBar {
    let answers = html! { (answers::draw(ctx)) };
    let plain = offers::question_bar(ctx.scene, &ctx.spots);
    if ctx.scene.over {
        return QuestionBar { sign: winner_sign(ctx), title: winner(ctx), ..plain };
    }
    let (sign, title) = if ctx.scene.is_asked() {
        (sign(ctx).unwrap_or(plain.sign), short_title(ctx).unwrap_or(plain.title))
    } else {
        (plain.sign, plain.title)
    };
    QuestionBar { sign, title, detail: detail(ctx).unwrap_or_default(), answers }
}

fn winner(ctx: &Ctx<'_>) -> Markup {
    html! { @for seat in &ctx.scene.standing.winners { (ctx.say(Phrase::new("event-over").with("seat", *seat))) } }
}

fn winner_sign(ctx: &Ctx<'_>) -> Markup {
    html! { @for seat in &ctx.scene.standing.winners { (pieces::shield(*seat)) } }
}

/// Where the answers take much room, the question is put in fewer words; the line below says the rest.
fn short_title(ctx: &Ctx<'_>) -> Option<Markup> {
    let key = match ctx.scene.subject? {
        Subject::Servants { .. } => "draw-how-many-servants",
        Subject::Vatican => "draw-support-church",
        Subject::Draft => "draw-keep-which",
        _ => return None,
    };
    Some(html! { (ctx.scene.text(key)) })
}

/// What the question is about, as a picture.
fn sign(ctx: &Ctx<'_>) -> Option<Markup> {
    let seat = ctx.scene.me()?;
    Some(match ctx.scene.subject? {
        Subject::Place(member) => pieces::pawn(seat, *member),
        Subject::Price { card, .. } | Subject::Discount { card, .. } | Subject::Exchange { card, .. } => {
            html! { i class={ "art s-" (ctx.edition().card(*card).id) } {} }
        }
        Subject::Servants { work, .. } => html! { i class={ "i i-" (work.word()) } {} },
        Subject::Extra { tower, .. } => html! { i class={ "i i-" (tower.map_or("tower", |kind| kind.word())) } {} },
        Subject::Privileges { .. } => html! { i.i.i-priv {} },
        Subject::Vatican => html! { i.i.i-church {} },
        Subject::Draft | Subject::Copy => html! { i.i.i-leader {} },
        Subject::Raise(_) | Subject::Turn { .. } | Subject::BonusTile | Subject::Forfeit { .. } => return None,
    })
}

/// One line below the question: how much is open, and what makes it so.
fn detail(ctx: &Ctx<'_>) -> Option<Markup> {
    if !ctx.scene.is_asked() {
        return None;
    }
    let own = own(ctx)?;
    let servants = own.goods.get(Resource::Servant);
    let lit = ctx.scene.offers.iter().filter(|offer| offer.is_legal());
    let raised = |value: i16| -> Markup {
        let most = work::at_most(own, value);
        let key = if most > value { "draw-value-servants" } else { "draw-value-alone" };
        html! { (ctx.say(Phrase::new(key).with("value", value).with("n", servants).with("most", most))) }
    };
    let said = |phrase: Phrase| html! { (ctx.say(phrase)) };
    Some(match ctx.scene.subject? {
        Subject::Place(member) => {
            let value = own.members.iter().find(|own| own.member == *member).map_or(0, |own| own.value);
            let places = lit.filter(|offer| matches!(offer.choice, Choice::Place(_))).count();
            html! { b { (ctx.say(Phrase::new("draw-lit").with("n", places as u8))) } " " (raised(value)) }
        }
        Subject::Extra { value, .. } => {
            let cards = lit.filter(|offer| matches!(offer.choice, Choice::Take(_))).count();
            html! { b { (ctx.say(Phrase::new("draw-lit-cards").with("n", cards as u8))) } " " (raised(*value)) }
        }
        Subject::Turn { placed: false } if servants > 0 => said(Phrase::new("draw-servants-help").with("n", servants)),
        Subject::Turn { placed: false } => said(Phrase::new("draw-no-servants")),
        Subject::Turn { placed: true } => said(Phrase::new("draw-leaders-more")),
        Subject::Servants { work: kind, value, .. } => {
            let (works, idle) = work::split(ctx, own, *kind, *value);
            let all = works.len() + idle.len();
            let named = Phrase::name("draw-work", kind);
            said(
                Phrase::new("draw-work-open").with("work", named).with("value", *value).with("n", works.len() as u8).with("all", all as u8),
            )
        }
        Subject::Exchange { gained, .. } if !gained.is_empty() => {
            html! { (ctx.scene.text("draw-gained")) " " (for_you::worded(ctx, gained)) }
        }
        Subject::Exchange { .. } => said(Phrase::new("draw-one-exchange")),
        Subject::Privileges { left } if *left > 1 => said(Phrase::new("draw-privileges-differ").with("n", *left)),
        Subject::Price { .. } => said(Phrase::new("draw-two-prices")),
        Subject::Discount { due, .. } => html! { (ctx.scene.text("draw-due")) " " (for_you::worded(ctx, due)) },
        Subject::Vatican => {
            let points = |view: &View| view.players.iter().find(|p| p.seat == own.seat).map_or(0, |p| p.goods.get(Resource::Vp));
            let gained = ctx.scene.after(Choice::Support).map_or(0, |after| points(&after) - points(ctx.scene.view));
            said(Phrase::new("draw-support-gives").with("faith", own.goods.get(Resource::Faith)).with("n", gained))
        }
        Subject::Draft => {
            said(Phrase::new("draw-drafted").with("n", own.leaders_in_hand as u8).with("of", ctx.edition().setup.leaders_dealt))
        }
        Subject::BonusTile => said(Phrase::new("draw-bonus-detail")),
        Subject::Copy => said(Phrase::new("draw-copy-detail")),
        Subject::Privileges { .. } | Subject::Forfeit { .. } | Subject::Raise(_) => return None,
    })
}
