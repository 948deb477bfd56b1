//! A town: its walls, its name, what acting there takes and brings, and what stands in the way.

use crate::context::{Ctx, city_phrase, goal, held, lit, missing, own};
use crate::travel::{self, Fare, takes_bishop};
use crate::{bishop_switch, gains, icons, inspections, pieces, tracks, traveller};
use drawing::resources::Row;
use drawing::{AnswerSpot, Markup, answer_spots, html};
use il_vecchio::{Bundle, Choice, City, Good, Kind, Track};
use kit::Phrase;

/// The town with its label, and after it the way there, which the page shows while the town is pointed at.
pub(crate) fn draw(ctx: &Ctx<'_>, city: City) -> Markup {
    let kind = ctx.edition().kind(city);
    match kind {
        Kind::Red | Kind::Florence if Track::ALL.iter().any(|track| leads_to(ctx, city, *track)) => gate(ctx, city),
        _ => plain(ctx, city),
    }
}

/// Is a track entered here, and can it be tried now?
fn leads_to(ctx: &Ctx<'_>, city: City, track: Track) -> bool {
    let asked = |offer: &drawing::Offer<Choice>| offer.choice == Choice::Seize(track) || offer.choice == Choice::Office(track);
    tracks::entrance(ctx, track) == city && ctx.scene.offers.iter().any(asked)
}

/// Does a town lead to a track that is open?
pub(crate) fn is_open_gate(ctx: &Ctx<'_>, city: City) -> bool {
    Track::ALL.iter().any(|track| leads_to(ctx, city, *track) && tracks::is_open(ctx, *track))
}

/// What the town is, who is there, and what can be done: for who hears the map.
fn about(ctx: &Ctx<'_>, city: City) -> Vec<Phrase> {
    let (edition, id) = (ctx.edition(), ctx.edition().city_id(city));
    let kind = edition.kind(city);
    let mut told = vec![Phrase::new("draw-city").with("city", city_phrase(ctx, city)).with("kind", Phrase::name("kind", kind))];
    let gates = Track::REGIONS.into_iter().filter(|track| edition.track(*track).gate == Some(city));
    told.extend(gates.map(|track| Phrase::new("draw-gate-to").with("track", Phrase::name("track", track))));
    for family in &ctx.scene.view.families {
        for (key, held) in [("draw-standing", &family.standing), ("draw-lying", &family.lying)] {
            told.extend(held.get(id).filter(|n| **n > 0).map(|n| Phrase::new(key).with("seat", family.seat).with("n", *n)));
        }
    }
    told
}

/// The walls, the sign of what the town gives, and the name with what is told below it.
fn walls(ctx: &Ctx<'_>, city: City, seal: bool, deal: &Markup) -> Markup {
    let (edition, id) = (ctx.edition(), ctx.edition().city_id(city));
    html! {
        span.halo {}
        i class={ "art sil place-town-" (id) } {}
        @if seal { span.seal { (icons::town(edition.kind(city), edition).figures()) } }
        span.lab.grip { b { (ctx.say(city_phrase(ctx, city))) } (deal) }
    }
}

fn class(ctx: &Ctx<'_>, city: City, more: &str) -> String {
    let goal = if goal(ctx) == Some(city) { " goal" } else { "" };
    format!("town kind-{} at-{}{goal}{more}", ctx.edition().kind(city), ctx.edition().city_id(city))
}

fn plain(ctx: &Ctx<'_>, city: City) -> Markup {
    let goal = goal(ctx);
    let mut told = about(ctx, city);
    let mut answers = vec![Choice::City(city), Choice::Place(city), Choice::Walk(city)];
    // Where a member lies down by his own action, that is a word of the question; where the Medici lay him down, it is chosen here.
    if goal.is_none() {
        answers.push(Choice::Lie(city));
    }
    if goal == Some(city) {
        answers.push(Choice::Stay);
    }
    let (legal, bishop) = (|choice| ctx.spots.is_legal(choice), takes_bishop(ctx, city));
    let (mut deal, mut way, mut seal, mut more) = (html! {}, html! {}, true, "");
    if legal(Choice::City(city)) {
        let nearest = Fare::to(ctx, city, 0);
        told.extend(nearest.as_ref().map(|(_, fare)| fare.phrase()));
        if nearest.is_some_and(|(from, _)| from == city) {
            told.push(Phrase::new("draw-stays"));
        }
        if bishop {
            told.push(Phrase::new("draw-bishop"));
        }
        more = if bishop { " by-bishop" } else { "" };
        seal = bishop;
        deal = city_deal(ctx, city, bishop);
        way = nearest.map(|(from, fare)| travel::way(ctx, from, city, fare, "ahead")).unwrap_or_default();
    } else if let Some(goal) = goal.filter(|_| legal(Choice::Walk(city))) {
        let fare = Fare::Florins(Fare::along(ctx, city, goal));
        told.push(fare.phrase());
        deal = html! { span.deal { (pays(&fare.sign())) } };
        way = travel::way(ctx, city, goal, fare, "walk");
    } else if refused(ctx, Choice::City(city)) && !bishop {
        deal = too_far(ctx, city);
    }
    let spot = ctx.take(&answers).map(|spot| bishop_switch::done(ctx, city, traveller::sent(ctx, city, 0, spot)));
    let ghost = ghost(ctx, city, bishop);
    html! {
        (answer_spots::place(spot, &class(ctx, city, more), &ctx.tell(&told), Some(&inspections::city_key(ctx, city)), html! { (walls(ctx, city, seal, &deal)) (ghost) }))
        (way)
        (second(ctx, city))
    }
}

