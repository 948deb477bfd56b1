//! The areas of the table for a phone, which shows one at a time: land and people lie on the mat, the market is the board.

use crate::context::{Ctx, icon};
use crate::stage::Middle;
use drawing::{Area, html};
use princes::Choice;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Area> {
    let lit = |is: fn(Choice) -> bool| ctx.scene.offers.iter().filter(|offer| offer.is_legal() && is(offer.choice)).count();
    let market_name = match Middle::of(ctx) {
        Middle::Auction | Middle::Court | Middle::Coins | Middle::Cards | Middle::Kinds | Middle::Border => "draw-stage",
        Middle::Yard => "draw-market",
    };
    let area = |id: &'static str, name: &str, sign: &str, lit: usize| {
        let name = ctx.scene.text(name);
        Area { id, sign: html! { (icon(sign)) span { (name) } }, name, lit }
    };
    let market = area("market", market_name, "gavel", lit(is_at_market));
    if ctx.scene.me().is_none() {
        return vec![market, area("land", "draw-lands", "building", 0)];
    }
    vec![
        area("land", "draw-land", "building", lit(|choice| matches!(choice, Choice::Place(..)))),
        market,
        area("people", "draw-people-short", "profession", lit(is_of_people)),
    ]
}

fn is_of_people(choice: Choice) -> bool {
    matches!(choice, Choice::Return(_) | Choice::Work(_) | Choice::Add(_) | Choice::Recruit(_) | Choice::Princess | Choice::Rank)
}

fn is_at_market(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Open(_)
            | Choice::Take(_)
            | Choice::Raise
            | Choice::Kind(_)
            | Choice::Keep(_)
            | Choice::Under(_)
            | Choice::Bid(..)
            | Choice::Build(_)
            | Choice::Joint(_)
            | Choice::Profession
            | Choice::Freedom(_)
            | Choice::Bonus
            | Choice::Learn(_)
            | Choice::Prestige(_)
            | Choice::Price(_)
    )
}
