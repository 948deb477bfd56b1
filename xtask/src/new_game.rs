//! A new game from the template.

use crate::{golden, tree};
use std::path::Path;

/// The sample game the template is, as a folder and as a type.
const SAMPLE: (&str, &str) = ("bottega", "Bottega");

pub fn run(root: &Path, name: &str) -> Result<(), String> {
    let folder = root.join("games").join(name);
    write(root, &folder, name)?;
    put_on_shelf(root, name)?;
    golden::bless(root, name)?;
    println!(
        "games/{name} is there, on the shelf, and can be played: `cargo run -- serve`. Next: its README.md (the rules; README.fr.md and README.nl.md say the same), then its steps and its board. See CONTRIBUTING.md."
    );
    Ok(())
}

/// Copies the template to `folder` under the new name. Golden files are left out: they name the edition.
pub fn write(root: &Path, folder: &Path, name: &str) -> Result<(), String> {
    let fits = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
        && name.len() <= 30;
    if !fits {
        return Err(format!("`{name}`: a game's folder is named with lower-case letters, digits and _"));
    }
    if folder.exists() {
        return Err(format!("{} exists already", folder.display()));
    }
    let template = root.join("xtask/template");
    for path in tree::files(&template, &["rs", "md", "ftl", "json", "svg", "css", "toml"]) {
        let inner = path.strip_prefix(&template).map_err(|e| e.to_string())?;
        let target = folder.join(rename(&inner.to_string_lossy(), name));
        let parent = target.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent).map_err(|e| format!("{}: {e}", parent.display()))?;
        std::fs::write(&target, rename(&tree::read(&path), name)).map_err(|e| format!("{}: {e}", target.display()))?;
    }
    Ok(())
}

fn rename(text: &str, name: &str) -> String {
    text.replace(SAMPLE.0, name).replace(SAMPLE.1, &type_name(name))
}

/// `il_vecchio` is `IlVecchio`.
fn type_name(name: &str) -> String {
    let capital = |word: &str| word.chars().next().map(|c| c.to_ascii_uppercase().to_string() + &word[1..]).unwrap_or_default();
    name.split('_').map(capital).collect()
}

/// One line in the list, one in the preview program, and the dependencies on the rules and the board.
fn put_on_shelf(root: &Path, name: &str) -> Result<(), String> {
    let game = type_name(name);
    let line = format!("    on_the_shelf!({name}::{game}, \"games/{name}\", {name}_board::{game}Board),\n");
    insert(&root.join("crates/shelf/src/lib.rs"), "    #[cfg(feature = \"bottega\")]\n", &line)?;
    let manifest = root.join("crates/shelf/Cargo.toml");
    let rules = format!("{name} = {{ path = \"../../games/{name}/rules\" }}\n");
    let board = format!("{name}-board = {{ path = \"../../games/{name}/board\", optional = true }}\n");
    insert(&manifest, "\n# The sample game that new ones are copied from", &(rules + &board))?;
    insert(&manifest, "\"dep:firenze-board\"", &format!("\"dep:{name}-board\", "))?;
    let shown = format!("        \"{name}\" => run::<{name}_board::{game}Board>(&title.texts, &args),\n");
    insert(&root.join("crates/shelf/examples/preview.rs"), "        other => Err", &shown)
}

fn insert(path: &Path, before: &str, line: &str) -> Result<(), String> {
    let text = tree::read(path);
    let at = text.find(before).ok_or_else(|| format!("{}: add this line by hand: {line}", path.display()))?;
    let changed = format!("{}{line}{}", &text[..at], &text[at..]);
    std::fs::write(path, changed).map_err(|e| format!("{}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn names_become_types() {
        assert_eq!(type_name("il_vecchio"), "IlVecchio");
    }

    #[test]
    fn a_bad_name_is_refused() {
        for name in ["", "Bad", "../x", "a b", "1st"] {
            assert!(write(&tree::root(), Path::new("nowhere"), name).is_err(), "{name}");
        }
    }

    /// It once stood behind `[features]`, where the same words come first.
    #[test]
    fn a_new_game_is_put_among_the_dependencies_of_the_shelf() {
        let (root, home) = (tree::root(), std::env::temp_dir().join(format!("signoria-new-shelf-{}", std::process::id())));
        for file in ["crates/shelf/Cargo.toml", "crates/shelf/src/lib.rs", "crates/shelf/examples/preview.rs"] {
            std::fs::create_dir_all(home.join(file).parent().unwrap()).unwrap();
            std::fs::copy(root.join(file), home.join(file)).unwrap();
        }
        let put = put_on_shelf(&home, "agora");
        let manifest = tree::read(&home.join("crates/shelf/Cargo.toml"));
        let [list, shown] = ["src/lib.rs", "examples/preview.rs"].map(|file| tree::read(&home.join("crates/shelf").join(file)));
        std::fs::remove_dir_all(&home).unwrap();
        put.unwrap();
        let dependencies = manifest.split("\n[").find(|part| part.starts_with("dependencies]")).unwrap();
        for line in
            ["agora = { path = \"../../games/agora/rules\" }", "agora-board = { path = \"../../games/agora/board\", optional = true }"]
        {
            assert!(dependencies.lines().any(|l| l == line), "{line} is missing in {dependencies}");
        }
        assert!(manifest.contains("boards = [\"dep:drawing\", \"dep:agora-board\", "), "{manifest}");
        assert!(list.contains("on_the_shelf!(agora::Agora, \"games/agora\", agora_board::AgoraBoard),"));
        assert!(shown.contains("\"agora\" => run::<agora_board::AgoraBoard>"));
    }

    /// The whole promise: rules that already pass conformance and a board on which every answer can be clicked. It is built beside the
    /// project, with the project's crates.
    #[test]
    fn a_new_game_passes_its_tests_at_once() {
        let root = tree::root();
        let home = std::env::temp_dir().join(format!("signoria-new-game-{}", std::process::id()));
        write(&root, &home.join("games/palio"), "palio").unwrap();
        let rules = ["README.md", "README.fr.md", "README.nl.md"].map(|file| tree::read(&home.join("games/palio").join(file)));
        assert!(rules.iter().all(|text| text.starts_with("# Palio\n")), "the shelf includes the rules in three languages");
        let manifest = tree::read(&root.join("Cargo.toml"));
        let members = manifest.lines().find(|l| l.starts_with("members")).unwrap();
        let manifest = manifest
            .replace(members, "members = [\"games/*/rules\", \"games/*/board\"]")
            .replace("path = \"crates/", &format!("path = \"{}/crates/", root.display()));
        let manifest: String = manifest.lines().filter(|l| !l.starts_with("default-members")).map(|l| format!("{l}\n")).collect();
        std::fs::write(home.join("Cargo.toml"), manifest).unwrap();
        std::fs::copy(root.join("Cargo.lock"), home.join("Cargo.lock")).unwrap();
        golden::bless(&home, "palio").unwrap();
        let tested = Command::new(env!("CARGO"))
            .args(["test", "-q", "-p", "palio", "-p", "palio-board"])
            .env("CARGO_TARGET_DIR", tree::target())
            .current_dir(&home)
            .status()
            .unwrap();
        std::fs::remove_dir_all(&home).unwrap();
        assert!(tested.success());
    }
}
