//! The board of Firenze, after the pattern of `lorenzo-board`: everything in this game is a floor, so everything is built of one block.
//!
//! - `context.rs`: the scene, the offers still to be placed, and what the inspection panel is told as things are drawn. `bricks.rs`: the block.
//! - `city.rs`: the skyline of contracts. `market.rs` and `around.rs`: the row of cards with their trays, churches, bag and pile.
//! - `mat.rs`: what lies before the viewer, with `store.rs`, `site.rs` (the towers), `prices.rs` and `hand.rs`; `rivals.rs` the others in little; `gallery.rs`
//!   everybody's site, for who only looks on.
//! - `laying.rs` and `payment.rs`: whole payments with one click. `going_on.rs`: "go on" says what it leaves out.
//! - `tower_value.rs` and `reach.rs`: what a height earns, and who is near it. `icons.rs` says every effect in icons.
//! - `card_panel.rs`, `contract_panel.rs`, `tower_panel.rs`: what the panel tells of each thing; `for_you.rs` what they share; `catalogue.rs` what is the
//!   same for everybody.
//! - `question.rs`: the bar, with whatever answer no part of the table has claimed; so it is made last.

mod areas;
mod around;
mod bricks;
mod card;
mod card_panel;
mod catalogue;
mod city;
mod context;
mod contract_panel;
mod final_score;
mod for_you;
mod gallery;
mod going_on;
mod hand;
mod icons;
mod laying;
mod legend;
mod market;
mod mat;
mod payment;
mod prices;
mod question;
mod reach;
mod rivals;
mod site;
mod store;
mod tower_panel;
mod tower_value;

use catalogue::Catalogue;
use context::Ctx;
use drawing::{Board, Component, LegendEntry, Scene, TableDrawing, art, art_files, html, score_table};
use firenze::{Edition, Firenze, Subject};
use kit::{LoadedEdition, Seat};
use words::Words;

/// Draws [`Firenze`].
pub struct FirenzeBoard;

impl Board for FirenzeBoard {
    type Game = Firenze;
    const CSS: &'static str = include_str!("../assets/firenze.css");
    const ART: art::Source =
        art::Source { drawings: art_files!["parts.svg", "pieces.svg"], recipes: art_files!["recipes.txt"], ..art::Source::NONE };

    fn draw(scene: &Scene<'_, Firenze>) -> TableDrawing {
        let ctx = Ctx::new(scene);
        let board = html! { (city::draw(&ctx)) (market::draw(&ctx)) @if scene.me().is_none() { (gallery::draw(&ctx)) } };
        let mat = ctx.own().map(|(seat, player)| mat::draw(&ctx, seat, player));
        let rivals = rivals::draw(&ctx);
        let ending = scene.over.then(|| score_table::count_with(scene, &final_score::lines(&ctx), final_score::tie(&ctx)));
        let areas = areas::draw(&ctx);
        // Last: what nobody has claimed.
        let question = question::bar(&ctx);
        TableDrawing { class: class(scene), question, board, areas, mat, next: next(scene), rivals, inspections: ctx.inspections(), ending }
    }

    fn legend(_: &'static LoadedEdition<Edition>, words: &Words) -> Vec<LegendEntry> {
        legend::entries(words)
    }

    fn components(edition: &'static LoadedEdition<Edition>, words: &Words) -> Vec<Component> {
        Catalogue { edition, words }.components()
    }
}

/// Who plays after whoever's turn it is; after the last seal nobody has more than one turn (§16.2).
fn next(scene: &Scene<'_, Firenze>) -> Vec<Seat> {
    let view = scene.view;
    if scene.over {
        return Vec::new();
    }
    let others = view.active.clockwise(view.players.len() as u8).skip(1);
    others.take_while(|seat| view.ender != Some(*seat)).collect()
}

/// What the style of the whole page hangs on: the question, so that what is not asked steps back.
fn class(scene: &Scene<'_, Firenze>) -> String {
    let asked = match scene.subject.filter(|_| scene.is_asked()) {
        Some(Subject::Card) => " q-card",
        Some(Subject::Lay { .. }) => " q-lay",
        Some(Subject::Exchange { .. } | Subject::Wholesale { .. }) => " q-exchange",
        Some(Subject::Build { .. }) => " q-build",
        Some(Subject::Seal { .. }) => " q-seal",
        Some(_) => " q-other",
        None => "",
    };
    format!("firenze seats-{}{asked}{}", scene.view.players.len(), if scene.over { " over" } else { "" })
}
