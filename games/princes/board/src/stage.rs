//! What takes the middle of the board for a moment: an auction, the court of characters, cards one looks at, a payment in coins, a joint building. Else
//! the yard lies there.

use crate::context::{Ctx, amount, icon, shield};
use crate::field::{self, Placing};
use crate::thing::Thing;
use crate::tile::{self, Kind};
use crate::{auction, card, court, market, yard};
use drawing::{Markup, answer_spots, html};
use kit::{Phrase, Seat};
use princes::{Card, Choice, Landscape, Scene, Subject};

/// What is in the middle.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Middle {
    Yard,
    Auction,
    Court,
    Cards,
    Coins,
    Kinds,
    Border,
}

impl Middle {
    pub fn of(ctx: &Ctx<'_>) -> Middle {
        let asked = ctx.scene.is_asked();
        match (&ctx.scene.view.scene, ctx.scene.subject) {
            (_, Some(Subject::Pay { .. } | Subject::Price { .. })) if asked => Middle::Coins,
            (_, Some(Subject::Kind)) if asked => Middle::Kinds,
            (Scene::Bidding { .. } | Scene::Purchase { .. }, _) => Middle::Auction,
            (Scene::Court { .. }, _) => Middle::Court,
            (Scene::Looking { seat, cards, .. }, _) if ctx.scene.me() == Some(*seat) && !cards.is_empty() => Middle::Cards,
            (Scene::Offer { place: Some(_), .. }, _) if !field::is_between(ctx) => Middle::Border,
            _ => Middle::Yard,
        }
    }

    /// The class of the page that lays the board out for it.
    pub const fn class(self) -> &'static str {
        match self {
            Middle::Yard => "now-yard",
            Middle::Auction => "now-auction",
            Middle::Court => "now-court",
            Middle::Cards => "now-cards",
            Middle::Coins => "now-coins",
            Middle::Kinds => "now-kinds",
            Middle::Border => "now-border",
        }
    }
}

/// The stalls and what lies below them, or what takes the room of both.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    match Middle::of(ctx) {
        Middle::Yard => html! { (market::draw(ctx)) (yard::draw(ctx)) },
        Middle::Auction => html! { (market::draw(ctx)) (auction::draw(ctx)) },
        Middle::Coins => html! { (market::draw(ctx)) (coins(ctx)) },
        Middle::Kinds => html! { (market::draw(ctx)) (kinds(ctx)) },
        Middle::Court => court::draw(ctx),
        Middle::Cards => looking(ctx),
        Middle::Border => border(ctx),
    }
}

fn looking(ctx: &Ctx<'_>) -> Markup {
    let Scene::Looking { cards, .. } = &ctx.scene.view.scene else { return html! {} };
    html! { div class={ "stage looked of-" (cards.len()) } { @for card in cards { (looked_at(ctx, *card)) } } }
}

fn looked_at(ctx: &Ctx<'_>, card: Card) -> Markup {
    let own = ctx.own();
    let spot = ctx.take(&[Choice::Keep(card), Choice::Under(card)]);
    let prince = own.map(|(_, prince)| prince);
    let about = if spot.is_some() { card::about(ctx, card, prince) } else { card::named(ctx, card, prince) };
    html! {
        div.piece.slot id={ "c-" (card.word()) } data-motion="card" {
            (answer_spots::place(spot, "held", &about, Some(&ctx.inspect(Thing::Card(card))), card::face(ctx, card, own)))
        }
    }
}

/// A pay that is divided into florins and prestige, or a price that is asked: a coin for each answer.
fn coins(ctx: &Ctx<'_>) -> Markup {
    let edition = ctx.edition();
    let coin = |choice: Choice| match (choice, ctx.scene.subject) {
        (Choice::Prestige(points), Some(Subject::Pay { value })) => {
            let florins = i32::from(*value) * edition.pay_per_point - i32::from(points) * edition.florins_per_prestige;
            Some(html! { b { (points) (icon("vp")) } small.n { (florins) (icon("coin")) } })
        }
        (Choice::Price(florins), _) => Some(html! { b { (florins) } (icon("coin")) }),
        _ => None,
    };
    let told = match ctx.scene.subject {
        Some(Subject::Pay { .. }) => "draw-pay-hint",
        _ => "draw-price-hint",
    };
    html! {
        div.stage.coins {
            p.hint { (ctx.scene.text(told)) }
            div.rail {
                @for (choice, drawn) in ctx.scene.offers.iter().filter_map(|offer| Some((offer.choice, coin(offer.choice)?))) {
                    @if let Some(spot) = ctx.take(&[choice]) { @let dim = if spot.is_legal() { "" } else { " dim" }; (spot.place(&format!("st{dim}"), None, drawn)) }
                }
            }
        }
    }
}

/// With two princes the buyer of a landscape names its kind.
fn kinds(ctx: &Ctx<'_>) -> Markup {
    html! {
        div.stage.kinds {
            @for kind in Landscape::ALL {
                @let n = market::left(ctx, kind.item());
                @let told = [Phrase::new("draw-left-in-stock").with("n", n), Phrase::name("draw", kind)];
                (answer_spots::place(ctx.take(&[Choice::Kind(*kind)]), "kind", &ctx.tell(&told), Some(&ctx.inspect(Thing::Landscape(*kind))), html! {
                    (tile::picture(ctx, Kind::Landscape(*kind), 0))
                    b { (ctx.say(Phrase::name("landscape", kind))) } small { "×" (n) }
                }))
            }
        }
    }
}

/// A joint building that others are agreeing on.
fn border(ctx: &Ctx<'_>) -> Markup {
    let Scene::Offer { seat, building, partner: Some(partner), florins, .. } = &ctx.scene.view.scene else { return html! {} };
    html! {
        div.stage.border-stage {
            div.said {
                p { (who(ctx, *seat)) (icon("joint")) (who(ctx, *partner)) }
                p { b { (ctx.say(Phrase::name("building", building))) } @if let Some(florins) = florins { " " (amount(florins, "coin")) } }
            }
            @if let Some(placing) = Placing::across(ctx) { (placing.draw_strip(ctx)) }
        }
    }
}

pub(crate) fn who(ctx: &Ctx<'_>, seat: Seat) -> Markup {
    html! { span.whom { (shield(seat)) (ctx.scene.name(seat)) } }
}
