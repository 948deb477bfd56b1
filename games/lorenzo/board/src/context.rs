//! What every part of the drawing needs at hand.

use kit::{Phrase, Seat};
use lorenzo::{Card, CardId, Event, Kind, Leader, LeaderId, Lorenzo, Member, PlayerView, Reach, Space, Tile, TileId};

pub(crate) type Ctx<'a> = drawing::DrawContext<'a, Lorenzo>;

/// The family of the seat that looks; a spectator has none.
pub(crate) fn own<'a>(ctx: &Ctx<'a>) -> Option<&'a PlayerView> {
    let me = ctx.scene.me()?;
    ctx.scene.view.players.iter().find(|player| player.seat == me)
}

/// Everybody on a space, in seat order.
pub(crate) fn standing_on(ctx: &Ctx<'_>, space: Space) -> Vec<(Seat, Member)> {
    let players = ctx.scene.view.players.iter();
    players.flat_map(|p| p.members.iter().filter(move |m| m.space == Some(space)).map(|m| (p.seat, m.member))).collect()
}

/// What the viewer's members at home, or the one in hand, or the extra action would find on that space.
pub(crate) fn reaches<'a>(ctx: &Ctx<'a>, space: Space) -> impl Iterator<Item = &'a Reach> {
    let asked = ctx.scene.is_asked();
    ctx.scene.view.reach.iter().filter(move |reach| asked && reach.space == space)
}

/// The same where one action looks for its place.
pub(crate) fn reach<'a>(ctx: &Ctx<'a>, space: Space) -> Option<&'a Reach> {
    let mut all = reaches(ctx, space);
    all.next().filter(|_| !matches!(ctx.scene.subject, Some(lorenzo::Subject::Turn { .. })))
}

/// Is it a member's last step that the viewer has not answered yet?
pub(crate) fn moved_last(ctx: &Ctx<'_>, seat: Seat, member: Member, space: Space) -> bool {
    lately(
        ctx,
        |event| matches!(event, Event::Places { seat: who, member: piece, space: place, .. } if (*who, *piece, *place) == (seat, member, space)),
    )
}

/// Has somebody taken this card since the viewer's last turn?
pub(crate) fn taken_last(ctx: &Ctx<'_>, id: &str) -> bool {
    lately(ctx, |event| matches!(event, Event::Takes { card, .. } if *card == id))
}

/// The card that was taken from a floor since the viewer's last turn, and by whom.
pub(crate) fn taken_from(ctx: &Ctx<'_>, floor: Space) -> Option<(Seat, &'static str)> {
    ctx.scene.last_turns().iter().flat_map(|(_, events)| events).find_map(|event| match event {
        Event::Takes { seat, card, space } if *space == floor => Some((*seat, *card)),
        _ => None,
    })
}

/// Has somebody played, used or discarded this leader since the viewer's last turn?
pub(crate) fn leader_last(ctx: &Ctx<'_>, id: &str) -> bool {
    lately(ctx, |event| match event {
        Event::Plays { leader, .. } | Event::Uses { leader, .. } | Event::Discards { leader, .. } => *leader == id,
        _ => false,
    })
}

fn lately(ctx: &Ctx<'_>, is: impl Fn(&Event) -> bool) -> bool {
    ctx.scene.last_turns().iter().flat_map(|(_, events)| events).any(is)
}

pub(crate) fn find_card<'e>(ctx: &Ctx<'e>, id: &str) -> Option<&'e Card> {
    CardId::from_word(id, ctx.edition()).map(|id| ctx.edition().card(id))
}

pub(crate) fn find_leader<'e>(ctx: &Ctx<'e>, id: &str) -> Option<(LeaderId, &'e Leader)> {
    LeaderId::from_word(id, ctx.edition()).map(|id| (id, ctx.edition().leader(id)))
}

pub(crate) fn find_tile<'e>(ctx: &Ctx<'e>, id: &str) -> Option<&'e Tile> {
    TileId::from_word(id, ctx.edition()).map(|id| ctx.edition().tile(id))
}

/// A family's cards of a kind, the oldest first.
pub(crate) fn cards_of(player: &PlayerView, kind: Kind) -> &[&'static str] {
    match kind {
        Kind::Territory => &player.territories,
        Kind::Character => &player.characters,
        Kind::Building => &player.buildings,
        Kind::Venture => &player.ventures,
    }
}

/// The class that gives a card, a tower or a row the colours of its kind; on a phone also the name of the tower's area.
pub(crate) const fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Territory => "terr",
        Kind::Character => "char",
        Kind::Building => "buil",
        Kind::Venture => "vent",
    }
}

pub(crate) fn space_name(space: Space) -> Phrase {
    match space.tower_kind() {
        Some(kind) => Phrase::new("space-floor").with("tower", Phrase::name("tower", kind)).with("floor", space.floor() as u8 + 1),
        None => Phrase::name("space", space),
    }
}

/// Fewer people play than the space is for (§1.8).
pub(crate) fn closed(ctx: &Ctx<'_>, space: Space) -> bool {
    usize::from(ctx.edition().space(space).min_seats) > ctx.scene.view.players.len()
}
