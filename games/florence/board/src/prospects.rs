//! What an answer would come to: the table before and after it, compared.

use crate::context::{Ctx, offer_at, on_objective, own, own_in, owner, question};
use crate::drive;
use crate::pieces::{named_arms, sign};
use drawing::{Change, html};
use florence::{By, Choice, Colour, MemberView, Place, Rank, View};
use kit::Phrase;

/// What it would mean to choose a location.
pub(crate) struct Prospect {
    /// Who comes there.
    pub member: Option<(Colour, Rank)>,
    /// Where in the queue; the lead is 1.
    pub slot: Option<u8>,
    /// By how much more the noble would give the viewer.
    pub gain: i32,
    /// Points that are scored at once.
    pub scored: i32,
}

impl Prospect {
    /// None where the location is no answer that is possible now.
    pub(crate) fn at(ctx: &Ctx<'_>, place: Place) -> Option<Prospect> {
        let choice = offer_at(ctx, place)?;
        let after = ctx.scene.after(choice)?;
        let before = ctx.scene.view;
        let me = own(ctx)?.by;
        let came = joined(&before.places[place.index()].queue, &after.places[place.index()].queue).or_else(|| walks_to(ctx, me, place));
        let gain = |view: &View| i32::from(drive::gain(ctx.edition(), view, me));
        let points = |view: &View| own_in(ctx, view).map_or(0, |player| player.vp as i32);
        Some(Prospect {
            member: came.map(|(_, member)| (member.colour, member.rank)),
            slot: came.map(|(slot, _)| slot),
            gain: if before.round == after.round { gain(&after) - gain(before) } else { 0 },
            scored: points(&after) - points(before),
        })
    }
}

/// The member that the queue has more than before, and its place.
fn joined(before: &[MemberView], after: &[MemberView]) -> Option<(u8, MemberView)> {
    let nth = (after.len() == before.len() + 1).then(|| (0..after.len()).find(|nth| before.get(*nth) != after.get(*nth)))??;
    Some((nth as u8 + 1, after[nth]))
}

/// Where somebody in the middle of a walk would enter if the walk ended here.
fn walks_to(ctx: &Ctx<'_>, me: By, place: Place) -> Option<(u8, MemberView)> {
    let view = ctx.scene.view;
    let walking = view.walking.filter(|walking| question(ctx) == "ask-stride" && walking.from != place)?;
    let member = *view.places[walking.from.index()].queue.get(usize::from(walking.slot).checked_sub(1)?)?;
    Some((drive::entry(view, me, member.rank, &view.places[place.index()])?, member))
}

/// What the answer would change: time, points, the objective, and what the noble of this round would give to whom.
pub(crate) fn changes(ctx: &Ctx<'_>, choice: Choice) -> Vec<Change> {
    let before = ctx.scene.view;
    let (Some(after), Some(now)) = (ctx.scene.after(choice), own(ctx)) else { return Vec::new() };
    let Some(then) = own_in(ctx, &after) else { return Vec::new() };
    let mut changes = Vec::new();
    let mut change = |icon, what: String, before: i32, after: i32| {
        if before != after {
            changes.push(Change { icon, what, before, after });
        }
    };
    change(html! { i.i.i-time {} }, ctx.scene.text("board-time"), now.time.into(), then.time.into());
    change(html! { i.i.i-vp {} }, ctx.scene.text("board-vp"), now.vp as i32, then.vp as i32);
    if let Some(card) = now.objective {
        let places = ctx.edition().objective(card.0);
        let members = |view: &View, player| on_objective(view, player, places) as i32;
        change(html! { i.i.i-goal {} }, ctx.scene.text("board-objective"), members(before, now), members(&after, then));
    }
    // Once the noble has driven there is nothing to compare.
    if before.round == after.round && before.carriages == after.carriages {
        for player in &before.players {
            let gain = |view: &View| i32::from(drive::gain(ctx.edition(), view, player.by));
            let what = Phrase::new("board-noble-gives").with("noble", Phrase::name("noble", before.noble)).with("by", player.by);
            change(html! { (sign(before.noble)) (named_arms(ctx, player.by)) }, ctx.say(what), gain(before), gain(&after));
        }
    }
    changes
}

/// Where the members of the viewer stand after an answer, where they did not before: "Duomo, second in the queue".
pub(crate) fn arrivals(ctx: &Ctx<'_>, choice: Choice) -> Vec<(Place, u8)> {
    let (Some(after), Some(me)) = (ctx.scene.after(choice), own(ctx)) else { return Vec::new() };
    let before = ctx.scene.view;
    let moved = |place: &Place| {
        let (was, is) = (&before.places[place.index()].queue, &after.places[place.index()].queue);
        let mine = |member: &MemberView| owner(before, member.colour) == me.by;
        let nth = is.iter().enumerate().position(|(nth, member)| mine(member) && was.get(nth) != Some(member))?;
        Some((*place, nth as u8 + 1))
    };
    Place::all().filter_map(|place| moved(&place)).collect()
}
