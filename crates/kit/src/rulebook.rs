//! The numbered rules of a game's README (`**3.2** …`): one definition for the site's page, the terminal and `cargo xtask tidy`.

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Such as `3.2`.
    pub number: String,
    /// The paragraph, as it is written in Markdown, the number included.
    pub text: String,
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
    fn rules_are_numbered_paragraphs() {
        let readme = "# Game\n\n**1.1** Two.\ntext **2.2** no\n- **3.10** Yes\nand more.\n\nNo rule.\n\n**Bold** no\n";
        let numbers: Vec<String> = rules(readme).into_iter().map(|rule| rule.number).collect();
        assert_eq!(numbers, ["1.1", "3.10"]);
        assert_eq!(find(readme, "1.1").unwrap().text, "**1.1** Two.\ntext **2.2** no");
        assert_eq!(find(readme, "3.10").unwrap().text, "- **3.10** Yes\nand more.");
        assert_eq!(find(readme, "2.2"), None);
    }
}
