//! The rules in our own words, from the game's README in the visitor's language, with every number an address, and the components with their sources.

use super::components;
use super::frame::Frame;
use crate::app::App;
use crate::visitor::Visitor;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use shelf::Title;

pub fn rules(app: &App, visitor: &Visitor, title: &'static Title) -> Markup {
    let words = app.words(visitor.lang, Some(title));
    let game = words.text("title");
    let address = format!("/rules/{}", title.id);
    let frame = Frame { app, visitor, title: format!("{game}: {}", words.text("site-rules")), address, game: Some(title), kind: "reading" };
    let (text, chapters) = read(title.rules.of(visitor.lang));
    let bar = html! { h1.game { (game) ": " (words.text("site-rules")) } nav.about {
        a href={ "/new?game=" (title.id) } { (words.text("site-new-table")) }
        @if lessons::course(title).is_some() { a href={ "/learn/" (title.id) } { (words.text("site-learn")) } }
    } };
    let body = html! {
        main #main.rules {
            nav.contents aria-label=(words.text("site-contents")) {
                ol { @for (id, name) in &chapters { li { a href={ "#" (id) } { (name) } } } li { a href="#components" { (words.text("site-components")) } } }
            }
            article {
                (PreEscaped(text))
                section #components {
                    h2 { (words.text("site-components")) }
                    @match title.figures(None) {
                        Ok(figures) => (components::tables(&figures, words)),
                        Err(error) => p { (error) },
                    }
                }
            }
        }
    };
    frame.around(bar, body)
}

/// The text as HTML and its chapters. A paragraph that begins with a number in bold gets that number as its address (`#r3.2`).
fn read(markdown: &str) -> (String, Vec<(String, String)>) {
    let events: Vec<Event<'_>> = Parser::new_ext(markdown, Options::ENABLE_TABLES).collect();
    let mut chapters: Vec<(String, String)> = Vec::new();
    let mut shown = Vec::with_capacity(events.len());
    for (index, event) in events.iter().enumerate() {
        let next = &events[index + 1..];
        shown.push(match event {
            Event::Start(Tag::Paragraph) => match number(next) {
                Some(number) => Event::Html(CowStr::from(format!("<p class=\"rule\" id=\"r{number}\">"))),
                None => event.clone(),
            },
            Event::Start(Tag::Heading { level: HeadingLevel::H2, .. }) => {
                let name: String = next.iter().take_while(|e| !matches!(e, Event::End(TagEnd::Heading(_)))).filter_map(text).collect();
                let id = format!("c{}", chapters.len() + 1);
                let tag = format!("<h2 id=\"{id}\">");
                chapters.push((id, name));
                Event::Html(CowStr::from(tag))
            }
            other => other.clone(),
        });
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, shown.into_iter());
    (html, chapters)
}

fn text(event: &Event<'_>) -> Option<String> {
    match event {
        Event::Text(text) | Event::Code(text) => Some(text.to_string()),
        _ => None,
    }
}

fn number(next: &[Event<'_>]) -> Option<String> {
    match next {
        [Event::Start(Tag::Strong), Event::Text(text), ..] => kit::rulebook::is_number(text).then(|| text.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn every_rule_has_an_address_and_every_chapter_an_entry() {
        let (html, chapters) = read("# Game\n\n## 1 Set-up\n\n**1.1** Two *players*.\n\nNo rule.\n\n**Note** nothing.\n\n## 2 End\n");
        assert!(html.contains("<p class=\"rule\" id=\"r1.1\"><strong>1.1</strong> Two <em>players</em>.</p>"), "{html}");
        assert!(html.contains("<p>No rule.</p>"));
        assert!(html.contains("<p><strong>Note</strong>"));
        assert_eq!(chapters, [("c1".to_string(), "1 Set-up".to_string()), ("c2".to_string(), "2 End".to_string())]);
    }

    /// Refusals link to these addresses, whatever the reader's language.
    #[test]
    fn every_numbered_rule_is_an_address_and_the_same_ones_in_every_language() {
        let addresses = |html: &str| -> Vec<String> {
            html.split("<p class=\"rule\" id=\"r").skip(1).filter_map(|rest| rest.split('"').next()).map(ToString::to_string).collect()
        };
        for title in shelf::TITLES {
            let (english, chapters) = read(title.rules.of(Lang::En));
            let numbered = kit::rulebook::rules(title.rules.of(Lang::En)).len();
            assert!(numbered > 5 && chapters.len() > 2, "{}: {numbered} rules in {chapters:?}", title.id);
            assert_eq!(addresses(&english).len(), numbered, "{}: a rule without an address", title.id);
            for lang in Lang::ALL {
                let (html, own) = read(title.rules.of(lang));
                assert_eq!(addresses(&html), addresses(&english), "{} in {lang:?}", title.id);
                assert_eq!(own.len(), chapters.len(), "{} in {lang:?}: {own:?}", title.id);
            }
        }
    }
}
