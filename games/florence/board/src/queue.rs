//! The queue in a court: carpets from the lead backwards, the guests on them, and where the one who may come would stand.

use crate::city::socket;
use crate::context::{Ctx, came_last, class_of, owner, place_name, question};
use crate::court::{is_wanted, pays};
use crate::inspections::{member_key, swap_key};
use crate::pieces::{guest, member_name, standing, vp};
use crate::prospects::Prospect;
use drawing::{Markup, answer_spots, html};
use florence::{By, Choice, MemberView, Place, Shield};
use kit::Phrase;

pub(crate) fn draw(ctx: &Ctx<'_>, place: Place, prospect: Option<&Prospect>) -> Markup {
    let table = ctx.scene.view;
    let view = &table.places[place.index()];
    let joins = prospect.and_then(|prospect| Some((prospect.slot?, prospect)));
    // After a gap is opened one more stands there than now.
    let standing = view.queue.len() + usize::from(joins.is_some());
    let open = usize::from(table.open_places).max(standing);
    let mut guests = view.queue.iter().zip(1u8..);
    html! {
        div class={ "queue of-" (open) } {
            (socket(ctx, Shield::Queue(place), &view.bouncers))
            @for slot in 1..=open as u8 {
                @if let Some((_, prospect)) = joins.filter(|(nth, _)| *nth == slot) { (gap(ctx, place, slot, prospect)) }
                @else if let Some((member, nth)) = guests.next() { (taken(ctx, place, member, nth, slot)) }
                @else { div.slot.free { (label(ctx, place, slot)) } }
            }
        }
    }
}

/// The number of the place, or what it pays where the noble stops.
fn label(ctx: &Ctx<'_>, place: Place, slot: u8) -> Markup {
    let pays = pays(ctx, place);
    html! {
        @if pays.is_empty() { em { (slot) } }
        @else if let Some(n) = pays.get(usize::from(slot) - 1) { em class={ "pay " (ctx.scene.view.noble) } { (n) } }
        @else { em class={ "pay " (ctx.scene.view.noble) } { "–" } }
    }
}

/// Somebody stands here, or steps back for who comes: `nth` is the place now, `shown` the one it would be.
fn taken(ctx: &Ctx<'_>, place: Place, member: &MemberView, nth: u8, shown: u8) -> Markup {
    let table = ctx.scene.view;
    let queue = &table.places[place.index()].queue;
    let walking = table.walking.is_some_and(|walking| (walking.from, walking.slot) == (place, nth));
    let copy = queue[..usize::from(nth) - 1].iter().filter(|other| *other == member).count();
    let id = format!("m-{}-{}-{place}-{copy}", member.colour, member.rank);
    let first = queue.iter().position(|other| other == member) == Some(usize::from(nth) - 1);
    let last = first && came_last(ctx, member.colour, member.rank, place);
    let class = format!("slot {}{}{}", class_of(member.colour), if last { " last" } else { "" }, if walking { " leaving" } else { "" });
    let choice = Choice::Member(place, nth);
    let key = is_offered(ctx, choice).then(|| member_key(place, nth));
    let about = ctx.tell(&[about(ctx, member), in_queue(place, nth)]);
    let spot = answer_spots::place(
        ctx.take(&[choice]),
        &class,
        &about,
        key.as_deref(),
        html! { (standing(&id, member.colour, member.rank)) (label(ctx, place, shown)) },
    );
    html! { (spot) (swap(ctx, place, nth)) }
}

fn is_offered(ctx: &Ctx<'_>, choice: Choice) -> bool {
    ctx.scene.offers.iter().any(|offer| offer.choice == choice)
}

/// Whose member it is. In solo the colour tells Strozzi's two families apart.
pub(crate) fn about(ctx: &Ctx<'_>, member: &MemberView) -> Phrase {
    let of = owner(ctx.scene.view, member.colour);
    let rank = Phrase::name("rank", member.rank);
    match of {
        By::Strozzi => member_name(member.colour, member.rank),
        by if Some(by) == ctx.scene.me().map(By::Seat) => Phrase::new("board-your-member").with("rank", rank),
        by => Phrase::new("board-their-member").with("by", by).with("rank", rank),
    }
}

/// "Duomo, second in the queue".
pub(crate) fn in_queue(place: Place, nth: u8) -> Phrase {
    Phrase::new("where-in-queue").with("place", place_name(place)).with("nth", Phrase::name("nth", nth))
}

/// The gap that opens for who may come here, with what the place is worth.
fn gap(ctx: &Ctx<'_>, place: Place, slot: u8, prospect: &Prospect) -> Markup {
    let Some((colour, rank)) = prospect.member else { return html! {} };
    html! {
        div.slot.opens {
            span.ghost { (guest(colour, rank)) }
            b.tag {
                (ctx.say(Phrase::name("board-nth", slot)))
                @if prospect.gain > 0 { (vp(format!("+{}", prospect.gain))) }
                @if is_wanted(ctx, place) { i.i.i-goal {} }
            }
            (label(ctx, place, slot))
        }
    }
}

/// At one's own ring: two neighbours change places (§4.5).
fn swap(ctx: &Ctx<'_>, place: Place, nth: u8) -> Markup {
    let ring = crate::context::own(ctx).and_then(|player| player.ring);
    if question(ctx) != "ask-bonus" || ring != Some(place) {
        return html! {};
    }
    let Some(spot) = ctx.take(&[Choice::Swap(nth)]) else { return html! {} };
    html! { div.between { (answer_spots::place(Some(spot), "swap", &ctx.scene.text("draw-swap"), Some(&swap_key(nth)), html! { "⇄" })) } }
}
