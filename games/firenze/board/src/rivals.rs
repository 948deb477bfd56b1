//! The other players, in little: the page draws frame, shield and name.

use crate::context::Ctx;
use crate::tower_value::TowerValue;
use crate::{bricks, card, card_panel, final_score, icons, reach, site, store, tower_panel};
use drawing::{Markup, Rival, answer_spots, html, people};
use firenze::contract::{HIGHEST, LOWEST};
use firenze::view::PlayerView;
use firenze::{Card, Choice, Event, Tower};
use kit::{Phrase, Seat};

/// In turn around the table from the viewer's left; a spectator sees everybody from the first seat on.
pub(crate) fn draw(ctx: &Ctx<'_>) -> Vec<Rival> {
    let count = ctx.scene.view.players.len() as u8;
    let order: Vec<Seat> = match ctx.scene.me() {
        Some(me) => me.clockwise(count).skip(1).collect(),
        None => Seat::all(count).collect(),
    };
    let rivals = order.into_iter().filter_map(|seat| Some((seat, ctx.scene.view.players.get(seat.index())?)));
    rivals.map(|(seat, player)| Rival { seat, points: points(ctx, seat, player), drawn: one(ctx, seat, player) }).collect()
}

/// Seals left, prestige, and what it would be if the game ended now.
fn points(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let (total, now) = final_score::now(ctx, seat, player);
    let seals = ctx.say(Phrase::new("draw-seals").with("n", player.seals));
    html! {
        span.left role="img" data-tip aria-label=(seals) { i class={ "seal " (people::class(seat)) } {} "×" (player.seals) }
        span.n role="img" data-tip aria-label=(now) {
            b id={ "r-" (seat.0) "-vp" } data-count { (player.prestige) } i.i.i-vp {} @if total != i32::from(player.prestige) { small id={ "s-" (seat.0) } { "▸ " (total) } }
        }
    }
}

fn one(ctx: &Ctx<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let full = Phrase::new("draw-store").with("n", player.store.len()).with("limit", player.store_limit);
    html! {
        div.kept {
            (store::draw(ctx, seat, player))
            small.lim role="img" data-tip aria-label=(ctx.say(full)) { b { (player.store.len()) } "/" (player.store_limit) }
        }
        // Who only looks on sees all sites on the board.
        @if ctx.scene.me().is_some() { div class={ "mts cols-" (player.towers.len().clamp(1, 13)) } {
            @for (nth, tower) in player.towers.iter().enumerate() { (small_tower(ctx, seat, tower, nth)) }
            @if player.towers.is_empty() { span.bare { (ctx.scene.text("draw-no-tower")) } }
        } }
        (cards(ctx, player))
    }
}

fn small_tower(ctx: &Ctx<'_>, seat: Seat, tower: &Tower, nth: usize) -> Markup {
    let number = nth as u8 + 1;
    let at_risk = reach::at_risk(ctx, seat, tower);
    let last = ctx.lately(|event| match event {
        Event::Raised { seat: by, colour, height } | Event::Begun { seat: by, colour, height } => {
            *by == seat && Some(*colour) == tower.colour() && *height == tower.height
        }
        Event::Mixed { seat: by, height, .. } => *by == seat && tower.palette().is_some() && *height == tower.height,
        _ => false,
    });
    let class = format!("mt n-{}{}{}", tower.height.min(14), if at_risk { " risk" } else { "" }, if last { " last" } else { "" });
    let key = ctx.told(format!("tower-{}-{number}", seat.0), || tower_panel::rival(ctx, seat, tower, number));
    answer_spots::place(
        ctx.take(&[Choice::Hit(seat, number)]),
        &class,
        &site::about(ctx, tower, at_risk),
        Some(&key),
        html! {
            span.ml aria-hidden="true" { @for (floor, value) in next_heights(ctx, tower) { span { (floor) (ctx.scene.words.colon()) span.n { (value) i.i.i-vp {} } } } }
            span.ms { @for (floor, colour) in site::stones(tower) { (bricks::piece(&format!("{}-{number}-{floor}", seat.0), colour, 0, "")) } }
            b.tall { (tower.height) }
        },
    )
}

/// The next heights of the tower that would earn something, the highest first.
fn next_heights(ctx: &Ctx<'_>, tower: &Tower) -> Vec<(u8, u8)> {
    let Some(colour) = tower.colour() else { return Vec::new() };
    let open = (tower.height.max(LOWEST)..=HIGHEST).filter_map(|floor| Some((floor, TowerValue::of(ctx, colour, floor)?.total())));
    let mut heights: Vec<(u8, u8)> = open.take(3).collect();
    heights.reverse();
    heights
}

fn cards(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    html! {
        div.chips {
            @for (held, n) in player.cards.iter() {
                @let key = ctx.told(format!("card-{held}"), || card_panel::held(ctx, held));
                @let kind = card::kind_word(ctx.edition(), held);
                span class={ "chip " (kind) @if taken_last(ctx, held) { " last" } } role="img" data-tip data-inspect=(key) aria-label=(card::about(ctx, held)) {
                    i class={ "i i-" (icons::kind(ctx.edition().card(held).kind)) } {} b { (ctx.card(held)) } @if n > 1 { " ×" (n) } u { (card::figures(ctx.edition(), held)) }
                }
            }
        }
    }
}

fn taken_last(ctx: &Ctx<'_>, wanted: Card) -> bool {
    ctx.lately(|event| matches!(event, Event::Took { card, .. } | Event::Honoured { card, .. } if *card == wanted))
}
