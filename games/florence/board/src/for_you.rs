//! "For you, now": what a thing would cost, bring and change for the viewer, and what stands in its way.

use crate::catalogue::Catalogue;
use crate::city::guards_told;
use crate::context::{Ctx, offer_at, on_objective, own, place_name};
use crate::drive::{self, Stop};
use crate::inspections::{catalogue, refused};
use crate::medici::gift_price;
use crate::pieces::{arms, guest, time, vp};
use crate::prospects::{self, Prospect};
use crate::{court, mat, objective as objectives, queue, tile as tiles};
use drawing::{BillLine, Inspection, Markup, Offer, html};
use florence::{Choice, Cost, Kind, Noble, Objective, Place, PlaceView, PlayerView, Shield, Tile};
use kit::Phrase;

/// A location: its queue, the brag tile, what the drive brings, and what coming here would mean.
pub(crate) fn place(ctx: &Ctx<'_>, place: Place) -> Inspection {
    let view = &ctx.scene.view.places[place.index()];
    let choice = offer_at(ctx, place);
    let mut told = Inspection {
        kind: court::kind(ctx, place),
        refused: choice.and_then(|choice| refused(ctx, &[choice])),
        ..catalogue(ctx).place(place)
    };
    let mut effects = vec![(ctx.scene.text("board-term-queue"), queue_told(ctx, view))];
    if let Some(of) = view.tile {
        let name = ctx.say(Phrase::name("tile", of));
        effects.push((ctx.scene.text("board-term-tile"), html! { b { (name) } (ctx.scene.words.colon()) (ctx.scene.text(&format!("tile-{of}-about"))) "." @if let Some(own) = tiles::own_line(ctx, place) { " " b { (ctx.say(own)) } "." } }));
    }
    if let Some(stop) = drive::stops_now(ctx).iter().find(|stop| stop.place == place) {
        effects.push((ctx.say(Phrase::name("noble", ctx.scene.view.noble)), stop_told(ctx, stop)));
    }
    effects.extend(guards(ctx, view));
    // Whoever chooses knows the streets; a look at a place that is no answer tells them.
    if choice.is_some() {
        told.effects = effects;
    } else {
        told.effects.splice(0..0, effects);
    }
    let prospect = Prospect::at(ctx, place);
    if let (Some(choice), Some(prospect)) = (choice.filter(|_| told.refused.is_none()), prospect) {
        told.for_you = prospect_told(ctx, place, choice, &prospect);
        told.changes = prospects::changes(ctx, choice);
    }
    told
}

fn queue_told(ctx: &Ctx<'_>, view: &PlaceView) -> Markup {
    let open = ctx.scene.view.open_places;
    html! {
        @for member in &view.queue { span.guest role="img" data-tip aria-label=(ctx.say(queue::about(ctx, member))) { (guest(member.colour, member.rank)) } }
        " " (ctx.say(Phrase::new("board-queue-of").with("n", view.queue.len() as u8).with("open", open)))
    }
}

/// Who gains what at a stop of the drive.
fn stop_told(ctx: &Ctx<'_>, stop: &Stop) -> Markup {
    let lead_vp = ctx.edition().segment(ctx.scene.view.round).lead_vp;
    html! {
        span.gv { (ctx.scene.text("board-lead")) " " (vp(format!("+{lead_vp}"))) @if let Some(by) = stop.lead { (arms(ctx, by)) } @else { " " (ctx.scene.text("board-nobody")) } }
        @if !stop.cards.is_empty() { span.gv { (ctx.scene.text("board-card")) " " i.i.i-card {} @for by in &stop.cards { (arms(ctx, *by)) } } }
        @for favour in &stop.favours {
            span.gv { (favour.nth) ". " (arms(ctx, favour.by)) (vp(format!("+{}", favour.vp))) @if let Some(price) = favour.price { (time(format!("−{price}"))) } }
        }
    }
}

fn guards(ctx: &Ctx<'_>, view: &PlaceView) -> Vec<(String, Markup)> {
    let row =
        |key: &str, guards: &[florence::By]| (!guards.is_empty()).then(|| (ctx.scene.text(key), html! { (guards_told(ctx, guards)) }));
    [row("board-term-spy", &view.spies), row("board-term-bouncer", &view.bouncers)].into_iter().flatten().collect()
}

