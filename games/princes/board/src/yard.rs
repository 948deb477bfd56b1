//! What is had by an action: buildings from the builders' yard, freedoms, cards of the piles.

use crate::context::{Ctx, amount, icon};
use crate::market::wanted;
use crate::thing::Thing;
use crate::tile::{self, Kind};
use crate::worth::Gain;
use drawing::{AnswerSpot, Markup, answer_spots, html, type_fit};
use kit::Phrase;
use princes::{Building, Choice, Freedom, Profession, Sort, Subject, Tile};

/// How wide a name below a stone may be, in sizes of its type.
const ROOM: f32 = 5.6;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let edition = ctx.edition();
    let cost = ctx.own().map(|(_, prince)| ctx.building_cost(prince));
    let said = |florins: i32, points: u8| {
        let told = Phrase::new("draw-yard-cost").with("florins", florins).with("n", points);
        html! { span.each role="img" data-tip aria-label=(ctx.say(told)) { (amount(florins, "coin")) @if points > 0 { (icon("to")) (amount(format!("+{points}"), "vp")) } } }
    };
    html! {
        div.yard {
            section aria-label=(ctx.scene.text("draw-yard")) {
                div.sub { (icon("builder")) span.t { (ctx.scene.text("draw-yard")) } @if let Some(cost) = cost { (said(cost, edition.building_prestige)) } }
                div.bds { @for building in Building::ALL { (self::building(ctx, *building)) } }
            }
            section aria-label=(ctx.scene.text("draw-freedoms")) {
                div.sub { span.t { (ctx.scene.text("draw-freedoms")) } (said(edition.freedom_cost, 0)) }
                div.frs { @for freedom in Freedom::ALL { (self::freedom(ctx, *freedom)) } }
            }
            section aria-label=(ctx.scene.text("draw-cards")) {
                div.sub { span.t { (ctx.scene.text("draw-cards")) } (said(edition.bonus_cost, 0)) }
                div.frs { (deck(ctx, Sort::Profession)) (deck(ctx, Sort::Bonus)) }
            }
        }
    }
}

/// Who likes a building.
pub(crate) fn fans(edition: &princes::Edition, building: Building) -> Vec<Profession> {
    Profession::ALL.iter().copied().filter(|profession| edition.taste(*profession).building == building).collect()
}

/// Its stone in the yard; below it, in Cooperation, the way to build it with a neighbour.
fn building(ctx: &Ctx<'_>, building: Building) -> Markup {
    let n = ctx.scene.view.buildings.get(building.word()).copied().unwrap_or(0);
    let own = ctx.own().map(|(_, prince)| prince);
    let owned = own.is_some_and(|prince| prince.buildings.contains_key(building.word()));
    let held = ctx.scene.is_asked()
        && matches!(ctx.scene.subject, Some(Subject::Place(Tile::Building(b)) | Subject::Partner(b) | Subject::Site { building: b, .. } | Subject::Price { building: b, .. }) if *b == building);
    let mut told = vec![Phrase::new("draw-left-in-stock").with("n", n)];
    told.extend(own.filter(|_| !owned).map(|prince| Phrase::new("draw-cost").with("florins", ctx.building_cost(prince))));
    told.extend(owned.then(|| Phrase::new("draw-owned")));
    let fans: Vec<Phrase> = fans(ctx.edition(), building).into_iter().map(|fan| Phrase::name("profession", fan)).collect();
    told.push(Phrase::new("draw-liked").with("who", fans));
    let spot = ctx.take(&[Choice::Build(building)]);
    let name = ctx.say(Phrase::name("building", building));
    let about = if spot.is_some() { ctx.tell(&told) } else { format!("{name}. {}", ctx.tell(&told)) };
    let state = match (owned, held, spot.as_ref().map(AnswerSpot::is_legal)) {
        (_, true, _) => " held",
        (true, ..) => " own",
        (false, false, Some(false)) => " dim",
        _ if n == 0 => " none",
        _ => "",
    };
    let content = html! {
        span.pl { (tile::picture(ctx, Kind::Building(building), 0)) }
        b class=[type_fit::tight(&name, ROOM)] { (name) }
        small { @if owned { (ctx.scene.text("draw-yours")) } @else { "×" (n) } }
        (wanted(ctx, Some(Gain::Building(building))))
    };
    let joint = ctx.take(&[Choice::Joint(building)]);
    let stone = answer_spots::place(spot, &format!("bd{state}"), &about, Some(&ctx.inspect(Thing::Building(building))), content);
    html! {
        div.lot { (stone) @if let Some(joint) = joint { (joint.inspected(ctx.inspect(Thing::Building(building))).place("joint", None, icon("joint"))) } }
    }
}

fn freedom(ctx: &Ctx<'_>, freedom: Freedom) -> Markup {
    let n = ctx.scene.view.freedoms.get(freedom.word()).copied().unwrap_or(0);
    let owned = ctx.own().is_some_and(|(_, prince)| prince.freedoms.contains(&freedom));
    let spot = ctx.take(&[Choice::Freedom(freedom)]);
    let mut told = vec![Phrase::new("draw-left-in-stock").with("n", n)];
    told.extend(owned.then(|| Phrase::new("draw-owned")));
    let about =
        if spot.is_some() { ctx.tell(&told) } else { format!("{}. {}", ctx.say(Phrase::name("freedom", freedom)), ctx.tell(&told)) };
    let state = match (owned, spot.as_ref().map(AnswerSpot::is_legal)) {
        (true, _) => " own",
        (false, Some(false)) => " dim",
        _ if n == 0 => " none",
        _ => "",
    };
    let name = ctx.say(Phrase::name("draw-short", freedom));
    let content = html! {
        (icon(freedom.word()))
        b class=[type_fit::tight(&name, ROOM)] { (name) }
        small { @if owned { (ctx.scene.text("draw-yours")) } @else { "×" (n) } }
        (wanted(ctx, Some(Gain::Freedom(freedom))))
    };
    answer_spots::place(spot, &format!("fr{state}"), &about, Some(&ctx.inspect(Thing::Freedom(freedom))), content)
}

/// A face-down pile. With both an action and the Professor to draw by, the second way is a corner of its own.
fn deck(ctx: &Ctx<'_>, sort: Sort) -> Markup {
    let n = ctx.scene.view.piles.get(sort.word()).map_or(0, |pile| pile.cards);
    let action = match sort {
        Sort::Profession => Some(Choice::Profession),
        Sort::Bonus => Some(Choice::Bonus),
        Sort::Prestige => None,
    };
    let choices: Vec<Choice> = action.into_iter().chain([Choice::Learn(sort)]).collect();
    let (first, second) = (ctx.take(&choices), ctx.take(&choices));
    let said = Phrase::new("draw-deck").with("pile", Phrase::name("pile", sort)).with("n", n);
    let state = if first.as_ref().is_some_and(|spot| !spot.is_legal()) { " dim" } else { "" };
    let name = ctx.say(Phrase::name("draw-short", sort));
    let content = html! {
        span class={ "back " (sort.word()) } { (icon(sort.word())) }
        b class=[type_fit::tight(&name, ROOM)] { (name) }
        small { (ctx.say(Phrase::new("draw-deck-left").with("n", n))) }
    };
    html! {
        div.lot {
            (answer_spots::place(first, &format!("dk{state}"), &ctx.say(said), Some(&ctx.inspect(Thing::Deck(sort))), content))
            @if let Some(second) = second { (second.inspected(ctx.inspect(Thing::Deck(sort))).place("joint", None, icon("professor"))) }
        }
    }
}
