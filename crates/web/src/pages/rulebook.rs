//! A game's README and its rulings as parts of a page for players: options by their names, rules and rulings as links.

use kit::rulebook::{self, Ruling};
use kit::{OptionKind, OptionSpec};
use maud::html;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream};
use std::collections::BTreeSet;
use words::Words;

/// The words before the number of a ruling, up to where languages inflect them.
const RULING_WORDS: [&str; 3] = ["ruling", "décision", "uitspra"];

pub struct Rulebook {
    /// What stands before the first chapter, as HTML.
    pub intro: String,
    pub chapters: Vec<Chapter>,
}

pub struct Chapter {
    /// Its address on the page.
    pub id: String,
    pub name: String,
    /// Of a chapter of rules; the others are about the edition, its sources and so on.
    pub number: Option<String>,
    pub html: String,
}

/// Reads what is written for everybody as a player wants it.
pub struct Reader<'a> {
    options: &'a [OptionSpec],
    words: &'a Words,
    rules: BTreeSet<String>,
    rulings: &'a [Ruling],
}

impl<'a> Reader<'a> {
    pub fn new(readme: &str, rulings: &'a [Ruling], options: &'a [OptionSpec], words: &'a Words) -> Reader<'a> {
        let rules = rulebook::rules(readme).into_iter().map(|rule| rule.number).collect();
        Reader { options, words, rules, rulings }
    }

    /// A paragraph that begins with a number in bold gets that number as its address (`#r3.2`).
    pub fn rulebook(&self, readme: &str) -> Rulebook {
        let mut intro = Vec::new();
        let mut chapters: Vec<(String, Vec<Event<'_>>)> = Vec::new();
        let mut heading: Option<(HeadingLevel, String)> = None;
        let events: Vec<Event<'_>> = self.events(readme);
        for (index, event) in events.iter().enumerate() {
            match event {
                Event::Start(Tag::Heading { level, .. }) if *level <= HeadingLevel::H2 => heading = Some((*level, String::new())),
                Event::End(TagEnd::Heading(level)) if *level <= HeadingLevel::H2 => {
                    // The page has the game's name on top.
                    if let Some((HeadingLevel::H2, name)) = heading.take() {
                        chapters.push((name, Vec::new()));
                    }
                }
                other => match &mut heading {
                    Some((_, name)) => self.push_heading(name, other),
                    None => chapters.last_mut().map_or(&mut intro, |(_, inside)| inside).push(self.shown(other, &events[index + 1..])),
                },
            }
        }
        let chapters = chapters.into_iter().zip(1..).map(|((name, inside), nth)| {
            let number = name.split(' ').next().filter(|word| word.bytes().all(|b| b.is_ascii_digit())).map(ToString::to_string);
            Chapter { id: format!("c{nth}"), name, number, html: written(inside) }
        });
        Rulebook { chapters: chapters.collect(), intro: written(intro) }
    }

    /// The text of a ruling.
    pub fn ruling(&self, text: &str) -> String {
        let events = self.events(text);
        written(events.iter().enumerate().map(|(index, event)| self.shown(event, &events[index + 1..])).collect())
    }

    /// Lines of one paragraph are one text, so that "(ruling 6)" is found wherever a line ends.
    fn events<'t>(&self, markdown: &'t str) -> Vec<Event<'t>> {
        let whole = Parser::new_ext(markdown, Options::ENABLE_TABLES).map(|event| match event {
            Event::SoftBreak => Event::Text(CowStr::Borrowed(" ")),
            other => other,
        });
        TextMergeStream::new(whole).collect()
    }

