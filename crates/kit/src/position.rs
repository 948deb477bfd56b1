//! Positions: the whole state as JSON, loaded whole or as a patch on a fresh game.

use crate::{Game, LoadedEdition, PositionError, Setup, Silent};
use serde_json::Value;

/// The position as a document.
pub fn to_json<G: Game>(game: &G) -> Value {
    serde_json::to_value(game.position()).unwrap_or(Value::Null)
}

/// A game from a whole position.
pub fn from_json<G: Game>(edition: &'static LoadedEdition<G::Edition>, setup: &Setup, json: &Value) -> Result<G, PositionError> {
    let position = serde_path_to_error::deserialize(json).map_err(|e| PositionError::new(place(e.path()), e.inner().to_string()))?;
    let mut game = G::from_position(edition, setup, position)?;
    game.start(&mut Silent);
    Ok(game)
}

/// A path in our own form: `players.0.coins`.
fn place(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let part = |segment: &Segment| match segment {
        Segment::Seq { index } => Some(index.to_string()),
        Segment::Map { key } => Some(key.clone()),
        Segment::Enum { .. } | Segment::Unknown => None,
    };
    path.iter().filter_map(part).collect::<Vec<_>>().join(".")
}

/// A game from a merge patch on a fresh game's position. `null` for a pile, bag or stock: whatever is not placed elsewhere.
pub fn from_patch<G: Game>(edition: &'static LoadedEdition<G::Edition>, setup: &Setup, patch: &Value) -> Result<G, PositionError> {
    let mut fresh = G::new(edition, setup);
    fresh.start(&mut Silent);
    let mut json = to_json(&fresh);
    crate::patch::apply_keeping_null(&mut json, patch)?;
    from_json(edition, setup, &json)
}
