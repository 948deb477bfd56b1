//! The secret objective of the viewer: four locations, who stands there, and what that would score at the end (§11.3).

use crate::context::{Ctx, on_objective, owner, place_name};
use crate::pieces::guest;
use drawing::{Markup, html};
use florence::{MemberView, Place, PlayerView};
use kit::Phrase;

/// The inspection's key.
pub(crate) const KEY: &str = "objective";

pub(crate) fn draw(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let Some(card) = player.objective else { return html! { div.obj {} } };
    let places = ctx.edition().objective(card.0);
    let view = ctx.scene.view;
    let members = on_objective(view, player, places);
    let vp = ctx.edition().objective_vp(members);
    let named: Vec<Phrase> = places.iter().map(|place| place_name(*place)).collect();
    let now = Phrase::new("draw-objective-now").with("n", members as u32).with("vp", vp);
    let standing = |place: Place| -> Vec<&MemberView> {
        view.places[place.index()].queue.iter().filter(|member| owner(view, member.colour) == player.by).collect()
    };
    html! {
        div.obj role="img" data-tip data-inspect=(KEY) aria-label=(ctx.tell(&[Phrase::new("draw-objective").with("places", named), now])) {
            h3 { i.i.i-goal {} " " (ctx.scene.text("board-objective-title")) }
            div.grid {
                @for place in Place::all() {
                    span class=[places.contains(&place).then_some("on")] {
                        (place.number())
                        @if places.contains(&place) && let Some(member) = standing(place).first() {
                            (guest(member.colour, member.rank))
                            @if standing(place).len() > 1 { em { "×" (standing(place).len()) } }
                        }
                    }
                }
            }
            p { b { (ctx.say(Phrase::new("board-objective-now").with("n", members as u8))) } " " (worth(ctx, members)) }
        }
    }
}

/// What so many members score, or how many it takes.
pub(crate) fn worth(ctx: &Ctx<'_>, members: usize) -> String {
    let vp = ctx.edition().objective_vp(members);
    if vp > 0 {
        let next = ctx.edition().objective_vp(members + 1);
        return ctx.say(Phrase::new("board-objective-worth").with("vp", vp).with("next", next));
    }
    let needed = (members..).find(|n| *n > 20 || ctx.edition().objective_vp(*n) > 0).unwrap_or(members);
    ctx.say(Phrase::new("board-objective-from").with("n", needed as u8).with("vp", ctx.edition().objective_vp(needed)))
}