/// The member as he will be once the town is clicked, shown while it is pointed at: lying after the middleman's help, standing with a bishop.
fn ghost(ctx: &Ctx<'_>, city: City, bishop: bool) -> Markup {
    let Some(seat) = ctx.scene.me() else { return html! {} };
    let shown = |lying: bool, class: &str| html! { span class={ "ghost " (class) } aria-hidden="true" { (pieces::pawn(seat, lying)) } };
    if ctx.spots.is_legal(Choice::Place(city)) || ctx.spots.is_legal(Choice::City(city)) && bishop {
        return shown(false, "up");
    }
    html! {
        @if ctx.spots.is_legal(Choice::City(city)) {
            (shown(true, "down usual"))
            @if bishop_switch::is_choice(ctx) { (shown(false, "up switched")) }
        }
    }
}

fn refused(ctx: &Ctx<'_>, choice: Choice) -> bool {
    ctx.scene.offers.iter().any(|offer| offer.choice == choice && !offer.is_legal())
}

/// What is paid, each thing by itself.
fn pays(row: &Row) -> Markup {
    html! { @if !row.is_empty() { span.pay { (row.figures()) } } }
}

/// What the way takes: of the nearest, and of everybody who could be picked up instead. One of them is shown.
fn way_prices(ctx: &Ctx<'_>, goal: City, on_arrival: u8, bishop: bool) -> Markup {
    let price = |fare: Fare| {
        let row = fare.sign();
        if bishop { if row.is_empty() { row } else { row.gap(0.2) }.amount(icons::good(Good::Bishop), 1) } else { row }
    };
    let chip = |from: &str, fare: Fare| {
        let row = price(fare);
        html! {
            span class={ "fare" @if from.is_empty() { " shown" } } data-from=(from) {
                @if row.is_empty() { em { (ctx.scene.text("draw-free")) } } @else { (pays(&row)) }
            }
        }
    };
    html! {
        @if let Some((_, fare)) = Fare::to(ctx, goal, on_arrival) { (chip("", fare)) }
        @for from in traveller::all(ctx) {
            @if let Some(fare) = traveller::fare(ctx, from, goal, on_arrival) { (chip(ctx.edition().city_id(from), fare)) }
        }
    }
}

/// Pay, and what it brings. By bishop nearly every town is open: there the sign of the town says what it gives.
fn city_deal(ctx: &Ctx<'_>, city: City, bishop: bool) -> Markup {
    let ways: Vec<Bundle> = gains::of(ctx, city).into_iter().map(|gain| gain.goods).collect();
    html! {
        span.deal aria-hidden="true" {
            (way_prices(ctx, city, 0, bishop))
            @if !bishop {
                @if bishop_switch::is_choice(ctx) { span.switched { (pays(&Row::new().icon(icons::good(Good::Bishop)))) } }
                i.i.i-to {}
                @for (nth, way) in ways.iter().enumerate() { @if nth > 0 { span.or { "/" } } (icons::amounts(*way).figures()) }
            }
        }
    }
}

fn short(row: &Row) -> Markup {
    html! { @if !row.is_empty() { span.deal.no { "✗" (row.figures()) } } }
}

/// The florins that are missing for the shortest way.
fn too_far(ctx: &Ctx<'_>, city: City) -> Markup {
    let (Some(family), Some((_, least))) = (own(ctx), travel::nearest(ctx, city)) else { return html! {} };
    let lack = i32::from(least) - i32::from(held(family, Good::Florin));
    if lack > 0 {
        short(&Row::new().amount("coin", lack))
    } else {
        html! {}
    }
}

