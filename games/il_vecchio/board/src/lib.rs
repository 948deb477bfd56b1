//! The board of Il Vecchio, after the pattern of `lorenzo-board`.
//!
//! - `context.rs`: the scene, the offers still to be placed, and what everybody looks up. `places.rs`: where things stand on the painted sheet.
//! - `icons.rs` says prices and effects in icons; `gains.rs` what a town brings the viewer, `travel.rs` and `traveller.rs` what a journey costs and who goes.
//! - `land.rs` with `town.rs`: the map. `tracks.rs` with `spaces.rs` and `crests.rs`: what stands beside it. `tiles.rs`, `pieces.rs`: the things.
//! - `bishop_switch.rs`: by whom a member acts, a switch. `mini_map.rs`: the sheet in little, on a phone.
//! - `mat.rs` and `rivals.rs`: the families. `catalogue.rs`, `for_you.rs`, `inspections.rs`: what the panel tells.
//! - `question.rs` and `answers.rs`: the bar, with whatever answer no part of the table has claimed. It is made last.

mod answers;
mod areas;
mod bishop_switch;
mod catalogue;
mod context;
mod crests;
mod final_score;
mod for_you;
mod gains;
mod icons;
mod inspections;
mod land;
mod legend;
mod mat;
mod mini_map;
mod pieces;
pub mod places;
mod question;
mod rivals;
mod spaces;
mod tiles;
mod town;
mod tracks;
mod travel;
mod traveller;

use catalogue::Catalogue;
use context::Ctx;
use drawing::{Board, Component, LegendEntry, Scene, TableDrawing, art, art_files, html, score_table};
use il_vecchio::{Edition, IlVecchio};
use kit::{LoadedEdition, Seat};
use words::Words;

/// Draws [`IlVecchio`].
pub struct IlVecchioBoard;

impl Board for IlVecchioBoard {
    type Game = IlVecchio;
    const CSS: &'static str =
        concat!(include_str!("../assets/il_vecchio.css"), include_str!("../assets/places.css"), include_str!("../assets/phone.css"));
    const ART: art::Source = art::Source {
        drawings: art_files!["parts.svg", "map_parts.svg", "pieces.svg", "tuscany.svg"],
        recipes: art_files!["recipes.txt", "towns.txt"],
        palette: drawing::theme::Palette(include_str!("../art/palette.css")),
    };

    fn draw(scene: &Scene<'_, IlVecchio>) -> TableDrawing {
        let ctx = Ctx::new(scene);
        let board = html! { (land::draw(&ctx)) (mini_map::draw(&ctx)) (tracks::draw(&ctx)) };
        let mat = context::own(&ctx).map(|family| mat::draw(&ctx, family));
        let rivals = rivals::draw(&ctx);
        let ending = scene.over.then(|| score_table::count(scene, &final_score::lines(&ctx)));
        TableDrawing {
            class: class(scene),
            board,
            areas: areas::draw(&ctx),
            mat,
            next: next(scene),
            rivals,
            inspections: inspections::all(&ctx),
            ending,
            // Last: what nobody has claimed.
            question: question::bar(&ctx),
        }
    }

    fn legend(_: &'static LoadedEdition<Edition>, words: &Words) -> Vec<LegendEntry> {
        legend::entries(words)
    }

    fn components(edition: &'static LoadedEdition<Edition>, words: &Words) -> Vec<Component> {
        Catalogue { edition, words }.components()
    }
}

/// Who plays after whoever is asked, around the table. In an event everybody is asked in the middle of somebody's turn, and in the last round
/// those who have had their double turn do not come again.
fn next(scene: &Scene<'_, IlVecchio>) -> Vec<Seat> {
    let in_between = scene.question.is_none_or(|question| matches!(question.key.as_ref(), "ask-pay-tax" | "ask-yielding"));
    let asked: Vec<Seat> = scene.asked.iter().collect();
    let seats = scene.view.families.len() as u8;
    match asked[..] {
        [one] if !in_between && !scene.view.last_round => (1..seats).map(|far| Seat((one.0 + far) % seats)).collect(),
        _ => Vec::new(),
    }
}

/// What the style of the whole page hangs on.
fn class(scene: &Scene<'_, IlVecchio>) -> String {
    format!("il_vecchio seats-{}{}", scene.view.families.len(), if scene.over { " over" } else { "" })
}
