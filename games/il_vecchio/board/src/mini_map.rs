//! The sheet of Tuscany in little: on a phone it lies in the corner of the large one, tells which part of it is in sight, and jumps there.

use crate::context::{Ctx, own};
use crate::travel::takes_bishop;
use crate::{places, town};
use drawing::{Markup, html, people};
use il_vecchio::{Choice, City};

/// The page moves the window (`.win`) as the sheet is panned. Who hears the map or steps through it by keys needs no second one.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let map = &ctx.edition().map;
    html! {
        div.mini data-area="land" data-map-of="land" aria-hidden="true" title=(ctx.scene.text("draw-mini-map")) {
            svg viewBox="0 0 1000 876" {
                path.sea d="M0 500 Q60 620 40 720 Q80 800 150 876 L0 876 Z" {}
                @for city in map.all().iter() { (dot(ctx, city)) }
                rect.win width="1000" height="876" rx="20" {}
            }
        }
    }
}

fn dot(ctx: &Ctx<'_>, city: City) -> Markup {
    let (x, y) = places::of(ctx, city);
    let id = ctx.edition().city_id(city);
    let legal = |choice| ctx.spots.is_legal(choice);
    let lit =
        [Choice::City(city), Choice::Place(city), Choice::Walk(city), Choice::Cart(city), Choice::Return(city)].into_iter().any(legal);
    let gate = town::is_open_gate(ctx, city);
    let mine = own(ctx).filter(|family| family.standing.contains_key(id));
    let by_bishop = legal(Choice::City(city)) && takes_bishop(ctx, city);
    let class = match (by_bishop, lit || gate) {
        (true, _) => "open by-bishop",
        (_, true) => "open",
        _ => "shut",
    };
    html! {
        @if let Some(family) = mine { circle class={ "mine " (people::class(family.seat)) } cx=(x) cy=(y) r="52" {} }
        circle class=(class) cx=(x) cy=(y) r=(if lit || gate { 34 } else { 22 }) {}
    }
}
