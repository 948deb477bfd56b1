//! The nine locations with their queues and brag tiles, and the streets between them.

use crate::{Pen, crest_of, figure, signs};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use florence::{By, Choice, Noble, Place, PlaceView, Shield};
use kit::Phrase;

const WIDTH: f32 = 198.0;
const HEIGHT: f32 = 140.0;
const ACROSS: f32 = WIDTH + 23.0;
const DOWN: f32 = HEIGHT + 23.0;
const SLOT: f32 = 24.5;
const QUEUE_AT: f32 = 88.0;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    html! {
        div class="scroll" {
            svg class="drawn city" viewBox={ "0 0 " (2.0 * ACROSS + WIDTH) " " (2.0 * DOWN + HEIGHT) } {
                @for shield in Shield::of(Noble::Cosimo, pen.edition()) { (street(pen, shield)) }
                @for place in Place::all() { (at(corner(place).0, corner(place).1, location(pen, place, &pen.scene.view.places[place.index()]))) }
            }
        }
    }
}

fn corner(place: Place) -> (f32, f32) {
    (ACROSS * (place.index() % 3) as f32, DOWN * (place.index() / 3) as f32)
}

/// A street with its shield in the middle.
fn street(pen: &Pen<'_>, shield: Shield) -> Markup {
    let Shield::Street(a, b) = shield else { return html! {} };
    let middle = |place: Place| (corner(place).0 + WIDTH / 2.0, corner(place).1 + HEIGHT / 2.0);
    let ((ax, ay), (bx, by)) = (middle(a), middle(b));
    // Streets that run across lie below the queues' middle, so that the shields do not cover anybody.
    let (x, y) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    let guards = pen.scene.view.bodyguards.get(&format!("{a}-{b}")).map_or(&[][..], |list| &list[..]);
    html! {
        line class="street" x1=(ax) y1=(ay) x2=(bx) y2=(by) {}
        (socket(pen, shield, x, y, guards))
    }
}

/// A shield's place, with the guards on it.
fn socket(pen: &Pen<'_>, shield: Shield, x: f32, y: f32, guards: &[By]) -> Markup {
    let mut told = vec![florence_shield(shield)];
    told.extend(guards.iter().map(|by| Phrase::new("draw-guard").with("by", *by)));
    spot(
        pen.take(&[Choice::Guard(shield)]),
        "socket",
        &pen.tell(&told),
        [x - 10.0, y - 11.0, 20.0, 22.0],
        html! {
            path class="empty-shield" d={ "M" (x - 8.0) " " (y - 9.0) "h16v9c0 5-4 8-8 10-4-2-8-5-8-10z" } {}
            (icon::at(signs::noble(shield.noble()), x - 5.0, y - 6.5, 10.0))
            @for (nth, by) in guards.iter().enumerate() { g class="guard" { (people::crest_at(crest_of(pen, *by), x + 4.0 * nth as f32, y, 19.0)) } }
        },
    )
}

fn florence_shield(shield: Shield) -> Phrase {
    match shield {
        Shield::Street(a, b) => Phrase::new("shield-street").with("from", a.number()).with("to", b.number()),
        Shield::Brag(place) => Phrase::new("shield-brag").with("place", place.number()),
        Shield::Queue(place) => Phrase::new("shield-queue").with("place", place.number()),
    }
}

fn location(pen: &Pen<'_>, place: Place, view: &PlaceView) -> Markup {
    let whole = pen.take(&[Choice::At(place), Choice::To(place), Choice::Ring(place)]);
    let walking = pen.scene.view.walking.filter(|w| w.at == place).is_some();
    let mut told = vec![Phrase::new("draw-location").with("place", place.number()).with("n", view.queue.len() as u8)];
    if let Some(tile) = view.tile {
        told.extend([Phrase::name("tile", tile), Phrase::new(format!("tile-{tile}-about"))]);
    }
    html! {
        (spot(whole, if walking { "location here" } else { "location" }, &pen.tell(&told), [1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0], html! {
            rect class="stones" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="6" {}
            circle class="number" cx="16" cy="17" r="12.5" {}
            text class="figure place-n" x="16" y="23.5" { (place.number()) }
            @if let Some(tile) = view.tile {
                (fitted(&pen.say(Phrase::name("tile", tile)), "label", 33.0, 15.0, 11.0, 88.0, Anchor::Start))
                (signs::tile(tile, pen.edition()).draw(33.0, 27.0, 15.0, 88.0, Anchor::Start))
            }
            (boxes(pen, view))
            (guests(pen, place))
        }))
        (queue(pen, place, view))
        (socket(pen, Shield::Brag(place), 130.0, 47.0, &view.spies))
        (socket(pen, Shield::Queue(place), 12.0, QUEUE_AT + 25.0, &view.bouncers))
    }
}