fn prospect_told(ctx: &Ctx<'_>, place: Place, choice: Choice, prospect: &Prospect) -> Vec<Markup> {
    let mut lines = Vec::new();
    if let Some(slot) = prospect.slot {
        let bouncer = own(ctx).is_some_and(|player| ctx.scene.view.places[place.index()].bouncers.contains(&player.by));
        let key = if bouncer { "board-joins-bouncer" } else { "board-joins" };
        lines.push(html! { (ctx.say(Phrase::new(key).with("nth", Phrase::name("nth", slot)))) });
    }
    if court::is_wanted(ctx, place) && prospect.slot.is_some() {
        lines.push(html! { (ctx.scene.text("board-wanted")) });
    }
    if let Choice::Ring(_) = choice {
        lines.push(html! { (ctx.scene.text("board-ring-here")) });
    }
    if crate::context::question(ctx) == "ask-brag"
        && let Some(said) = tiles::own_line(ctx, place)
    {
        lines.push(html! { (ctx.say(said)) "." });
    }
    lines
}

pub(crate) fn tile(ctx: &Ctx<'_>, place: Place, tile: Tile) -> Inspection {
    let mut told = catalogue(ctx).tile(tile);
    told.kind = format!("{} · {} {}", told.kind, place.number(), ctx.say(place_name(place)));
    let marked =
        ctx.scene.view.places[place.index()].brags.iter().enumerate().rev().filter_map(|(level, colour)| Some((level, (*colour)?)));
    let markers = html! { @for (level, colour) in marked { span.gv { (arms(ctx, crate::context::owner(ctx.scene.view, colour))) (ctx.say(Phrase::name("level", level))) } } };
    if !markers.0.is_empty() {
        told.effects.push((ctx.scene.text("board-term-brags"), markers));
    }
    told.for_you.extend(tiles::own_line(ctx, place).filter(|_| !ctx.scene.over).map(|said| html! { (ctx.say(said)) "." }));
    told
}

/// So much time, against what the viewer has.
fn bill(ctx: &Ctx<'_>, price: u8) -> Vec<BillLine> {
    let have = own(ctx).map_or(0, |player| i32::from(player.time));
    let line = BillLine { due: time(price), what: ctx.scene.text("board-time"), have, left: have - i32::from(price) };
    if price > 0 { vec![line] } else { Vec::new() }
}

pub(crate) fn noble(ctx: &Ctx<'_>, noble: Noble) -> Inspection {
    let mut told = catalogue(ctx).noble(noble);
    let view = ctx.scene.view;
    if let Some((round, to)) = drive::next_drive(ctx.edition(), view, noble).filter(|_| !ctx.scene.over) {
        let next = Phrase::new("board-next-drive").with("n", round).with("place", place_name(to));
        told.effects.insert(0, (ctx.scene.text("board-term-next"), html! { (ctx.say(next)) }));
    }
    let played = discards(ctx, noble);
    if !played.is_empty() {
        told.effects.push((ctx.scene.text("board-term-played"), html! { (played.join(", ")) }));
    }
    let choice = Choice::Gift(noble);
    let offered = ctx.scene.offers.iter().any(|offer| offer.choice == choice);
    told.refused = refused(ctx, &[choice]);
    if let Some(player) = own(ctx).filter(|_| offered) {
        told.bill = bill(ctx, gift_price(ctx, player, noble));
        told.changes = prospects::changes(ctx, choice);
        told.for_you = vec![html! { (ctx.say(Phrase::name("board-gift-then", noble))) }];
    }
    told
}

/// The cards of a noble that lie open: they are no longer in the deck.
fn discards(ctx: &Ctx<'_>, noble: Noble) -> Vec<String> {
    let open = ctx.scene.view.discards.iter().filter(|(kind, _)| ctx.edition().noble_of[kind.index()] == noble);
    open.map(|(kind, n)| format!("{} ×{n}", ctx.say(Phrase::name("card", kind)))).collect()
}

