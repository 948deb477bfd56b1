//! The Church: the faith track and the excommunication tiles.

use crate::pen::{Pen, spot};
use crate::signs;
use drawing::resources::{Anchor, Row, fitted};
use drawing::track::Track;
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat};
use lorenzo::{Choice, Resource, TileId};

/// In a field of 412 by 102, its upper left corner at the origin.
pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let view = pen.scene.view;
    let points = &pen.edition().board.faith_points;
    let end = points.len().saturating_sub(1) as i32;
    let track = Track { x: 1.0, y: 64.0, width: 410.0, height: 24.0, end };
    let at: Vec<(Seat, i32)> = view.players.iter().map(|p| (p.seat, p.goods.get(Resource::Faith).into())).collect();
    let held: Vec<Phrase> = at.iter().map(|(seat, n)| Phrase::new("draw-at").with("seat", *seat).with("n", *n)).collect();
    let about = pen.say(Phrase::new("draw-faith-track").with("held", held));
    html! {
        (spot(pen.take(&[Choice::Support]), "space church", &pen.say(Phrase::new("draw-church")), [1.0, 1.0, 112.0, 56.0], html! {
            rect class="stones" x="1" y="1" width="112" height="56" rx="5" {}
            (icon::at("church", 8.0, 9.0, 40.0))
            (fitted(&pen.say(Phrase::new("draw-church-name")), "label", 53.0, 25.0, 12.5, 56.0, Anchor::Start))
            (Row::new().icon("faith").icon("arrow").icon("vp").draw(53.0, 41.0, 15.0, 56.0, Anchor::Start))
        }))
        @for period in 0..3 { (tile(pen, period)) }
        g role="img" data-tip aria-label=(about) {
            (track.cells(|n| Some(n.to_string())))
            @for (nth, faith) in pen.edition().board.vatican_faith.iter().enumerate() {
                path class="threshold" d={ "M" (icon::round(track.middle((*faith).into()))) " 62l-4-5h8z" } {}
                text class="tick-n" x=(icon::round(track.middle((*faith).into()) )) y="71" { (["I", "II", "III"][nth % 3]) }
            }
            @for (n, vp) in points.iter().enumerate() { text class="tick-n vp-n" x=(icon::round(track.middle(n as i32))) y="98" { (vp) } }
        }
        (track.markers("faith", &at, 19.0))
    }
}

/// The tile of a period, counted from 0, with the shields of those it has struck.
fn tile(pen: &Pen<'_>, period: usize) -> Markup {
    let view = pen.scene.view;
    let x = 116.0 + 99.0 * period as f32;
    let id = view.tiles.get(period).copied();
    let figures = id.and_then(|id| TileId::from_word(id, pen.edition())).map(|id| pen.edition().tile(id));
    let struck: Vec<Seat> = view.players.iter().filter(|p| id.is_some_and(|id| p.excommunications.contains(&id))).map(|p| p.seat).collect();
    let now = usize::from(view.period) == period + 1;
    let place = if now { pen.take(&[Choice::Defy]) } else { None };
    let faith = pen.edition().board.vatican_faith.get(period).copied().unwrap_or_default();
    let mut about = id.map(|id| pen.say(Phrase::name("tile", id))).unwrap_or_default();
    if now && struck.is_empty() && !pen.scene.over {
        for player in &view.players {
            let lacks = faith - player.goods.get(Resource::Faith);
            let key = if lacks > 0 { "draw-lacks-faith" } else { "draw-may-support" };
            about = format!("{about}. {}", pen.say(Phrase::new(key).with("seat", player.seat).with("n", lacks)));
        }
    }
    for seat in &struck {
        about = format!("{about}. {}", pen.say(Phrase::new("draw-excommunicated").with("seat", *seat)));
    }
    html! {
        (spot(place, if now { "tile now" } else { "tile" }, &about, [x, 1.0, 96.0, 56.0], html! {
            path class="tile-sheet" d={ "M" (x + 7.0) " 1h82l7 7v42l-7 7h-82l-7-7v-42z" } {}
            text class="label" x=(x + 8.0) y="14" font-size="11" { (["I", "II", "III"][period % 3]) }
            (Row::new().text(format!("≥{faith}")).icon("faith").draw(x + 90.0, 11.0, 12.0, 40.0, Anchor::End))
            @if let Some(figures) = figures {
                @for effect in &figures.effects { (signs::penalty(effect).draw(x + 48.0, 29.0, 17.0, 88.0, Anchor::Middle)) }
            }
            @for (nth, seat) in struck.iter().enumerate() { (people::crest_at(*seat, x + 20.0 + 18.0 * nth as f32, 48.0, 15.0)) }
            @if now && struck.is_empty() && !pen.scene.over { (readiness(pen, faith, x)) }
        }))
    }
}

/// Who could support the Church now, and how much faith the others lack.
fn readiness(pen: &Pen<'_>, faith: i16, x: f32) -> Markup {
    html! {
        @for (nth, player) in pen.scene.view.players.iter().enumerate() {
            @let lacks = faith - player.goods.get(Resource::Faith);
            @let at = x + 8.0 + 23.0 * nth as f32;
            g class=[(lacks > 0).then_some("lacking")] {
                (people::crest_at(player.seat, at, 48.0, 11.0))
                text class="n" x=(at + 5.0) y="51" font-size="8.5" { @if lacks > 0 { "−" (lacks) } @else { "✓" } }
            }
        }
    }
}
