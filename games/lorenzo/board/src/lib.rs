//! The board of Lorenzo il Magnifico, and the pattern for the boards of the other games.
//!
//! A board is a function from a [`Scene`] to markup. This one is a grid of drawings: four towers, the city (dice, Church, tracks,
//! council, market, fields and workshops), the tray with the question, and a personal board for each family. On a wide screen
//! they stand beside each other, on a narrow one below each other; a drawing never changes its proportions.
//!
//! How it is made, in the order in which to read it:
//! - `pen.rs`: the scene, the offers still to be placed, and the frame that lights up where an answer is.
//! - `signs.rs` says every price and effect in icons, `told.rs` the same in words. Both match on the rules' own types, so an effect
//!   that is added to the rules does not compile until it can be shown.
//! - `card.rs`, `leader.rs`, `figure.rs`: the pieces. `towers.rs`, `city.rs`, `church.rs`, `tracks.rs`, `player.rs`: where they lie.
//! - `tray.rs`: whatever answer no part of the table has claimed. It is drawn last, so that nothing is ever left without a place.

mod card;
mod church;
mod city;
mod figure;
mod leader;
mod pen;
mod player;
mod reach;
mod reckoning;
mod signs;
mod told;
mod towers;
mod tracks;
mod tray;

use drawing::{Board, Markup, Scene, html, ledger};
use lorenzo::Lorenzo;
use pen::{Pen, at};

/// Draws [`Lorenzo`].
pub struct LorenzoBoard;

impl Board for LorenzoBoard {
    type Game = Lorenzo;
    const CSS: &'static str = include_str!("../assets/lorenzo.css");

    fn draw(scene: &Scene<'_, Lorenzo>) -> Markup {
        let pen = Pen::new(scene);
        let towers = towers::draw(&pen);
        let city = html! {
            svg class="drawn city yields" preserveAspectRatio="xMidYMin" viewBox="0 0 412 419" {
                (tracks::strip(&pen))
                (at(0.0, 48.0, church::draw(&pen)))
                (at(0.0, 157.0, tracks::draw(&pen)))
                (at(0.0, 219.0, city::draw(&pen)))
            }
        };
        let players = player::draw(&pen);
        // Last: what nobody has claimed.
        let tray = tray::draw(&pen);
        html! {
            div class={ "board lorenzo seats-" (scene.view.players.len()) @if scene.over { " over" } } id="board" {
                div class="towers yields" { (towers) }
                (city)
                @if scene.over { (ledger::podium(scene)) }
                (tray)
                div class="players" { (players) }
            }
        }
    }
}
