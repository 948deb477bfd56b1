//! The areas of a phone, which shows one at a time: the map is the city in little, a court each, with what is lit and who queues.

use crate::city::{AREAS, streets_from};
use crate::context::{Ctx, class_of, own, place_name};
use drawing::{Area, html};
use florence::{Choice, Noble, Place, Shield};

pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Area> {
    let courts = Place::all().map(|place| Area {
        id: AREAS[place.index()],
        name: ctx.say(place_name(place)),
        sign: html! {
            i class={ "art place-" (place) } {}
            span.nm { b { (place.number()) } (ctx.say(place_name(place))) }
            span.dots { @for member in &ctx.scene.view.places[place.index()].queue { i class=(class_of(member.colour)) {} } }
        },
        lit: lit(ctx, place),
    });
    let gifts = Noble::ALL.iter().filter(|noble| ctx.spots.is_legal(Choice::Gift(**noble))).count();
    let medici = Area {
        id: "medici",
        name: ctx.scene.text("board-medici"),
        sign: html! { span.signs { @for noble in Noble::ALL { i class={ "i n-sign-" (noble) } {} } } span.nm { (ctx.scene.text("board-medici")) } },
        lit: gifts,
    };
    courts.chain([medici]).collect()
}

/// How many answers a court holds: the whole of it, guests, shields, swaps at the viewer's ring.
fn lit(ctx: &Ctx<'_>, place: Place) -> usize {
    let open = usize::from(ctx.scene.view.open_places) as u8;
    let whole = [
        Choice::At(place),
        Choice::To(place),
        Choice::Ring(place),
        Choice::Guard(Shield::Brag(place)),
        Choice::Guard(Shield::Queue(place)),
    ];
    let guests = (1..=open.max(7)).map(|slot| Choice::Member(place, slot));
    let streets = streets_from(ctx, place).map(Choice::Guard);
    let ring = own(ctx).is_some_and(|player| player.ring == Some(place));
    let swaps = (1..=6).filter(|_| ring).map(Choice::Swap);
    whole.into_iter().chain(guests).chain(streets).chain(swaps).filter(|choice| ctx.spots.is_legal(*choice)).count()
}
