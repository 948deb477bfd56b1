//! The elements of SVG files, by their ids.

use super::{Fault, File};
use std::collections::BTreeMap;

/// An element with an id: what is written in its first tag, and what is inside.
#[derive(Clone, Debug)]
pub(super) struct Element<'a> {
    pub tag: &'a str,
    /// The attributes as written, without the id.
    pub attributes: String,
    pub inside: String,
    pub file: &'static str,
    pub line: usize,
}

/// What can be drawn with. A game's own elements hide shared ones of the same name.
#[derive(Clone, Default, Debug)]
pub(super) struct Drawings<'a> {
    pub elements: BTreeMap<&'a str, Element<'a>>,
    /// The ids in the order in which they are written: neighbours are alike, which packs well.
    pub order: Vec<&'a str>,
}

impl<'a> Drawings<'a> {
    /// Reads files of elements that stand side by side. What cannot be read is told, the rest is there.
    pub fn read(files: &[File]) -> (Drawings<'static>, Vec<Fault>) {
        let mut drawings = Drawings::default();
        let mut faults = vec![];
        for file in files {
            let mut reader = Reader { file: *file, at: 0 };
            loop {
                match reader.next_element() {
                    Ok(None) => break,
                    Ok(Some((id, element))) => {
                        let line = element.line;
                        if drawings.elements.insert(id, element).is_some() {
                            faults.push(Fault { file: file.name, line, what: format!("the id {id} is taken") });
                        } else {
                            drawings.order.push(id);
                        }
                    }
                    Err(fault) => {
                        faults.push(fault);
                        break;
                    }
                }
            }
        }
        (drawings, faults)
    }

    pub fn get(&self, id: &str) -> Option<&Element<'a>> {
        self.elements.get(id)
    }
}

impl Element<'_> {
    pub fn attribute(&self, name: &str) -> Option<&str> {
        attribute(&self.attributes, name)
    }

    /// The kinds in which a drawing comes, as what is put behind its name and the custom properties that make the difference:
    /// `variants="black: d #2b2930, k #fff; white: d #f3ecdc, k #000"`. A drawing without is its own only kind.
    pub fn variants(&self) -> Vec<(String, Vec<(&str, &str)>)> {
        let Some(variants) = self.attribute("variants") else { return vec![(String::new(), vec![])] };
        let kinds = variants.split(';').filter_map(|kind| kind.split_once(':'));
        kinds
            .map(|(name, values)| (format!("-{}", name.trim()), values.split(',').filter_map(|pair| pair.trim().split_once(' ')).collect()))
            .collect()
    }
}

/// The value of an attribute among others as they are written: `name="value"`.
pub(super) fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = attributes;
    loop {
        let (before, after) = rest.split_once("=\"")?;
        let (value, next) = after.split_once('"')?;
        if before.trim_start() == name {
            return Some(value);
        }
        rest = next;
    }
}

struct Reader {
    file: File,
    at: usize,
}

impl Reader {
    fn next_element(&mut self) -> Result<Option<(&'static str, Element<'static>)>, Fault> {
        let text = self.file.text;
        loop {
            self.at += text[self.at..].len() - text[self.at..].trim_start().len();
            let Some(comment) = text[self.at..].strip_prefix("<!--") else { break };
            let end = comment.find("-->").ok_or_else(|| self.fault("this comment has no end"))?;
            self.at += "<!--".len() + end + "-->".len();
        }
        let rest = &text[self.at..];
        if rest.is_empty() {
            return Ok(None);
        }
        let line = self.line();
        let first = rest.strip_prefix('<').and_then(|tag| tag.split_once('>')).ok_or_else(|| self.fault("an element is expected here"))?.0;
        let (first, empty) = first.strip_suffix('/').map_or((first, false), |first| (first, true));
        let (tag, attributes) = first.split_once(char::is_whitespace).unwrap_or((first, ""));
        let id = attribute(attributes, "id").ok_or_else(|| self.fault("this element needs an id"))?;
        let opened = "<".len() + first.len() + usize::from(empty) + ">".len();
        let inside = if empty { "" } else { &rest[opened..opened + self.end_of(tag, &rest[opened..])?] };
        self.at += opened + inside.len() + if empty { 0 } else { tag.len() + "</>".len() };
        let without_id = attributes.replacen(&format!("id=\"{id}\""), "", 1);
        let attributes = without_id.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(Some((id, Element { tag, attributes, inside: tidy(inside), file: self.file.name, line })))
    }

