//! Tuscany: zones, roads, the gates to the regions, and the towns on top.

use crate::travel::{self, Fare, place};
use crate::{Ctx, town, tracks};
use drawing::context::framed_spot;
use drawing::resources::{Anchor, fitted};
use drawing::{Markup, html, icon};
use il_vecchio::{Choice, Track};
use kit::Phrase;

const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 570.0;
/// For the eye: from the hills of the Casentino through Florence to the sea.
const ARNO: &str = "M1 351C60 329 95 352 128 322S215 332 262 316S340 268 396 280S424 330 402 346S462 424 500 374S560 338 599 350";

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let map = &ctx.edition().map;
    html! {
        div class="scroll yields" {
            svg class="drawn map" preserveAspectRatio="xMidYMin" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                rect class="land" x="1" y="1" width=(WIDTH - 2.0) height=(HEIGHT - 2.0) rx="8" {}
                path class="river" d=(ARNO) {}
                @for number in map.zone_numbers() { (field(ctx, number)) }
                @for a in map.all().iter() {
                    @for b in map.all().iter().filter(|b| b.0 > a.0 && map.distance[a.index()][b.index()] == 1) {
                        @let ((ax, ay), (bx, by)) = (place(ctx, a), place(ctx, b));
                        line class="road" x1=(ax) y1=(ay) x2=(bx) y2=(by) {}
                    }
                }
                @for track in Track::REGIONS { (gate(ctx, track)) }
                @for number in map.zone_numbers() { (zone(ctx, number)) }
                @for track in Track::ALL { (way_to(ctx, *track)) }
                @for city in map.all().iter() { (town::draw(ctx, city, place(ctx, city))) }
                // Over all names: members and middlemen must never be hidden.
                @for city in map.all().iter() { (town::people(ctx, city, place(ctx, city))) }
            }
        }
    }
}

fn middle(ctx: &Ctx<'_>, number: u8) -> (f32, f32, Vec<(f32, f32)>) {
    let mut towns: Vec<(f32, f32)> = ctx.edition().map.zone(number).iter().map(|city| place(ctx, city)).collect();
    let n = towns.len().max(1) as f32;
    let (x, y) = (towns.iter().map(|t| t.0).sum::<f32>() / n, towns.iter().map(|t| t.1).sum::<f32>() / n);
    let angle = |t: &(f32, f32)| (t.1 - y).atan2(t.0 - x);
    towns.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    (icon::round(x), icon::round(y), towns)
}

fn field(ctx: &Ctx<'_>, number: u8) -> Markup {
    let corners: Vec<String> = middle(ctx, number).2.iter().map(|(x, y)| format!("{x},{y}")).collect();
    html! { polygon class="zone-field" points=(corners.join(" ")) {} }
}

/// The number two dice show for a zone.
fn zone(ctx: &Ctx<'_>, number: u8) -> Markup {
    let (x, y, _) = middle(ctx, number);
    framed_spot(
        ctx.take(&[Choice::Zone(number)]),
        "zone",
        &ctx.say(Phrase::new("draw-zone").with("n", number)),
        [x - 14.0, y - 12.0, 28.0, 24.0],
        html! { text class="figure zone-n" x=(x) y=(y + 6.5) { (number) } },
    )
}

/// The journey to a track that is open, shown while its space is pointed at.
fn way_to(ctx: &Ctx<'_>, track: Track) -> Markup {
    let open = ctx.spots.is_legal(Choice::Seize(track)) || ctx.spots.is_legal(Choice::Office(track));
    let goal = tracks::entrance(ctx, track);
    match Fare::to(ctx, goal, tracks::on_arrival(ctx, track)).filter(|_| open) {
        Some((from, fare)) => travel::way(ctx, from, goal, &fare, &format!("to-{track}")),
        None => html! {},
    }
}

/// From the red town out of Tuscany.
fn gate(ctx: &Ctx<'_>, track: Track) -> Markup {
    let Some(city) = ctx.edition().track(track).gate else { return html! {} };
    let ((x, y), (fx, fy)) = (place(ctx, city), place(ctx, ctx.edition().map.florence));
    let length = ((x - fx).powi(2) + (y - fy).powi(2)).sqrt().max(1.0);
    let out = |far: f32| (icon::round(x + far * (x - fx) / length), icon::round(y + far * (y - fy) / length));
    let name = ctx.say(Phrase::name("track", track));
    // To the south there is no room below the road.
    let south = y > fy;
    let (out_x, out_y) = out(if south { 36.0 } else { 46.0 });
    html! {
        line class="way-out" x1=(x) y1=(y) x2=(out_x) y2=(out_y) {}
        @if south { (fitted(&name, "label", out_x + 8.0, out_y + 2.0, 12.0, 110.0, Anchor::Start)) }
        @else { (fitted(&name, "label", out_x, out_y - 3.0, 12.0, 110.0, Anchor::Middle)) }
    }
}
