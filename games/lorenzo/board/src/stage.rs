//! What is chosen before the first round, large on the board that is still empty: leaders in the draft, bonus tiles.

use crate::context::{Ctx, find_leader};
use crate::inspections::{bonus_key, catalogue, leader_key, refused};
use crate::{descriptions, icons, leaders};
use drawing::{Inspection, Markup, answer_spots, html, people};
use kit::{Phrase, Seat};
use lorenzo::edition::Side;
use lorenzo::{BonusId, Choice, Secrets, Subject, Work};

/// Is there something to choose that needs the whole board?
pub(crate) fn is_set(ctx: &Ctx<'_>) -> bool {
    !packet(ctx).is_empty() || matches!(ctx.scene.subject, Some(Subject::BonusTile))
}

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let packet = packet(ctx);
    html! {
        div.stage data-area="stage" {
            i.art.skyline {}
            @if packet.is_empty() { (bonus_tiles(ctx)) } @else { (draft(ctx, &packet)) }
        }
    }
}

/// What only the viewer knows of the draft.
fn secrets<'a>(ctx: &Ctx<'a>) -> Option<&'a Secrets> {
    let me = ctx.scene.me()?;
    ctx.scene.view.secrets.iter().find(|secrets| secrets.seat == me)
}

/// The leaders before the viewer in the draft.
fn packet(ctx: &Ctx<'_>) -> Vec<&'static str> {
    secrets(ctx).map(|secrets| secrets.packet.clone()).unwrap_or_default()
}

fn draft(ctx: &Ctx<'_>, packet: &[&'static str]) -> Markup {
    let keeps = secrets(ctx).and_then(|secrets| secrets.keeps);
    html! {
        div.choices.leaders {
            @for (id, leader) in packet.iter().filter_map(|id| find_leader(ctx, id)) {
                @let kept = keeps == Some(leader.id.as_str());
                @let class = if kept { "lead large kept" } else if keeps.is_some() { "lead large passing" } else { "lead large" };
                (answer_spots::place(ctx.take(&[Choice::Keep(id)]), class, &leaders::about(ctx, leader), Some(&leader_key(&leader.id)), html! {
                    (leaders::face(ctx, leader))
                    span.does { (ctx.say(descriptions::ability(&leader.effect))) }
                }))
            }
        }
        (chosen(ctx))
    }
}

/// Who has chosen and who has not.
fn chosen(ctx: &Ctx<'_>) -> Markup {
    html! {
        p.chosen {
            @for player in &ctx.scene.view.players {
                span class={ (people::class(player.seat)) @if player.has_chosen { " done" } } {
                    i class={ "shield " (people::class(player.seat)) } {} (ctx.scene.name(player.seat)) @if player.has_chosen { " ✓" } @else { " …" }
                }
            }
        }
    }
}

fn owner(ctx: &Ctx<'_>, id: &str) -> Option<Seat> {
    ctx.scene.view.players.iter().find(|player| player.bonus_tile == Some(id)).map(|player| player.seat)
}

fn bonus_tiles(ctx: &Ctx<'_>) -> Markup {
    html! {
        div.choices.bonuses {
            @for id in ctx.edition().bonus_tiles_of(Side::Advanced) {
                @let tile = ctx.edition().bonus_tile(id);
                @let [harvest, production] = [Work::Harvest, Work::Production].map(|work| descriptions::amounts(&tile.work(work).gain));
                @let about = ctx.say(Phrase::new("choice-bonus").with("harvest", harvest).with("production", production));
                @let spot = ctx.take(&[Choice::Bonus(id)]);
                @let class = if owner(ctx, &tile.id).is_some() { "tileface taken dim" } else { "tileface" };
                (answer_spots::place(spot, class, &about, Some(&bonus_key(&tile.id)), html! {
                    i class={ "art s-" (tile.id) } {}
                    b.nm { (ctx.say(Phrase::name("bonus", &tile.id))) }
                    @for work in Work::ALL {
                        span.bt { i class={ "i i-" (work.word()) } {} (icons::goods(&tile.work(*work).gain).figures()) }
                    }
                    @if let Some(seat) = owner(ctx, &tile.id) { span.owner { i class={ "shield " (people::class(seat)) } {} (ctx.scene.name(seat)) } }
                }))
            }
        }
    }
}

pub(crate) fn inspections(ctx: &Ctx<'_>) -> Vec<(String, Inspection)> {
    let packet = packet(ctx);
    if !packet.is_empty() {
        let leaders = packet.iter().filter_map(|id| find_leader(ctx, id));
        return leaders.map(|(_, leader)| (leader_key(&leader.id), catalogue(ctx).leader(leader))).collect();
    }
    let tile = |id: BonusId| {
        let tile = ctx.edition().bonus_tile(id);
        (bonus_key(&tile.id), Inspection { refused: refused(ctx, &[Choice::Bonus(id)]), ..catalogue(ctx).bonus_tile(tile) })
    };
    ctx.edition().bonus_tiles_of(Side::Advanced).map(tile).collect()
}
