//! The rules in our own words for players: from the game's README in the visitor's language, every number an address, every chapter with a
//! picture of the game, the rulings at the end, and under one heading what only the curious want to know.

use super::components;
use super::frame::{Frame, face};
use super::rulebook::{Chapter, Reader};
use super::summary::picture;
use crate::app::App;
use crate::visitor::Visitor;
use kit::rulebook::{self, Ruling};
use maud::{Markup, PreEscaped, html};
use shelf::Title;
use words::{Lang, Words};

pub fn rules(app: &App, visitor: &Visitor, title: &'static Title) -> Markup {
    let words = app.words(visitor.lang, Some(title));
    let game = words.text("title");
    let address = format!("/rules/{}", title.id);
    let frame = Frame {
        app,
        appearance: visitor.appearance(),
        title: format!("{game}{}{}", words.colon(), words.text("site-rules")),
        address,
        game: Some(title),
        kind: "reading",
    };
    let readme = title.rules.of(visitor.lang);
    let (lang, rulings) = rulings(title, visitor.lang);
    let reader = Reader::new(readme, &rulings, title.options(), words);
    let book = reader.rulebook(readme);
    let (chapters, curious): (Vec<&Chapter>, Vec<&Chapter>) = book.chapters.iter().partition(|chapter| chapter.number.is_some());
    let body = html! {
        main #main.rules {
            header.reading-head {
                (face(title))
                div { h1 { (game) (words.colon()) (words.text("site-rules")) } (PreEscaped(&book.intro)) }
            }
            nav.contents aria-label=(words.text("site-contents")) {
                (search(words, "site-search-rules"))
                ol {
                    @for chapter in &chapters { li { a href={ "#" (chapter.id) } { (chapter.name) } } }
                    @if !rulings.is_empty() { li { a href="#rulings" { (words.text("site-rulings")) } } }
                    li { a href="#curious" { (words.text("site-curious")) } }
                }
            }
            article {
                @for chapter in &chapters { (rules_chapter(title, chapter)) }
                @if !rulings.is_empty() { (rulings_chapter(&reader, &rulings, lang, visitor.lang, words)) }
                section.chapter.curious id="curious" {
                    h2 { (words.text("site-curious")) }
                    p.hint { (words.text("site-curious-about")) }
                    @for chapter in &curious { details id=(chapter.id) { summary { (chapter.name) } (PreEscaped(&chapter.html)) } }
                    details id="components" {
                        summary { (words.text("site-components")) }
                        @match title.figures(None) {
                            Ok(figures) => (components::tables(&figures, words)),
                            Err(error) => p { (error) },
                        }
                    }
                }
            }
        }
    };
    frame.around(doors(title, words, "rules"), body)
}

/// From one page about a game to the others.
pub fn doors(title: &Title, words: &Words, here: &str) -> Markup {
    let door = |to: &str, address: String, key: &str| html! { @if to != here { a href=(address) { (words.text(key)) } } };
    html! {
        nav.about {
            @if lessons::summary(title).is_some() { (door("summary", format!("/games/{}", title.id), "site-one-page")) }
            (door("rules", format!("/rules/{}", title.id), "site-rules"))
            @if !shelf::components(title, words).is_empty() { (door("cards", format!("/rules/{}/cards", title.id), "site-cards")) }
            @if lessons::course(title).is_some() { (door("learn", format!("/learn/{}", title.id), "site-learn")) }
            (door("new", format!("/new?game={}", title.id), "site-new-table"))
        }
    }
}

/// A box that hides what does not have the words written into it. The script makes it work, and only then is it shown.
pub fn search(words: &Words, key: &str) -> Markup {
    html! {
        label.search { span { (words.text(key)) } " " input type="search" id="search" autocomplete="off" data-none=(words.text("site-search-none")); }
        p #found role="status" {}
    }
}

/// The rulings in that language, or else in English, with the language they are in.
fn rulings(title: &Title, lang: Lang) -> (Lang, Vec<Ruling>) {
    let found = [lang, Lang::En].into_iter().find_map(|lang| title.rulings(lang).map(|text| (lang, rulebook::rulings(text))));
    found.unwrap_or((lang, Vec::new()))
}

fn rules_chapter(title: &Title, chapter: &Chapter) -> Markup {
    let number = chapter.number.as_deref().unwrap_or_default();
    let drawn = lessons::summary(title).and_then(|summary| summary.picture_of_chapter(number));
    html! {
        section.chapter data-searched id={ "chapter-" (number) } {
            header { @if let Some(name) = drawn { (picture(name)) } h2 id=(chapter.id) { (chapter.name) } }
            (PreEscaped(&chapter.html))
        }
    }
}