    fn shown<'t>(&self, event: &Event<'t>, next: &[Event<'t>]) -> Event<'t> {
        match event {
            Event::Start(Tag::Paragraph) => match number(next) {
                Some(number) => Event::Html(format!("<p class=\"rule\" id=\"r{number}\">").into()),
                None => event.clone(),
            },
            Event::Start(Tag::Link { dest_url, .. }) if is_rulings_file(dest_url) => Event::InlineHtml("<a href=\"#rulings\">".into()),
            Event::Code(code) => match self.option(code) {
                Some(name) => Event::InlineHtml(html! { q.option { (name) } }.into_string().into()),
                None => event.clone(),
            },
            Event::Text(text) => Event::InlineHtml(self.linked(text).into()),
            other => other.clone(),
        }
    }

    /// An option that is called like its chapter is not named twice: "8 Muse & Princess (option)".
    fn push_heading(&self, name: &mut String, event: &Event<'_>) {
        match event {
            Event::Text(text) => name.push_str(text),
            Event::Code(code) => match self.option(code) {
                Some(option) if name.contains(&option) => name.truncate(name.trim_end().len()),
                Some(option) => name.push_str(&option),
                None => name.push_str(code),
            },
            _ => {}
        }
    }

    /// What people call an option (`muse`), a value of one (`advanced`), or both (`neutral_placement dice`).
    fn option(&self, code: &str) -> Option<String> {
        let name = |id: &str| self.words.text(&format!("option-{id}"));
        let value_of = |spec: &OptionSpec, value: &str| match spec.kind {
            OptionKind::Choice { values, .. } if values.contains(&value) => Some(self.words.text(&format!("option-{}-{value}", spec.id))),
            _ => None,
        };
        if let Some(spec) = self.options.iter().find(|spec| spec.id == code) {
            return Some(name(spec.id));
        }
        if let Some((id, value)) = code.split_once(' ') {
            return self.options.iter().find(|spec| spec.id == id).and_then(|spec| value_of(spec, value));
        }
        self.options.iter().find_map(|spec| value_of(spec, code))
    }

    /// The text with every "§4.6" and every number behind "ruling" as a link.
    fn linked(&self, text: &str) -> String {
        let mut html = String::new();
        let mut rest = text;
        while let Some((at, length)) = reference(rest) {
            html.push_str(&escaped(&rest[..at]));
            rest = &rest[at..];
            html.push_str(&self.link(&rest[..length]));
            rest = &rest[length..];
        }
        html + &escaped(rest)
    }

    /// `§4.6`, or `ruling 6`, or `rulings 10, 21`, with what is numbered there.
    fn link(&self, reference: &str) -> String {
        if let Some(number) = reference.strip_prefix('§') {
            let target = if self.rules.contains(number) { format!("#r{number}") } else { format!("#chapter-{number}") };
            return html! { a.cite href=(target) { (reference) } }.into_string();
        }
        let mut html = String::new();
        let mut rest = reference;
        while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
            html.push_str(&escaped(&rest[..at]));
            let length = digits(&rest[at..]);
            let number = &rest[at..at + length];
            match self.rulings.iter().find(|ruling| ruling.number.to_string() == number) {
                Some(ruling) => {
                    let told = html! { a.cite href={ "#ruling-" (number) } title=(plain(&ruling.text)) { (number) } };
                    html.push_str(&told.into_string());
                }
                None => html.push_str(number),
            }
            rest = &rest[at + length..];
        }
        html + &escaped(rest)
    }
}

/// Where the next reference to a rule, a chapter or rulings stands, and how long it is.
fn reference(text: &str) -> Option<(usize, usize)> {
    let rule = text.match_indices('§').find_map(|(at, sign)| {
        let number = &text[at + sign.len()..];
        let end = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
        let number = number[..end].trim_end_matches('.');
        (!number.is_empty()).then_some((at, sign.len() + number.len()))
    });
    let ruling = RULING_WORDS.iter().flat_map(|word| text.match_indices(word)).filter_map(|(at, word)| {
        let behind = at + word.len();
        let inflected = text[behind..].find(|c: char| !c.is_alphabetic())?;
        let numbers = numbered(&text[behind + inflected..])?;
        Some((at, word.len() + inflected + numbers))
    });
    ruling.chain(rule).min()
}

/// How long a list of numbers is that begins behind a blank: ` 6`, ` 10, 21`, ` 7 and 33`.
fn numbered(text: &str) -> Option<usize> {
    let blank = text.chars().next().filter(|c| c.is_whitespace())?.len_utf8();
    let mut length = blank + Some(digits(&text[blank..])).filter(|n| *n > 0)?;
    for joint in [", ", " and ", " et ", " en "].iter().cycle().take(40) {
        let behind = &text[length..];
        let more = behind.strip_prefix(joint).map_or(0, digits);
        if more > 0 {
            length += joint.len() + more;
        }
    }
    Some(length)
}

