//! The board of Il Vecchio, after the pattern of `lorenzo-board`: the map of Tuscany, the five tracks with their tiles, the question, and
//! what every family owns.

mod crests;
mod goer;
mod map;
mod member;
mod player;
mod reckoning;
mod signs;
mod spaces;
mod tile;
mod town;
mod tracks;
mod travel;
mod tray;

use drawing::{Board, Markup, Scene, html, ledger};
use il_vecchio::IlVecchio;

pub(crate) type Pen<'a> = drawing::Pen<'a, IlVecchio>;

/// Draws [`IlVecchio`].
pub struct IlVecchioBoard;

impl Board for IlVecchioBoard {
    type Game = IlVecchio;
    const CSS: &'static str = include_str!("../assets/il_vecchio.css");

    fn draw(scene: &Scene<'_, IlVecchio>) -> Markup {
        let pen = Pen::new(scene);
        let map = map::draw(&pen);
        let tracks = tracks::draw(&pen);
        let players = player::draw(&pen);
        // Last: what nobody has claimed.
        let tray = tray::draw(&pen);
        html! {
            div class={ "board il_vecchio seats-" (scene.view.families.len()) @if scene.over { " over" } @if tray::is_crowded(scene) { " crowded" } } id="board" {
                (map)
                (tracks)
                @if scene.over { (ledger::podium(scene)) }
                (tray)
                div class="players" { (players) }
            }
        }
    }
}
