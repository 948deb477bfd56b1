//! The board of Lorenzo il Magnifico, and the pattern for the boards of the other games.
//!
//! A board is a function from a [`Scene`] to the pieces of a table's page ([`TableDrawing`]): the question, the shared board in areas, the
//! viewer's mat, the rivals, and what the inspection panel tells of each thing. Everything is HTML with classes; pictures are classes of the art.
//!
//! How it is made, in the order in which to read it:
//! - `context.rs`: the scene, the offers still to be placed, and what everybody looks up.
//! - `icons.rs` says every price and effect in icons, `descriptions.rs` the same in words. Both match on the rules' own types, so an effect
//!   that is added to the rules does not compile until it can be shown.
//! - `card.rs`, `leaders.rs`, `pieces.rs`: the things. `towers.rs`, `city.rs` with `church.rs`, `tracks.rs` and `spaces.rs`: the shared board; `stage.rs`:
//!   what is chosen before the first round. `mat.rs` and `rivals.rs`: the families.
//! - `catalogue.rs`: every component as the panel tells it to anybody; `for_you.rs` with `prices.rs` and `work.rs`: what it comes to for the viewer now;
//!   `inspections.rs` puts both together.
//! - `question.rs` and `answers.rs`: the bar, with whatever answer no part of the table has claimed. It is made last, so that nothing is ever left
//!   without a place.

mod answers;
mod areas;
mod card;
mod catalogue;
mod church;
mod city;
mod context;
mod descriptions;
mod final_score;
mod for_you;
mod icons;
mod inspections;
mod leaders;
mod legend;
mod mat;
mod pieces;
mod prices;
mod question;
mod rivals;
mod spaces;
mod stage;
mod towers;
mod tracks;
mod work;

use catalogue::Catalogue;
use context::Ctx;
use drawing::{Board, Component, LegendEntry, Scene, TableDrawing, art, art_files, html, score_table};
use kit::{LoadedEdition, Seat};
use lorenzo::{Edition, Lorenzo};
use words::Words;

/// Draws [`Lorenzo`].
pub struct LorenzoBoard;

impl Board for LorenzoBoard {
    type Game = Lorenzo;
    const CSS: &'static str = include_str!("../assets/lorenzo.css");
    const ART: art::Source = art::Source {
        drawings: art_files!["icons.svg"],
        recipes: art_files!["cards.txt", "leaders.txt", "tiles.txt", "places.txt"],
        ..art::Source::NONE
    };

    fn draw(scene: &Scene<'_, Lorenzo>) -> TableDrawing {
        let ctx = Ctx::new(scene);
        let board = if stage::is_set(&ctx) {
            stage::draw(&ctx)
        } else {
            html! { (towers::draw(&ctx)) (city::draw(&ctx)) }
        };
        let mat = context::own(&ctx).map(|player| mat::draw(&ctx, player));
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

/// Who plays after whoever is asked: the rest of the turn order, then from its beginning those who still have a member at home. What comes
/// after the round is not known before the council has been counted.
fn next(scene: &Scene<'_, Lorenzo>) -> Vec<Seat> {
    let view = scene.view;
    let asked = view.order.iter().position(|seat| scene.asked.contains(*seat)).filter(|_| scene.asked.len() == 1);
    let (Some(now), false) = (asked, view.round == 0) else { return Vec::new() };
    let at_home = |seat: &Seat| view.players.iter().any(|player| player.seat == *seat && player.members.iter().any(|m| m.space.is_none()));
    let (before, after) = view.order.split_at(now);
    after[1..].iter().chain(before.iter()).copied().filter(at_home).collect()
}

/// What the style of the whole page hangs on.
fn class(scene: &Scene<'_, Lorenzo>) -> String {
    let leaders = if scene.view.leaders { " with-leaders" } else { "" };
    let over = if scene.over { " over" } else { "" };
    format!("lorenzo seats-{}{leaders}{over}", scene.view.players.len())
}
