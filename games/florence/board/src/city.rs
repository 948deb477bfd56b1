//! The nine locations with their queues and brag tiles, and the streets between them.

use crate::drive::{self, Stop};
use crate::{Ctx, crest_of, figure, icons};
use drawing::context::{at, framed_spot, named};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use florence::{By, Choice, Noble, Place, PlaceView, Rank, Shield, Subject};
use kit::Phrase;

const WIDTH: f32 = 198.0;
const HEIGHT: f32 = 172.0;
const ACROSS: f32 = WIDTH + 23.0;
const DOWN: f32 = HEIGHT + 23.0;
const SLOT: f32 = 24.5;
const QUEUE_AT: f32 = 119.0;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let stops = drive::stops(ctx);
    html! {
        div class="scroll yields" {
            svg class="drawn city" preserveAspectRatio="xMidYMin" viewBox={ "0 0 " (2.0 * ACROSS + WIDTH) " " (2.0 * DOWN + HEIGHT) } {
                (way(ctx, &stops))
                @for shield in Shield::of(Noble::Cosimo, ctx.edition()) { (street(ctx, shield)) }
                @for place in Place::all() {
                    @let stop = stops.iter().find(|stop| stop.place == place);
                    (at(corner(place).0, corner(place).1, location(ctx, place, &ctx.scene.view.places[place.index()], stop)))
                }
            }
        }
    }
}

fn corner(place: Place) -> (f32, f32) {
    (ACROSS * (place.index() % 3) as f32, DOWN * (place.index() / 3) as f32)
}

fn middle(place: Place) -> (f32, f32) {
    (corner(place).0 + WIDTH / 2.0, corner(place).1 + HEIGHT / 2.0)
}

/// The way the noble will drive, from the carriage to the destination.
fn way(ctx: &Ctx<'_>, stops: &[Stop]) -> Markup {
    let view = ctx.scene.view;
    let Some(from) = view.carriages[view.noble.index()].filter(|_| !stops.is_empty()) else { return html! {} };
    let points: Vec<String> =
        [from].into_iter().chain(stops.iter().map(|stop| stop.place)).map(middle).map(|(x, y)| format!("{x},{y}")).collect();
    html! { polyline class={ "way " (view.noble) } points=(points.join(" ")) {} }
}

/// A street with its shield in the middle.
fn street(ctx: &Ctx<'_>, shield: Shield) -> Markup {
    let Shield::Street(a, b) = shield else { return html! {} };
    let ((ax, ay), (bx, by)) = (middle(a), middle(b));
    let (x, y) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    let guards = ctx.scene.view.bodyguards.get(&format!("{a}-{b}")).map_or(&[][..], |list| &list[..]);
    html! {
        line class="street" x1=(ax) y1=(ay) x2=(bx) y2=(by) {}
        (socket(ctx, shield, x, y, guards))
    }
}

