//! What every part of the drawing needs at hand.

pub(crate) use drawing::pen::{at, named, spot};
use kit::Seat;
use lorenzo::{Lorenzo, Member, Space};

pub(crate) type Pen<'a> = drawing::Pen<'a, Lorenzo>;

/// Everybody on a space, in seat order.
pub(crate) fn standing_on(pen: &Pen<'_>, space: Space) -> Vec<(Seat, Member)> {
    let players = pen.scene.view.players.iter();
    players.flat_map(|p| p.members.iter().filter(move |m| m.space == Some(space)).map(|m| (p.seat, m.member))).collect()
}