pub(crate) fn action(ctx: &Ctx<'_>, choice: Choice, word: &str) -> Inspection {
    let offered = ctx.scene.offers.iter().any(|offer| offer.choice == choice);
    Inspection {
        class: "acting".to_string(),
        name: ctx.scene.text(&format!("choice-{word}")),
        kind: ctx.scene.text("board-action"),
        bill: if offered { bill(ctx, mat::price(ctx, choice)) } else { Vec::new() },
        effects: vec![(ctx.scene.text("board-term-does"), html! { (ctx.scene.text(&format!("board-about-{word}"))) })],
        refused: refused(ctx, &[choice]),
        changes: prospects::changes(ctx, choice),
        ..Inspection::default()
    }
}

pub(crate) fn card(ctx: &Ctx<'_>, kind: Kind) -> Inspection {
    let choice = Choice::Play(kind);
    let mut told = catalogue(ctx).card(kind);
    let offered = ctx.scene.offers.iter().any(|offer| offer.choice == choice);
    if let (Cost::Time(price), true) = (ctx.edition().cost_of[kind.index()], offered) {
        told.bill = bill(ctx, price);
        told.effects.remove(0);
    }
    told.refused = refused(ctx, &[choice]);
    told.changes = prospects::changes(ctx, choice);
    told
}

pub(crate) fn objective(ctx: &Ctx<'_>, player: &PlayerView, card: Objective) -> Inspection {
    let places = ctx.edition().objective(card.0);
    let members = on_objective(ctx.scene.view, player, places);
    let named: Vec<Phrase> = places.iter().map(|place| place_name(*place)).collect();
    Inspection {
        class: "wanting".to_string(),
        name: ctx.scene.text("board-objective-title"),
        kind: ctx.say(Phrase::new("choice-objective").with("card", card.0)),
        effects: vec![
            (ctx.scene.text("board-term-counts"), html! { (ctx.say(Phrase::new("board-objective-places").with("places", named))) }),
            (ctx.scene.text("board-term-worth"), html! { (ctx.scene.text("board-objective-table")) }),
        ],
        for_you: vec![
            html! { (ctx.say(Phrase::new("board-objective-now").with("n", members as u8))) " " (objectives::worth(ctx, members)) },
        ],
        ..Inspection::default()
    }
}

/// A guest, a shield, two neighbours or a card to give up, while it is asked for.
pub(crate) fn offered(ctx: &Ctx<'_>, offer: &Offer<Choice>) -> Inspection {
    let choice = offer.choice;
    let mut told = Inspection {
        name: Catalogue::sentence(&ctx.scene.say(&offer.phrase)).trim_end_matches('.').to_string(),
        kind: ctx.scene.question.map(|question| ctx.scene.say(question)).unwrap_or_default(),
        refused: refused(ctx, &[choice]),
        changes: prospects::changes(ctx, choice),
        ..Inspection::default()
    };
    match choice {
        Choice::Guard(shield) => guard(ctx, shield, &mut told),
        Choice::Member(place, _) => {
            told.class = "partying".to_string();
            told.scene = format!("place-{place}");
        }
        Choice::Discard(kind) => {
            told.class = ctx.edition().noble_of[kind.index()].to_string();
            told.scene = format!("s-{kind}");
        }
        _ => {}
    }
    if told.refused.is_none() && !matches!(choice, Choice::Discard(_)) {
        told.for_you
            .extend(prospects::arrivals(ctx, choice).into_iter().map(|(place, nth)| html! { (ctx.say(queue::in_queue(place, nth))) "." }));
    }
    told
}

/// What a guard does there (§6.6 to §6.10).
fn guard(ctx: &Ctx<'_>, shield: Shield, told: &mut Inspection) {
    let noble = shield.noble();
    told.class = noble.to_string();
    told.scene = match shield {
        Shield::Street(..) => String::new(),
        Shield::Brag(place) | Shield::Queue(place) => format!("place-{place}"),
    };
    told.effects = vec![(ctx.scene.text("board-term-does"), html! { (ctx.say(Phrase::name("board-guard-does", noble))) })];
}

pub(crate) fn strozzi(ctx: &Ctx<'_>, number: u8) -> Inspection {
    let mut told = catalogue(ctx).strozzi(number);
    let gone = ctx.scene.view.strozzi.as_ref().is_some_and(|turned| turned.contains(&number));
    told.effects.push((
        ctx.scene.text("board-term-now"),
        html! { (ctx.scene.text(if gone { "draw-strozzi-turned" } else { "draw-strozzi-to-come" })) "." },
    ));
    told
}