/// The three boxes for brag markers, the highest on top.
fn boxes(pen: &Pen<'_>, view: &PlaceView) -> Markup {
    html! {
        @for (nth, marker) in view.brags.iter().enumerate() {
            @let y = 42.0 - 18.0 * nth as f32;
            rect class="purse" x="144" y=(y) width="49" height="17" rx="3" {}
            text class="tick-n" x="156" y=(y + 11.5) { (["0", "7", "13"][nth % 3]) "+" }
            @if let Some(colour) = marker {
                (named(None, "brag", &pen.say(Phrase::name("level", nth).with("n", nth as u8)), people::crest_at(figure::shield(*colour), 181.0, y + 8.5, 15.0)))
            }
        }
    }
}

/// Carriages, rings and the nobles who are on their way here.
fn guests(pen: &Pen<'_>, place: Place) -> Markup {
    let view = pen.scene.view;
    let nobles = [Noble::Cosimo, Noble::Contessina, Noble::Giovanni];
    let carriages: Vec<Noble> =
        nobles.into_iter().zip(view.carriages).filter(|(_, at)| *at == Some(place)).map(|(noble, _)| noble).collect();
    let rings: Vec<By> = view.players.iter().filter(|p| p.ring == Some(place)).map(|p| p.by).collect();
    let coming =
        (1u8..).zip(view.destinations).find(|(round, to)| *round >= view.round.max(1) && *to == Some(place)).map(|(round, _)| round);
    html! {
        @for (nth, noble) in carriages.iter().enumerate() {
            @let x = 5.0 + 36.0 * nth as f32;
            (at(x, 36.0, named(Some(format!("car-{noble}")), "piece carriage", &pen.say(Phrase::new("draw-carriage").with("noble", Phrase::name("noble", noble))), html! {
                (icon::at("carriage", 0.0, 0.0, 26.0)) (icon::at(signs::noble(*noble), 18.0, -2.0, 15.0))
            })))
        }
        @for (nth, by) in rings.iter().enumerate() {
            (at(5.0 + 27.0 * nth as f32, 64.0, named(None, "ring", &pen.say(Phrase::new("draw-ring").with("by", *by)), html! {
                (icon::at("ring", 0.0, 0.0, 17.0)) (people::crest_at(crest_of(pen, *by), 21.0, 9.0, 13.0))
            })))
        }
        @if let Some(round) = coming {
            @let noble = pen.edition().segment(round).noble;
            (named(None, "coming", &pen.say(Phrase::new("draw-coming").with("noble", Phrase::name("noble", noble)).with("round", round)), {
                Row::new().icon("end").icon(signs::noble(noble)).text(round.to_string()).draw(192.0, 73.0, if round == view.round { 18.0 } else { 13.0 }, 60.0, Anchor::End)
            }))
        }
    }
}

fn queue(pen: &Pen<'_>, place: Place, view: &PlaceView) -> Markup {
    let ring = pen.scene.me().and_then(|seat| pen.scene.view.players.get(seat.index())).and_then(|p| p.ring);
    html! {
        @for slot in 1..=7u8 {
            @let x = 23.0 + SLOT * f32::from(slot - 1);
            @let shut = slot > pen.scene.view.open_places;
            rect class={ "queue-slot" @if slot == 1 { " lead" } @if shut { " shut" } } x=(x) y=(QUEUE_AT) width=(SLOT - 2.0) height="47" rx="4" {}
            @if let Some(member) = view.queue.get(usize::from(slot) - 1) {
                @let about = Phrase::new("choice-member").with("colour", Phrase::name("colour", member.colour)).with("rank", Phrase::name("rank", member.rank)).with("place", place.number()).with("slot", slot);
                @let nth = view.queue[..usize::from(slot) - 1].iter().filter(|m| *m == member).count();
                (spot(pen.take(&[Choice::Member(place, slot)]), "queuing", &pen.say(about.clone()), [x, QUEUE_AT, SLOT - 2.0, 47.0], {
                    at(x + SLOT / 2.0 - 1.0, QUEUE_AT + 24.0, figure::member(format!("m-{}-{}-{place}-{nth}", member.colour, member.rank), member.colour, member.rank, &pen.say(about)))
                }))
            }
        }
        @if ring == Some(place) {
            @for slot in 1..7u8 {
                @if let Some(swap) = pen.take(&[Choice::Swap(slot)]) {
                    @let x = 23.0 + SLOT * f32::from(slot) - 9.0;
                    (spot(Some(swap), "swap", &pen.scene.text("draw-swap"), [x, QUEUE_AT + 30.0, 16.0, 16.0], html! {
                        rect class="purse" x=(x) y=(QUEUE_AT + 30.0) width="16" height="16" rx="4" {}
                        (icon::at("swap", x + 2.0, QUEUE_AT + 32.0, 12.0))
                    }))
                }
            }
        }
    }
}
