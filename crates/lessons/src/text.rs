//! The texts of a lesson: paragraphs, and words between `_` that matter.

/// A piece of a paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    Plain(String),
    Strong(String),
}

/// Blank lines part paragraphs; `_a term_` is strong.
pub fn paragraphs(text: &str) -> Vec<Vec<Span>> {
    text.split("\n\n").map(|paragraph| spans(&paragraph.split_whitespace().collect::<Vec<_>>().join(" "))).collect()
}

fn spans(paragraph: &str) -> Vec<Span> {
    let parts = paragraph.split('_').enumerate().filter(|(_, part)| !part.is_empty());
    parts.map(|(nth, part)| if nth % 2 == 0 { Span::Plain(part.to_string()) } else { Span::Strong(part.to_string()) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_paragraphs_and_strong_words() {
        let plain = |text: &str| Span::Plain(text.to_string());
        assert_eq!(
            paragraphs("Send a _member_\nout.\n\nThen wait."),
            [vec![plain("Send a "), Span::Strong("member".to_string()), plain(" out.")], vec![plain("Then wait.")]]
        );
    }
}
