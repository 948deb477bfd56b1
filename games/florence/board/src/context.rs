//! What every part of the drawing looks up: whose a thing is, what places are called, what the others did last.

use drawing::people;
use florence::{By, Choice, Colour, Event, Florence, Place, PlayerView, Rank, Shield, View};
use kit::{Phrase, Seat};

pub(crate) type Ctx<'a> = drawing::DrawContext<'a, Florence>;

/// The family of the seat that looks; a spectator has none.
pub(crate) fn own<'a>(ctx: &Ctx<'a>) -> Option<&'a PlayerView> {
    own_in(ctx, ctx.scene.view)
}

/// The same in another view of the table, such as one after an answer.
pub(crate) fn own_in<'v>(ctx: &Ctx<'_>, view: &'v View) -> Option<&'v PlayerView> {
    ctx.scene.me().and_then(|seat| view.players.get(seat.index()))
}

/// The class of a colour: that of the seat with the same number (`art/palette.css` gives it the colour of the box).
pub(crate) fn class_of(colour: Colour) -> &'static str {
    people::class(Seat(colour.index() as u8))
}

/// The class of a player. Alone one is purple whatever the seat; Strozzi, who has two colours, has arms of his own.
pub(crate) fn family_class(view: &View, by: By) -> &'static str {
    let player = view.players.iter().find(|player| player.by == by);
    match (by, player.and_then(|player| player.families.first())) {
        (By::Seat(_), Some(family)) => class_of(family.colour),
        (By::Seat(seat), None) => people::class(seat),
        (By::Strozzi, _) => people::class(people::RIVAL),
    }
}

/// Whose pieces these are.
pub(crate) fn owner(view: &View, colour: Colour) -> By {
    let has = |player: &&PlayerView| player.families.iter().any(|family| family.colour == colour);
    view.players.iter().find(has).map_or(By::Strozzi, |player| player.by)
}

pub(crate) fn name(ctx: &Ctx<'_>, by: By) -> String {
    match by {
        By::Seat(seat) => ctx.scene.name(seat),
        By::Strozzi => ctx.scene.text("strozzi"),
    }
}

/// "Duomo". The number is printed on the board, the name is ours.
pub(crate) fn place_name(place: Place) -> Phrase {
    Phrase::name("place", place)
}

pub(crate) fn rank_class(rank: Rank) -> &'static str {
    match rank {
        Rank::Debutante => "m-deb",
        Rank::Donna => "m-donna",
        Rank::Maestro => "m-maestro",
    }
}

/// The key of the question that the viewer has to answer: what several drawings hang on.
pub(crate) fn question<'a>(ctx: &Ctx<'a>) -> &'a str {
    ctx.scene.question.filter(|_| ctx.scene.is_asked()).map_or("", |question| question.key.as_ref())
}

/// Where the noble of this round will stop; none once the carnival is over.
pub(crate) fn destination(view: &View) -> Option<Place> {
    view.destinations.get(usize::from(view.round.max(1)) - 1).copied().flatten()
}

/// How many members of a player stand on the locations of an objective.
pub(crate) fn on_objective(view: &View, player: &PlayerView, places: &[Place]) -> usize {
    let here = |place: &Place| view.places[place.index()].queue.iter().filter(|member| owner(view, member.colour) == player.by).count();
    places.iter().map(here).sum()
}

/// Whichever of these answers about a whole location is on offer.
pub(crate) fn offer_at(ctx: &Ctx<'_>, place: Place) -> Option<Choice> {
    let choices = [Choice::At(place), Choice::To(place), Choice::Ring(place)];
    ctx.scene.offers.iter().map(|offer| offer.choice).find(|choice| choices.contains(choice))
}

/// Has a rival put a member of this colour and rank here since the viewer's last turn?
pub(crate) fn came_last(ctx: &Ctx<'_>, of: Colour, as_rank: Rank, here: Place) -> bool {
    lately(ctx, |event| match event {
        Event::Deployed { colour, rank, place, .. }
        | Event::Promoted { colour, rank, place, .. }
        | Event::SteppedForward { colour, rank, place, .. } => (*colour, *rank, *place) == (of, as_rank, here),
        Event::Walked { colour, rank, to, .. } | Event::Teleported { colour, rank, to, .. } => (*colour, *rank, *to) == (of, as_rank, here),
        Event::TookPlace { colour, rank, place, .. } => (*colour, *rank, *place) == (of, as_rank, here),
        _ => false,
    })
}

pub(crate) fn guarded_last(ctx: &Ctx<'_>, who: By, on: Shield) -> bool {
    lately(ctx, |event| matches!(event, Event::Guarded { by, shield } if (*by, *shield) == (who, on)))
}

pub(crate) fn bragged_last(ctx: &Ctx<'_>, who: By, at: Place) -> bool {
    lately(ctx, |event| matches!(event, Event::Bragged { by, place, .. } if (*by, *place) == (who, at)))
}

pub(crate) fn ringed_last(ctx: &Ctx<'_>, who: By, at: Place) -> bool {
    lately(ctx, |event| matches!(event, Event::RingLaid { by, place } if (*by, *place) == (who, at)))
}

fn lately(ctx: &Ctx<'_>, is: impl Fn(&Event) -> bool) -> bool {
    ctx.scene.last_turns().iter().flat_map(|(_, events)| events).any(is)
}
