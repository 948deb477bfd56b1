//! A game's rules in French and Dutch state what the English ones state: the same numbers in the same order, the same chapters. Refusals
//! link to a number, whatever the reader's language. So do the rulings, if the game has any.

use super::rules;
use crate::tree;
use kit::rulebook;
use std::path::Path;

pub fn check(root: &Path) -> Vec<String> {
    let mut folders = tree::games(root);
    folders.push(root.join("xtask/template"));
    folders.iter().flat_map(|game| check_game(root, game)).collect()
}

fn check_game(root: &Path, game: &Path) -> Vec<String> {
    let english = tree::read(&game.join("README.md"));
    let mut complaints = Vec::new();
    for lang in ["fr", "nl"] {
        let path = game.join(format!("README.{lang}.md"));
        let Ok(text) = std::fs::read_to_string(&path) else {
            complaints.push(format!("{} is missing: the rules of {} in this language", tree::shown(root, &path), tree::name(game)));
            continue;
        };
        complaints.extend(differences(&english, &text).into_iter().map(|what| format!("{}: {what}", tree::shown(root, &path))));
        let rulings = game.join(format!("RULINGS.{lang}.md"));
        let missing = missing_rulings(&tree::read(&game.join("RULINGS.md")), &tree::read(&rulings));
        complaints.extend(missing.into_iter().map(|what| format!("{}: {what}", tree::shown(root, &rulings))));
    }
    complaints
}

fn missing_rulings(english: &str, other: &str) -> Vec<String> {
    let numbers = |text: &str| rulebook::rulings(text).into_iter().map(|ruling| ruling.number).collect::<Vec<u32>>();
    let (have, own) = (numbers(english), numbers(other));
    if have == own { Vec::new() } else { vec![format!("the rulings {own:?}, RULINGS.md has {have:?}")] }
}

/// What a translation lacks, has too much, or tells in another order.
fn differences(english: &str, other: &str) -> Vec<String> {
    let (have, own) = (rules::stated(english), rules::stated(other));
    let mut found: Vec<String> = have.iter().filter(|n| !own.contains(n)).map(|n| format!("§{n} is missing")).collect();
    found.extend(own.iter().filter(|n| !have.contains(n)).map(|n| format!("§{n} is not in README.md")));
    if found.is_empty() && have != own {
        found.push("the rules are not in the order of README.md, or one is told twice".to_string());
    }
    let chapters = |text: &str| text.lines().filter(|line| line.starts_with("## ")).count();
    if chapters(english) != chapters(other) {
        found.push(format!("{} chapters, README.md has {}", chapters(other), chapters(english)));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_states_the_same_numbers_in_the_same_order() {
        let english = "## 1 One\n\n**1.1** A.\n\n**1.2** B.\n";
        assert!(differences(english, "## 1 Un\n\n**1.1** A’.\n\n**1.2** B’.\n").is_empty());
        assert_eq!(differences(english, "## 1 Un\n\n**1.2** B’.\n"), ["§1.1 is missing"]);
        assert_eq!(differences(english, "## 1 Un\n\n**1.1** A’.\n\n**1.2** B’.\n\n**1.3** C’.\n"), ["§1.3 is not in README.md"]);
        assert_eq!(differences(english, "## 1 Un\n\n**1.2** B’.\n\n**1.1** A’.\n").len(), 1);
        assert_eq!(differences(english, "**1.1** A’.\n\n**1.2** B’.\n"), ["0 chapters, README.md has 1"]);
    }
}
