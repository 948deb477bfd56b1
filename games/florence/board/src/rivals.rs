//! The other families, in little: the page draws frame, shield and name. Alone, the rival is Strozzi.

use crate::context::Ctx;
use crate::pieces::sign;
use crate::{mat, strozzi};
use drawing::{Markup, Rival, html, people};
use florence::{By, Noble, PlayerView};
use kit::Phrase;

/// In turn around the table from the viewer's left; a spectator sees everybody from the first seat on.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Rival> {
    let players = &ctx.scene.view.players;
    let first = ctx.scene.me().map_or(0, |seat| seat.index() + 1);
    let others = if ctx.scene.me().is_some() { players.len().saturating_sub(1) } else { players.len() };
    let turn = (0..others).map(|nth| &players[(first + nth) % players.len()]);
    turn.map(|player| Rival { seat: seat(player.by), points: mat::points(ctx, player), drawn: one(ctx, player) }).collect()
}

fn seat(by: By) -> kit::Seat {
    match by {
        By::Seat(seat) => seat,
        By::Strozzi => people::RIVAL,
    }
}

fn one(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.timerow { (mat::time(ctx, player)) (mat::standing(ctx, player)) }
        div.mid {
            div.houses { (mat::house(ctx, player)) }
            div.stock {
                (mat::goods(ctx, player))
                @if player.by == By::Strozzi { (strozzi::markers(ctx, player)) } @else { (cards(ctx, player)) }
            }
        }
        @if player.by == By::Strozzi { (strozzi::draw(ctx)) }
    }
}

/// How many scandal cards of which noble; which ones is a secret.
fn cards(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let [a, b, c] = player.cards;
    let told = Phrase::new("draw-cards").with("a", a).with("b", b).with("c", c);
    html! {
        div.backs role="img" data-tip aria-label=(ctx.say(told)) {
            @for noble in Noble::ALL { @for _ in 0..player.cards[noble.index()] { i class={ "bk " (noble) } { (sign(*noble)) } } }
            @if player.cards == [0; 3] { i.bk.none {} }
        }
    }
}
