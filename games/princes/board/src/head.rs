//! The round table with the value a work needs, and the prestige track.

use crate::Pen;
use drawing::pen::{at, named};
use drawing::resources::Row;
use drawing::track::Track;
use drawing::{Markup, html, people};
use kit::{Phrase, Seat};

/// The track runs in two lines of so many cells.
const LINE: i32 = 40;

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    let view = pen.scene.view;
    let step = 330.0 / f32::from(view.rounds.max(1));
    html! {
        div class="head" {
            svg class="drawn rounds" viewBox="0 0 330 54" {
                @for (round, minimum) in (1u8..).zip(&pen.edition().minimum) {
                    @let now = round == view.round;
                    @let class = if now { "round now" } else if round < view.round { "round past" } else { "round" };
                    @let needs = Phrase::new("draw-round").with("round", round).with("minimum", *minimum);
                    @let told: Vec<Phrase> = [needs].into_iter().chain(now.then(|| Phrase::new("draw-first").with("seat", view.first))).collect();
                    (at(step * f32::from(round - 1), 0.0, named(None, class, &pen.tell(&told), html! {
                        rect class="stones" x="1" y="1" width=(step - 3.0) height="52" rx="5" {}
                        text class="tick-n" x=(step / 2.0 - 8.0) y="12" { (round) }
                        @if now { (people::crest_at(view.first, step / 2.0 + 9.0, 10.0, 14.0)) }
                        text class="figure minimum" x=(step / 2.0 - 1.0) y="43" { "≥" (minimum) }
                    })))
                }
            }
            (prestige(pen))
        }
    }
}

fn prestige(pen: &Pen<'_>) -> Markup {
    let standing: Vec<(Seat, i32)> = (0u8..).zip(&pen.scene.view.princes).map(|(seat, prince)| (Seat(seat), prince.prestige)).collect();
    let told: Vec<Phrase> = standing.iter().map(|(seat, n)| Phrase::new("draw-prestige").with("seat", *seat).with("n", *n)).collect();
    let lines = [0, 1].map(|line| Track { x: 28.0, y: 1.0 + 26.5 * line as f32, width: 671.0, height: 25.0, end: LINE - 1 });
    html! {
        svg class="drawn prestige" viewBox="0 0 700 54" {
            (named(None, "track-line", &pen.tell(&told), html! {
                (Row::new().icon("vp").draw(3.0, 27.0, 20.0, 22.0, drawing::resources::Anchor::Start))
                @for (line, track) in (0..).zip(&lines) {
                    (track.cells(|n| (n % 5 == 0).then(|| (n + line * LINE).to_string())))
                }
            }))
            @for (line, track) in (0..).zip(&lines) {
                @let here: Vec<(Seat, i32)> = standing.iter().filter(|(_, n)| (*n).clamp(0, 2 * LINE - 1) / LINE == line).map(|(seat, n)| (*seat, n - line * LINE)).collect();
                (track.markers("prestige", &here, 18.0))
            }
        }
    }
}
