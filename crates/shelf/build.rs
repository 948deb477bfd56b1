//! Puts what people read about every game into the program: its `lessons/` and `summary/` folders and its rulings, so that a lesson is a
//! file dropped into a folder.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folders of a game, with what their files end in: stations, structure, texts, records a lesson begins from. The empty name is the
/// game's own folder, of which only the rulings are wanted.
const PARTS: [(&str, &[&str]); 3] = [("lessons", &["toml", "ftl", "game"]), ("summary", &["toml", "ftl"]), ("", &["md"])];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../..");
    let mut games: Vec<PathBuf> = sorted(&root.join("games"))?;
    games.push(root.join("xtask/template"));
    let mut list = String::new();
    for game in &games {
        let named = game.strip_prefix(&root).unwrap_or(game).to_string_lossy().replace('\\', "/");
        for (part, kinds) in PARTS {
            let folder = game.join(part);
            if folder.is_dir() && !part.is_empty() {
                println!("cargo:rerun-if-changed={}", folder.display());
            }
            for path in sorted(&folder)?.iter().filter(|path| is_wanted(path, part, kinds)) {
                println!("cargo:rerun-if-changed={}", path.display());
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let at = path.display().to_string();
                let _ = writeln!(list, "    GameFile {{ folder: {named:?}, part: {part:?}, name: {name:?}, text: include_str!({at:?}) }},");
            }
        }
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("game_files.rs");
    fs::write(out, format!("static GAME_FILES: &[GameFile] = &[\n{list}];\n"))
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

fn is_wanted(path: &Path, part: &str, kinds: &[&str]) -> bool {
    let is_of_kind = path.extension().and_then(|kind| kind.to_str()).is_some_and(|kind| kinds.contains(&kind));
    is_of_kind && (!part.is_empty() || path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("RULINGS.")))
}
