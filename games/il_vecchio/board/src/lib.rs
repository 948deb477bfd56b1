//! The board of Il Vecchio, after the pattern of `lorenzo-board`: the map of Tuscany, the five tracks with their tiles, the question, and
//! what every family owns.

mod crests;
mod final_score;
mod icons;
mod map;
mod member;
mod player;
mod spaces;
mod tile;
mod town;
mod tracks;
mod travel;
mod traveller;
mod tray;

use drawing::{Board, Scene, TableDrawing, art, art_files, html, score_table};
use il_vecchio::IlVecchio;

pub(crate) type Ctx<'a> = drawing::DrawContext<'a, IlVecchio>;

/// Draws [`IlVecchio`].
pub struct IlVecchioBoard;

impl Board for IlVecchioBoard {
    type Game = IlVecchio;
    const CSS: &'static str = include_str!("../assets/il_vecchio.css");
    const ART: art::Source = art::Source {
        drawings: art_files!["parts.svg", "map_parts.svg", "pieces.svg", "tuscany.svg"],
        recipes: art_files!["recipes.txt", "towns.txt"],
        palette: drawing::theme::Palette(include_str!("../art/palette.css")),
    };

    fn draw(scene: &Scene<'_, IlVecchio>) -> TableDrawing {
        let ctx = Ctx::new(scene);
        let map = map::draw(&ctx);
        let tracks = tracks::draw(&ctx);
        let players = player::draw(&ctx);
        // Last: what nobody has claimed.
        let tray = tray::draw(&ctx);
        let board = html! {
            div class={ "board il_vecchio seats-" (scene.view.families.len()) @if scene.over { " over" } @if tray::is_crowded(scene) { " crowded" } } id="board" {
                (map)
                (tracks)
                @if scene.over { (score_table::podium(scene)) }
                (tray)
                div class="players" { (players) }
            }
        };
        TableDrawing::in_one_piece(<Self::Game as kit::Game>::ID, board)
    }
}
