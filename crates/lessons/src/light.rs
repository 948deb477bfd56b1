//! What a task lights: the places its words speak of.

use crate::pattern::Pattern;
use shelf::Offer;

/// Something in the drawing of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Light {
    /// The spots of these answers, allowed or refused.
    Answers(Pattern),
    /// The things with this inspection.
    Inspected(String),
    /// The element with this id.
    Element(String),
}

impl Light {
    pub fn parse(text: &str) -> Light {
        match (text.strip_prefix('#'), text.strip_prefix("inspect:")) {
            (Some(id), _) => Light::Element(id.to_string()),
            (_, Some(key)) => Light::Inspected(key.to_string()),
            _ => Light::Answers(Pattern::new(text)),
        }
    }

    /// By which attributes it is found in a drawing.
    pub fn attributes(&self, offers: &[Offer]) -> Vec<String> {
        match self {
            Light::Inspected(key) => vec![format!(" data-inspect=\"{key}\"")],
            Light::Element(id) => vec![format!(" id=\"{id}\"")],
            Light::Answers(pattern) => {
                let meant = offers.iter().filter(|offer| pattern.matches(&offer.text));
                meant
                    .map(|offer| format!(" data-{}=\"{}\"", if offer.refused.is_none() { "answer" } else { "refused" }, offer.text))
                    .collect()
            }
        }
    }
}

/// The drawing with `data-taught` on what the words speak of. Whatever else may be answered stays possible, but is `calm` instead of
/// `lit`: in a lesson the light points at one thing.
pub fn mark(mut drawing: String, lights: &[Light], offers: &[Offer]) -> String {
    for attribute in lights.iter().flat_map(|light| light.attributes(offers)) {
        drawing = drawing.replace(&attribute, &format!(" data-taught{attribute}"));
    }
    if lights.is_empty() { drawing } else { calmed(&drawing) }
}

fn calmed(drawing: &str) -> String {
    let mut out = String::with_capacity(drawing.len());
    let mut rest = drawing;
    while let Some((before, tag_and_more)) = rest.split_once('<') {
        let (tag, more) = tag_and_more.split_at(tag_and_more.find('>').unwrap_or(tag_and_more.len()));
        out.push_str(before);
        out.push('<');
        match tag.split_once(" class=\"").and_then(|(head, value)| Some((head, value.split_once('"')?))) {
            Some((head, (classes, tail))) if !tag.contains(" data-taught") && classes.split(' ').any(|class| class == "lit") => {
                let calm: Vec<_> = classes.split(' ').map(|class| if class == "lit" { "calm" } else { class }).collect();
                out.push_str(&format!("{head} class=\"{}\"{tail}", calm.join(" ")));
            }
            _ => out.push_str(tag),
        }
        rest = more;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::Phrase;

    #[test]
    fn what_is_lit_is_marked_in_the_drawing() {
        let offer = |text: &str| Offer { text: text.to_string(), phrase: Phrase::new("x"), refused: None };
        let drawing = r#"<g data-answer="member black"></g><g data-answer="member white"></g><i id="c-farm"></i>"#;
        let lights = [Light::parse("member black"), Light::parse("#c-farm")];
        assert_eq!(
            mark(drawing.to_string(), &lights, &[offer("member black"), offer("member white")]),
            r#"<g data-taught data-answer="member black"></g><g data-answer="member white"></g><i data-taught id="c-farm"></i>"#
        );
    }

    #[test]
    fn what_the_words_do_not_speak_of_may_be_answered_but_is_not_lit() {
        let offer = |text: &str| Offer { text: text.to_string(), phrase: Phrase::new("x"), refused: None };
        let drawing = r#"<b class="floor lit" data-answer="take 1">5 &lt; 6</b><b class="floor lit" data-answer="take 2"></b>"#;
        assert_eq!(
            mark(drawing.to_string(), &[Light::parse("take 1")], &[offer("take 1"), offer("take 2")]),
            r#"<b class="floor lit" data-taught data-answer="take 1">5 &lt; 6</b><b class="floor calm" data-answer="take 2"></b>"#
        );
        assert_eq!(mark(drawing.to_string(), &[], &[]), drawing, "with nothing to point at, all light stays");
    }
}
