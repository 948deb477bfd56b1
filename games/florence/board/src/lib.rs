//! The board of Florence, after the pattern of `lorenzo-board`: nine locations with queues and streets, the nobles with their dial, one's
//! own scandal cards, the question, and what every family has left.

mod city;
mod dial;
mod drive;
mod figure;
mod final_score;
mod icons;
mod player;
mod strozzi;
mod tray;

use drawing::{Board, Scene, TableDrawing, art, art_files, html, people, score_table};
use florence::{By, Florence};
use kit::Seat;

pub(crate) type Ctx<'a> = drawing::DrawContext<'a, Florence>;

/// The shield of a player: that of the family's colour. Strozzi, who has two, has one of his own.
pub(crate) fn crest_of(ctx: &Ctx<'_>, by: By) -> Seat {
    let player = ctx.scene.view.players.iter().find(|p| p.by == by);
    match (by, player.and_then(|p| p.families.first())) {
        (By::Seat(_), Some(family)) => figure::shield(family.colour),
        (By::Seat(seat), None) => seat,
        (By::Strozzi, _) => people::RIVAL,
    }
}

/// Draws [`Florence`].
pub struct FlorenceBoard;

impl Board for FlorenceBoard {
    type Game = Florence;
    const CSS: &'static str = include_str!("../assets/florence.css");
    const ART: art::Source =
        art::Source { drawings: art_files!["parts.svg", "pieces.svg"], recipes: art_files!["recipes.txt"], ..art::Source::NONE };

    fn draw(scene: &Scene<'_, Florence>) -> TableDrawing {
        let ctx = Ctx::new(scene);
        let city = city::draw(&ctx);
        let dial = dial::draw(&ctx);
        let players = player::draw(&ctx);
        // Last: what nobody has claimed.
        let tray = tray::draw(&ctx);
        let board = html! {
            div class={ "board florence seats-" (scene.view.players.len()) @if scene.view.strozzi.is_some() { " solo" } @if scene.over { " over" } } id="board" {
                (city)
                @if scene.over {
                    div class="ending" { (score_table::podium(scene)) (final_score::draw(&ctx)) }
                } @else {
                    (dial)
                    (tray)
                }
                div class="players" { (players) }
            }
        };
        TableDrawing::in_one_piece(<Self::Game as kit::Game>::ID, board)
    }
}
