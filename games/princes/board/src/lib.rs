//! The board of The Princes of Florence, after the pattern of `lorenzo-board`: rounds and prestige on top, what is for sale, the
//! question, one's own cards with what each work would be worth now, and every prince's land.
//!
//! While a tile is being placed, its turns take the room of what is for sale: see [`stage`].

mod card;
mod court;
mod hand;
mod head;
mod market;
mod player;
mod signs;
mod stage;
mod tile;
mod tray;

use drawing::{Board, Markup, Scene, html};
use princes::Princes;

pub(crate) type Pen<'a> = drawing::Pen<'a, Princes>;

/// Draws [`Princes`].
pub struct PrincesBoard;

impl Board for PrincesBoard {
    type Game = Princes;
    const CSS: &'static str = include_str!("../assets/princes.css");

    fn draw(scene: &Scene<'_, Princes>) -> Markup {
        let pen = Pen::new(scene);
        let head = head::draw(&pen);
        let middle = stage::draw(&pen).unwrap_or_else(|| html! { (market::draw(&pen)) @if scene.view.muse { (court::draw(&pen)) } });
        let hand = hand::draw(&pen);
        let players = player::draw(&pen);
        // Last: what nobody has claimed.
        let tray = tray::draw(&pen);
        html! {
            div class={ "board princes seats-" (scene.view.princes.len()) } id="board" {
                (head)
                (middle)
                (tray)
                (hand)
                div class="players" { (players) }
            }
        }
    }
}
