//! The three languages have the same messages.

use crate::tree;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

pub fn check(root: &Path) -> Vec<String> {
    let mut games = tree::games(root);
    games.push(root.join("xtask/template"));
    let mut folders: Vec<PathBuf> = games.iter().flat_map(|game| [game.join("lang"), game.join("lessons")]).collect();
    folders.push(root.join("crates/words/lang"));
    folders.iter().flat_map(|folder| check_folder(root, folder)).collect()
}

fn check_folder(root: &Path, folder: &Path) -> Vec<String> {
    let keys: Vec<(&str, BTreeSet<String>)> =
        ["en", "fr", "nl"].into_iter().map(|lang| (lang, messages(&tree::read(&folder.join(format!("{lang}.ftl")))))).collect();
    let all: BTreeSet<&String> = keys.iter().flat_map(|(_, keys)| keys).collect();
    let mut complaints = Vec::new();
    for (lang, have) in &keys {
        let missing = all.iter().filter(|key| !have.contains(**key));
        complaints.extend(missing.map(|key| format!("{}/{lang}.ftl: message {key} is missing", tree::shown(root, folder))));
    }
    complaints
}

fn messages(source: &str) -> BTreeSet<String> {
    let key = |line: &str| {
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        (line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') && !key.contains(' ')).then(|| key.to_string())
    };
    source.lines().filter_map(key).collect()
}
