//! Puts every file of every game's `lessons/` folder into the program, so that a lesson is a file dropped into a folder.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What a lesson is made of: its stations, its texts, records it begins from.
const KINDS: [&str; 3] = ["toml", "ftl", "game"];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
    let mut games: Vec<PathBuf> = sorted(&root.join("games"))?;
    games.push(root.join("xtask/template"));
    let mut list = String::new();
    for game in &games {
        let folder = game.join("lessons");
        if folder.is_dir() {
            println!("cargo:rerun-if-changed={}", folder.display());
        }
        let named = game.strip_prefix(&root).unwrap_or(game).to_string_lossy().replace('\\', "/");
        for path in sorted(&folder)?.iter().filter(|path| is_lesson(path)) {
            println!("cargo:rerun-if-changed={}", path.display());
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let at = path.display().to_string();
            let _ = writeln!(list, "    LessonFile {{ folder: {named:?}, name: {name:?}, text: include_str!({at:?}) }},");
        }
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("lesson_files.rs");
    fs::write(out, format!("static LESSON_FILES: &[LessonFile] = &[\n{list}];\n"))
}

/// What lies in a folder, by name; nothing where there is no folder.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.sort();
    Ok(paths)
}

fn is_lesson(path: &Path) -> bool {
    path.extension().and_then(|kind| kind.to_str()).is_some_and(|kind| KINDS.contains(&kind))
}
