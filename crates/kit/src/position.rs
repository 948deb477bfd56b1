//! Positions: the whole state as JSON, loaded whole or as a patch on a fresh game.

use crate::{Game, PositionError, Printing, Setup, Silent};
use serde_json::Value;

/// The position as a document.
pub fn to_json<G: Game>(game: &G) -> Value {
    serde_json::to_value(game.position()).unwrap_or(Value::Null)
}

/// A game from a whole position.
pub fn from_json<G: Game>(edition: &'static Printing<G::Edition>, setup: &Setup, json: &Value) -> Result<G, PositionError> {
    let position = serde_json::from_value(json.clone()).map_err(|e| PositionError::new("", e.to_string()))?;
    let mut game = G::from_position(edition, setup, position)?;
    game.start(&mut Silent);
    Ok(game)
}

/// A game from a merge patch on a fresh game's position. `null` for a pile, bag or stock: whatever is not placed elsewhere.
pub fn from_patch<G: Game>(edition: &'static Printing<G::Edition>, setup: &Setup, patch: &Value) -> Result<G, PositionError> {
    let mut fresh = G::new(edition, setup);
    fresh.start(&mut Silent);
    let mut json = to_json(&fresh);
    crate::patch::apply_keeping_null(&mut json, patch)?;
    from_json(edition, setup, &json)
}
