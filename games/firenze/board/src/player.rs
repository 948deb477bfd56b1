//! A player's building site, store and hand.

use crate::{Pen, card, signs};
use drawing::pen::{at, named, spot};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use firenze::view::PlayerView;
use firenze::{Card, Choice, Colour, Tower};
use kit::{Phrase, Seat};

const SITE_TOP: f32 = 52.0;
const GROUND: f32 = 258.0;
const HAND: f32 = 265.0;
/// A card in hand.
const CARD: f32 = 60.0;
const HEIGHT: f32 = 330.0;
/// How high a brick is, where there is room.
const BRICK: f32 = 14.5;

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
    let asked = pen.scene.asked.contains(seat);
    let mine = pen.scene.me() == Some(seat);
    let name = pen.scene.name(seat);
    html! {
        svg class={ "drawn player " (people::class(seat)) @if asked { " asked" } @if mine { " own" } } viewBox={ "0 0 " (width) " " (HEIGHT) } role="group" aria-label=(name) {
            rect class="sheet" x="1" y="1" width=(width - 2.0) height=(HEIGHT - 2.0) rx="6" {}
            (header(pen, seat, player, &name, width))
            (store(pen, seat, player, width))
            (site(pen, seat, player, width, mine))
            (hand(pen, seat, player, width, mine))
        }
    }
}

fn header(pen: &Pen<'_>, seat: Seat, player: &PlayerView, name: &str, width: f32) -> Markup {
    let score = pen.scene.standing.scores.iter().find(|score| score.seat == Some(seat));
    let total = score.map_or(0, |score| score.total);
    let sources = score.map(|score| &score.sources[..]).unwrap_or_default();
    let told: Vec<String> =
        sources.iter().filter(|s| s.1 != 0).map(|(key, n)| format!("{} {n}", pen.scene.text(&format!("score-{key}")))).collect();
    let now = format!("{}. {}", pen.say(Phrase::new("draw-score").with("seat", seat).with("n", total)), told.join(", "));
    html! {
        (spot(pen.take(&[Choice::Honour(seat)]), "who-is", name, [1.0, 1.0, width - 2.0, 23.0], html! {
            path class="banner" d={ "M1 23V7a6 6 0 0 1 6-6h" (width - 14.0) "a6 6 0 0 1 6 6v16z" } {}
            (people::crest_at(seat, 14.0, 12.5, 20.0))
            (fitted(name, "who", 27.0, 17.5, 14.0, width - 140.0, Anchor::Start))
        }))
        (named(None, "seals", &pen.say(Phrase::new("draw-seals").with("n", player.seals)), Row::new().amount("seal", player.seals.into()).draw(width - 66.0, 12.5, 15.0, 40.0, Anchor::End)))
        (named(Some(format!("s-{}", seat.0)), "score", &now, html! {
            (Row::new().amount("vp", player.prestige.into()).draw(width - 28.0, 12.5, 15.0, 40.0, Anchor::End))
            @if total != i32::from(player.prestige) { text class="n projected" x=(width - 5.0) y="17" font-size="10" text-anchor="end" { "→" (total) } }
        }))
    }
}

fn store(pen: &Pen<'_>, seat: Seat, player: &PlayerView, width: f32) -> Markup {
    let step = (width - 48.0) / 6.0;
    html! {
        @for (nth, colour) in Colour::ALL.iter().enumerate() {
            @let n = player.store.of(*colour);
            @let x = 4.0 + step * nth as f32;
            @let own = if pen.scene.me() == Some(seat) { Choice::Give(*colour) } else { Choice::Rob(seat, *colour) };
            (spot(pen.take(&[own]), "held", &pen.say(Phrase::name("bricks", *colour).with("n", n)), [x, 27.0, step - 2.0, 21.0], html! {
                rect class="purse" x=(icon::round(x)) y="27" width=(icon::round(step - 2.0)) height="21" rx="4" {}
                (icon::at(&signs::brick(*colour), x + step / 2.0 - 17.0, 29.0, 17.0))
                text class=(if n == 0 { "n none" } else { "n" }) id={ "r-" (seat.0) "-" (colour.word()) } x=(icon::round(x + step / 2.0 + 3.0)) y="43" font-size="14" data-count { (n) }
            }))
        }
        @let full = Phrase::new("draw-store").with("n", player.store.len()).with("limit", player.store_limit);
        (named(None, "limit", &pen.say(full), html! {
            text class=(if player.store.len() > player.store_limit { "n over" } else { "n none" }) x=(width - 5.0) y="42" font-size="11" text-anchor="end" { (player.store.len()) "/" (player.store_limit) }
        }))
    }
}

