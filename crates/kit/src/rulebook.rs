//! The numbered rules of a game's README (`**3.2** …`) and the rulings beside them (`12. …`): one definition for the site's page, the
//! terminal and `cargo xtask tidy`.

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Such as `3.2`.
    pub number: String,
    /// The paragraph, as it is written in Markdown, the number included.
    pub text: String,
}

/// A decision where the printed rules are silent: an entry of a `RULINGS.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    pub number: u32,
    /// What stands behind the number, as it is written in Markdown.
    pub text: String,
}

/// The rulings of a `RULINGS.md` in their order: one begins where a line begins with a number and a full stop, and ends at the next one
/// or at an empty line.
pub fn rulings(text: &str) -> Vec<Ruling> {
    let mut rulings: Vec<Ruling> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let entry = line.split_once(". ").and_then(|(number, text)| Some((number.parse().ok()?, text)));
        if let Some((number, text)) = entry {
            rulings.push(Ruling { number, text: text.to_string() });
            inside = true;
        } else if line.trim().is_empty() {
            inside = false;
        } else if let Some(ruling) = rulings.last_mut().filter(|_| inside) {
            ruling.text.push(' ');
            ruling.text.push_str(line.trim());
        }
    }
    rulings
}

/// The rules of a README in their order: a rule begins where a line begins with a number in bold, and ends at the next rule or empty line.
pub fn rules(readme: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut inside = false;
    for line in readme.lines() {
        if let Some(number) = number_of(line) {
            rules.push(Rule { number: number.to_string(), text: line.to_string() });
            inside = true;
        } else if line.trim().is_empty() || line.trim_start_matches(['-', ' ']).starts_with("**") {
            inside = false;
        } else if let Some(rule) = rules.last_mut().filter(|_| inside) {
            rule.text.push('\n');
            rule.text.push_str(line);
        }
    }
    rules
}

/// The rule with this number.
pub fn find(readme: &str, number: &str) -> Option<Rule> {
    rules(readme).into_iter().find(|rule| rule.number == number)
}

/// Is it the number of a rule: chapter, point, rule?
pub fn is_number(text: &str) -> bool {
    text.contains('.') && text.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}

fn number_of(line: &str) -> Option<&str> {
    let (number, _) = line.trim_start_matches(['-', ' ']).strip_prefix("**")?.split_once("**")?;
    is_number(number).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_are_numbered_entries_whose_numbers_may_have_gaps() {
        let text = "# Rulings\n\nThese hold.\n\n1. **Order.** Random.\n   And clockwise.\n3. No.\n\nMore.\n";
        let told: Vec<(u32, String)> = rulings(text).into_iter().map(|ruling| (ruling.number, ruling.text)).collect();
        assert_eq!(told, [(1, "**Order.** Random. And clockwise.".to_string()), (3, "No.".to_string())]);
    }

    #[test]
    fn rules_are_numbered_paragraphs() {
        let readme = "# Game\n\n**1.1** Two.\ntext **2.2** no\n- **3.10** Yes\nand more.\n\nNo rule.\n\n**Bold** no\n";
        let numbers: Vec<String> = rules(readme).into_iter().map(|rule| rule.number).collect();
        assert_eq!(numbers, ["1.1", "3.10"]);
        assert_eq!(find(readme, "1.1").unwrap().text, "**1.1** Two.\ntext **2.2** no");
        assert_eq!(find(readme, "3.10").unwrap().text, "- **3.10** Yes\nand more.");
        assert_eq!(find(readme, "2.2"), None);
    }
}
