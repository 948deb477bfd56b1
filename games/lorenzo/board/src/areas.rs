//! The board's areas for a phone, which shows one at a time: a sketch of each with what is lit and taken.

use crate::context::{Ctx, closed, kind_class, standing_on};
use crate::spaces::MARKET;
use crate::stage;
use drawing::{Area, Markup, html, people};
use kit::Phrase;
use lorenzo::{Choice, Kind, Space};

/// The places of the city, in the order of its sketch.
const CITY: [Space; 9] = [
    Space::Council,
    MARKET[0],
    MARKET[1],
    MARKET[2],
    MARKET[3],
    Space::HarvestSingle,
    Space::HarvestLarge,
    Space::ProductionSingle,
    Space::ProductionLarge,
];

pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Area> {
    if stage::is_set(ctx) {
        return Vec::new();
    }
    let tower = |kind: &Kind| {
        let floors: Vec<Space> = Space::tower(*kind).iter().rev().copied().collect();
        Area {
            id: kind_class(*kind),
            name: ctx.say(Phrase::name("kind", kind)),
            sign: html! { i class={ "i i-" (kind.word()) } {} (sketch(ctx, &floors, "st")) },
            lit: lit(ctx, &floors),
        }
    };
    let city = Area {
        id: "city",
        name: ctx.scene.text("draw-city"),
        sign: html! { i.i.i-tower {} (sketch(ctx, &CITY, "st c")) },
        lit: lit(ctx, &CITY),
    };
    Kind::ALL.iter().map(tower).chain([city]).collect()
}

fn is_lit(ctx: &Ctx<'_>, space: Space) -> bool {
    ctx.spots.is_legal(Choice::Place(space)) || ctx.spots.is_legal(Choice::Take(space))
}

fn lit(ctx: &Ctx<'_>, spaces: &[Space]) -> usize {
    spaces.iter().filter(|space| is_lit(ctx, **space)).count()
}

fn sketch(ctx: &Ctx<'_>, spaces: &[Space], class: &str) -> Markup {
    html! {
        span class=(class) {
            @for space in spaces.iter().filter(|space| !closed(ctx, **space)) {
                @let here = standing_on(ctx, *space);
                @match (is_lit(ctx, *space), here.last()) {
                    (true, _) => i.l {},
                    (false, Some((seat, _))) => i class={ "t " (people::class(*seat)) } {},
                    (false, None) => i {},
                }
            }
        }
    }
}