/// Towers under construction, the bricks that may be laid on them, and the towers that may be begun.
fn site(pen: &Pen<'_>, seat: Seat, player: &PlayerView, width: f32, mine: bool) -> Markup {
    let begun: Vec<Colour> = Colour::ALL.iter().copied().filter(|c| mine && may_begin(pen, *c)).collect();
    let at_risk = pen.scene.view.active == seat;
    let columns = player.towers.len() + begun.len();
    let step = ((width - 10.0) / columns.max(1) as f32).min(36.0);
    let tallest = player.towers.iter().map(|t| t.height + if mine { 6 } else { 0 }).max().unwrap_or(0).max(8);
    let brick = ((GROUND - SITE_TOP - 14.0) / f32::from(tallest)).min(BRICK);
    html! {
        line class="ground" x1="4" x2=(width - 4.0) y1=(GROUND) y2=(GROUND) {}
        @for (nth, tower) in player.towers.iter().enumerate() {
            @let number = nth as u8 + 1;
            @let x = 5.0 + step * nth as f32;
            @let own = [Choice::Crumble(number), Choice::Save(number), Choice::Fulfil(number)];
            @let place = if mine { pen.take(&own).or_else(|| if tower.colour().is_none() { pen.take(&[Choice::Campanile]) } else { None }) } else { pen.take(&[Choice::Hit(seat, number)]) };
            @let top = GROUND - brick * f32::from(tower.height);
            @let key = tower.colour().map_or("mixed".to_string(), |c| c.word().to_string());
            @let mut told = vec![Phrase::new(format!("tower-{key}")).with("height", tower.height)];
            @if !tower.safe && at_risk { @let () = told.push(Phrase::new("draw-must-grow")); }
            (spot(place, if tower.safe { "tower safe" } else { "tower" }, &pen.tell(&told), [x, top - 14.0, step - 2.0, GROUND - top + 14.0], html! {
                g class="piece" id={ "tw-" (seat.0) "-" (number) } { (stack(tower, x, step - 3.0, brick)) }
                // Bricks that may be laid on it say the height themselves.
                @if !(mine && may_raise(pen, number)) {
                    text class="n" x=(icon::round(x + step / 2.0 - 1.0)) y=(icon::round(top - 3.0)) font-size="12" text-anchor="middle" { (tower.height) @if at_risk && !tower.safe { "!" } }
                }
            }))
            @if mine { (ghosts(pen, x, step - 3.0, brick, top, tower.colour(), |n| Choice::Raise(number, tower.height + n))) }
        }
        @for (nth, colour) in begun.iter().enumerate() {
            (ghosts(pen, 5.0 + step * (player.towers.len() + nth) as f32, step - 3.0, brick, GROUND, Some(*colour), |n| Choice::Begin(*colour, n)))
        }
    }
}

fn may_begin(pen: &Pen<'_>, colour: Colour) -> bool {
    pen.scene.offers.iter().any(|offer| matches!(offer.choice, Choice::Begin(c, _) if c == colour))
}

fn may_raise(pen: &Pen<'_>, tower: u8) -> bool {
    pen.scene.offers.iter().any(|offer| matches!(offer.choice, Choice::Raise(t, _) if t == tower))
}

/// The floors of a tower, from the ground up.
fn stack(tower: &Tower, x: f32, width: f32, brick: f32) -> Markup {
    let bricks = tower.bricks();
    let floors = bricks.iter().flat_map(|(colour, n)| std::iter::repeat_n(colour, n.into()));
    html! { @for (nth, colour) in floors.enumerate() { (one_brick(colour, x, GROUND - brick * (nth as f32 + 1.0), width, brick)) } }
}

fn one_brick(colour: Colour, x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { use href={ "#i-" (signs::brick(colour)) } x=(icon::round(x)) y=(icon::round(y)) width=(icon::round(width)) height=(icon::round(height)) {} }
}

/// Bricks that are not there yet: each is the answer "up to here".
fn ghosts(pen: &Pen<'_>, x: f32, width: f32, brick: f32, top: f32, colour: Option<Colour>, answer: impl Fn(u8) -> Choice) -> Markup {
    html! {
        @for n in 1..=6u8 {
            @if let Some(place) = pen.take(&[answer(n)]) {
                @let y = top - brick * f32::from(n) - 1.0;
                @let label = place.label().to_string();
                (spot(Some(place), "ghost", &label, [x, y, width, brick], html! {
                    @if let Some(colour) = colour { g class="ghost-brick" { (one_brick(colour, x, y, width, brick)) } }
                    text class="n" x=(icon::round(x + width / 2.0)) y=(icon::round(y + brick / 2.0 + 3.5)) font-size="10" text-anchor="middle" { "+" (n) }
                }))
            }
        }
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
            (at(4.0 + step * nth as f32, HAND, html! {
                g class="piece" id={ "h-" (seat.0) "-" (held) "-" (copy) } {
                    (spot(body, "in-hand", &card::about(pen, *held), [0.0, 0.0, w, CARD], card::face(pen, *held, w, CARD)))
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
