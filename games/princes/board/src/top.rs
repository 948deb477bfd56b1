//! Above the market: the rounds with the value a work needs, the phases of a round, the best work, and the prestige track.

use crate::context::{Ctx, amount, icon, shield};
use crate::worth;
use drawing::{Markup, html, people};
use kit::{Phrase, Seat};
use princes::{Building, Scene, Sort};

/// The track begins so long, and grows by as much whenever somebody leaves it behind.
const SHORTEST: i32 = 40;
const STRETCH: i32 = 20;

/// The parts of a round, in order (§1.10, §8.2).
#[derive(Copy, Clone, PartialEq, Eq)]
enum Phase {
    Auctions,
    Characters,
    Actions,
}

impl Phase {
    const fn key(self) -> &'static str {
        match self {
            Phase::Auctions => "draw-phase-auctions",
            Phase::Characters => "draw-phase-characters",
            Phase::Actions => "draw-phase-actions",
        }
    }

    /// Which is going on; tiles and cards come in the auctions as well as in the actions.
    fn now(scene: &Scene) -> Option<Phase> {
        match scene {
            Scene::Auction { .. } | Scene::Bidding { .. } | Scene::Purchase { .. } => Some(Phase::Auctions),
            Scene::Placing { tile, .. } if Building::from_word(tile).is_none() => Some(Phase::Auctions),
            Scene::Looking { sort: Sort::Prestige, .. } => Some(Phase::Auctions),
            Scene::Court { .. } => Some(Phase::Characters),
            Scene::Placing { .. } | Scene::Looking { .. } | Scene::Turn { .. } | Scene::Work { .. } | Scene::Offer { .. } => {
                Some(Phase::Actions)
            }
            Scene::Setup { .. } | Scene::Other | Scene::Over => None,
        }
    }
}

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    html! { div.top { (rounds(ctx)) (phases(ctx)) (track(ctx)) } }
}

fn rounds(ctx: &Ctx<'_>) -> Markup {
    let view = ctx.scene.view;
    html! {
        div.rounds {
            span.lb { (ctx.scene.text("draw-rounds")) }
            @for (round, minimum) in (1u8..).zip(&ctx.edition().minimum) {
                @let now = round == view.round;
                @let class = if now { "rd on" } else if round < view.round { "rd past" } else { "rd" };
                @let needs = Phrase::new("draw-round").with("round", round).with("minimum", *minimum);
                @let told: Vec<Phrase> = [needs].into_iter().chain(now.then(|| Phrase::new("draw-first").with("seat", view.first))).collect();
                span class=(class) role="img" data-tip aria-label=(ctx.tell(&told)) {
                    small { (round) } (minimum) @if now { (shield(view.first)) }
                }
            }
        }
    }
}

fn phases(ctx: &Ctx<'_>) -> Markup {
    let now = Phase::now(&ctx.scene.view.scene);
    let all = [Phase::Auctions, Phase::Characters, Phase::Actions];
    html! {
        div.phase {
            @for phase in all.into_iter().filter(|phase| *phase != Phase::Characters || ctx.scene.view.muse) {
                span class={ "ph" @if now == Some(phase) { " on" } } role="img" data-tip aria-label=(ctx.scene.text(&format!("{}-about", phase.key()))) {
                    (ctx.scene.text(phase.key()))
                }
            }
            (best(ctx))
        }
    }
}

/// Whose work is the best so far, and what it is worth.
fn best(ctx: &Ctx<'_>) -> Markup {
    let leaders = worth::leaders(ctx);
    let value = leaders.first().and_then(|seat| ctx.prince(*seat)).map_or(0, |prince| prince.best);
    let points = ctx.edition().best_work;
    let mut told = vec![Phrase::new("draw-phase-best-about").with("n", points)];
    told.extend(leaders.iter().map(|seat| Phrase::new("draw-best-of").with("seat", *seat).with("n", value)));
    html! {
        span.best-work role="img" data-tip aria-label=(ctx.tell(&told)) {
            (icon("star")) span.w { (ctx.scene.text("draw-best-work")) }
            @for seat in &leaders { (shield(*seat)) }
            b { @if leaders.is_empty() { "–" } @else { (value) } }
            i.i.i-to {} (amount(format!("+{points}"), "vp"))
        }
    }
}

fn track(ctx: &Ctx<'_>) -> Markup {
    let standing: Vec<(Seat, i32)> = (0u8..).zip(&ctx.scene.view.princes).map(|(seat, prince)| (Seat(seat), prince.prestige)).collect();
    let told: Vec<Phrase> = standing.iter().map(|(seat, n)| Phrase::new("draw-prestige").with("seat", *seat).with("n", *n)).collect();
    let most = standing.iter().map(|(_, n)| *n).max().unwrap_or(0);
    let end = SHORTEST + (most - SHORTEST).max(0).div_euclid(STRETCH) * STRETCH + if most > SHORTEST { STRETCH } else { 0 };
    let step = if end > 60 { 10 } else { 5 };
    html! {
        div.track role="img" data-tip aria-label={ (ctx.scene.text("draw-track")) ". " (ctx.tell(&told)) } {
            (icon("vp"))
            div.steps {
                @for n in 0..=end {
                    i {
                        // Whoever has less than nothing stands at the beginning.
                        @for (seat, _) in standing.iter().filter(|(_, at)| (*at).clamp(0, end) == n) { b class={ "piece disc " (people::class(*seat)) } id={ "prestige-" (seat.0) } {} }
                        @if n % step == 0 { span { (n) } }
                    }
                }
            }
        }
    }
}
