//! What a player has: coins, the patron if one may know it, the commissions won.

use crate::{Ctx, commission};
use drawing::context::{at, named};
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat};

pub(crate) fn draw(ctx: &Ctx<'_>, seat: Seat) -> Markup {
    let view = ctx.scene.view;
    let player = &view.players[seat.index()];
    let asked = ctx.scene.asked.contains(seat);
    html! {
        section class={ "workshop " (people::class(seat)) @if asked { " asked" } } {
            h3 { (people::crest(seat, 20)) " " (ctx.scene.name(seat)) @if view.bid_given.contains(seat) { " ✓" } }
            svg class="drawn" viewBox="0 0 320 74" {
                (named(None, "coins", &ctx.say(Phrase::new("draw-coins").with("n", player.coins)), html! {
                    (icon::at("coin", 2.0, 4.0, 22.0)) text class="amount" x="30" y="21" { (player.coins) }
                }))
                @if player.has_patron {
                    @let about = match player.patron {
                        Some(colour) => Phrase::new("draw-patron").with("colour", Phrase::name("colour", colour)),
                        None => Phrase::new("draw-patron-hidden"),
                    };
                    (named(None, player.patron.map_or("patron", |colour| colour.word()), &ctx.say(about), html! {
                        circle class="seal" cx="14" cy="50" r="11" {}
                        text class="initial" x="14" y="54" { (player.patron.map_or("?".to_string(), |colour| colour.word()[..1].to_uppercase())) }
                    }))
                }
                @for (nth, card) in player.commissions.iter().enumerate() {
                    (at(62.0 + 44.0 * nth as f32, 4.0, html! { g transform="scale(0.42)" { (commission::face(ctx, *card)) } }))
                }
            }
        }
    }
}
