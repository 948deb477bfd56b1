//! Who goes: the rules ask it after the place; here it is said with the place, so that an action is one gesture.

use crate::Pen;
use crate::travel::Fare;
use drawing::{Markup, Place, html};
use il_vecchio::{Choice, City, FamilyView, Good};
use kit::Phrase;

/// What the viewer has for the actions of a turn (those beside which one may recover).
fn family<'a>(pen: &Pen<'a>) -> Option<&'a FamilyView> {
    let view = pen.scene.view;
    pen.scene.me().and_then(|seat| view.families.get(seat.index())).filter(|_| pen.places.is_legal(Choice::Recover))
}

fn standing(pen: &Pen<'_>) -> Vec<City> {
    family(pen).into_iter().flat_map(|family| family.standing.keys()).filter_map(|id| pen.edition().city(id)).collect()
}

/// The towns to choose from; none where there is nothing to choose.
pub(crate) fn all(pen: &Pen<'_>) -> Vec<City> {
    Some(standing(pen)).filter(|towns| towns.len() > 1).unwrap_or_default()
}

fn has_cart(pen: &Pen<'_>, family: &FamilyView) -> bool {
    pen.edition().travel.anywhere.iter().all(|(good, n)| family.goods.get(good.word()).copied().unwrap_or(0) >= u16::from(n))
}

/// What this member would pay for the way, with so many florins to be kept for the arrival (§3.6).
pub(crate) fn fare(pen: &Pen<'_>, from: City, goal: City, on_arrival: u8) -> Option<Fare> {
    let family = family(pen)?;
    let walk = Fare::along(pen, from, goal);
    let florins = family.goods.get(Good::Florin.word()).copied().unwrap_or(0);
    if walk + u16::from(on_arrival) <= florins { Some(Fare::Florins(walk)) } else { has_cart(pen, family).then_some(Fare::Cart) }
}

/// The place of an action goes on with who does it: whoever stands there; otherwise whoever is nearer than all others and can walk, which
/// is the way that is drawn. Who wants another picks him up first, or takes it back.
pub(crate) fn sent(pen: &Pen<'_>, goal: City, on_arrival: u8, place: Place) -> Place {
    let towns = standing(pen);
    let place = if towns.len() > 1 { place.bound_for(pen.edition().city_id(goal)) } else { place };
    if towns.contains(&goal) {
        return place.then(written(pen, Choice::Stay));
    }
    match nearest(pen, &towns, goal, on_arrival) {
        Some(from) => place.then(written(pen, Choice::Walk(from))),
        None => place,
    }
}

/// None too where the rules find the only way themselves: the answer would go to the next question.
fn nearest(pen: &Pen<'_>, towns: &[City], goal: City, on_arrival: u8) -> Option<City> {
    let on_foot = |from: &City| match fare(pen, *from, goal, on_arrival) {
        Some(Fare::Florins(n)) => Some((n, *from)),
        Some(Fare::Cart) | None => None,
    };
    let mut walks: Vec<(u16, City)> = towns.iter().filter_map(on_foot).collect();
    walks.sort();
    let carts = if family(pen).is_some_and(|family| has_cart(pen, family)) { towns.len() } else { 0 };
    match walks[..] {
        [(least, _), (next, _), ..] if least == next => None,
        [(_, from), ..] if walks.len() + carts > 1 => Some(from),
        _ => None,
    }
}

fn written(pen: &Pen<'_>, choice: Choice) -> String {
    let mut text = String::new();
    kit::Choice::write(choice, pen.edition(), &mut text);
    text
}

/// The control that picks a member up.
pub(crate) fn control(pen: &Pen<'_>, city: City) -> String {
    format!("goes-{}", pen.edition().city_id(city))
}

/// Whom one sends: the nearest, or one of those who stand.
pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let towns = all(pen);
    html! {
        @if !towns.is_empty() {
            div class="goers" role="radiogroup" aria-label=(pen.scene.text("draw-goes")) {
                span aria-hidden="true" { (pen.scene.text("draw-goes")) }
                label { input type="radio" name="goes" value="" data-picker checked; (pen.scene.text("draw-goes-nearest")) }
                @for city in towns {
                    @let id = pen.edition().city_id(city);
                    label {
                        input type="radio" name="goes" id=(control(pen, city)) value=(id) data-picker data-then=(written(pen, Choice::Walk(city)));
                        (pen.say(Phrase::name("city", id)))
                    }
                }
            }
        }
    }
}
