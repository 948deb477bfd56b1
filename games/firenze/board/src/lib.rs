//! The board of Firenze, after the pattern of `lorenzo-board`: six towers of contracts, the row of cards with its bricks, the question,
//! and everybody's building site, store and hand.
//!
//! Building happens on the site itself: the bricks that may be laid stand as ghosts on the towers and beside them, and a click on one
//! means "up to here".

mod brick;
mod card;
mod contracts;
mod laying;
mod payment;
mod pays;
mod player;
mod reckoning;
mod row;
mod signs;
mod site;
mod store;
mod tray;

use drawing::{Board, Markup, Scene, html};
use firenze::Firenze;

pub(crate) type Pen<'a> = drawing::Pen<'a, Firenze>;

/// Draws [`Firenze`].
pub struct FirenzeBoard;

impl Board for FirenzeBoard {
    type Game = Firenze;
    const CSS: &'static str = include_str!("../assets/firenze.css");

    fn draw(scene: &Scene<'_, Firenze>) -> Markup {
        let pen = Pen::new(scene);
        let contracts = contracts::draw(&pen);
        let market = row::draw(&pen);
        let players = player::draw(&pen);
        // Last: what nobody has claimed.
        let tray = tray::draw(&pen);
        html! {
            div class={ "board firenze seats-" (scene.view.players.len()) @if scene.over { " over" } } id="board" {
                (contracts)
                (market)
                (tray)
                div class="players" { (players) }
            }
        }
    }
}
