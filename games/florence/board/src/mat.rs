//! What lies before the viewer: time and the actions it buys, the family at home, scandal cards, the objective.

use crate::context::{Ctx, family_class, question};
use crate::inspections::action_key;
use crate::pieces::guest;
use crate::{hand, objective};
use drawing::{Markup, answer_spots, html};
use florence::{By, Choice, PlayerView, Rank};
use kit::{Phrase, Score};

/// The actions that need no place on the board to begin with; gifts and cards are chosen where they lie.
pub(crate) const ACTIONS: [(Choice, &str); 6] = [
    (Choice::Deploy, "deploy"),
    (Choice::Promote, "promote"),
    (Choice::Move, "move"),
    (Choice::Hurry, "hurry"),
    (Choice::Brag, "brag"),
    (Choice::Pass, "pass"),
];

pub(crate) fn draw(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.me {
            h2 {
                i class={ "arms " (family_class(ctx.scene.view, player.by)) } {}
                span.name { (crate::context::name(ctx, player.by)) }
                (standing(ctx, player))
                (points(ctx, player))
            }
            (time(ctx, player))
            div.acts { @for (choice, word) in ACTIONS { (action(ctx, player, choice, word)) } }
        }
        div.famcol { (house(ctx, player)) (goods(ctx, player)) }
        (hand::draw(ctx, player))
        (objective::draw(ctx, player))
    }
}

/// First player, passed.
pub(crate) fn standing(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let said: Vec<String> = [(ctx.scene.view.first == player.by, "board-first"), (player.passed && !ctx.scene.over, "board-passed")]
        .into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, key)| ctx.scene.text(key))
        .collect();
    html! { @if !said.is_empty() { small { (said.join(", ")) } } }
}

/// The points, and what they are made of.
pub(crate) fn points(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let leads = player.vp > 0 && ctx.scene.view.players.iter().all(|other| other.vp <= player.vp);
    let said = ctx.say(Phrase::new(if leads { "draw-score-leads" } else { "draw-score" }).with("by", player.by).with("n", player.vp));
    let is_his = |score: &&Score| match player.by {
        By::Seat(seat) => score.seat == Some(seat),
        By::Strozzi => score.rival.is_some(),
    };
    let sources = ctx.scene.standing.scores.iter().find(is_his).map_or(&[][..], |score| &score.sources);
    let told = sources
        .iter()
        .filter(|(_, n)| *n != 0)
        .fold(said, |told, (source, n)| format!("{told}, {} {n}", ctx.scene.text(&format!("score-{source}"))));
    let id = format!("s-{}", family_class(ctx.scene.view, player.by));
    html! { span.vp.n role="img" data-tip aria-label=(told) { b id=(id) data-count { (player.vp) } i.i.i-vp {} } }
}

/// The dial from 0 to 12.
pub(crate) fn time(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let id = format!("time-{}", family_class(ctx.scene.view, player.by));
    html! {
        div.time role="img" data-tip aria-label=(ctx.say(Phrase::new("draw-time").with("n", player.time))) {
            i.i.i-time {} b id=(id) data-count { (player.time) }
            span.hrs { @for n in 0..ctx.edition().figures.time.max { i class=[(n < player.time).then_some("on")] {} } }
        }
    }
}

/// An action with its price and what would be left.
fn action(ctx: &Ctx<'_>, player: &PlayerView, choice: Choice, word: &str) -> Markup {
    let price = price(ctx, choice);
    let offered = ctx.scene.offers.iter().any(|offer| offer.choice == choice);
    let chosen = !offered && asked_for(ctx) == Some(choice);
    let left = player.time.checked_sub(price).filter(|_| offered && price > 0);
    let about = ctx.say(Phrase::new("board-costs").with("n", price));
    answer_spots::place(
        ctx.take(&[choice]),
        if chosen { "act on" } else { "act" },
        &about,
        Some(&action_key(word)),
        html! {
            span.w { (ctx.scene.text(&format!("board-act-{word}"))) }
            span.n { @if price > 0 { "−" (price) i.i.i-time {} } @else { "0" i.i.i-time {} } @if let Some(left) = left { small { "→ " (left) } } }
        },
    )
}

/// What an action costs (§4).
pub(crate) fn price(ctx: &Ctx<'_>, choice: Choice) -> u8 {
    let actions = &ctx.edition().figures.actions;
    match choice {
        Choice::Deploy => actions.deploy,
        Choice::Promote => actions.promote,
        Choice::Move => actions.step,
        Choice::Hurry => actions.hurry,
        Choice::Brag => actions.brag,
        _ => 0,
    }
}

/// The action that the question belongs to, as far as the question tells.
fn asked_for(ctx: &Ctx<'_>) -> Option<Choice> {
    match question(ctx) {
        "ask-deploy" => Some(Choice::Deploy),
        "ask-promote" => Some(Choice::Promote),
        "ask-brag" => Some(Choice::Brag),
        "ask-ring" => Some(Choice::Pass),
        _ => None,
    }
}

/// Members that are not on the board, by family: Strozzi has two.
pub(crate) fn house(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        @for family in &player.families {
            div.fam {
                @for (rank, n) in Rank::ALL.iter().zip(family.supply) {
                    @let about = ctx.say(Phrase::new("draw-supply").with("rank", Phrase::name("rank", rank)).with("n", n));
                    @let sent = *rank == Rank::Debutante && matches!(question(ctx), "ask-deploy" | "ask-first-deploy") && ctx.scene.me().map(By::Seat) == Some(player.by);
                    div class={ "unit" @if n == 0 { " z" } @if sent { " sel" } } role="img" data-tip aria-label=(about) {
                        (guest(family.colour, *rank)) b data-count id={ "u-" (family.colour) "-" (rank) } { (n) }
                        span.w { (ctx.say(Phrase::name("board-ranks", rank))) }
                    }
                }
            }
        }
    }
}

/// Gifts, guards, brag markers and the ring.
pub(crate) fn goods(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let class = family_class(ctx.scene.view, player.by);
    let markers: u8 = player.families.iter().map(|family| family.markers).sum();
    let brag = player.families.first().map_or(class, |family| crate::context::class_of(family.colour));
    let held = [
        ("i-gift".to_string(), player.gifts, "draw-gifts"),
        (format!("m-guard {class}"), player.guards, "draw-guards"),
        (format!("m-brag {brag}"), markers, "draw-markers"),
        (format!("m-ring {class}"), u8::from(player.ring.is_none()), "board-ring-left"),
    ];
    html! {
        div.goods {
            @for (picture, n, key) in held {
                span class={ "good" @if n == 0 { " z" } } role="img" data-tip aria-label=(ctx.say(Phrase::new(key).with("n", n))) { i class={ "i " (picture) } {} b data-count { (n) } }
            }
        }
    }
}
