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

/// The drawing with `data-taught` on what is lit.
pub fn mark(mut drawing: String, lights: &[Light], offers: &[Offer]) -> String {
    for attribute in lights.iter().flat_map(|light| light.attributes(offers)) {
        drawing = drawing.replace(&attribute, &format!(" data-taught{attribute}"));
    }
    drawing
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
}
