//! Family members, shields and dice.

use crate::context::{Ctx, moved_last};
use drawing::{Markup, html, people};
use kit::{Phrase, Seat};
use lorenzo::{Member, Space};

/// Whose member it is.
pub(crate) fn stands(seat: Seat, member: Member) -> Phrase {
    Phrase::new("draw-member").with("seat", seat).with("member", Phrase::name("member", member))
}

/// The member itself, wherever it stands: it glides from where it was.
pub(crate) fn member(ctx: &Ctx<'_>, seat: Seat, member: Member) -> Markup {
    let about = ctx.say(stands(seat, member));
    html! {
        i class={ "piece pawn m-" (member.word()) " " (people::class(seat)) } id={ "m-" (seat.0) "-" (member) } role="img" aria-label=(about) {}
    }
}

/// A picture of it: in the question, in a list.
pub(crate) fn pawn(seat: Seat, member: Member) -> Markup {
    html! { i class={ "pawn m-" (member.word()) " " (people::class(seat)) } {} }
}

pub(crate) fn shield(seat: Seat) -> Markup {
    html! { i class={ "shield " (people::class(seat)) } {} }
}

/// The classes of the place somebody stands on: whose it is, and whether it was the last move.
pub(crate) fn stand_class(ctx: &Ctx<'_>, seat: Seat, of: Member, space: Space) -> String {
    format!("{}{}", people::class(seat), if moved_last(ctx, seat, of, space) { " last" } else { "" })
}