    /// Where the element's closing tag begins: the first one that is not an inner element's of the same name.
    fn end_of(&self, tag: &str, inside: &str) -> Result<usize, Fault> {
        let (opening, closing) = (format!("<{tag}"), format!("</{tag}>"));
        let mut depth = 1;
        let mut at = 0;
        loop {
            let rest = &inside[at..];
            let end = rest.find(&closing).ok_or_else(|| self.fault(&format!("<{tag}> is not closed")))?;
            let inner = rest.find(&opening).filter(|inner| *inner < end);
            if let Some(inner) = inner {
                let after = &rest[inner + opening.len()..];
                let whole = after.starts_with([' ', '>', '\n', '/']);
                let empty = after.find('>').is_some_and(|close| after[..close].ends_with('/'));
                depth += usize::from(whole && !empty);
                at += inner + opening.len();
            } else {
                depth -= 1;
                if depth == 0 {
                    return Ok(at + end);
                }
                at += end + closing.len();
            }
        }
    }

    fn line(&self) -> usize {
        self.file.text[..self.at].matches('\n').count() + 1
    }

    fn fault(&self, what: &str) -> Fault {
        Fault { file: self.file.name, line: self.line(), what: what.to_string() }
    }
}

/// Without the line breaks between elements, and numbers as short as they can be.
fn tidy(markup: &str) -> String {
    let joined: String = markup.split('\n').map(str::trim).collect::<Vec<_>>().join(" ");
    let joined = joined.replace("> <", "><").trim().to_string();
    shorten_numbers(&joined)
}

/// `1.500` is `1.5`, `4.0` is `4`, `0.25` is `.25`.
fn shorten_numbers(text: &str) -> String {
    let mut short = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(point) = rest.find('.') {
        let digits = rest[point + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let (before, after) = rest.split_at(point);
        let fraction = after[1..=digits].trim_end_matches('0');
        let alone = before.ends_with('0')
            && !before[..before.len() - 1].ends_with(|c: char| c.is_ascii_digit() || c == '.')
            && !fraction.is_empty();
        let is_number = digits > 0 && (before.ends_with(|c: char| c.is_ascii_digit()) || !fraction.is_empty());
        short.push_str(if alone { &before[..before.len() - 1] } else { before });
        if !is_number || !fraction.is_empty() {
            short.push('.');
        }
        short.push_str(if is_number { fraction } else { &after[1..=digits] });
        rest = &after[1 + digits..];
        if is_number && fraction.is_empty() && rest.starts_with('.') {
            short.push(' ');
        }
    }
    short.push_str(rest);
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        assert_eq!(shorten_numbers("M1.500-4.0q0.25.500 10.05 3.0.5z"), "M1.5-4q.25.5 10.05 3 .5z");
    }

    #[test]
    fn elements_are_found_by_id_and_faults_by_line() {
        const GOOD: &[File] = &[File {
            name: "good.svg",
            text: "<!-- a house -->\n<g id=\"p-a\" fill=\"red\"><g><path d=\"M0 0\"/></g>\n</g><path id=\"b\" d=\"M1 1\"/>",
        }];
        let (drawings, faults) = Drawings::read(GOOD);
        assert!(faults.is_empty());
        assert_eq!(
            drawings.get("p-a").map(|a| (a.attributes.as_str(), a.inside.as_str())),
            Some(("fill=\"red\"", "<g><path d=\"M0 0\"/></g>"))
        );
        assert_eq!(drawings.get("b").map(|b| b.attribute("d")), Some(Some("M1 1")));

        const BAD: &[File] = &[File { name: "bad.svg", text: "<g id=\"a\"/>\n<g id=\"a\"/>\n<g id=\"b\">" }];
        let faults: Vec<String> = Drawings::read(BAD).1.iter().map(ToString::to_string).collect();
        assert_eq!(faults, ["bad.svg:2: the id a is taken", "bad.svg:3: <g> is not closed"]);
    }
}
