//! A location: the lit palazzo with its number and name, who arrives, what the drive brings, the brag tile, and the queue in the court.

use crate::city::{AREAS, socket};
use crate::context::{Ctx, destination, family_class, own, place_name, question, ringed_last};
use crate::drive::{self, Stop};
use crate::inspections::place_key;
use crate::pieces::{arms, sign, vp};
use crate::prospects::Prospect;
use crate::{queue, tile};
use drawing::{AnswerSpot, Markup, answer_spots, html};
use florence::{By, Choice, Noble, Place, PlaceView, Shield};
use kit::Phrase;

pub(crate) fn draw(ctx: &Ctx<'_>, place: Place, stop: Option<&Stop>) -> Markup {
    let view = &ctx.scene.view.places[place.index()];
    let prospect = Prospect::at(ctx, place);
    let spot = ctx.take(&[Choice::At(place), Choice::To(place), Choice::Ring(place)]);
    let offered = spot.is_some();
    let lit = spot.as_ref().is_some_and(AnswerSpot::is_legal);
    let walks_here = ctx.scene.view.walking.is_some_and(|walking| walking.at == place);
    let state = match (offered, lit) {
        (true, true) => " may",
        (true, false) => " dim",
        (false, _) => "",
    };
    let class = format!("party at-{place}{state}{}{}", if stop.is_some() { " onway" } else { "" }, if walks_here { " here" } else { "" });
    html! {
        div class=(class) data-area=(AREAS[place.index()]) role="group" aria-label=(ctx.say(place_name(place))) {
            (answer_spots::place(spot, "court", &ctx.tell(&told(ctx, place, view, stop)), Some(&place_key(place)), html! {
                span.art { i class={ "bg place-" (place) } {} i.veil {} i class={ "li place-" (place) "-lights" } {} }
                span.nm { b { (place.number()) } (ctx.say(place_name(place))) }
                (marks(ctx, place))
                @if let Some(stop) = stop { (pennant(ctx, stop)) }
                @if offered && !lit { (shut(ctx, place)) }
                @if lit { (note(ctx, prospect.as_ref())) }
            }))
            @if let Some(of) = view.tile { (tile::draw(ctx, place, of)) }
            div.spy { (socket(ctx, Shield::Brag(place), &view.spies)) }
            (queue::draw(ctx, place, prospect.as_ref()))
        }
    }
}

/// What the location is, for who hears the table.
fn told(ctx: &Ctx<'_>, place: Place, view: &PlaceView, stop: Option<&Stop>) -> Vec<Phrase> {
    let mut told = vec![Phrase::new("draw-location").with("place", place.number()).with("n", view.queue.len() as u8)];
    let control: Vec<Phrase> = drive::control(ctx.scene.view, view).into_iter().map(|by| Phrase::new("draw-by").with("by", by)).collect();
    told.extend((!control.is_empty()).then(|| Phrase::new("draw-control").with("who", control)));
    told.extend(ctx.scene.view.players.iter().map(|p| Phrase::new("draw-brag-vp").with("by", p.by).with("n", p.brag_vp[place.index()])));
    if let Some((round, noble)) = arrives(ctx, place) {
        told.push(Phrase::new("draw-coming").with("noble", Phrase::name("noble", noble)).with("round", round));
    }
    told.extend(stop.map(|stop| drive::told(ctx, stop)).unwrap_or_default());
    told
}

/// The next noble who will stop here, and in which round.
pub(crate) fn arrives(ctx: &Ctx<'_>, place: Place) -> Option<(u8, Noble)> {
    let view = ctx.scene.view;
    let coming = (1u8..).zip(view.destinations).find(|(round, to)| !ctx.scene.over && *round >= view.round.max(1) && *to == Some(place));
    coming.map(|(round, _)| (round, ctx.edition().segment(round).noble))
}

/// Who will arrive, the carriages that stand here, and rings.
fn marks(ctx: &Ctx<'_>, place: Place) -> Markup {
    let view = ctx.scene.view;
    let carriages = Noble::ALL.iter().zip(view.carriages).filter(|(_, at)| *at == Some(place)).map(|(noble, _)| *noble);
    let rings = view.players.iter().filter(|player| player.ring == Some(place)).map(|player| player.by);
    html! {
        span.marks {
            @if let Some((round, noble)) = arrives(ctx, place) {
                span class={ "flag " (noble) } {
                    (sign(noble))
                    @if round == view.round { (ctx.scene.text("board-arrives-now")) } @else { (ctx.say(Phrase::new("board-arrives").with("round", round))) }
                }
            }
            @for noble in carriages {
                i class={ "piece coach n-coach-" (noble) } id={ "car-" (noble) } role="img" aria-label=(ctx.say(Phrase::new("draw-carriage").with("noble", Phrase::name("noble", noble)))) {}
            }
            @for by in rings { (ring(ctx, place, by)) }
        }
    }
}

