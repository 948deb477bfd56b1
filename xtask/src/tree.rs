//! The files of the project.

use std::path::{Path, PathBuf};

/// The workspace's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// Where the project is built. A game that is tried beside the project is built there too: what it depends on is there already.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// All files below a folder with one of these endings, sorted. Build output is left out.
pub fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for path in entries.flatten().map(|entry| entry.path()) {
            let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            if path.is_dir() && name != "target" && name != "node_modules" && !name.starts_with('.') {
                folders.push(path);
            } else if path.extension().is_some_and(|e| endings.iter().any(|ending| e == *ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The folders of the games, sorted.
pub fn games(root: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root.join("games")).into_iter().flatten().flatten();
    let mut games: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.join("rules/Cargo.toml").exists()).collect();
    games.sort();
    games
}

/// The last part of a path.
pub fn name(path: &Path) -> String {
    path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default()
}

/// As a person would name it: from the workspace's folder on.
pub fn shown<'a>(root: &Path, path: &'a Path) -> std::path::Display<'a> {
    path.strip_prefix(root).unwrap_or(path).display()
}

pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}
