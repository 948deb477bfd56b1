//! What every board's test of its pictures calls.

use crate::{Board, art};
use kit::{Edition, Game};
use serde_json::Value;
use std::collections::BTreeSet;

/// Everything in the board's `art/` composes and the game has a face; there is a scene for each component of the edition's lists, whose places in the
/// file are told by dotted paths, and for each of `others`, and none for anything else.
#[track_caller]
pub fn pictures<B: Board>(lists: &[&str], others: &[&str]) {
    let sheet = art::sheet_of(&B::ART, B::made_drawings());
    let faults: Vec<String> = sheet.faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(sheet.face.is_some(), "the game has no face");
    let edition = &<B::Game as Game>::Edition::editions().current().json;
    let components = lists.iter().flat_map(|path| ids(edition, path));
    let wanted: BTreeSet<&str> = components.chain(others.iter().copied()).collect();
    let drawn: BTreeSet<&str> = sheet.scenes.into_iter().collect();
    let missing: Vec<_> = wanted.difference(&drawn).collect();
    let unused: Vec<_> = drawn.difference(&wanted).collect();
    assert!(missing.is_empty() && unused.is_empty(), "without a scene: {missing:?}; recipes for nothing: {unused:?}");
}

/// The ids in a list of components, which is an object by id or an array of objects that have one.
#[track_caller]
fn ids<'a>(edition: &'a Value, path: &str) -> Vec<&'a str> {
    let list = path.split('.').fold(edition, |value, key| &value[key]);
    let ids: Vec<&str> = match list {
        Value::Object(list) => list.keys().map(String::as_str).collect(),
        Value::Array(list) => list.iter().filter_map(|component| component["id"].as_str()).collect(),
        _ => vec![],
    };
    assert!(!ids.is_empty(), "the edition has no components at {path}");
    ids
}
