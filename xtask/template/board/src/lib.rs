//! The board of Bottega: the commission that is bid for, a coin for each bid, and what every workshop has.
//!
//! A board is a function from a [`Scene`] to markup. `commission.rs` draws a card, `bids.rs` the answers, `workshop.rs` a player; whatever
//! answer no part of the drawing has claimed lands in the tray, so that nothing is ever left without a button.

mod bids;
mod commission;
mod workshop;

use bottega::Bottega;
use drawing::score_table::{self, Entry, Line};
use drawing::{Board, Scene, TableDrawing, html, offers};

pub(crate) type Ctx<'a> = drawing::DrawContext<'a, Bottega>;

/// Draws [`Bottega`].
pub struct BottegaBoard;

impl Board for BottegaBoard {
    type Game = Bottega;
    const CSS: &'static str = include_str!("../assets/bottega.css");

    fn draw(scene: &Scene<'_, Bottega>) -> TableDrawing {
        let ctx = Ctx::new(scene);
        let open = commission::open(&ctx);
        let bids = bids::draw(&ctx);
        let board = html! {
            div class={ "board bottega" @if scene.over { " over" } } id="board" {
                @if scene.over {
                    div class="ending" { (score_table::podium(scene)) (score_table::table(scene, &lines(scene))) }
                } @else {
                    div class="middle" { (open) (bids) }
                    (offers::tray(scene, &ctx.spots))
                }
                div class="workshops" { @for seat in kit::Seat::all(scene.view.players.len() as u8) { (workshop::draw(&ctx, seat)) } }
            }
        };
        TableDrawing::in_one_piece(<Self::Game as kit::Game>::ID, board)
    }
}

/// The final scores, a line for each source (§3).
fn lines(scene: &Scene<'_, Bottega>) -> Vec<Line> {
    let sources = scene.standing.scores.first().map_or(&[][..], |score| &score.sources);
    let line = |source: &'static str| {
        let points = |seat: kit::Seat| {
            let score = scene.standing.scores.iter().find(|score| score.seat == Some(seat));
            score.and_then(|score| score.sources.iter().find(|(name, _)| *name == source)).map_or(0, |(_, points)| *points)
        };
        Line::of(scene, scene.text(&format!("score-{source}")), |seat| Entry::because(points(seat), ""))
    };
    sources.iter().map(|(source, _)| line(source)).collect()
}
