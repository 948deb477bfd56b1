//! What lies before the viewer: purse and crew, the estate, and the people (`hand.rs`).

use crate::context::{Ctx, amount, florins, icon, shield};
use crate::field::{self, Placing};
use crate::land::{self, Scale};
use crate::{hand, worth};
use drawing::{Markup, html, people};
use kit::{Phrase, Seat};
use princes::{Event, Freedom, Landscape, PrinceView, Scene, Subject};

pub(crate) fn draw(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    let across = if field::is_between(ctx) { Placing::across(ctx) } else { None };
    let placing = Placing::at_home(ctx);
    let open = across.as_ref().or(placing.as_ref()).filter(|placing| placing.is_open(ctx));
    let beside = open.map_or_else(|| room(ctx, seat), |placing| placing.chooser(ctx));
    let over = placing.as_ref().map(|placing| placing.handles(ctx)).unwrap_or_default();
    html! {
        div.me {
            h2 { (shield(seat)) span.name { (ctx.scene.name(seat)) } (prestige(ctx, seat, prince)) }
            (purse(ctx, seat, prince))
            div.crew { (builders(ctx, prince)) (jesters(ctx, prince)) }
            (freedoms(ctx, prince))
            (actions(ctx, seat))
            (hand::peek(ctx, prince))
            (beside)
        }
        div.estate { @if let Some(across) = &across { (across.draw_strip(ctx)) } @else { (land::draw(ctx, seat, Scale::Own, over)) } }
        (hand::draw(ctx, seat, prince))
    }
}

/// The prestige, and where it came from.
pub(crate) fn prestige(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    let points =
        prince.points.iter().filter(|(_, n)| **n != 0).map(|(source, n)| format!("{} {n}", ctx.scene.text(&format!("score-{source}"))));
    let key = if people::leads(ctx.scene, seat) { "draw-prestige-leads" } else { "draw-prestige" };
    let told =
        points.fold(ctx.say(Phrase::new(key).with("seat", seat).with("n", prince.prestige)), |told, source| format!("{told}, {source}"));
    html! { span.vp.n role="img" data-tip aria-label=(told) { b id={ "s-" (seat.0) } data-count { (prince.prestige) } (icon("vp")) } }
}

