//! A player's store: every brick, by colour.

use crate::context::Ctx;
use crate::{bricks, payment};
use drawing::{AnswerSpot, Markup, answer_spots, html, people};
use firenze::view::PlayerView;
use firenze::{Choice, Colour, Event};
use kit::{Phrase, Seat};

pub(crate) fn draw(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let mine = ctx.scene.me() == Some(seat);
    let shown = if mine { payment::shown_alone(ctx) } else { Vec::new() };
    html! { div.goods { @for colour in Colour::ALL { (one(ctx, seat, player, *colour, &shown)) } } }
}

fn one(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView, colour: Colour, shown: &[(Colour, u8)]) -> Markup {
    let n = player.store.of(colour);
    let mine = ctx.scene.me() == Some(seat);
    let spot = ctx.take(&[if mine { Choice::Give(colour) } else { Choice::Rob(seat, colour) }]);
    let part = if mine { parts(ctx, colour, n, shown) } else { Vec::new() };
    let about = ctx.say(Phrase::name("bricks", colour).with("n", n));
    let class = format!("good{}{}", if n == 0 { " z" } else { "" }, robbed(ctx, seat, colour));
    let content = html! {
        span.stack { (bricks::block(colour)) (bricks::pieces(&format!("{}-store", seat.0), colour, n)) }
        b id={ "r-" (seat.0) "-" (colour.word()) } data-count { (n) }
    };
    if part.is_empty() {
        return answer_spots::place(spot, &class, &about, None, content);
    }
    html! {
        div class={ (class) " paying" } {
            div.in role="img" data-tip aria-label=(about) { (content) }
            div.some { @for (n, spot) in &part { (spot.place("so-many", None, html! { "−" (n) })) } }
        }
    }
}

/// A payment colour by colour: so many of this one. Those with a button of their own are left to the question.
fn parts(ctx: &Ctx<'_>, colour: Colour, held: u8, shown: &[(Colour, u8)]) -> Vec<(u8, AnswerSpot)> {
    let open = (1..=held).filter(|n| !shown.contains(&(colour, *n)));
    open.filter_map(|n| Some((n, ctx.take(&[Choice::Pay(colour, n)])?))).collect()
}

/// Has somebody taken a brick of this colour from this store since the viewer's last turn?
fn robbed(ctx: &Ctx<'_>, owner: Seat, what: Colour) -> String {
    let mut events = ctx.scene.last_turns().iter().flat_map(|(_, events)| events);
    let thief = events.find_map(|event| match event {
        Event::Robbed { seat, from, colour } if *from == owner && *colour == what => Some(*seat),
        _ => None,
    });
    thief.map(|seat| format!(" last {}", people::class(seat))).unwrap_or_default()
}
