//! A rule is done when a test shows it: every number of a game's README is cited by a test, and what tests and refusals cite exists.

use crate::tree;
use std::collections::BTreeSet;
use std::path::Path;

pub fn check(root: &Path) -> Vec<String> {
    let mut folders = tree::games(root);
    folders.push(root.join("xtask/template"));
    folders.iter().flat_map(|game| check_game(root, game)).collect()
}

fn check_game(root: &Path, game: &Path) -> Vec<String> {
    let place = tree::shown(root, game).to_string();
    let stated: BTreeSet<String> = stated(&tree::read(&game.join("README.md"))).into_iter().collect();
    let mut cited = BTreeSet::new();
    for path in tree::files(&game.join("rules/tests"), &["rs"]) {
        cited.extend(citations(&tree::read(&path)));
    }
    let mut refused = BTreeSet::new();
    for path in tree::files(&game.join("rules/src"), &["rs"]) {
        refused.extend(refusals(&tree::read(&path)));
    }
    let mut complaints = Vec::new();
    if stated.is_empty() {
        complaints.push(format!("{place}/README.md: no numbered rules (**1.1** …)"));
    }
    complaints.extend(stated.difference(&cited).map(|n| format!("{place}: no test cites §{n}")));
    complaints.extend(cited.difference(&stated).map(|n| format!("{place}/rules/tests: cites §{n}, which the README does not have")));
    complaints.extend(refused.difference(&stated).map(|n| format!("{place}/rules/src: refuses by {n}, which the README does not have")));
    complaints
}

/// `**3.2**` at the beginning of a paragraph, in the order of the text.
pub fn stated(readme: &str) -> Vec<String> {
    let number = |line: &str| {
        let inner = line.trim_start_matches(['-', '*', ' ']).split("**").next()?.to_string();
        (line.trim_start_matches(['-', ' ']).starts_with("**") && is_number(&inner)).then_some(inner)
    };
    readme.lines().filter_map(number).collect()
}

/// `§3.2` anywhere.
fn citations(text: &str) -> BTreeSet<String> {
    text.split('§').skip(1).map(leading_number).filter(|n| is_number(n)).collect()
}

/// `Why::new("3.2", …)`.
fn refusals(text: &str) -> BTreeSet<String> {
    text.split("Why::new(\"").skip(1).map(leading_number).filter(|n| is_number(n)).collect()
}

fn leading_number(text: &str) -> String {
    let number: String = text.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    number.trim_end_matches('.').to_string()
}

fn is_number(text: &str) -> bool {
    text.contains('.') && text.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_where_they_are_stated_cited_and_refused() {
        let set = |numbers: &[&str]| numbers.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
        assert_eq!(stated("**1.1** Two.\ntext **2.2** no\n- **3.10** Yes.\n**Bold** no"), ["1.1", "3.10"]);
        assert_eq!(citations("// §1.1, §3.10.\n// § no"), set(&["1.1", "3.10"]));
        assert_eq!(refusals("Why::new(\"2.3\", \"why-coins\")"), set(&["2.3"]));
    }
}
