//! A family's time, points and what it has left.

use crate::{Ctx, crest_of, figure};
use drawing::context::{at, named};
use drawing::resources::{Anchor, Row, fitted};
use drawing::{Markup, html, icon, people};
use florence::{By, PlayerView, Rank};
use kit::Phrase;

const WIDTH: f32 = 204.0;
/// A second family, Strozzi's, needs another line.
const HEIGHT: f32 = 101.0;
const LINE: f32 = 25.0;

pub(crate) fn draw(ctx: &Ctx<'_>) -> Markup {
    let players = &ctx.scene.view.players;
    let first = ctx.scene.me().map_or(0, |seat| seat.index());
    // Whoever is not at the table looks from the first seat.
    html! { @for nth in 0..players.len() { (board(ctx, &players[(first + nth) % players.len()])) } }
}

fn name(ctx: &Ctx<'_>, by: By) -> String {
    match by {
        By::Seat(seat) => ctx.scene.name(seat),
        By::Strozzi => ctx.scene.text("strozzi"),
    }
}

fn board(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let seat = if let By::Seat(seat) = player.by { Some(seat) } else { None };
    let asked = seat.is_some_and(|seat| ctx.scene.asked.contains(seat));
    let mine = seat.is_some() && seat == ctx.scene.me();
    let colour = crest_of(ctx, player.by);
    let who = name(ctx, player.by);
    let key = colour.0;
    let height = HEIGHT + LINE * (player.families.len().min(2) as f32 - 1.0).max(0.0);
    let left = |icon: &'static str, n: u8, phrase: &'static str, x: f32| {
        named(
            None,
            "held",
            &ctx.say(Phrase::new(phrase).with("n", n)),
            html! {
                rect class="purse" x=(x) y="49" width="37" height="21" rx="4" {}
                (icon::at(icon, x + 3.0, 51.5, 16.0))
                text class=(if n == 0 { "n none" } else { "n" }) x=(x + 20.0) y="64.5" font-size=(if n > 9 { 11.5 } else { 13.0 }) data-count { (n) }
            },
        )
    };
    html! {
        svg class={ "drawn player " (people::class(colour)) @if asked { " asked" } @if mine { " own" } @if player.passed { " passed" } } viewBox={ "0 0 " (WIDTH) " " (height) } role="group" aria-label=(points(ctx, player)) {
            rect class="sheet" x="1" y="1" width=(WIDTH - 2.0) height=(height - 2.0) rx="6" {}
            path class="banner" d={ "M1 23V7a6 6 0 0 1 6-6h" (WIDTH - 14.0) "a6 6 0 0 1 6 6v16z" } {}
            (people::crest_at(colour, 14.0, 12.5, 20.0))
            (fitted(&who, "who", 27.0, 17.5, 13.5, 88.0, Anchor::Start))
            @if ctx.scene.view.first == player.by { (named(None, "first", &ctx.scene.text("draw-first"), icon::at("leader", 117.0, 5.0, 15.0))) }
            @if player.passed { (named(None, "gone-home", &ctx.scene.text("draw-passed"), icon::at("last", 134.0, 6.0, 13.0))) }
            @if leads(ctx, player) { rect class="leading" x=(WIDTH - 54.0) y="2.500" width="51" height="20" rx="5" {} }
            (named(Some(format!("s-{key}")), "score", &points(ctx, player), {
                Row::new().amount("vp", i32::try_from(player.vp).unwrap_or_default()).draw(WIDTH - 6.0, 12.5, 16.0, 44.0, Anchor::End)
            }))
            (time(ctx, player))
            (left("shield", player.guards, "draw-guards", 5.0))
            (left("gift", player.gifts, "draw-gifts", 44.0))
            (left("brag", player.families.iter().map(|f| f.markers).sum(), "draw-markers", 83.0))
            @let cards = Phrase::new("draw-cards").with("a", player.cards[0]).with("b", player.cards[1]).with("c", player.cards[2]);
            (named(None, "hand", &ctx.say(cards), html! {
                @for (nth, noble) in ["cosimo", "contessina", "giovanni"].into_iter().enumerate() {
                    @let x = 124.0 + 26.0 * nth as f32;
                    (icon::at(noble, x, 52.0, 14.0))
                    text class=(if player.cards[nth] == 0 { "n none" } else { "n" }) x=(x + 16.0) y="64" font-size="12" { (player.cards[nth]) }
                }
            }))
            @for (row, family) in player.families.iter().take(2).enumerate() {
                (at(0.0, LINE * row as f32, supply(ctx, family)))
            }
        }
    }
}

fn leads(ctx: &Ctx<'_>, player: &PlayerView) -> bool {
    player.vp > 0 && ctx.scene.view.players.iter().all(|other| other.vp <= player.vp)
}

/// The points, and what they are made of.
fn points(ctx: &Ctx<'_>, player: &PlayerView) -> String {
    let told =
        ctx.say(Phrase::new(if leads(ctx, player) { "draw-score-leads" } else { "draw-score" }).with("by", player.by).with("n", player.vp));
    let is_his = |score: &&kit::Score| match player.by {
        By::Seat(seat) => score.seat == Some(seat),
        By::Strozzi => score.rival.is_some(),
    };
    let sources = ctx.scene.standing.scores.iter().find(is_his).map_or(&[][..], |score| &score.sources);
    sources
        .iter()
        .filter(|(_, n)| *n != 0)
        .fold(told, |told, (source, n)| format!("{told}, {} {n}", ctx.scene.text(&format!("score-{source}"))))
}

/// The dial from 0 to 12.
fn time(ctx: &Ctx<'_>, player: &PlayerView) -> Markup {
    let most = ctx.edition().figures.time.max;
    let step = 154.0 / f32::from(most.max(1));
    named(
        Some(format!("time-{}", crest_of(ctx, player.by).0)),
        "time",
        &ctx.say(Phrase::new("draw-time").with("n", player.time)),
        html! {
            (icon::at("time", 4.0, 27.0, 17.0))
            @for n in 0..most { rect class=(if n < player.time { "spent-not" } else { "spent" }) x=(icon::round(44.0 + step * f32::from(n))) y="29" width=(icon::round(step - 1.5)) height="13" rx="2" {} }
            text class="n time-n" x="41" y="40.5" font-size="14" data-count { (player.time) }
        },
    )
}

fn supply(ctx: &Ctx<'_>, family: &florence::FamilyView) -> Markup {
    html! {
        @for (nth, (rank, n)) in Rank::ALL.iter().zip(family.supply).enumerate() {
            @let x = 5.0 + 65.0 * nth as f32;
            @let about = Phrase::new("draw-supply").with("rank", Phrase::name("rank", rank)).with("n", n);
            (named(None, "supply", &ctx.say(about), html! {
                rect class="purse" x=(x) y="74" width="62" height="23" rx="4" {}
                (people::crest_at(figure::shield(family.colour), x + 12.0, 85.5, 18.0))
                g transform={ "translate(" (x + 32.0) " 86)" } { (figure::rank(*rank)) }
                text class=(if n == 0 { "n none" } else { "n" }) x=(x + 47.0) y="90" font-size="13" { (n) }
            }))
        }
    }
}