fn digits(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len())
}

fn is_rulings_file(address: &str) -> bool {
    address.starts_with("RULINGS.")
}

fn number(next: &[Event<'_>]) -> Option<String> {
    match next {
        [Event::Start(Tag::Strong), Event::Text(text), ..] => rulebook::is_number(text).then(|| text.to_string()),
        _ => None,
    }
}

/// Markdown without its signs, for a remark that pops up.
fn plain(markdown: &str) -> String {
    markdown.replace(['*', '`'], "")
}

fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}

fn written(events: Vec<Event<'_>>) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    html
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    const README: &str = "# Game\n\nAbout it; the [rulings](RULINGS.md).\n\n## 1 Set-up (option `leaders`)\n\n**1.1** Two *players* (ruling\n6), see §2.1.\n\nNo rule.\n\n**Note** nothing.\n\n## 2 End\n\n**2.1** `bonus_tiles` on `advanced`, as in §1 (rulings 6, 7 and 9).\n\n## Sources\n\nA `file.json`.\n";

    fn read(lang: Lang, readme: &str) -> Rulebook {
        let title = shelf::title("lorenzo").unwrap();
        let words = Words::new(lang, Some(&title.texts)).unwrap();
        let rulings = rulebook::rulings("6. **Order** \"of\" things.\n7. No.\n");
        Reader::new(readme, &rulings, title.options(), &words).rulebook(readme)
    }

    #[test]
    fn every_rule_has_an_address_and_every_chapter_its_number() {
        let book = read(Lang::En, README);
        assert!(
            book.chapters[0].html.contains("<p class=\"rule\" id=\"r1.1\"><strong>1.1</strong> Two <em>players</em>"),
            "{}",
            book.chapters[0].html
        );
        assert!(book.chapters[0].html.contains("<p>No rule.</p>") && book.chapters[0].html.contains("<p><strong>Note</strong>"));
        let chapters: Vec<(&str, &str, Option<&str>)> =
            book.chapters.iter().map(|c| (c.id.as_str(), c.name.as_str(), c.number.as_deref())).collect();
        assert_eq!(chapters, [("c1", "1 Set-up (option Leaders)", Some("1")), ("c2", "2 End", Some("2")), ("c3", "Sources", None)]);
    }

    #[test]
    fn rulings_and_rules_are_links_and_options_have_their_names() {
        let book = read(Lang::En, README);
        assert_eq!(book.intro, "<p>About it; the <a href=\"#rulings\">rulings</a>.</p>\n");
        let (first, second) = (&book.chapters[0].html, &book.chapters[1].html);
        assert!(first.contains("(ruling <a class=\"cite\" href=\"#ruling-6\" title=\"Order &quot;of&quot; things.\">6</a>), see <a class=\"cite\" href=\"#r2.1\">§2.1</a>."), "{first}");
        assert!(second.contains("<q class=\"option\">Bonus tiles</q> on <q class=\"option\">advanced</q>"), "{second}");
        assert!(
            second.contains("<a class=\"cite\" href=\"#chapter-1\">§1</a>") && second.contains("title=\"No.\">7</a> and 9)"),
            "{second}"
        );
        assert!(book.chapters[2].html.contains("<code>file.json</code>"));
    }

    #[test]
    fn an_option_called_like_its_chapter_is_not_named_twice() {
        assert_eq!(read(Lang::En, "## 12 Leaders (option `leaders`)\n").chapters[0].name, "12 Leaders (option)");
    }

    #[test]
    fn rulings_are_found_in_every_language() {
        let french = read(Lang::Fr, "## 1 Un\n\n**1.1** Oui (décision\u{a0}6), (décisions 6 et 7).\n");
        assert_eq!(french.chapters[0].html.matches("href=\"#ruling-").count(), 3, "{}", french.chapters[0].html);
        let dutch = read(Lang::Nl, "## 1 Een\n\n**1.1** Ja (uitspraak 6), (uitspraken 6 en 7).\n");
        assert_eq!(dutch.chapters[0].html.matches("href=\"#ruling-").count(), 3, "{}", dutch.chapters[0].html);
    }
}