fn rulings_chapter(reader: &Reader<'_>, rulings: &[Ruling], lang: Lang, wanted: Lang, words: &Words) -> Markup {
    html! {
        section.chapter.rulings data-searched {
            h2 id="rulings" { (words.text("site-rulings")) }
            p.hint { (words.text("site-rulings-about")) }
            ol lang=[(lang != wanted).then_some(lang.code())] {
                @for ruling in rulings { li.ruling id={ "ruling-" (ruling.number) } value=(ruling.number) { (PreEscaped(reader.ruling(&ruling.text))) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All chapters of rules in that language, as HTML.
    fn shown(title: &'static Title, lang: Lang) -> (String, usize) {
        let words = Words::new(lang, Some(&title.texts)).unwrap();
        let readme = title.rules.of(lang);
        let rulings = rulings(title, lang).1;
        let chapters = Reader::new(readme, &rulings, title.options(), &words).rulebook(readme).chapters;
        let html = chapters.iter().filter(|chapter| chapter.number.is_some()).map(|chapter| rules_chapter(title, chapter).into_string());
        (html.collect(), chapters.len())
    }

    /// Refusals link to these addresses, whatever the reader's language.
    #[test]
    fn every_numbered_rule_is_an_address_and_the_same_ones_in_every_language() {
        let addresses = |html: &str| -> Vec<String> {
            html.split("<p class=\"rule\" id=\"r").skip(1).filter_map(|rest| rest.split('"').next()).map(ToString::to_string).collect()
        };
        for title in shelf::TITLES {
            let (english, chapters) = shown(title, Lang::En);
            let numbered = rulebook::rules(title.rules.of(Lang::En)).len();
            assert!(numbered > 5 && chapters > 2, "{}: {numbered} rules in {chapters} chapters", title.id);
            assert_eq!(addresses(&english).len(), numbered, "{}: a rule without an address", title.id);
            for lang in Lang::ALL {
                let (html, own) = shown(title, lang);
                assert_eq!(addresses(&html), addresses(&english), "{} in {lang:?}", title.id);
                assert_eq!(own, chapters, "{} in {lang:?}", title.id);
            }
        }
    }

    #[test]
    fn rules_speak_to_players_in_every_language() {
        for title in shelf::TITLES {
            for lang in Lang::ALL {
                let (html, _) = shown(title, lang);
                assert!(!html.contains("<code>"), "{} in {lang:?}: {:?}", title.id, html.split_once("<code>").map(|(_, rest)| &rest[..60]));
                let unlinked = html.match_indices("href=\"#").find(|(at, _)| {
                    let target = html[at + 7..].split('"').next().unwrap();
                    !target.starts_with("ruling-") && !html.contains(&format!("id=\"{target}\""))
                });
                assert_eq!(unlinked.map(|(at, _)| &html[at..at + 30]), None, "{} in {lang:?}: a link to nowhere", title.id);
                let readme = title.rules.of(lang);
                let intro = readme.split("\n## ").next().unwrap();
                let speaks_of_tests =
                    intro.to_lowercase().split(|c: char| !c.is_alphabetic()).any(|word| word == "test" || word == "tests");
                assert!(!speaks_of_tests && !intro.contains("`RULINGS"), "{} in {lang:?}: {intro}", title.id);
            }
        }
    }

    #[test]
    fn every_ruling_that_is_named_is_on_the_page_in_the_readers_language() {
        for title in shelf::TITLES {
            let english: Vec<u32> = rulings(title, Lang::En).1.iter().map(|ruling| ruling.number).collect();
            for lang in Lang::ALL {
                let (told_in, own) = rulings(title, lang);
                assert_eq!(told_in, lang, "{}: the rulings are not told in {lang:?}", title.id);
                assert_eq!(own.iter().map(|ruling| ruling.number).collect::<Vec<_>>(), english, "{} in {lang:?}", title.id);
                let (html, _) = shown(title, lang);
                let named = html.split("href=\"#ruling-").skip(1).filter_map(|rest| rest.split('"').next()?.parse::<u32>().ok());
                assert!(named.count() > 0 || english.is_empty(), "{} in {lang:?}: no rule links to a ruling", title.id);
            }
        }
    }
}
