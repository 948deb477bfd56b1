//! The painted sheet of Tuscany: zones, signposts, towns, and everybody who is there.

use crate::context::{Ctx, came_last, middleman_came};
use crate::travel::{self, Fare};
use crate::{pieces, places, town, tracks, traveller};
use drawing::{Markup, answer_spots, html, people};
use il_vecchio::{Choice, City, FamilyView, Track};
use kit::Phrase;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let map = &ctx.edition().map;
    // From north to south, so that what stands in front is in front.
    let mut towns: Vec<City> = map.all().iter().collect();
    towns.sort_by_key(|city| places::of(ctx, *city).1);
    html! {
        section.land.scroll data-area="land" aria-label=(ctx.scene.text("draw-tuscany")) {
            div.sheet {
                i.art.tuscany {}
                @for number in map.zone_numbers() { (zone(ctx, number)) }
                @for track in Track::REGIONS { (signpost(ctx, track)) }
                (cartouche(ctx))
                @for track in Track::ALL { (way_to(ctx, *track)) }
                @for city in &towns { (town::draw(ctx, *city)) }
                // Over all walls and names: members and middlemen must never be hidden.
                @for city in &towns { (folk(ctx, *city)) }
            }
        }
    }
}

/// The number two dice show for a zone.
fn zone(ctx: &Ctx<'_>, number: u8) -> Markup {
    let about = ctx.say(Phrase::new("draw-zone").with("n", number));
    answer_spots::place(ctx.take(&[Choice::Zone(number)]), &format!("zone zone-{number}"), &about, None, html! { (number) })
}

/// Beyond the red town lies the region.
fn signpost(ctx: &Ctx<'_>, track: Track) -> Markup {
    html! { span class={ "post to-" (track.word()) } { (ctx.say(tracks::name(track))) } }
}

/// What the signs of the map mean.
fn cartouche(ctx: &Ctx<'_>) -> Markup {
    let text = |key: &str| ctx.scene.text(key);
    html! {
        div.cartouche aria-hidden="true" {
            b { "Toscana" }
            span { i.i.i-broker {} (text("draw-key-middleman")) }
            span { i.i.i-lying {} (text("draw-key-acted")) }
            span { em { "8" } (text("draw-key-zone")) }
        }
    }
}

/// The journey to a track that is open, shown while its space is pointed at.
fn way_to(ctx: &Ctx<'_>, track: Track) -> Markup {
    let goal = tracks::entrance(ctx, track);
    match Fare::to(ctx, goal, tracks::on_arrival(ctx, track)).filter(|_| tracks::is_open(ctx, track)) {
        Some((from, fare)) => travel::way(ctx, from, goal, fare, &format!("to-{track}")),
        None => html! {},
    }
}

/// Who stands and lies in a town, and its middleman.
fn folk(ctx: &Ctx<'_>, city: City) -> Markup {
    let (edition, view) = (ctx.edition(), ctx.scene.view);
    let (id, kind) = (edition.city_id(city), edition.kind(city));
    let up: u8 = view.families.iter().filter_map(|family| family.standing.get(id)).sum();
    let down: u8 = view.families.iter().filter_map(|family| family.lying.get(id)).sum();
    let broker = pieces::has_middleman(kind) && view.middlemen.get(kind.word()) == Some(&id);
    if up + down == 0 && !broker {
        return html! {};
    }
    let flip = if places::is_crowded_on_the_right(id) { " flip" } else { "" };
    let crowd = match up + down {
        0..=2 => "",
        3..=4 => " several",
        _ => " crowd",
    };
    html! {
        div class={ "folk kind-" (kind.word()) " at-" (id) (flip) (crowd) } {
            @if broker { (pieces::middleman(ctx, city, middleman_came(ctx, id))) }
            @if up + down > 0 {
                span.men { @for lying in [true, false] { @for family in &view.families { (members(ctx, family, city, lying)) } } }
            }
        }
    }
}

/// The members of one family in a town. One's own who stand are picked up by the hand.
fn members(ctx: &Ctx<'_>, family: &FamilyView, city: City, lying: bool) -> Markup {
    let id = ctx.edition().city_id(city);
    let count = if lying { &family.lying } else { &family.standing }.get(id).copied().unwrap_or(0);
    let about = Phrase::new(if lying { "draw-lying" } else { "draw-standing" }).with("seat", family.seat).with("n", count);
    let mine = ctx.scene.me() == Some(family.seat);
    let picks = (mine && !lying && traveller::all(ctx).contains(&city)).then(|| traveller::control(ctx, city));
    let last = came_last(ctx, family.seat, id, lying);
    html! {
        @for nth in 0..usize::from(count) {
            span class={ (if lying { "lie" } else { "std" }) @if mine { " my" } @if last && nth + 1 == usize::from(count) { " last " (people::class(family.seat)) } } data-picks=[picks.as_deref()] role="img" aria-label=(ctx.say(about.clone())) {
                (pieces::member(family.seat, id, nth, lying))
            }
        }
    }
}
