//! The first time a kind of question comes, one sentence says what it decides. The script shows it once in each browser.

use kit::Phrase;
use maud::{Markup, html};
use shelf::Title;
use words::Words;

/// The tip to a question (`ask-place`) is the game's message `tip-place`. Without one there is nothing to show.
pub fn part(title: &Title, words: &Words, question: Option<&Phrase>) -> Markup {
    let kind = question.and_then(|question| question.key.strip_prefix("ask-"));
    let told = kind.map(|kind| (kind, format!("tip-{kind}"))).filter(|(_, key)| words.has(key));
    html! {
        @match told {
            None => aside #p-tip hidden {},
            Some((kind, key)) => {
                aside #p-tip.first-time hidden data-tip-of={ (title.id) "/" (kind) } aria-label=(words.text("site-tip")) {
                    p { (words.text(&key)) }
                    button.btn type="button" data-tips="seen" { (words.text("site-tip-seen")) }
                    button.btn type="button" data-tips="off" { (words.text("site-tips-off")) }
                }
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    /// That every question has one is a law of the games (`testkit::conformance`); here they must fit on a slip.
    #[test]
    fn a_tip_is_no_speech() {
        for title in shelf::TITLES {
            let keys = title.texts.en.lines().filter(|line| line.starts_with("tip-")).filter_map(|line| line.split(' ').next());
            let tips: Vec<&str> = keys.collect();
            assert!(!tips.is_empty(), "{} has no tips", title.id);
            for lang in Lang::ALL {
                let words = Words::new(lang, Some(&title.texts)).unwrap();
                for tip in &tips {
                    assert!(words.text(tip).chars().count() <= 200, "{}, {lang}.ftl: {tip} is longer than a sentence or two", title.id);
                }
            }
        }
    }

    #[test]
    fn a_question_without_a_tip_shows_nothing() {
        let words = Words::new(Lang::En, None).unwrap();
        let shown = part(&shelf::TITLES[0], &words, Some(&Phrase::new("ask-no-such-thing"))).into_string();
        assert_eq!(shown, "<aside id=\"p-tip\" hidden></aside>");
    }
}
