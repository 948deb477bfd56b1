//! The three languages have the same messages, and French punctuation does not begin a line.

use crate::tree;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

pub fn check(root: &Path) -> Vec<String> {
    let mut games = tree::games(root);
    games.push(root.join("xtask/template"));
    let mut folders: Vec<PathBuf> = games.iter().flat_map(|game| [game.join("lang"), game.join("lessons"), game.join("summary")]).collect();
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
    let french = tree::read(&folder.join("fr.ftl"));
    let loose = french.lines().zip(1..).filter(|(line, _)| has_loose_punctuation(line));
    complaints
        .extend(loose.map(|(_, n)| format!("{}/fr.ftl:{n}: a space before a sign must be a no-break space", tree::shown(root, folder))));
    complaints
}

/// A sign that may stand alone at the beginning of a line, because the space before it breaks.
fn has_loose_punctuation(line: &str) -> bool {
    let is_loose =
        |sign: &str| line.match_indices(sign).any(|(at, _)| line[at + sign.len()..].chars().next().is_none_or(char::is_whitespace));
    !line.starts_with('#') && [" :", " ;", " ?", " !", " »"].into_iter().any(is_loose)
}

fn messages(source: &str) -> BTreeSet<String> {
    let key = |line: &str| {
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        (line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') && !key.contains(' ')).then(|| key.to_string())
    };
    source.lines().filter_map(key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_signs_hold_on_to_the_word_before_them() {
        assert!(has_loose_punctuation("ask = Que faites-vous ?") && has_loose_punctuation("a = Pour vous : 3"));
        assert!(!has_loose_punctuation("ask = Que faites-vous\u{a0}?") && !has_loose_punctuation("# une remarque : rien"));
        assert!(!has_loose_punctuation("n = { NUMBER($n, minimumFractionDigits: 0) }"));
    }
}