/// A shield's place, with the guards on it.
fn socket(ctx: &Ctx<'_>, shield: Shield, x: f32, y: f32, guards: &[By]) -> Markup {
    let mut told = vec![florence_shield(shield)];
    told.extend(guards.iter().map(|by| Phrase::new("draw-guard").with("by", *by)));
    framed_spot(
        ctx.take(&[Choice::Guard(shield)]),
        "socket",
        &ctx.tell(&told),
        [x - 10.0, y - 11.0, 20.0, 22.0],
        html! {
            path class="empty-shield" d={ "M" (x - 8.0) " " (y - 9.0) "h16v9c0 5-4 8-8 10-4-2-8-5-8-10z" } {}
            (icon::at(icons::noble(shield.noble()), x - 5.0, y - 6.5, 10.0))
            @for (nth, by) in guards.iter().enumerate() { g class="guard" { (people::crest_at(crest_of(ctx, *by), x + 4.0 * nth as f32, y, 19.0)) } }
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

fn location(ctx: &Ctx<'_>, place: Place, view: &PlaceView, stop: Option<&Stop>) -> Markup {
    let whole = ctx.take(&[Choice::At(place), Choice::To(place), Choice::Ring(place)]);
    let lit = whole.as_ref().is_some_and(drawing::AnswerSpot::is_legal);
    let walking = ctx.scene.view.walking.filter(|w| w.at == place).is_some();
    let mine = ctx.scene.me().and_then(|seat| ctx.scene.view.players.get(seat.index()));
    let mut told = vec![Phrase::new("draw-location").with("place", place.number()).with("n", view.queue.len() as u8)];
    let control: Vec<Phrase> = drive::control(ctx, view).into_iter().map(|by| Phrase::new("draw-by").with("by", by)).collect();
    told.extend((!control.is_empty()).then(|| Phrase::new("draw-control").with("who", control)));
    if let Some(tile) = view.tile {
        told.extend([Phrase::name("tile", tile), Phrase::new(format!("tile-{tile}-about"))]);
        told.extend(
            ctx.scene.view.players.iter().map(|p| Phrase::new("draw-brag-vp").with("by", p.by).with("n", p.brag_vp[place.index()])),
        );
    }
    let class = format!("location{}{}", if walking { " here" } else { "" }, if stop.is_some() { " passed-by" } else { "" });
    html! {
        (framed_spot(whole, &class, &ctx.tell(&told), [1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0], html! {
            rect class="stones" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="6" {}
            circle class="number" cx="16" cy="17" r="12.5" {}
            text class="figure number-n" x="16" y="23.5" { (place.number()) }
            @if let Some(tile) = view.tile {
                @let now = mine.map_or(Row::new(), |player| Row::new().gap(0.3).text("=").gap(0.2).text(player.brag_vp[place.index()].to_string()));
                (fitted(&ctx.say(Phrase::name("tile", tile)), "label", 33.0, 15.0, 11.0, 88.0, Anchor::Start))
                (icons::tile(tile, ctx.edition()).then(now).draw(33.0, 27.0, 15.0, 106.0, Anchor::Start))
            }
            (boxes(ctx, view))
            (guests(ctx, place))
            @if let Some(stop) = stop { (drive_by(ctx, stop)) }
            @for slot in 1..=7u8 { (queue_slot(ctx, slot)) }
            @if lit { (entry(ctx, view)) }
        }))
        (queue(ctx, place, view))
        (socket(ctx, Shield::Brag(place), 130.0, 47.0, &view.spies))
        (socket(ctx, Shield::Queue(place), 12.0, QUEUE_AT + 25.0, &view.bouncers))
    }
}

/// What the noble would bring here if he drove now: points for the lead, cards, and at the destination his favour.
fn drive_by(ctx: &Ctx<'_>, stop: &Stop) -> Markup {
    let view = ctx.scene.view;
    let segment = ctx.edition().segment(view.round);
    let last = view.destinations.get(usize::from(view.round.max(1)) - 1).copied().flatten() == Some(stop.place);
    let y = if last { 92.0 } else { 100.0 };
    let crests = |list: &[By], x: f32| {
        html! { @for (nth, by) in list.iter().enumerate() { (people::crest_at(crest_of(ctx, *by), x + 14.0 * nth as f32, y, 15.0)) } }
    };
    let lead: Vec<By> = stop.lead.into_iter().collect();
    named(
        None,
        &format!("drive {}", view.noble),
        &ctx.tell(&drive::told(ctx, stop)),
        html! {
            rect class="band" x="3" y=(if last { 83.0 } else { 89.0 }) width=(WIDTH - 6.0) height=(if last { 34.0 } else { 22.0 }) rx="4" {}
            (Row::new().icon(icons::noble(view.noble)).text(format!("{}.", stop.nth)).draw(6.0, y, 15.0, 34.0, Anchor::Start))
            (Row::new().text(format!("+{}", segment.lead_vp)).icon("star").draw(44.0, y, 15.0, 40.0, Anchor::Start))
            @if lead.is_empty() { text class="n" x="82" y=(y + 4.0) font-size="13" { "–" } } @else { (crests(&lead, 87.0)) }
            @if !stop.cards.is_empty() {
                (Row::new().text("+").icon("cards").draw(106.0, y, 15.0, 28.0, Anchor::Start))
                (crests(&stop.cards, 141.0))
            }
            @for favour in &stop.favours {
                @match favour.price {
                    None => {
                        text class=(if favour.vp == 0 { "n favour none" } else { "n favour" }) x=(23.0 + SLOT * (f32::from(favour.nth) - 0.5) - 1.0) y="114" { (favour.vp) }
                    },
                    Some(time) => {
                        @let x = 7.0 + 64.0 * f32::from(favour.nth - 1);
                        (people::crest_at(crest_of(ctx, favour.by), x + 4.0, 109.0, 13.0))
                        (Row::new().text(format!("{} −{time}", favour.vp)).icon("time").draw(x + 13.0, 109.0, 13.0, 48.0, Anchor::Start))
                    },
                }
            }
        },
    )
}

/// The three boxes for brag markers, the highest on top.
fn boxes(ctx: &Ctx<'_>, view: &PlaceView) -> Markup {
    html! {
        @for (nth, marker) in view.brags.iter().enumerate() {
            @let y = 42.0 - 18.0 * nth as f32;
            rect class="purse" x="144" y=(y) width="49" height="17" rx="3" {}
            text class="tick-n" x="156" y=(y + 11.5) { (["0", "7", "13"][nth % 3]) "+" }
            @if let Some(colour) = marker {
                @let told = Phrase::new("draw-brag").with("by", drive::owner(ctx, *colour)).with("box", Phrase::name("level", nth).with("n", nth as u8));
                (named(None, "brag", &ctx.say(told), people::crest_at(figure::shield(*colour), 181.0, y + 8.5, 15.0)))
            }
        }
    }
}

/// Carriages, rings and the nobles who are on their way here.
fn guests(ctx: &Ctx<'_>, place: Place) -> Markup {
    let view = ctx.scene.view;
    let nobles = [Noble::Cosimo, Noble::Contessina, Noble::Giovanni];
    let carriages: Vec<Noble> =
        nobles.into_iter().zip(view.carriages).filter(|(_, at)| *at == Some(place)).map(|(noble, _)| noble).collect();
    let rings: Vec<By> = view.players.iter().filter(|p| p.ring == Some(place)).map(|p| p.by).collect();
    let coming =
        (1u8..).zip(view.destinations).find(|(round, to)| *round >= view.round.max(1) && *to == Some(place)).map(|(round, _)| round);
    html! {
        @for (nth, noble) in carriages.iter().enumerate() {
            @let x = 5.0 + 36.0 * nth as f32;
            (at(x, 36.0, named(Some(format!("car-{noble}")), "piece carriage", &ctx.say(Phrase::new("draw-carriage").with("noble", Phrase::name("noble", noble))), html! {
                (icon::at("carriage", 0.0, 0.0, 26.0)) (icon::at(icons::noble(*noble), 18.0, -2.0, 15.0))
            })))
        }
        @for (nth, by) in rings.iter().enumerate() {
            (at(5.0 + 27.0 * nth as f32, 63.0, named(Some(format!("ring-{}", crest_of(ctx, *by).0)), "piece ring", &ctx.say(Phrase::new("draw-ring").with("by", *by)), html! {
                (icon::at("ring", 0.0, 0.0, 17.0)) (people::crest_at(crest_of(ctx, *by), 21.0, 9.0, 13.0))
            })))
        }
        @if let Some(round) = coming {
            @let noble = ctx.edition().segment(round).noble;
            (named(None, "coming", &ctx.say(Phrase::new("draw-coming").with("noble", Phrase::name("noble", noble)).with("round", round)), {
                Row::new().icon("end").icon(icons::noble(noble)).text(round.to_string()).draw(192.0, 71.0, if round == view.round { 18.0 } else { 13.0 }, 60.0, Anchor::End)
            }))
        }
    }
}

fn queue_slot(ctx: &Ctx<'_>, slot: u8) -> Markup {
    let shut = slot > ctx.scene.view.open_places;
    html! {
        rect class={ "queue-slot" @if slot == 1 { " lead" } @if shut { " shut" } } x=(23.0 + SLOT * f32::from(slot - 1)) y=(QUEUE_AT) width=(SLOT - 2.0) height="47" rx="4" {}
    }
}

/// The place in the queue that a member who may come here would take: an arrow over the slot, since others may move back for it.
fn entry(ctx: &Ctx<'_>, view: &PlaceView) -> Markup {
    let Some(seat) = ctx.scene.me() else { return html! {} };
    let table = ctx.scene.view;
    let rank = match ctx.scene.subject {
        Some(Subject::Deploys) => Some(Rank::Debutante),
        Some(Subject::Walks) => {
            table.walking.and_then(|w| table.places[w.from.index()].queue.get(usize::from(w.slot).checked_sub(1)?)).map(|m| m.rank)
        }
        _ => None,
    };
    let Some(slot) = rank.and_then(|rank| drive::entry(ctx, By::Seat(seat), rank, view)) else { return html! {} };
    let x = 23.0 + SLOT * (f32::from(slot) - 1.0);
    html! {
        rect class="enters" x=(x - 1.0) y=(QUEUE_AT - 1.0) width=(SLOT) height="49" rx="5" {}
        path class="enters-here" d={ "M" (x + 5.0) " " (QUEUE_AT - 7.0) "h12l-6 7z" } {}
    }
}

fn queue(ctx: &Ctx<'_>, place: Place, view: &PlaceView) -> Markup {
    let ring = ctx.scene.me().and_then(|seat| ctx.scene.view.players.get(seat.index())).and_then(|p| p.ring);
    html! {
        @for slot in 1..=7u8 {
            @let x = 23.0 + SLOT * f32::from(slot - 1);
            @if let Some(member) = view.queue.get(usize::from(slot) - 1) {
                @let about = Phrase::new("choice-member").with("colour", Phrase::name("colour", member.colour)).with("rank", Phrase::name("rank", member.rank)).with("place", place.number()).with("slot", slot);
                @let nth = view.queue[..usize::from(slot) - 1].iter().filter(|m| *m == member).count();
                (framed_spot(ctx.take(&[Choice::Member(place, slot)]), "queuing", &ctx.say(about.clone()), [x, QUEUE_AT, SLOT - 2.0, 47.0], {
                    at(x + SLOT / 2.0 - 1.0, QUEUE_AT + 24.0, figure::member(format!("m-{}-{}-{place}-{nth}", member.colour, member.rank), member.colour, member.rank, &ctx.say(about)))
                }))
            }
        }
        @if ring == Some(place) {
            @for slot in 1..7u8 {
                @if let Some(swap) = ctx.take(&[Choice::Swap(slot)]) {
                    @let x = 23.0 + SLOT * f32::from(slot) - 9.0;
                    (framed_spot(Some(swap), "swap", &ctx.scene.text("draw-swap"), [x, QUEUE_AT + 30.0, 16.0, 16.0], html! {
                        rect class="purse" x=(x) y=(QUEUE_AT + 30.0) width="16" height="16" rx="4" {}
                        (icon::at("swap", x + 2.0, QUEUE_AT + 32.0, 12.0))
                    }))
                }
            }
        }
    }
}
