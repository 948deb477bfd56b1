//! About 300 lines is long, 600 is too long.

use crate::tree;
use std::path::Path;

const TOO_LONG: usize = 600;

pub fn check(root: &Path) -> Vec<String> {
    let long = |path: &Path| {
        let lines = tree::read(path).lines().count();
        (lines > TOO_LONG).then(|| format!("{}: {lines} lines, more than {TOO_LONG}: split it by nouns", tree::shown(root, path)))
    };
    tree::files(root, &["rs", "js", "css"]).iter().filter_map(|path| long(path)).collect()
}
