//! `signoria rules GAME`: the rules in our own words.

use crate::failure::Failure;
use clap::Args;

#[derive(Args, Debug)]
pub struct Rules {
    game: String,
    /// Only the paragraph with this number, such as 3.2
    number: Option<String>,
    /// en, fr or nl
    #[arg(long, default_value = "en", value_parser = super::lang)]
    lang: words::Lang,
}

impl Rules {
    pub fn run(self) -> Result<(), Failure> {
        let title = shelf::title(&self.game)?;
        let Some(number) = self.number else {
            println!("{}", title.rules.of(self.lang));
            return Ok(());
        };
        let paragraph = paragraph(title.rules.of(self.lang), number.trim_start_matches('§'));
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

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn a_paragraph_is_found_by_its_number_in_every_language() {
        for title in shelf::TITLES {
            let told = Lang::ALL.map(|lang| paragraph(title.rules.of(lang), "1.1").unwrap_or_default());
            assert!(told.iter().all(|text| text.starts_with("**1.1** ")), "{}: {told:?}", title.id);
            assert!(told[0] != told[1] && told[1] != told[2], "{}: {told:?}", title.id);
        }
        assert_eq!(paragraph("**1.1** A.\n\n**1.2** B\nand C.\n\nD.", "1.2").as_deref(), Some("**1.2** B\nand C."));
        assert_eq!(paragraph("**1.1** A.", "1.2"), None);
    }
}
