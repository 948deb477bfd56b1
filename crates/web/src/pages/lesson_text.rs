//! A lesson's texts as HTML.

use lessons::Span;
use maud::{Markup, html};
use words::Words;

/// A text with its paragraphs.
pub fn paragraphs(words: &Words, key: &str) -> Markup {
    html! { @for paragraph in lessons::paragraphs(&words.text(key)) { p { (spans(&paragraph)) } } }
}

/// A text of one line, for a heading.
pub fn line(words: &Words, key: &str) -> Markup {
    html! { @for paragraph in lessons::paragraphs(&words.text(key)) { (spans(&paragraph)) " " } }
}

fn spans(spans: &[Span]) -> Markup {
    html! {
        @for span in spans {
            @match span { Span::Plain(text) => (text), Span::Strong(text) => strong { (text) } }
        }
    }
}
