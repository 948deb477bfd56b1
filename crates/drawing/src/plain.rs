//! A game without a board of its own: its view as tables, its answers as buttons. Playable, not pretty.

use crate::{AnswerSpots, Board, Scene, TableDrawing, offers, people};
use kit::{Game, Seat};
use maud::{Markup, html};
use serde_json::Value;
use std::marker::PhantomData;

/// The plain board of any game.
pub struct Plain<G>(PhantomData<G>);

impl<G: Game> Board for Plain<G> {
    type Game = G;
    const CSS: &'static str = "";

    fn draw(scene: &Scene<'_, G>) -> TableDrawing {
        let places = AnswerSpots::new(scene);
        let view = serde_json::to_value(scene.view).unwrap_or(Value::Null);
        let board = html! {
            div class={ "board plain " (G::ID) } id="board" {
                (people::standing(scene))
                (offers::tray(scene, &places))
                section class="plain-view" { (value(scene, "", &view)) }
            }
        };
        TableDrawing::in_one_piece(G::ID, board)
    }
}

/// A list whose entries belong to the seats is shown with their names.
fn value<G: Game>(scene: &Scene<'_, G>, key: &str, json: &Value) -> Markup {
    match json {
        Value::Null => html! { span class="none" { "–" } },
        Value::Bool(yes) => html! { (if *yes { "✓" } else { "–" }) },
        Value::Number(n) => html! { span data-count { (n) } },
        Value::String(text) => html! { (text) },
        Value::Array(entries) if entries.iter().all(|e| !e.is_object() && !e.is_array()) => html! {
            @for (nth, entry) in entries.iter().enumerate() { @if nth > 0 { ", " } (value(scene, "", entry)) }
            @if entries.is_empty() { span class="none" { "–" } }
        },
        Value::Array(entries) => html! {
            ol class="plain-list" {
                @for (nth, entry) in (0u8..).zip(entries) {
                    li { @if key == "players" { h3 { (people::crest(Seat(nth), 18)) " " (scene.name(Seat(nth))) } } (value(scene, "", entry)) }
                }
            }
        },
        Value::Object(fields) => html! {
            dl class="plain-fields" {
                @for (name, field) in fields { div { dt { (name.replace('_', " ")) } dd { (value(scene, name, field)) } } }
            }
        },
    }
}
