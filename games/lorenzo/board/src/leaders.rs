//! Leader cards: played, in hand, discarded.

use crate::card::icon;
use crate::context::{Ctx, find_leader, leader_last};
use crate::{descriptions, icons, inspections};
use drawing::{AnswerSpot, Markup, answer_spots, html};
use kit::{Phrase, Viewer};
use lorenzo::leader::{Ability, When};
use lorenzo::{Choice, Leader, PlayerView};
use std::sync::Arc;

/// Letters of a name beside the portrait.
const FITS: usize = 17;

pub(crate) fn about(ctx: &Ctx<'_>, leader: &Leader) -> Arc<str> {
    ctx.keep(&leader.id, || descriptions::leader(leader))
}

/// Portrait, name, what he asks for, what he does; an hourglass stands for once a round.
pub(crate) fn face(ctx: &Ctx<'_>, leader: &Leader) -> Markup {
    html! {
        i class={ "art s-" (leader.id) } {}
        b.nm { (ctx.say(Phrase::name("leader", &leader.id))) }
        span.req { (icons::requirement(&leader.requires).figures()) }
        span.fx { @if leader.when == When::Once { i.i.i-once {} } (icons::ability(&leader.effect).figures()) }
    }
}

/// The leaders before a family: played ones, then the hand, which only its owner sees, then those that are gone.
pub(crate) fn row(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let knows = matches!(ctx.scene.viewer, Viewer::Referee) || ctx.scene.me() == Some(player.seat);
    let secrets = ctx.scene.view.secrets.iter().find(|secrets| knows && secrets.seat == player.seat);
    let slots = usize::from(ctx.edition().setup.leaders_dealt);
    let shown = player.played.len() + player.leaders_in_hand + player.discarded.len();
    html! {
        div.leaders aria-label=(ctx.scene.text("draw-leaders")) role="group" {
            @for id in &player.played { (played(ctx, player, id)) }
            @match secrets {
                Some(secrets) => @for id in &secrets.hand { (in_hand(ctx, id)) },
                None => @for _ in 0..player.leaders_in_hand {
                    span.lead.back role="img" data-tip aria-label=(ctx.scene.text("draw-leader-hidden")) { i.i.i-leader {} }
                },
            }
            @for id in &player.discarded { (discarded(ctx, id)) }
            @for _ in shown..slots { span.lead.none {} }
        }
    }
}

fn played(ctx: &Ctx<'_>, player: &PlayerView, id: &str) -> Markup {
    let Some((leader_id, figures)) = find_leader(ctx, id) else { return html! {} };
    let copied = player.copied.filter(|_| figures.effect == Ability::CopyLeader).and_then(|id| find_leader(ctx, id));
    // Who imitates uses the ability under the name of whom he imitates.
    let acts_as = copied.map_or(leader_id, |(id, _)| id);
    let mine = ctx.scene.me() == Some(player.seat);
    let spot = if mine { ctx.take(&[Choice::Use(acts_as)]) } else { ctx.take(&[Choice::Copy(leader_id)]) };
    let used = player.used.contains(&copied.map_or(id, |(_, copied)| copied.id.as_str()));
    let mut about = about(ctx, figures).to_string();
    if let Some((_, copied)) = copied {
        about = format!("{about}. {}", self::about(ctx, copied));
    }
    let mark = if leader_last(ctx, id) { " last" } else { "" };
    let class = format!("lead played{}{mark}", if used { " used" } else { "" });
    place(ctx, spot, &class, id, &about, copied.map_or(figures, |(_, copied)| copied), figures)
}

/// A leader in one's own hand: the card plays him, the scroll at its corner discards him for a privilege.
fn in_hand(ctx: &Ctx<'_>, id: &str) -> Markup {
    let Some((leader_id, figures)) = find_leader(ctx, id) else { return html! {} };
    let discard = ctx.take(&[Choice::Discard(leader_id)]);
    let spot = ctx.take(&[Choice::Play(leader_id)]);
    let dim = if spot.as_ref().is_some_and(|spot| !spot.is_legal()) { " dim" } else { "" };
    html! {
        span.hand {
            (place(ctx, spot, &format!("lead in-hand{dim}"), id, &about(ctx, figures), figures, figures))
            @if let Some(discard) = discard { (discard.place("corner", None, html! { i.i.i-to {} @for (resource, n) in ctx.edition().setup.leader_discard.iter() { @if n > 1 { (n) } (icon(resource)) } })) }
        }
    }
}

fn discarded(ctx: &Ctx<'_>, id: &str) -> Markup {
    let Some((_, figures)) = find_leader(ctx, id) else { return html! {} };
    let about = format!("{}. {}", ctx.scene.text("draw-discarded"), about(ctx, figures));
    place(ctx, None, "lead discarded", id, &about, figures, figures)
}

/// The first name as a letter where the whole would not fit: "G. dalle Bande Nere". The panel has it in full.
fn short(name: String) -> String {
    match name.split_once(' ') {
        Some((first, rest)) if name.chars().count() > FITS => format!("{}. {rest}", first.chars().take(1).collect::<String>()),
        _ => name,
    }
}

/// The card with its inspection. Whoever imitates shows his own portrait and name above the ability he has.
fn place(ctx: &Ctx<'_>, spot: Option<AnswerSpot>, class: &str, id: &str, about: &str, acts: &Leader, shown: &Leader) -> Markup {
    let content = html! {
        i class={ "art s-" (shown.id) } {}
        b.nm { (short(ctx.say(Phrase::name("leader", &shown.id)))) }
        span.req { (icons::requirement(&shown.requires).figures()) }
        span.fx { @if acts.when == When::Once { i.i.i-once {} } (icons::ability(&acts.effect).figures()) }
    };
    html! { span.piece id={ "l-" (id) } { (answer_spots::place(spot, class, about, Some(&inspections::leader_key(id)), content)) } }
}
