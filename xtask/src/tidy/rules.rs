//! A rule is found in one step: every number of a game's README is cited by the source or data that carries it out (`§3.2`, `§3.2 to §3.5`,
//! `"3.2"`) and by a test, and whatever is cited exists. A ruling that a README names is there, in the
//! game's `RULINGS.md`.

use crate::tree;
use kit::rulebook::{self, is_number};
use std::collections::BTreeSet;
use std::path::Path;

type Numbers = BTreeSet<String>;

pub fn check(root: &Path) -> Vec<String> {
    let mut folders = tree::games(root);
    folders.push(root.join("xtask/template"));
    folders.iter().flat_map(|game| check_game(root, game)).collect()
}

fn check_game(root: &Path, game: &Path) -> Vec<String> {
    let place = tree::shown(root, game).to_string();
    let readme = tree::read(&game.join("README.md"));
    let stated: Numbers = stated(&readme).into_iter().collect();
    let mut shown = Numbers::new();
    for path in tree::files(&game.join("rules/tests"), &["rs"]) {
        shown.extend(citations(&tree::read(&path)));
    }
    let (mut refused, mut carried_out) = (Numbers::new(), Numbers::new());
    for path in tree::files(&game.join("rules/src"), &["rs"]).iter().chain(&tree::files(&game.join("rules/data"), &["json"])) {
        let text = tree::read(path);
        // Tests inside a source file show a rule; they do not carry it out.
        let source = text.split("#[cfg(test)]").next().unwrap_or_default();
        refused.extend(refusals(source));
        carried_out.extend(citations(source).into_iter().chain(quoted(source)).chain(ranges(source, &stated)));
    }
    let mut complaints = Vec::new();
    if stated.is_empty() {
        complaints.push(format!("{place}/README.md: no numbered rules (**1.1** …)"));
    }
    complaints.extend(stated.difference(&carried_out).map(|n| format!("{place}/rules/src: nothing says that it carries out §{n}")));
    complaints.extend(stated.difference(&shown).map(|n| format!("{place}: no test cites §{n}")));
    complaints.extend(shown.difference(&stated).map(|n| format!("{place}/rules/tests: cites §{n}, which the README does not have")));
    complaints.extend(refused.difference(&stated).map(|n| format!("{place}/rules/src: refuses by {n}, which the README does not have")));
    let known: Numbers = rulebook::rulings(&tree::read(&game.join("RULINGS.md"))).iter().map(|ruling| ruling.number.to_string()).collect();
    complaints.extend(
        rulings(&readme).difference(&known).map(|n| format!("{place}/README.md: names ruling {n}, which is not listed in RULINGS.md")),
    );
    complaints
}

/// The numbers of the rules, in the order of the text.
pub fn stated(readme: &str) -> Vec<String> {
    rulebook::rules(readme).into_iter().map(|rule| rule.number).collect()
}

/// `§3.2` anywhere.
fn citations(text: &str) -> Numbers {
    text.split('§').skip(1).map(leading_number).filter(|n| is_number(n)).collect()
}

/// `§3.2 to §3.5`: all the rules between.
fn ranges(text: &str, stated: &Numbers) -> Numbers {
    let parts: Vec<&str> = text.split('§').skip(1).collect();
    let mut found = Numbers::new();
    for pair in parts.windows(2) {
        let (first, last) = (leading_number(pair[0]), leading_number(pair[1]));
        if pair[0] == format!("{first} to ") {
            found.extend(stated.iter().filter(|n| (order(&first)..=order(&last)).contains(&order(n))).cloned());
        }
    }
    found
}

/// 3.10 comes after 3.9.
fn order(number: &str) -> Vec<u32> {
    number.split('.').filter_map(|part| part.parse().ok()).collect()
}

/// `"3.2"`: the rule of a refusal, wherever it is made.
fn quoted(text: &str) -> Numbers {
    text.split('"').filter(|part| is_number(part)).map(ToString::to_string).collect()
}

/// `Why::new("3.2", …)`.
fn refusals(text: &str) -> Numbers {
    text.split("Why::new(\"").skip(1).map(leading_number).filter(|n| is_number(n)).collect()
}

/// `(ruling 12)`, `(rulings 7 and 33)`: the numbers, up to the bracket.
fn rulings(readme: &str) -> Numbers {
    let named = readme.split("(ruling").skip(1).filter_map(|rest| rest.split(')').next());
    named.flat_map(|list| list.split(|c: char| !c.is_ascii_digit())).filter(|n| !n.is_empty()).map(ToString::to_string).collect()
}

fn leading_number(text: &str) -> String {
    let number: String = text.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect();
    number.trim_end_matches('.').to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[&str]) -> Numbers {
        numbers.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn numbers_are_found_where_they_are_cited_and_refused() {
        assert_eq!(citations("// §1.1, §3.10.\n// § no"), set(&["1.1", "3.10"]));
        assert_eq!(refusals("Why::new(\"2.3\", \"why-coins\")"), set(&["2.3"]));
        assert_eq!(quoted("ensure(holds, \"2.4\", \"why-coins\")"), set(&["2.4"]));
    }

    #[test]
    fn a_range_cites_all_that_lie_between() {
        let stated = set(&["3.1", "3.2", "3.9", "3.10", "4.1"]);
        assert_eq!(ranges("//! §3.2 to §3.10: costs.", &stated), set(&["3.2", "3.9", "3.10"]));
        assert!(ranges("//! §3.2, §3.10", &stated).is_empty());
    }

    #[test]
    fn rulings_are_named_alone_or_several_at_once() {
        assert_eq!(rulings("Yes (ruling 12). Or (rulings 7 and 33), not (8)."), set(&["12", "33", "7"]));
    }
}
