//! Council palace, market, fields and workshops.

use crate::pen::{Pen, at, spot, standing_on};
use crate::{figure, reach, signs, told};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, Place, html, icon};
use kit::{Phrase, Seat};
use lorenzo::{Choice, Member, Space, Work};

pub(crate) fn space_name(space: Space) -> Phrase {
    match space.tower_kind() {
        Some(kind) => Phrase::new("space-floor").with("tower", Phrase::name("tower", kind)).with("floor", space.floor() as u8 + 1),
        None => Phrase::name("space", space),
    }
}

/// Whose member it is.
pub(crate) fn stands(seat: Seat, member: Member) -> Phrase {
    Phrase::new("draw-member").with("seat", seat).with("member", Phrase::name("member", member))
}

/// All of it in a field of 412 by 198, its upper left corner at the origin.
pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    html! {
        (council(pen))
        @for (nth, space) in [Space::Market1, Space::Market2, Space::Market3, Space::Market4].into_iter().enumerate() {
            (at(nth as f32 * 103.5, 64.0, single(pen, space, 101.5, "market")))
        }
        @for (nth, work) in Work::ALL.iter().enumerate() { (at(nth as f32 * 207.0, 128.0, work_area(pen, *work))) }
    }
}

fn closed(pen: &Pen<'_>, space: Space) -> bool {
    usize::from(pen.edition().space(space).min_seats) > pen.scene.view.players.len()
}

/// What the space asks for and gives, and who stands there.
fn about(pen: &Pen<'_>, space: Space) -> String {
    let figures = pen.edition().space(space);
    let mut told = vec![Phrase::new("draw-space-value").with("space", space_name(space)).with("value", figures.value)];
    if !figures.gain.is_empty() {
        told.push(Phrase::new("draw-space-gives").with("goods", told::amounts(&figures.gain)));
    }
    if figures.modifier != 0 {
        told.push(Phrase::new("draw-space-modifier").with("n", figures.modifier.abs()));
    }
    if closed(pen, space) {
        told.push(Phrase::new("draw-closed").with("n", figures.min_seats));
    }
    told.extend(reach::told(pen, space));
    told.extend(standing_on(pen, space).into_iter().map(|(seat, member)| stands(seat, member)));
    pen.tell(&told)
}

/// Members side by side, closer the more there are.
fn row_of(pen: &Pen<'_>, here: &[(Seat, Member)], x: f32, y: f32, room: f32) -> Markup {
    let step = (room / here.len().max(1) as f32).min(23.0);
    html! {
        g class="here" {
            @for (nth, (seat, member)) in here.iter().enumerate() {
                (at(x + step * nth as f32, y, figure::member(*seat, *member, &pen.say(stands(*seat, *member)))))
            }
        }
    }
}

fn council(pen: &Pen<'_>) -> Markup {
    let view = pen.scene.view;
    let gain = &pen.edition().space(Space::Council).gain;
    // The view says whose member came when; which of a family's members it was makes no difference.
    let mut here = standing_on(pen, Space::Council);
    let mut came = Vec::new();
    for seat in &view.council {
        if let Some(nth) = here.iter().position(|(owner, _)| owner == seat) {
            came.push(here.remove(nth));
        }
    }
    let place = pen.take(&[Choice::Place(Space::Council)]);
    let legal = place.as_ref().is_some_and(Place::is_legal);
    html! {
        (spot(place, "space council", &about(pen, Space::Council), [1.0, 1.0, 410.0, 56.0], html! {
            rect class="stones" x="1" y="1" width="410" height="56" rx="5" {}
            (icon::at("council", 8.0, 8.0, 28.0))
            (fitted(&pen.say(Phrase::name("space", Space::Council)), "label", 42.0, 19.0, 12.0, 92.0, Anchor::Start))
            (signs::goods(gain).draw(42.0, 33.0, 16.0, 90.0, Anchor::Start))
            (Row::new().value(pen.edition().space(Space::Council).value).draw(42.0, 49.0, 12.0, 20.0, Anchor::Start))
            (reach::chip(pen, Space::Council, legal, false, 92.0, 48.0))
            path class="bench" d="M146 50h258" {}
            @for nth in 0..came.len().max(4) { text class="tick-n" x=(158.0 + 23.0 * nth as f32) y="56" { (nth + 1) } }
        }))
        (row_of(pen, &came, 158.0, 28.0, 250.0))
    }
}

/// A space for one member.
fn single(pen: &Pen<'_>, space: Space, width: f32, icon_name: &str) -> Markup {
    let figures = pen.edition().space(space);
    let here = standing_on(pen, space);
    let place = pen.take(&[Choice::Place(space)]);
    let legal = place.as_ref().is_some_and(Place::is_legal);
    let shut = closed(pen, space);
    html! {
        (spot(place, if shut { "space shut" } else { "space" }, &about(pen, space), [1.0, 1.0, width - 2.0, 56.0], html! {
            rect class="stones" x="1" y="1" width=(width - 2.0) height="56" rx="5" {}
            circle class="socket" cx="24" cy="29" r="18" {}
            @if shut { (icon::at("lock", 16.0, 21.0, 16.0)) } @else if here.is_empty() { text class="figure socket-n" x="24" y="36" { (figures.value) } }
            @if figures.gain.is_empty() {
                (icon::at(icon_name, width - 27.0, 17.0, 24.0))
            } @else {
                (icon::at(icon_name, width - 19.0, 4.0, 13.0))
                (signs::goods(&figures.gain).draw((width + 44.0) / 2.0, 32.0, 18.0, width - 50.0, Anchor::Middle))
            }
            (reach::chip(pen, space, legal, figures.gain.is_empty(), 30.0, 49.0))
        }))
        (row_of(pen, &here, 24.0, 28.0, 20.0))
    }
}

fn work_area(pen: &Pen<'_>, work: Work) -> Markup {
    let (one, many) = match work {
        Work::Harvest => (Space::HarvestSingle, Space::HarvestLarge),
        Work::Production => (Space::ProductionSingle, Space::ProductionLarge),
    };
    let here = standing_on(pen, many);
    let shut = closed(pen, many);
    let place = pen.take(&[Choice::Place(many)]);
    let legal = place.as_ref().is_some_and(Place::is_legal);
    html! {
        (fitted(&pen.say(Phrase::name("work", work)), "label", 4.0, 10.0, 11.0, 150.0, Anchor::Start))
        (at(0.0, 13.0, single(pen, one, 72.0, work.word())))
        (at(73.0, 13.0, html! {
            (spot(place, if shut { "space shut" } else { "space" }, &about(pen, many), [1.0, 1.0, 130.0, 56.0], html! {
                rect class="stones" x="1" y="1" width="130" height="56" rx="5" {}
                rect class="socket" x="5" y="10" width="122" height="38" rx="19" {}
                @if shut { (icon::at("lock", 58.0, 21.0, 16.0)) } @else if here.is_empty() { text class="figure socket-n" x="66" y="36" { (pen.edition().space(many).modifier.to_string().replace('-', "−")) } }
            }))
            (row_of(pen, &here, 20.0, 28.0, 106.0))
            (reach::chip(pen, many, legal, true, 108.0, 49.0))
        }))
    }
}