/// A red town, or Florence: the places on the tracks are the answers, and a click here is a click there.
fn gate(ctx: &Ctx<'_>, city: City) -> Markup {
    let open: Vec<Track> = Track::ALL.iter().copied().filter(|track| leads_to(ctx, city, *track) && tracks::is_open(ctx, *track)).collect();
    let told = ctx.tell(&about(ctx, city));
    let key = inspections::city_key(ctx, city);
    let face = |deal: &Markup| walls(ctx, city, false, deal);
    match open[..] {
        [] => {
            let lacks = Track::ALL.iter().filter(|track| leads_to(ctx, city, **track)).map(|track| lacking(ctx, *track));
            let least = lacks.min_by_key(|lack| lack.iter().map(|(_, n)| n).sum::<i32>()).unwrap_or_default();
            let row = least.into_iter().fold(Row::new(), |row, (icon, n)| if row.is_empty() { row } else { row.gap(0.2) }.amount(icon, n));
            html! { div class=(class(ctx, city, "")) role="img" data-tip data-inspect=(key) aria-label=(told) { (face(&short(&row))) } }
        }
        [only] => html! {
            label class=(class(ctx, city, &format!(" lit bound-{only}"))) for=(tracks::spot_id(only)) data-inspect=(key) data-tip aria-label=(told) { (face(&gate_deal(ctx, only))) }
        },
        _ => html! {
            div class=(class(ctx, city, " lit several")) data-inspect=(key) data-tip aria-label=(told) role="group" {
                (face(&html! { @for track in &open { label for=(tracks::spot_id(*track)) class={ "office bound-" (track.word()) } { (gate_deal(ctx, *track)) } } }))
            }
        },
    }
}

fn gate_deal(ctx: &Ctx<'_>, track: Track) -> Markup {
    let next = tracks::next_space(ctx, track);
    let florins = tracks::on_arrival(ctx, track);
    html! {
        span.deal aria-hidden="true" {
            (way_prices(ctx, tracks::entrance(ctx, track), florins, false))
            span.pay { (tracks::price(ctx, track).figures()) }
            @if florins > 0 { span.pay { (Row::new().amount("coin", florins.into()).figures()) } }
            i.i.i-to {}
            @if !track.is_region() { i class={ "i i-" (icons::track(track)) } {} }
            (Row::new().amount("vp", next.map_or(0, |space| space.points).into()).figures())
        }
    }
}

/// What is missing for a track: followers or scrolls, and florins for way and space together where no cart helps. The icon, and how many.
pub(crate) fn lacking(ctx: &Ctx<'_>, track: Track) -> Vec<(&'static str, i32)> {
    let Some(family) = own(ctx) else { return Vec::new() };
    let mut lack: Vec<(&'static str, i32)> = Vec::new();
    let prices = tracks::prices(ctx, track);
    let least = prices.iter().map(|price| missing(family, *price)).min_by_key(|lack| lack.iter().map(|(_, n)| u16::from(n)).sum::<u16>());
    match (least, prices.len()) {
        (Some(goods), 1) => lack.extend(goods.iter().map(|(good, n)| (icons::good(good), i32::from(n)))),
        (Some(goods), _) if goods.followers() > 0 => lack.push(("follower", goods.followers().into())),
        _ => {}
    }
    let cart = ctx.edition().travel.anywhere.iter().all(|(good, n)| held(family, good) >= u16::from(n));
    let way = travel::nearest(ctx, tracks::entrance(ctx, track)).map_or(0, |(_, least)| if cart { 0 } else { i32::from(least) });
    let florins = way + i32::from(tracks::on_arrival(ctx, track)) - i32::from(held(family, Good::Florin));
    lack.extend((florins > 0).then_some(("coin", florins)));
    lack
}

/// Beside the town: the other thing that can be done with a member there. A cart takes him to the goal, or he goes back to the reserve.
fn second(ctx: &Ctx<'_>, city: City) -> Markup {
    let (spot, row) = match ctx.take(&[Choice::Cart(city)]) {
        Some(spot) => (Some(spot), Row::new().amount("cart", 1)),
        None => (ctx.take(&[Choice::Return(city)]), Row::new().icon("bag")),
    };
    // A cart that is not there is refused once for every member: the question says it.
    let Some(spot) = spot.filter(AnswerSpot::is_legal) else { return html! {} };
    let cart = goal(ctx).filter(|_| lit(ctx, |choice| choice == Choice::Cart(city)) > 0);
    html! {
        (spot.place(&format!("second at-{}", ctx.edition().city_id(city)), None, row.figures()))
        @if let Some(goal) = cart { (travel::way(ctx, city, goal, Fare::Cart, "ahead")) }
    }
}
