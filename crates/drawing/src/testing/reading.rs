//! Reads a drawing as a test looks at it: the element of an answer, what the panel tells, what is marked as new.

use super::{conforms, draw_journal, speak};
use crate::Board;
use kit::{Game, Journal, Seat, Viewer};
use words::{Lang, Texts};

/// The drawing for the first seat in English, after all that every drawing must keep has been checked.
#[track_caller]
pub fn checked_drawing<B: Board>(table: &Journal<B::Game>, texts: &Texts) -> String {
    conforms::<B>(table, texts);
    drawing_for::<B>(table, Viewer::Seat(Seat(0)), texts)
}

/// The drawing for a viewer in English.
pub fn drawing_for<B: Board>(table: &Journal<B::Game>, viewer: Viewer, texts: &Texts) -> String {
    draw_journal::<B>(table, viewer, &speak(Lang::En, texts))
}

/// The attributes of all elements, in the order of the document, with their values as they are written. One pass: a drawing is long, and it is
/// looked at thousands of times.
pub fn all_attributes(drawn: &str) -> impl Iterator<Item = (&str, &str)> {
    let tags = drawn.split('<').skip(1).filter_map(|piece| piece.split('>').next());
    tags.flat_map(|tag| {
        let mut pieces = tag.split('"');
        std::iter::from_fn(move || Some((pieces.next()?.rsplit(' ').next()?.strip_suffix('=')?, pieces.next()?)))
    })
}

/// The values of an attribute, unescaped, in the order of the document.
pub fn attributes(drawn: &str, name: &str) -> Vec<String> {
    all_attributes(drawn).filter(|(other, _)| *other == name).map(|(_, value)| unescaped(value)).collect()
}

pub fn unescaped(value: &str) -> String {
    if value.contains('&') {
        value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    } else {
        value.to_string()
    }
}

/// The start tag of the element that gives an answer.
#[track_caller]
pub fn spot<'a>(drawn: &'a str, answer: &str) -> &'a str {
    let at = drawn.find(&format!(" data-answer=\"{answer}\"")).unwrap_or_else(|| panic!("`{answer}` has no place"));
    &drawn[drawn[..at].rfind('<').unwrap_or(0)..at + drawn[at..].find('>').unwrap_or(0)]
}

/// What the inspection panel holds under a key.
#[track_caller]
pub fn inspection<'a>(drawn: &'a str, key: &str) -> &'a str {
    let start = format!("<template data-key=\"{key}\">");
    drawn.split(&start).nth(1).and_then(|rest| rest.split("</template>").next()).unwrap_or_else(|| panic!("nothing is told of {key}"))
}

/// The words of a piece of a drawing, without pictures.
pub fn words_of(markup: &str) -> String {
    let text: Vec<&str> = markup.split('<').filter_map(|tag| tag.split_once('>')).map(|(_, text)| text).collect();
    text.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The start tags that are marked as what a rival did last.
pub fn marked_as_last(drawn: &str) -> Vec<&str> {
    let tags = drawn.split('<').filter_map(|tag| tag.split('>').next());
    tags.filter(|tag| tag.contains(" last ") || tag.contains(" last\"")).collect()
}

/// Gives answers by their notation, one after the other.
#[track_caller]
pub fn answer_all<G: Game>(table: &mut Journal<G>, answers: &[(u8, &str)]) {
    for (seat, text) in answers {
        let choice = table.game().read(text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        table.submit(Seat(*seat).into(), choice).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    }
}
