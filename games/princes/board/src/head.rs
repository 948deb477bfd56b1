//! The round table with the value a work needs and the phases of a round, and the prestige track.

use crate::{Pen, worth};
use drawing::pen::{at, named};
use drawing::resources::{Anchor, Row, fitted};
use drawing::track::Track;
use drawing::{Markup, html, icon, people};
use kit::{Phrase, Seat};
use princes::{Building, Scene, Sort};

/// The track runs in two lines of so many cells; beyond them it is run once more.
const LINE: i32 = 50;
const LAP: i32 = 2 * LINE;
const ROUNDS: f32 = 330.0;

/// The parts of a round, in order (§1.10, §8.2).
#[derive(Copy, Clone, PartialEq, Eq)]
enum Phase {
    Auctions,
    Characters,
    Actions,
    Best,
}

impl Phase {
    const fn key(self) -> &'static str {
        match self {
            Phase::Auctions => "draw-phase-auctions",
            Phase::Characters => "draw-phase-characters",
            Phase::Actions => "draw-phase-actions",
            Phase::Best => "draw-phase-best",
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

pub(crate) fn draw(pen: &Pen<'_>) -> Markup {
    html! {
        div class="head" {
            svg class="drawn rounds" viewBox={ "0 0 " (ROUNDS) " 54" } {
                (rounds(pen))
                (at(0.0, 36.0, phases(pen)))
            }
            (prestige(pen))
        }
    }
}

fn rounds(pen: &Pen<'_>) -> Markup {
    let view = pen.scene.view;
    let step = ROUNDS / f32::from(view.rounds.max(1));
    html! {
        @for (round, minimum) in (1u8..).zip(&pen.edition().minimum) {
            @let now = round == view.round;
            @let class = if now { "round now" } else if round < view.round { "round past" } else { "round" };
            @let needs = Phrase::new("draw-round").with("round", round).with("minimum", *minimum);
            @let told: Vec<Phrase> = [needs].into_iter().chain(now.then(|| Phrase::new("draw-first").with("seat", view.first))).collect();
            (at(step * f32::from(round - 1), 0.0, named(None, class, &pen.tell(&told), html! {
                rect class="stones" x="1" y="1" width=(icon::round(step - 3.0)) height="32" rx="5" {}
                text class="tick-n" x="9" y="12" { (round) }
                @if now { (people::crest_at(view.first, step - 10.0, 9.0, 13.0)) }
                text class="figure minimum" x=(icon::round(step / 2.0 - 1.0)) y="28" { "≥" (minimum) }
            })))
        }
    }
}

fn phases(pen: &Pen<'_>) -> Markup {
    let all: Vec<Phase> = [Phase::Auctions, Phase::Characters, Phase::Actions, Phase::Best]
        .into_iter()
        .filter(|phase| *phase != Phase::Characters || pen.scene.view.muse)
        .collect();
    let now = Phase::now(&pen.scene.view.scene);
    let step = ROUNDS / all.len() as f32;
    html! {
        @for (nth, phase) in all.into_iter().enumerate() {
            @let class = if now == Some(phase) { "phase now" } else { "phase" };
            (at(step * nth as f32, 0.0, if phase == Phase::Best { best(pen, step) } else {
                named(None, class, &pen.scene.text(&format!("{}-about", phase.key())), html! {
                    rect class="stones" x="1" y="1" width=(icon::round(step - 3.0)) height="16" rx="4" {}
                    (fitted(&pen.scene.text(phase.key()), "label", step / 2.0 - 1.0, 12.5, 11.0, step - 10.0, Anchor::Middle))
                })
            }))
        }
    }
}

/// Whose work is the best so far, and what it is worth.
fn best(pen: &Pen<'_>, width: f32) -> Markup {
    let leaders = worth::leaders(pen);
    let value = leaders.first().and_then(|seat| pen.scene.view.princes.get(seat.index())).map_or(0, |prince| prince.best);
    let mut told = vec![Phrase::new("draw-phase-best-about").with("n", pen.edition().best_work)];
    told.extend(leaders.iter().map(|seat| Phrase::new("draw-best-of").with("seat", *seat).with("n", value)));
    let row = if leaders.is_empty() { Row::new().icon("star").text("–") } else { Row::new().icon("star").text(value.to_string()) };
    named(
        None,
        "phase best",
        &pen.tell(&told),
        html! {
            rect class="stones" x="1" y="1" width=(icon::round(width - 3.0)) height="16" rx="4" {}
            (row.draw(6.0, 9.0, 13.0, 40.0, Anchor::Start))
            @for (nth, seat) in leaders.iter().enumerate() { (people::crest_at(*seat, 47.0 + 11.0 * nth as f32, 9.0, 13.0)) }
        },
    )
}

fn prestige(pen: &Pen<'_>) -> Markup {
    let standing: Vec<(Seat, i32)> = (0u8..).zip(&pen.scene.view.princes).map(|(seat, prince)| (Seat(seat), prince.prestige)).collect();
    let told: Vec<Phrase> = standing.iter().map(|(seat, n)| Phrase::new("draw-prestige").with("seat", *seat).with("n", *n)).collect();
    let lines = [0, 1].map(|line| Track { x: 28.0, y: 1.0 + 26.5 * line as f32, width: 671.0, height: 25.0, end: LINE - 1 });
    html! {
        div class="scroll" tabindex="0" role="group" aria-label=(pen.scene.text("draw-track")) { svg class="drawn prestige" id="prestige-track" viewBox="0 0 700 54" {
            (named(None, "track-line", &pen.tell(&told), html! {
                (Row::new().icon("vp").draw(3.0, 27.0, 20.0, 22.0, Anchor::Start))
                @for (line, track) in (0..).zip(&lines) {
                    (track.cells(|n| (n % 5 == 0).then(|| (n + line * LINE).to_string())))
                }
            }))
            @for (line, track) in (0..).zip(&lines) {
                @let here: Vec<(Seat, i32)> = standing.iter().filter(|(_, n)| n.rem_euclid(LAP) / LINE == line).map(|(seat, n)| (*seat, n.rem_euclid(LINE))).collect();
                (track.markers("prestige", &here, 16.0))
            }
            // Who has run the whole track carries what it was worth.
            @for (seat, n) in standing.iter().filter(|(_, n)| *n >= LAP) {
                @let track = &lines[usize::from(n.rem_euclid(LAP) >= LINE)];
                text class="n lap" x=(icon::round(track.middle(n.rem_euclid(LINE)))) y=(track.y + 8.0) { "+" (n / LAP * LAP) }
                desc { (pen.say(Phrase::new("draw-prestige").with("seat", *seat).with("n", *n))) }
            }
        } }
    }
}