fn ring(ctx: &Ctx<'_>, place: Place, by: By) -> Markup {
    let class = family_class(ctx.scene.view, by);
    let last = if ringed_last(ctx, by, place) { " last" } else { "" };
    html! { i class={ "piece ringp m-ring " (class) (last) } id={ "ring-" (class) } role="img" aria-label=(ctx.say(Phrase::new("draw-ring").with("by", by))) {} }
}

/// The drive: at which stop who would gain what.
fn pennant(ctx: &Ctx<'_>, stop: &Stop) -> Markup {
    let view = ctx.scene.view;
    let lead_vp = ctx.edition().segment(view.round).lead_vp;
    let offers: Vec<_> = stop.favours.iter().filter_map(|favour| Some((favour, favour.price?))).collect();
    html! {
        span class={ "way " (view.noble) } {
            b.st { (stop.nth) }
            span.gv {
                span.w { (ctx.scene.text("board-lead")) } (vp(format!("+{lead_vp}")))
                @match stop.lead { Some(by) => (arms(ctx, by)), None => span.none { (ctx.scene.text("board-nobody")) } }
            }
            @if !stop.cards.is_empty() && offers.is_empty() {
                span class={ "gv" @if stop.cards.len() > 2 { " many" } } { span.w { (ctx.scene.text("board-card")) } i.i.i-card {} @for by in &stop.cards { (arms(ctx, *by)) } }
            }
            @if !offers.is_empty() {
                span.gv.many { @for (favour, _) in &offers { span.n { (arms(ctx, favour.by)) (favour.vp) } } }
            }
        }
    }
}

/// Why the lights are off, in a word; the panel tells it with its rule.
fn shut(ctx: &Ctx<'_>, place: Place) -> Markup {
    let view = &ctx.scene.view.places[place.index()];
    let full = view.queue.len() >= usize::from(ctx.scene.view.open_places);
    let enters = matches!(question(ctx), "ask-deploy" | "ask-stride" | "ask-teleport-to");
    html! { span.shut { i.i.i-lock {} @if full && enters { (ctx.scene.text("board-full")) } } }
}

/// Where nobody joins the queue: what the answer means here.
fn note(ctx: &Ctx<'_>, prospect: Option<&Prospect>) -> Markup {
    let gain = prospect.map_or(0, |prospect| prospect.scored);
    html! {
        @match question(ctx) {
            "ask-brag" => b.tag { (vp(format!("+{gain}"))) },
            "ask-ring" | "ask-strozzi-ring" => b.tag { i.i.i-ring {} },
            "ask-retract" => b.tag { i.i.i-brag {} },
            _ => {},
        }
    }
}

/// What the panel says it is: "party 6 · Cosimo arrives here this round".
pub(crate) fn kind(ctx: &Ctx<'_>, place: Place) -> String {
    let party = ctx.say(Phrase::new("board-party").with("n", place.number()));
    let stop = drive::stops_now(ctx).into_iter().find(|stop| stop.place == place);
    let said = match (arrives(ctx, place), stop) {
        (Some((round, noble)), _) if round == ctx.scene.view.round => {
            Some(Phrase::new("board-arrives-here").with("noble", Phrase::name("noble", noble)))
        }
        (_, Some(stop)) => Some(
            Phrase::new("board-stop-of")
                .with("noble", Phrase::name("noble", ctx.scene.view.noble))
                .with("nth", Phrase::name("nth", stop.nth))
                .with("n", stop.nth),
        ),
        (Some((round, noble)), None) => Some(Phrase::new("draw-coming").with("noble", Phrase::name("noble", noble)).with("round", round)),
        (None, None) => None,
    };
    said.map_or(party.clone(), |said| format!("{party} · {}", ctx.say(said)))
}

/// Does the location count for the viewer's objective?
pub(crate) fn is_wanted(ctx: &Ctx<'_>, place: Place) -> bool {
    let objective = own(ctx).and_then(|player| player.objective);
    objective.is_some_and(|card| ctx.edition().objective(card.0).contains(&place))
}

/// What the noble pays here by place in the queue; nothing where he does not stop this round, and nothing that has a price.
pub(crate) fn pays<'e>(ctx: &Ctx<'e>, place: Place) -> &'e [u16] {
    let here = !ctx.scene.over && destination(ctx.scene.view) == Some(place);
    if here { &ctx.edition().segment(ctx.scene.view.round).places } else { &[] }
}
