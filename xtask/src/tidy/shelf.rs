//! Every game is on the shelf, and nobody else names them all.

use crate::tree;
use std::path::Path;

pub fn check(root: &Path) -> Vec<String> {
    let list = tree::read(&root.join("crates/shelf/src/lib.rs"));
    let missing = |game: &Path| {
        let name = tree::name(game);
        (!list.contains(&format!("\"games/{name}\""))).then(|| format!("games/{name} is not on the shelf (crates/shelf/src/lib.rs)"))
    };
    tree::games(root).iter().filter_map(|game| missing(game)).collect()
}
