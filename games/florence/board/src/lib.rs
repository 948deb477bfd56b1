//! The board of Florence, after the pattern of `lorenzo-board`: nine locations with queues and streets, the nobles with their dial, one's
//! own scandal cards, the question, and what every family has left.

mod city;
mod dial;
mod drive;
mod figure;
mod player;
mod reckoning;
mod signs;
mod strozzi;
mod tray;

use drawing::{Board, Markup, Scene, html, ledger, people};
use florence::{By, Florence};
use kit::Seat;

pub(crate) type Pen<'a> = drawing::Pen<'a, Florence>;

/// The shield of a player: that of the family's colour. Strozzi, who has two, has one of his own.
pub(crate) fn crest_of(pen: &Pen<'_>, by: By) -> Seat {
    let player = pen.scene.view.players.iter().find(|p| p.by == by);
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

    fn draw(scene: &Scene<'_, Florence>) -> Markup {
        let pen = Pen::new(scene);
        let city = city::draw(&pen);
        let dial = dial::draw(&pen);
        let players = player::draw(&pen);
        // Last: what nobody has claimed.
        let tray = tray::draw(&pen);
        html! {
            div class={ "board florence seats-" (scene.view.players.len()) @if scene.view.strozzi.is_some() { " solo" } @if scene.over { " over" } } id="board" {
                (city)
                @if scene.over {
                    div class="ending" { (ledger::podium(scene)) (reckoning::draw(&pen)) }
                } @else {
                    (dial)
                    (tray)
                }
                div class="players" { (players) }
            }
        }
    }
}