fn purse(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> Markup {
    let held = prince.florins.unwrap_or(0);
    let word = ctx.scene.text("draw-florins-word");
    html! {
        div.purse role="img" data-tip aria-label=(ctx.say(florins(held))) { (icon("coin")) b id={ "f-" (seat.0) } data-count { (held) } small { (word) } }
    }
}

fn builders(ctx: &Ctx<'_>, prince: &PrinceView) -> Markup {
    let cost = ctx.building_cost(prince);
    let figures = ctx.edition().builders[usize::from(prince.builders).min(3)];
    let mut told = vec![Phrase::new("draw-builders").with("n", prince.builders).with("florins", cost)];
    told.push(Phrase::new(if figures.adjacent { "draw-may-touch" } else { "draw-may-not-touch" }));
    html! {
        div.cw role="img" data-tip aria-label=(ctx.tell(&told)) {
            span.figs { @for nth in 0..3 { @if nth < prince.builders { i.pawn.g-builder {} } @else { i.hole {} } } }
            span.w { b { (ctx.say(Phrase::new("draw-builders-count").with("n", prince.builders))) } small { (ctx.scene.text("draw-a-building")) " " (amount(cost, "coin")) } }
        }
    }
}

fn jesters(ctx: &Ctx<'_>, prince: &PrinceView) -> Markup {
    let adds = u16::from(prince.jesters) * u16::from(ctx.edition().jester_value);
    html! {
        div.cw role="img" data-tip aria-label=(ctx.say(Phrase::new("draw-jesters").with("n", prince.jesters))) {
            span class={ "figs" @if prince.jesters > 3 { " many" } } { @for _ in 0..prince.jesters { i.pawn.g-jester {} } @if prince.jesters == 0 { i.hole {} } }
            span.w { b { (ctx.say(Phrase::new("draw-jesters-count").with("n", prince.jesters))) } small { (ctx.say(Phrase::new("draw-each-work").with("n", adds))) } }
        }
    }
}

fn freedoms(ctx: &Ctx<'_>, prince: &PrinceView) -> Markup {
    html! {
        div.frees role="img" data-tip aria-label=(freedoms_told(ctx, prince)) {
            @for freedom in Freedom::ALL {
                span class=[prince.freedoms.contains(freedom).then_some("has")] { (icon(freedom.word())) small { (ctx.say(Phrase::name("draw-short", freedom))) } }
            }
        }
    }
}

pub(crate) fn freedoms_told(ctx: &Ctx<'_>, prince: &PrinceView) -> String {
    if prince.freedoms.is_empty() {
        return ctx.scene.text("draw-no-freedom");
    }
    let names: Vec<Phrase> = prince.freedoms.iter().map(|freedom| Phrase::name("freedom", freedom)).collect();
    ctx.tell(&names)
}

/// How far the viewer is in this round: actions left, or whether he has bought.
fn actions(ctx: &Ctx<'_>, seat: Seat) -> Markup {
    let view = ctx.scene.view;
    let said = match (&view.scene, ctx.scene.subject) {
        (Scene::Turn { seat: at, actions, .. }, _) if *at == seat => {
            let all = if view.princes.get(seat.index()).is_some_and(|p| p.character == Some(princes::Character::Cardinal)) {
                ctx.edition().cardinal_actions
            } else {
                ctx.edition().actions
            };
            return html! {
                span.acts {
                    @for nth in 0..all.max(*actions) { i class=[(nth >= all.max(*actions) - actions).then_some("on")] {} }
                    small { (ctx.say(Phrase::new("draw-actions-left").with("n", *actions))) }
                }
            };
        }
        (Scene::Auction { out, .. } | Scene::Bidding { out, .. }, _) if out.contains(seat) => "draw-bought",
        (Scene::Auction { .. } | Scene::Bidding { .. }, _) => "draw-not-bought",
        (_, Some(Subject::Return)) => "draw-choosing-people",
        _ => return html! {},
    };
    html! { span.acts { small { (ctx.scene.text(said)) } } }
}

/// Which gardens still fit on the land, and how much of it is free.
fn room(ctx: &Ctx<'_>, seat: Seat) -> Markup {
    let free = land::free_squares(ctx, seat);
    html! {
        div.picker.room {
            h3 { (ctx.scene.text("draw-room")) }
            ul {
                @for kind in Landscape::ALL {
                    @let fits = land::has_room(ctx, seat, *kind);
                    li class=[(!fits).then_some("not")] { (icon(kind.word())) (ctx.say(Phrase::name("landscape", kind))) b { (ctx.scene.text(if fits { "draw-fits" } else { "draw-fits-not" })) } }
                }
            }
            p { (ctx.say(Phrase::new("draw-free-squares").with("n", free as u8))) }
        }
    }
}

/// The best work of this round, and whether it leads.
pub(crate) fn best_told(ctx: &Ctx<'_>, seat: Seat, prince: &PrinceView) -> String {
    let best = if prince.best > 0 { Phrase::new("draw-best").with("n", prince.best) } else { Phrase::new("draw-no-work") };
    let leads = worth::leaders(ctx).contains(&seat).then(|| Phrase::new("draw-leads").with("n", ctx.edition().best_work));
    ctx.tell(&[best].into_iter().chain(leads).collect::<Vec<_>>())
}

/// Has a prince got a piece or a freedom since the viewer's last turn?
pub(crate) fn got_lately(ctx: &Ctx<'_>, seat: Seat, item: princes::Item) -> bool {
    ctx.lately(|event| matches!(event, Event::Bought { seat: by, item: got, .. } if *by == seat && *got == item))
}
