//! The board of The Princes of Florence, after the pattern of `lorenzo-board`: the market above, one's own estate and people below it, the other
//! princes beside.
//!
//! In the order in which to read it:
//! - `context.rs`: the scene, the offers still to be placed, and what has been drawn that can be inspected (`thing.rs`).
//! - `tile.rs` and `land.rs`: what lies on a land; `estate.rs` draws the tiles; `field.rs` with `ground.rs` is where one is placed, with a ghost.
//! - `market.rs`, `yard.rs`: the shared board; `stage.rs` with `auction.rs` and `court.rs`: what takes its middle for a moment; `top.rs`: rounds and prestige.
//! - `mat.rs`, `hand.rs`, `card.rs`, `rivals.rs`: the princes; `worth.rs`: what a work is worth, part by part.
//! - `catalogue.rs`: every component as the panel tells it to anybody; `for_you.rs`: what it comes to for the viewer now; `inspections.rs` puts both
//!   together.
//! - `question.rs`: the bar, with whatever answer no part of the table has claimed. It is made last, so that nothing is ever left without a place.

mod areas;
mod auction;
mod card;
mod catalogue;
mod context;
mod court;
mod estate;
mod field;
mod final_score;
mod for_you;
mod ground;
mod hand;
mod icons;
mod inspections;
mod land;
mod legend;
mod market;
mod mat;
mod question;
mod rivals;
mod score_history;
mod stage;
mod thing;
mod tile;
mod top;
mod worth;
mod yard;

use catalogue::Catalogue;
use context::Ctx;
use drawing::{Board, Component, LegendEntry, Scene, TableDrawing, art, art_files, html};
use kit::{LoadedEdition, Seat};
use princes::{Edition, Princes};
use words::Words;

/// Draws [`Princes`].
pub struct PrincesBoard;

impl Board for PrincesBoard {
    type Game = Princes;
    const CSS: &'static str = concat!(include_str!("../assets/princes.css"), include_str!("../assets/small_windows.css"));
    const ART: art::Source = art::Source {
        drawings: art_files!["parts.svg", "icons.svg", "pieces.svg", "features.svg"],
        recipes: art_files!["recipes.txt"],
        ..art::Source::NONE
    };

    fn made_drawings() -> Option<art::File> {
        Some(estate::drawings())
    }

    fn draw(scene: &Scene<'_, Princes>) -> TableDrawing {
        let ctx = Ctx::new(scene);
        let board = html! {
            div.square data-area="market" { i.art.skyline {} (top::draw(&ctx)) (stage::draw(&ctx)) }
            @if ctx.own().is_none() { div.all-lands data-area="land" { (rivals::lands(&ctx)) } }
        };
        let mat = ctx.own().map(|(seat, prince)| mat::draw(&ctx, seat, prince));
        let rivals = rivals::draw(&ctx);
        let ending = scene.over.then(|| final_score::draw(&ctx));
        // Last: what nobody has claimed.
        let question = question::bar(&ctx);
        TableDrawing {
            class: class(&ctx),
            question,
            board,
            areas: areas::draw(&ctx),
            mat,
            next: next(&ctx),
            rivals,
            inspections: inspections::all(&ctx),
            ending,
        }
    }

    fn legend(_: &'static LoadedEdition<Edition>, words: &Words) -> Vec<LegendEntry> {
        legend::entries(words)
    }

    fn components(edition: &'static LoadedEdition<Edition>, words: &Words) -> Vec<Component> {
        Catalogue { edition, words }.components()
    }
}

/// What the style of the whole page hangs on.
fn class(ctx: &Ctx<'_>) -> String {
    let view = ctx.scene.view;
    let muse = if view.muse { " muse" } else { "" };
    let cooperation = if view.cooperation { " cooperation" } else { "" };
    let over = if ctx.scene.over { " over" } else { "" };
    format!("princes seats-{} {}{muse}{cooperation}{over}", view.princes.len(), stage::Middle::of(ctx).class())
}

/// Who is asked after whoever is: clockwise, as long as the part of the round that is going on lasts.
fn next(ctx: &Ctx<'_>) -> Vec<Seat> {
    use princes::Scene;
    let seats = ctx.seats();
    let Some(now) = ctx.scene.asked.iter().next().filter(|_| ctx.scene.asked.len() == 1) else { return Vec::new() };
    let after = now.next(seats).clockwise(seats).take(usize::from(seats) - 1);
    match &ctx.scene.view.scene {
        Scene::Bidding { high, passed, out, .. } => {
            after.filter(|seat| seat != high && !passed.contains(*seat) && !out.contains(*seat)).collect()
        }
        Scene::Auction { out, .. } | Scene::Court { out, .. } => after.filter(|seat| !out.contains(*seat)).collect(),
        Scene::Turn { seat, .. } | Scene::Work { seat, .. } if *seat == now => {
            after.take_while(|seat| *seat != ctx.scene.view.first).collect()
        }
        _ => Vec::new(),
    }
}
