//! `signoria rules GAME`: the rules in our own words.

use crate::failure::Failure;
use clap::Args;

#[derive(Args, Debug)]
pub struct Rules {
    game: String,
    /// Only the paragraph with this number, such as 3.2
    number: Option<String>,
}

impl Rules {
    pub fn run(self) -> Result<(), Failure> {
        let title = shelf::title(&self.game)?;
        let Some(number) = self.number else {
            println!("{}", title.rules);
            return Ok(());
        };
        let paragraph = paragraph(title.rules, number.trim_start_matches('§'));
        println!("{}", paragraph.ok_or_else(|| Failure(format!("the rules of {} have no number {number}", title.id)))?);
        Ok(())
    }
}

/// From the line that begins with the bold number to the next empty line.
fn paragraph(rules: &str, number: &str) -> Option<String> {
    let mark = format!("**{number}**");
    let mut lines = rules.lines().skip_while(|line| !line.trim_start_matches(['-', ' ']).starts_with(&mark));
    let first = lines.next()?;
    let rest = lines.take_while(|line| !line.trim().is_empty() && !line.trim_start_matches(['-', ' ']).starts_with("**"));
    Some(std::iter::once(first).chain(rest).collect::<Vec<_>>().join("\n"))
}
