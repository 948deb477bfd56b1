//! `signoria rules GAME`: the rules in our own words.

use crate::error::CliError;
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
    pub fn run(self) -> Result<(), CliError> {
        let title = shelf::title(&self.game)?;
        let Some(number) = self.number else {
            println!("{}", title.rules.of(self.lang));
            return Ok(());
        };
        let rule = kit::rulebook::find(title.rules.of(self.lang), number.trim_start_matches('§'));
        println!("{}", rule.ok_or_else(|| CliError(format!("the rules of {} have no number {number}", title.id)))?.text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    #[test]
    fn a_paragraph_is_found_by_its_number_in_every_language() {
        for title in shelf::TITLES {
            let told = Lang::ALL.map(|lang| kit::rulebook::find(title.rules.of(lang), "1.1").map(|rule| rule.text).unwrap_or_default());
            assert!(told.iter().all(|text| text.starts_with("**1.1** ")), "{}: {told:?}", title.id);
            assert!(told[0] != told[1] && told[1] != told[2], "{}: {told:?}", title.id);
        }
    }
}
