//! A coin for every bid that can be made (§2.2): click one to bid so much.

use crate::Ctx;
use bottega::Choice;
use drawing::context::{at, framed_spot};
use drawing::{Markup, html};
use kit::Phrase;

const STEP: f32 = 46.0;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let most = ctx.edition().most_bid;
    let own = ctx.scene.view.own_bid;
    html! {
        svg class="drawn bids" viewBox={ "0 0 " (STEP * f32::from(most + 1)) " 50" } {
            @for n in 0..=most {
                @let about = ctx.say(Phrase::new("choice-bid").with("coins", n));
                @let class = if own == Some(n) { "bid own" } else { "bid" };
                (at(STEP * f32::from(n), 0.0, framed_spot(ctx.take(&[Choice::Bid(n)]), class, &about, [2.0, 2.0, STEP - 4.0, 46.0], html! {
                    circle class="coin" cx=(STEP / 2.0) cy="25" r="17" {}
                    text class="bid-n" x=(STEP / 2.0) y="31" { (n) }
                })))
            }
        }
    }
}
