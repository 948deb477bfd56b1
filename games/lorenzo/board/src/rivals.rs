//! The other families, in little: the page draws frame, shield and name.

use crate::context::Ctx;
use crate::{leaders, mat, pieces};
use drawing::{Markup, Rival, html};
use kit::Phrase;
use lorenzo::PlayerView;

/// In turn around the table from the viewer's left; a spectator sees everybody from the first seat on.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Rival> {
    let players = &ctx.scene.view.players;
    let first = ctx.scene.me().map_or(0, |seat| seat.index() + 1);
    let others = if ctx.scene.me().is_some() { players.len() - 1 } else { players.len() };
    let turn = (0..others).map(|nth| &players[(first + nth) % players.len()]);
    turn.map(|player| Rival { seat: player.seat, points: mat::points(ctx, player), drawn: one(ctx, player) }).collect()
}

fn one(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        (mat::goods(ctx, player))
        div.mid {
            (members(ctx, player))
            div.tilebox { (mat::bonus_tile(ctx, player)) @if !player.excommunications.is_empty() { (mat::excommunications(ctx, player)) } }
        }
        (mat::cards(ctx, player))
        @if ctx.scene.view.leaders { (leaders::row(ctx, player)) }
    }
}

fn members(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.fam {
            @for member in &player.members {
                @let about = Phrase::new("draw-member-value").with("member", Phrase::name("member", member.member)).with("value", member.value);
                div class={ "mem" @if member.space.is_some() { " away" } } role="img" data-tip aria-label=(ctx.say(about)) {
                    @if member.space.is_some() { (pieces::pawn(player.seat, member.member)) } @else { (pieces::member(ctx, player.seat, member.member)) b { (member.value) } }
                }
            }
        }
    }
}
