//! The board of Florence, after the pattern of `lorenzo-board`: carnival night, nine parties in their courts and three Medici on their way.
//!
//! In the order in which to read it: `context.rs` and `pieces.rs` are what everybody uses; `drive.rs` says who would gain what if the noble drove now,
//! `prospects.rs` what an answer would change. `city.rs` lays out the courts (`court.rs`, with `queue.rs` and `tile.rs`) and streets, `medici.rs` stands beside
//! them; `mat.rs` with `hand.rs` and `objective.rs` is what lies before the viewer, `rivals.rs` and `strozzi.rs` are the others. `catalogue.rs`, `for_you.rs` and
//! `inspections.rs` are the panel; `question.rs` with `answers.rs` is the bar, and made last, so that nothing is left without a place.

mod answers;
mod areas;
mod catalogue;
mod city;
mod context;
mod court;
mod drive;
mod final_score;
mod for_you;
mod hand;
mod inspections;
mod legend;
mod mat;
mod medici;
mod objective;
mod pieces;
mod prospects;
mod question;
mod queue;
mod rivals;
mod strozzi;
mod tile;

use catalogue::Catalogue;
use context::Ctx;
use drawing::theme::Palette;
use drawing::{Board, Component, LegendEntry, Scene, TableDrawing, art, art_files, html, score_table};
use florence::{By, Edition, Florence};
use kit::{LoadedEdition, Seat};
use words::Words;

/// Draws [`Florence`].
pub struct FlorenceBoard;

impl Board for FlorenceBoard {
    type Game = Florence;
    const CSS: &'static str = include_str!("../assets/florence.css");
    const ART: art::Source = art::Source {
        drawings: art_files!["parts.svg", "pieces.svg"],
        recipes: art_files!["recipes.txt"],
        palette: Palette(include_str!("../art/palette.css")),
    };

    fn draw(scene: &Scene<'_, Florence>) -> TableDrawing {
        let ctx = Ctx::new(scene);
        let areas = areas::draw(&ctx);
        let board = html! { (city::draw(&ctx)) (medici::draw(&ctx)) };
        let mat = context::own(&ctx).map(|player| mat::draw(&ctx, player));
        let rivals = rivals::draw(&ctx);
        let ending = scene.over.then(|| score_table::count(scene, &final_score::lines(&ctx)));
        TableDrawing {
            class: class(scene),
            board,
            areas,
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

/// Who plays after whoever is asked: around the table, without end until the last has passed (§3.4). Who has passed still takes bonuses.
fn next(scene: &Scene<'_, Florence>) -> Vec<Seat> {
    let seats: Vec<Seat> =
        scene.view.players.iter().filter_map(|player| if let By::Seat(seat) = player.by { Some(seat) } else { None }).collect();
    let now = seats.iter().position(|seat| scene.asked.contains(*seat)).filter(|_| scene.asked.len() == 1 && scene.view.round > 0);
    now.map_or(Vec::new(), |now| seats[now + 1..].iter().chain(&seats[..now]).copied().collect())
}

/// What the style of the whole page hangs on.
fn class(scene: &Scene<'_, Florence>) -> String {
    let solo = if scene.view.strozzi.is_some() { " solo" } else { "" };
    let over = if scene.over { " over" } else { "" };
    format!("florence seats-{} open-{}{solo}{over}", scene.view.players.len(), scene.view.open_places)
}
