//! What every part of the drawing needs at hand.

use il_vecchio::{Bundle, Choice, City, Event, FamilyView, Good, IlVecchio, Province, Tile, Track};
use kit::{Phrase, Seat};

pub(crate) type Ctx<'a> = drawing::DrawContext<'a, IlVecchio>;

/// The family of the seat that looks; a spectator has none.
pub(crate) fn own<'a>(ctx: &Ctx<'a>) -> Option<&'a FamilyView> {
    let me = ctx.scene.me()?;
    ctx.scene.view.families.get(me.index())
}

pub(crate) fn held(family: &FamilyView, good: Good) -> u16 {
    family.goods.get(good.word()).copied().unwrap_or(0)
}

/// What a family lacks of these goods.
pub(crate) fn missing(family: &FamilyView, goods: Bundle) -> Bundle {
    goods.iter().fold(Bundle::NOTHING, |lack, (good, n)| {
        let short = u16::from(n).saturating_sub(held(family, good));
        lack.with(good, u8::try_from(short).unwrap_or(u8::MAX))
    })
}

/// The points in sight.
pub(crate) fn points(ctx: &Ctx<'_>, seat: Seat) -> i32 {
    ctx.scene.standing.scores.iter().find(|score| score.seat == Some(seat)).map_or(0, |score| score.total)
}

pub(crate) fn city_phrase(ctx: &Ctx<'_>, city: City) -> Phrase {
    Phrase::name("city", ctx.edition().city_id(city))
}

/// "2 florins and a scroll" for a list of goods.
pub(crate) fn counts(goods: Bundle) -> Vec<Phrase> {
    goods.iter().map(|(good, n)| Phrase::name("count", good).with("n", n)).collect()
}

/// How many members of a family stand and lie in towns.
pub(crate) fn in_towns(family: &FamilyView) -> (u8, u8) {
    (family.standing.values().sum(), family.lying.values().sum())
}

/// Who stands on a track, in order, the queue of the last round included.
pub(crate) fn row<'a>(ctx: &Ctx<'a>, track: Track) -> &'a [Seat] {
    ctx.scene.view.tracks.get(track.word()).map_or(&[], |row| &row[..])
}

/// How many members of a family are on the tracks.
pub(crate) fn on_tracks(ctx: &Ctx<'_>, seat: Seat) -> usize {
    Track::ALL.iter().map(|track| row(ctx, *track).iter().filter(|who| **who == seat).count()).sum()
}

/// The town the question is about.
pub(crate) fn goal(ctx: &Ctx<'_>) -> Option<City> {
    ctx.scene.subject.copied()
}

/// How many legal answers of a kind there are.
pub(crate) fn lit(ctx: &Ctx<'_>, is: impl Fn(Choice) -> bool) -> usize {
    ctx.scene.offers.iter().filter(|offer| offer.is_legal() && is(offer.choice)).count()
}

fn lately(ctx: &Ctx<'_>, is: impl Fn(&Event) -> bool) -> bool {
    ctx.scene.last_turns().iter().flat_map(|(_, events)| events).any(is)
}

/// Has a member of that family come to this town, or lain down there, since the viewer's last turn?
pub(crate) fn came_last(ctx: &Ctx<'_>, seat: Seat, town: &str, lying: bool) -> bool {
    lately(ctx, |event| match event {
        Event::LaidDown { seat: who, city } => lying && *who == seat && *city == town,
        Event::Placed { seat: who, city } | Event::Walked { seat: who, to: city, .. } | Event::Carted { seat: who, to: city, .. } => {
            !lying && *who == seat && *city == town
        }
        _ => false,
    })
}

/// Has this place of a track been taken since the viewer's last turn?
pub(crate) fn entered_last(ctx: &Ctx<'_>, seat: Seat, track: Track, place: usize) -> bool {
    lately(
        ctx,
        |event| matches!(event, Event::Entered { seat: who, track: on, place: at, .. } if (*who, *on, usize::from(*at)) == (seat, track, place)),
    )
}

/// Has somebody won or used this tile since the viewer's last turn?
pub(crate) fn province_last(ctx: &Ctx<'_>, of: Province) -> bool {
    lately(ctx, |event| match event {
        Event::Claimed { tile, .. } | Event::Used { tile, .. } | Event::Reused { tile, .. } => *tile == of,
        _ => false,
    })
}

/// Has somebody turned this tile up since the viewer's last turn?
pub(crate) fn turned_up_last(ctx: &Ctx<'_>, of: Tile) -> bool {
    lately(ctx, |event| matches!(event, Event::TurnedUp { tile, .. } if *tile == of))
}

/// Has a middleman come to this town since the viewer's last turn?
pub(crate) fn middleman_came(ctx: &Ctx<'_>, town: &str) -> bool {
    lately(ctx, |event| matches!(event, Event::MiddlemanMoved { to, .. } if *to == town))
}
