//! Dice, round, turn order; military and points.

use crate::figure;
use crate::pen::{Pen, at, named};
use drawing::resources::{Anchor, fitted};
use drawing::track::Track;
use drawing::{Markup, die, html, icon, people};
use kit::{Phrase, Seat};
use lorenzo::{Member, Resource};

/// Dice, round and turn order in a field of 412 by 44.
pub(crate) fn strip(pen: &Pen<'_>) -> Markup {
    let view = pen.scene.view;
    let (round, rounds) = (view.round.min(pen.edition().rounds()), pen.edition().rounds());
    let about = Phrase::new("draw-round").with("round", round).with("rounds", rounds).with("period", view.period);
    let order: Vec<Phrase> = view.order.iter().map(|seat| Phrase::new("order-seat").with("seat", *seat)).collect();
    html! {
        @for (nth, (member, pips)) in Member::COLOURED.into_iter().zip(view.dice).enumerate() {
            @let label = pen.say(Phrase::new("event-die").with("die", Phrase::name("die", member)).with("pips", pips));
            (at(2.0 + 46.0 * nth as f32, 3.0, named(None, "rolled", &label, html! {
                (die::face(pips, member.word()))
                g transform="translate(36 24) scale(.75)" { (figure::head(member)) }
            })))
        }
        (named(None, "round", &pen.say(about), html! {
            @let short = if round == 0 { Phrase::new("draw-set-up") } else { Phrase::new("draw-round-short").with("round", round) };
            (fitted(&pen.say(short), "label", 150.0, 17.0, 13.0, 100.0, Anchor::Start))
            @for n in 1..=rounds {
                @let x = 156.0 + 15.0 * f32::from(n - 1) + 5.0 * f32::from((n - 1) / pen.edition().setup.rounds_per_period);
                circle class=(if n < round { "past" } else if n == round { "present" } else { "coming" }) cx=(x) cy="31" r="5.5" {}
            }
        }))
        (named(None, "order", &pen.say(Phrase::new("event-order").with("order", order)), html! {
            @for (nth, seat) in view.order.iter().enumerate() {
                @let x = 290.0 + 33.0 * nth as f32;
                @if pen.scene.asked.contains(*seat) { rect class="turn" x=(x - 14.0) y="2" width="28" height="36" rx="5" {} }
                g class="piece" id={ "o-" (seat.0) } { (people::crest_at(*seat, x, 18.0, 26.0)) }
                text class="tick-n" x=(x) y="37" { (nth + 1) }
            }
        }))
    }
}

/// The military and the points track in a field of 412 by 58.
pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let players = &pen.scene.view.players;
    let held = |resource: Resource| -> Vec<(Seat, i32)> { players.iter().map(|p| (p.seat, p.goods.get(resource).into())).collect() };
    let vp = held(Resource::Vp);
    // Points have no end: the track grows by fifties.
    let most = vp.iter().map(|(_, n)| *n).max().unwrap_or(0).max(1);
    let military = Track { x: 26.0, y: 1.0, width: 385.0, height: 24.0, end: pen.edition().board.military_end.into() };
    let points = Track { x: 26.0, y: 31.0, width: 385.0, height: 24.0, end: (most + 49) / 50 * 50 };
    html! {
        (icon::at("military", 2.0, 3.0, 20.0))
        (one(pen, "military", &military, &held(Resource::Military), |n| (n % 2 == 0 || n == military.end).then(|| n.to_string()), true))
        (icon::at("vp", 2.0, 33.0, 20.0))
        (one(pen, "vp", &points, &vp, |n| (n % 10 == 0).then(|| n.to_string()), false))
    }
}

fn one(pen: &Pen<'_>, name: &str, track: &Track, at: &[(Seat, i32)], numbered: impl Fn(i32) -> Option<String>, ticks: bool) -> Markup {
    let held: Vec<Phrase> = at.iter().map(|(seat, n)| Phrase::new("draw-at").with("seat", *seat).with("n", *n)).collect();
    let about = Phrase::new("draw-track").with("what", Phrase::name("resource", name)).with("held", held);
    html! {
        g class=(if ticks { "ticked" } else { "smooth" }) role="img" data-tip aria-label=(pen.say(about)) { (track.cells(numbered)) }
        (track.markers(name, at, 19.0))
    }
}
