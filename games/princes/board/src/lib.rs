//! The board of The Princes of Florence, after the pattern of `lorenzo-board`: rounds and prestige on top, what is for sale, the
//! question, one's own land and cards with what each work would be worth now, and the other princes.
//!
//! A tile is placed on one's own land, as a ghost: see [`field`].

mod card;
mod court;
mod deeds;
mod field;
mod goods;
mod hand;
mod head;
mod market;
mod player;
mod reckoning;
mod signs;
mod stage;
mod tile;
mod tray;
mod worth;

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
        let middle = if scene.over {
            html! { div class="stage" { (reckoning::draw(&pen)) } }
        } else {
            stage::draw(&pen).unwrap_or_else(|| html! { (market::draw(&pen)) @if scene.view.muse { (court::draw(&pen)) } })
        };
        let own = player::own(&pen);
        let hand = hand::draw(&pen);
        let players = player::others(&pen);
        // Last: what nobody has claimed.
        let tray = tray::draw(&pen);
        html! {
            div class={ "board princes seats-" (scene.view.princes.len()) @if scene.view.muse { " muse" } @if scene.over { " over" } } id="board" {
                (head)
                (middle)
                (tray)
                div class={ "lands" @if own.is_none() { " public" } } {
                    @if let Some(own) = own { (own) }
                    div class="around" {
                        (hand)
                        div class="players" { (players) }
                    }
                }
            }
        }
    }
}
