//! A player's board: who it is and how he stands, store, building site and hand.

use crate::{Pen, card, reckoning, site, store};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use firenze::view::PlayerView;
use firenze::{Card, Choice};
use kit::{Phrase, Seat};

/// A card in hand.
const CARD: f32 = 60.0;

/// The seat that looks comes first, the others follow around the table.
pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let count = pen.scene.view.players.len() as u8;
    let first = pen.scene.me().unwrap_or(Seat(0));
    html! { @for seat in first.clockwise(count) { (board(pen, seat, &pen.scene.view.players[seat.index()])) } }
}

fn width(pen: &Pen<'_>) -> f32 {
    match pen.scene.view.players.len() {
        2 => 512.0,
        3 => 340.0,
        _ => 254.0,
    }
}

fn board(pen: &Pen<'_>, seat: Seat, player: &PlayerView) -> Markup {
    let width = width(pen);
    let hand_at = site::ground(pen) + 6.0;
    let height = hand_at + CARD + 5.0;
    let asked = pen.scene.asked.contains(seat);
    let mine = pen.scene.me() == Some(seat);
    let name = pen.scene.name(seat);
    html! {
        svg class={ "drawn player " (people::class(seat)) @if asked { " asked" } @if mine { " own" } } viewBox={ "0 0 " (width) " " (height) } role="group" aria-label=(name) {
            rect class="sheet" x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="6" {}
            (header(pen, seat, player, &name, width))
            (store::draw(pen, seat, player, width))
            (site::draw(pen, seat, player, width, mine))
            (at(0.0, hand_at, hand(pen, seat, player, width, mine)))
        }
    }
}

fn header(pen: &Pen<'_>, seat: Seat, player: &PlayerView, name: &str, width: f32) -> Markup {
    let (total, now) = reckoning::now(pen, seat, player);
    let leads = reckoning::leads(pen, total);
    let now = if leads { format!("{} {now}", pen.say(Phrase::new("draw-leads").with("seat", seat)) + ".") } else { now };
    html! {
        (spot(pen.take(&[Choice::Honour(seat)]), "who-is", name, [1.0, 1.0, width - 2.0, 23.0], html! {
            path class="banner" d={ "M1 23V7a6 6 0 0 1 6-6h" (width - 14.0) "a6 6 0 0 1 6 6v16z" } {}
            (people::crest_at(seat, 14.0, 12.5, 20.0))
            (fitted(name, "who", 27.0, 17.5, 14.0, width - 140.0, Anchor::Start))
        }))
        (named(None, "seals", &pen.say(Phrase::new("draw-seals").with("n", player.seals)), Row::new().amount("seal", player.seals.into()).draw(width - 69.0, 12.5, 15.0, 40.0, Anchor::End)))
        (named(Some(format!("s-{}", seat.0)), "score", &now, html! {
            @if leads { rect class="leading" x=(width - 66.0) y="2.5" width="63" height="20" rx="5" {} }
            (Row::new().amount("vp", player.prestige.into()).draw(width - 28.0, 12.5, 15.0, 40.0, Anchor::End))
            @if total != i32::from(player.prestige) { text class="n projected" x=(width - 5.0) y="17" font-size="11" text-anchor="end" { "→" (total) } }
        }))
    }
}

/// Every card in hand; what can be played and what can be discarded are two places.
fn hand(pen: &Pen<'_>, seat: Seat, player: &PlayerView, width: f32, mine: bool) -> Markup {
    let cards: Vec<(Card, u8)> = player.cards.iter().flat_map(|(card, n)| (0..n).map(move |copy| (card, copy))).collect();
    let step = ((width - 8.0) / cards.len().max(1) as f32).min(if width > 500.0 { 84.0 } else { 62.0 });
    let w = step - 3.0;
    html! {
        @for (nth, (held, copy)) in cards.iter().enumerate() {
            @let first = mine && *copy == 0;
            @let play = if first { pen.take(&[Choice::Play(*held), Choice::Ignore(*held), Choice::Shed(*held)]) } else { None };
            @let drop = if first { pen.take(&[Choice::Drop(*held)]) } else { None };
            @let (body, corner) = match (play, drop) { (None, drop) => (drop, None), (play, drop) => (play, drop) };
            (at(4.0 + step * nth as f32, 0.0, html! {
                g class="piece" id={ "h-" (seat.0) "-" (held) "-" (copy) } {
                    (spot(body, "in-hand", &held_about(pen, player, *held), [0.0, 0.0, w, CARD], card::face(pen, *held, w, CARD)))
                    @if let Some(corner) = corner {
                        (spot(Some(corner), "corner", "", [w - 16.0, CARD - 16.0, 16.0, 16.0], html! {
                            rect class="purse" x=(icon::round(w - 16.0)) y=(CARD - 16.0) width="16" height="16" rx="4" {}
                            (icon::at("no", w - 14.0, CARD - 14.0, 12.0))
                        }))
                    }
                }
            }))
        }
    }
}

/// A celebration also says what it would count now.
fn held_about(pen: &Pen<'_>, player: &PlayerView, card: Card) -> String {
    let about = card::about(pen, card).to_string();
    match player.celebrations.iter().find(|(held, _)| *held == card).filter(|_| !pen.scene.over) {
        Some((_, worth)) => format!("{about} {}", pen.say(Phrase::new("draw-worth").with("n", *worth))),
        None => about,
    }
}
